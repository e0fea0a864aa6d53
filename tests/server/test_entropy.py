"""Nobody can foretell what is drawn at a table: by a seed they chose, by a game they brought, or by the day's."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator

import pytest

from tabiji.core import gamefile
from tabiji.core.deck import SPECTATOR, card_index
from tabiji.core.match import Match, Redeal
from tabiji.core.rng import mix_entropy
from tabiji.games import GAMES, load_game
from tabiji.learn.daily import entropy_of_move
from tabiji.server.table.undo import UndrawnRng

from .clients import HttpClient, Message, Server, SocketClient, play_randomly

WORLDS = 10
ATTEMPTS = 20
TABLES = 4  # on which a game is played on to its end
TABLES = 4  # on which a game is played on to its end
ENOUGH = 12  # moves of a person, with entropy of their own


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.database.removeprefix("sqlite:///"))


def entropies(server: Server, table: str) -> list[int]:
    """The entropy of every move of a table."""
    with database(server) as rows:
        stored = rows.execute(
            'select entropy from moves where "table" = ? and action is not null order by number', (table,)
        )
        return [entropy for (entropy,) in stored]


def redeals(server: Server, table: str) -> list[Redeal]:
    with database(server) as rows:
        stored: str
        (stored,) = rows.execute("select redeals from tables where id = ?", (table,)).fetchone()
        return [Redeal(*each) for each in json.loads(stored)]


def prepared_game(name: str, players: int) -> Match:
    """A game with the seed and the luck of a lesson, as its maker can write it with no server at all."""
    game, chance = load_game(name), random.Random(7)
    match = Match(game, game.parse_options({"players": str(players)}), game.lesson_seed or 0)
    while not match.over:
        number = len(match.moves) + 1
        match.play(chance.choice(match.legal_moves()), entropy=entropy_of_move(match.seed, number))
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("step", [0, 25])
def test_a_game_with_a_lessons_seed_is_played_on_by_chance(
    server: Server, ann: HttpClient, ben: HttpClient, name: str, step: int
) -> None:
    """Its creator hands over a seat, and knows neither the entropy nor what was hidden at that moment."""
    match = prepared_game(name, 3)
    link = ann.post("/api/imports", name="Ann", text=gamefile.write(match))["id"]
    assert ann.get(f"/api/tables/{link}")["beginning"] == "imported"
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ben"}, {"kind": "bot"}]
    created = [ann.post(f"/api/tables/{link}/replay/{step}/play", name="Ann", seats=seats) for _ in range(2)]
    assert [each["table"]["beginning"] for each in created] == ["chosen"] * 2
    table = created[0]["table"]["id"]
    secret = ann.post(f"/api/tables/{table}/seats/1/link", hand_over=True)["links"]["1"]
    assert ben.post(f"/api/tables/{table}/seats/1/claim", link=secret, name="Ben")["beginning"] == "chosen"
    clients = [ann.connect(table, 0), ben.connect(table, 1)]
    for client in clients:
        client.read_to_entry(step)
    play_randomly(clients, random.Random(3), max_entries=2 * ENOUGH)
    rows = entropies(server, table)[step:]
    assert len(rows) >= ENOUGH
    foretold = {entropy_of_move(match.seed, number) for number in range(2000)}
    assert not foretold & set(rows)
    assert len(set(rows)) == len(rows)
    hidden = [redeals(server, each["table"]["id"]) for each in created]
    assert [[(each.after, each.seat) for each in redealt] for redealt in hidden] == [[(step, SPECTATOR)]] * 2
    assert hidden[0][0].seed != hidden[1][0].seed
    assert not foretold & {redealt[0].seed for redealt in hidden}


@pytest.mark.parametrize("name", GAMES)
def test_what_was_hidden_agrees_with_what_its_maker_knows_no_more_than_by_chance(name: str) -> None:
    """Of a game dealt again and again, what a seat or a spectator cannot know differs; what they know stays."""
    match, chance = prepared_game(name, 3), random.Random(9)
    where, agreed = 0, 0
    for step in range(0, len(match.moves), 4):
        for seat in (0, SPECTATOR):
            real, hidden = match.up_to(step), list[bytes]()
            for _ in range(WORLDS):
                redealt = match.up_to(step)
                redealt.redeal(seat, chance.getrandbits(62))
                assert redealt.game.view(redealt.state, seat) == redealt.game.view(real.state, seat)
                hidden.append(face_down(redealt))
            if len(set(hidden)) > 1:  # else nothing lies face down but what is shuffled as it is drawn
                where += 1
                agreed += hidden.count(face_down(real))
    assert where >= WORLDS
    assert agreed <= where * WORLDS // 6


def face_down(match: Match) -> bytes:
    """A game apart from the generator in it, and from the order of piles that are shuffled as they are drawn."""
    state = match.state.copy()
    state.rng[:] = [1, 1]
    for pile in state.piles:
        first = [card_index(pile, depth) for depth in range(pile.unseen)]
        for place, card in zip(first, sorted(state.cards[place] for place in first), strict=True):
            state.cards[place] = card
    return state.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_cannot_be_foretold_from_the_seed(server: Server, ann: HttpClient, name: str) -> None:
    """A player who knows the whole state before each move cannot predict draws with the entropy of a lesson.

    How much is drawn in one game depends on the server's own entropy, so the draws of several games are counted.
    """
    match = prepared_game(name, 2)
    link = ann.post("/api/imports", name="Ann", text=gamefile.write(match))["id"]
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ben"}]
    draw_count, agreed = 0, 0
    for _ in range(TABLES):
        table = ann.post(f"/api/tables/{link}/replay/0/play", name="Ann", seats=seats)["table"]["id"]
        played = gamefile.read(finish([ann.connect(table, seat) for seat in (0, 1)], ann, table), GAMES)
        assert played.redeals == redeals(server, table)
        for is_predicted in draws(played):
            draw_count += 1
            agreed += is_predicted
    assert draw_count >= ENOUGH
    assert agreed < draw_count / 2  # a quarter agrees by chance


def draws(played: Match) -> Iterator[bool]:
    """Yields for every move that draws whether the entropy of a lesson predicts what is drawn."""
    real = played.restarted()
    for number, move in enumerate(played.moves, 1):
        guess = real.up_to(number - 1)
        before = real.state.rng[:]
        guess.play(move.action, entropy=entropy_of_move(played.seed, number))
        real.play(move.action, entropy=move.entropy)
        unrolled = UndrawnRng(before)
        mix_entropy(unrolled, move.entropy or 0)
        if real.state.rng != unrolled.rng:
            yield face_down(real) == face_down(guess)


def finish(clients: list[SocketClient], browser: HttpClient, table: str) -> str:
    play_randomly(clients, random.Random(3))
    return browser.http.get(f"/api/tables/{table}/gamefile").text


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_dealt_again_travels_as_text_and_is_played_on_again(
    server: Server, ann: HttpClient, name: str
) -> None:
    match = prepared_game(name, 2)
    link = ann.post("/api/imports", name="Ann", text=gamefile.write(match))["id"]
    seats = [{"kind": "person"}, {"kind": "bot"}]
    table = ann.post(f"/api/tables/{link}/replay/20/play", name="Ann", seats=seats)["table"]["id"]
    client = ann.connect(table)
    before = client.read_to_entry(20)["view"]
    assert before["pieces"][0] == ann.get(f"/api/tables/{link}/replay/20", seat=0)["view"]["pieces"][0]
    text = finish([client], ann, table)
    assert text.startswith("Tabiji game 2\n")
    again = ann.post("/api/imports", name="Ann", text=text)["id"]
    assert ann.http.get(f"/api/tables/{again}/gamefile").text == text
    at = ann.get(f"/api/tables/{again}/replay/20", seat=0)
    assert at["view"] == ann.get(f"/api/tables/{table}/replay/20", seat=0)["view"]
    early, late = (ann.post(f"/api/tables/{again}/replay/{step}/play", name="Ann", seats=seats) for step in (10, 30))
    assert [each.after for each in redeals(server, early["table"]["id"])] == [10]
    assert [each.after for each in redeals(server, late["table"]["id"])] == [20, 30]
    for created in (early, late):
        play_randomly([ann.connect(created["table"]["id"])], random.Random(3), max_entries=10)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_keeps_the_luck_that_was_prepared_for_it(server: Server, ann: HttpClient, name: str) -> None:
    """Also after undone moves; an ordinary table with the same seats has none."""
    for lesson in (True, False):
        for attempt in range(ATTEMPTS):  # a whole game rarely offers nothing to undo
            created = ann.make_table(["person", "pilgrim", "pilgrim"], name, lesson=lesson)["table"]
            assert created["beginning"] == ("lesson" if lesson else "dealt")
            if undone := undo_often(ann.connect(created["id"]), random.Random(attempt)):
                break
        assert undone
        rows = entropies_standing(server, created["id"])
        with database(server) as there:
            (seed,) = there.execute("select seed from tables where id = ?", (created["id"],)).fetchone()
        assert (rows == [entropy_of_move(seed, number) for number in range(1, len(rows) + 1)]) == lesson


def entropies_standing(server: Server, table: str) -> list[int]:
    """The entropy of every move that stands."""
    with database(server) as rows:
        stored = rows.execute(
            'select action, entropy from moves where "table" = ? order by number', (table,)
        ).fetchall()
    standing: list[int] = []
    for action, entropy in stored:
        if action is None:
            standing.pop()
        else:
            standing.append(entropy)
    return standing


def undo_often(client: SocketClient, chance: random.Random) -> int:
    """Play to the end by chance, taking every move back once where that is possible; how often it was."""
    undone, before = 0, -1
    client.read_to_entry(0)
    while True:
        update: Message = client.read_to_entry(client.last_entry)
        view = update["view"]
        if view["turn"] is None:
            return undone
        if not view["choices"]:
            client.read_to_entry(client.last_entry + 1)
            continue
        client.move(chance.choice(view["choices"])["id"])
        update = client.read_to_entry(client.last_entry + 1)
        if (
            update["can_undo"] and update["view"]["choices"] and client.last_entry - 1 != before
        ):  # no bot moves meanwhile
            client.send(type="undo", number=client.last_entry + 1)
            client.read_to_entry(client.last_entry + 1)
            undone += 1
            before = client.last_entry
