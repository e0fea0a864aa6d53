"""What learners practise in Namiji, and the deals prepared for them."""

from ...core.extras import PracticeTheme
from .facts import PAIRS

PRACTICE_THEMES = (
    PracticeTheme("fish", ("fish",)),
    PracticeTheme("dock", ("take",)),
    PracticeTheme("crate", ("place",)),
    PracticeTheme("net", ("choose", "spread"), most_choices=PAIRS + 1),
    PracticeTheme("trap", ("haul", "land")),
    PracticeTheme("offering", ("offer",)),
)
DAILY_BOTS = ("pilgrim", "merchant", "scholar")
LESSON_SEED = 1  # the learner moves first, and everything that the lesson explains comes up
