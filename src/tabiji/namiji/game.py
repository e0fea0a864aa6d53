"""Namiji, described for everything above the rules."""

from ..engine.description import Description
from .actions import ANSWERS, describe, notate, space_at
from .events import EVENTS
from .facts import CELL_NAMES, CRUSTACEANS, DOCK_NAMES, FACTS, FISH_NAMES, KINDS, PANORAMAS, ROCK_NAMES
from .knowledge import imagine
from .options import DIRECTIONS, blank, read_options
from .phases import CHOICES, MOST_CHOICES, PHASES, SAIL
from .rules import apply, deal, is_over, legal_actions
from .scoring import rank
from .state import Game
from .view import view

NAMIJI = Description(
    name="namiji",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choices=CHOICES,
    most_choices=MOST_CHOICES,
    moving=SAIL,
    events=EVENTS,
    options=read_options,
    blank=blank,
    deal=deal,
    apply=apply,
    legal_actions=legal_actions,
    is_over=is_over,
    rank=rank,
    imagine=imagine,
    notate=notate,
    view=view,
    describe=describe,
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
    signs={"cell": CELL_NAMES},
    answers=ANSWERS,
    neutral_phases=("sail", "moor"),
)
