"""The program `tabiji`, also `python -m tabiji`."""

from __future__ import annotations

import os
import signal


def main() -> None:
    """Read the program, then run it; until it is read Ctrl-C ends the process without a traceback."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # else whoever started it wants Ctrl-C to be ignored
        signal.signal(signal.SIGINT, _leave)
    from .cli import main as run

    signal.signal(signal.SIGINT, usual)
    run()


def _leave(*_: object) -> None:
    os.write(2, b"Stopped.\n")
    os._exit(130)


if __name__ == "__main__":
    main()
