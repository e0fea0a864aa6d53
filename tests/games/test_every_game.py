"""What every game must satisfy: `tabiji.testing` over random options and seeds, and what it reports of broken games."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabiji.core.deck import SPECTATOR
from tabiji.core.extras import OptionEffects, PracticeTheme
from tabiji.core.rng import mix_entropy, roll
from tabiji.core.spec import GameSpec
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.testing import check_compiled_games, check_game, check_match, check_spec, check_texts, sample_options

from ..third import conftest as third  # which lets the third game be imported
from .namiji.strategies import ALL_OPTIONS as NAMIJI_OPTIONS
from .tokaido.strategies import ALL_OPTIONS as TOKAIDO_OPTIONS

assert third.HERE
from yamaji.game import YAMAJI  # noqa: E402

GAMES: dict[str, GameSpec] = {game.name: game for game in (TOKAIDO, NAMIJI, YAMAJI)}
OPTIONS = {"tokaido": TOKAIDO_OPTIONS, "namiji": NAMIJI_OPTIONS, "yamaji": sample_options(YAMAJI)}

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
@given(data=st.data(), seed=st.integers(0, 2**63 - 1))
def test_every_position_of_a_match(name: str, data: st.DataObject, seed: int) -> None:
    check_match(GAMES[name], data.draw(st.sampled_from(OPTIONS[name])), seed)


@every_game
def test_random_games_end_the_same_compiled_or_not_with_all_options(name: str) -> None:
    for seed in range(max(32, len(OPTIONS[name]))):
        check_compiled_games(GAMES[name], OPTIONS[name][seed % len(OPTIONS[name])], seed)


@every_game
def test_options_and_texts(name: str) -> None:
    game = GAMES[name]
    check_spec(game)
    check_texts(game)
    for options in OPTIONS[name]:
        assert game.parse_options(options.to_dict()) == options


def test_a_whole_game_is_checked_at_once() -> None:
    check_game(YAMAJI)


def broken_breakdown(game: Any, seat: int, out: Any) -> None:
    YAMAJI.score_breakdown(game, seat, out)
    out[0] += 1


def broken_determinize(game: Any, seat: int, seed: int) -> None:
    """Keeps the generator, from which the deck of the match is drawn."""
    mix_entropy(game, seed)


def broken_view(game: Any, seat: int) -> Any:
    """Shows every seat what the seat that decides sees."""
    return YAMAJI.view(game, seat if seat == SPECTATOR else game.seat)


def broken_apply(game: Any, action: int) -> None:
    """Depends on something that is not in the state."""
    YAMAJI.apply(game, action)
    calls.append(action)
    game.pieces[0].points += len(calls) % 2


calls: list[int] = []


def broken_choice(game: Any, action: int) -> Any:
    """Has no text."""
    return replace(YAMAJI.describe(game, action), says="fly", names=())


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"score_breakdown": broken_breakdown}, "its breakdown is"),
        ({"determinize": broken_determinize}, "different observations of one information set"),
        ({"view": broken_view}, "the view of seat . shows what it cannot know"),
        ({"apply": broken_apply}, "the same action on equal states leads to different states"),
        ({"notate": lambda game, action: "walk"}, "a notation of its own"),
        ({"notate": lambda game, action: f"walk; {action}"}, "a game file cannot hold the notation"),
        ({"any_action": lambda game, out: YAMAJI.legal_moves(game)[0]}, "any_action is the action"),
        ({"view_piece": lambda game, piece, seat: None}, "view_piece gives other pieces than the view"),
        ({"rank": lambda game, seat: 2}, "the ranks are"),
        ({"hidden_counts": lambda game, seat: (game.cards[0],)}, "hidden counts .* depend on what it cannot know"),
        ({"features": lambda game, seat, row: row.__setitem__(0, 200)}, "features are .* numbers"),
        ({"features": lambda game, seat, row: row.__setitem__(0, game.cards[0])}, "features of seat .* depend"),
        ({"describe": broken_choice}, "has neither names nor one of the game's answers"),
        ({"describe": lambda game, action: YAMAJI.describe(game, YAMAJI.legal_moves(game)[0])}, "is described as"),
        ({"most_choices": 40, "legal_actions": lambda game, out: 0}, "has no legal action"),
    ],
)
def test_a_broken_rule_is_reported(changes: dict[str, Callable[..., Any]], sentence: str) -> None:
    calls.clear()
    broken = replace(YAMAJI, **changes)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match=rf"^yamaji, .*, move \d+: .*{sentence}"):
        check_match(broken, broken.parse_options({}), 1, compiled=False)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"phases": ("walk",)}, "a number of choices for each phase"),
        ({"neutral_phases": ("fly",)}, "neutral_phases are phases"),
        ({"practice_themes": (PracticeTheme("flying", ("fly",)),)}, "the practice theme 'flying' has known phases"),
        ({"option_effects": OptionEffects(explained=("height",))}, "option_effects explain known options"),
        ({"move_phase": 9}, "move_phase is the number of a phase"),
        ({"players": (2, 3)}, "'players': '4'} raise BadOptions"),
    ],
)
def test_a_broken_description_is_reported(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_spec(replace(YAMAJI, **changes))


def test_a_missing_text_is_reported() -> None:
    with pytest.raises(AssertionError, match=r"yamaji, en: .* not yamaji-choice-fly"):
        check_texts(replace(YAMAJI, answers=("walk", "fly")))


def test_compiled_rules_that_differ_are_reported() -> None:
    differing = replace(YAMAJI, apply=apply_with_a_roll)
    differing.__dict__["compiled"] = YAMAJI.compiled
    with pytest.raises(AssertionError, match="the compiled rules lead to another state"):
        check_match(differing, sample_options(YAMAJI)[0], 1)
    with pytest.raises(AssertionError, match="a random game ends the same, compiled or not"):
        check_compiled_games(differing, sample_options(YAMAJI)[0], 1)


def apply_with_a_roll(game: Any, action: int) -> None:
    """Draws once more than the rules."""
    YAMAJI.apply(game, action)
    roll(game, 2)
