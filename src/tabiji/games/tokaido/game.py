"""The specification of Tokaido."""

from ...core.extras import SearchParameters
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
from .learning import DAILY_BOTS, LESSON_SEED, PRACTICE_THEMES
from .options import EDITIONS, HOUSE_RULES, OPTION_EFFECTS, OPTIONS, PLAYERS, VARIATIONS, initial_state, parse_options
from .phases import ANSWERS, CHOICES, MOST_CHOICES, PHASES, WALK
from .printed import PRINTED, SPACE_COLORS
from .rulebook import OUTLINE
from .rules import DECISIONS, any_action, apply, deal, is_over, legal_actions
from .scoring import rank
from .spaces import space_at
from .state import Game
from .training import TRAINING_TABLES
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
    heuristic="tabiji.games.tokaido.heuristic",
    sparse_features="tabiji.games.tokaido.sparse_features",
    net_slots="tabiji.games.tokaido.net_slots",
    causes="tabiji.games.tokaido.causes",
    search_parameters=SearchParameters(rollout_weight=0.7, opponent_scholar_share=0.75, opponent_c_puct=3.0),
    training_tables=TRAINING_TABLES,
    rulebook=OUTLINE,
    option_effects=OPTION_EFFECTS,
    practice_themes=PRACTICE_THEMES,
    daily_bots=DAILY_BOTS,
    lesson_seed=LESSON_SEED,
    space_colors=SPACE_COLORS,
)
