"""Rewrites the golden games: `make golden`."""

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
    """Plays a match at each table with pilgrims and wanderers."""
    for old in (*FOLDER.glob("*.game"), *FOLDER.glob("*.story")):
        old.unlink()
    for name, tables in TABLES.items():
        for number, words in enumerate(tables, 1):
            game = GAMES[name]()
            match = Match(game, game.parse_options(words), 1000 + number)
            while not match.over:
                bot = bot_named("pilgrim" if match.seat % 2 else "wanderer")
                observation = observe(game, match.state, match.seat, len(match.moves))
                action = bot.choose(observation, match.legal_moves(), Budget())
                match.play(action, entropy=number * 1000 + len(match.moves))
            file = FOLDER / f"{name}-{number}-{words['players']}p.game"
            gamefile.save(match, file)
            file.with_suffix(".story").write_text(story(match))


if __name__ == "__main__":
    main()
