"""What goes wrong in a way a person can mend: each error is one clear sentence."""


def shorten(text: str, max_length: int = 60) -> str:
    """What somebody wrote, as far as it fits into a sentence: one line that can be shown anywhere."""
    shown = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text[:max_length])
    return shown + "…" if len(text) > max_length else shown


class TabijiError(Exception):
    """The base of every error that is told in a sentence, never as a traceback."""


class BadOptions(TabijiError):
    """A game was asked for that cannot be played."""


class BadComponents(TabijiError):
    """A file of printed facts does not hold together."""


class IllegalAction(TabijiError):
    """An action that the game does not allow now."""


class BadGameFile(TabijiError):
    """A file that cannot be read as a game."""
