"""Checks that every game must pass, for authors of games: `check_game(spec)`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import numpy as np
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from .compile.placeholders import bind_rules
from .core import gamefile
from .core.deck import SPECTATOR
from .core.errors import BadOptions, IllegalAction
from .core.game import PlainGame
from .core.match import Match
from .core.rng import SEED_LIMIT, mix_entropy, roll
from .core.spec import GameSpec, Options, play_out
from .texts import FOLDER, LANGUAGES, Texts
from .texts.rulebook import build_rulebook
from .texts.words import Words

__all__ = ["check_compiled_games", "check_game", "check_match", "check_spec", "check_texts", "sample_options"]

MAX_DECISIONS = 10_000  # of a match
SENTINEL = 77  # stands behind a row: rules must not write it

Problems = Iterator[str]


def check_game(
    game: GameSpec, *, options: Iterable[Options] | None = None, seeds: Sequence[int] = (1,), compiled: bool = True
) -> None:
    """Plays matches of a game and checks every position.

    Args:
        game: the description of the game.
        options: the options to play with; those of `sample_options(game)` if not given.
        seeds: the seeds of the matches that are played with each of the options.
        compiled: whether to compile the rules and compare them with the interpreted ones, byte for byte.

    Raises:
        AssertionError: an invariant is broken; the message has the options, the seed and the number of the move.

    Examples:
        >>> from tabiji.games import load_game
        >>> namiji = load_game("namiji")
        >>> check_game(namiji, options=[namiji.parse_options({"players": "2"})], compiled=False)
    """
    check_spec(game)
    check_texts(game)
    for table in sample_options(game) if options is None else options:
        for seed in seeds:
            check_match(game, table, seed, compiled=compiled)
            if compiled:
                check_compiled_games(game, table, seed)


def sample_options(game: GameSpec) -> list[Options]:
    """Returns options for every number of players: the defaults, every answer alone, and all answers together.

    Examples:
        >>> from tabiji.games import load_game
        >>> len(sample_options(load_game("namiji")))  # 2 to 5 players, two directions
        8
    """
    choices = [{}, *({option.name: answer} for option in game.options for answer in option.answers)]
    several = [option for option in game.options if option.several]
    choices.append({option.name: " ".join(option.answers) for option in several})
    players = range(game.players[0], game.players[1] + 1)
    tables = [game.parse_options({**words, "players": str(count)}) for count, words in product(players, choices)]
    return list({repr(sorted(table.to_dict().items())): table for table in tables}.values())


def check_spec(game: GameSpec) -> None:
    """Checks the description of a game: its numbers agree, options read back, wrong ones are refused, modules exist.

    Raises:
        AssertionError: something is wrong.
    """
    _require(len(game.phases) == len(game.choice_counts), game.name, "it has a number of choices for each phase")
    _require(set(game.neutral_phases) <= set(game.phases), game.name, "neutral_phases are phases")
    _require(0 <= game.move_phase < len(game.phases), game.name, "move_phase is the number of a phase")
    _require(len(set(game.feature_names)) == len(game.feature_names), game.name, "feature_names differ")
    for provided in ("terminal", "heuristic", "sparse_features", "net_slots", "causes"):
        game.module(provided)
    for theme in game.practice_themes:
        known = set(theme.phases) <= set(game.phases)
        _require(known, game.name, f"the practice theme '{theme.name}' has known phases")
    explained = set(game.option_effects.explained)
    _require(explained <= {option.name for option in game.options}, game.name, "option_effects explain known options")
    for training_tables in game.training_tables.values():
        for training_table in training_tables:
            game.parse_options(training_table.options)
    for table in sample_options(game):
        words = table.to_dict()
        _require(game.parse_options(words) == table, game.name, f"the options {words} read back from their words")
    for wrong in [{"players": str(game.players[0] - 1)}, {"players": str(game.players[1] + 1)}, {"no-option": "yes"}]:
        _require(_refuses_options(game, wrong), game.name, f"the options {wrong} raise BadOptions")
    for option in game.options:
        wrong = {option.name: "no-answer"}
        _require(_refuses_options(game, wrong), game.name, f"the options {wrong} raise BadOptions")


def _refuses_options(game: GameSpec, words: dict[str, str]) -> bool:
    try:
        game.parse_options(words)
    except BadOptions:
        return True
    return False


# ---------------------------------------------------------------- a match, position by position


def check_match(game: GameSpec, options: Options, seed: int, *, compiled: bool = True) -> None:
    """Plays a match, at random or always the first or last action, and checks every position and its replays.

    Args:
        game: the description of the game.
        options: the options of the match.
        seed: the seed of the deal and of the actions.
        compiled: whether to carry out each action in compiled code, too.

    Raises:
        AssertionError: an invariant is broken.
    """
    match, chance = Match(game, options, seed), Random(seed)
    pick = (chance.choice, chance.choice, chance.choice, lambda legal: legal[0], lambda legal: legal[-1])[seed % 5]
    records = game.initial_state(options).to_record()
    if compiled:
        game.compiled.deal(records, 0, seed)
    while True:
        where = f"{game.name}, {options.to_dict()}, seed {seed}, move {len(match.moves) + 1}"
        for check in POSITION_CHECKS:
            for problem in check(game, match.state):
                raise AssertionError(f"{where}: {problem}.")
        if compiled:
            for problem in _compiled_problems(game, match.state, records):
                raise AssertionError(f"{where}: {problem}.")
        _require(_refuses_illegal_action(match, chance), where, "an illegal action is refused and changes nothing")
        if match.over:
            break
        _require(len(match.moves) < MAX_DECISIONS, where, f"a match ends within {MAX_DECISIONS} decisions")
        action = pick(match.legal_moves())
        match.play(action)
        if compiled:
            game.compiled.apply(records, 0, action)
    for problem in _replay_problems(match):
        raise AssertionError(f"{game.name}, {options.to_dict()}, seed {seed}: {problem}.")


def _refuses_illegal_action(match: Match, chance: Random) -> bool:
    """Tries one illegal action near the range of actions."""
    legal, before = match.legal_moves(), match.state.tobytes()
    action = chance.randrange(-3, match.game.action_count + 3)
    if action in legal:
        return True
    try:
        match.play(action)
    except IllegalAction:
        return match.state.tobytes() == before
    return False


def _replay_problems(match: Match) -> Problems:
    """Compares a match that is over with its replays: from its notation, from its game file, and after an undo."""
    game, end = match.game, match.state.tobytes()
    replayed = match.restarted()
    for move, notation in match.notated_moves():
        if move.seat != replayed.seat:
            yield f"move {len(replayed.moves) + 1} is not of the same seat in a replay"
        replayed.play(notation)
    if replayed.state.tobytes() != end:
        yield "a replay from notation leads elsewhere"
    loaded = gamefile.read(gamefile.write(match), {game.name: lambda: game})
    if loaded.state.tobytes() != end or loaded.options != match.options:
        yield "a game file leads elsewhere"
    loaded.undo()
    loaded.play(match.moves[-1].action)
    if loaded.state.tobytes() != end:
        yield "a move that is undone and made again leads elsewhere"


def _record_problems(game: GameSpec, state: PlainGame) -> Problems:
    restored = game.record.from_record(state.to_record()[0])
    if restored != state or restored.tobytes() != state.tobytes():
        yield "a state changes when it is written to a record and read back"


def _copy_problems(game: GameSpec, state: PlainGame) -> Problems:
    one, other, before = state.copy(), state.copy(), state.tobytes()
    if one != state or one.tobytes() != before:
        yield "a copy differs from its original"
    if not game.is_over(state):
        action = game.legal_moves(state)[0]
        game.apply(one, action)
        game.apply(other, action)
        if state.tobytes() != before:
            yield "an action on a copy changes the original"
        if one.tobytes() != other.tobytes():
            yield "the same action on equal states leads to different states"


def _action_problems(game: GameSpec, state: PlainGame) -> Problems:
    before, out = state.tobytes(), [0] * game.most_choices
    legal = game.legal_moves(state)
    if state.tobytes() != before:
        yield "listing the legal actions changes the state"
    if game.is_over(state):
        return
    if not legal:
        yield "a match that is not over has no legal action"
    if len(set(legal)) != len(legal) or not all(0 <= action < game.action_count for action in legal):
        yield f"legal actions differ and are from 0 to {game.action_count - 1}, not {legal}"
    quick, listed = state.copy(), state.copy()
    expected = legal[roll(listed, len(legal))]
    if bind_rules(game.any_action, game.rules)(quick, out) != expected or quick.tobytes() != listed.tobytes():
        yield "any_action is the action that roll() chooses from the list"


def _choice_problems(game: GameSpec, state: PlainGame) -> Problems:
    legal = [] if game.is_over(state) else game.legal_moves(state)
    notations = [game.notate(state, action) for action in legal]
    if len(set(notations)) != len(legal):
        yield f"each legal action has a notation of its own, not {notations}"
    for action, notation in zip(legal, notations, strict=True):
        choice = game.describe(state, action)
        if choice.id != action or choice.kind not in game.phases:
            yield f"action {action} is described as {choice}"
        if choice.says not in game.answers and not choice.names:
            yield f"action {action} has neither names nor one of the game's answers: {choice}"
        if notation != " ".join(notation.split()) or {*notation} & {*";~"}:
            yield f"a game file cannot hold the notation '{notation}'"


def _score_problems(game: GameSpec, state: PlainGame) -> Problems:
    ranks = [game.rank(state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        brought = [*[0] * len(game.score_sources), SENTINEL]
        game.score_breakdown(state, seat, brought)
        if sum(brought[:-1]) != state.pieces[seat].points or brought[-1] != SENTINEL:
            yield f"the points of seat {seat} are {state.pieces[seat].points}, its breakdown is {brought[:-1]}"
        if ranks[seat] != 1 + sum(rank < ranks[seat] for rank in ranks):
            yield f"the ranks are {ranks}"


def _information_problems(game: GameSpec, state: PlainGame) -> Problems:
    """Compares a state with a determinization, which one seat cannot tell apart from it."""
    seat = (*range(state.players), SPECTATOR)[state.decisions % (state.players + 1)]
    before = state.tobytes()
    other = game.observe(state, seat, state.decisions)
    if state.tobytes() != before:
        yield "observing changes the state"
    if game.observe(state, seat, 7).tobytes() != game.observe(other, seat, 7).tobytes():
        yield f"seat {seat} gets different observations of one information set"
    if game.view(state, seat) != game.view(other, seat):
        yield f"the view of seat {seat} shows what it cannot know"
    if game.hidden_counts(state, seat) != game.hidden_counts(other, seat):
        yield f"the hidden counts of seat {seat} depend on what it cannot know"
    if seat == state.seat and not game.is_over(state) and game.legal_moves(state) != game.legal_moves(other):
        yield f"the legal actions of seat {seat} depend on what it cannot know"
    if seat != SPECTATOR:
        row, other_row = _features(game, state, seat), _features(game, other, seat)
        if row != other_row:
            yield f"the features of seat {seat} depend on what it cannot know"
        if row[-1] != SENTINEL or not all(-128 <= value < 128 for value in row):
            yield f"features are {len(game.feature_names)} numbers from -128 to 127"


def _features(game: GameSpec, state: PlainGame, seat: int) -> list[int]:
    row = [*[0] * len(game.feature_names), SENTINEL]
    game.features(state, seat, row)
    return row


def _view_problems(game: GameSpec, state: PlainGame) -> Problems:
    over = game.is_over(state)
    seat = state.decisions % state.players
    view = game.view(state, seat)
    if (view.game, view.players, view.seat) != (game.name, state.players, seat):
        yield "a view names the game, the number of players and the seat"
    if view.turn != (None if over else state.seat):
        yield f"a view says that it is the turn of {view.turn}"
    if [choice.id for choice in view.choices] != ([] if over or seat != state.seat else game.legal_moves(state)):
        yield f"the choices in the view of seat {seat} are not its legal actions"
    if len(view.pieces) != state.piece_count:
        yield f"a view has {len(view.pieces)} pieces, not {state.piece_count}"
    if any(piece != game.view_piece(state, number, seat) for number, piece in enumerate(view.pieces)):
        yield f"view_piece gives other pieces than the view of seat {seat}"
    if view.pieces[seat].points != state.pieces[seat].points:
        yield f"the view of seat {seat} shows it {view.pieces[seat].points} points"


POSITION_CHECKS = (
    _action_problems,
    _record_problems,
    _copy_problems,
    _choice_problems,
    _score_problems,
    _information_problems,
    _view_problems,
)


# ---------------------------------------------------------------- compiled rules


def _compiled_problems(game: GameSpec, state: PlainGame, records: Any) -> Problems:
    if records.tobytes() != state.tobytes():
        yield "the compiled rules lead to another state"
    if game.compiled.legal_moves(records) != game.legal_moves(state):
        yield "the compiled rules list other legal actions"
    seat = (*range(state.players), SPECTATOR)[state.decisions % (state.players + 1)]
    determinized = records.copy()
    game.compiled.determinize(determinized, 0, seat, state.decisions)
    if determinized.tobytes() != game.observe(state, seat, state.decisions).tobytes():
        yield f"the compiled rules determinize for seat {seat} differently"


def check_compiled_games(game: GameSpec, options: Options, seed: int) -> None:
    """Plays a random game interpreted and compiled and compares the ends.

    Raises:
        AssertionError: the ends differ.
    """
    where = f"{game.name}, {options.to_dict()}, seed {seed}"
    state = game.initial_state(options)
    start = state.to_record()
    records = start.copy()
    game.deal(state, seed)
    game.compiled.deal(records, 0, seed)
    play_out(game, state)
    game.compiled.play_all(records)
    _require(records.tobytes() == state.tobytes(), where, "a random game ends the same, compiled or not")
    points = np.zeros((1, len(start["pieces"][0])), np.int64)
    game.compiled.simulate(start, np.array([seed]), points)
    expected = [piece.points for piece in state.pieces[: state.players]]
    _require(points[0, : state.players].tolist() == expected, where, "a simulation gives the same points")
    for entropy in (0, 1, seed, 2**31, 2**32, 2**62 + 12345, SEED_LIMIT - 1):
        mix_entropy(state, entropy)
        game.compiled.mix_entropy(records, 0, entropy)
        _require(records.tobytes() == state.tobytes(), where, f"entropy {entropy} is mixed in the same way")


# ---------------------------------------------------------------- texts


def check_texts(game: GameSpec) -> None:
    """Checks that a game has every text in every language, and says everything that happens in a match.

    Raises:
        AssertionError: a text is missing, or uses a variable that the text in English does not use.
    """
    english = text_variables("en", game.texts or FOLDER)
    for language in LANGUAGES:
        variables = text_variables(language, game.texts or FOLDER)
        missing = sorted(required_texts(game) - set(variables))
        _require(not missing, f"{game.name}, {language}", f"texts are there, but not {', '.join(missing)}")
        for message, names in variables.items():
            if message in english:
                _require(names == english[message], f"{game.name}, {language}", f"'{message}' has the same variables")
        _say_match(game, language)


def required_texts(game: GameSpec) -> set[str]:
    """Returns the ids of the messages and attributes that every game needs in each language."""
    name = game.name
    required = {name, f"{name}.about", f"{name}-neutral", f"{name}-now", f"{name}-help"}
    required |= {f"{name}-option-{option.name}" for option in game.options}
    things = {**game.names, **game.other_names}
    named = {f"{name}-{kind}-{each}" for kind, names in things.items() for each in names}
    required |= named | {f"{message}.about" for message in named}
    required |= {f"{name}-event-{event}" for event, _ in game.events}
    required |= {f"{name}-ask-{phase}" for phase in game.phases}
    required |= {f"{name}-ask-{phase}-neutral" for phase in game.neutral_phases}
    if game.rulebook:
        articles = build_rulebook(game).articles
        required |= {f"rules-{name}-{article.name}{part}" for article in articles for part in ("", ".about")}
    if causes := game.module("causes"):
        required |= {f"{name}-cause-{cause}" for cause in causes.CAUSES}
    return required | {f"{name}-choice-{says}" for says in game.answers}


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def text_variables(language: str, folder: Any = FOLDER) -> dict[str, set[str]]:
    """Returns the variables of every message and attribute of a language in a folder of texts."""
    variables: dict[str, set[str]] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            _require(not isinstance(entry, ast.Junk), str(file), f"every entry is valid Fluent: {entry.span}")
            if isinstance(entry, ast.Message):
                attributes = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
                for name, value in {entry.id.name: entry.value, **attributes}.items():
                    _require(name not in variables, str(file), f"'{name}' occurs once")
                    visitor = _Variables()
                    visitor.visit(value)
                    variables[name] = visitor.names
    return variables


def _say_match(game: GameSpec, language: str) -> None:
    """Plays a match and puts every question, choice and event into words."""
    match = Match(game, game.parse_options({}), 1)
    words = Words(Texts(language), game, [f"P{seat}" for seat in range(match.options.players)])
    chance, events = Random(1), list(match.opening_events)
    while not match.over:
        spoken = [words.event(match.state, event) for event in events]
        spoken.append(words.question(match.state))
        for action in match.legal_moves():
            spoken.append(words.choice(game.describe(match.state, action)))
        _require(all(spoken), f"{game.name}, {language}", f"everything is said, not {spoken}")
        events = match.play(chance.choice(match.legal_moves()))


def _require(condition: bool, where: str, rule: str) -> None:
    if not condition:
        raise AssertionError(f"{where}: this must hold: {rule}.")
