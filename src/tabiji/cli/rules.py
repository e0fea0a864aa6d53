"""`tabiji rules`, `tabiji components` and `tabiji bots`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ..bots import BOTS
from ..core.errors import BadOptions
from ..texts import Texts, choose_language
from ..texts.rulebook import find_articles, render_markdown
from .app import app, console
from .options import DEFAULT_GAME, ComponentsFile, GameName, Language, game_named


@app.command()
def rules(
    game: GameName = DEFAULT_GAME,
    word: Annotated[str | None, typer.Argument(help="what to read about: temple, Kinko, …; else the contents")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="all of it, as a page of the docs")] = False,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game."""
    from ..terminal.rules import show_article, show_contents

    texts = Texts(choose_language(lang))
    spec = game_named(game, components)
    texts.add_game(game, spec.texts)
    if markdown:
        print(render_markdown(spec, texts), end="")
    elif word:
        for article in find_articles(spec, word, texts):
            show_article(article, console)
    else:
        show_contents(spec, texts, console)


@app.command()
def components(game: GameName = DEFAULT_GAME, components: ComponentsFile = None, lang: Language = None) -> None:
    """Show the printed facts of a game, and where each comes from."""
    texts = Texts(choose_language(lang))
    spec = game_named(game, components)
    facts = spec.facts
    texts.add_game(game, spec.texts)
    console.print(texts.say("terminal-components", game=texts.say(game), label=facts.label))
    for name, content in facts.data.items():
        if isinstance(content, dict):
            rows = content.get("rows") or [
                {"fact": key, "value": value, "status": facts.status(name, key)}
                for key, value in content.items()
                if key not in ("status", "statuses")
            ]
            table = Table(title=name, title_justify="left", box=None, padding=(0, 2, 0, 0))
            for column in rows[0]:
                table.add_column(column)
            for row in rows:
                table.add_row(*(_format_cell(value) for value in row.values()))
            console.print()
            console.print(table)


def _format_cell(value: object) -> str:
    return "\n".join(map(str, value)) if isinstance(value, list) and value and isinstance(value[0], str) else str(value)


@app.command()
def bots(lang: Language = None) -> None:
    """Name the bots there are, whether those of other packages load, and what is wrong with those that do not."""
    from ..bots.plugins import plugin_errors, plugin_named, plugin_names

    texts = Texts(choose_language(lang))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in BOTS:
        table.add_row(name, texts.about(f"table-bot-{name}"))
    errors = list(plugin_errors(BOTS))
    for name in plugin_names(BOTS):
        try:
            if plugin := plugin_named(name, BOTS):
                about = f"{plugin.about} " if plugin.about else ""
                table.add_row(name, Text(f"{about}({plugin.package}: loads)"))
        except BadOptions as error:
            errors.append(str(error))
    console.print(table)
    for message in errors:
        console.print(message, markup=False)
