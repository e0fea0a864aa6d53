"""What an option changes at a table, and where it means nothing: read off the games as they lie before the deal."""

from __future__ import annotations

from ...core.option import Option
from ...core.spec import GameSpec
from .models import OptionEffect

# What speaks of travelers' gifts, and the word of a table without travelers
TRAVELER_FIELDS = {"free_meal_from_menu", "full_price_held", "hiroshige-may-decline"}
WITHOUT_TRAVELERS = ["initiation"]


def option_effects(game: GameSpec, option: Option) -> dict[str, list[OptionEffect]]:
    """What each edition changes of the first one, with as many players as it does so."""
    if option.kind != "edition":
        return {}
    return {answer: _edition_effects(game, option, answer) for answer in option.answers}


def _edition_effects(game: GameSpec, option: Option, answer: str) -> list[OptionEffect]:
    least, most = game.players
    found: dict[str, list[int]] = {}
    for players in range(least, most + 1):
        one, other = (
            game.initial_state(game.parse_options({"players": str(players), option.name: each}))
            for each in (option.answers[0], answer)
        )
        for name in game.record.dtype.names or ():
            if getattr(one, name) != getattr(other, name):
                found.setdefault(name, []).append(players)
    return [
        OptionEffect(
            name=f"{game.name}-{name.replace('_', '-')}", least=min(at), most=max(at), unless=excluded_by(name)
        )
        for name, at in found.items()
    ]


def excluded_by(name: str) -> list[str]:
    """The words of a table at which something means nothing."""
    return WITHOUT_TRAVELERS if name in TRAVELER_FIELDS else []
