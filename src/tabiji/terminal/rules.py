"""The rulebook in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..core.spec import GameSpec
from ..texts import Texts
from ..texts.rulebook import RenderedArticle, build_rulebook, render_article

WIDTH = 88  # columns, for easy reading


def show_contents(game: GameSpec, texts: Texts, console: Console) -> None:
    """Prints the chapters and articles."""
    book = build_rulebook(game)
    console.print(Text(texts.say(game.name), "bold"))
    for chapter in book.chapters:
        console.print()
        console.print(Text(texts.say(f"rules-chapter-{chapter.name}"), "bold"))
        for article in chapter.articles:
            page = render_article(game, article, book.numbers, texts)
            console.print(f"  {page.title} ({page.name})", soft_wrap=True)
    console.print()
    console.print(texts.say("rules-contents", game=game.name), soft_wrap=True)


def show_article(page: RenderedArticle, console: Console) -> None:
    """Prints an article."""
    width = min(WIDTH, console.width)
    console.print(Text(page.title, "bold"))
    for block in page.blocks:
        for line in block.split("\n"):
            quoted = line.startswith("> ")
            text = Text(line[2:] if quoted else line, "italic" if quoted else "")
            console.print(Padding(text, (0, 0, 0, 4 if quoted else 0)), width=width)
        console.print()
    for name, content in page.entries:
        console.print(Text.assemble((name, "bold"), f": {content}"), width=width)
    if page.entries:
        console.print()
