"""Causes in Namiji: each is true where it is found, and found in a position that is made for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabiji.games.namiji import facts
from tabiji.games.namiji.causes import CAUSES
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.phases import HAUL, KEEP, PLACE, TAKE
from tabiji.games.namiji.state import Game

from ...cause_checks import Road, Scene, causes_of, check_causes, check_secrecy, panorama_checks
from .setup import DOCK, fill_crate, fleet_of_one_mover, give_cards, give_rocks, new_fleet, place, set_bag, set_school

STOPS = {  # the kinds of spaces at which upgrades work
    "line": ("second-hook", "bait"),
    "net": ("great-net",),
    "trap": ("sturdy-trap", "landing-net"),
    "whirlpool": ("incense", "offering-boat"),
    "rock": ("sacred-rope", "stone-lantern"),
    **dict.fromkeys(("dolphin", "octopus", "whale"), ("spyglass",)),
}


def checks(road: Road) -> dict[str, Callable[[Scene], bool]]:
    panoramas = panorama_checks(road)
    completes = panoramas.pop("completes")

    def points(scene: Scene, source: str) -> bool:
        return scene.gained(source) == scene.cause.points

    def kind(scene: Scene) -> str:
        return road.kind(scene.choice.space or 0)

    def lines(scene: Scene) -> int:
        before, after = scene.me.lines, scene.then.lines
        return sum(then > now for now, then in zip(before, after, strict=True))

    def worth(scene: Scene) -> bool:
        completed = scene.before.completes[scene.choice.id]
        best = max(int(scene.printed(line, "points")) for line in completed)
        return (len(completed), best) == (scene.cause.count, scene.cause.points)

    def rock(scene: Scene) -> bool:
        printed = scene.game.printed[f"rock-{scene.name}"]
        needs = printed.get("needs", scene.cause.total)
        return (needs, printed["points"]) == (scene.cause.total, scene.cause.points)

    def last_crab(scene: Scene) -> bool:
        allowed = scene.printed("space-trap", "crabs") - 1 + scene.me.upgrades.count("sturdy-trap")
        return bool(scene.before.haul["crab"] == allowed and scene.before.bag["crab"])

    def bag(scene: Scene) -> bool:
        return (scene.before.bag["crab"], sum(scene.before.bag.values()), sum(scene.before.haul.values())) == (
            scene.cause.count,
            scene.cause.total,
            scene.cause.points,
        )

    return {
        **panoramas,
        "panorama-first": lambda scene: (
            completes(scene) and scene.name in scene.then.bonuses and points(scene, "panoramas")
        ),
        "panorama-completes": lambda scene: (
            completes(scene) and scene.name not in scene.then.bonuses and points(scene, "panoramas")
        ),
        "rock-fulfils": lambda scene: (
            rock(scene) and scene.name in scene.then.fulfilled and scene.name not in scene.me.fulfilled
        ),
        "rock-advances": lambda scene: (
            rock(scene) and scene.name in scene.me.rocks and scene.name not in scene.then.fulfilled
        ),
        "rock-done": lambda scene: rock(scene) and scene.cause.count >= scene.cause.total,
        "rock-open": lambda scene: rock(scene) and scene.cause.count < scene.cause.total,
        "upgrade-pays": lambda scene: (
            scene.name in STOPS[kind(scene)]
            and scene.name in scene.me.upgrades
            # where a rock card is to be kept, a stone lantern pays right after
            and (
                scene.then.paid.get(scene.name, 0) - scene.me.paid.get(scene.name, 0) == scene.cause.points
                or scene.after.phase in ("keep", "draw")
            )
        ),
        "upgrade-stops": lambda scene: (
            sum(scene.name in STOPS.get(each, ()) for each in road.ahead(scene.me.space)) == scene.cause.count
        ),
        "meal-now": lambda scene: points(scene, "meals"),
        "arrival": lambda scene: points(scene, "arrival"),
        "moor-first": lambda scene: scene.then.slot == 0,
        "offering-saved": lambda scene: (
            scene.me.penalty - scene.then.penalty == scene.cause.points
            and scene.me.offerings - scene.then.offerings == scene.cause.count
        ),
        "lines-now": lambda scene: points(scene, "crate") and lines(scene) == scene.cause.count,
        "lines-open": worth,
        "fish-waits": lambda scene: (
            kind(scene) == "line"
            and any(
                len(scene.after.completes.get(choice.id, ())) and choice.says == "fish"
                for choice in scene.after.choices
            )
        ),
        "trap-bag": lambda scene: (
            kind(scene) == "trap"
            and (scene.before.bag["shrimp"], sum(scene.before.bag.values())) == (scene.cause.count, scene.cause.total)
        ),
        "trap-safe": lambda scene: not last_crab(scene),
        "trap-risk": lambda scene: last_crab(scene) and bag(scene),
        "trap-danger": lambda scene: last_crab(scene) and bag(scene),
    }


def test_every_cause_is_true_in_its_position() -> None:
    found = check_causes(NAMIJI, checks, 300)
    assert {*found} <= {*CAUSES}
    assert len(found) >= 18


def test_causes_tell_nothing_that_a_seat_cannot_know() -> None:
    check_secrecy(NAMIJI, 12)


def alone(**fields: Any) -> Game:
    """A boat in port, behind all others, with some fields."""
    game = fleet_of_one_mover()
    for field, value in fields.items():
        setattr(game.pieces[0], field, value)
    return game


def notation_to(game: Game, kind: str) -> str:
    """The nearest space of a kind."""
    actions = NAMIJI.legal_moves(game)
    return next(NAMIJI.notate(game, action) for action in actions if NAMIJI.describe(game, action).names == (kind,))


@pytest.mark.parametrize(
    ("panorama", "sections", "cause", "points"),
    [
        (0, facts.PANORAMA_SECTIONS[0] - 1, "panorama-first", facts.PANORAMA_SECTIONS[0] + facts.PANORAMA_BONUS[0]),
        (2, 1, "panorama-grows", 2),
    ],
)
def test_panoramas(panorama: int, sections: int, cause: str, points: int) -> None:
    game = alone()
    kind = facts.PANORAMAS[panorama]
    while kind not in {NAMIJI.describe(game, action).names[0] for action in NAMIJI.legal_moves(game)}:
        place(game, 0, game.pieces[0].space + 1)
    game.pieces[0].sections[panorama] = sections
    assert causes_of(NAMIJI, game, notation_to(game, kind))[cause].cause.points == points


def test_an_owned_upgrade_pays_where_it_works() -> None:
    game = alone()
    give_cards(game.pieces[0], "incense")
    causes = causes_of(NAMIJI, game, notation_to(game, "whirlpool"))
    assert causes["upgrade-pays"].cause.names == ("incense",)
    assert causes["offering-saved"].cause.count == 1
    assert "upgrade-pays" not in causes_of(NAMIJI, alone(), notation_to(game, "whirlpool"))


def test_a_fish_that_lies_face_up_waits() -> None:
    game = alone()
    fill_crate(game, 0, a1="blue-1", b1="blue-2", c1="blue-3")
    set_school(game, "blue-1 orange-2", "green-1")
    line = notation_to(game, "line")
    assert causes_of(NAMIJI, game, line)["fish-waits"].cause.points == facts.LINE_POINTS[0]
    set_school(game, "orange-2", "green-1")
    assert "fish-waits" not in causes_of(NAMIJI, game, line)


def test_the_last_cell_of_a_row() -> None:
    game = alone()
    fill_crate(game, 0, a1="blue-1", b1="blue-2", c1="blue-3")
    game.phase, game.caught = PLACE, facts.FISH_NAMES.index("blue-1")
    assert causes_of(NAMIJI, game, "place d1")["lines-now"].cause.points == facts.LINE_POINTS[0]
    assert "lines-now" not in causes_of(NAMIJI, game, "place a2")


def test_the_trap() -> None:
    game = alone()
    set_bag(game, 3, 5)
    causes = causes_of(NAMIJI, game, notation_to(game, "trap"))
    assert (causes["trap-bag"].cause.count, causes["trap-bag"].cause.total) == (3, 8)
    game.phase = HAUL
    game.haul[:] = [2, facts.TOO_MANY_CRABS - 1]
    haul, again = (NAMIJI.notate(game, action) for action in reversed(NAMIJI.legal_moves(game)))
    assert causes_of(NAMIJI, game, haul)["trap-risk"].cause.points == 1 + facts.TOO_MANY_CRABS
    assert causes_of(NAMIJI, game, again)["trap-danger"].against
    game.haul[facts.CRAB] -= 1
    assert causes_of(NAMIJI, game, again).keys() == {"trap-safe"}


def test_secret_cards() -> None:
    game = alone()
    give_rocks(game.pieces[0], "devoted-to-ryujin", "open-hand")
    game.pieces[0].offerings = 1
    causes = causes_of(NAMIJI, game, notation_to(game, "whirlpool"))
    assert causes["rock-fulfils"].sources == ("rocks",)
    game.phase = KEEP
    game.drawn[:2], game.drawn_left = [facts.TIDE_OF_SHRIMP, facts.GOLDEN_CLAWS], 2
    game.pieces[0].shrimp = facts.ROCK_NEEDS[facts.TIDE_OF_SHRIMP]
    assert "rock-done" in causes_of(NAMIJI, game, "keep tide-of-shrimp")
    assert "rock-open" in causes_of(NAMIJI, game, "keep golden-claws")


def test_cards_of_the_dock() -> None:
    game = new_fleet()
    for piece in range(3):
        place(game, piece, DOCK, piece)
    game.phase, game.piece, game.seat, game.looked = TAKE, 0, 0, 1
    game.tray[:2], game.tray_left = [0, facts.SPYGLASS], 2
    meal, upgrade = facts.DOCK_NAMES[0], facts.DOCK_NAMES[facts.SPYGLASS]
    assert causes_of(NAMIJI, game, f"take {meal}")["meal-now"].cause.points == facts.DOCK_POINTS[0]
    later = [facts.KIND[space] >= facts.DOLPHIN for space in range(DOCK + 1, facts.SPACES)]
    assert causes_of(NAMIJI, game, f"take {upgrade}")["upgrade-stops"].cause.count == sum(later)


def test_the_dock_and_the_port() -> None:
    game = new_fleet()
    place(game, 1, DOCK - 1)
    place(game, 2, DOCK - 1, 1)
    dock = notation_to(game, "dock")
    NAMIJI.apply(game, next(each for each in NAMIJI.legal_moves(game) if NAMIJI.notate(game, each) == dock))
    assert "moor-first" in causes_of(NAMIJI, game, "moor 1")
    assert "moor-first" not in causes_of(NAMIJI, game, "moor 2")
    game = new_fleet()
    for piece in range(3):
        place(game, piece, facts.GOAL - 3, piece)
    causes = causes_of(NAMIJI, game, notation_to(game, "port"))
    assert (causes["arrival"].cause.count, causes["arrival"].cause.points) == (1, facts.ARRIVAL_POINTS[0])
