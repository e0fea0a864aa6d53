"""The rulebook is complete in every language, uses the numbers of the facts, and equals the docs."""

from pathlib import Path

import pytest

from tabiji.core.errors import BadOptions
from tabiji.games import BUILTIN_GAMES, load_game
from tabiji.testing import text_variables
from tabiji.texts import LANGUAGES, Texts
from tabiji.texts.rulebook import build_rulebook, find_articles, render_article, render_markdown

DOCS = Path(__file__).parents[1] / "docs"
SILENT = {"family", "space", "cell"}  # kinds that articles are about, instead of listing them


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_every_named_thing_is_in_an_article(name: str) -> None:
    game = load_game(name)
    book = build_rulebook(game)
    listed = {f"{item.kind}-{item.name}" for article in book.articles for item in article.items}
    about = {thing for article in book.articles for thing in article.about}
    things = {f"{kind}-{each}" for kind, names in {**game.names, **game.other_names}.items() for each in names}
    assert things - listed - about <= {"traveler-nobody"}
    assert not listed & about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_every_article_is_complete_and_every_number_is_used(name: str, language: str) -> None:
    game, texts = load_game(name), Texts(language)
    book = build_rulebook(game)
    for article in book.articles:
        page = render_article(game, article, book.numbers, texts)
        assert page.title
        assert page.blocks
        assert all("{" not in block for block in page.blocks)
    variables = text_variables(language)
    spoken = set().union(*(names for message, names in variables.items() if f"rules-{name}-" in message))
    assert spoken == set(book.numbers)


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_the_docs_are_up_to_date(name: str) -> None:
    written = (DOCS / f"rules-{name}.md").read_text(encoding="utf-8")
    assert written == render_markdown(load_game(name), Texts("en")), f"tabiji rules {name} --markdown --lang en"


@pytest.mark.parametrize(
    ("word", "found"), [("temple", "temple"), ("Tempio", "temple"), ("zen-emon", "travelers"), ("locanda", "inn")]
)
def test_search_finds_the_article_of_a_word(word: str, found: str) -> None:
    assert [page.name for page in find_articles(load_game("tokaido"), word, Texts("it"))] == [found]


def test_an_unknown_word_gets_suggestions() -> None:
    with pytest.raises(BadOptions, match=r"nothing called “tempel”. Perhaps: .*Temple"):
        find_articles(load_game("tokaido"), "tempel", Texts("en"))
