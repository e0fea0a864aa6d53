"""What an option changes at a table, and where it means nothing: read off the games as they lie before the deal."""

from __future__ import annotations

from ..engine.description import Description
from ..engine.option import Option
from .forms import Limited

# What speaks of travelers' gifts, and the word of a table without travelers
OF_TRAVELERS = {"free_meal_from_menu", "full_price_held", "hiroshige-may-decline"}
NO_TRAVELERS = ["initiation"]


def changes(game: Description, option: Option) -> dict[str, list[Limited]]:
    """What each edition changes of the first one, with as many players as it does so."""
    if option.kind != "edition":
        return {}
    return {answer: _differences(game, option, answer) for answer in option.answers}


def _differences(game: Description, option: Option, answer: str) -> list[Limited]:
    least, most = game.players
    found: dict[str, list[int]] = {}
    for players in range(least, most + 1):
        one, other = (
            game.blank(game.options({"players": str(players), option.name: each}))
            for each in (option.answers[0], answer)
        )
        for name in game.record.dtype.names or ():
            if getattr(one, name) != getattr(other, name):
                found.setdefault(name, []).append(players)
    return [
        Limited(name=f"{game.name}-{name.replace('_', '-')}", least=min(at), most=max(at), unless=unless(name))
        for name, at in found.items()
    ]


def unless(name: str) -> list[str]:
    """The words of a table at which something means nothing."""
    return NO_TRAVELERS if name in OF_TRAVELERS else []
