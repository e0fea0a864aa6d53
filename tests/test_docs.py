"""The documentation: its code runs, its commands parse, its links lead somewhere, its lists are complete."""

from __future__ import annotations

import doctest
import re
import shlex
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import hatch_build
import pytest
import typer
import yaml
from docs import features

import tabiji
from tabiji.bots import BOTS, LEVELS
from tabiji.cli import app
from tabiji.core import extras
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES
from tabiji.testing import text_variables

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "README.md", *DOCS.rglob("*.md")))
PROJECT_FILES = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
CONTINUES = {"docs/arena.md": "docs/bots.md"}  # pages whose code continues that of another
GAME_FOLDERS = dict.fromkeys(GAMES, ROOT / "src" / "tabiji" / "texts") | {
    "yamaji": ROOT / "tests" / "third" / "yamaji" / "texts"
}


def text_of(page: str) -> str:
    """Returns the text of a page."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """Returns the code blocks of a page in a language, without those marked `<!-- no-test -->`."""
    fence = rf"^(?P<indent> *)(?P<mark><!-- no-test -->\n *)?```{language}\n(?P<block>.*?)^ *```$"
    found = re.finditer(fence, text_of(page), re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(each["block"]) for each in found if not each["mark"]]


def run_block(block: str, namespace: dict[str, Any], name: str) -> None:
    """Executes a code block, or compares it with its output if it is an interpreter session."""
    if not block.startswith(">>>"):
        exec(compile(block, name, "exec"), namespace)
        return
    test = doctest.DocTestParser().get_doctest(block, namespace, name, name, 0)
    test.globs = namespace  # later blocks of the page continue this one
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False).failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")])
def test_python_blocks_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if "pyspiel" in text_of(page):
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tabiji[research]'")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "third"))
    monkeypatch.setitem(BOTS, "miser", BOTS["wanderer"])  # removed afterwards
    namespace: dict[str, Any] = {"__name__": "docs"}
    for each in (CONTINUES[page], page) if page in CONTINUES else (page,):
        for number, block in enumerate(blocks(each, "python"), 1):
            run_block(block, namespace, f"{each}, block {number}")
    if page == "docs/arena.md":
        output = capsys.readouterr().out
        assert "tokaido, 3 players, english gastronomy: 30 games, seed 1" in output
        assert "miser" in output
        assert "a pilgrim moved for it" not in output


def commands(page: str) -> Iterator[list[str]]:
    """Yields the words of each command of a page."""
    joined = re.sub(r"```.*?```", "", text_of(page), flags=re.DOTALL).replace("\\\n", " ")
    indented = re.findall(r"^ {4}(?:\.venv/bin/)?((?:tabiji|make|python) [a-z-][^\n]*)", joined, re.MULTILINE)
    inline = re.findall(r"`(tabiji [a-z]+[^`\n]*|make [a-z]+|python (?:-m )?[a-z]+[./][^`\n]*)`", joined)
    for command in (*indented, *inline):
        yield from (shlex.split(part.partition("  #")[0].partition(" > ")[0]) for part in command.split(" | "))


@pytest.mark.parametrize("page", PAGES)
def test_commands_exist(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for words in commands(page):
        match words:
            case ["tabiji", name, *arguments]:
                parse_command(page, name, ["tokaido" if word == "GAME" else word for word in arguments])
            case ["make", target, *_]:
                assert target in targets, f"{page}: make {target}"
            case ["python", "-m", module, *_]:
                assert module_exists(module), f"{page}: python -m {module}"
            case ["python", script, *_]:
                assert (ROOT / script).exists(), f"{page}: python {script}"


def module_exists(module: str) -> bool:
    """Returns whether a module can be run."""
    path = module.replace(".", "/")
    folders = (ROOT, ROOT / "src")
    return any((root / f"{path}.py").exists() or (root / path / "__main__.py").exists() for root in folders)


def parse_command(page: str, name: str, arguments: list[str]) -> None:
    """Parses the arguments of a command without running it."""
    group = typer.main.get_command(app)
    if name == "--help":
        return
    with group.make_context("tabiji", [name]) as context:
        command = group.get_command(context, name)  # type: ignore[attr-defined]
        assert command, f"{page}: tabiji {name}"
        complete = bool(arguments) or not any(param.required for param in command.params)
        command.make_context(name, arguments, parent=context, resilient_parsing=not complete)


def anchors(path: Path) -> set[str]:
    """Returns the anchors of a page's headings, as mkdocs makes them."""
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    slugs = (
        re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    )
    return {re.sub(r"[-\s]+", "-", slug) for slug in slugs}


@pytest.mark.parametrize("page", [*PAGES, *PROJECT_FILES])
def test_links_lead_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", text_of(page), flags=re.DOTALL)
    for target in re.findall(r"\]\((?!https:)([^)\s]+)\)", text):
        path, _, anchor = target.partition("#")
        file = ((ROOT / page).parent / path) if path else ROOT / page
        assert file.exists(), f"{page}: {target}"
        assert not anchor or anchor in anchors(file), f"{page}: {target}"
        if page.startswith("docs/"):
            assert file.resolve().is_relative_to(DOCS), f"{page}: {target} is not on the site"


