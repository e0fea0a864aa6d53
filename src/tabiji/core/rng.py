"""Random numbers: a small generator inside the state, so that a match replays exactly and decks are shuffled lazily.

It is xoroshiro64+: two 32-bit words, in arithmetic below 2**63, so that Python and compiled integers agree.
"""

from typing import Protocol

WORD_MASK = 2**32 - 1
SEED_LIMIT = 2**63  # seeds and entropy are integers from 0 to below this
DETERMINIZE_SALT = 0x2545F4914F6CDD1D  # makes determinizations independent of the deal


class HasRng(Protocol):
    """A state that contains a generator."""

    rng: list[int]


def roll(game: HasRng, bound: int) -> int:
    """Returns a random integer from 0 to below the bound."""
    a = game.rng[0]
    b = game.rng[1]
    number = a + b & WORD_MASK
    b ^= a
    game.rng[0] = (a << 26 & WORD_MASK | a >> 6) ^ b ^ (b << 9 & WORD_MASK)
    game.rng[1] = b << 13 & WORD_MASK | b >> 19
    return number * bound >> 32


def mix_bits(word: int) -> int:
    """Returns a hash of a 32-bit word in which every bit depends on all bits."""
    word = (word ^ word >> 16) * 0x21F0AAAD & WORD_MASK
    word = (word ^ word >> 15) * 0x735A2D97 & WORD_MASK
    return word ^ word >> 15


def mix_entropy(game: HasRng, entropy: int) -> None:
    """Mixes a seed or fresh entropy into the generator."""
    a = mix_bits(game.rng[0] ^ (entropy & WORD_MASK))
    b = mix_bits(game.rng[1] ^ entropy >> 32 ^ a)
    game.rng[0] = mix_bits(a + b & WORD_MASK)
    game.rng[1] = b | (game.rng[0] == 0)  # the all-zero state would never change


def reseed(game: HasRng, seed: int) -> None:
    """Resets the generator to a state that depends only on the seed."""
    game.rng[0] = 0
    game.rng[1] = 0
    mix_entropy(game, seed)


def observation_seed(seed: int, decisions: int) -> int:
    """Returns the seed of the determinization that a bot is given at a decision of a game."""
    return (seed ^ DETERMINIZE_SALT) + decisions & 0x7FFFFFFFFFFFFFFF
