"""Namiji, described for everything above the rules."""

from ..engine.description import Description
from .events import EVENTS
from .facts import CELL_NAMES, CRUSTACEANS, DOCK_NAMES, FACTS, FISH_NAMES, KINDS, PANORAMAS, ROCK_NAMES
from .features import NAMES as FEATURE_NAMES
from .features import features
from .knowledge import imagine, unknown
from .options import DIRECTIONS, OFFERED, PLAYERS, blank, read_options
from .phases import ANSWERS, CHOICES, MOST_CHOICES, PHASES, SAIL
from .printed import PRINTED
from .rules import DECISIONS, any_action, apply, deal, is_over, legal_actions
from .scoring import rank
from .sources import SOURCES, sources
from .spaces import space_at
from .state import Game
from .view import show, view, way

NAMIJI = Description(
    name="namiji",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choices=CHOICES,
    most_choices=MOST_CHOICES,
    moving=SAIL,
    events=EVENTS,
    players=PLAYERS,
    offered=OFFERED,
    options=read_options,
    blank=blank,
    deal=deal,
    apply=apply,
    legal_actions=legal_actions,
    any_action=any_action,
    is_over=is_over,
    rank=rank,
    imagine=imagine,
    features=features,
    feature_names=FEATURE_NAMES,
    sources=sources,
    source_names=SOURCES,
    unknown=unknown,
    notate=DECISIONS.notate,
    view=view,
    show=show,
    way=way,
    describe=DECISIONS.describe,
    space=space_at,
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
    terminal="tabiji.terminal.namiji",
    merchant="tabiji.bots.merchant.namiji",
    scholar="tabiji.bots.scholar.namiji",
    net="tabiji.bots.master.namiji",
)
