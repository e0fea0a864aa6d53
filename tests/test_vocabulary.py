"""Private words that the source once used for usual terms do not return."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Private words that once stood for usual terms
RETIRED = {
    "Aftermath",
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
    "House",
    "Journey",
    "Kept",
    "Lesson",
    "OPENNESS",
    "Rests",
    "Schooling",
    "TRUST",
    "Tuning",
    "Turns",
    "WATCHER",
    "Well",
    "births",
    "cleaning",
    "drafting",
    "favourite",
    "guests",
    "hatch",
    "hatched",
    "heed",
    "imagine",
    "joining",
    "looking",
    "meaning",
    "meant",
    "nest",
    "nobody",
    "notices",
    "outlook",
    "passing",
    "reviewing",
    "schooling",
    "shelf",
    "stir",
    "thaw",
    "tuning",
    "twins",
    "weigh",
}


def identifiers(tree: ast.AST) -> Iterator[str]:
    """Yield every name that a module defines or uses."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")


def test_retired_names_do_not_return() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for folder in ("src", "tests", "bench")
        for path in (ROOT / folder).rglob("*.py")
        if path.name != Path(__file__).name
        for name in identifiers(ast.parse(path.read_text(encoding="utf-8")))
        if name in RETIRED
    }
    assert found == set()


def test_modules_have_no_retired_names() -> None:
    modules = {path.stem for path in (ROOT / "src" / "tabiji").rglob("*.py")}
    private = {
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
    assert modules.isdisjoint(RETIRED | private)
