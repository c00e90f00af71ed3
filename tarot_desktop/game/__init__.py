"""One deal as a state machine, sessions, records, and what one seat may know."""
