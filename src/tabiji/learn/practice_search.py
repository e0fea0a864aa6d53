"""Searches for practices: bots play, and a decision where one choice is far better than the next becomes one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from ..analysis.advice import ADVISERS, Advice, adviser, explain_choices
from ..analysis.playouts import evaluate_actions
from ..bots import Budget, Observation, bot_named, bots_for, observe
from ..bots.mcts import Sage
from ..core.choice import Choice
from ..core.extras import PracticeTheme
from ..core.files import check_folder, writing
from ..core.match import Match
from ..core.spec import GameSpec
from .practice import write

PLAYERS = (2, 3, 4, 4)
BOTS = ("scholar", "merchant", "scholar", "pilgrim")
MIN_CHOICES = 2
MIN_MOVES = 12  # before which little is at stake
QUICK_PLAYOUTS, FULL_PLAYOUTS = 24, 160  # of each choice: to sort out most decisions, and to be sure
MIN_QUICK_GAP, MIN_GAP = 0.15, 0.08  # between the chances of the best two choices
CHANCE_RANGE = (0.15, 0.95)  # of the best choice: nothing is learned where all is lost or won
SAGE_PLAYOUTS = 12_000
ADVISER_PLAYOUTS = 6_000
MIN_PLAYOUTS = 24  # with fewer the chance of a choice is unknown
MAX_PER_THEME = 3
SEED_BOUND = 1 << 62
MAX_GAMES_PER_PRACTICE = 100
ROAD_THEMES = ("skip", "nearest", "ahead")  # of moves along the road, by where the best one leads


def themes_of_phase(game: GameSpec, phase: int) -> tuple[PracticeTheme, ...]:
    """Returns the themes that a decision of a phase may practise."""
    name = game.phases[phase]
    if phase == game.move_phase:
        return tuple(PracticeTheme(theme, (name,)) for theme in ROAD_THEMES)
    return tuple(theme for theme in game.practice_themes if name in theme.phases)


def theme_of(observation: Observation, legal: list[int], best: Choice) -> str | None:
    """Returns the theme that a decision practises, or None."""
    game, state = observation.game, observation.state
    if state.phase == game.move_phase:
        if state.piece != observation.seat:
            return None
        index = legal.index(best.id)
        if index == len(legal) - 1:
            return "ahead"  # to the stop where all gather
        return "nearest" if index == 0 else "skip"
    coins = getattr(observation.own_piece, "coins", None)
    for theme in themes_of_phase(game, state.phase):
        if theme.most_coins is None or (coins is not None and int(coins) <= theme.most_coins):
            return theme.name
    return None


def decisions(game: GameSpec, seed: int) -> Iterator[Match]:
    """Yields a match that bots play, before each decision."""
    rng = np.random.default_rng(seed)
    least, most = game.players
    sizes = [players for players in PLAYERS if least <= players <= most] or [least]
    players = sizes[seed % len(sizes)]
    available = bots_for(game)
    names = [name for name in BOTS if name in available]
    bots = [bot_named(names[seat % len(names)]) for seat in rng.permutation(players)]
    match = Match(game, game.parse_options({"players": str(players)}), seed)
    while not match.over:
        yield match
        observation = observe(game, match.state, match.seat, int(rng.integers(SEED_BOUND)))
        match.play(bots[match.seat].choose(observation, match.legal_moves(), Budget(None, 1, 1)))


def lead_and_chance(observation: Observation, legal: list[int], playouts: int, seed: int) -> tuple[float, float]:
    """Returns how far the best choice is ahead of the next, and its chance."""
    seeds = np.random.default_rng(seed).integers(SEED_BOUND, size=playouts)
    outcomes = evaluate_actions(observation.game.name, observation.state, legal, seeds)
    chances = np.sort(outcomes.shares[:, :, observation.seat].mean(axis=0))
    return float(chances[-1] - chances[-2]), float(chances[-1])


def rate_choices(observation: Observation, legal: list[int]) -> list[Advice] | None:
    """Returns the advice on every choice, or None unless one is clearly best and the adviser chooses it, too."""
    estimates = [
        each
        for each in Sage().explain(observation, legal, Budget(None, SAGE_PLAYOUTS, 1))
        if each.playouts >= MIN_PLAYOUTS
    ]
    if len(estimates) < MIN_CHOICES or max(each.chance for each in estimates[1:]) > estimates[0].chance - MIN_GAP:
        return None
    if adviser_choice(observation, legal) != estimates[0].action:
        return None
    return [replace(each, chance=round(each.chance, 3)) for each in explain_choices(observation, estimates, 1)]


def adviser_choice(observation: Observation, legal: list[int]) -> int:
    """Returns the choice of the bot that advises in the game."""
    own = replace(observation, state=observation.state.copy())
    return ADVISERS[adviser(own.game)]().choose(own, list(legal), Budget(None, ADVISER_PLAYOUTS, 1))


class PracticeSearch:
    """Finds practices of a game, perhaps of one theme only, and writes each to a file."""

    def __init__(self, game: GameSpec, folder: Path, only: str | None = None) -> None:
        check_folder(folder)
        self.game = game
        self.folder = folder
        self.only = only
        self.found: Counter[str] = Counter()  # by theme

    def run(self, count: int, seed: int, report: Callable[[str], object]) -> int:
        """Plays games until there are so many practices; returns how many there are."""
        for number in range(seed, seed + MAX_GAMES_PER_PRACTICE * count):
            if line := self._search_game(number):
                report(line)
            if self.found.total() == count:
                break
        return self.found.total()

    def _search_game(self, seed: int) -> str | None:
        """Writes the first practice of a game; returns a line about it, or None if there is none."""
        for match in decisions(self.game, seed):
            themes = self._wanted_themes(match)
            advice = self._advice(match, seed) if themes else None
            if advice is None:
                continue
            observation = observe(self.game, match.state, match.seat, seed)
            theme = theme_of(observation, match.legal_moves(), advice[0].choice)
            if theme and theme in themes:
                return self._save(theme, match, advice)
        return None

    def _wanted_themes(self, match: Match) -> list[str]:
        """Returns the themes that a decision may have and that practices are missing of."""
        themes = [
            theme
            for theme in themes_of_phase(self.game, match.state.phase)
            if theme.name == (self.only or theme.name) and self.found[theme.name] < MAX_PER_THEME
        ]
        most = max((theme.most_choices for theme in themes), default=0)
        fits = MIN_CHOICES <= len(match.legal_moves()) <= most and len(match.moves) >= MIN_MOVES
        return [theme.name for theme in themes] if fits else []

    def _advice(self, match: Match, seed: int) -> list[Advice] | None:
        """Returns advice on a decision where one choice is clearly best, tried with more and more playouts."""
        observation, legal = observe(self.game, match.state, match.seat, seed), match.legal_moves()
        if lead_and_chance(observation, legal, QUICK_PLAYOUTS, 1)[0] < MIN_QUICK_GAP:
            return None
        lead, chance = lead_and_chance(observation, legal, FULL_PLAYOUTS, 2)
        if lead < MIN_GAP or not CHANCE_RANGE[0] <= chance <= CHANCE_RANGE[1]:
            return None
        return rate_choices(observation, legal)

    def _save(self, theme: str, match: Match, advice: list[Advice]) -> str:
        self.found[theme] += 1
        file = self.folder / f"{len(list(self.folder.glob('*.txt'))) + 1:02}-{theme}.txt"
        with writing(file) as draft:
            draft.write_text(write(theme, match, advice), encoding="utf-8")
        return f"{file.name}: {len(match.moves)} moves, {advice[0].chance:.0%} ahead of {advice[1].chance:.0%}"
