"""Runs a command; whatever goes wrong is reported in a sentence."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from rich.console import Console

from ..core.errors import TabijiError
from ..terminal.ascii import enable_ascii_fallback
from .app import app

INTERRUPTED = 130  # the exit status after Ctrl-C
WRITE_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main() -> None:
    """Runs the command of this process and exits."""
    enable_ascii_fallback()
    status, sentence = _run()
    try:
        sys.stdout.flush()
    except OSError as error:
        with Path(os.devnull).open("wb") as null:
            os.dup2(null.fileno(), sys.stdout.fileno())  # else Python would flush once more as it exits
        status = status or 1
        sentence = sentence or _write_error(error)
    if sentence:
        Console(stderr=True, highlight=False).print(sentence, markup=False, soft_wrap=True)
    sys.exit(status)


def _run() -> tuple[str | int | None, str]:
    """Returns the exit status and an error sentence."""
    try:
        app()
    except SystemExit as end:
        return end.code, "Stopped." if end.code == INTERRUPTED else ""
    except KeyboardInterrupt:
        return INTERRUPTED, "Stopped."
    except TabijiError as error:
        return 1, str(error)
    except MemoryError:
        return 1, "There is not enough memory for that."
    except OSError as error:
        if error.errno not in WRITE_ERRORS:
            raise
        return 1, _write_error(error)
    return 0, ""


def _write_error(error: OSError) -> str:
    """Returns why no more output can be written; a closed pipe needs no explanation."""
    return "" if error.errno == errno.EPIPE else f"The output cannot be written: {error.strerror}."
