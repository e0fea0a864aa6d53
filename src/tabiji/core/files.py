"""Files of users: read up to a limit, written whole or not at all; what is wrong with one is told in a sentence."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .errors import BadOptions, TabijiError

MOST = 16 * 2**20  # bytes of a text that is read at once
MARK = "\ufeff"  # a byte order mark, as some editors put one first


def read_text(path: Path, what: str, error: type[TabijiError]) -> str:
    """The text of a file, without a byte order mark; what: how a sentence calls the file."""
    try:
        with path.open("rb") as opened:
            content = opened.read(MOST + 1)
    except OSError as trouble:
        raise error(f"{what} {path} cannot be read: {trouble.strerror}.") from None
    if len(content) > MOST:
        raise error(f"{what} {path} is too large: more than {MOST >> 20} MiB.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise error(f"{what} {path} is not text.") from None


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A draft to write, which takes the place of a file once it is whole; devices and pipes are written directly."""
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        yield path
        return
    draft = _draft(path)
    try:
        yield draft
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def _draft(path: Path) -> Path:
    return path.with_name(f".{os.getpid()}.draft")


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Say in a sentence why something cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadOptions(f"{path} cannot be written: {error.strerror or error}.") from error


@contextmanager
def writing(path: Path) -> Iterator[Path]:
    """A draft of a file that a user asked for."""
    with explained(path), replacing(path) as draft:
        yield draft


def write_files(*outputs: tuple[Path | None, Callable[[Path], object]]) -> None:
    """Writes each file that a user asked for with its function."""
    for path, write in outputs:
        if path:
            with writing(path) as draft:
                write(draft)


def check_writable(*paths: Path | None) -> None:
    """Refuse files that could not be written, before anything is done for them; they are left as they are."""
    for path in filter(None, paths):
        with explained(path):
            kind = path.stat().st_mode if path.exists() else stat.S_IFREG
            if stat.S_ISDIR(kind) or (stat.S_ISREG(kind) and path.exists()):
                path.open("ab").close()
            if stat.S_ISREG(kind):
                draft = _draft(Path(os.path.realpath(path)))
                draft.touch()
                draft.unlink()


def check_folder(path: Path | None) -> None:
    """Make a folder where files will be written, or refuse it."""
    if path:
        with explained(path):
            path.mkdir(parents=True, exist_ok=True)
        check_writable(path / "draft")


def check_regular(path: Path) -> None:
    """Refuse a folder, a device or a pipe where something shall be kept."""
    with explained(path):
        if path.exists() and not path.is_file():
            raise BadOptions(f"{path} is not a regular file: nothing can be kept there.")
