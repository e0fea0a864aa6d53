"""The rulebook: it speaks of everything, in every language, with the numbers of the facts; the docs are up to date."""

from pathlib import Path

import pytest

from tabiji.engine.errors import BadOptions
from tabiji.games import OURS, game_named
from tabiji.rulebook import as_markdown, look_up, rulebook, write
from tabiji.texts import LANGUAGES, Texts

from .test_texts import messages

DOCS = Path(__file__).parents[1] / "docs"
SILENT = {"family", "space", "cell"}  # kinds whose things an article is about, instead of listing them


@pytest.mark.parametrize("name", OURS)
def test_every_thing_of_a_game_has_its_place(name: str) -> None:
    game = game_named(name)
    book = rulebook(game)
    listed = {f"{item.kind}-{item.name}" for article in book.articles for item in article.items}
    about = {thing for article in book.articles for thing in article.about}
    things = {f"{kind}-{each}" for kind, names in {**game.names, **game.other_names}.items() for each in names}
    assert things - listed - about <= {"traveler-nobody"}
    assert not listed & about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_article_can_be_read_and_every_number_is_spoken_of(name: str, language: str) -> None:
    game, texts = game_named(name), Texts(language)
    book = rulebook(game)
    for article in book.articles:
        page = write(game, article, book.numbers, texts)
        assert page.title
        assert page.blocks
        assert all("{" not in block for block in page.blocks)
    spoken = set().union(*(variables for each, variables in messages(language).items() if f"rules-{name}-" in each))
    assert spoken == set(book.numbers)


@pytest.mark.parametrize("name", OURS)
def test_the_docs_are_up_to_date(name: str) -> None:
    written = (DOCS / f"rules-{name}.md").read_text(encoding="utf-8")
    assert written == as_markdown(game_named(name), Texts("en")), f"tabiji rules {name} --markdown --lang en"


@pytest.mark.parametrize(
    ("word", "found"), [("temple", "temple"), ("Tempio", "temple"), ("zen-emon", "travelers"), ("locanda", "inn")]
)
def test_a_word_leads_to_its_article(word: str, found: str) -> None:
    assert [page.name for page in look_up(game_named("tokaido"), word, Texts("it"))] == [found]


def test_an_unknown_word_is_told_what_may_be_meant() -> None:
    with pytest.raises(BadOptions, match=r"nothing called “tempel”. Perhaps: .*Temple"):
        look_up(game_named("tokaido"), "tempel", Texts("en"))
