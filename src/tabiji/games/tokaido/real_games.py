"""Recorded games of people, replayed with their draws forced, to check that our rules agree with them."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Annotated, Any, NotRequired, Protocol, TypedDict, cast

import msgspec

from ...core.deck import card_index, swap
from ...core.errors import BadGameFile, shorten
from .facts import (
    ACHIEVEMENT_POINTS,
    ACHIEVEMENTS,
    ENCOUNTERS,
    FAMILIES,
    GOURMET,
    MEAL_NAMES,
    MEALS,
    MITSUKUNI,
    PANORAMAS,
    SOUVENIR_FAMILY,
    SOUVENIR_PRICE,
    SOUVENIRS,
    SPACES,
    SPRING_POINTS,
    SPRINGS,
    TRAVELER_COINS,
    TRAVELERS,
)
from .game import TOKAIDO
from .options import Options
from .phases import (
    ACCEPT,
    BUY,
    EAT,
    FIRST,
    GIVE,
    KEEP,
    MEET,
    NO,
    NO_MEAL,
    NO_SECTION,
    OVER,
    PHASES,
    TAKE,
    WALK,
    WITH_EXTRA,
    YES,
)
from .scoring import achievement_count, rank
from .state import Game
from .turns import next_turn

LONGEST = 2**24  # letters of a line
PILES = ("meals", "souvenirs", "encounters", "hot springs")
PLATFORM = Options(4, frozenset({"gastronomy"}), "english", frozenset({"hiroshige-may-decline"}))

Json = dict[str, Any]

# ---------------------------------------------------------------- what a record holds

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
EachSeat = Annotated[list[int], msgspec.Meta(min_length=4, max_length=4)]
Names = list[str]


class GuidedSection(TypedDict):
    """A section that was chosen."""

    panorama: str | None


class MetEncounter(TypedDict):
    """An encounter."""

    card: str
    souvenir: NotRequired[Names]
    panorama: NotRequired[str | None]
    choice: NotRequired[Names]


class Standings(TypedDict):
    """What every seat has after a step."""

    coins: EachSeat
    temple: EachSeat
    points: EachSeat


class Step(TypedDict):
    """A move with all that came of it; most is there only where it happened."""

    seat: Seat
    to: Annotated[int, msgspec.Meta(ge=1, le=SPACES)]
    slot: int
    space: str
    shown: NotRequired[Names]
    bought: NotRequired[Names]
    paid: NotRequired[int]
    scored: NotRequired[int]
    gave: NotRequired[Annotated[int, msgspec.Meta(ge=1, le=3)]]
    extra: NotRequired[int]
    section: NotRequired[int]
    card: NotRequired[int]
    drawn: NotRequired[Names]
    encounter: NotRequired[MetEncounter]
    hiroshige: NotRequired[GuidedSection]
    offered: NotRequired[str]
    declined: NotRequired[bool]
    menu: NotRequired[Names]
    meal: NotRequired[str | None]
    achievements: NotRequired[Names]
    after: NotRequired[Standings]


class Traveler(TypedDict):
    """Who sits in a seat."""

    traveler: str


class Award(TypedDict):
    """An achievement at the end."""

    seat: Seat
    card: str


class TempleReward(TypedDict):
    """What the temple gave at the end."""

    seat: Seat
    points: int


class Finish(TypedDict):
    """The end of a journey."""

    achievements: list[Award]
    temple: list[TempleReward]


class Result(TypedDict):
    """What a seat ended with."""

    points: int
    achievements: int
    rank: int


class GameRecord(TypedDict):
    """A recorded game."""

    id: NotRequired[str]
    seats: Annotated[list[Traveler], msgspec.Meta(min_length=4, max_length=4)]
    queue: Annotated[list[Seat], msgspec.Meta(min_length=4, max_length=4)]
    steps: list[Step]
    finish: Finish
    result: Annotated[list[Result], msgspec.Meta(min_length=4, max_length=4)]


# ---------------------------------------------------------------- reading and replaying


class Disagreement(Exception):
    """Our rules and a recorded game differ."""


class RuleRunner(Protocol):
    """A way to run the rules: interpreted or compiled."""

    game: Game  # to look at; what is changed by hand is put back with `put`

    def write_back(self) -> None: ...

    def legal(self) -> list[int]: ...

    def apply(self, action: int) -> None: ...


class InterpretedRunner:
    """The rules on a plain object."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def write_back(self) -> None:
        """Does nothing: changes of a plain object are in place."""

    def legal(self) -> list[int]:
        return TOKAIDO.legal_moves(self.game)

    def apply(self, action: int) -> None:
        TOKAIDO.apply(self.game, action)


