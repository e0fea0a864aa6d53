"""Chance: a small generator inside the game, so that a game replays exactly and no deck has an order until it is drawn.

Two words of 32 bits (xoroshiro64+) in arithmetic that stays below 2**63: plain integers and compiled ones agree.
"""

from typing import Protocol

WORD_MASK = 2**32 - 1
SEED_LIMIT = 2**63  # seeds and entropy are whole numbers below this
DETERMINIZE_SALT = 0x2545F4914F6CDD1D  # makes determinizations independent of the deal


class HasRng(Protocol):
    """A game with a generator in it."""

    rng: list[int]


def roll(game: HasRng, bound: int) -> int:
    """A random whole number below bound."""
    a = game.rng[0]
    b = game.rng[1]
    number = a + b & WORD_MASK
    b ^= a
    game.rng[0] = (a << 26 & WORD_MASK | a >> 6) ^ b ^ (b << 9 & WORD_MASK)
    game.rng[1] = b << 13 & WORD_MASK | b >> 19
    return number * bound >> 32


def mix_bits(word: int) -> int:
    """Spread every bit of a word over all of it."""
    word = (word ^ word >> 16) * 0x21F0AAAD & WORD_MASK
    word = (word ^ word >> 15) * 0x735A2D97 & WORD_MASK
    return word ^ word >> 15


def mix_entropy(game: HasRng, entropy: int) -> None:
    """Mix a seed, or fresh entropy, into the generator."""
    a = mix_bits(game.rng[0] ^ (entropy & WORD_MASK))
    b = mix_bits(game.rng[1] ^ entropy >> 32 ^ a)
    game.rng[0] = mix_bits(a + b & WORD_MASK)
    game.rng[1] = b | (game.rng[0] == 0)  # all zeros would stay zeros


def reseed(game: HasRng, seed: int) -> None:
    """Start the generator anew from a seed alone."""
    game.rng[0] = 0
    game.rng[1] = 0
    mix_entropy(game, seed)


def observation_seed(seed: int, decisions: int) -> int:
    """Returns the seed of the determinization that a bot is given at a decision of a game."""
    return (seed ^ DETERMINIZE_SALT) + decisions & 0x7FFFFFFFFFFFFFFF
