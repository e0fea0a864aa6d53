"""The specification of Namiji."""

from ...core.extras import SearchParameters
from ...core.spec import GameSpec
from .breakdown import SCORE_SOURCES, score_breakdown
from .events import EVENTS
from .facts import CELL_NAMES, CRUSTACEANS, DOCK_NAMES, FACTS, FISH_NAMES, KINDS, PANORAMAS, ROCK_NAMES
from .features import NAMES as FEATURE_NAMES
from .features import features
from .knowledge import determinize, hidden_counts
from .learning import DAILY_BOTS, LESSON_SEED, PRACTICE_THEMES
from .options import DIRECTIONS, OPTIONS, PLAYERS, initial_state, parse_options
from .phases import ANSWERS, CHOICES, MOST_CHOICES, PHASES, SAIL
from .printed import PRINTED, SPACE_COLORS
from .rulebook import OUTLINE
from .rules import DECISIONS, any_action, apply, deal, is_over, legal_actions
from .scoring import rank
from .spaces import space_at
from .state import Game
from .training import TRAINING_TABLES
from .view import route, view, view_piece

NAMIJI = GameSpec(
    name="namiji",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choice_counts=CHOICES,
    most_choices=MOST_CHOICES,
    move_phase=SAIL,
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
        "fish": FISH_NAMES,
        "net": FISH_NAMES,
        "crustacean": CRUSTACEANS,
        "panorama": PANORAMAS,
        "dock-card": DOCK_NAMES,
        "rock": ROCK_NAMES,
    },
    other_names={"space": KINDS, "direction": DIRECTIONS},
    printed=PRINTED,
    labels={"cell": CELL_NAMES},
    answers=ANSWERS,
    neutral_phases=("sail", "moor"),
    terminal="tabiji.games.namiji.terminal",
    heuristic="tabiji.games.namiji.heuristic",
    sparse_features="tabiji.games.namiji.sparse_features",
    net_slots="tabiji.games.namiji.net_slots",
    causes="tabiji.games.namiji.causes",
    search_parameters=SearchParameters(rollout_weight=0.4, opponent_scholar_share=0.0, opponent_c_puct=0.8),
    training_tables=TRAINING_TABLES,
    rulebook=OUTLINE,
    practice_themes=PRACTICE_THEMES,
    daily_bots=DAILY_BOTS,
    lesson_seed=LESSON_SEED,
    space_colors=SPACE_COLORS,
)
