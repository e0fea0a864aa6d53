"""Texts: one set of Fluent files for everything that speaks, in English, French and Italian."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..core.errors import BadOptions

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if (folder / "page.ftl").exists()))

MESSAGE_ID = re.compile(r"(?m)^([a-z][\w-]*) *=")
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")


def choose_language(wanted: str | None) -> str:
    """The language to speak: the one asked for, else the locale's, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadOptions(f"There is no language '{wanted}': choose one of {', '.join(LANGUAGES)}.")
        return wanted
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def read_texts(game: str, language: str, folder: Path | None) -> str:
    """The texts of a game as they are written, in its own folder or in ours."""
    return ((folder or FOLDER) / choose_language(language) / f"{game}.ftl").read_text(encoding="utf-8")


class Texts:
    """Everything that can be said in one language; a file is parsed when something in it is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._added_games: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files: dict[str, str] = {}  # the file in which each message stands
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._add_file(file.read_text(encoding="utf-8"))

    def add_game(self, game: str, folder: Path | None) -> None:
        """Say what a game says that brings its texts in a folder of its own."""
        if folder and game not in self._added_games:
            self._added_games.add(game)
            self._add_file(read_texts(game, self.language, folder))

    def _add_file(self, file: str) -> None:
        self._files.update(dict.fromkeys(MESSAGE_ID.findall(file), file))

    def _load_message(self, message: str) -> Any:
        """A message, after the file in which it stands has been parsed, and those it refers to."""
        ahead = [message]
        while ahead:
            name = ahead.pop()
            if name in self._files and not self._bundle.has_message(name):
                self._bundle.add_resource(FluentResource(self._files[name]))
                ahead += REFERENCE.findall(self._files[name])
        return self._bundle.get_message(message)

    def __contains__(self, message: str) -> bool:
        return message in self._files

    def say(self, message: str, **args: Any) -> str:
        """A message in this language."""
        pattern = self._load_message(message).value
        assert pattern is not None, f"{message} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def about(self, message: str, **numbers: int | str) -> str:
        """The sentence in which a name explains itself, with the numbers printed on the thing."""
        text, errors = self._bundle.format_pattern(self._load_message(message).attributes["about"], numbers)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, game: str, kind: str, name: str) -> str:
        """The name of a thing of a game; what an owner of the game has added is called as it is written."""
        message = f"{game}-{kind}-{name}"
        return self.say(message) if message in self else name.replace("-", " ").capitalize()

    def join_names(self, names: Iterable[str]) -> str:
        """Some names in a row, the last joined by 'and'."""
        *first, last = names
        return self.say("terminal-and", first=", ".join(first), last=last) if first else last
