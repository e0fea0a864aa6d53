"""Encounters: the people on the road, and their effects."""

from ...core.choice import ChoiceInfo
from ...core.deck import NONE, draw, put_under
from ...core.events import tell, whisper
from .collection import add_souvenir, can_extend, can_extend_any, make_offering, take_section
from .events import BLESSED, CONSIDERED, ENTERTAINED, FOUND_NOTHING, FUNDED, HONOURED, MET, RECEIVED
from .facts import (
    ANNAIBITO,
    ENCOUNTER_NAMES,
    ENCOUNTERS,
    KUGE,
    KUGE_COINS,
    MIKO,
    SAMURAI,
    SAMURAI_POINTS,
    SHOKUNIN,
    SOUVENIRS,
    UMEGAE,
    YOSHIYASU,
)
from .phases import MEET, TAKE
from .state import Game


def look_for_company(game: Game, seat: int) -> bool:
    """Draws an encounter and returns whether the player must now decide something about it."""
    if game.pieces[seat].tile == YOSHIYASU and game.piles[ENCOUNTERS].left > 1:
        game.drawn[0] = draw(game, ENCOUNTERS)
        game.drawn[1] = draw(game, ENCOUNTERS)
        whisper(game, seat, CONSIDERED, seat, game.drawn[0], game.drawn[1])
        game.phase = MEET
        return True
    encounter = draw(game, ENCOUNTERS)
    if encounter == NONE:
        tell(game, FOUND_NOTHING, seat)
        return False
    return meet(game, seat, encounter)


def may_meet(game: Game, first: int, out: list[int]) -> int:
    """Lists the two encounters that Yoshiyasu has drawn."""
    n = 0
    for encounter in range(7):
        out[n] = first + encounter
        n += game.drawn[0] == encounter or game.drawn[1] == encounter
    return n


def choose_company(game: Game, seat: int, encounter: int) -> bool:
    """Keeps one of Yoshiyasu's two encounters and puts the other under the pile, known to his seat alone."""
    other = game.drawn[1] if game.drawn[0] == encounter else game.drawn[0]
    game.drawn[0] = NONE
    game.drawn[1] = NONE
    put_under(game, ENCOUNTERS, other, 1 << seat)
    return meet(game, seat, encounter)


def call_encounter(game: Game, choice: int) -> ChoiceInfo:
    """Describes an encounter."""
    return ChoiceInfo(says="meet", of="encounter", names=(ENCOUNTER_NAMES[choice],))


def meet(game: Game, seat: int, encounter: int) -> bool:
    """Keeps an encounter card, applies it, and returns whether the player must now choose a panorama."""
    traveler = game.pieces[seat]
    traveler.met[encounter] += 1
    tell(game, MET, seat, encounter)
    if traveler.tile == UMEGAE:
        traveler.coins += 1
        traveler.points += 1
        tell(game, ENTERTAINED, seat)
    if encounter == SHOKUNIN:
        souvenir = draw(game, SOUVENIRS)
        if souvenir != NONE:
            tell(game, RECEIVED, seat, souvenir, add_souvenir(traveler, souvenir))
        else:
            tell(game, FOUND_NOTHING, seat)
    elif encounter == SAMURAI:
        traveler.points += SAMURAI_POINTS
        tell(game, HONOURED, seat, SAMURAI_POINTS)
    elif encounter == KUGE:
        traveler.coins += KUGE_COINS
        tell(game, FUNDED, seat, KUGE_COINS)
    elif encounter == MIKO:
        make_offering(traveler, 1)
        tell(game, BLESSED, seat)
    elif can_extend(traveler, encounter - ANNAIBITO):
        take_section(game, seat, encounter - ANNAIBITO)
    elif can_extend_any(traveler):
        game.phase = TAKE
        return True
    else:
        tell(game, FOUND_NOTHING, seat)
    return False
