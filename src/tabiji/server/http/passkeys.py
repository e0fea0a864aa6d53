"""Routes of passkeys: with one, a player signs in on any browser, without a password."""

from __future__ import annotations

import json
import re
import time
from functools import cache
from typing import Annotated

import cbor2
import webauthn
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..db.passkeys import (
    CHALLENGE_SECONDS,
    add_passkey,
    list_passkeys,
    load_passkey,
    record_sign_in,
    remove_passkey,
    rename_passkey,
    save_challenge,
    sign_in_with_passkey,
    take_challenge,
)
from ..db.profiles import load_profile
from ..db.rows import PasskeyRow
from ..edge.identity import CurrentBrowser, Player
from ..edge.tokens import hash_secret
from ..errors import passkey_refused
from ..table.registry import TableRegistry
from ..table.sanitize import MAX_NAME_LENGTH, sanitize
from .dependencies import ERROR_RESPONSES, Registry, limit_identity_changes
from .models import Name, RequestModel

SITE = "Tabiji"
PASSKEY_ID_LENGTH = 16
CREDENTIAL_ID = re.compile(r"[A-Za-z0-9_-]{1,1400}")  # base64url of at most 1023 bytes

router = APIRouter(prefix="/api/me/passkeys", responses=ERROR_RESPONSES)


class PasskeyInfo(BaseModel):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: float
    last_used: float | None


class PasskeyOptions(BaseModel):
    """What the browser needs to make or use a passkey: JSON that it parses itself."""

    options: str


class PasskeyAnswer(RequestModel):
    """What the browser returns, as JSON of its own."""

    credential: Annotated[str, Field(max_length=16_384)]


class RenamePasskey(RequestModel):
    """A new name."""

    name: Name


@router.get("")
async def get_passkeys(registry: Registry, player: Player) -> list[PasskeyInfo]:
    """Returns the passkeys of the player."""
    return await _passkey_infos(registry, player)


@router.post("/options", dependencies=[Depends(limit_identity_changes)])
async def start_passkey(request: Request, registry: Registry, current: CurrentBrowser) -> PasskeyOptions:
    """Returns a challenge for a new passkey, valid for five minutes and for this browser."""
    existing = await list_passkeys(registry.storage, current.player)
    profile = await load_profile(registry.storage, current.player)
    options = webauthn.generate_registration_options(
        rp_id=_host(request),
        rp_name=SITE,
        user_id=bytes.fromhex(hash_secret(f"passkey {current.player}")),
        user_name=(profile and profile.name) or SITE,
        timeout=round(1000 * CHALLENGE_SECONDS),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in existing],
    )
    challenge = bytes_to_base64url(options.challenge)
    await save_challenge(registry.storage, current.browser, challenge, "create", time.time())
    return PasskeyOptions(options=webauthn.options_to_json(options))


@router.post("", status_code=201, dependencies=[Depends(limit_identity_changes)])
async def create_passkey(
    body: PasskeyAnswer, request: Request, registry: Registry, current: CurrentBrowser
) -> list[PasskeyInfo]:
    """Stores a new passkey of the player."""
    now = time.time()
    challenge = await take_challenge(registry.storage, current.browser, "create", now)
    try:
        verified = webauthn.verify_registration_response(
            credential=body.credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=_host(request),
            expected_origin=_origin(request),
        )
    except Exception:  # hostile input makes several libraries raise errors of their own
        raise passkey_refused() from None
    passkey = PasskeyRow(
        credential=bytes_to_base64url(verified.credential_id),
        player=current.player,
        public_key=bytes_to_base64url(verified.credential_public_key),
        sign_count=verified.sign_count,
        host=_host(request),
        name=current.label,
        created=now,
        last_used=None,
    )
    await add_passkey(registry.storage, current, passkey)
    return await _passkey_infos(registry, current.player)


@router.post("/sign-in/options", dependencies=[Depends(limit_identity_changes)])
async def start_sign_in(request: Request, registry: Registry, current: CurrentBrowser) -> PasskeyOptions:
    """Returns a challenge that any passkey of this site may answer."""
    options = webauthn.generate_authentication_options(
        rp_id=_host(request),
        timeout=round(1000 * CHALLENGE_SECONDS),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    challenge = bytes_to_base64url(options.challenge)
    await save_challenge(registry.storage, current.browser, challenge, "sign-in", time.time())
    return PasskeyOptions(options=webauthn.options_to_json(options))


@router.post("/sign-in", dependencies=[Depends(limit_identity_changes)])
async def sign_in(
    body: PasskeyAnswer, request: Request, registry: Registry, current: CurrentBrowser
) -> list[PasskeyInfo]:
    """Adds this browser, and everything its player has, to the player of a passkey."""
    now = time.time()
    challenge = await take_challenge(registry.storage, current.browser, "sign-in", now)
    known = await load_passkey(registry.storage, _credential_id(body.credential))
    passkey = known or _unknown_passkey()  # which takes as long to refuse
    try:
        verified = webauthn.verify_authentication_response(
            credential=body.credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=_host(request),
            expected_origin=_origin(request),
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:
        raise passkey_refused() from None
    if known is None or known.host != _host(request):
        raise passkey_refused()
    await record_sign_in(registry.storage, known.credential, verified.new_sign_count, now)
    player, change = await sign_in_with_passkey(registry.storage, current, known.credential)
    registry.on_identity_change(change)
    return await _passkey_infos(registry, player)


@router.post("/{passkey}/rename")
async def rename(
    passkey: Annotated[str, Path(max_length=PASSKEY_ID_LENGTH)], body: RenamePasskey, registry: Registry, player: Player
) -> list[PasskeyInfo]:
    """Renames a passkey of the player."""
    name = sanitize(body.name, MAX_NAME_LENGTH)
    for row in await _find_own(registry, player, passkey):
        await rename_passkey(registry.storage, player, row.credential, name)
    return await _passkey_infos(registry, player)


@router.post("/{passkey}/remove")
async def remove(
    passkey: Annotated[str, Path(max_length=PASSKEY_ID_LENGTH)], registry: Registry, player: Player
) -> list[PasskeyInfo]:
    """Removes a passkey of the player."""
    for row in await _find_own(registry, player, passkey):
        await remove_passkey(registry.storage, player, row.credential)
    return await _passkey_infos(registry, player)


async def _find_own(registry: TableRegistry, player: str, passkey: str) -> list[PasskeyRow]:
    return [row for row in await list_passkeys(registry.storage, player) if _passkey_id(row) == passkey]


async def _passkey_infos(registry: TableRegistry, player: str) -> list[PasskeyInfo]:
    return [
        PasskeyInfo(id=_passkey_id(row), name=row.name, created=row.created, last_used=row.last_used)
        for row in await list_passkeys(registry.storage, player)
    ]


def _passkey_id(row: PasskeyRow) -> str:
    return hash_secret(row.credential)[:PASSKEY_ID_LENGTH]


def _host(request: Request) -> str:
    return request.url.hostname or ""


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def _credential_id(credential: str) -> str:
    """Returns the id in a browser's answer; empty if there is none."""
    try:
        name = str(json.loads(credential)["id"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return ""
    return name if CREDENTIAL_ID.fullmatch(name) else ""


@cache
def _unknown_passkey() -> PasskeyRow:
    """Returns a passkey whose private key nobody has."""
    numbers = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
    public_key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})  # COSE: a point on P-256, for ES256
    return PasskeyRow("", "", bytes_to_base64url(public_key), 0, "", "", 0.0, None)
