"""What learners practise in Tokaido, and the deals prepared for them."""

from ...core.extras import PracticeTheme

POOR_COINS = 2  # coins with which a meal is a question of its own

PRACTICE_THEMES = (
    PracticeTheme("set", ("buy",)),
    PracticeTheme("temple", ("give",)),
    PracticeTheme("poor", ("accept", "eat"), most_coins=POOR_COINS),
    PracticeTheme("meal", ("accept", "eat")),
    PracticeTheme("panorama", ("take", "meet")),
)
DAILY_BOTS = ("pilgrim", "merchant", "scholar")
LESSON_SEED = 1  # the learner moves first, and everything that the lesson explains comes up
