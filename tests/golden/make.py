"""Writes the golden playthroughs anew: `make golden`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.test_golden import FOLDER, story

from tabiji.bots import Budget, bot_named, observe
from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import GAMES

TABLES = {
    "tokaido": [
        {"players": "2"},
        {"players": "2", "variations": "return gastronomy", "edition": "italian"},
        {"players": "3", "variations": "preparations", "edition": "french"},
        {"players": "4"},
        {"players": "4", "variations": "gastronomy", "house-rules": "hiroshige-may-decline"},
        {"players": "5", "edition": "old-french"},
        {"players": "5", "variations": "initiation"},
    ],
    "namiji": [
        {"players": "2"},
        {"players": "2", "direction": "counterclockwise"},
        {"players": "3"},
        {"players": "4", "direction": "counterclockwise"},
        {"players": "5"},
    ],
}


def main() -> None:
    """Play each table with pilgrims and wanderers in turn."""
    for old in (*FOLDER.glob("*.game"), *FOLDER.glob("*.story")):
        old.unlink()
    for name, tables in TABLES.items():
        for number, words in enumerate(tables, 1):
            game = GAMES[name]()
            journey = Match(game, game.parse_options(words), 1000 + number)
            while not journey.over:
                bot = bot_named("pilgrim" if journey.seat % 2 else "wanderer")
                observation = observe(game, journey.state, journey.seat, len(journey.moves))
                action = bot.choose(observation, journey.legal_moves(), Budget())
                journey.play(action, entropy=number * 1000 + len(journey.moves))
            file = FOLDER / f"{name}-{number}-{words['players']}p.game"
            gamefile.save(journey, file)
            file.with_suffix(".story").write_text(story(journey))


if __name__ == "__main__":
    main()
