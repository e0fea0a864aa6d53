"""Yamaji, described for everything above the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tabiji.engine.deck import NONE, lay_out
from tabiji.engine.description import Description
from tabiji.engine.errors import BadOptions, brief
from tabiji.engine.option import Option

from .facts import DECKS, FACTS, HERB_NAMES, HERB_POINTS, KINDS, SEATS
from .knowledge import LAYOUT, SOURCES, features, imagine, sources, unknown
from .rules import (
    CHOICES,
    DECISIONS,
    EVENTS,
    MOST_CHOICES,
    PHASES,
    WALK,
    apply,
    deal,
    is_over,
    legal_actions,
    rank,
)
from .state import Game
from .view import show, space_at, view, way

WEATHERS = ("clear", "mist")


@dataclass(frozen=True)
class Options:
    """The choices made before the hike."""

    players: int = 3
    weather: str = "clear"

    def words(self) -> dict[str, str]:
        """The options as a saved game names them."""
        return {"players": str(self.players), "weather": self.weather}


def read_options(words: Mapping[str, str]) -> Options:
    """Options from their words."""
    for name in sorted(set(words) - {"players", "weather"}):
        raise BadOptions(f"Yamaji has no option '{brief(name)}'.")
    players, weather = words.get("players", "3"), words.get("weather", WEATHERS[0])
    if players not in ("2", "3", "4"):
        raise BadOptions(f"Yamaji is for 2 to {SEATS} players, not '{brief(players)}'.")
    if weather not in WEATHERS:
        raise BadOptions(f"There is no weather '{brief(weather)}': choose one of {', '.join(WEATHERS)}.")
    return Options(int(players), weather)


def blank(options: Options) -> Game:
    """The table before anything is dealt."""
    game = Game.zeros()
    lay_out(game, DECKS)
    game.drawn[:] = [NONE, NONE]
    game.players = game.piece_count = options.players
    game.mist = WEATHERS.index(options.weather)
    return game


YAMAJI = Description(
    name="yamaji",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choices=CHOICES,
    most_choices=MOST_CHOICES,
    moving=WALK,
    events=EVENTS,
    players=(2, SEATS),
    offered=(Option("weather", "weather", WEATHERS),),
    options=read_options,
    blank=blank,
    deal=deal,
    apply=apply,
    legal_actions=legal_actions,
    is_over=is_over,
    rank=rank,
    imagine=imagine,
    features=features,
    feature_names=tuple(LAYOUT.names),
    sources=sources,
    source_names=SOURCES,
    unknown=unknown,
    notate=DECISIONS.notate,
    view=view,
    show=show,
    way=way,
    describe=DECISIONS.describe,
    space=space_at,
    names={"herb": HERB_NAMES},
    other_names={"space": KINDS, "weather": WEATHERS},
    printed={f"herb-{name}": {"points": points} for name, points in zip(HERB_NAMES, HERB_POINTS, strict=True)},
    labels={},
    answers=("walk",),
    neutral_phases=(),
    texts=Path(__file__).with_name("texts"),
)