class CompiledRunner:
    """The compiled rules on a record."""

    def __init__(self, game: Game) -> None:
        self.records = game.to_record()
        self.game = game

    def write_back(self) -> None:
        self.game.write_record(self.records)

    def legal(self) -> list[int]:
        return TOKAIDO.compiled.legal_moves(self.records)

    def apply(self, action: int) -> None:
        TOKAIDO.compiled.apply(self.records, 0, action)
        self.game = Game.from_record(self.records[0])


def read_games(path: Path) -> Iterator[Json]:
    """Returns the recorded games of a file, plain or compressed, one a line."""
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as content:
            lines = TextIOWrapper(cast(IO[bytes], content), encoding="utf-8-sig")
            number = 0
            for number, line in enumerate(iter(lambda: lines.readline(LONGEST), ""), 1):
                try:
                    yield dict(msgspec.json.decode(line, type=GameRecord))
                except msgspec.ValidationError as error:
                    raise BadGameFile(
                        f"Line {number} of {path} is not a recorded game: {_validation_message(error)}."
                    ) from None
                except (msgspec.DecodeError, RecursionError):
                    raise BadGameFile(f"Line {number} of {path} is not a whole recorded game.") from None
            if not number:
                raise BadGameFile(f"The games file {path} holds no game.")
    except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError):
        raise BadGameFile(f"The games file {path} is damaged or cut short.") from None
    except OSError as error:
        raise BadGameFile(f"The games file {path} cannot be read: {error.strerror}.") from None


def verify(recorded: Json, compiled: bool = False) -> int:
    """Replays a recorded game and returns its number of moves; raises Disagreement at the first difference."""
    try:
        return Replay(recorded, compiled).run()
    except Disagreement as difference:
        raise Disagreement(f"game {shorten(recorded.get('id', '?'))}: {difference}") from None


def _validation_message(error: msgspec.ValidationError) -> str:
    """Returns what is wrong with a record, without the syntax of a programming language."""
    return shorten(str(error).replace("`", "'").replace("$.", "").replace("$", "the line"), 120)


def decisions(recorded: Json) -> list[tuple[Game, int]]:
    """Returns every recorded decision as the state before it and the action; choices of tiles are not recorded."""
    made: list[tuple[Game, int]] = []
    Replay(recorded, False, lambda game, action: made.append((game.copy(), action))).run()
    return [(game, action) for game, action in made if game.phase != KEEP]


