"""Causes in Tokaido: each is true where it is found, and found in a position that is made for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tabiji.games.tokaido import facts
from tabiji.games.tokaido.causes import CAUSES
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.phases import ACCEPT, BUY, EAT, GIVE, TAKE
from tabiji.games.tokaido.state import Game

from ...cause_checks import Road, Scene, causes_of, check_causes, check_secrecy, panorama_checks
from .setup import four_travelers, line_up, place, seat_travelers


def lead(scene: Scene) -> bool:
    """Whether nobody has as many as the piece after the choice, but somebody as many as before."""

    def counted(piece: Any) -> int:
        if scene.name == "bather":
            return len(piece.springs)
        if scene.name == "chatterbox":
            return len(piece.encounters)
        if scene.name == "collector":
            return len(piece.souvenirs)
        return sum(int(scene.printed(f"meal-{meal}", "price")) for meal in piece.meals)

    best = max(counted(piece) for piece in scene.others())
    meeting = scene.name == "chatterbox" and scene.after.phase == "meet"  # Yoshiyasu is about to
    return counted(scene.me) <= best < counted(scene.then) + meeting


def temple(scene: Scene) -> bool:
    offering = scene.me.offering + scene.cause.total
    pieces = [piece for number, piece in enumerate(scene.before.pieces) if number != scene.before.seat]
    place = 1 + len({piece.offering for piece in pieces if piece.offering > offering})
    points = list(TOKAIDO.printed["space-temple"].values())[place - 1]
    given = scene.then.offering == offering or scene.choice.says == "walk"
    return given and (place, points) == (scene.cause.count, scene.cause.points)


def checks(road: Road) -> dict[str, Callable[[Scene], bool]]:
    panoramas = panorama_checks(road)
    completes = panoramas.pop("completes")

    def points(scene: Scene) -> bool:
        return bool(scene.then.points - scene.me.points == scene.cause.points)

    def kind(scene: Scene) -> str:
        return road.kind(scene.choice.space or 0)

    def costs(scene: Scene) -> list[int]:
        return [choice.coins for choice in scene.before.choices if choice.says != "eat-nothing"]

    def last_farm(scene: Scene) -> bool:
        return kind(scene) == "farm" and road.before_stop(scene.me.space).count("farm") == 1

    def coins(scene: Scene) -> bool:
        return bool(scene.then.coins - scene.me.coins == scene.cause.count)

    def families(scene: Scene) -> bool:
        owned = Counter(scene.printed(f"souvenir-{each}", "family") for each in scene.me.souvenirs)
        least = min(owned[family] for family in facts.FAMILIES)
        return {*scene.cause.names} == {family for family in facts.FAMILIES if owned[family] == least}

    def sets(piece: Any) -> int:
        owned = Counter(TOKAIDO.printed[f"souvenir-{each}"]["family"] for each in piece.souvenirs)
        return min(owned[family] for family in facts.FAMILIES)

    return {
        **panoramas,
        "panorama-first": lambda scene: completes(scene) and scene.name in scene.then.achievements and points(scene),
        "panorama-completes": lambda scene: (
            completes(scene) and scene.name not in scene.then.achievements and points(scene)
        ),
        "farm-only": lambda scene: last_farm(scene) and scene.me.coins == 0,
        "farm-low": lambda scene: last_farm(scene) and 0 < scene.me.coins == scene.cause.count < 3,
        "coins-meals": coins,
        "coins-souvenirs": coins,
        "coins-temple": coins,
        "inn-first": lambda scene: (
            kind(scene) == "inn" and all(piece.space != scene.choice.space for piece in scene.before.pieces)
        ),
        "inn-poor": lambda scene: kind(scene) == "inn" and scene.me.coins == 0,
        "shop-set": lambda scene: kind(scene) == "shop" and families(scene),
        "temple-place": temple,
        "achievement-lead": lead,
        "spring": lambda scene: (
            kind(scene) == "spring" and scene.then.points - scene.me.points in (scene.cause.count, scene.cause.points)
        ),
        "blocks-farm": lambda scene: (
            road.is_blocked(scene)
            and scene.other.coins == 0
            and road.before_stop(scene.other.space).count("farm") == 1
            and kind(scene) == "farm"
        ),
        "set-completes": lambda scene: points(scene) and sets(scene.me) < sets(scene.then) == scene.cause.count,
        "souvenirs-now": lambda scene: points(scene) and len(scene.choice.names) == scene.cause.count,
        "purse-kept": lambda scene: 0 < scene.then.coins == scene.cause.count and max(costs(scene)) == scene.me.coins,
        "purse-empty": lambda scene: 0 == scene.then.coins < scene.me.coins - min(costs(scene)),
        "meal-now": lambda scene: scene.gained("meals") == scene.cause.points,
        "meal-cheap": lambda scene: 0 < scene.cause.count == max(costs(scene)) - scene.choice.coins,
        "meal-free": lambda scene: scene.gained("meals") == scene.cause.points and scene.then.coins == scene.me.coins,
    }


def test_every_cause_is_true_in_its_position() -> None:
    found = check_causes(TOKAIDO, checks, 300)
    assert {*found} <= {*CAUSES}
    assert len(found) >= 20


def test_causes_tell_nothing_that_a_seat_cannot_know() -> None:
    check_secrecy(TOKAIDO, 12)


def on_the_road(**fields: Any) -> Game:
    """The first traveler at an inn, alone behind the others."""
    game = four_travelers()
    line_up(game, 1)
    for number in (0, 1, 2):
        place(game, number, 15, number)
    game.arrived = 3
    for field, value in fields.items():
        setattr(game.pieces[3], field, value)
    return game


def notation_to(game: Game, kind: str) -> str:
    """The nearest space of a kind."""
    actions = TOKAIDO.legal_moves(game)
    return next(TOKAIDO.notate(game, action) for action in actions if TOKAIDO.describe(game, action).names == (kind,))


def in_phase(phase: int, **fields: Any) -> Game:
    """The last traveler in a phase of its stop."""
    game = on_the_road(**fields)
    game.phase = phase
    return game


@pytest.mark.parametrize(
    ("cause", "kind", "fields"),
    [
        ("panorama-first", "paddy", {"sections": [2, 0, 0]}),
        ("panorama-grows", "sea", {"sections": [0, 0, 1]}),
        ("farm-only", "farm", {"coins": 0}),
        ("farm-low", "farm", {"coins": 2}),
        ("coins-meals", "farm", {}),
        ("coins-souvenirs", "farm", {}),
        ("coins-temple", "farm", {}),
        ("inn-poor", "inn", {"coins": 0}),
        ("shop-set", "shop", {"families": [1, 0, 1, 0]}),
        ("temple-place", "temple", {"coins": 2}),
        ("achievement-lead", "spring", {}),
        ("achievement-lead", "encounter", {}),
        ("spring", "spring", {}),
    ],
)
def test_a_cause_is_found_where_it_should_be(cause: str, kind: str, fields: dict[str, Any]) -> None:
    game = on_the_road(**fields)
    assert cause in causes_of(TOKAIDO, game, notation_to(game, kind))


def test_completing_a_panorama_second_is_not_first() -> None:
    game = on_the_road(sections=[2, 0, 0])
    game.completed[0] = 1
    causes = causes_of(TOKAIDO, game, notation_to(game, "paddy"))
    assert causes["panorama-completes"].cause.points == 3
    assert "panorama-first" not in causes


def test_whoever_has_a_coin_is_not_told_to_have_none() -> None:
    game = on_the_road(coins=5)
    assert not {"farm-only", "farm-low", "inn-poor"} & causes_of(TOKAIDO, game, notation_to(game, "farm")).keys()


def test_the_first_at_the_inn_has_the_whole_menu() -> None:
    game = four_travelers()
    line_up(game, 1)
    assert "inn-first" in causes_of(TOKAIDO, game, notation_to(game, "inn"))
    assert "inn-first" not in causes_of(TOKAIDO, on_the_road(), notation_to(on_the_road(), "inn"))


@pytest.mark.parametrize(
    ("kind", "cause", "needy", "content"),
    [
        ("farm", "blocks-farm", {"coins": 0}, {"coins": 1}),
        ("paddy", "blocks-panorama", {"sections": [2, 0, 0]}, {"sections": [1, 0, 0]}),
    ],
)
def test_a_space_is_taken_that_somebody_needs(
    kind: str, cause: str, needy: dict[str, Any], content: dict[str, Any]
) -> None:
    game = seat_travelers("kinko", "mitsukuni", "hirotada")
    inn = facts.NEXT_INN[0]
    space = max(space for space in range(inn) if facts.KIND[space] == facts.KINDS.index(kind))
    for number, place_of in enumerate((space - 2, space - 1, inn)):
        game.pieces[number].space = place_of
    place(game, 0, space - 1)
    for fields, found in ((needy, True), (content, False)):
        for field, value in fields.items():
            setattr(game.pieces[1], field, value)
        causes = causes_of(TOKAIDO, game, f"walk {space + 1}")
        assert (cause in causes and causes[cause].whose == 1) == found


def test_a_purse_is_kept_or_emptied() -> None:
    game = in_phase(GIVE, coins=2)
    assert causes_of(TOKAIDO, game, "give 1")["purse-kept"].cause.count == 1
    assert causes_of(TOKAIDO, game, "give 2")["purse-empty"].against
    assert "purse-kept" not in causes_of(TOKAIDO, in_phase(GIVE, coins=9), "give 1")


def test_a_fourth_family_completes_the_set() -> None:
    game = in_phase(BUY, coins=9, families=[1, 1, 1, 0])
    art = facts.SOUVENIR_FAMILY.index(3)
    game.wares[:] = [art, facts.SOUVENIR_FAMILY.index(0), facts.SOUVENIR_FAMILY.index(1)]
    buy = f"buy {facts.SOUVENIR_NAMES[art]}"
    cause = causes_of(TOKAIDO, game, buy)["set-completes"].cause
    assert (cause.count, cause.points) == (1, facts.SOUVENIR_POINTS[3])
    other = f"buy {facts.SOUVENIR_NAMES[game.wares[1]]}"
    assert causes_of(TOKAIDO, game, other)["souvenirs-now"].cause.points == facts.SOUVENIR_POINTS[0]


def test_meals() -> None:
    game = in_phase(EAT, coins=9)
    cheap, dear = facts.MEAL_PRICE.index(1), facts.MEAL_PRICE.index(3)
    game.menu[:2], game.menu_left, game.looked = [cheap, dear], 2, 15
    causes = causes_of(TOKAIDO, game, f"eat {facts.MEAL_NAMES[cheap]}")
    assert causes["meal-cheap"].cause.count == 2
    assert causes["meal-now"].cause.points == facts.MEAL_POINTS
    assert "meal-cheap" not in causes_of(TOKAIDO, game, f"eat {facts.MEAL_NAMES[dear]}")
    assert not causes_of(TOKAIDO, game, "eat nothing")
    game = in_phase(ACCEPT)
    game.offered = cheap
    assert "meal-free" in causes_of(TOKAIDO, game, "accept")


def test_a_gift_of_the_painter_completes_a_panorama() -> None:
    game = in_phase(TAKE, sections=[2, 1, 0])
    causes = causes_of(TOKAIDO, game, "take paddy")
    assert causes["panorama-first"].cause.points == 3 + facts.ACHIEVEMENT_POINTS
    assert causes_of(TOKAIDO, game, "take mountain")["panorama-grows"].cause.count == 2


def test_late_on_the_road_every_space_is_needed() -> None:
    game = seat_travelers("kinko", "mitsukuni", "hirotada", "umegae")
    line_up(game, 1)
    sea = [space for space in range(facts.SPACES) if facts.KIND[space] == facts.SEA]
    for number in range(4):
        place(game, number, facts.SPACES if number else sea[-1], number)
    game.pieces[0].sections[2] = facts.PANORAMA_SECTIONS[2] - 1
    causes = causes_of(TOKAIDO, game, f"walk {sea[-1] + 1}")
    assert "panorama-first" in causes
    assert causes_of(TOKAIDO, game, f"walk {facts.SPACES}")["panorama-lost"].against
    game.pieces[0].space = sea[-2] - 1
    game.pieces[0].sections[2] -= 1
    assert causes_of(TOKAIDO, game, f"walk {sea[-2] + 1}")["panorama-needed"].cause.count == 2
