"""Learning from whole games: which signs were on the choices that turned out well (REINFORCE, compiled)."""

from __future__ import annotations

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.outcome import first_place_share, lead
from ...compile.placeholders import apply, baseline, deal, is_over, legal_actions, skip_features, sparse_features
from ..heuristic.evaluate import best_place, evaluate
from ..heuristic.sampling import sample
from ..heuristic.scratch import MAX_ACTIVE_FEATURES, ParameterArray, Reals, ScratchArray

LEARNER = 0  # the row of the lore that learns; it tries things out
MAX_GRADIENT_TERMS = 1 << 18  # signs on the choices of one game
MAX_DECISIONS = 1 << 10
LEAD_SCALE = 20.0  # points of a lead that count as much as a first place
BASELINES = 4 * 16  # how a decision is expected to turn out: by its leg and traveler


@takes(
    start="record 1",
    seeds="int64 n",
    minds="int64 n players <lore",
    lore="lore rows",
    desks="desk 1",
    expected="float64 64",
    slope="float64 signs",
    turned_out="float64 64 2",
)
def accumulate_gradient(
    start: GameArray,
    seeds: IntArray,
    minds: IntArray,
    lore: ParameterArray,
    desks: ScratchArray,
    expected: Reals,
    slope: Reals,
    turned_out: Reals,
) -> None:
    """Play games in which learners try things out; add up how their policy should change, and how games turned out."""
    games = start.copy()
    game = games[0]
    desk = desks[0]
    out, values, seen = desk.out, desk.values, desk.features
    shown, pulls = np.empty(MAX_GRADIENT_TERMS, np.int64), np.empty(MAX_GRADIENT_TERMS)
    ends = np.empty(MAX_DECISIONS, np.int64)
    seats, places = np.empty(MAX_DECISIONS, np.int64), np.empty(MAX_DECISIONS, np.int64)
    leads = np.empty(MAX_DECISIONS)
    for index in range(len(seeds)):
        games[0] = start[0]
        deal(game, seeds[index])
        lessons = 0
        decisions = 0
        while not is_over(game):
            count = legal_actions(game, out)
            place = 0
            if count > 1:
                mind = minds[index, game.seat]
                tries = mind == LEARNER
                evaluate(game, lore[mind], desk, count)
                place = best_place(desk, count)
                if (
                    tries
                    and lessons + 2 * count * MAX_ACTIVE_FEATURES <= MAX_GRADIENT_TERMS
                    and decisions < MAX_DECISIONS
                ):
                    place = sample(game, count, values, values[place])
                    beyond = 0.0
                    for nearer in range(count):
                        other = count - 1 - nearer
                        for sign in range(skip_features(game, out[other], seen)):
                            shown[lessons] = seen[sign]
                            pulls[lessons] = beyond
                            lessons += 1
                        pull = (other == place) - values[other]
                        beyond += pull
                        for sign in range(sparse_features(game, out, count, other, seen)):
                            shown[lessons] = seen[sign]
                            pulls[lessons] = pull
                            lessons += 1
                    ends[decisions] = lessons
                    seats[decisions] = game.seat
                    places[decisions] = baseline(game, game.seat)
                    leads[decisions] = lead(game, game.seat)
                    decisions += 1
            apply(game, out[place])
        lesson = 0
        for decision in range(decisions):
            seat = seats[decision]
            result = (lead(game, seat) - leads[decision]) / LEAD_SCALE + first_place_share(game, seat)
            turned_out[places[decision], 0] += result
            turned_out[places[decision], 1] += 1
            surprise = result - expected[places[decision]]
            while lesson < ends[decision]:
                slope[shown[lesson]] += pulls[lesson] * surprise
                lesson += 1
