"""Retired names do not return: private words that once stood for the usual terms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
# In Python and TypeScript; add a name when its last use is gone
RETIRED = {
    "Aftermath",
    "Asked",
    "Brain",
    "CURIOSITY",
    "DOUBT",
    "Description",
    "Duties",
    "Ears",
    "Guests",
    "HABITS",
    "HEED",
    "Hall",
    "Headed",
    "Heard",
    "House",
    "Journey",
    "Kept",
    "Lesson",
    "MOST_ASKED",
    "OPENNESS",
    "REINFORCE_TABLES",
    "Rests",
    "SEARCH_PARAMETERS",
    "Schooling",
    "TRUST",
    "Taken",
    "Told",
    "Tuning",
    "Turns",
    "UNASKED",
    "WATCHER",
    "Well",
    "advised",
    "ambition",
    "asked",
    "births",
    "brain",
    "carry_out",
    "chair",
    "chairs",
    "cleaning",
    "curiosity",
    "days_told",
    "desk",
    "desks",
    "drafting",
    "duties",
    "duty",
    "favourite",
    "gave_way",
    "guests",
    "habits",
    "hall",
    "hatch",
    "hatched",
    "heard",
    "heed",
    "how_far",
    "imagine",
    "impatient",
    "joining",
    "journey",
    "kit",
    "laid",
    "league",
    "lean_near",
    "line_worth",
    "looking",
    "lore",
    "may_decide",
    "meaning",
    "meant",
    "minds",
    "nest",
    "nobody",
    "notices",
    "options_of",
    "outlook",
    "passing",
    "reviewing",
    "rock_worth",
    "rules_of_thumb",
    "schooling",
    "shelf",
    "slip",
    "softness",
    "somebody",
    "stir",
    "thaw",
    "thoughts",
    "told",
    "tuning",
    "twins",
    "unpacking",
    "warming",
    "weigh",
    "weighing",
    "whoever",
}


# In TypeScript only: in Python some of them are words of the games or the usual terms
RETIRED_IN_TYPESCRIPT = {
    "Back",
    "Lines",
    "Moment",
    "Plan",
    "hearing",
    "told",
    "trouble",
}
# Messages of a page, shelves of an altar, journeys on the board; questions of lessons and sounds that were heard
USUAL_IN_TYPESCRIPT = {"asked", "heard", "journey", "notices", "shelf"}
RETIRED_MODULES = {
    "bound",
    "desk",
    "door",
    "forms",
    "guard",
    "house",
    "lore",
    "minds",
    "rests",
    "signed",
    "stored",
    "thoughts",
}


def python_files() -> Iterator[Path]:
    """Yields every Python file of the project but this one."""
    for folder in ("src", "tests", "bench", "docs", "examples"):
        yield from (path for path in (ROOT / folder).rglob("*.py") if path != Path(__file__))


def python_names(path: Path) -> Iterator[str]:
    """Yields every name that a module defines or uses."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name, asname=other):
                yield from (*name.split("."), other or "")


def typescript_names(path: Path) -> list[str]:
    """Returns every name in a TypeScript file, or in the scripts of a Svelte component."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
    text = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
    text = re.sub(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"", "", text)
    text = re.sub(r"`[^`]*`", lambda found: " ".join(re.findall(r"\$\{([^}]*)\}", found[0])), text)
    return re.findall(r"[A-Za-z_$][\w$]*", text)


def test_retired_names_do_not_return_to_python() -> None:
    returned = {
        f"{path.relative_to(ROOT)}: {name}" for path in python_files() for name in {*python_names(path)} & RETIRED
    }
    assert returned == set()


def test_retired_names_do_not_return_to_typescript() -> None:
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    names = {path: {*typescript_names(path)} for path in files}
    assert sum(map(len, names.values())) > 5000  # the names are found at all
    retired = (RETIRED | RETIRED_IN_TYPESCRIPT) - USUAL_IN_TYPESCRIPT
    returned = {f"{path.relative_to(ROOT)}: {name}" for path in files for name in names[path] & retired}
    assert returned == set()


def test_retired_names_do_not_return_to_modules() -> None:
    modules = {path.stem for path in python_files() if not path.is_relative_to(ROOT / "bench")}
    assert modules.isdisjoint(RETIRED | RETIRED_MODULES)
