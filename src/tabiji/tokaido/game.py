"""Tokaido, described for everything above the rules."""

from ..engine.description import Description
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
from .knowledge import imagine, unknown
from .options import EDITIONS, HOUSE_RULES, OFFERED, PLAYERS, VARIATIONS, blank, read_options
from .phases import ANSWERS, CHOICES, MOST_CHOICES, PHASES, WALK
from .printed import PRINTED
from .rules import DECISIONS, any_action, apply, deal, is_over, legal_actions
from .scoring import rank
from .sources import SOURCES, sources
from .spaces import space_at
from .state import Game
from .view import show, view, way

TOKAIDO = Description(
    name="tokaido",
    record=Game,
    facts=FACTS,
    phases=PHASES,
    choices=CHOICES,
    most_choices=MOST_CHOICES,
    moving=WALK,
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
    terminal="tabiji.terminal.tokaido",
    merchant="tabiji.bots.merchant.tokaido",
    scholar="tabiji.bots.scholar.tokaido",
    net="tabiji.bots.master.tokaido",
)
