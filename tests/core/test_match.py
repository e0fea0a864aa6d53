"""A match refuses moves that are illegal or out of date, and says why."""

import pytest

from tabiji import IllegalAction, new_match


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_an_illegal_action_is_refused_with_what_is_possible(game: str) -> None:
    match = new_match(game, players=2, seed=1)
    while not match.over:
        legal, before = match.legal_moves(), match.state.tobytes()
        for action in (-1, next(action for action in range(match.game.action_count) if action not in legal)):
            refusal = rf"Action {action} is not possible now\. Possible: .*\({legal[0]}\)"
            with pytest.raises(IllegalAction, match=refusal):
                match.play(action)
        assert match.state.tobytes() == before
        match.play(legal[-1])
    before = match.state.tobytes()
    with pytest.raises(IllegalAction, match="journey is over"):
        match.play(0)
    assert match.state.tobytes() == before


def test_a_stale_answer_is_refused_by_its_number() -> None:
    match = new_match("tokaido", seed=1)
    match.play(match.legal_moves()[0], number=1)
    before = match.state.tobytes()
    with pytest.raises(IllegalAction, match="answers move 1, but move 2 is next"):
        match.play(match.legal_moves()[0], number=1)
    assert match.state.tobytes() == before
