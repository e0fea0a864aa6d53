"""The program `tabiji`, also `python -m tabiji`."""

from __future__ import annotations

import os
import signal


def main() -> None:
    """Imports and runs the command line; during the import Ctrl-C ends the process without a traceback."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is signal.default_int_handler:  # else the parent process ignores Ctrl-C
        signal.signal(signal.SIGINT, _exit)
    from .cli import main as run

    signal.signal(signal.SIGINT, handler)
    run()


def _exit(*_: object) -> None:
    os.write(2, b"Stopped.\n")
    os._exit(130)


if __name__ == "__main__":
    main()
