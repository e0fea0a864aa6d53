"""The bots of a worker: which there are, and how they run without delaying other requests."""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio.subprocess import DEVNULL, PIPE
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import cache
from threading import Lock
from typing import TypeVar

from ...analysis import precompile as advice_precompile
from ...bots import BOTS, Bot, Budget, Observation, bot_for, bot_named
from ...bots.pilgrim import Pilgrim
from ...bots.plugins import plugin_errors, plugin_named, plugin_names
from ...bots.precompile import command
from ...bots.runner import Answer, ask
from ...bots.subprocess_bot import stop_all
from ...core.errors import BadOptions
from ...games import load_game
from ...processes.lifeline import Lifeline
from .fair_queue import FairQueue, Owner

CPU_CORES = os.cpu_count() or 1
FAST_THREADS = CPU_CORES + 4
THINK_SECONDS = 1.0  # for anytime bots
ADVICE_TASK = "advice"  # compiles what hints need
PROGRESS_INTERVAL = 1.0  # seconds between two progress messages

T = TypeVar("T")

log = logging.getLogger(__name__)


class BotRunner:
    """Runs bots and hints for the tables of this worker."""

    def __init__(self) -> None:
        self.names = list(BOTS)
        self._fast_executor = ThreadPoolExecutor(FAST_THREADS, thread_name_prefix="bot")
        self._slow_executor = ThreadPoolExecutor(CPU_CORES, thread_name_prefix="patient-bot")
        self._queues = {
            self._fast_executor: FairQueue(FAST_THREADS),
            self._slow_executor: FairQueue(CPU_CORES),
        }  # further jobs wait
        self._active_searches, self._lock = 0, Lock()
        self._plugin_task = asyncio.create_task(self._load_plugins())
        self._compile_tasks: dict[tuple[str, str], asyncio.Task[None]] = {}  # by game and bot
        # By game: what its bots share is compiled once
        self._compile_locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._progress: dict[tuple[str, str], tuple[int, int]] = {}

    async def _load_plugins(self) -> None:
        """Loads the bots of other packages; one that fails is logged and left out."""
        loop = asyncio.get_running_loop()
        try:
            for error in plugin_errors(BOTS):
                log.warning("bot left out", extra={"error": error})
            for name in plugin_names(BOTS):
                try:
                    await loop.run_in_executor(self._fast_executor, plugin_named, name, BOTS)
                    self.names.append(name)
                except BadOptions as refused:
                    log.warning("bot left out", extra={"error": str(refused)})
        except Exception:
            log.exception("bots left out")

    async def check_names(self, game: str, names: Iterable[str]) -> None:
        """Raises BadOptions for an unknown bot or one that does not play the game: a name may contain a command."""
        for name in names:
            if not await self._has_bot(name):
                raise BadOptions(f"There is no bot '{name}': choose one of {', '.join(self.names)}.")
            if name in BOTS:
                bot_for(load_game(game), name)

    async def _has_bot(self, name: str) -> bool:
        if name not in self.names:
            await asyncio.shield(self._plugin_task)
        return name in self.names

    def precompile(self, game: str, names: Iterable[str]) -> None:
        """Starts compiling for those of some bots that play compiled."""
        for name in names:
            if _is_compiled(name):
                self._start_compile(game, name)

    def _start_compile(self, game: str, name: str) -> asyncio.Task[None]:
        """Returns the task that compiles for a bot or for hints; starts it the first time."""
        if (game, name) not in self._compile_tasks:
            command_line = advice_precompile.command(game) if name == ADVICE_TASK else command(game, [name])
            self._compile_tasks[game, name] = asyncio.create_task(self._compile((game, name), command_line))
        return self._compile_tasks[game, name]

    async def _compile(self, which: tuple[str, str], command_line: Sequence[str]) -> None:
        """Compiles in other processes: in this one it would delay all requests."""
        async with self._compile_locks[which[0]]:
            lifeline = Lifeline(command_line)
            try:
                process = await asyncio.create_subprocess_exec(
                    *lifeline.words,
                    stdin=DEVNULL,
                    stdout=PIPE,
                    stderr=PIPE,
                    pass_fds=lifeline.descriptors,
                    start_new_session=True,
                )
            except OSError as error:
                lifeline.close()
                log.error("compilation failed", extra={"error": str(error)})
                return
            try:
                assert process.stdout
                assert process.stderr
                async for line in process.stdout:
                    done, of = map(int, line.split())
                    self._progress[which] = done, of
                output = await process.stderr.read()
                if await process.wait():
                    log.error("compilation failed", extra={"error": output.decode(errors="replace")[-500:]})
            finally:
                lifeline.close()  # also ends the processes that compile the parts
                await process.wait()

    def compile_progress(self, game: str) -> tuple[int, int]:
        """Returns how many parts are compiled that hints need, and of how many."""
        return self._progress.get((game, ADVICE_TASK), (0, 1))

    async def _wait_until_compiled(
        self, which: tuple[str, str], on_progress: Callable[[int, int], None], skip_wait: asyncio.Event
    ) -> bool:
        """Waits until a bot is compiled, reporting the progress; returns False if the wait is skipped."""
        task, reported = self._compile_tasks.get(which), None
        if task is None:
            return True
        skipped = asyncio.create_task(skip_wait.wait())
        try:
            while not task.done() and not skip_wait.is_set():
                progress = self._progress.get(which, (0, 1))
                if progress != reported:
                    on_progress(*progress)
                    reported = progress
                await asyncio.wait([task, skipped], timeout=PROGRESS_INTERVAL, return_when=asyncio.FIRST_COMPLETED)
        finally:
            skipped.cancel()
        return task.done()

    async def choose(
        self,
        name: str,
        observation: Observation,
        legal: list[int],
        owner: Owner,
        on_progress: Callable[[int, int], None],
        skip_wait: asyncio.Event,
    ) -> Answer:
        """Returns a bot's answer, computed in a slot of an owner.

        Progress is reported while the bot is being compiled; if that wait is skipped, a pilgrim answers instead.
        """
        loop, game = asyncio.get_running_loop(), observation.game.name
        bot: Bot = Pilgrim()
        if await self._has_bot(name):
            bot = await loop.run_in_executor(self._fast_executor, bot_named, name)
        else:
            log.warning("bot unknown", extra={"bot": name})
        if bot.compiled and not await self._wait_until_compiled((game, name), on_progress, skip_wait):
            bot = Pilgrim()
        executor = self._slow_executor if bot.anytime else self._fast_executor
        async with self._queues[executor].slot(owner):
            return await loop.run_in_executor(executor, self._choose, bot, observation, legal)

    async def run_for_owner(self, game: str, owner: Owner, work: Callable[[int], T]) -> T:
        """Runs work(threads) for an owner once what hints need is compiled and a slot is free."""
        await asyncio.shield(self._start_compile(game, ADVICE_TASK))
        async with self._queues[self._slow_executor].slot(owner):
            return await asyncio.get_running_loop().run_in_executor(self._slow_executor, self._run_with_threads, work)

    def _run_with_threads(self, work: Callable[[int], T]) -> T:
        """Runs long work with its share of the cores."""
        with self._lock:
            self._active_searches += 1
            threads = max(1, CPU_CORES // self._active_searches)
        try:
            return work(threads)
        finally:
            with self._lock:
                self._active_searches -= 1

    def _choose(self, bot: Bot, observation: Observation, legal: list[int]) -> Answer:
        """Returns the answer of a bot, run in this thread."""

        def answer(threads: int) -> Answer:
            budget = Budget(THINK_SECONDS, threads=threads)
            if len(legal) == 1 and not is_public_choice(observation):
                with suppress(Exception):  # its time must not reveal that it had no choice
                    bot.choose(replace(observation, state=observation.state.copy()), list(legal), budget)
            return ask(bot, observation, legal, budget)

        return self._run_with_threads(answer) if bot.anytime else answer(1)

    async def close(self) -> None:
        """Stops subprocess bots and compilations, and waits for running searches."""
        stop_all()
        tasks = [self._plugin_task, *self._compile_tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for executor in (self._fast_executor, self._slow_executor):
            executor.shutdown(wait=True, cancel_futures=True)


@cache
def _is_compiled(name: str) -> bool:
    """Returns whether a bot is one of ours that plays compiled."""
    return name in BOTS and BOTS[name]().compiled


def is_public_choice(observation: Observation) -> bool:
    """Returns whether all players see the legal choices; only the move along the road is public."""
    return bool(observation.state.phase == observation.game.move_phase)
