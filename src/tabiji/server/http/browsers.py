"""Routes of the browsers that a player is signed in with, and of the links that add one."""

from __future__ import annotations

import io
import time
from dataclasses import replace
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, Field

from ..db.browsers import DEVICE_LINK_SECONDS, create_device_link, list_browsers, redeem_device_link, sign_out
from ..db.rows import BrowserRow
from ..edge.identity import CurrentBrowser, delete_cookie
from ..edge.tokens import hash_secret, new_secret
from ..table.registry import TableRegistry
from .dependencies import ERROR_RESPONSES, Registry, limit_identity_changes
from .models import RequestModel

BROWSER_ID_LENGTH = 16

router = APIRouter(prefix="/api/me", responses=ERROR_RESPONSES)


class BrowserInfo(BaseModel):
    """A browser that is signed in."""

    id: str
    label: str  # its name and system; empty if unknown
    last_seen: float
    current: bool  # whether it is the one that asks


class DeviceLink(BaseModel):
    """A link that adds one browser to the player, as an address and as a QR code in SVG."""

    url: str
    svg: str
    expires: float


class RedeemLink(RequestModel):
    """The secret at the end of a link."""

    secret: Annotated[str, Field(max_length=64)]


@router.get("/browsers")
async def get_browsers(registry: Registry, current: CurrentBrowser) -> list[BrowserInfo]:
    """Returns the browsers of the player, the last used first."""
    return await _browser_infos(registry, current)


@router.post("/browsers/{browser}/sign-out", dependencies=[Depends(limit_identity_changes)])
async def sign_browser_out(
    browser: Annotated[str, Path(max_length=BROWSER_ID_LENGTH)],
    response: Response,
    registry: Registry,
    current: CurrentBrowser,
) -> list[BrowserInfo]:
    """Signs a browser of the player out and closes its sockets; returns the others."""
    own = {*(row.browser for row in await list_browsers(registry.storage, current.player)), current.browser}
    browsers = {each for each in own if _browser_id(each) == browser}
    registry.on_identity_change(await sign_out(registry.storage, current, browsers))
    if current.browser in browsers:
        delete_cookie(response)
        return []
    return await _browser_infos(registry, current)


@router.post("/sign-out-others", dependencies=[Depends(limit_identity_changes)])
async def sign_others_out(registry: Registry, current: CurrentBrowser) -> list[BrowserInfo]:
    """Signs all other browsers of the player out and closes their sockets."""
    own = {row.browser for row in await list_browsers(registry.storage, current.player)}
    registry.on_identity_change(await sign_out(registry.storage, current, own - {current.browser}))
    return await _browser_infos(registry, current)


@router.post("/link", dependencies=[Depends(limit_identity_changes)])
async def create_link(request: Request, registry: Registry, current: CurrentBrowser) -> DeviceLink:
    """Returns a link that adds one browser within ten minutes; the player's last one is void."""
    secret, now = new_secret(), time.time()
    await create_device_link(registry.storage, current, hash_secret(secret), now)
    url = f"{request.url.scheme}://{request.url.netloc}/#/link/{secret}"
    image = io.BytesIO()
    segno.make(url, error="m", micro=False).save(image, kind="svg", xmldecl=False, border=2, omitsize=True)
    return DeviceLink(url=url, svg=image.getvalue().decode(), expires=now + DEVICE_LINK_SECONDS)


@router.post("/link/redeem", dependencies=[Depends(limit_identity_changes)])
async def redeem_link(body: RedeemLink, registry: Registry, current: CurrentBrowser) -> list[BrowserInfo]:
    """Adds this browser, and everything its player has, to the player who made a link."""
    change = await redeem_device_link(registry.storage, current, hash_secret(body.secret), time.time())
    registry.on_identity_change(change)
    identity = await registry.identities.find(current.browser)
    return await _browser_infos(registry, current if identity is None else replace(current, player=identity.player))


async def _browser_infos(registry: TableRegistry, current: BrowserRow) -> list[BrowserInfo]:
    rows = await list_browsers(registry.storage, current.player) or [current]
    return [
        BrowserInfo(
            id=_browser_id(row.browser),
            label=row.label,
            last_seen=row.last_seen,
            current=row.browser == current.browser,
        )
        for row in rows
    ]


def _browser_id(browser: str) -> str:
    """Returns what a page calls a browser; it does not show the hash of the cookie."""
    return hash_secret(browser)[:BROWSER_ID_LENGTH]
