"""Texts: one set of Fluent files for page, server and terminal, in English, French and Italian."""

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
    """Returns the language wanted, else the locale's, else English; raises BadOptions if there is no such language."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadOptions(f"There is no language '{wanted}': choose one of {', '.join(LANGUAGES)}.")
        return wanted
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def read_texts(game: str, language: str, folder: Path | None) -> str:
    """Returns the source of a game's messages in a language."""
    return ((folder or FOLDER) / choose_language(language) / f"{game}.ftl").read_text(encoding="utf-8")


class Texts:
    """The messages of one language; a file is parsed when one of its messages is first used."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._added_games: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files: dict[str, str] = {}  # the source of the file that holds each message
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._add_file(file.read_text(encoding="utf-8"))

    def add_game(self, game: str, folder: Path | None) -> None:
        """Adds the messages of a game that brings its own folder of texts."""
        if folder and game not in self._added_games:
            self._added_games.add(game)
            self._add_file(read_texts(game, self.language, folder))

    def _add_file(self, file: str) -> None:
        self._files.update(dict.fromkeys(MESSAGE_ID.findall(file), file))

    def _load_message(self, message: str) -> Any:
        """Returns a message after parsing its file and the files of the messages it refers to."""
        pending = [message]
        while pending:
            name = pending.pop()
            if name in self._files and not self._bundle.has_message(name):
                self._bundle.add_resource(FluentResource(self._files[name]))
                pending += REFERENCE.findall(self._files[name])
        return self._bundle.get_message(message)

    def __contains__(self, message: str) -> bool:
        return message in self._files

    def say(self, message: str, **args: Any) -> str:
        """Returns a message, formatted."""
        pattern = self._load_message(message).value
        assert pattern is not None, f"{message} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def about(self, message: str, **numbers: int | str) -> str:
        """Returns the `about` attribute of a message, formatted with the numbers printed on the thing."""
        text, errors = self._bundle.format_pattern(self._load_message(message).attributes["about"], numbers)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, game: str, kind: str, name: str) -> str:
        """Returns the name of a thing of a game, or what a components file calls it."""
        message = f"{game}-{kind}-{name}"
        return self.say(message) if message in self else name.replace("-", " ").capitalize()

    def join_names(self, names: Iterable[str]) -> str:
        """Returns some names in a row, the last joined by 'and'."""
        *first, last = names
        return self.say("terminal-and", first=", ".join(first), last=last) if first else last
