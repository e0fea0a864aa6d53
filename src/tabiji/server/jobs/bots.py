"""The bots of a worker: who can be chosen, and how they think without holding anybody up."""

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

from ...analysis import precompile as warming
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
THINK_SECONDS = 1.0  # for those who think as long as they may
ADVICE_TASK = "advice"  # what is unpacked for those who ask the master
PROGRESS_INTERVAL = 1.0  # seconds between two words on how far somebody has unpacked

T = TypeVar("T")

log = logging.getLogger(__name__)


class BotRunner:
    """Those who play at the tables of this worker."""

    def __init__(self) -> None:
        self.names = list(BOTS)
        self._fast_executor = ThreadPoolExecutor(FAST_THREADS, thread_name_prefix="bot")
        self._slow_executor = ThreadPoolExecutor(CPU_CORES, thread_name_prefix="patient-bot")
        self._queues = {
            self._fast_executor: FairQueue(FAST_THREADS),
            self._slow_executor: FairQueue(CPU_CORES),
        }  # the others wait in line
        self._active_searches, self._lock = 0, Lock()
        self._plugin_task = asyncio.create_task(self._load_plugins())
        self._compile_tasks: dict[tuple[str, str], asyncio.Task[None]] = {}  # for whom, in a game
        self._compile_locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # what they share is built once
        self._progress: dict[tuple[str, str], tuple[int, int]] = {}

    async def _load_plugins(self) -> None:
        """Find out which bots of other packages can be loaded; whatever one does, the others are there."""
        loop = asyncio.get_running_loop()
        try:
            for trouble in plugin_errors(BOTS):
                log.warning("bot left out", extra={"error": trouble})
            for name in plugin_names(BOTS):
                try:
                    await loop.run_in_executor(self._fast_executor, plugin_named, name, BOTS)
                    self.names.append(name)
                except BadOptions as error:
                    log.warning("bot left out", extra={"error": str(error)})
        except Exception:
            log.exception("bots left out")

    async def check_names(self, game: str, names: Iterable[str]) -> None:
        """Refuse whoever is not to be had here, or does not know a game: a name may hold a command."""
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
        """Begin to compile for those who will need it."""
        for name in names:
            if _is_compiled(name):
                self._start_compile(game, name)

    def _start_compile(self, game: str, name: str) -> asyncio.Task[None]:
        """Compile for somebody, once."""
        if (game, name) not in self._compile_tasks:
            words = warming.command(game) if name == ADVICE_TASK else command(game, [name])
            self._compile_tasks[game, name] = asyncio.create_task(self._compile((game, name), words))
        return self._compile_tasks[game, name]

    async def _compile(self, which: tuple[str, str], command_line: Sequence[str]) -> None:
        """Compile in other processes: here it would hold everybody up."""
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
                log.error("unpacking failed", extra={"error": str(error)})
                return
            try:
                assert process.stdout
                assert process.stderr
                async for line in process.stdout:
                    done, of = map(int, line.split())
                    self._progress[which] = done, of
                told = await process.stderr.read()
                if await process.wait():
                    log.error("unpacking failed", extra={"error": told.decode(errors="replace")[-500:]})
            finally:
                lifeline.close()  # those who build the parts end with it
                await process.wait()

    def compile_progress(self, game: str) -> tuple[int, int]:
        """How many parts are unpacked for those who ask the master, and of how many."""
        return self._progress.get((game, ADVICE_TASK), (0, 1))

    async def _wait_until_compiled(
        self, which: tuple[str, str], on_progress: Callable[[int, int], None], skip_wait: asyncio.Event
    ) -> bool:
        """Wait until somebody has unpacked, telling how far that is; False if nobody wants to wait."""
        unpacking, told = self._compile_tasks.get(which), None
        if unpacking is None:
            return True
        impatient = asyncio.create_task(skip_wait.wait())
        try:
            while not unpacking.done() and not skip_wait.is_set():
                how_far = self._progress.get(which, (0, 1))
                if how_far != told:
                    on_progress(*how_far)
                    told = how_far
                await asyncio.wait(
                    [unpacking, impatient], timeout=PROGRESS_INTERVAL, return_when=asyncio.FIRST_COMPLETED
                )
        finally:
            impatient.cancel()
        return unpacking.done()

    async def choose(
        self,
        name: str,
        observation: Observation,
        legal: list[int],
        owner: Owner,
        on_progress: Callable[[int, int], None],
        skip_wait: asyncio.Event,
    ) -> Answer:
        """What a bot answers, thinking on somebody's account; whoever waits until it has unpacked is told how far it
        is. Where nobody wants to wait, a pilgrim goes on in its name.
        """
        loop, game = asyncio.get_running_loop(), observation.game.name
        bot: Bot = Pilgrim()
        if await self._has_bot(name):
            bot = await loop.run_in_executor(self._fast_executor, bot_named, name)
        else:
            log.warning("bot is not here", extra={"bot": name})
        if bot.compiled and not await self._wait_until_compiled((game, name), on_progress, skip_wait):
            bot = Pilgrim()
        pool = self._slow_executor if bot.anytime else self._fast_executor
        async with self._queues[pool].slot(owner):
            return await loop.run_in_executor(pool, self._choose, bot, observation, legal)

    async def run_for_owner(self, game: str, owner: Owner, work: Callable[[int], T]) -> T:
        """Let the master think about something else than its own move, on somebody's account; work is told how many
        threads it may use.
        """
        await asyncio.shield(self._start_compile(game, ADVICE_TASK))
        async with self._queues[self._slow_executor].slot(owner):
            return await asyncio.get_running_loop().run_in_executor(self._slow_executor, self._run_with_threads, work)

    def _run_with_threads(self, work: Callable[[int], T]) -> T:
        """Do something long; those who do so at once share the cores."""
        with self._lock:
            self._active_searches += 1
            threads = max(1, CPU_CORES // self._active_searches)
        try:
            return work(threads)
        finally:
            with self._lock:
                self._active_searches -= 1

    def _choose(self, bot: Bot, observation: Observation, legal: list[int]) -> Answer:
        """Ask a bot."""

        def answer(threads: int) -> Answer:
            budget = Budget(THINK_SECONDS, threads=threads)
            if len(legal) == 1 and not is_public_choice(observation):
                with suppress(Exception):  # nobody shall tell from its time that it had no choice
                    bot.choose(replace(observation, state=observation.state.copy()), list(legal), budget)
            return ask(bot, observation, legal, budget)

        return self._run_with_threads(answer) if bot.anytime else answer(1)

    async def close(self) -> None:
        """Let them finish the thought, and no more; programs not even that."""
        stop_all()
        tasks = [self._plugin_task, *self._compile_tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in (self._fast_executor, self._slow_executor):
            pool.shutdown(wait=True, cancel_futures=True)


@cache
def _is_compiled(name: str) -> bool:
    """Whether one of our bots plays compiled."""
    return name in BOTS and BOTS[name]().compiled


def is_public_choice(observation: Observation) -> bool:
    """Whether everybody sees what can be chosen: only where to go next lies open to all."""
    return bool(observation.state.phase == observation.game.move_phase)
