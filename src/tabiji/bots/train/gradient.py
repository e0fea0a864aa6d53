"""The policy gradient of REINFORCE over sparse features, from whole games (compiled)."""

from __future__ import annotations

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.outcome import first_place_share, lead
from ...compile.placeholders import apply, baseline, deal, is_over, legal_actions, skip_features, sparse_features
from ..heuristic.evaluate import best_index, evaluate
from ..heuristic.sampling import sample
from ..heuristic.scratch import MAX_ACTIVE_FEATURES, ParameterArray, Reals, ScratchArray

LEARNER = 0  # the policy id that samples its actions and learns
MAX_GRADIENT_TERMS = 1 << 18  # active features on the choices of one game
MAX_DECISIONS = 1 << 10
LEAD_SCALE = 20.0  # points of a lead that count as much as a first place
BASELINES = 4 * 16  # by leg and traveler


@takes(
    start="record 1",
    seeds="int64 n",
    policy_ids="int64 n players <parameters",
    parameters="parameters rows",
    scratch_array="scratch 1",
    baselines="float64 64",
    gradient="float64 weights",
    return_sums="float64 64 2",
)
def accumulate_gradient(
    start: GameArray,
    seeds: IntArray,
    policy_ids: IntArray,
    parameters: ParameterArray,
    scratch_array: ScratchArray,
    baselines: Reals,
    gradient: Reals,
    return_sums: Reals,
) -> None:
    """Plays games in which learners sample; adds up the policy gradient, and the returns by baseline."""
    games = start.copy()
    game = games[0]
    scratch = scratch_array[0]
    actions, values, active = scratch.actions, scratch.values, scratch.features
    term_features, term_weights = np.empty(MAX_GRADIENT_TERMS, np.int64), np.empty(MAX_GRADIENT_TERMS)
    term_ends = np.empty(MAX_DECISIONS, np.int64)
    seats, baseline_ids = np.empty(MAX_DECISIONS, np.int64), np.empty(MAX_DECISIONS, np.int64)
    leads = np.empty(MAX_DECISIONS)
    for index in range(len(seeds)):
        games[0] = start[0]
        deal(game, seeds[index])
        terms = 0
        decisions = 0
        while not is_over(game):
            count = legal_actions(game, actions)
            chosen = 0
            if count > 1:
                policy_id = policy_ids[index, game.seat]
                evaluate(game, parameters[policy_id], scratch, count)
                chosen = best_index(scratch, count)
                fits = terms + 2 * count * MAX_ACTIVE_FEATURES <= MAX_GRADIENT_TERMS and decisions < MAX_DECISIONS
                if policy_id == LEARNER and fits:
                    chosen = sample(game, count, values, values[chosen])
                    farther = 0.0  # the weights of all choices beyond this one, which skip it
                    for nearer in range(count):
                        i = count - 1 - nearer
                        for feature in range(skip_features(game, actions[i], active)):
                            term_features[terms] = active[feature]
                            term_weights[terms] = farther
                            terms += 1
                        weight = (i == chosen) - values[i]  # the gradient of the log probability by this logit
                        farther += weight
                        for feature in range(sparse_features(game, actions, count, i, active)):
                            term_features[terms] = active[feature]
                            term_weights[terms] = weight
                            terms += 1
                    term_ends[decisions] = terms
                    seats[decisions] = game.seat
                    baseline_ids[decisions] = baseline(game, game.seat)
                    leads[decisions] = lead(game, game.seat)
                    decisions += 1
            apply(game, actions[chosen])
        term = 0
        for decision in range(decisions):
            seat, baseline_id = seats[decision], baseline_ids[decision]
            result = (lead(game, seat) - leads[decision]) / LEAD_SCALE + first_place_share(game, seat)
            return_sums[baseline_id, 0] += result
            return_sums[baseline_id, 1] += 1
            advantage = result - baselines[baseline_id]
            while term < term_ends[decision]:
                gradient[term_features[term]] += term_weights[term] * advantage
                term += 1
