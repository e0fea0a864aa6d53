"""Effects of options: the fields of the initial record that an answer changes, and where an answer has no effect."""

from __future__ import annotations

from ...core.option import Option
from ...core.spec import GameSpec
from .models import OptionEffect


def option_effects(game: GameSpec, option: Option) -> dict[str, list[OptionEffect]]:
    """Returns what each answer of an option changes in comparison with its first answer, and for how many players."""
    if option.name not in game.option_effects.explained:
        return {}
    return {answer: _answer_effects(game, option, answer) for answer in option.answers}


def _answer_effects(game: GameSpec, option: Option, answer: str) -> list[OptionEffect]:
    least, most = game.players
    players_by_field: dict[str, list[int]] = {}
    for players in range(least, most + 1):
        first, other = (
            game.initial_state(game.parse_options({"players": str(players), option.name: each}))
            for each in (option.answers[0], answer)
        )
        for name in game.record.dtype.names or ():
            if getattr(first, name) != getattr(other, name):
                players_by_field.setdefault(name, []).append(players)
    return [
        OptionEffect(
            name=f"{game.name}-{name.replace('_', '-')}",
            min_players=min(players),
            max_players=max(players),
            excluded_by=disabled_by(game, name),
        )
        for name, players in players_by_field.items()
    ]


def disabled_by(game: GameSpec, name: str) -> list[str]:
    """Returns the answers at whose tables a field of the record, or an answer, has no effect."""
    return list(game.option_effects.without_effect.get(name, ()))
