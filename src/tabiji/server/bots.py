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

from ..bots import BOTS, Bot, Budget, Observation, bot_for, bot_named
from ..bots.asking import Answer, ask
from ..bots.line import dismiss
from ..bots.pilgrim import Pilgrim
from ..bots.plugins import plugin_named, plugins, troubles
from ..bots.warming import command
from ..engine.errors import BadOptions
from ..games import game_named
from ..learn import warming
from ..lifeline import Lifeline
from .turns import Turns, Whose

CORES = os.cpu_count() or 1
QUICK = CORES + 4
SECONDS = 1.0  # for those who think as long as they may
ADVICE = "advice"  # what is unpacked for those who ask the master
LOOK = 1.0  # seconds between two words on how far somebody has unpacked

T = TypeVar("T")

log = logging.getLogger(__name__)


class Bots:
    """Those who play at the tables of this worker."""

    def __init__(self) -> None:
        self.names = list(BOTS)
        self._quick = ThreadPoolExecutor(QUICK, thread_name_prefix="bot")
        self._patient = ThreadPoolExecutor(CORES, thread_name_prefix="patient-bot")
        self._turns = {self._quick: Turns(QUICK), self._patient: Turns(CORES)}  # the others wait in line
        self._pondering, self._lock = 0, Lock()
        self._looking = asyncio.create_task(self._look())
        self._unpacking: dict[tuple[str, str], asyncio.Task[None]] = {}  # for whom, in a game
        self._one_by_one: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # what they share is built once
        self._how_far: dict[tuple[str, str], tuple[int, int]] = {}

    async def _look(self) -> None:
        """Find out which bots of other packages can be loaded; whatever one does, the others are there."""
        loop = asyncio.get_running_loop()
        try:
            for trouble in troubles(BOTS):
                log.warning("bot left out", extra={"error": trouble})
            for name in plugins(BOTS):
                try:
                    await loop.run_in_executor(self._quick, plugin_named, name, BOTS)
                    self.names.append(name)
                except BadOptions as error:
                    log.warning("bot left out", extra={"error": str(error)})
        except Exception:
            log.exception("bots left out")

    async def check(self, game: str, names: Iterable[str]) -> None:
        """Refuse whoever is not to be had here, or does not know a game: a name may hold a command."""
        for name in names:
            if not await self._has(name):
                raise BadOptions(f"There is no bot '{name}': choose one of {', '.join(self.names)}.")
            if name in BOTS:
                bot_for(game_named(game), name)

    async def _has(self, name: str) -> bool:
        if name not in self.names:
            await asyncio.shield(self._looking)
        return name in self.names

    def expect(self, game: str, names: Iterable[str]) -> None:
        """Begin to compile for those who will need it."""
        for name in names:
            if _compiled(name):
                self._unpack(game, name)

    def _unpack(self, game: str, name: str) -> asyncio.Task[None]:
        """Compile for somebody, once."""
        if (game, name) not in self._unpacking:
            words = warming.command(game) if name == ADVICE else command(game, [name])
            self._unpacking[game, name] = asyncio.create_task(self._warm((game, name), words))
        return self._unpacking[game, name]

    async def _warm(self, which: tuple[str, str], words: Sequence[str]) -> None:
        """Compile in other processes: here it would hold everybody up."""
        async with self._one_by_one[which[0]]:
            lifeline = Lifeline(words)
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
                    self._how_far[which] = done, of
                told = await process.stderr.read()
                if await process.wait():
                    log.error("unpacking failed", extra={"error": told.decode(errors="replace")[-500:]})
            finally:
                lifeline.close()  # those who build the parts end with it
                await process.wait()

    def how_far(self, game: str) -> tuple[int, int]:
        """How many parts are unpacked for those who ask the master, and of how many."""
        return self._how_far.get((game, ADVICE), (0, 1))

    async def _wait(
        self, which: tuple[str, str], must_wait: Callable[[int, int], None], hurried: asyncio.Event
    ) -> bool:
        """Wait until somebody has unpacked, telling how far that is; False if nobody wants to wait."""
        unpacking, told = self._unpacking.get(which), None
        if unpacking is None:
            return True
        impatient = asyncio.create_task(hurried.wait())
        try:
            while not unpacking.done() and not hurried.is_set():
                how_far = self._how_far.get(which, (0, 1))
                if how_far != told:
                    must_wait(*how_far)
                    told = how_far
                await asyncio.wait([unpacking, impatient], timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
        finally:
            impatient.cancel()
        return unpacking.done()

    async def ask(
        self,
        name: str,
        observation: Observation,
        legal: list[int],
        whose: Whose,
        must_wait: Callable[[int, int], None],
        hurried: asyncio.Event,
    ) -> Answer:
        """What a bot answers, thinking on somebody's account; whoever waits until it has unpacked is told how far it
        is. Where nobody wants to wait, a pilgrim goes on in its name.
        """
        loop, game = asyncio.get_running_loop(), observation.game.name
        bot: Bot = Pilgrim()
        if await self._has(name):
            bot = await loop.run_in_executor(self._quick, bot_named, name)
        else:
            log.warning("bot is not here", extra={"bot": name})
        if bot.compiled and not await self._wait((game, name), must_wait, hurried):
            bot = Pilgrim()
        pool = self._patient if bot.patient else self._quick
        async with self._turns[pool].place(whose):
            return await loop.run_in_executor(pool, self._ponder, bot, observation, legal)

    async def consult(self, game: str, whose: Whose, work: Callable[[int], T]) -> T:
        """Let the master think about something else than its own move, on somebody's account; work is told how many
        threads it may use.
        """
        await asyncio.shield(self._unpack(game, ADVICE))
        async with self._turns[self._patient].place(whose):
            return await asyncio.get_running_loop().run_in_executor(self._patient, self._with_threads, work)

    def _with_threads(self, work: Callable[[int], T]) -> T:
        """Do something long; those who do so at once share the cores."""
        with self._lock:
            self._pondering += 1
            threads = max(1, CORES // self._pondering)
        try:
            return work(threads)
        finally:
            with self._lock:
                self._pondering -= 1

    def _ponder(self, bot: Bot, observation: Observation, legal: list[int]) -> Answer:
        """Ask a bot."""

        def answer(threads: int) -> Answer:
            budget = Budget(SECONDS, threads=threads)
            if len(legal) == 1 and not is_public(observation):
                with suppress(Exception):  # nobody shall tell from its time that it had no choice
                    bot.choose(replace(observation, state=observation.state.copy()), list(legal), budget)
            return ask(bot, observation, legal, budget)

        return self._with_threads(answer) if bot.patient else answer(1)

    async def close(self) -> None:
        """Let them finish the thought, and no more; programs not even that."""
        dismiss()
        tasks = [self._looking, *self._unpacking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in (self._quick, self._patient):
            pool.shutdown(wait=True, cancel_futures=True)


@cache
def _compiled(name: str) -> bool:
    """Whether one of our bots plays compiled."""
    return name in BOTS and BOTS[name]().compiled


def is_public(observation: Observation) -> bool:
    """Whether everybody sees what can be chosen: only where to go next lies open to all."""
    return bool(observation.state.phase == observation.game.moving)
