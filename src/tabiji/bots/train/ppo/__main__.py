"""Trains with an export made elsewhere: python -m tabiji.bots.train.ppo FOLDER --seconds 580."""

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
    """Trains with the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tabiji.bots.train.ppo")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop then, to go on later")
    for name, annotation in TrainingConfig.__annotations__.items():
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            nargs=2 if "tuple" in annotation else None,
            type=int if annotation == "int" else float,
            default=getattr(TrainingConfig, name),
        )
    options = vars(parser.parse_args())
    folder, seconds = options.pop("folder"), options.pop("seconds")
    hyperparameters: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in options.items()
    }
    try:
        training = SelfPlay(folder, TrainingConfig(**hyperparameters))
        with contextlib.suppress(KeyboardInterrupt):
            training.run(seconds, lambda line: print(line, flush=True) if line else None)
    except TabijiError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
