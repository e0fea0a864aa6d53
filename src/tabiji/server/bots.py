"""The bots of a worker: who can be chosen, and how they think without holding anybody up."""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import cache
from threading import Lock

from ..bots import BOTS, Bot, Budget, Observation, bot_for, bot_named
from ..bots.asking import Answer, ask
from ..bots.line import dismiss
from ..bots.pilgrim import Pilgrim
from ..bots.plugins import plugin_named, plugins, troubles
from ..bots.warming import command
from ..engine.errors import BadOptions
from ..games import game_named
from .turns import Turns, Whose

CORES = os.cpu_count() or 1
QUICK = CORES + 4
SECONDS = 1.0  # for those who think as long as they may

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
        self._unpacking: dict[str, asyncio.Task[None]] = {}

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
        if game not in self._unpacking and any(_compiled(name) for name in names):
            self._unpacking[game] = asyncio.create_task(self._warm(game))

    async def _warm(self, game: str) -> None:
        """Compile in another process: here it would hold everybody up."""
        try:
            process = await asyncio.create_subprocess_exec(*command(game), stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE)
        except OSError as error:
            log.error("unpacking failed", extra={"error": str(error)})
            return
        try:
            _, told = await process.communicate()
            if process.returncode:
                log.error("unpacking failed", extra={"error": told.decode(errors="replace")[-500:]})
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def ask(
        self, name: str, observation: Observation, legal: list[int], whose: Whose, must_wait: Callable[[], None]
    ) -> Answer:
        """What a bot answers, thinking on somebody's account; whoever waits until it has unpacked is told."""
        loop, game = asyncio.get_running_loop(), observation.game.name
        bot: Bot = Pilgrim()
        if await self._has(name):
            bot = await loop.run_in_executor(self._quick, bot_named, name)
        else:
            log.warning("bot is not here", extra={"bot": name})
        if bot.compiled and game in self._unpacking and not self._unpacking[game].done():
            must_wait()
            await asyncio.shield(self._unpacking[game])
        pool = self._patient if bot.patient else self._quick
        async with self._turns[pool].place(whose):
            return await loop.run_in_executor(pool, self._ponder, bot, observation, legal)

    def _ponder(self, bot: Bot, observation: Observation, legal: list[int]) -> Answer:
        """Ask a bot; those who think long at once share the cores."""
        threads = 1
        if bot.patient:
            with self._lock:
                self._pondering += 1
                threads = max(1, CORES // self._pondering)
        budget = Budget(SECONDS, threads=threads)
        try:
            if len(legal) == 1 and not is_public(observation):
                with suppress(Exception):  # nobody shall tell from its time that it had no choice
                    bot.choose(replace(observation, state=observation.state.copy()), list(legal), budget)
            return ask(bot, observation, legal, budget)
        finally:
            if bot.patient:
                with self._lock:
                    self._pondering -= 1

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
