"""Game files: a whole game as text that can be read by eye, compared, and replayed exactly.

Tabiji game 1
game: tokaido
components: standard 1f0c3a52
players: 2
edition: english
seed: 00000000000004d2

1. 1 keep kinko
2. 2 keep umegae ~5f3a6c0e11d2b7a9    ; the entropy mixed in before a move stands behind a ~
redealt 2 ~0b7a9c0e11d2b7a9           ; from a seed, all that seat 2 could not know; 6 stands for a spectator
…
result: 71 64
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from .errors import BadGameFile, TabijiError, shorten
from .files import MARK, read_text, replacing
from .match import Match, Move
from .spec import GameSpec

VERSION = 2  # since a game can be dealt again; one that was not is written as version 1
TITLE = "Tabiji game"
UNFINISHED = "unfinished"

BeforeMove = Callable[[Match, int], object]

_TITLE = re.compile(rf"{TITLE} ([0-9]{{1,4}})")
_REDEAL = re.compile(r"redealt (?P<seat>[1-6]) ~(?P<seed>[0-9a-f]{16})")
_MOVE = re.compile(r"(?P<number>[0-9]{1,6})\. (?P<seat>[0-9]) (?P<notation>[^~]+?)(?: ~(?P<entropy>[0-9a-f]{16}))?")


def write(journey: Match) -> str:
    """The text of a journey."""
    head = {
        "game": journey.game.name,
        "components": journey.game.facts.label,
        **journey.options.to_dict(),
        "seed": f"{journey.seed:016x}",
    }
    version = VERSION if journey.redeals else 1
    lines = [f"{TITLE} {version}", *(_header_line(name, value) for name, value in head.items()), ""]
    lines += _redeals(journey, 0)
    for number, (move, notation) in enumerate(journey.notated_moves(), 1):
        lines.append(_move_line(number, move, notation))
        lines += _redeals(journey, number)
    lines.append(f"result: {' '.join(map(str, journey.points))}" if journey.over else UNFINISHED)
    return "\n".join(lines) + "\n"


def _header_line(name: str, value: str) -> str:
    line = f"{name}: {value}"
    if _as_read(line) != (line, "") or _header(line) != (name, value):
        raise BadGameFile(f"The game cannot be written: no game file can hold the line '{shorten(line)}'.")
    return line


def _move_line(number: int, move: Move, notation: str) -> str:
    entropy = "" if move.entropy is None else f" ~{move.entropy:016x}"
    line, comment = f"{number}. {move.seat + 1} {notation}{entropy}", move.comment.strip()
    parts = _MOVE.fullmatch(line)
    if not parts or parts["notation"] != notation or _as_read(line) != (line, ""):
        raise BadGameFile(f"The game cannot be written: no game file can hold the move '{shorten(line)}'.")
    whole = f"{line}  ; {comment}" if comment else line
    if _as_read(whole) != (line, comment):
        told = f"the comment of move {number} must be one line of text, not '{shorten(comment)}'"
        raise BadGameFile(f"The game cannot be written: {told}.")
    return whole


def _as_read(line: str) -> tuple[str, str] | None:
    """What stands in a line and in its comment for whoever reads it; None where it would not be one line of text."""
    found = list(_content_lines(line))
    try:
        line.encode()
    except UnicodeEncodeError:
        return None
    return found[0][1:] if len(found) == 1 and len(line.splitlines()) == 1 else None


def _redeals(journey: Match, after: int) -> list[str]:
    """The lines of the redeals after so many moves."""
    return [f"redealt {each.seat + 1} ~{each.seed:016x}" for each in journey.redeals if each.after == after]


def save(journey: Match, path: Path) -> None:
    """Write a journey to a file: all of it or nothing."""
    text = write(journey)
    try:
        with replacing(path) as draft:
            draft.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadGameFile(f"The game cannot be saved to {path}: {error.strerror}.") from None


def load(path: Path, games: Mapping[str, Callable[[], GameSpec]], before_move: BeforeMove | None = None) -> Match:
    """Read a file and replay its journey."""
    return read(read_text(path, "The game file", BadGameFile), games, before_move)


def read(text: str, games: Mapping[str, Callable[[], GameSpec]], before_move: BeforeMove | None = None) -> Match:
    """Replay the journey that a text holds; every line is checked, and every action passed on before it is played."""
    lines = _content_lines(text.removeprefix(MARK))
    _check_title(next(lines, (1, "", ""))[1])
    head: dict[str, str] = {}
    journey: Match | None = None
    ended = False
    for number, line, comment in lines:
        try:
            if ended:
                raise BadGameFile("nothing may follow the end")
            if journey is None and (header := _header(line)):
                name, value = header
                if name in head:
                    raise BadGameFile(f"'{shorten(name)}' stands above already.")
                head[name] = value
                continue
            journey = journey or _start_match(head, games)
            if line == UNFINISHED or line.startswith("result:"):
                _check_result(journey, line)
                ended = True
            elif redeal := _REDEAL.fullmatch(line):
                journey.redeal(int(redeal["seat"]) - 1, int(redeal["seed"], 16))
            else:
                _replay_line(journey, line, comment, before_move)
        except TabijiError as error:
            raise BadGameFile(f"Line {number} of the game file: {error}") from None
    if journey is None or not ended:
        raise BadGameFile("The game file ends too early: its last line, the result or 'unfinished', is missing.")
    return journey


def _header(line: str) -> tuple[str, str] | None:
    """The name and the value of a line above the moves."""
    if line[0].isdigit() or ": " not in line or line.startswith("result"):
        return None
    name, value = line.split(": ", 1)
    return name, value.strip()


def _content_lines(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines that say something, with their numbers and comments."""
    for number, line in enumerate(text.splitlines(), 1):
        content, _, comment = line.partition(";")
        if content.strip():
            yield number, content.strip(), comment.strip()


