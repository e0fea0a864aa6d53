"""Reads recorded games of people, to be counted like simulated ones."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..core.errors import BadGameFile, BadOptions
from ..games import load_game
from ..games.tokaido.game import TOKAIDO
from ..games.tokaido.real_games import PLATFORM, Disagreement, Replay, read_games
from ..games.tokaido.scoring import rank
from ..games.tokaido.state import Game
from .simulate import Batch, SimulationSpec, batch_of


def read_batch(file: Path, game: str) -> tuple[SimulationSpec, Batch]:
    """Returns the spec of a file of recorded games, and a batch with a row for each seat of each game."""
    if game != TOKAIDO.name:
        raise BadOptions(f"'people': there are recorded games of {TOKAIDO.name} alone, not of {game}.")
    games, ranks, slots, stops = [], [], [], []
    for number, recorded in enumerate(read_games(file)):
        replay = Replay(recorded, False)
        try:
            replay.run()
        except Disagreement as difference:
            raise BadGameFile(f"Game {number + 1} of {file} does not agree with our rules: {difference}.") from None
        games.append(replay.game.to_record()[0])
        ranks.append([rank(replay.game, seat) for seat in range(PLATFORM.players)])
        slots.append([recorded["queue"].index(seat) for seat in range(PLATFORM.players)])
        stops.append([0] * PLATFORM.players)
        for step in recorded["steps"]:
            stops[number][step["seat"]] |= 1 << step["to"] - 1
    if not games:
        raise BadGameFile(f"The games file {file} holds no game.")
    simulation = SimulationSpec(TOKAIDO.name, TOKAIDO.facts.label, PLATFORM.to_dict(), "human", len(games), 0)
    columns = np.arange(len(games)), np.array(ranks), np.array(slots), np.array(stops)
    return simulation, batch_of(load_game(TOKAIDO.name), np.array(games, Game.dtype), *columns)
