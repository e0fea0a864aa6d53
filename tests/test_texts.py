"""Texts: every message exists in every language, is used, and has the same variables."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import tabiji
from tabiji.analysis.causes import GENERAL_CAUSES
from tabiji.bots import LEVELS
from tabiji.core.spec import GameSpec
from tabiji.games import BUILTIN_GAMES, GAMES
from tabiji.server.ws.chat import PHRASES
from tabiji.testing import required_texts, text_variables
from tabiji.texts import LANGUAGES, Texts
from tabiji.texts.rulebook import build_rulebook
from tabiji.texts.words import Words

# Error codes of the server
REFUSAL = r'(?:RequestError|_error_response|labels)\(\s*"([a-z-]+)"| else "(malformed)"'
PACKAGE = Path(tabiji.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"


def messages_used() -> set[str]:
    """Returns every message that the code can use."""
    wanted: set[str] = set()
    for source in PACKAGE.rglob("*.py"):
        wanted |= set(re.findall(r"""["']((?:terminal|table|rules)-[a-z-]+)["']""", source.read_text(encoding="utf-8")))
        wanted |= {
            f"refused-{error}" for error in map("".join, re.findall(REFUSAL, source.read_text(encoding="utf-8")))
        }
    wanted |= set(PHRASES) | messages_of_page()
    wanted |= {f"table-bot-{level}{part}" for level in LEVELS for part in ("", ".about")}
    wanted |= {f"cause-{each}" for each in (*GENERAL_CAUSES, "none")}
    return wanted.union(*(messages_of_game(load()) for load in GAMES.values()))


def messages_of_game(game: GameSpec) -> set[str]:
    """Returns every message that a game needs."""
    name, wanted = game.name, required_texts(game)
    if name in BUILTIN_GAMES:  # whose stories address the reader
        wanted |= {f"{name}-you-{event}" for event, kinds in game.events if is_of_a_seat(event, kinds)}
    wanted |= {f"lesson-{name}-{step['name']}" for step in steps_of_lesson(name)}
    return wanted | (messages_of_rules(game) if game.rulebook else set())


def is_of_a_seat(event: str, kinds: tuple[str, ...]) -> bool:
    """Returns whether an event can be about its reader."""
    return bool({"seat", "piece"} & {*kinds}) and not event.startswith("neutral-") and event != "returned"


def steps_of_lesson(name: str) -> list[dict[str, str]]:
    """Returns the steps of a game's guided first match, if it has one."""
    lesson = PACKAGE / "learn" / "lesson_data" / f"{name}.json"
    return json.loads(lesson.read_text())["moments"] if lesson.exists() else []


def messages_of_rules(game: GameSpec) -> set[str]:
    """Returns every message of a game's rulebook."""
    book = build_rulebook(game)
    wanted = {f"rules-chapter-{chapter.name}" for chapter in book.chapters}
    items = [item for article in book.articles for item in article.items]
    return wanted | {f"rules-fact-{fact}" for item in items for fact, on in item.facts.items() if isinstance(on, int)}


def messages_of_page() -> set[str]:
    """Returns every message that the page uses, by its name or by a prefix."""
    sources = [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte")]
    text = "".join(file.read_text(encoding="utf-8") for file in sources)
    names_used = set(re.findall(r"""["']((?:page|table)-[a-z-]+)["']""", text))
    prefixes = tuple(set(re.findall(r"`((?:page|table)-[a-z-]+-)\$\{", text)))
    existing = {message for message in text_variables("en") if message.startswith(("page-", "table-"))}
    names_used |= {message for message in existing if message.startswith(prefixes)}
    return names_used | {message for message in existing if message.partition(".")[0] in names_used}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    existing, wanted = set(text_variables(language)), messages_used()
    assert wanted - existing == set(), "missing"
    assert existing - wanted == set(), "unused"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_the_same_variables(language: str) -> None:
    assert text_variables(language) == text_variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    texts = Texts(language)
    for message, variables in text_variables(language).items():
        if "." not in message:
            for number in (0, 1, 2, 5):
                assert texts.say(message, **dict.fromkeys(variables, number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_about_a_thing_takes_its_numbers_from_the_printed_facts(language: str) -> None:
    """Every number in a text is a printed fact, so that owners can correct it."""
    existing = text_variables(language)
    for name, load in GAMES.items():
        game = load()
        words = Words(Texts(language), game, [])
        for kind, things in {**game.names, **game.other_names}.items():
            for thing in things:
                assert words.explain(kind, thing)
                printed = set(game.printed.get(f"{kind}-{thing}", {}))
                variables_used = existing[f"{name}-{kind}-{thing}.about"]
                assert variables_used <= printed
                # some dock cards have no points; prices and coins appear in drawings only
                assert variables_used == printed or kind in ("dock-card", "souvenir", "meal", "traveler")


def test_languages_really_differ() -> None:
    spoken = [Texts(language) for language in LANGUAGES]
    for message in ("tokaido-space-inn", "tokaido-space-shop", "tokaido-space-spring", "tokaido-ask-walk"):
        assert len({texts.say(message) for texts in spoken}) == len(LANGUAGES)


def test_names_that_an_owner_adds_are_shown_as_written() -> None:
    assert Texts("fr").name("tokaido", "meal", "onigiri-deluxe") == "Onigiri deluxe"


BRITISH = r"(?i)\b\w*(?:colour|neighbour|honour|favour|travell|skilful|fulfil\b|centre\b|\bgrey|analys(?:e|ing)\b)\w*"
WRONG_IN_PROSE = {  # in each language
    "en": {"straight quotes": r"['\"]", "British spelling": BRITISH, "space before a mark": r"\w (?:[:;!]|\?(?! \w))"},
    "fr": {
        "straight quotes": r"['\"]",
        "quotes of English": r"[“”]",
        "no hard space": r"(?<!\u00a0)[:;!?»%]|«(?!\u00a0)",
    },
    "it": {
        "straight quotes": r"['\"]",
        "quotes of English": r"[“”]",
        "space before a mark": r"« | »|\w (?:[:;!]|\?(?! \w))",
    },
}


def prose_of(language: str) -> dict[str, str]:
    """Returns the texts of a language, with an x for each variable, by message and variant."""
    prose: dict[str, str] = {}
    for file in (PACKAGE / "texts" / language).glob("*.ftl"):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [entry.value, *(attribute.value for attribute in entry.attributes)]
                texts = [text for part in parts if part for text in texts_of(part)]
                prose |= {f"{entry.id.name} {number}": text for number, text in enumerate(texts)}
    return prose


def texts_of(pattern: ast.Pattern) -> list[str]:
    """Returns the text of a pattern, and the texts of its variants."""
    text, variants = "", []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(inner, ast.SelectExpression):
            variants += [each for variant in inner.variants for each in texts_of(variant.value)]
        literal = inner.value if isinstance(inner, ast.TextElement) else "x"
        text += inner.parse()["value"] if isinstance(inner, ast.StringLiteral) else literal
    return [re.sub(r"`[^`]*`", "", text), *variants]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_apostrophes_and_spaces_follow_the_rules_of_the_language(language: str) -> None:
    for rule, wrong in WRONG_IN_PROSE[language].items():
        assert not {name: text for name, text in prose_of(language).items() if re.search(wrong, text)}, rule


NAMES = r"\$(?:name|next|seat|piece|game|host)\b"
ELIDED = {"fr": rf"\b(?:de|que|le|la|je|ne) \{{ {NAMES}", "it": rf"\ba \{{ {NAMES}"}


@pytest.mark.parametrize("language", sorted(ELIDED))
def test_no_word_that_a_vowel_would_change_stands_before_a_name(language: str) -> None:
    for file in (PACKAGE / "texts" / language).glob("*.ftl"):
        assert not re.findall(ELIDED[language], file.read_text(encoding="utf-8")), file.name


def test_the_page_joins_a_title_and_an_amount_by_a_text() -> None:
    """French has a space before a colon, so that the markup has no colon between two texts."""
    for source in PAGE.rglob("*.svelte"):
        if "dev" not in source.parts:
            markup = re.sub(r"(?s)<(script|style)\b.*?</\1>|style=\"[^\"]*\"", "", source.read_text(encoding="utf-8"))
            assert not re.findall(r".*(?:\}|>): ?(?:[\u2212+<]|\{).*", markup), source
