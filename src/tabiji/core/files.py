"""Files of users: read up to a size limit, written atomically; errors are sentences."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .errors import BadOptions, TabijiError

MAX_TEXT = 16 * 2**20  # bytes
MARK = "\ufeff"  # a byte order mark, as some editors put one first


def read_text(path: Path, what: str, error: type[TabijiError]) -> str:
    """Returns the text of a file without a byte order mark; `what` names the file in error sentences."""
    try:
        with path.open("rb") as opened:
            content = opened.read(MAX_TEXT + 1)
    except OSError as trouble:
        raise error(f"{what} {path} cannot be read: {trouble.strerror}.") from None
    if len(content) > MAX_TEXT:
        raise error(f"{what} {path} is too large: more than {MAX_TEXT >> 20} MiB.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise error(f"{what} {path} is not text.") from None


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yields a draft path that replaces the file at the end of the block; devices and pipes are written directly."""
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
    """Turns an OSError within the block into BadOptions with a sentence."""
    try:
        yield
    except OSError as error:
        raise BadOptions(f"{path} cannot be written: {error.strerror or error}.") from error


@contextmanager
def writing(path: Path) -> Iterator[Path]:
    """Yields a draft path for an output file; errors are BadOptions."""
    with explained(path), replacing(path) as draft:
        yield draft


def write_files(*outputs: tuple[Path | None, Callable[[Path], object]]) -> None:
    """Writes each file that a user asked for with its function."""
    for path, write in outputs:
        if path:
            with writing(path) as draft:
                write(draft)


def check_writable(*paths: Path | None) -> None:
    """Raises BadOptions if a file could not be written; leaves existing files as they are."""
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
    """Creates a folder for output files; raises BadOptions if none can be written there."""
    if path:
        with explained(path):
            path.mkdir(parents=True, exist_ok=True)
        check_writable(path / "draft")


def check_regular(path: Path) -> None:
    """Raises BadOptions for a folder, a device or a pipe."""
    with explained(path):
        if path.exists() and not path.is_file():
            raise BadOptions(f"{path} is not a regular file: nothing can be kept there.")
