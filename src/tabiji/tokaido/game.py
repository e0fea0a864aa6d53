"""Tokaido, described for everything above the rules."""

from ..engine.description import Description
from .actions import ANSWERS, describe, notate, space_at
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
from .knowledge import imagine
from .options import EDITIONS, HOUSE_RULES, VARIATIONS, blank, read_options
from .phases import CHOICES, MOST_CHOICES, PHASES, WALK
from .rules import apply, deal, is_over, legal_actions
from .scoring import rank
from .state import Game
from .view import view

TOKAIDO = Description(
    name="tokaido",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choices=CHOICES,
    most_choices=MOST_CHOICES,
    moving=WALK,
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
    signs={},
    answers=ANSWERS,
    neutral_phases=("walk",),
)
