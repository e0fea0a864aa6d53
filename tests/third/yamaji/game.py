"""The description of Yamaji as a GameSpec."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tabiji.core.deck import NONE, lay_out
from tabiji.core.errors import BadOptions, shorten
from tabiji.core.extras import OptionEffects, PracticeTheme, RulebookOutline
from tabiji.core.option import Option
from tabiji.core.spec import GameSpec

from .facts import DECKS, FACTS, HERB_NAMES, HERB_POINTS, KINDS, PAIR_POINTS, SEATS
from .knowledge import LAYOUT, SCORE_SOURCES, determinize, features, hidden_counts, score_breakdown
from .rules import CHOICES, DECISIONS, EVENTS, MOST_CHOICES, PHASES, WALK, apply, deal, is_over, legal_actions, rank
from .state import Game
from .view import route, space_at, view, view_piece

WEATHERS = ("clear", "mist")


@dataclass(frozen=True)
class Options:
    """The options of a table."""

    players: int = 3
    weather: str = "clear"

    def to_dict(self) -> dict[str, str]:
        """Returns the options as game files write them."""
        return {"players": str(self.players), "weather": self.weather}


def parse_options(words: Mapping[str, str]) -> Options:
    """Returns the options that words state, or raises BadOptions."""
    for name in sorted(set(words) - {"players", "weather"}):
        raise BadOptions(f"Yamaji has no option '{shorten(name)}'.")
    players, weather = words.get("players", "3"), words.get("weather", WEATHERS[0])
    if players not in ("2", "3", "4"):
        raise BadOptions(f"Yamaji is for 2 to {SEATS} players, not '{shorten(players)}'.")
    if weather not in WEATHERS:
        raise BadOptions(f"There is no weather '{shorten(weather)}': choose one of {', '.join(WEATHERS)}.")
    return Options(int(players), weather)


def initial_state(options: Options) -> Game:
    """Returns the state before the deal."""
    game = Game.zeros()
    lay_out(game, DECKS)
    game.drawn[:] = [NONE, NONE]
    game.players = game.piece_count = options.players
    game.mist = WEATHERS.index(options.weather)
    return game


OUTLINE = RulebookOutline(
    chapters={"journey": ("goal",), "spaces": ("path",), "things": ("herbs",)},
    about={"path": tuple(f"space-{kind}" for kind in KINDS)},
    lists={"herbs": (("herb", "herbs"),)},
    printed={"wasabi": ("herb-wasabi", "points")},
    numbers={"pair": PAIR_POINTS},
)

YAMAJI = GameSpec(
    name="yamaji",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choice_counts=CHOICES,
    most_choices=MOST_CHOICES,
    move_phase=WALK,
    events=EVENTS,
    players=(2, SEATS),
    options=(Option("weather", "weather", WEATHERS),),
    parse_options=parse_options,
    initial_state=initial_state,
    deal=deal,
    apply=apply,
    legal_actions=legal_actions,
    is_over=is_over,
    rank=rank,
    determinize=determinize,
    features=features,
    feature_names=tuple(LAYOUT.names),
    score_breakdown=score_breakdown,
    score_sources=SCORE_SOURCES,
    hidden_counts=hidden_counts,
    notate=DECISIONS.notate,
    view=view,
    view_piece=view_piece,
    route=route,
    describe=DECISIONS.describe,
    space_at=space_at,
    names={"herb": HERB_NAMES},
    other_names={"space": KINDS, "weather": WEATHERS},
    printed={f"herb-{name}": {"points": points} for name, points in zip(HERB_NAMES, HERB_POINTS, strict=True)},
    labels={},
    answers=("walk",),
    neutral_phases=(),
    rulebook=OUTLINE,
    option_effects=OptionEffects(explained=("weather",)),
    practice_themes=(PracticeTheme("herb", ("keep",)),),
    daily_bots=("wanderer", "pilgrim", "pilgrim"),
    texts=Path(__file__).with_name("texts"),
)
