"""The client's types and the schemas are those of the server."""

from __future__ import annotations

import json
from pathlib import Path

from tabiji.server.typescript import files

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_generated_files_are_up_to_date() -> None:
    """Run `python -m tabiji.server.typescript web/src/wire` when this fails."""
    expected = files()
    assert {path.name for path in WIRE.iterdir()} == set(expected)
    assert [name for name, text in expected.items() if (WIRE / name).read_text(encoding="utf-8") != text] == []


def test_every_route_and_message_is_described() -> None:
    """Nothing is left as any object but the views."""
    routes = json.loads(files()["openapi.json"])["paths"]
    assert len(routes) == 15
    assert "unknown" not in files()["socket.ts"] + files()["http.ts"]
