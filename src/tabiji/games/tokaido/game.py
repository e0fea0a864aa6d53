"""Tokaido, described for everything above the rules."""

from ...core.spec import GameSpec
from .breakdown import SCORE_SOURCES, score_breakdown
from .events import EVENTS
from .facts import (
    ACHIEVEMENTS,
    ENCOUNTER_NAMES,
    FACTS,
    FAMILIES,
    KINDS,
    MEAL_NAMES,
    PANORAMAS,
    SOUVENIR_NAMES,
    TRAVELER_NAMES,
)
from .features import NAMES as FEATURE_NAMES
from .features import features
from .knowledge import determinize, hidden_counts
from .options import EDITIONS, HOUSE_RULES, OPTIONS, PLAYERS, VARIATIONS, initial_state, parse_options
from .phases import ANSWERS, CHOICES, MOST_CHOICES, PHASES, WALK
from .printed import PRINTED
from .rules import DECISIONS, any_action, apply, deal, is_over, legal_actions
from .scoring import rank
from .spaces import space_at
from .state import Game
from .view import route, view, view_piece

TOKAIDO = GameSpec(
    name="tokaido",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choice_counts=CHOICES,
    most_choices=MOST_CHOICES,
    move_phase=WALK,
    events=EVENTS,
    players=PLAYERS,
    options=OPTIONS,
    parse_options=parse_options,
    initial_state=initial_state,
    deal=deal,
    apply=apply,
    legal_actions=legal_actions,
    any_action=any_action,
    is_over=is_over,
    rank=rank,
    determinize=determinize,
    features=features,
    feature_names=FEATURE_NAMES,
    score_breakdown=score_breakdown,
    score_sources=SCORE_SOURCES,
    hidden_counts=hidden_counts,
    notate=DECISIONS.notate,
    view=view,
    view_piece=view_piece,
    route=route,
    describe=DECISIONS.describe,
    space_at=space_at,
    names={
        "traveler": TRAVELER_NAMES,
        "panorama": PANORAMAS,
        "achievement": ACHIEVEMENTS,
        "souvenir": SOUVENIR_NAMES,
        "encounter": ENCOUNTER_NAMES,
        "meal": MEAL_NAMES,
    },
    other_names={
        "space": KINDS,
        "family": FAMILIES,
        "variation": VARIATIONS,
        "edition": tuple(EDITIONS),
        "house-rule": HOUSE_RULES,
    },
    printed=PRINTED,
    labels={},
    answers=ANSWERS,
    neutral_phases=("walk",),
    terminal="tabiji.games.tokaido.terminal",
    merchant="tabiji.games.tokaido.heuristic",
    scholar="tabiji.games.tokaido.sparse_features",
    net="tabiji.games.tokaido.net_slots",
)
