"""Routes for the games of this server: the catalog, texts and rulebooks."""

from __future__ import annotations

from typing import Annotated, get_args

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse, Response

from ...games import load_game
from ...texts import read_texts
from ...texts.rulebook import Rulebook, build_rulebook
from ..db.rows import Pace
from ..table import lobby
from ..ws.chat import PHRASES
from .dependencies import ERROR_RESPONSES, TEXT_RESPONSE, GameName, Registry
from .models import CLOCKS, DEFAULT_BOT, Catalog

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.get("/games")
async def get_catalog(registry: Registry) -> Catalog:
    """Returns the games with their options, the bots, and the other choices of this server."""
    return Catalog(
        games=[lobby.game_info(game) for game in lobby.available_games()],
        bots=registry.bot_runner.names,
        default_bot=DEFAULT_BOT,
        paces=list(get_args(Pace)),
        clocks=CLOCKS,
        phrases=list(PHRASES),
    )


@router.get("/games/{name}/texts/{language}", response_class=Response, responses={200: TEXT_RESPONSE})
async def get_game_texts(name: GameName, language: Annotated[str, Path(max_length=8)]) -> Response:
    """Returns the texts of a game in the Fluent format; the client includes those of built-in games only."""
    game = load_game(name)
    return PlainTextResponse(read_texts(game.name, language, game.texts))


@router.get("/games/{name}/rules")
async def get_game_rules(name: GameName) -> Rulebook:
    """Returns the articles of a game's rulebook in order, and the numbers that their texts use."""
    return build_rulebook(load_game(name))
