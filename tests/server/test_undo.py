"""Undo: until hidden information or another player's move stands in between."""

from __future__ import annotations

import random

import pytest

from tabiji.engine.journey import Journey
from tabiji.games import GAMES, game_named
from tabiji.server.tables import UNDO_WORLDS
from tabiji.server.undo import reveals

from .chairs import Browser, Chair, Server


def two_chairs(server: Server, game: str) -> list[Chair]:
    """Two people at a new table."""
    ann, ben = Browser(server), Browser(server)
    table = ann.make_table(["person", "open"], game)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    return [ann.sit(table), ben.sit(table)]


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back_and_made_again(server: Server, game: str) -> None:
    """Whenever undo is offered it gives back the very view; refused, it changes nothing. The game ends all the same."""
    chairs = two_chairs(server, game)
    chance = random.Random(11)
    undone = refused = 0
    while True:
        at = max(chair.reach(0)["number"] for chair in chairs)
        news = [chair.reach(at) for chair in chairs]
        if news[0]["view"]["turn"] is None:
            break
        mover = next(chair for chair, each in zip(chairs, news, strict=True) if each["view"]["choices"])
        before = [each["view"] for each in news]
        mover.move(chance.choice(mover.reach(at)["view"]["choices"])["id"])
        after = [chair.reach(at + 1) for chair in chairs]
        other = next(chair for chair in chairs if chair is not mover)
        assert not other.reach(at + 1)["undo"]
        if after[0]["view"]["turn"] is None:
            continue
        assert other.refused(type="undo", move=at + 2) == "no-undo"
        if not mover.reach(at + 1)["undo"]:
            refused += 1
            assert mover.refused(type="undo", move=at + 2) == "no-undo"
        elif chance.random() < 0.5:
            mover.send(type="undo", move=at + 2)
            if mover.read()["type"] == "refused":  # the offer looks at one other world, the deed at many
                refused += 1
                continue
            undone += 1
            assert [chair.reach(at + 2)["view"] for chair in chairs] == before
            assert other.entries[-1]["by"] == "undo"
    assert undone
    assert refused
    late = Chair(server, None, mover.table)
    told = [entry["number"] for entry in late.until("news")["entries"]]
    assert len(told) == late.number + 1 - 2 * undone, "what came and went is not told"


def test_another_players_move_ends_undo(server: Server) -> None:
    """Once the other has moved, the move stands."""
    chairs = two_chairs(server, "tokaido")
    chairs[0].move(chairs[0].reach(0)["view"]["choices"][0]["id"])
    assert chairs[0].reach(1)["undo"]
    chairs[1].move(chairs[1].reach(1)["view"]["choices"][0]["id"])
    assert not chairs[0].reach(2)["undo"]
    assert chairs[0].refused(type="undo", move=3) == "no-undo"


def test_a_move_undone_while_away(server: Server) -> None:
    """Whoever saw a move and left hears of its undo; whoever saw neither hears of neither."""
    first, second = two_chairs(server, "tokaido")
    first.move(first.reach(0)["view"]["choices"][0]["id"])
    second.reach(1)
    second.leave()
    first.send(type="undo", move=2)
    first.reach(2)
    second.connect()
    assert [entry["by"] for entry in second.until("news")["entries"]] == ["undo"]
    assert [entry["by"] for entry in Chair(server, None, first.table).until("news")["entries"]] == ["deal"]


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_undone_shows_nothing(game: str) -> None:
    """A move that could be taken back leaves its mover no wiser, in hundreds of other worlds."""
    description = game_named(game)
    chance = random.Random(4)
    kinds = {True: 0, False: 0}
    for players in (2, 4):
        options = description.options({"players": str(players)})
        journey = Journey(description, options, chance.randrange(2**63))
        while not journey.over:
            action = chance.choice(journey.legal())
            if chance.random() < 0.5:
                hidden = reveals(description, journey.state, action, UNDO_WORLDS)
                kinds[hidden] += 1
                if not hidden:
                    assert not reveals(description, journey.state, action, UNDO_WORLDS)
            journey.act(action, entropy=chance.randrange(2**63))
    assert min(kinds.values()) > 10


def test_whoever_turns_up_the_others_tiles_cannot_go_back() -> None:
    """Nothing is drawn when the last traveler is kept, and yet all are shown."""
    game = game_named("tokaido")
    journey = Journey(game, game.options({"players": "3"}), 1)
    shown = []
    for _ in range(3):
        shown.append(reveals(game, journey.state, journey.legal()[0], UNDO_WORLDS))
        journey.act(journey.legal()[0], entropy=1)
    assert shown == [False, False, True]
