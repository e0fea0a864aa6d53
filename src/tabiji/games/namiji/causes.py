"""The causes that advice names in Namiji, each a fact of the position that the deciding seat can see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.cause import Candidate, Cause
from ...road.turns import full_spaces, is_neutral, pieces_at
from .completion import LINE_NAMES, completed_lines
from .facts import (
    ARRIVAL_POINTS,
    BAIT,
    CRAB,
    DOCK_NAMES,
    DOCK_POINTS,
    DOLPHIN,
    DOUBLES,
    FISH_KINDS,
    GATHERINGS,
    GREAT_NET,
    INCENSE,
    LANDING_NET,
    LINE,
    LINE_POINTS,
    MEALS,
    NET,
    NEXT_STOP,
    OFFERING_BOAT,
    PANORAMA_BONUS,
    PANORAMA_SECTIONS,
    PANORAMAS,
    PENALTY,
    PORT,
    ROCK,
    ROCK_KINDS,
    ROCK_NAMES,
    ROCK_NEEDS,
    ROCK_POINTS,
    SACRED_ROPE,
    SECOND_HOOK,
    SHRIMP,
    SPACES,
    SPYGLASS,
    STONE_LANTERN,
    STURDY_TRAP,
    TRAP,
    WHIRLPOOL,
)
from .phases import (
    AGAIN,
    CHOOSE,
    FIRST,
    FISH,
    HAUL,
    KEEP,
    LAND,
    MOOR,
    OFFER,
    PLACE,
    SAIL,
    SPREAD,
    STOP,
    TAKE,
)
from .rules import apply
from .scoring import achieved, is_fulfilled
from .spaces import kind_of
from .state import Boat, Game
from .traps import crabs_allowed

CAUSES = (
    *("panorama-first", "panorama-completes", "panorama-needed", "panorama-grows", "panorama-lost", "blocks-panorama"),
    *("rock-fulfils", "rock-advances", "rock-done", "rock-open"),
    *("upgrade-pays", "upgrade-stops", "meal-now", "arrival", "moor-first", "offering-saved"),
    *("lines-now", "lines-open", "fish-waits", "trap-bag", "trap-safe", "trap-risk", "trap-danger"),
)
SCENIC = ("panoramas",)
STOPS_OF_UPGRADE = {  # the kinds of spaces at which an upgrade works
    SECOND_HOOK: (LINE,),
    BAIT: (LINE,),
    GREAT_NET: (NET,),
    STURDY_TRAP: (TRAP,),
    LANDING_NET: (TRAP,),
    INCENSE: (WHIRLPOOL,),
    OFFERING_BOAT: (WHIRLPOOL,),
    SACRED_ROPE: (ROCK,),
    STONE_LANTERN: (ROCK,),
    SPYGLASS: tuple(range(DOLPHIN, DOLPHIN + len(PANORAMAS))),
}
CERTAIN_STOPS = (WHIRLPOOL, *STOPS_OF_UPGRADE[SPYGLASS])  # where nothing is left to chance
CERTAIN_PHASES = (TAKE, PLACE, SPREAD, HAUL, LAND, OFFER)
PAID_AT_ONCE = (SPYGLASS, INCENSE, STONE_LANTERN)  # whoever stops there is paid


def find_causes(game: Game, action: int) -> list[Candidate]:
    """Returns the causes that are true of an action of the seat whose turn it is."""
    if is_neutral(game, game.piece):
        return []
    choice = action - FIRST[game.phase]
    find = {SAIL: _sail, MOOR: _moor, TAKE: _take, HAUL: _haul, KEEP: _keep}.get(game.phase)
    found = list(find(game, choice)) if find else []
    if game.phase in (FISH, CHOOSE, PLACE, SPREAD):
        found += _lines(game, action)
    return [*found, *_rocks(game, action), *_offerings(game, action)]


# ---------------------------------------------------------------- the route


def _sail(game: Game, space: int) -> Iterator[Candidate]:
    boat, kind = game.pieces[game.piece], kind_of(game, space)
    yield from _lost_panoramas(game, boat, space)
    if kind == PORT:
        points = ARRIVAL_POINTS[pieces_at(game, space)]
        yield Candidate(Cause("arrival", count=pieces_at(game, space) + 1, points=points), ("arrival",))
    elif kind >= DOLPHIN:
        yield from _blocked(game, space, kind)
        yield from _section(game, boat, kind - DOLPHIN, _count(game, kind, boat.space, SPACES - 1))
    elif kind == TRAP and game.bag[SHRIMP] + game.bag[CRAB]:
        yield Candidate(Cause("trap-bag", count=game.bag[SHRIMP], total=game.bag[SHRIMP] + game.bag[CRAB]), ("trap",))
    elif kind == LINE:
        lines = _lines_in_reach(game)
        if lines:
            points = max(LINE_POINTS[LINE_NAMES.index(line)] for line in lines)
            yield Candidate(Cause("fish-waits", count=len(lines), points=points), ("crate",))
    for upgrade in PAID_AT_ONCE:
        points = DOCK_POINTS[upgrade] * boat.owned[upgrade]
        if points and kind in STOPS_OF_UPGRADE[upgrade] and not _is_exhausted(game, boat, kind):
            cause = Cause("upgrade-pays", of="dock-card", names=(DOCK_NAMES[upgrade],), points=points)
            yield Candidate(cause, ("upgrades",))


def _is_exhausted(game: Game, boat: Boat, kind: int) -> bool:
    """Returns whether a stop of a kind may give nothing."""
    return (kind == WHIRLPOOL and boat.offerings == 0) or (kind == ROCK and game.piles[1].left < 2)


def _count(game: Game, kind: int, after: int, last: int) -> int:
    """Returns how many spaces of a kind lie after a space, up to a last one."""
    return sum(kind_of(game, space) == kind for space in range(after + 1, last + 1))


def _blocked(game: Game, space: int, kind: int) -> Iterator[Candidate]:
    """Yields what a stop takes from those behind, if it leaves no room on its space."""
    after, panorama = game.copy(), kind - DOLPHIN
    after.pieces[game.piece].space = space
    if not full_spaces(after, DOUBLES[game.back], GATHERINGS[game.back]) >> space & 1:
        return
    for seat, other in enumerate(game.pieces[: game.players]):
        dock = NEXT_STOP[game.back * SPACES + other.space]
        if seat == game.piece or not other.space < space <= dock or _count(game, kind, other.space, dock) != 1:
            continue
        if other.sections[panorama] == PANORAMA_SECTIONS[panorama] - 1:
            yield Candidate(Cause("blocks-panorama", seat, of="panorama", names=(PANORAMAS[panorama],)), whose=seat)


def _section(game: Game, boat: Boat, panorama: int, ahead: int) -> Iterator[Candidate]:
    """Yields what the next section of a panorama is; `ahead` counts its spaces on the rest of the route."""
    section, sections = boat.sections[panorama] + 1, PANORAMA_SECTIONS[panorama]
    name = (PANORAMAS[panorama],)
    if section == sections:
        first = not game.completed[panorama]
        points = section + first * PANORAMA_BONUS[panorama]
        cause = Cause("panorama-first" if first else "panorama-completes", of="panorama", names=name, points=points)
        yield Candidate(cause, SCENIC)
        return
    if ahead == sections - section + 1:
        yield Candidate(Cause("panorama-needed", of="panorama", names=name, count=ahead), SCENIC)
    cause = Cause("panorama-grows", of="panorama", names=name, count=section, total=sections, points=section)
    yield Candidate(cause, SCENIC)


def _lost_panoramas(game: Game, boat: Boat, space: int) -> Iterator[Candidate]:
    """Yields the panoramas begun for whose missing sections too few spaces are left after a stop."""
    for panorama, sections in enumerate(PANORAMA_SECTIONS):
        kind, missing = DOLPHIN + panorama, sections - boat.sections[panorama]
        left = _count(game, kind, space - 1, SPACES - 1)
        before = _count(game, kind, boat.space, SPACES - 1)
        if boat.sections[panorama] and left < missing <= before:
            cause = Cause("panorama-lost", of="panorama", names=(PANORAMAS[panorama],))
            yield Candidate(cause, SCENIC, against=True)


# ---------------------------------------------------------------- docks


def _moor(game: Game, slot: int) -> Iterator[Candidate]:
    if slot == 0:
        yield Candidate(Cause("moor-first"), ("meals", "upgrades"))


def _take(game: Game, card: int) -> Iterator[Candidate]:
    boat, name = game.pieces[game.piece], (DOCK_NAMES[card],)
    if card < MEALS:
        yield Candidate(Cause("meal-now", of="dock-card", names=name, points=DOCK_POINTS[card]), ("meals",))
        return
    stops = sum(_count(game, kind, boat.space, SPACES - 1) for kind in STOPS_OF_UPGRADE[card])
    cause = Cause("upgrade-stops", of="dock-card", names=name, count=stops)
    yield Candidate(cause, ("upgrades", "crate", "trap", "offerings", "rocks"))


# ---------------------------------------------------------------- the catch


def _lines(game: Game, action: int) -> Iterator[Candidate]:
    """Yields the lines of the crate that a fish or a net completes, or can complete once it is placed."""
    lines = completed_lines(game, [action]).get(action, ())
    if lines:
        points = [LINE_POINTS[LINE_NAMES.index(line)] for line in lines]
        if game.phase in (PLACE, SPREAD):
            yield Candidate(Cause("lines-now", count=len(lines), points=sum(points)), ("crate",))
        else:
            yield Candidate(Cause("lines-open", count=len(lines), points=max(points)), ("crate",))


def _lines_in_reach(game: Game) -> set[str]:
    """Returns the lines that a fish which lies face up can complete."""
    fishing = game.copy()
    fishing.phase = FISH
    fish = [FIRST[FISH] + fish for fish in range(FISH_KINDS) if game.face_up[fish]]
    return {line for lines in completed_lines(fishing, fish).values() for line in lines}


def _haul(game: Game, choice: int) -> Iterator[Candidate]:
    shrimp, crabs = game.bag
    haul, risky = sum(game.haul), game.haul[CRAB] == crabs_allowed(game, game.seat)
    if choice == STOP and risky and crabs:
        yield Candidate(Cause("trap-risk", count=crabs, total=shrimp + crabs, points=haul), ("trap", "rocks"))
    if choice == AGAIN and risky and crabs:
        cause = Cause("trap-danger", count=crabs, total=shrimp + crabs, points=haul)
        yield Candidate(cause, ("trap", "rocks"), against=True)
    if choice == AGAIN and not (risky and crabs):
        yield Candidate(Cause("trap-safe"), ("trap", "rocks"))


# ---------------------------------------------------------------- offerings and rocks


def _offerings(game: Game, action: int) -> Iterable[Candidate]:
    """Yields how many points of penalty the offerings given at once save."""
    if game.phase != OFFER and _space_kind(game, action) != WHIRLPOOL:
        return ()
    boat, then = game.pieces[game.piece], _after(game, action)
    saved = PENALTY[boat.offerings] - PENALTY[then.offerings]
    cause = Cause("offering-saved", count=boat.offerings - then.offerings, points=saved)
    return (Candidate(cause, ("offerings",)),) if saved else ()


def _rocks(game: Game, action: int) -> Iterator[Candidate]:
    """Yields what a choice does at once for the secret cards of its own seat."""
    kind = _space_kind(game, action)
    is_certain = (
        kind in CERTAIN_STOPS if kind is not None else game.phase in CERTAIN_PHASES and action != FIRST[HAUL] + AGAIN
    )
    if not is_certain:
        return
    boat, then = game.pieces[game.piece], _after(game, action)
    for rock in range(ROCK_KINDS):
        if not boat.rocks >> rock & 1 or is_fulfilled(boat, rock) or achieved(then, rock) <= achieved(boat, rock):
            continue
        name = "rock-fulfils" if is_fulfilled(then, rock) else "rock-advances"
        yield Candidate(_rock_cause(name, then, rock), ("rocks",))


def _keep(game: Game, rock: int) -> Iterator[Candidate]:
    boat = game.pieces[game.piece]
    name = "rock-done" if is_fulfilled(boat, rock) else "rock-open"
    yield Candidate(_rock_cause(name, boat, rock), ("rocks",))


def _rock_cause(name: str, boat: Boat, rock: int) -> Cause:
    has, needs, points = achieved(boat, rock), ROCK_NEEDS[rock], ROCK_POINTS[rock]
    return Cause(name, of="rock", names=(ROCK_NAMES[rock],), count=has, total=needs, points=points)


def _is_certain(game: Game, action: int) -> bool:
    """Returns whether what an action brings at once depends neither on chance nor on cards that may be unknown."""
    kind = _space_kind(game, action)
    if kind is not None:
        return kind in CERTAIN_STOPS
    return game.phase in CERTAIN_PHASES and action != FIRST[HAUL] + AGAIN


def _space_kind(game: Game, action: int) -> int | None:
    """Returns the kind of the space that an action leads to, or None."""
    return kind_of(game, action - FIRST[SAIL]) if game.phase == SAIL else None


def _after(game: Game, action: int) -> Boat:
    after = game.copy()
    apply(after, action)
    return after.pieces[game.piece]