def test_the_site_has_every_page() -> None:
    def pages(nav: object) -> Iterator[str]:
        match nav:
            case str():
                yield nav
            case list():
                for entry in nav:
                    yield from pages(entry)
            case dict():
                for entry in nav.values():
                    yield from pages(entry)

    config = yaml.safe_load(text_of("mkdocs.yml"))
    assert sorted(f"docs/{page}" for page in pages(config["nav"])) == [page for page in PAGES if page != "README.md"]
    assert config["theme"]["font"] is False


def test_toml_blocks_parse() -> None:
    for page in PAGES:
        for block in blocks(page, "toml"):
            assert tomllib.loads(block)


def test_examples_are_shown_as_they_are() -> None:
    (shown,) = blocks("docs/bots.md", "js")
    assert text_of("examples/nearest.mjs").partition("\n")[2] == shown
    assert text_of("examples/train.py").partition("\n\n")[2] in text_of("docs/research.md")


def test_every_bot_is_named() -> None:
    for name in LEVELS:
        assert f"| `{name}` |" in text_of("docs/bots.md")


def test_every_feature_is_listed() -> None:
    assert features.listed() in text_of("docs/features.md"), "python docs/features.py rewrites the list"


@pytest.mark.parametrize(
    "documented",
    [GameSpec, extras.RulebookOutline, extras.OptionEffects, extras.PracticeTheme, extras.SearchParameters],
    ids=lambda documented: documented.__name__,
)
def test_every_field_of_a_game_is_documented(documented: type[Any]) -> None:
    attributes = (documented.__doc__ or "").partition("Attributes:")[2]
    listed = re.findall(r"^        ([a-z_]+): ", attributes, re.MULTILINE)
    named = documented._fields if hasattr(documented, "_fields") else [each.name for each in fields(documented)]
    assert listed == list(named)
    assert f"::: {documented.__module__}.{documented.__name__}\n" in text_of("docs/games.md")


def test_every_text_of_a_game_is_documented() -> None:
    rows = re.findall(r"^\| (`.*?`(?:[^|]*)) \|", text_of("docs/games.md").partition("## Texts")[2], re.MULTILINE)
    patterns = {
        re.sub(r"[A-Z]+", "[a-z0-9-]+", message.replace("GAME", game)): about
        for row in rows
        for message, about in re.findall(r"`([A-Za-z-]+)`( †)?", row)
        for game in GAME_FOLDERS
    }
    used: set[str] = set()
    for game, folder in GAME_FOLDERS.items():
        for message in text_variables("en", folder):
            name, _, attribute = message.partition(".")
            own = name.startswith(("lesson-", "rules-", "page-changes-"))
            if name == game or name.startswith((f"{game}-", *((f"lesson-{game}-", f"rules-{game}-") if own else ()))):
                fitting = {pattern for pattern in patterns if re.fullmatch(pattern, name)}
                assert fitting, f"{message} is not in the table"
                assert not attribute or any(patterns[each] for each in fitting), f"{message} needs a †"
                used |= fitting
    for row in rows:
        for message, _ in re.findall(r"`([A-Za-z-]+)`( †)?", row):
            spellings = {re.sub(r"[A-Z]+", "[a-z0-9-]+", message.replace("GAME", game)) for game in GAME_FOLDERS}
            assert spellings & used or message.startswith("page-changes"), f"no game has {message}"


def test_the_paths_of_the_layout_exist() -> None:
    text = text_of("docs/contributing.md").partition("## Recipes")[0]
    for path in re.findall(r"`([a-z_/A-Z]+(?:/|\.py))`", text):
        name = path.replace("GAME", "tokaido")
        places = (ROOT / "src" / "tabiji", ROOT / "src/tabiji/server", ROOT / "src/tabiji/core", ROOT / "web/src", ROOT)
        nested = (ROOT / "src/tabiji/compile", ROOT / "src/tabiji/bots")
        assert any((place / name).exists() for place in (*places, *nested)), path


def test_the_glossary_is_short() -> None:
    glossary = text_of("docs/contributing.md").partition("## Glossary")[2]
    assert 5 <= len(re.findall(r"^\| (?!word|---)", glossary, re.MULTILINE)) <= 15


def test_versions_agree() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert yaml.safe_load(text_of("CITATION.cff"))["version"] == project["version"]
    assert f"## [{project['version']}]" in text_of("CHANGELOG.md")


def test_the_readme_of_a_package_shows_its_pictures() -> None:
    absolute = hatch_build.readme("https://example.org/tabiji")
    assert "](https://example.org/tabiji/raw/HEAD/docs/tokaido.jpg)" in absolute
    assert "](https://example.org/tabiji/blob/HEAD/docs/playing.md)" in absolute
    assert not re.search(r"\]\((?!https:)", absolute)
    assert hatch_build.readme("") == text_of("README.md")


def test_the_reference_has_every_public_name() -> None:
    for name in tabiji.__all__:
        assert name == "__version__" or f"::: tabiji.{name}\n" in text_of("docs/api.md")
