"""What a command answers when its call was wrong."""


class UsageError(Exception):
    """A call that cannot be carried out; the message is one line that says what would be right."""
