"""Errors that a user can correct; each message is one sentence."""


def shorten(text: str, max_length: int = 60) -> str:
    """Returns user input as one printable line of limited length."""
    shown = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text[:max_length])
    return shown + "…" if len(text) > max_length else shown


class TabijiError(Exception):
    """The base of all errors that are shown as a sentence instead of a traceback."""


class BadOptions(TabijiError):
    """An argument or option is wrong."""


class BadComponents(TabijiError):
    """A file of printed facts is invalid."""


class IllegalAction(TabijiError):
    """An action is not legal now."""


class BadGameFile(TabijiError):
    """A game file cannot be read or written."""
