"""Docks: boats choose a slot, and cards pass in secret from slot to slot."""

from ...core.choice import ChoiceInfo
from ...core.deck import BATCH, NONE, SHUFFLED, draw, put_under
from ...core.events import tell, whisper
from ...core.rng import roll
from ...road.cards import index_of, take_out
from ...road.turns import is_neutral, pieces_at
from .events import LOOKED, MOORED, NEUTRAL_TOOK, TOOK
from .facts import DOCK_CARDS, DOCK_NAMES, DOCK_POINTS, MEALS
from .phases import DONE, MOOR, TAKE
from .state import Game


def taken_slots(game: Game, space: int) -> int:
    """Returns the slots of a dock where a boat lies, as bits."""
    taken = 0
    for piece in range(game.piece_count):
        if game.pieces[piece].space == space:
            taken |= 1 << game.pieces[piece].slot
    return taken


def reach_dock(game: Game) -> None:
    """Chooses a slot; the last boat takes the one that is left."""
    boat = game.pieces[game.piece]
    if pieces_at(game, boat.space) < game.piece_count:
        game.phase = MOOR
        return
    slot = 0
    taken = taken_slots(game, boat.space)
    while taken >> slot & 1:
        slot += 1
    moor(game, game.seat, slot)
    fill_tray(game)


def may_moor(game: Game, first: int, out: list[int]) -> int:
    """Lists the slots where no boat lies."""
    taken = taken_slots(game, game.pieces[game.piece].space)
    n = 0
    for slot in range(game.piece_count):
        out[n] = first + slot
        n += taken >> slot & 1 == 0
    return n


def moor(game: Game, seat: int, slot: int) -> None:
    """Lies in a slot of the dock."""
    game.pieces[game.piece].slot = slot
    tell(game, MOORED, game.piece, slot)
    game.phase = DONE


def call_slot(game: Game, choice: int) -> ChoiceInfo:
    """Describes a slot of the dock."""
    return ChoiceInfo(says="moor", count=choice + 1)


# ---------------------------------------------------------------- the cards


def fill_tray(game: Game) -> None:
    """Draws a card more than there are boats; slot 1 has the first choice."""
    game.tray_left = game.piece_count + 1
    for place in range(game.tray_left):
        game.tray[place] = draw(game, DOCK_CARDS)
    hand_on(game, 0)


def boat_in(game: Game, slot: int) -> int:
    """Returns the boat in a slot of the dock where all lie."""
    boat = 0
    while game.pieces[boat].slot != slot:
        boat += 1
    return boat


def hand_on(game: Game, slot: int) -> None:
    """Hands the tray to a slot; what the neutral boat takes is left to chance."""
    if slot < game.piece_count and is_neutral(game, boat_in(game, slot)):
        set_aside(game, boat_in(game, slot))
        slot += 1
    if slot == game.piece_count:
        clear_tray(game)
        return
    seat = boat_in(game, slot)
    game.piece = seat
    game.seat = seat
    game.looked |= 1 << seat
    tray = game.tray
    whisper(game, seat, LOOKED, seat, tray[0], tray[1], tray[2], tray[3], tray[4], tray[5])
    game.phase = TAKE


def set_aside(game: Game, neutral: int) -> None:
    """Removes a random card unseen; seats that had looked no longer know which cards are left."""
    place = roll(game, game.tray_left)
    game.aside = game.tray[place]
    game.tray_left = take_out(game.tray, game.tray_left, place)
    game.glimpsed = game.looked
    game.looked = 0
    tell(game, NEUTRAL_TOOK, neutral)


def may_take(game: Game, first: int, out: list[int]) -> int:
    """Lists each kind of card on the tray."""
    seen = 0
    n = 0
    for place in range(game.tray_left):
        card = game.tray[place]
        out[n] = first + card
        n += seen >> card & 1 == 0
        seen |= 1 << card
    return n


def take(game: Game, seat: int, card: int) -> None:
    """Takes a dock card face up; a meal scores at once."""
    boat = game.pieces[seat]
    game.tray_left = take_out(game.tray, game.tray_left, index_of(game.tray, card))
    boat.owned[card] += 1
    points = points_at_once(card)
    boat.points += points
    tell(game, TOOK, seat, card, points)
    hand_on(game, boat.slot + 1)


def points_at_once(card: int) -> int:
    """Returns what a dock card scores when it is taken: a meal its points, an upgrade nothing."""
    return DOCK_POINTS[card] if card < MEALS else 0


def call_card(game: Game, choice: int) -> ChoiceInfo:
    """Describes a dock card."""
    return ChoiceInfo(says="take", of="dock-card", names=(DOCK_NAMES[choice],), points=points_at_once(choice))


def clear_tray(game: Game) -> None:
    """Puts the rest under the pile; a seat that saw the neutral's card go knows both cards, but not their order."""
    knowers = game.looked | game.glimpsed
    if game.aside != NONE:
        put_under(game, DOCK_CARDS, game.aside, game.glimpsed | SHUFFLED | BATCH)
        knowers |= SHUFFLED
    put_under(game, DOCK_CARDS, game.tray[0], knowers)
    game.tray[0] = NONE
    game.tray_left = 0
    game.aside = NONE
    game.looked = 0
    game.glimpsed = 0
    game.phase = DONE
