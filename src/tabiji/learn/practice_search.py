"""Finding positions worth a practice: bots play, and where one choice is far better than the next, it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from ..analysis.playouts import evaluate_actions
from ..bots import Budget, Observation, bot_named, bots_for, observe
from ..bots.mcts import Sage
from ..core.choice import Choice
from ..core.extras import PracticeTheme
from ..core.files import check_folder, writing
from ..core.match import Match
from ..core.spec import GameSpec
from .advice import Advice, reasons
from .practice import text

PLAYERS = (2, 3, 4, 4)
BOTS = ("scholar", "merchant", "scholar", "pilgrim")  # who play
LEAST = 2  # choices
MIN_MOVES = 12  # moves, before which little is at stake
QUICK_WORLDS, FULL_WORLDS = 24, 160  # worlds for each choice: to see whether it is worth more, and to be sure
MIN_QUICK_GAP, MIN_GAP = 0.15, 0.08  # by how much the best is ahead of the next
OPEN = (0.15, 0.95)  # the chance of the best: nothing is learned where all is lost or won
PLAYOUTS = 12_000  # of the sage
MIN_PLAYOUTS = 24  # playouts: who has fewer has no chance that could be told
MAX_PER_THEME = 3  # practices, at most
WORLDS = 1 << 62

ROAD = ("skip", "nearest", "ahead")  # the themes of moves along the road, by where the best one leads


def themes_of_phase(game: GameSpec, phase: int) -> tuple[PracticeTheme, ...]:
    """Returns the themes that a decision of a phase may practise."""
    name = game.phases[phase]
    if phase == game.move_phase:
        return tuple(PracticeTheme(theme, (name,)) for theme in ROAD)
    return tuple(theme for theme in game.practice_themes if name in theme.phases)


def theme_of(observation: Observation, legal: list[int], best: Choice) -> str | None:
    """Returns the theme that a decision practises, or None."""
    game, state = observation.game, observation.state
    if state.phase == game.move_phase:
        if state.piece != observation.seat:
            return None
        place = legal.index(best.id)
        if place == len(legal) - 1:
            return "ahead"  # to the stop where all gather
        return "nearest" if place == 0 else "skip"
    coins = getattr(observation.own_piece, "coins", None)
    for theme in themes_of_phase(game, state.phase):
        if theme.most_coins is None or (coins is not None and int(coins) <= theme.most_coins):
            return theme.name
    return None


def decisions(game: GameSpec, seed: int) -> Iterator[Match]:
    """A game that bots play, at each decision."""
    chance = np.random.default_rng(seed)
    least, most = game.players
    sizes = [players for players in PLAYERS if least <= players <= most] or [least]
    players = sizes[seed % len(sizes)]
    known = bots_for(game)
    names = [name for name in BOTS if name in known]
    bots = [bot_named(names[seat % len(names)]) for seat in chance.permutation(players)]
    journey = Match(game, game.parse_options({"players": str(players)}), seed)
    while not journey.over:
        yield journey
        seen = observe(game, journey.state, journey.seat, int(chance.integers(WORLDS)))
        journey.play(bots[journey.seat].choose(seen, journey.legal_moves(), Budget(None, 1, 1)))


def gap(observation: Observation, legal: list[int], worlds: int, seed: int) -> tuple[float, float]:
    """How far the best choice is ahead of the next, and its chance."""
    seeds = np.random.default_rng(seed).integers(WORLDS, size=worlds)
    shares, _ = evaluate_actions(observation.game.name, observation.state, legal, seeds)
    chances = np.sort(shares[:, :, observation.seat].mean(axis=0))
    return float(chances[-1] - chances[-2]), float(chances[-1])


def rate_choices(observation: Observation, legal: list[int]) -> list[Advice] | None:
    """What the sage thinks of every choice, if one of them is clearly best."""
    found = Sage().explain(observation, legal, Budget(None, PLAYOUTS, 1))
    known = [each for each in found if each.playouts >= MIN_PLAYOUTS]
    if len(known) < LEAST or max(each.chance for each in known[1:]) > known[0].chance - MIN_GAP:
        return None
    return [_rounded(each) for each in reasons(observation, known, 1)]


def _rounded(each: Advice) -> Advice:
    return Advice(each.choice, round(each.chance, 3), each.playouts, each.coins, each.points, each.more, each.denies)


def search(
    game: GameSpec, count: int, folder: Path, seed: int, told: Callable[[str], object], only: str | None = None
) -> int:
    """Find so many practices, perhaps of one theme only, and write each to a file; how many there are."""
    themes: Counter[str] = Counter()
    check_folder(folder)
    for number in range(seed, seed + 100 * count):
        for journey in decisions(game, number):
            legal = journey.legal_moves()
            wanted = {
                theme.name: theme.most_choices
                for theme in themes_of_phase(game, journey.state.phase)
                if theme.name == (only or theme.name) and themes[theme.name] < MAX_PER_THEME
            }
            if not wanted or not LEAST <= len(legal) <= max(wanted.values()) or len(journey.moves) < MIN_MOVES:
                continue
            seen = observe(game, journey.state, journey.seat, number)
            if gap(seen, legal, QUICK_WORLDS, 1)[0] < MIN_QUICK_GAP:
                continue
            ahead, chance = gap(seen, legal, FULL_WORLDS, 2)
            if ahead < MIN_GAP or not OPEN[0] <= chance <= OPEN[1]:
                continue
            advice = rate_choices(seen, legal)
            theme = advice and theme_of(seen, legal, advice[0].choice)
            if not advice or theme not in wanted:
                continue
            themes[theme] += 1
            file = folder / f"{len(list(folder.glob('*.txt'))) + 1:02}-{theme}.txt"
            with writing(file) as draft:
                draft.write_text(text(theme, journey, advice), encoding="utf-8")
            told(f"{file.name}: {len(journey.moves)} moves, {advice[0].chance:.0%} ahead of {advice[1].chance:.0%}")
            if sum(themes.values()) == count:
                return count
            break  # one of a game is enough
    return sum(themes.values())
