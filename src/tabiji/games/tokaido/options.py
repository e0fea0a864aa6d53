"""The options of a table of Tokaido: players, variations, edition, house rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...core.checks import shown
from ...core.deck import NONE, lay_out
from ...core.errors import BadOptions, shorten
from ...core.extras import OptionEffects
from ...core.option import Option
from .facts import DECKS, SEATS
from .state import Game

VARIATIONS = ("initiation", "return", "gastronomy", "preparations")


class Edition(NamedTuple):
    """The rules in which an edition differs."""

    free_meal_from_menu: bool  # Satsuki's, else the top of the pile
    shuffled_under: bool  # cards go under their pile in random order
    short_menu: bool  # for two the menu has three cards, not four
    full_price_held: bool  # Sasayakko must hold the price of all she buys, the free one too


EDITIONS = {
    "english": Edition(False, False, False, True),
    "french": Edition(False, True, True, False),
    "italian": Edition(True, False, False, True),
    "old-french": Edition(False, True, True, False),
}
HOUSE_RULES = ("hiroshige-may-decline",)
OPTIONS = (
    Option("variations", "variation", VARIATIONS, several=True),
    Option("edition", "edition", tuple(EDITIONS)),
    Option("house-rules", "house-rule", HOUSE_RULES, several=True),
)
OPTION_EFFECTS = OptionEffects(
    explained=("edition",),
    # These concern the abilities of travelers, which the variation does without
    without_effect=dict.fromkeys(("free_meal_from_menu", "full_price_held", "hiroshige-may-decline"), ("initiation",)),
)
PLAYERS = (2, SEATS)


@dataclass(frozen=True)
class Options:
    """The options of a table."""

    players: int = 4
    variations: frozenset[str] = frozenset()
    edition: str = "english"
    house_rules: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in range(2, 6):
            raise BadOptions(f"Tokaido is for 2 to 5 players, not {shown(self.players)}.")
        if not isinstance(self.edition, str) or self.edition not in EDITIONS:
            raise BadOptions(
                f"There is no edition '{shorten(str(self.edition))}': choose one of {', '.join(EDITIONS)}."
            )
        _check("variation", self.variations, VARIATIONS)
        _check("house rule", self.house_rules, HOUSE_RULES)

    def to_dict(self) -> dict[str, str]:
        """Returns the options as words, as a game file states them."""
        words = {"players": str(self.players), "edition": self.edition}
        for name, chosen, names in (
            ("variations", self.variations, VARIATIONS),
            ("house-rules", self.house_rules, HOUSE_RULES),
        ):
            if chosen:
                words[name] = " ".join(each for each in names if each in chosen)
        return words


def _check(what: str, chosen: frozenset[str], names: tuple[str, ...]) -> None:
    if not isinstance(chosen, frozenset):
        raise BadOptions(f"A {what} is chosen in a frozenset of names, not in {shown(chosen)}.")
    for each in sorted(set(map(str, chosen)) - set(names)):
        raise BadOptions(f"There is no {what} '{shorten(each)}': choose from {', '.join(names)}.")


def parse_options(words: Mapping[str, str]) -> Options:
    """Returns the options that words state; raises BadOptions if one is unknown."""
    for name in sorted(set(words) - {"players", "edition", "variations", "house-rules"}):
        raise BadOptions(f"Tokaido has no option '{shorten(name)}'.")
    players = words.get("players", "4")
    if len(players) > 9 or not players.isascii() or not players.isdigit():
        raise BadOptions(f"Tokaido is for 2 to 5 players, not '{shorten(players)}'.")
    return Options(
        players=int(players),
        variations=frozenset(words.get("variations", "").split()),
        edition=words.get("edition", "english"),
        house_rules=frozenset(words.get("house-rules", "").split()),
    )


def initial_state(options: Options) -> Game:
    """Returns the state before the deal."""
    game = Game.zeros()
    lay_out(game, DECKS)
    for place in (game.menu, game.wares, game.drawn):
        place[:] = [NONE] * len(place)
    game.offered = game.unseen_discard = NONE
    game.players = options.players
    game.piece_count = max(3, options.players)
    edition = EDITIONS[options.edition]
    game.free_meal_from_menu = int(edition.free_meal_from_menu)
    game.shuffled_under = int(edition.shuffled_under)
    game.short_menu = int(edition.short_menu and options.players == 2)
    game.full_price_held = int(edition.full_price_held)
    game.back = int("return" in options.variations)
    game.initiation = int("initiation" in options.variations)
    game.gastronomy = int("gastronomy" in options.variations)
    game.preparations = int("preparations" in options.variations)
    game.hiroshige_may_decline = int("hiroshige-may-decline" in options.house_rules)
    return game
