"""The schemas of everything on the wire, as JSON: `make wire` makes the page's types of them."""

from __future__ import annotations

import json
import sys
from typing import Any, get_type_hints

import msgspec

from ..games import GAMES
from .app import create_app
from .db.connection import database_url
from .db.storage import Storage
from .ws.messages import FromClient, FromServer

REFERENCE = "#/$defs/{name}"


def export_schemas() -> dict[str, Any]:
    """The routes, the messages of the socket, and what a seat of each game sees."""
    views = {name: get_type_hints(load().view)["return"] for name, load in GAMES.items()}
    return {
        "http": create_app(Storage(database_url("sqlite:///nowhere.db")), None).openapi(),
        "socket": _schema(FromServer=FromServer, FromClient=FromClient),
        "views": {name: _schema(View=view) for name, view in views.items()},
    }


def _schema(**named: Any) -> dict[str, Any]:
    """The schemas of some types, and of all that they are made of."""
    roots, parts = msgspec.json.schema_components(tuple(named.values()), ref_template=REFERENCE)
    own = {name: root for name, root in zip(named, roots, strict=True) if "$ref" not in root}
    return {"$defs": {**parts, **own}}


if __name__ == "__main__":
    json.dump(export_schemas(), sys.stdout)
