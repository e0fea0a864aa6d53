"""The page's types are those of the server."""

from __future__ import annotations

import json
from pathlib import Path

from hatch_build import WEB, install, npm

from tabiji.server.schema_export import export_schemas

WIRE = WEB / "src" / "api" / "wire"


def test_the_pages_types_are_up_to_date(tmp_path: Path) -> None:
    """Run `make wire` when this fails."""
    made = tmp_path / "wire"
    (tmp_path / "schemas.json").write_text(json.dumps(export_schemas()))
    install()
    npm("run", "wire", "--silent", "--", str(tmp_path / "schemas.json"), str(made))
    expected = {path.name: path.read_text() for path in made.iterdir()}
    assert {path.name: path.read_text() for path in WIRE.iterdir()} == expected


def test_every_route_and_message_is_described() -> None:
    """Nothing is left as any object but views, and what changes in them."""
    schemas = export_schemas()
    parts = [*schemas["http"]["components"]["schemas"].values(), *schemas["socket"]["$defs"].values()]
    fields = [(name, field) for part in parts for name, field in part.get("properties", {}).items()]
    vague = [name for name, field in fields if not field.keys() & {"type", "$ref", "anyOf", "enum", "const"}]
    assert set(vague) == {"view"}
