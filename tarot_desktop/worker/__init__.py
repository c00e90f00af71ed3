"""The thread in which the session lives: rules core and opponents, no widgets."""
