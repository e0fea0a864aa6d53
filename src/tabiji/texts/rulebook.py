"""The rulebook: one source for page, terminal and docs, with articles in order and numbers from the components."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ..core.errors import BadOptions
from ..core.extras import RulebookOutline
from ..core.spec import GameSpec
from . import Texts
from .words import Words

Numbers = dict[str, int]
ITEM_FACTS = ("family", "coins", "price", "copies")  # the facts listed beside the explanation of a thing


@dataclass(frozen=True)
class Item:
    """A thing that an article lists, with its printed facts."""

    kind: str
    name: str
    facts: dict[str, int | str]


@dataclass(frozen=True)
class Article:
    """An article of the rulebook; its text is the message `rules-GAME-NAME`."""

    name: str
    about: tuple[str, ...]  # things whose tooltips lead here, such as `space-temple`
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook."""

    name: str
    articles: tuple[Article, ...]


@dataclass(frozen=True)
class Rulebook:
    """The articles of a game, and the numbers that their texts insert."""

    game: str
    numbers: Numbers
    chapters: tuple[Chapter, ...]

    @property
    def articles(self) -> Iterator[Article]:
        """Returns every article in order."""
        return (article for chapter in self.chapters for article in chapter.articles)


def build_rulebook(game: GameSpec) -> Rulebook:
    """Returns the rulebook of a game; raises BadOptions if the game provides none."""
    outline = game.rulebook
    if outline is None:
        raise BadOptions(f"The rules of '{game.name}' are not written down here.")
    chapters = tuple(
        Chapter(name, tuple(_build_article(game, outline, article) for article in articles))
        for name, articles in outline.chapters.items()
    )
    printed = {number: int(game.printed[thing][key]) for number, (thing, key) in outline.printed.items()}
    return Rulebook(game.name, printed | dict(outline.numbers), chapters)


def _build_article(game: GameSpec, outline: RulebookOutline, name: str) -> Article:
    items = tuple(item for kind, table in outline.lists.get(name, ()) for item in _items(game, kind, table))
    return Article(name, tuple(outline.about.get(name, ())), items)


def _items(game: GameSpec, kind: str, table: str) -> Iterator[Item]:
    """Yields the things of a kind: the rows of a table of the components, or all that have a name."""
    if not table:
        for name in {**game.names, **game.other_names}[kind]:
            yield Item(kind, name, {})
        return
    for row in game.facts.data[table]["rows"]:
        yield Item(kind, row["name"], {fact: row[fact] for fact in ITEM_FACTS if fact in row})


# ---------------------------------------------------------------- rendering


@dataclass(frozen=True)
class RenderedArticle:
    """An article in one language."""

    name: str
    title: str
    blocks: tuple[str, ...]  # paragraphs; "- " begins a point of a list, "> " an example
    entries: tuple[tuple[str, str], ...]  # names with their explanations


def render_article(game: GameSpec, article: Article, numbers: Mapping[str, int], texts: Texts) -> RenderedArticle:
    """Returns an article in the language of the texts."""
    words = Words(texts, game, ())
    message = f"rules-{game.name}-{article.name}"
    text = texts.about(message, **numbers)
    return RenderedArticle(
        article.name,
        texts.say(message),
        tuple(block for block in text.split("\n\n") if block),
        tuple((words.name(item.kind, item.name), _item_text(words, item)) for item in article.items),
    )


def _item_text(words: Words, item: Item) -> str:
    facts = [_fact_text(words, fact, value) for fact, value in item.facts.items()]
    about = words.explain(item.kind, item.name)
    return f"{about} ({', '.join(facts)})" if facts else about


def _fact_text(words: Words, fact: str, value: int | str) -> str:
    return words.name(fact, value) if isinstance(value, str) else words.texts.say(f"rules-fact-{fact}", **{fact: value})


def find_articles(game: GameSpec, word: str, texts: Texts) -> list[RenderedArticle]:
    """Returns the articles that match a word by title, listed things or name; raises BadOptions if none does."""
    book = build_rulebook(game)
    pages = [(article, render_article(game, article, book.numbers, texts)) for article in book.articles]
    wanted = _normalize(word)
    named = {page.name: {_normalize(page.name), _normalize(page.title)} for _, page in pages}
    listed = {
        page.name: {_normalize(each) for each in (*article.about, *_names(article, page))} for article, page in pages
    }
    tries: tuple[Callable[[str], bool], ...] = (
        lambda name: wanted in named[name],
        lambda name: any(wanted == each or each.endswith(f"-{wanted}") for each in listed[name]),
        lambda name: any(wanted in each for each in named[name] | listed[name]),
    )
    for fits in tries if wanted else ():
        matches = [page for _, page in pages if fits(page.name)]
        if matches:
            return matches
    known = {_normalize(each): each for _, page in pages for each in (page.title, *(name for name, _ in page.entries))}
    near = [known[each] for each in difflib.get_close_matches(wanted, known, 4, 0.5)]
    unknown = texts.say("rules-unknown", game=texts.say(game.name), word=word[:40])
    names = texts.join_names(near or [page.title for _, page in pages])
    raise BadOptions(f"{unknown} {texts.say('rules-perhaps', names=names)}")


def _names(article: Article, page: RenderedArticle) -> list[str]:
    return [*(item.name for item in article.items), *(name for name, _ in page.entries)]


def _normalize(word: str) -> str:
    """Returns a word without capitals, accents and outer hyphens."""
    letters = unicodedata.normalize(
        "NFKD", word.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace(" ", "-")
    )
    return "".join(each for each in letters if not unicodedata.combining(each)).strip("-")


def render_markdown(game: GameSpec, texts: Texts) -> str:
    """Returns the rulebook as a Markdown page."""
    book = build_rulebook(game)
    lines = [f"# {texts.say(game.name)}", "", texts.about(game.name), ""]
    for chapter in book.chapters:
        lines += [f"## {texts.say(f'rules-chapter-{chapter.name}')}", ""]
        for article in chapter.articles:
            page = render_article(game, article, book.numbers, texts)
            lines += [f"### {page.title}", ""]
            for block in page.blocks:
                lines += [block, ""]
            if page.entries:
                lines += [*(f"- **{name}**: {explanation}" for name, explanation in page.entries), ""]
    return "\n".join(lines).rstrip() + "\n"
