"""Data that a game may provide beside its rules: rulebook outline, option effects, practice themes, bot parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True)
class RulebookOutline:
    """The structure of a game's rulebook; the text of an article is the message `rules-GAME-ARTICLE`.

    Attributes:
        chapters: the articles of each chapter, in order.
        about: the things (`space-temple`) that lead to an article that does not list them.
        lists: the kinds of things that an article lists, each with the table of the components that holds their
            facts, or '' to list every name of the kind.
        printed: the numbers that the texts insert, each with the thing and the key under which `GameSpec.printed`
            holds it.
        numbers: the other numbers that the texts insert.
    """

    chapters: Mapping[str, tuple[str, ...]]
    about: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lists: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    printed: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class OptionEffects:
    """What a client explains about the options of a game before the deal.

    Attributes:
        explained: the options whose answers are explained by the fields of the initial record in which they differ
            from the first answer; the text of a field is the message `page-changes-GAME-FIELD`.
        without_effect: the fields and answers that change nothing at a table, each with the answers that disable them.
    """

    explained: tuple[str, ...] = ()
    without_effect: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class PracticeTheme:
    """A theme of practice positions.

    Attributes:
        name: the theme, as practice files and texts name it.
        phases: the phases whose decisions practise it.
        most_choices: the most choices that a position of this theme may have.
        most_coins: the most coins that the deciding piece may have, or None for any number.
    """

    name: str
    phases: tuple[str, ...]
    most_choices: int = 9
    most_coins: int | None = None


class TrainingTable(NamedTuple):
    """A table at which a bot is trained: its options, and its weight among the tables where they are drawn."""

    options: Mapping[str, str]
    weight: int = 1


class SearchParameters(NamedTuple):
    """The parameters of the search that a policy network guides.

    Attributes:
        c_puct: the weight of the prior in the choices of the searching player.
        fpu_reduction: how much lower than the mean of its siblings an unvisited choice is valued.
        prior_floor: the least prior of a choice.
        temperature: the exponent that flattens the priors of the network.
        win_weight: the weight of the first place in a value; the lead has the rest.
        rollout_weight: the weight of a rollout by scholars beside the value of the network.
        opponent_scholar_share: the weight of the scholar's policy in the priors of the opponents.
        opponent_c_puct: the weight of the prior in the choices of the opponents.
    """

    c_puct: float = 0.8
    fpu_reduction: float = 0.03
    prior_floor: float = 0.01
    temperature: float = 2.0
    win_weight: float = 0.7
    rollout_weight: float = 0.4
    opponent_scholar_share: float = 0.0
    opponent_c_puct: float = 0.8
