"""Training from a kit that was made ahead: python -m tabiji.bots.train.ppo FOLDER --seconds 580."""

from __future__ import annotations

import argparse
import contextlib
import math
import sys
from pathlib import Path
from typing import Any

from ....core.errors import TabijiError
from . import SelfPlay, TrainingConfig


def main() -> None:
    """Train from a kit that was made ahead."""
    parser = argparse.ArgumentParser(prog="python -m tabiji.bots.train.ppo")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop then, to go on later")
    for name, kind in TrainingConfig.__annotations__.items():
        pair = "tuple" in kind
        parser.add_argument(
            f"--{name}",
            nargs=2 if pair else None,
            type=int if kind == "int" else float,
            default=getattr(TrainingConfig, name),
        )
    options = vars(parser.parse_args())
    folder, seconds = options.pop("folder"), options.pop("seconds")
    chosen: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in options.items()}
    try:
        league = SelfPlay(folder, TrainingConfig(**chosen))
        with contextlib.suppress(KeyboardInterrupt):
            league.run(seconds, lambda line: print(line, flush=True) if line else None)
    except TabijiError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
