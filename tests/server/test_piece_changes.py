"""The piece changes of events: applied in order, they lead to the pieces of the view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tabiji.core.deck import SPECTATOR
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.server.db.rows import MoveRow
from tabiji.server.table.replay import apply_move
from tabiji.server.ws.messages import encode

OPTIONS = {
    "tokaido": [
        {},
        {"variations": "initiation gastronomy"},
        {"variations": "return preparations", "edition": "old-french"},
    ],
    "namiji": [{}, {"direction": "counterclockwise"}],
}


def table(game: str, players: int, seed: int) -> Match:
    """Returns a new match."""
    description = load_game(game)
    options = OPTIONS[game][seed % len(OPTIONS[game])]
    return Match(description, description.parse_options({**options, "players": str(players)}), seed)


def pieces(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a viewer is shown of the pieces."""
    view = msgspec.json.decode(encode(match.game.view(match.state, seat)))
    return list(view["pieces"])


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("game", GAMES)
def test_the_changes_of_every_move_lead_to_the_next_view(game: str, players: int) -> None:
    chance = random.Random(players)
    for seed in (players, players + 1):
        match = table(game, players, seed)
        seats = [*range(players), SPECTATOR]
        shown = {seat: pieces(match, seat) for seat in seats}
        while not match.over:
            action, entropy = chance.choice(match.legal_moves()), chance.randrange(2**63)
            number = len(match.moves) + 1
            step = apply_move(match, MoveRow(number, match.seat, action, entropy, 0, "bot"), with_states=True)
            for seat in seats:
                entry = msgspec.json.decode(encode(step.entry_for(match.game, match.state, seat)))
                for event in entry["events"]:
                    for piece, change in event["changes"].items():
                        before = shown[seat][int(piece)]
                        assert all(before[name] != value for name, value in change.items())  # no redundant change
                        before.update(change)
                assert shown[seat] == pieces(match, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_preview_of_every_choice_comes_true(game: str) -> None:
    """The previewed position, certain effects and next mover are what happens."""
    chance = random.Random(7)
    counts = {"points": 0, "next": 0, "again": 0}
    for seed in range(12):
        match = table(game, 2 + seed % 4, seed)
        while not match.over:
            piece, seat = match.state.piece, match.seat
            choice = chance.choice(match.game.view(match.state, seat).choices)
            before = match.game.view_piece(match.state, piece, seat)
            match.play(choice.id, entropy=chance.randrange(2**63))
            if choice.space is None or match.over:
                continue
            now = match.game.view_piece(match.state, piece, seat)
            assert (choice.space, choice.slot) == (now.space, now.slot)
            assert choice.points <= now.points - before.points
            counts["points"] += choice.points > 0
            while not match.over and match.state.phase != match.game.move_phase:
                match.play(chance.choice(match.legal_moves()), entropy=chance.randrange(2**63))
            if choice.next is not None and not match.over:
                assert choice.next == match.state.piece
                counts["next" if choice.next != piece else "again"] += 1
    assert min(counts.values()) > 20, counts