def _check_title(line: str) -> None:
    title = _TITLE.fullmatch(line)
    if not title:
        raise BadGameFile(f"This is not a game file: it should begin with '{TITLE} {VERSION}'.")
    if int(title[1]) > VERSION:
        raise BadGameFile(f"The game file has version {title[1]}; this Tabiji reads versions up to {VERSION}.")


def _start_match(head: dict[str, str], games: Mapping[str, Callable[[], GameSpec]]) -> Match:
    for needed in ("game", "components", "seed"):
        if needed not in head:
            raise BadGameFile(f"the line '{needed}: …' is missing above.")
    if head["game"] not in games:
        raise BadGameFile(f"there is no game '{shorten(head['game'])}': this Tabiji plays {', '.join(games)}.")
    game = games[head["game"]]()
    if head["components"].split()[-1] != game.facts.digest:
        raise BadGameFile(
            f"it was played with the components '{shorten(head['components'])}', and this is '{game.facts.label}': "
            "choose the other file with --components."
        )
    if not re.fullmatch(r"[0-9a-f]{16}", head["seed"]):
        raise BadGameFile(f"the seed must be 16 hexadecimal digits, not '{shorten(head['seed'])}'.")
    words = {name: value for name, value in head.items() if name not in ("game", "components", "seed")}
    return Match(game, game.parse_options(words), int(head["seed"], 16))


def _replay_line(journey: Match, line: str, comment: str, before_move: BeforeMove | None) -> None:
    parts = _MOVE.fullmatch(line)
    if not parts:
        raise BadGameFile(f"'{shorten(line)}' is not a move such as '{len(journey.moves) + 1}. 1 walk 7'.")
    if int(parts["number"]) != len(journey.moves) + 1:
        raise BadGameFile(f"move {len(journey.moves) + 1} should stand here, not {parts['number']}.")
    if journey.over:
        raise BadGameFile("the journey is over before this move.")
    if int(parts["seat"]) != journey.seat + 1:
        raise BadGameFile(f"it is the turn of seat {journey.seat + 1}, not {parts['seat']}.")
    entropy = int(parts["entropy"], 16) if parts["entropy"] else None
    if before_move:
        before_move(journey, journey.parse_notation(parts["notation"]))
    journey.play(parts["notation"], entropy=entropy, comment=comment)


def _check_result(journey: Match, line: str) -> None:
    expected: Any = f"result: {' '.join(map(str, journey.points))}" if journey.over else UNFINISHED
    if line != expected:
        raise BadGameFile(f"the moves lead to '{expected}', not to '{shorten(line)}'.")