@dataclass
class Replay:
    """A recorded game on its way through our rules."""

    recorded: Json
    compiled: bool
    on_decision: Callable[[Game, int], None] = lambda game, action: (
        None
    )  # told of every decision before it is carried out
    runner: RuleRunner = field(init=False)
    souvenirs: dict[str, int] = field(default_factory=dict)  # the log's souvenirs as ours
    step: int = 0

    def run(self) -> int:
        """Plays every step, then compares the end."""
        self.set_up()
        for step in self.recorded["steps"]:
            self.step += 1
            try:
                self.play(step)
            except KeyError as missing:
                raise Disagreement(f"step {self.step} lacks '{missing.args[0]}'") from None
        self.step = 0
        self.compare_end()
        return len(self.recorded["steps"])

    @property
    def game(self) -> Game:
        """Returns the game as it stands."""
        return self.runner.game

    def check_equal(self, what: str, ours: Any, theirs: Any) -> None:
        """Compares a value with the record; raises Disagreement if they differ."""
        if ours != theirs:
            where = f"step {self.step}" if self.step else "end"
            raise Disagreement(
                f"{where}: {what}: {format_value(ours)} by our rules, {format_value(theirs)} in the record"
            )

    def index_of(self, what: str, name: Any, names: Sequence[Any]) -> int:
        """Returns which of some things the record names."""
        if name not in names:
            raise Disagreement(f"step {self.step}: there is no {what} '{shorten(str(name))}' here")
        return names.index(name)

    def card(self, kind: str, name: str) -> int:
        """Returns our card of a kind by the record's name for it."""
        return self.index_of(kind, _hyphenate(name), TOKAIDO.names[kind])

    def set_up(self) -> None:
        """Keeps the recorded travelers and lines them up in the recorded order."""
        game = TOKAIDO.initial_state(PLATFORM)
        TOKAIDO.deal(game, 1)
        tiles = [self.card("traveler", seat["traveler"]) for seat in self.recorded["seats"]]
        for seat, tile in enumerate(tiles):
            game.pieces[seat].dealt[:] = [tile, TRAVELERS + 1 - tile]  # any other
        self.runner = CompiledRunner(game) if self.compiled else InterpretedRunner(game)
        for tile in tiles:
            self.decide(KEEP, tile - 1)
        for slot, seat in enumerate(self.recorded["queue"]):
            self.game.pieces[seat].slot = slot
        for pile in self.game.piles:
            pile.unseen = 0  # from now on the cards are drawn as they lie
        next_turn(self.game)
        self.runner.write_back()
        coins = [self.game.pieces[seat].coins for seat in range(4)]
        self.check_equal("the purses", coins, [TRAVELER_COINS[tile] for tile in tiles])

    def decide(self, phase: int, choice: int) -> None:
        """Makes a recorded decision, if it is the one to make and legal."""
        now = "over" if self.game.phase == OVER else PHASES[self.game.phase]
        self.check_equal("what is decided", now, PHASES[phase])
        action = FIRST[phase] + choice
        if action not in self.runner.legal():
            self.check_equal("what may be done", "another thing", TOKAIDO.notate(self.game, action))
        self.on_decision(self.game, action)
        self.runner.apply(action)

    def stack(self, which: int, cards: list[int]) -> None:
        """Lays the recorded draws on top of a pile."""
        pile = self.game.piles[which]
        for depth, card in enumerate(cards):
            found = [d for d in range(depth, pile.left) if self.game.cards[card_index(pile, d)] == card]
            if not found:
                self.check_equal(f"a card drawn from the {PILES[which]}", "none such left", "drawn")
            swap(self.game.cards, card_index(pile, depth), card_index(pile, found[0]))
        self.runner.write_back()

    def play(self, step: Json) -> None:
        """Plays a step with its draws forced, and compares the result."""
        seat, inn = step["seat"], step["space"] == "inn"
        self.check_equal("the seat to move", self.game.seat, seat)
        had = [piece.achievements for piece in self.game.pieces[:4]]
        self.stack_draws(step)
        self.decide(WALK, step["to"] - 1)
        self.check_equal("the slot", self.game.pieces[seat].slot + 1, step["slot"])
        if step["space"] == "shop":
            self.buy_wares(step)
        elif step["space"] == "temple":
            self.decide(GIVE, step["gave"] - 1 + (WITH_EXTRA if step.get("extra") else 0))
        elif "encounter" in step:
            self.meet_encounter(step["encounter"], "drawn" in step)
        if inn:
            self.visit_inn(step)
        self.compare_step(step, had)

    def stack_draws(self, step: Json) -> None:
        """Forces every draw of a step."""
        met = step.get("encounter", {})
        if "drawn" in step or met:
            self.stack(ENCOUNTERS, [self.card("encounter", card) for card in step.get("drawn", [met.get("card")])])
        self.stack(SOUVENIRS, [self.souvenir(each) for each in step.get("shown", met.get("souvenir", []))])
        if step["space"] == "shop":
            self.check_equal("the wares", min(3, self.game.piles[SOUVENIRS].left), len(step["shown"]))
        if "card" in step:
            self.stack(SPRINGS, [self.index_of("hot spring", step["card"], SPRING_POINTS)])
        if step["space"] == "inn":
            menu = self.first_menu(step) if self.game.arrived == 0 else []
            offered = [step["offered"]] if "offered" in step else []
            self.stack(MEALS, [self.card("meal", meal) for meal in menu + offered])

    def first_menu(self, step: Json) -> list[str]:
        """Returns the whole menu of an inn, as the first traveler there saw it."""
        steps = self.recorded["steps"]
        menus: Iterator[Names] = (each["menu"] for each in steps if each["to"] == step["to"] and "menu" in each)
        return next(menus, [])

    def souvenir(self, name: str) -> int:
        """Returns our card for one of the log's souvenirs: any not yet used of that family and price."""
        if name not in self.souvenirs:
            family, _, price = _hyphenate(name).rpartition("-")[0].rpartition("-")
            unused = [
                card
                for card in range(len(SOUVENIR_PRICE))
                if card not in self.souvenirs.values()
                and (FAMILIES[SOUVENIR_FAMILY[card]], str(SOUVENIR_PRICE[card])) == (family, price)
            ]
            if not unused:
                raise Disagreement(f"step {self.step}: there is no souvenir '{shorten(name)}' left")
            self.souvenirs[name] = unused[0]
        return self.souvenirs[name]

    def buy_wares(self, step: Json) -> None:
        """Makes the recorded purchase."""
        traveler = self.game.pieces[step["seat"]]
        coins, points = traveler.coins, traveler.points
        wares = list(self.game.wares)
        bought = {self.index_of("ware", self.souvenir(each), wares) for each in step["bought"]}
        self.decide(BUY, sum(1 << place for place in bought))
        traveler = self.game.pieces[step["seat"]]
        self.check_equal("paid", coins - traveler.coins, step.get("paid", 0))
        self.check_equal("scored", traveler.points - points, step.get("scored", 0))

    def meet_encounter(self, met: Json, two: bool) -> None:
        """Plays the recorded encounter, and the recorded section of a guide."""
        if two:
            self.decide(MEET, self.card("encounter", met["card"]))
        if met.get("choice"):
            self.take(met["panorama"])

    def take(self, panorama: str | None) -> None:
        """Takes a section, or none."""
        self.decide(TAKE, self.card("panorama", panorama) if panorama else NO_SECTION)

    def visit_inn(self, step: Json) -> None:
        """Plays an inn: Hiroshige's eye, Satsuki's offer, the meal."""
        seat, coins = step["seat"], self.game.pieces[step["seat"]].coins
        if self.game.phase == TAKE:
            self.take(step["hiroshige"]["panorama"])
        if "offered" in step:
            self.check_equal("what is decided", PHASES[self.game.phase], PHASES[ACCEPT])
            self.check_equal("offered", MEAL_NAMES[self.game.offered], _hyphenate(step["offered"]))
            self.decide(ACCEPT, NO if step.get("declined") else YES)
        if "menu" in step:
            ours = sorted(MEAL_NAMES[meal] for meal in self.game.menu[: self.game.menu_left])
            self.check_equal("the menu", ours, sorted(map(_hyphenate, step["menu"])))
            self.decide(EAT, self.card("meal", step["meal"]) if step["meal"] else NO_MEAL)
        self.check_equal("paid", coins - self.game.pieces[seat].coins, step.get("paid", 0))

    def compare_step(self, step: Json, had: list[int]) -> None:
        """Compares purses, offerings, points and achievements after a step; the final awards come later."""
        pieces = self.game.pieces[:4]
        final = [_final_award(self.game, seat) if self.game.phase == OVER else 0 for seat in range(4)]
        if "after" in step:
            self.check_equal("coins", [piece.coins for piece in pieces], step["after"]["coins"])
            self.check_equal("offerings", [piece.offering for piece in pieces], step["after"]["temple"])
            self.check_equal(
                "points", [p.points - f for p, f in zip(pieces, final, strict=True)], step["after"]["points"]
            )
        new = pieces[step["seat"]].achievements & ~had[step["seat"]] & 0b111
        gained = [name for number, name in enumerate(PANORAMAS) if new >> number & 1]
        self.check_equal("achievements", gained, step.get("achievements", []))
        if "section" in step and step["space"] in PANORAMAS:
            taken = pieces[step["seat"]].sections[PANORAMAS.index(step["space"])]
            self.check_equal("the section", taken, step["section"])

    def compare_end(self) -> None:
        """Compares awards, the temple, points and ranks."""
        self.check_equal("the phase", self.game.phase, OVER)
        finish, seats = self.recorded["finish"], range(4)
        ours = {
            (s, n) for s in seats for a, n in enumerate(ACHIEVEMENTS) if self.has_achievement(s, a) and a >= GOURMET
        }
        self.check_equal("the awards", sorted(ours), sorted((a["seat"], a["card"]) for a in finish["achievements"]))
        temple = {seat: self.game.pieces[seat].temple_bonus for seat in seats if self.game.pieces[seat].offering}
        self.check_equal("the temple", temple, {each["seat"]: each["points"] for each in finish["temple"]})
        for seat, result in enumerate(self.recorded["result"]):
            piece = self.game.pieces[seat]
            ours_end = {"points": piece.points, "achievements": achievement_count(piece), "rank": rank(self.game, seat)}
            self.check_equal(f"the result of seat {seat}", ours_end, {key: result[key] for key in ours_end})

    def has_achievement(self, seat: int, achievement: int) -> bool:
        """Returns whether a seat holds an achievement card."""
        return bool(self.game.pieces[seat].achievements >> achievement & 1)


def _final_award(game: Game, seat: int) -> int:
    """Returns the points a seat gained when the journey ended."""
    piece = game.pieces[seat]
    each = ACHIEVEMENT_POINTS + (piece.tile == MITSUKUNI)
    return piece.temple_bonus + each * (piece.achievements >> GOURMET).bit_count()


def _hyphenate(name: str) -> str:
    return name.replace("_", "-")


def format_value(value: Any) -> str:
    """Returns a value as text for people."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {format_value(each)}" for key, each in value.items()) or "nothing"
    if isinstance(value, (list, tuple)):
        return (" " if isinstance(value, tuple) else ", ").join(map(format_value, value)) or "nothing"
    return shorten(str(value))
