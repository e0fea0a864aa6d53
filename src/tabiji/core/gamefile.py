"""Game files: a match as readable text that replays exactly.

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

VERSION = 2  # a match without redeals is written as version 1
TITLE = "Tabiji game"
UNFINISHED = "unfinished"

BeforeMove = Callable[[Match, int], object]

_TITLE = re.compile(rf"{TITLE} ([0-9]{{1,4}})")
_REDEAL = re.compile(r"redealt (?P<seat>[1-6]) ~(?P<seed>[0-9a-f]{16})")
_MOVE = re.compile(r"(?P<number>[0-9]{1,6})\. (?P<seat>[0-9]) (?P<notation>[^~]+?)(?: ~(?P<entropy>[0-9a-f]{16}))?")


def write(match: Match) -> str:
    """Returns a match as the text of a game file."""
    head = {
        "game": match.game.name,
        "components": match.game.facts.label,
        **match.options.to_dict(),
        "seed": f"{match.seed:016x}",
    }
    version = VERSION if match.redeals else 1
    lines = [f"{TITLE} {version}", *(_header_line(name, value) for name, value in head.items()), ""]
    lines += _redeals(match, 0)
    for number, (move, notation) in enumerate(match.notated_moves(), 1):
        lines.append(_move_line(number, move, notation))
        lines += _redeals(match, number)
    lines.append(f"result: {' '.join(map(str, match.points))}" if match.over else UNFINISHED)
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
        reason = f"the comment of move {number} must be one line of text, not '{shorten(comment)}'"
        raise BadGameFile(f"The game cannot be written: {reason}.")
    return whole


def _as_read(line: str) -> tuple[str, str] | None:
    """Returns the content and the comment of a line as they will be read, or None if it is not one line of text."""
    lines = list(_content_lines(line))
    try:
        line.encode()
    except UnicodeEncodeError:
        return None
    return lines[0][1:] if len(lines) == 1 and len(line.splitlines()) == 1 else None


def _redeals(match: Match, after: int) -> list[str]:
    """Returns the lines of the redeals after a number of moves."""
    return [f"redealt {each.seat + 1} ~{each.seed:016x}" for each in match.redeals if each.after == after]


def save(match: Match, path: Path) -> None:
    """Writes a match to a file: all of it or nothing."""
    text = write(match)
    try:
        with replacing(path) as draft:
            draft.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadGameFile(f"The game cannot be saved to {path}: {error.strerror}.") from None


def load(path: Path, games: Mapping[str, Callable[[], GameSpec]], before_move: BeforeMove | None = None) -> Match:
    """Reads a game file and replays its match."""
    return read(read_text(path, "The game file", BadGameFile), games, before_move)


def read(text: str, games: Mapping[str, Callable[[], GameSpec]], before_move: BeforeMove | None = None) -> Match:
    """Replays the match of a game file; `before_move` is called with the match and each action before it is played."""
    lines = _content_lines(text.removeprefix(MARK))
    _check_title(next(lines, (1, "", ""))[1])
    head: dict[str, str] = {}
    match: Match | None = None
    ended = False
    for number, line, comment in lines:
        try:
            if ended:
                raise BadGameFile("nothing may follow the end")
            if match is None and (header := _header(line)):
                name, value = header
                if name in head:
                    raise BadGameFile(f"'{shorten(name)}' stands above already.")
                head[name] = value
                continue
            match = match or _start_match(head, games)
            if line == UNFINISHED or line.startswith("result:"):
                _check_result(match, line)
                ended = True
            elif redeal := _REDEAL.fullmatch(line):
                match.redeal(int(redeal["seat"]) - 1, int(redeal["seed"], 16))
            else:
                _replay_line(match, line, comment, before_move)
        except TabijiError as error:
            raise BadGameFile(f"Line {number} of the game file: {error}") from None
    if match is None or not ended:
        raise BadGameFile("The game file ends too early: its last line, the result or 'unfinished', is missing.")
    return match


def _header(line: str) -> tuple[str, str] | None:
    """Returns the name and the value of a header line, or None."""
    if line[0].isdigit() or ": " not in line or line.startswith("result"):
        return None
    name, value = line.split(": ", 1)
    return name, value.strip()


def _content_lines(text: str) -> Iterator[tuple[int, str, str]]:
    """Yields the number, the content and the comment of every line that has content."""
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


def _replay_line(match: Match, line: str, comment: str, before_move: BeforeMove | None) -> None:
    parts = _MOVE.fullmatch(line)
    if not parts:
        raise BadGameFile(f"'{shorten(line)}' is not a move such as '{len(match.moves) + 1}. 1 walk 7'.")
    if int(parts["number"]) != len(match.moves) + 1:
        raise BadGameFile(f"move {len(match.moves) + 1} should stand here, not {parts['number']}.")
    if match.over:
        raise BadGameFile("the journey is over before this move.")
    if int(parts["seat"]) != match.seat + 1:
        raise BadGameFile(f"it is the turn of seat {match.seat + 1}, not {parts['seat']}.")
    entropy = int(parts["entropy"], 16) if parts["entropy"] else None
    if before_move:
        before_move(match, match.parse_notation(parts["notation"]))
    match.play(parts["notation"], entropy=entropy, comment=comment)


def _check_result(match: Match, line: str) -> None:
    expected: Any = f"result: {' '.join(map(str, match.points))}" if match.over else UNFINISHED
    if line != expected:
        raise BadGameFile(f"the moves lead to '{expected}', not to '{shorten(line)}'.")
