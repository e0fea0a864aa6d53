"""Looking back at a finished game: its outline, what mattered in it, and playing on from any of its moves."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field

from ..engine import gamefile
from ..engine.chance import SEEDS
from ..engine.deck import WATCHER
from ..engine.journey import Journey
from ..learn.reviewing import Looked
from .api import TROUBLES, TheHouse, check_finished, not_too_many, not_too_often
from .errors import Refused
from .forms import Form, Key, Link, Name, Seated, SeatWish, TableWish
from .guard import address_of
from .house import House
from .identity import Player
from .lobby import new_table, place_of
from .replay import begin, course, following, replay, standing_moves
from .stored import Kept, StoredMove
from .tables import due
from .wire import Course, Entry

router = APIRouter(prefix="/api", responses=TROUBLES)


class Outline(BaseModel):
    """A finished game at a glance: what each move told, what it decided, and how it went."""

    entries: list[Entry]  # the deal, then every move
    kinds: list[str]  # what each move decided
    moving: str  # the kind with which a turn begins
    course: Course


class Progress(BaseModel):
    """How far somebody is who looks back at a game, and what was found once they are through."""

    begun: bool
    done: int  # decisions judged so far
    of: int  # 0 while others are looked at first
    found: Looked | None


class TryWish(Form):
    """Who shall play on: a person at this screen, and bots."""

    name: Name
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    key: Key | None = None


async def finished(house: House, link: str) -> tuple[Kept, list[StoredMove]]:
    """A finished game, and the moves that stand."""
    kept = await house.storage.load(link)
    check_finished(kept.table.finished)
    with following(kept.table):
        return kept, standing_moves(await house.storage.moves(link))


@router.get("/tables/{link}/outline", dependencies=[Depends(not_too_often)])
async def outline(link: Link, house: TheHouse, seat: Annotated[int | None, Query(ge=0, le=4)] = None) -> Outline:
    """A finished game at a glance, as a seat saw it or, without one, a spectator."""
    kept, moves = await finished(house, link)
    if seat is not None and seat >= len(kept.seats):
        raise Refused("unknown-seat", "There is no such seat.", 404)
    told = replay(kept.table, moves)
    game, state = told.journey.game, told.journey.state
    viewer = WATCHER if seat is None else seat
    again, kinds = begin(kept.table), []
    for move in told.journey.moves:
        kinds.append(game.phases[again.state.phase])
        again.act(move.action, entropy=move.entropy)
    return Outline(
        entries=[step.entry(game, state, viewer) for step in told.steps],
        kinds=kinds,
        moving=game.phases[game.moving],
        course=course(told.journey),
    )


async def _progress(house: House, link: str) -> Progress:
    found = await house.reviews.found(link)
    done, of, review = found or (0, 0, None)
    return Progress.model_validate({"begun": found is not None, "done": done, "of": of, "found": review})


@router.get("/tables/{link}/review")
async def review(link: Link, house: TheHouse) -> Progress:
    """What was found by looking back at a finished game, or how far that is."""
    check_finished((await house.storage.load(link)).table.finished)
    return await _progress(house, link)


@router.post("/tables/{link}/review/begin", dependencies=[Depends(not_too_often)])
async def look_back(link: Link, request: Request, house: TheHouse, player: Player) -> Progress:
    """Look back at a finished game; whoever asks later finds the same."""
    kept, moves = await finished(house, link)
    text = gamefile.write(replay(kept.table, moves).journey)
    whose = (place_of(address_of(request.scope)), player)
    await house.reviews.begin(link, text, whose, kept.table.beginning == "imported")
    return await _progress(house, link)


@router.post("/tables/{link}/replay/{step}/try", status_code=201, dependencies=[Depends(not_too_many)])
async def try_it(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    wish: TryWish,
    request: Request,
    house: TheHouse,
    player: Player,
) -> Seated:
    """Play on from a move of a finished game, at a table of one's own; what nobody there may know is dealt anew."""
    kept, moves = await finished(house, link)
    if step >= len(moves):
        raise Refused("unknown-step", f"The game has {len(moves)} moves.", 404)
    journey = replay(kept.table, moves[:step]).journey
    return await play_on(journey, wish, request, house, player, kept.table.sealed)


async def play_on(
    journey: Journey, wish: TryWish, request: Request, house: House, player: str, sealed: float | None = None
) -> Seated:
    """A table that goes on from where a journey stands; at one's own seat sits a person, at the others bots.

    Whoever brought the journey may know all of it. So what the person cannot know is dealt again; of several persons,
    what is not known to everybody, since one of them may hand a seat over.
    """
    words = {name: value for name, value in journey.options.words().items() if name != "players"}
    if len(wish.seats) != journey.options.players:
        raise Refused("unknown-seat", f"The game has {journey.options.players} seats.", 404)
    if any(seat.kind == "open" for seat in wish.seats):
        raise Refused("not-possible", "Nobody else comes to try it.", 422)
    await house.bots.check(journey.game.name, (seat.bot for seat in wish.seats if seat.kind == "bot"))
    asked = TableWish(game=journey.game.name, name=wish.name, seats=wish.seats, options=words, key=wish.key)
    made, links = new_table(asked, player, house.bots.names, place_of(address_of(request.scope)))
    now = made.table.created
    persons = [seat for seat, each in enumerate(wish.seats) if each.kind == "person"]
    begun = journey.up_to(len(journey.moves))
    begun.redeal(persons[0] if len(persons) == 1 else WATCHER, secrets.randbelow(SEEDS))
    table = replace(
        made.table,
        seed=begun.seed,
        redeals=[(each.after, each.seat, each.seed) for each in begun.redeals],
        beginning="chosen",
        sealed=sealed,
        turn=begun.seat,
        due=due(made.seats, None, begun.seat, now),
        seq=len(begun.moves),
    )
    moves = [
        StoredMove(number, move.seat, move.action, move.entropy, now, "bot")
        for number, move in enumerate(begun.moves, 1)
    ]
    await house.storage.create(table, made.seats, made.holders, moves)
    async with house.at(table.id) as there:
        house.wake(there)
        return Seated(table=there.info(player), links=links)
