"""Evaluates networks: greedy play on deals that are not used in training, many games at once.

python -m tabiji.bots.train.ppo.evaluation FOLDER NET...      # each against scholars, and a scholar against each
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ....core.errors import TabijiError
from ...net.format import LEARNER, NEW_GAME, OVER, SEAT
from . import SelfPlay, TrainingConfig
from .network import NetworkWeights
from .rollouts import SCHOLAR

FIRST_SEED = 1 << 62  # above all seeds of training
CHECK_EVERY = 8  # steps between two checks whether all games are over


def network_rate(
    training: SelfPlay, weights: NetworkWeights, table: int, opponents: NetworkWeights | None = None
) -> float:
    """Returns how often one network comes first among opponents, or among scholars, in percent."""
    return _first_place_rate(training, weights, table, opponents, network_is_odd=True)


def scholar_rate(training: SelfPlay, weights: NetworkWeights, table: int) -> float:
    """Returns how often one scholar comes first among networks, in percent."""
    return _first_place_rate(training, weights, table, None, network_is_odd=False)


def _first_place_rate(
    training: SelfPlay,
    weights: NetworkWeights,
    table: int,
    opponents: NetworkWeights | None,
    network_is_odd: bool,
) -> float:
    """Plays a game for each seat of the odd player on each deal; returns its first places in percent."""
    torch, rollouts, network = training.torch, training.rollouts, training.network
    count, players = training.config.games, int(rollouts.players[table])
    game = torch.arange(count, device=rollouts.device)
    odd: Any = torch.zeros_like(rollouts.learner_seats)
    odd[game % players, game] = True
    rollouts.seeds.copy_(FIRST_SEED + game // players)
    rollouts.tables.fill_(table)
    rollouts.policy_ids.fill_(LEARNER)
    if opponents is None:
        rollouts.policy_ids[~odd if network_is_odd else odd] = SCHOLAR
    rows, meta = rollouts.rows[0].zero_(), rollouts.meta[0].zero_()
    chosen = rollouts.chosen[0].fill_(NEW_GAME)
    rollouts.step(chosen, 0)
    for number in range(training.config.steps):
        over = meta[OVER] == 1
        if number % CHECK_EVERY == 0 and bool(over.all()):
            break
        x = rows.to(network.dtype)
        logits, _ = network.forward(weights, x)
        if opponents is not None:
            opponent_logits, _ = network.forward(opponents, x)
            logits = torch.where(odd.gather(0, meta[SEAT : SEAT + 1].long()), logits, opponent_logits)
        chosen.copy_(network.mask(logits, rows, over).argmax(0).to(torch.int16))
        rows.zero_()
        rollouts.step(chosen, 0)
    return float(100 * (rollouts.shares * odd).sum() / count)


def main(folder: Path, files: list[Path]) -> None:
    """Prints the rates of networks at every table, and against the first of them."""
    training = SelfPlay(folder, TrainingConfig(games=65536, steps=160))
    networks = [training.network.copy(training.network.read(file)) for file in files]
    first = networks[0]
    with training.torch.no_grad():
        for file, weights in zip(files, networks, strict=True):
            print(f"{file}: one among the first {network_rate(training, weights, 0, first):.2f}", end="")
            print(f", the first among it {network_rate(training, first, 0, weights):.2f}", flush=True)
            for table in range(len(training.rollouts.players)):
                rates = network_rate(training, weights, table), scholar_rate(training, weights, table)
                print("  table {}: among scholars {:.2f}, a scholar among it {:.2f}".format(table, *rates), flush=True)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), [Path(file) for file in sys.argv[2:]])
    except TabijiError as error:
        sys.exit(str(error))
