"""Routes of practices: a position, a question, and the rated answers."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field

from ...analysis.advice import Advice
from ...core.view import Way
from ...games import load_game
from ...learn.practice import Practice, practices
from ..db.statistics import add_solved_practice
from ..edge.identity import Player
from ..errors import RequestError
from .continuations import PlayOnSetup, play_on
from .dependencies import ERROR_RESPONSES, GameName, Registry, limit_new_tables
from .models import RequestModel, TableAccess

PracticeName = Annotated[str, Path(max_length=64)]

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class PracticeInfo(BaseModel):
    """A practice and its theme."""

    name: str
    theme: str


class Exercise(BaseModel):
    """A position as the seat to move sees it, and the rated choices, best first."""

    name: str
    theme: str
    route: Way
    view: Annotated[Any, Field(title="View")]
    advice: list[Advice]


class PracticeAnswer(RequestModel):
    """The choice with which a player answers a practice."""

    choice: Annotated[int, Field(ge=0, le=1_000_000)]


class PracticeVerdict(BaseModel):
    """Whether an answer is the best one."""

    solved: bool


@router.get("/practices/{game}")
async def list_practices(game: GameName) -> list[PracticeInfo]:
    """Returns the practices of a game."""
    all_practices = await asyncio.to_thread(practices, load_game(game).name)
    return [PracticeInfo(name=each.name, theme=each.theme) for each in all_practices]


async def _find_practice(game: str, name: str) -> Practice:
    for each in await asyncio.to_thread(practices, load_game(game).name):
        if each.name == name:
            return each
    raise RequestError("not-found", "There is no such practice.", 404)


@router.get("/practices/{game}/{name}")
async def get_practice(game: GameName, name: PracticeName) -> Exercise:
    """Returns a practice."""
    practice = await _find_practice(game, name)
    rules, state = practice.match.game, practice.match.state
    return Exercise(
        name=practice.name,
        theme=practice.theme,
        route=rules.route(state),
        view=rules.view(state, state.seat),
        advice=practice.advice,
    )


@router.post("/practices/{game}/{name}/play", status_code=201, dependencies=[Depends(limit_new_tables)])
async def play_on_from_practice(
    game: GameName, name: PracticeName, body: PlayOnSetup, request: Request, registry: Registry, player: Player
) -> TableAccess:
    """Creates a table that continues a practice; unknown cards are dealt again."""
    return await play_on((await _find_practice(game, name)).match, body, request, registry, player)


@router.post("/practices/{game}/{name}/answer")
async def answer_practice(
    game: GameName, name: PracticeName, body: PracticeAnswer, registry: Registry, player: Player
) -> PracticeVerdict:
    """Returns whether a choice is the best one; if so, the practice counts as solved by the player."""
    found = await _find_practice(game, name)
    solved = found.advice[0].choice.id == body.choice
    if solved:
        await add_solved_practice(registry.storage, player, load_game(game).name, found.name, time.time())
    return PracticeVerdict(solved=solved)
