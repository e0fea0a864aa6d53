"""Routes of a player's profile and finished games, and of public profiles."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query
from pydantic import BaseModel

from ...texts import LANGUAGES
from ..db.profiles import count_finished_games, find_finished_games, find_profile, load_profile, save_profile
from ..db.rows import ProfileRow
from ..edge.identity import Player, Visitor
from ..edge.tokens import new_secret
from ..errors import RequestError, unknown_profile
from ..table.names import bot_names, validate_name
from ..table.registry import TableRegistry
from ..table.table_info import table_info
from .dependencies import ERROR_RESPONSES, Registry, limit_identity_changes
from .models import LobbyPage, Name, RequestModel, ShortText

Avatar = Literal["well", "blossom", "fan", "moon"]

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class ProfileInfo(BaseModel):
    """A profile as its player sees it; null is unsaid."""

    name: str | None
    avatar: Avatar | None
    language: str | None
    slug: str | None  # at the end of the public profile's address; null while it is private


class SaveProfile(RequestModel):
    """A profile, complete."""

    name: Name | None
    avatar: Avatar | None
    language: ShortText | None
    public: bool


class GameCount(BaseModel):
    """How often somebody has finished a game."""

    game: str
    finished: int
    won: int


class PublicProfile(BaseModel):
    """What everybody with its address sees of a player."""

    name: str | None
    avatar: Avatar | None
    games: list[GameCount]


@router.get("/me")
async def get_profile(registry: Registry, visitor: Visitor) -> ProfileInfo:
    """Returns the profile of the player; empty for those who have none."""
    return _profile_info(await load_profile(registry.storage, visitor) if visitor else None)


@router.put("/me", dependencies=[Depends(limit_identity_changes)])
async def put_profile(body: SaveProfile, registry: Registry, player: Player) -> ProfileInfo:
    """Saves the profile of the player; a profile that is made public again gets another address."""
    if body.language is not None and body.language not in LANGUAGES:
        raise RequestError("malformed", "There is no such language.", 422)
    before = await load_profile(registry.storage, player) or ProfileRow(player, time.time())
    profile = replace(
        before,
        name=None if body.name is None else validate_name(body.name, bot_names(registry.bot_runner.names)),
        avatar=body.avatar,
        language=body.language,
        slug=(before.slug or new_secret()) if body.public else None,
    )
    await save_profile(registry.storage, profile)
    return _profile_info(profile)


@router.get("/me/games")
async def list_my_games(
    registry: Registry,
    visitor: Visitor,
    game: Annotated[str | None, Query(max_length=32)] = None,
    players: Annotated[int | None, Query(ge=2, le=5)] = None,
    variation: Annotated[str | None, Query(pattern="^[a-z-]{1,32}$")] = None,
    against: Literal["people", "bots"] | None = None,
    won: bool | None = None,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> LobbyPage:
    """Returns a page of the player's finished games, the last first."""
    if visitor is None:
        return LobbyPage(tables=[], pages=0)
    name = game.replace("\0", "") if game else None
    found, pages = await find_finished_games(registry.storage, visitor, page, name, players, variation, against, won)
    return LobbyPage(tables=[table_info(snapshot, visitor) for snapshot in found], pages=pages)


@router.get("/profiles/{slug}")
async def get_public_profile(
    slug: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")], registry: Registry
) -> PublicProfile:
    """Returns a public profile by the secret end of its address."""
    profile = await find_profile(registry.storage, slug)
    if profile is None:
        raise unknown_profile()
    return await _public_profile(registry, profile)


async def _public_profile(registry: TableRegistry, profile: ProfileRow) -> PublicProfile:
    counts = await count_finished_games(registry.storage, profile.player)
    info = _profile_info(profile)
    games = [GameCount(game=game, finished=finished, won=won) for game, finished, won in counts]
    return PublicProfile(name=info.name, avatar=info.avatar, games=games)


def _profile_info(profile: ProfileRow | None) -> ProfileInfo:
    if profile is None:
        return ProfileInfo(name=None, avatar=None, language=None, slug=None)
    values = {"name": profile.name, "avatar": profile.avatar, "language": profile.language, "slug": profile.slug}
    return ProfileInfo.model_validate(values)
