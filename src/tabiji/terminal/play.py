"""A solo journey in the terminal, against bots."""

from __future__ import annotations

import secrets
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..bots import BOTS, Bot, Budget, observe
from ..bots.asking import ask as ask_bot
from ..bots.warming import command
from ..engine import gamefile
from ..engine.chance import SEEDS
from ..engine.journey import Journey
from ..engine.story import ALL, Event
from ..lifeline import Lifeline
from ..texts import Texts
from ..texts.words import Words
from . import drawing_of

YOU = 0
BOT_NAMES = ("Beni", "Chie", "Daiki", "Emi")


class Table:
    """You at seat 1, bots at the others."""

    def __init__(
        self, journey: Journey, name: str, bots: Sequence[Bot], texts: Texts, console: Console, keep: Path | None
    ) -> None:
        self.journey = journey
        self.bots = bots
        self.console = console
        self.texts = texts
        self.words = Words(texts, journey.game, [name, *BOT_NAMES[: len(bots)]])
        self.keep = keep
        self.drawing = drawing_of(journey.game)
        self.way = journey.game.way(journey.state)
        self.news: list[str] = []
        self.unpacking: subprocess.Popen[bytes] | None = None
        self.lifeline: Lifeline | None = None
        compiled = sorted({type(bot).__name__.lower() for bot in bots if bot.compiled} & BOTS.keys())
        if compiled:
            quiet = subprocess.DEVNULL
            self.lifeline = Lifeline(command(journey.game.name, compiled))
            self.unpacking = subprocess.Popen(
                self.lifeline.words,
                stdin=quiet,
                stdout=quiet,
                stderr=quiet,
                pass_fds=self.lifeline.descriptors,
                start_new_session=True,
            )

    def play(self, ask: Callable[[str], str]) -> None:
        """Play to the end, or until you stop."""
        try:
            self._play(ask)
        finally:
            if self.lifeline and self.unpacking:
                self.lifeline.close()
                self.unpacking.wait()

    def _play(self, ask: Callable[[str], str]) -> None:
        if self.journey.moves:
            self.console.print(self.texts.say("terminal-resumed", number=len(self.journey.moves) + 1))
        else:
            self.tell_options()
            self.hear(self.journey.opening)
        while not self.journey.over:
            legal = self.journey.legal()
            if len(legal) == 1:
                action = legal[0]
            elif self.journey.seat == YOU:
                decided = self.decide(ask)
                if decided is None:
                    self.stop()
                    return
                action = decided
            else:
                action = self.bot_choice()
            self.hear(self.journey.act(action, entropy=secrets.randbelow(SEEDS)))
            if self.keep:
                gamefile.save(self.journey, self.keep)
        self.finish()

    def tell_options(self) -> None:
        """Tell how this table is played: each option that was chosen, and what it changes."""
        for option, chosen in self.journey.options.words().items():
            kind = option.removesuffix("s")
            for name in chosen.split() if kind in self.journey.game.other_names else ():
                about = Text(self.words.explained(kind, name), "dim")
                self.console.print(Text.assemble((self.words.name(kind, name), "bold"), "  ", about))

    def hear(self, events: Sequence[Event]) -> None:
        """Remember what you may hear."""
        state = self.journey.state
        self.news += [self.words.event(state, event) for event in events if event.to in (ALL, YOU)]

    def bot_choice(self) -> int:
        """What the bot whose turn it is chooses, seeing only what its seat may know."""
        seat, game = self.journey.seat, self.journey.game
        bot, name = self.bots[seat - 1], self.words.names[seat]
        if bot.compiled and self.unpacking and self.unpacking.poll() is None:
            self.console.print(self.texts.say("table-unpacking", name=name))
            self.unpacking.wait()
        observation = observe(game, self.journey.state, seat, secrets.randbelow(SEEDS))
        answer = ask_bot(bot, observation, self.journey.legal(), Budget())
        if answer.fault:
            self.news.append(self.texts.say("terminal-stumbled", name=name, fault=answer.fault))
        return answer.action

    def decide(self, ask: Callable[[str], str]) -> int | None:
        """Show the table and ask; None when you stop."""
        state = self.journey.state
        view = self.journey.game.view(state, YOU)
        self.tell_news()
        self.console.print(self.drawing.draw(view, self.way, self.words, self.console))
        self.console.print()
        self.console.print(Text(self.words.question(state), "bold"))
        answers = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        for style in ("bold", "", "dim"):
            answers.add_column(style=style, justify="right" if style == "bold" else "left")
        for number, choice in enumerate(view.choices, 1):
            about = self.words.about(choice) if state.piece == YOU else ""  # the neutral piece gains nothing
            answers.add_row(str(number), self.words.choice(choice), about)
        self.console.print(answers)
        while True:
            try:
                answer = ask(self.texts.say("terminal-choose") + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return None
            if answer == "q":
                return None
            number = int(answer) if answer.isdecimal() and len(answer) < 4 else 0
            if answer == "?":
                self.console.print(self.texts.say(f"{self.journey.game.name}-help"))
            elif 1 <= number <= len(view.choices):
                chosen: int = view.choices[number - 1].id
                return chosen
            else:
                self.console.print(self.texts.say("terminal-not-a-choice", most=len(view.choices)))

    def tell_news(self) -> None:
        """Tell what happened since you last looked."""
        self.console.print()
        for line in self.news:
            self.console.print(Text(f"  {line}"))
        self.console.print()
        self.news.clear()

    def stop(self) -> None:
        """Leave the table; the journey is kept."""
        self.console.print()
        self.console.print(self.texts.say("terminal-stopped"))
        if self.keep:
            gamefile.save(self.journey, self.keep)
            self.console.print(self.texts.say("terminal-saved", file=str(self.keep)))

    def finish(self) -> None:
        """Tell the end and who won."""
        self.tell_news()
        view = self.journey.game.view(self.journey.state, YOU)
        self.console.print(self.drawing.draw(view, self.way, self.words, self.console))
        self.console.print(self.drawing.outcome(view, self.words))
        seats = range(self.journey.options.players)
        winners = [self.words.names[s] for s in seats if self.journey.game.rank(self.journey.state, s) == 1]
        names = self.texts.listed(winners)
        self.console.print()
        self.console.print(Text(self.texts.say("terminal-winner", count=len(winners), names=names), "bold"))
