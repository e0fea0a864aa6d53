"""A passkey authenticator in software, which can also lie."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, WITH_KEY = 0x01, 0x40


def encode_base64url(data: bytes) -> str:
    """Return data in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    """Return the data of base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One credential for one site."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin, self.host = origin, host
        self.id = os.urandom(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, str], **lies: Any) -> str:
        """Answer a request to make a passkey."""
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(USER_PRESENT | WITH_KEY, **lies) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, **lies)
        return self._answer(clientDataJSON=client, attestationObject=attestation)

    def sign(self, options: dict[str, str], **lies: Any) -> str:
        """Answer a request to sign in."""
        self.count += 1
        data, client = self._data(USER_PRESENT, **lies), self._client("webauthn.get", options, **lies)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, flags: int, **lies: Any) -> bytes:
        host, count = lies.get("host", self.host), lies.get("count", self.count)
        return sha256(host.encode()).digest() + bytes([flags]) + int(count).to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, str], **lies: Any) -> bytes:
        challenge = lies.get("challenge", json.loads(options["options"])["challenge"])
        origin = lies.get("origin", self.origin)
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _answer(self, **response: bytes) -> str:
        name = encode_base64url(self.id)
        encoded = {key: encode_base64url(value) for key, value in response.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": encoded})
