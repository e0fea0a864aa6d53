"""Registers every game with Gymnasium: `gymnasium.make("tabiji.research:tabiji/Tokaido-v0")`.

Gymnasium 1.0 removed the entry points by which packages were found: the name of a module before the id replaces them.
"""

from __future__ import annotations

import gymnasium

from ..games import GAMES

for _game in GAMES:
    gymnasium.register(
        f"tabiji/{_game.capitalize()}-v0",
        f"{__package__}.single_env:SingleEnv",
        vector_entry_point=f"{__package__}.vector_env:make_vector",
        kwargs={"game": _game},
    )
