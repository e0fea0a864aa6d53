"""How strong nets are: greedy, on deals that nobody learns from, all games of a hall at once.

python -m tabiji.bots.train.ppo.evaluation FOLDER NET...      # one among scholars, and a scholar among those of it
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ....core.errors import TabijiError
from ...net.format import NEW_GAME, OVER, SEAT
from . import SelfPlay, TrainingConfig
from .network import Net
from .rollouts import SCHOLAR

FIRST_DEAL = 1 << 62  # above all that are learned from
CHECKED_EVERY = 8  # steps


def alone(league: SelfPlay, net: Net, table: int, others: Net | None = None) -> float:
    """How often one of a net comes first among others, or scholars, in percent."""
    return _play(league, net, table, others, odd_is_net=True)


def among(league: SelfPlay, net: Net, table: int) -> float:
    """How often one scholar comes first among those of a net, in percent."""
    return _play(league, net, table, None, odd_is_net=False)


def _play(league: SelfPlay, net: Net, table: int, others: Net | None, odd_is_net: bool) -> float:
    torch, hall, brain = league.torch, league.rollouts, league.network
    count, players = league.config.games, int(hall.players[table])
    game = torch.arange(count, device=hall.device)
    odd: Any = torch.zeros_like(hall.own)
    odd[game % players, game] = True
    hall.seeds.copy_(FIRST_DEAL + game // players)
    hall.tables.fill_(table)
    hall.minds.zero_()
    if others is None:
        hall.minds[~odd if odd_is_net else odd] = SCHOLAR
    rows, about = hall.rows[0].zero_(), hall.about[0].zero_()
    choices = hall.chosen[0].fill_(NEW_GAME)
    hall.step(choices, 0)
    for number in range(league.config.steps):
        over = about[OVER] == 1
        if number % CHECKED_EVERY == 0 and bool(over.all()):
            break
        x = rows.to(brain.half)
        logits, _ = brain.forward(net, x)
        if others is not None:
            theirs, _ = brain.forward(others, x)
            logits = torch.where(odd.gather(0, about[SEAT : SEAT + 1].long()), logits, theirs)
        choices.copy_(brain.legal(logits, rows, over).argmax(0).to(torch.int16))
        rows.zero_()
        hall.step(choices, 0)
    return float(100 * (hall.shares * odd).sum() / count)


def main(folder: Path, files: list[Path]) -> None:
    """Try nets at every table of a kit, and beside the first of them."""
    league = SelfPlay(folder, TrainingConfig(games=65536, steps=160))
    nets = [league.network.ready(league.network.read(file)) for file in files]
    with league.torch.no_grad():
        for file, net in zip(files, nets, strict=True):
            print(f"{file}: one among the first {alone(league, net, 0, nets[0]):.2f}", end="")
            print(f", the first among it {alone(league, nets[0], 0, net):.2f}", flush=True)
            for table in range(len(league.rollouts.players)):
                told = f"{alone(league, net, table):.2f}, a scholar among it {among(league, net, table):.2f}"
                print(f"  table {table}: among scholars {told}", flush=True)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), [Path(file) for file in sys.argv[2:]])
    except TabijiError as error:
        sys.exit(str(error))
