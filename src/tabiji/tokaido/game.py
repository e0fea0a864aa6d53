"""Tokaido, described for everything above the rules."""

from ..engine.description import Description
from .actions import notate
from .events import EVENTS
from .facts import FACTS
from .knowledge import imagine
from .options import blank, read_options
from .phases import CHOICES, MOST_CHOICES, PHASES
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
)
