"""Teaching the master: a league of itself, its earlier selves, scholars and merchants, by PPO on one GPU.

    python -m tabiji.bots.master.league FOLDER --seconds 580      # where there is only torch: with a kit made ahead

Games lie last in every array. A generation plays many games to their end in lockstep, all steps in one CUDA graph (net,
chance, kernel), then learns from them once. The folder keeps the kit, the log, the state to go on from, and the net.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.device import Kernel, torch_here, torch_with_gpu
from ...engine.errors import BadOptions, TabijiError
from .form import ABOUT, BEGIN, OVER, PIECES, PLAYERS, SEAT, SEATS, SPAN, read, shapes, write

CLIP = 0.2
TRACE = 0.93  # how far ahead a surprise is felt (the lambda of GAE)
POOL = 8  # earlier selves that are kept
SMALLEST = {"w1": 1.4, "w2": 1.0, "w3": 1.0, "wp": 0.05, "wv": 0.1}  # how large weights begin
FILLED = 120  # numbers of a row that are not zero, about
KEPT_SELF = 50  # generations after which a self is kept to be met
KEPT_EVERY = 60.0  # seconds after which all is kept


@dataclass(frozen=True)
class Plan:
    """How a league is played; numbers in pairs go from the first to the second as it goes on."""

    generations: int = 2000
    minutes: float = 0.0  # how long it takes in all, if that is what is limited, instead of generations
    seed: int = 1
    games: int = 32768  # a generation
    steps: int = 160  # the longest game, in choices of those who learn; what is longer teaches nothing
    width: int = 384
    chunk: int = 512  # games of a gradient step
    pace: tuple[float, float] = (1e-3, 3e-5)
    curiosity: tuple[float, float] = (0.03, 0.004)  # what entropy is worth
    ambition: tuple[float, float] = (0.5, 0.9)  # how much of the aim is the first place; the rest is the lead
    earlier: float = 0.2  # part of the games with earlier selves
    among: float = 0.35  # part of the games with scholars and merchants
    others: float = 0.65  # how many of the other seats they take there
    merchants: float = 0.25  # how many of them are merchants


class League:
    """A league under way."""

    def __init__(self, folder: Path, plan: Plan, device: str = "cuda") -> None:
        self.folder, self.plan, self.device = folder, plan, device
        self.torch = torch_with_gpu() if device == "cuda" else torch_here()
        self.kit = read_kit(folder)
        torch = self.torch
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.half = torch.bfloat16 if device == "cuda" else torch.float32
        self.row, self.slots = len(self.kit["names"]), self.kit["slots"]
        self.scale = self._tensor(np.load(folder / "kit" / "scale.npy"), torch.float32)
        self.starts = self._tensor(np.load(folder / "kit" / "starts.npy"))
        self.lore = self._tensor(np.load(folder / "kit" / "lore.npy"))
        self.players = torch.tensor(self.kit["players"], device=device)
        often = torch.tensor(self.kit["weights"], device=device)
        self.tables_dealt = torch.repeat_interleave(torch.arange(len(often), device=device), often).to(torch.int8)
        self.state: dict[str, Any] = {"generation": 0, "games": 0, "seconds": 0.0, "pool": [], "met": []}
        self.step = self._stepper()
        self._make_room()
        self.net = self._new_net()
        self.pace = torch.tensor(plan.pace[0], device=device)
        self.optimizer = torch.optim.Adam(self.net.values(), lr=self.pace, eps=1e-5, capturable=device == "cuda")
        self._resume()
        torch.manual_seed(plan.seed + self.state["generation"])  # who goes on meets other deals
        self.chance = random.Random(plan.seed + self.state["generation"])
        self.playing, self.meeting = self._ready(self.net), self._ready(self.net)
        self.graphs: dict[str, Any] = {}

    def _tensor(self, array: Any, kind: Any = None) -> Any:
        made = self.torch.from_numpy(array).to(self.device)
        return made if kind is None else made.to(kind)

    def _stepper(self) -> Callable[..., None]:
        """The step of all games: a kernel, or where there is no GPU its twin on the CPU."""
        if self.device == "cuda":
            kernel = Kernel((self.folder / "kit" / "among.ptx").read_text())
            return lambda *told: kernel(self.plan.games, *told)
        from .twin import stepper

        return stepper(self.kit["game"])

    # ------------------------------------------------------------ the net: games are columns

    def _new_net(self) -> dict[str, Any]:
        torch, net = self.torch, {}
        for name, shape in shapes(self.row, self.plan.width, self.slots).items():
            gain = SMALLEST.get(name, 0.0) / math.sqrt(FILLED if name == "w1" else shape[1])
            net[name] = torch.randn(shape, device=self.device) * gain
        net["bv"][SEATS:] = 0.5
        return {name: tensor.requires_grad_() for name, tensor in net.items()}

    def _used(self, net: dict[str, Any]) -> dict[str, Any]:
        """The weights as they are used: scaled and halved."""
        return {name: (each * self.scale if name == "w1" else each).to(self.half) for name, each in net.items()}

    def _ready(self, net: dict[str, Any], into: dict[str, Any] | None = None) -> dict[str, Any]:
        """Weights to play with, which do not change as the net learns."""
        made = self._used(net)
        if into is None:
            return {name: tensor.detach().clone() for name, tensor in made.items()}
        for name, tensor in made.items():
            into[name].copy_(tensor)
        return into

    def _forward(self, w: dict[str, Any], x: Any) -> tuple[Any, Any]:
        """What every slot promises, and how the game will end."""
        add = self.torch.addmm
        h = add(w["b1"], w["w1"], x).relu_()
        h = h + add(w["b2"], w["w2"], h).relu_()
        h = h + add(w["b3"], w["w3"], h).relu_()
        return add(w["bp"], w["wp"], h).float(), add(w["bv"], w["wv"], h).float()

    def _legal(self, logits: Any, rows: Any, over: Any) -> Any:
        legal = rows[: self.slots] > 0
        legal[0] |= over
        return logits.masked_fill(~legal, -1e9)

    def _outcome(self, value: Any, about: Any) -> tuple[Any, Any, Any]:
        """Logits of the first place, leads, and which of the pieces are players."""
        pieces = about[PIECES : PIECES + SEATS]
        there = (pieces >= 0) & (pieces < about[PLAYERS : PLAYERS + 1])
        there[0] = True
        return value[:SEATS].masked_fill(~there, -1e9), value[SEATS:], there

    # ------------------------------------------------------------ playing

    def _make_room(self) -> None:
        torch, plan, device = self.torch, self.plan, self.device
        n, t, byte = plan.games, plan.steps, torch.int8
        self.met_games = int(n * plan.earlier) // plan.chunk * plan.chunk
        self.among_games = int(n * plan.among) // plan.chunk * plan.chunk

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        try:
            self.rows, self.about = room(t + 1, self.row, n, kind=byte), room(t + 1, ABOUT, n, kind=byte)
            self.chosen, self.logps = room(t, n, kind=torch.int16), room(t, n)
            self.values = room(t, 2, n)
            self.games = room(n, self.kit["record"], kind=torch.uint8)
            self.tables, self.seeds = room(n, kind=byte), room(n, kind=torch.int64)
            self.shares, self.leads = room(SEATS, n), room(SEATS, n)
            self.minds = room(SEATS, n, kind=byte)
            self.own = torch.ones((SEATS, n), dtype=torch.bool, device=device)
            self.opening = torch.full((n,), BEGIN, dtype=torch.int16, device=device)
            self.gains, self.spread = room(t, n), room(1)[0]
            self.valid, self.alive = room(t, n, kind=torch.bool), room(t, n, kind=torch.bool)
            c = plan.chunk
            self.some = {
                "rows": room(self.row, t, c, kind=byte),
                "about": room(ABOUT, t, c, kind=byte),
                "chosen": room(t, c, kind=torch.int64),
                "shares": room(SEATS, c),
                "leads": room(SEATS, c),
            } | {name: room(t, c) for name in ("logps", "gains", "valid", "alive")}
            self.sums = room(6)
            self.ambition, self.curiosity = room(1)[0], room(1)[0]
        except torch.OutOfMemoryError:
            raise BadOptions(
                f"The GPU has too little memory for {n} games at once: give fewer, a multiple of {plan.chunk}."
            ) from None

    def _seat_all(self) -> None:
        """New deals, and who sits where: first games with an earlier self, then those among scholars and merchants."""
        torch, plan, n, device = self.torch, self.plan, self.plan.games, self.device
        self.seeds.copy_(torch.randint(1, 2**62, (n,), device=device))
        self.tables.copy_(self.tables_dealt[torch.randint(len(self.tables_dealt), (n,), device=device)])
        self.own.fill_(True)
        self.minds.zero_()
        if self.among_games:
            games = slice(self.met_games, self.met_games + self.among_games)
            count = self.among_games
            theirs = torch.rand((SEATS, count), device=device) < plan.others
            players = self.players[self.tables[games].long()]
            theirs.scatter_(0, (torch.rand(count, device=device) * players).long()[None], False)  # somebody learns
            kinds = torch.where(torch.rand((SEATS, count), device=device) < plan.merchants, 1, 2)
            self.minds[:, games] = (theirs * kinds).to(torch.int8)
        if self.met_games:
            pool = self.state["pool"]
            self.met = self._whom_to_meet() if pool else None
            earlier = self.net if self.met is None else {k: v.to(device).float() for k, v in pool[self.met].items()}
            self._ready(earlier, self.meeting)
            if self.met is not None:
                self.own[:, : self.met_games] = torch.rand((SEATS, self.met_games), device=device) < 0.5

    def _whom_to_meet(self) -> int:
        """An earlier self, those first from whom there is more to learn."""
        hard = [math.exp(-6 * (ratio - 1)) for ratio in self.state["met"]]
        return self.chance.choices(range(len(hard)), hard)[0]

    def _play_step(self, t: int) -> None:
        """Everybody decides; then all games step."""
        torch, m = self.torch, self.met_games
        rows, about = self.rows[t], self.about[t]
        x, over = rows.to(self.half), about[OVER] == 1
        logits, value = self._forward(self.playing, x)
        if m:
            theirs, _ = self._forward(self.meeting, x[:, :m])
            mine = self.own[:, :m].gather(0, about[SEAT : SEAT + 1, :m].long())
            logits[:, :m] = torch.where(mine, logits[:, :m], theirs)
        logits = self._legal(logits, rows, over)
        noise = torch.empty_like(logits).exponential_()
        chosen = (logits - noise.log()).argmax(0)
        self.logps[t] = logits.log_softmax(0).gather(0, chosen[None])[0]
        wins, ahead, _ = self._outcome(value, about)
        self.values[t, 0] = wins.softmax(0)[0]
        self.values[t, 1] = ahead[0]
        self.chosen[t] = chosen.to(torch.int16)
        self.about[t + 1].copy_(about)
        self.rows[t + 1].zero_()
        self._step(self.chosen[t], t + 1)

    def _step(self, choices: Any, t: int) -> None:
        told = choices, self.rows[t], self.about[t], self.shares, self.leads, self.minds, self.lore
        self.step(self.starts, self.tables, self.seeds, self.games, *told)

    def _play(self) -> None:
        self.rows[0].zero_()
        self.about[0].zero_()
        self._step(self.opening, 0)
        for t in range(self.plan.steps):
            self._play_step(t)

    # ------------------------------------------------------------ learning

    def _surprises(self) -> None:
        """How much better than expected each choice was (GAE), along the choices of its own seat."""
        torch, t_all = self.torch, self.plan.steps
        ahead = (0.5 + self.leads / SPAN).clamp(0, 1)
        following = self.ambition * self.shares + (1 - self.ambition) * ahead
        gained = torch.zeros_like(following)
        worth = self.ambition * self.values[:, 0] + (1 - self.ambition) * self.values[:, 1]
        going, seats = self.about[:t_all, OVER] == 0, self.about[:t_all, SEAT].long()
        for t in range(t_all - 1, -1, -1):
            seat, on = seats[t][None], going[t]
            before, gained_before = following.gather(0, seat), gained.gather(0, seat)
            gain = torch.where(on, before[0] - worth[t] + TRACE * gained_before[0], 0.0)
            self.gains[t] = gain
            following.scatter_(0, seat, torch.where(on[None], worth[t][None], before))
            gained.scatter_(0, seat, torch.where(on[None], gain[None], gained_before))
        self.alive.copy_(going & (self.about[t_all, OVER] == 1))
        self.valid.copy_(self.alive & self.own.gather(0, seats))
        count = self.valid.sum().clamp(min=1)
        mean = (self.gains * self.valid).sum() / count
        self.spread.copy_((((self.gains - mean) ** 2) * self.valid).sum().div(count).sqrt())
        self.gains.sub_(mean).div_(self.spread + 1e-6)

    def _take(self, first: int) -> None:
        """The games of one gradient step."""
        part, some, t_all = slice(first, first + self.plan.chunk), self.some, self.plan.steps
        some["rows"].copy_(self.rows[:t_all, :, part].permute(1, 0, 2))
        some["about"].copy_(self.about[:t_all, :, part].permute(1, 0, 2))
        for name in ("chosen", "logps", "gains", "valid", "alive", "shares", "leads"):
            some[name].copy_(getattr(self, name)[:, part])

    def _gradient_step(self) -> None:
        torch, some, t_all = self.torch, self.some, self.plan.steps
        x, about = some["rows"].view(self.row, -1), some["about"].view(ABOUT, -1)
        ok, live, before = some["valid"].view(-1), some["alive"].view(-1), some["logps"].view(-1)
        count, total = ok.sum() + 1, live.sum() + 1
        logits, value = self._forward(self._used(self.net), x.to(self.half))
        logp = self._legal(logits, x, about[OVER] == 1).log_softmax(0)
        entropy = -(logp.exp() * logp.clamp(min=-50)).sum(0)
        now = logp.gather(0, some["chosen"].view(1, -1))[0]
        ratio = (now - before).clamp(-5, 5).exp()
        better = some["gains"].view(-1)
        policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        wins, ahead, there = self._outcome(value, about)
        pieces = about[PIECES : PIECES + SEATS].clamp(min=0).long()  # what came of it, as the seat sees the players
        won = some["shares"][:, None].expand(-1, t_all, -1).reshape(SEATS, -1).gather(0, pieces)
        led = (0.5 + some["leads"] / SPAN).clamp(0, 1)
        led = led[:, None].expand(-1, t_all, -1).reshape(SEATS, -1).gather(0, pieces)
        win_loss = -(won * wins.log_softmax(0).clamp(min=-50) * there).sum(0)
        lead_loss = ((ahead - led) ** 2 * there).sum(0)
        loss = ((policy - self.curiosity * entropy) * ok).sum() / count
        loss = loss + ((0.25 * win_loss + lead_loss) * live).sum() / total
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.values(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            moved = ((now - before) ** 2 * ok).sum() / count / 2
            clipped = (((ratio - 1).abs() > CLIP) * ok).sum() / count
            losses = (win_loss * live).sum() / total, (lead_loss * live).sum() / total
            self.sums.add_(torch.stack([(entropy * ok).sum() / count, *losses, moved, clipped, self.spread]))

    def _learn(self) -> list[float]:
        """Learn once from what was played; how it went."""
        torch = self.torch
        with torch.no_grad():
            self._run("surprises", self._surprises)
        self.sums.zero_()
        chunks = list(range(0, self.plan.games, self.plan.chunk))
        self.chance.shuffle(chunks)
        for first in chunks:
            with torch.no_grad():
                self._take(first)
            self._run("gradient", self._gradient_step, self.optimizer.zero_grad)
        learned: list[float] = (self.sums / len(chunks)).tolist()
        return learned

    def _run(self, name: str, work: Callable[[], None], before: Callable[[], None] | None = None) -> None:
        """Run some work: the first times as it is, then from a graph, if there is a GPU."""
        torch = self.torch
        if name in self.graphs and not isinstance(self.graphs[name], int):
            self.graphs[name].replay()
            return
        if self.device == "cpu":
            if before:
                before()
            work()
            return
        tried = self.graphs.get(name, 0)
        self.graphs[name] = tried + 1
        if tried < (3 if name == "gradient" else 1):
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                if before:
                    before()
                work()
            torch.cuda.current_stream().wait_stream(stream)
            return
        torch.cuda.synchronize()
        if before:
            before()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
        self.graphs[name] = graph
        graph.replay()

    # ------------------------------------------------------------ the whole

    def run(self, seconds: float, told: Callable[[str | None], None]) -> None:
        """Go on until all generations are played, or the seconds are over; keep what is needed to go on."""
        torch, plan, state = self.torch, self.plan, self.state
        began = last = kept = time.monotonic()
        spent_before, games_before = state["seconds"], state["games"]
        log = (self.folder / "league.log").open("a")
        try:
            while (done := self._done()) < 1 and time.monotonic() - began < seconds:
                warm = min(1.0, (state["generation"] + 1) / 20)
                self.pace.fill_(warm * _along(plan.pace, done))
                self.ambition.fill_(_along(plan.ambition, done))
                self.curiosity.fill_(_along(plan.curiosity, done))
                with torch.no_grad():
                    self._ready(self.net, self.playing)
                    self._seat_all()
                    self._run("play", self._play)
                learned = self._learn()
                state["generation"] += 1
                state["games"] += plan.games
                now = time.monotonic()
                state["seconds"] = spent_before + now - began
                self._remember()
                line = None
                if state["generation"] % 20 == 0 or state["generation"] == 1:
                    line = self._tell(learned, (state["games"] - games_before) / (now - last))
                    log.write(line + "\n")
                    log.flush()
                    last, games_before = now, state["games"]
                if now - kept > KEPT_EVERY:
                    self.keep()
                    kept = now
                told(line)
        finally:
            log.close()
            self.keep()

    def _done(self) -> float:
        """How much of the whole is done."""
        state, plan = self.state, self.plan
        if plan.minutes:
            return float(state["seconds"] / 60 / plan.minutes)
        return float(state["generation"] / plan.generations)

    def _remember(self) -> None:
        """How an earlier self fared; now and then keep this one."""
        state, torch = self.state, self.torch
        if self.met_games and state["pool"] and self.met is not None:
            mine = self._ratio(slice(0, self.met_games), self.own[:, : self.met_games])
            state["met"][self.met] += 0.1 * (mine - state["met"][self.met])
        if state["generation"] % KEPT_SELF == 0:
            state["pool"].append({name: tensor.detach().to(torch.float16).cpu() for name, tensor in self.net.items()})
            state["met"].append(1.0)
            if len(state["pool"]) > POOL:  # who has nothing left to teach goes, but never the latest
                easiest = max(range(POOL - 2), key=lambda which: state["met"][which])
                del state["pool"][easiest], state["met"][easiest]

    def _ratio(self, games: slice, mine: Any) -> float:
        """How often those seats came first, by their fair share."""
        torch = self.torch
        players = self.about[0, PLAYERS, games]
        mine = mine & (torch.arange(SEATS, device=self.device)[:, None] < players[None])
        fair = (mine / players.clamp(min=1)[None]).sum()
        return float((self.shares[:, games] * mine).sum() / fair.clamp(min=1))

    def _tell(self, learned: list[float], speed: float) -> str:
        """A line of the log."""
        state, plan = self.state, self.plan
        entropy, wins, leads, moved, clipped, spread = learned
        among = slice(self.met_games, self.met_games + self.among_games)
        beside = self._ratio(among, self.minds[:, among] == 0) if self.among_games else 1.0
        earlier = min(state["met"], default=1.0)
        choices = (self.about[: plan.steps, OVER] == 0).sum(0)
        unfinished = float((self.about[plan.steps, OVER] == 0).float().mean())
        return (
            f"{state['seconds']:6.0f} s {state['generation']:5d} {state['games'] / 1e6:7.2f} M games "
            f"{speed / 1e3:6.1f} k/s entropy {entropy:.3f} wins {wins:.4f} leads {leads:.4f} moved {moved:.4f} "
            f"clipped {clipped:.3f} spread {spread:.3f} pace {float(self.pace):.1e} earlier x{earlier:.3f} "
            f"among x{beside:.3f} choices {float(choices.float().mean()):.1f} most {int(choices.max())} "
            f"unfinished {unfinished:.4f}"
        )

    def keep(self) -> None:
        """Keep the net, and all that is needed to go on."""
        arrays = {name: each.detach().float().cpu().numpy() for name, each in self.net.items()}
        arrays["w1"] = arrays["w1"] * self.scale.cpu().numpy()
        write(self.folder / "net.npz", self.kit["game"], arrays, self.kit["names"])
        state = {name: value for name, value in self.state.items() if name != "pool"}
        net = {name: tensor.detach().cpu() for name, tensor in self.net.items()}
        kept = {"names": self.kit["names"], "net": net, "optimizer": self.optimizer.state_dict(), "state": state}
        for name, value in (("state.pt", kept), ("pool.pt", self.state["pool"])):
            unfinished = self.folder / f"{name}.new"
            self.torch.save(value, unfinished)
            unfinished.replace(self.folder / name)

    def _resume(self) -> None:
        """Go on from what is kept; or begin with a net, `begin.npz`, narrower ones included."""
        torch, file, begin = self.torch, self.folder / "state.pt", self.folder / "begin.npz"
        if file.exists():
            try:
                kept = torch.load(file, map_location=self.device, weights_only=False)
                self.state = kept["state"] | {"pool": torch.load(self.folder / "pool.pt", weights_only=False)}
                fits = kept["names"] == self.kit["names"]
                fits &= all(kept["net"][name].shape == tensor.shape for name, tensor in self.net.items())
            except Exception:
                raise BadOptions(f"{file} is damaged: choose another folder.") from None
            if not fits:
                raise BadOptions(f"{file} does not fit these features or this width: choose another folder.")
            self._fill(kept["net"])
            self.optimizer.load_state_dict(kept["optimizer"])
            for group in self.optimizer.param_groups:
                group["lr"], group["capturable"] = self.pace, self.device == "cuda"
        elif begin.exists():
            found = read(begin, self.kit["game"], self.kit["names"], self.slots)
            self._fill({name: torch.from_numpy(array.astype(np.float32)) for name, array in found.items()}, scaled=True)

    def _fill(self, net: dict[str, Any], scaled: bool = False) -> None:
        """Take over weights; of a narrower net what is new changes nothing at first."""
        with self.torch.no_grad():
            for name, mine in self.net.items():
                theirs = net[name].to(self.device)
                if scaled and name == "w1":
                    theirs = theirs / self.scale
                rows, columns = theirs.shape
                if name != "w1":  # what comes from new hidden numbers counts for nothing yet
                    mine[:, columns:] = 0.0
                mine[:rows, :columns] = theirs


def _along(pair: tuple[float, float], done: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * done


def read_kit(folder: Path) -> dict[str, Any]:
    """What a kit is for."""
    file = folder / "kit" / "kit.json"
    try:
        kit: dict[str, Any] = json.loads(file.read_text())
    except FileNotFoundError:
        raise BadOptions(f"{file} is not there: `tabiji train master GAME` makes it.") from None
    except ValueError:
        raise BadOptions(f"{file} is damaged: choose another folder.") from None
    return kit


def main() -> None:
    """Train from a kit that was made ahead."""
    parser = argparse.ArgumentParser(prog="python -m tabiji.bots.master.league")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop then, to go on later")
    for name, kind in Plan.__annotations__.items():
        pair = "tuple" in kind
        parser.add_argument(
            f"--{name}",
            nargs=2 if pair else None,
            type=int if kind == "int" else float,
            default=getattr(Plan, name),
        )
    options = vars(parser.parse_args())
    folder, seconds = options.pop("folder"), options.pop("seconds")
    chosen: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in options.items()}
    plan = Plan(**chosen)
    try:
        league = League(folder, plan)
        with contextlib.suppress(KeyboardInterrupt):
            league.run(seconds, lambda line: print(line, flush=True) if line else None)
    except TabijiError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
