"""Namiji as a module of PettingZoo: `namiji_v0.env(players=3)`."""

from functools import partial

from . import aec

env = partial(aec, "namiji")
