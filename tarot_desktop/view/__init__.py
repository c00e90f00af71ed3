"""The window: it draws what it is told."""
