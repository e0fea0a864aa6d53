"""Chance: a small generator inside the game, so that a game replays exactly and no deck has an order until it is drawn.

Two words of 32 bits (xoroshiro64+) in arithmetic that stays below 2**63: plain integers and compiled ones agree.
"""

from typing import Protocol

WORD = 2**32 - 1
SEEDS = 2**63  # seeds and entropy are whole numbers below this


class Chancy(Protocol):
    """A game with a generator in it."""

    chance: list[int]


def roll(game: Chancy, bound: int) -> int:
    """A random whole number below bound."""
    a = game.chance[0]
    b = game.chance[1]
    number = a + b & WORD
    b ^= a
    game.chance[0] = (a << 26 & WORD | a >> 6) ^ b ^ (b << 9 & WORD)
    game.chance[1] = b << 13 & WORD | b >> 19
    return number * bound >> 32


def mix(word: int) -> int:
    """Spread every bit of a word over all of it."""
    word = (word ^ word >> 16) * 0x21F0AAAD & WORD
    word = (word ^ word >> 15) * 0x735A2D97 & WORD
    return word ^ word >> 15


def stir(game: Chancy, entropy: int) -> None:
    """Mix a seed, or fresh entropy, into the generator."""
    a = mix(game.chance[0] ^ (entropy & WORD))
    b = mix(game.chance[1] ^ entropy >> 32 ^ a)
    game.chance[0] = mix(a + b & WORD)
    game.chance[1] = b | (game.chance[0] == 0)  # all zeros would stay zeros


def reseed(game: Chancy, seed: int) -> None:
    """Start the generator anew from a seed alone."""
    game.chance[0] = 0
    game.chance[1] = 0
    stir(game, seed)
