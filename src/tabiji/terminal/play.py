"""A solo game in the terminal, against bots."""

from __future__ import annotations

import secrets
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..bots import BOTS, Bot, Budget, observe
from ..bots.precompile import command
from ..bots.runner import ask as ask_bot
from ..core import gamefile
from ..core.events import ALL_SEATS, Event
from ..core.match import Match
from ..core.rng import SEED_LIMIT
from ..processes.lifeline import Lifeline
from ..texts import Texts
from ..texts.words import Words
from . import renderer_of

YOU = 0
BOT_NAMES = ("Beni", "Chie", "Daiki", "Emi")


class TerminalMatch:
    """A match of a person at the first seat against bots."""

    def __init__(
        self, match: Match, name: str, bots: Sequence[Bot], texts: Texts, console: Console, save_file: Path | None
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.texts = texts
        self.words = Words(texts, match.game, [name, *BOT_NAMES[: len(bots)]])
        self.save_file = save_file
        self.renderer = renderer_of(match.game)
        self.route = match.game.route(match.state)
        self.news: list[str] = []
        self.precompiling: subprocess.Popen[bytes] | None = None
        self.lifeline: Lifeline | None = None
        compiled = sorted({type(bot).__name__.lower() for bot in bots if bot.compiled} & BOTS.keys())
        if compiled:
            quiet = subprocess.DEVNULL
            self.lifeline = Lifeline(command(match.game.name, compiled))
            self.precompiling = subprocess.Popen(
                self.lifeline.words,
                stdin=quiet,
                stdout=quiet,
                stderr=quiet,
                pass_fds=self.lifeline.descriptors,
                start_new_session=True,
            )

    def play(self, ask: Callable[[str], str]) -> None:
        """Plays to the end, or until the player stops."""
        try:
            self._play(ask)
        finally:
            if self.lifeline and self.precompiling:
                self.lifeline.close()
                self.precompiling.wait()

    def _play(self, ask: Callable[[str], str]) -> None:
        if self.match.moves:
            self.console.print(self.texts.say("terminal-resumed", number=len(self.match.moves) + 1))
        else:
            self.print_options()
            self.collect_news(self.match.opening_events)
        while not self.match.over:
            legal = self.match.legal_moves()
            if len(legal) == 1:
                action = legal[0]
            elif self.match.seat == YOU:
                answer = self.ask_for_action(ask)
                if answer is None:
                    self.save_and_stop()
                    return
                action = answer
            else:
                action = self.ask_bot_for_action()
            self.collect_news(self.match.play(action, entropy=secrets.randbelow(SEED_LIMIT)))
            if self.save_file:
                gamefile.save(self.match, self.save_file)
        self.print_result()

    def print_options(self) -> None:
        """Prints each option of the match and what it changes."""
        for option, answer in self.match.options.to_dict().items():
            kind = option.removesuffix("s")
            for name in answer.split() if kind in self.match.game.other_names else ():
                about = Text(self.words.explain(kind, name), "dim")
                self.console.print(Text.assemble((self.words.name(kind, name), "bold"), "  ", about))

    def collect_news(self, events: Sequence[Event]) -> None:
        """Remembers the events that the player sees."""
        state = self.match.state
        self.news += [self.words.event(state, event) for event in events if event.audience in (ALL_SEATS, YOU)]

    def ask_bot_for_action(self) -> int:
        """Returns the action of the bot to move, which sees only what its seat may know."""
        seat, game = self.match.seat, self.match.game
        bot, name = self.bots[seat - 1], self.words.names[seat]
        if bot.compiled and self.precompiling and self.precompiling.poll() is None:
            self.console.print(self.texts.say("table-unpacking", name=name))
            self.precompiling.wait()
        observation = observe(game, self.match.state, seat, secrets.randbelow(SEED_LIMIT))
        answer = ask_bot(bot, observation, self.match.legal_moves(), Budget())
        if answer.fault:
            self.news.append(self.texts.say("terminal-stumbled", name=name, fault=answer.fault))
        return answer.action

    def ask_for_action(self, ask: Callable[[str], str]) -> int | None:
        """Shows the table and asks for a choice; returns None if the player stops."""
        state = self.match.state
        view = self.match.game.view(state, YOU)
        self.print_news()
        self.console.print(self.renderer.draw(view, self.route, self.words, self.console))
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
                self.console.print(self.texts.say(f"{self.match.game.name}-help"))
            elif 1 <= number <= len(view.choices):
                action: int = view.choices[number - 1].id
                return action
            else:
                self.console.print(self.texts.say("terminal-not-a-choice", most=len(view.choices)))

    def print_news(self) -> None:
        """Prints the events since the last question."""
        self.console.print()
        for line in self.news:
            self.console.print(Text(f"  {line}"))
        self.console.print()
        self.news.clear()

    def save_and_stop(self) -> None:
        """Saves the match and says where."""
        self.console.print()
        self.console.print(self.texts.say("terminal-stopped"))
        if self.save_file:
            gamefile.save(self.match, self.save_file)
            self.console.print(self.texts.say("terminal-saved", file=str(self.save_file)))

    def print_result(self) -> None:
        """Prints the end and the winners."""
        self.print_news()
        view = self.match.game.view(self.match.state, YOU)
        self.console.print(self.renderer.draw(view, self.route, self.words, self.console))
        self.console.print(self.renderer.draw_outcome(view, self.words))
        seats = range(self.match.options.players)
        winners = [self.words.names[s] for s in seats if self.match.game.rank(self.match.state, s) == 1]
        names = self.texts.join_names(winners)
        self.console.print()
        self.console.print(Text(self.texts.say("terminal-winner", count=len(winners), names=names), "bold"))
