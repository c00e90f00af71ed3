"""`tarot-lab`: the commands that need no window."""
