"""What the rule book says: no I/O, no clock, no hidden randomness."""
