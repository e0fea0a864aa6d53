"""TypeScript types of everything on the wire: `python -m tabiji.server.typescript web/src/wire` makes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from ..games import GAMES
from .app import build
from .storage import Storage, database_url
from .wire import FromClient, FromServer

HEAD = "// Made from the server's schemas. Do not edit: run `python -m tabiji.server.typescript web/src/wire`.\n"
VIEW = 'import type { View } from "./view";\n\n'
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def files() -> dict[str, str]:
    """Every generated file and its text."""
    interface: Schema = build(Storage(database_url("sqlite:///nowhere.db")), None).openapi()
    (server, client), messages = msgspec.json.schema_components((FromServer, FromClient), ref_template="#/{name}")
    views = {name: _view(load().view) for name, load in GAMES.items()}
    schemas = {"FromServer": server, "FromClient": client, **messages}
    return {
        "openapi.json": json.dumps(interface, indent=1, sort_keys=True) + "\n",
        "messages.json": json.dumps(schemas, indent=1, sort_keys=True) + "\n",
        "http.ts": HEAD + VIEW + _types(interface["components"]["schemas"]) + _routes(interface["paths"]),
        "socket.ts": HEAD + VIEW + _types(schemas),
        "view.ts": HEAD + _either(views),
        **{f"{name}.ts": HEAD + _types(view) for name, view in views.items()},
    }


def _either(games: Iterable[str]) -> str:
    """A view of any game."""
    imports = [f'import type {{ View as {game.capitalize()} }} from "./{game}";\n' for game in games]
    return "".join(imports) + f"\nexport type View = {' | '.join(map(str.capitalize, games))};\n"


def _view(view: Callable[[Any, int], Any]) -> Schema:
    """The schemas of what a seat of a game sees."""
    _, parts = msgspec.json.schema_components((get_type_hints(view)["return"],), ref_template="#/{name}")
    return parts


def _types(schemas: Mapping[str, Schema]) -> str:
    return "\n".join(
        "".join(_comment(schema)) + f"export {_declared(name, schema)}\n" for name, schema in sorted(schemas.items())
    )


def _declared(name: str, schema: Schema) -> str:
    if "properties" in schema:
        return f"interface {name} {_fields(schema)}"
    return f"type {name} = {_type(schema)};"


def _comment(schema: Schema) -> Iterable[str]:
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].split())} */\n"


def _fields(schema: Schema) -> str:
    needed = schema.get("required", ())
    fields = [
        f"  {json.dumps(name) if '-' in name else name}{'' if name in needed else '?'}: {_type(field)};\n"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "".join(fields) + "}"


def _type(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema.get("anyOf") or schema["oneOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {_type(more)}>" if isinstance(more, dict) else "Record<string, unknown>"
    return WORDS[schema["type"]] if "type" in schema else "View"  # only a view may be anything


def _routes(paths: Mapping[str, Schema]) -> str:
    """What each route takes and gives."""
    lines = ["\n/** What each route takes and gives. */\n", "export interface Routes {\n"]
    for path, methods in paths.items():
        for method, route in methods.items():
            body = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            status = next(status for status in route["responses"] if status.startswith("2"))
            ((kind, given),) = route["responses"][status]["content"].items()
            answer = _type(given.get("schema", {})) if kind == "application/json" else "string"
            query = [each for each in route.get("parameters", ()) if each["in"] == "query"]
            asked = "; ".join(f"{each['name']}?: {_type(each['schema'])}" for each in query)
            asked = f"{{ {asked} }}" if asked else "undefined"
            lines.append(
                f'  "{method.upper()} {path}": '
                f"{{ query: {asked}; body: {_type(body) if body else 'undefined'}; answer: {answer} }};\n"
            )
    return "".join([*lines, "}\n"])


def main(folder: Path) -> None:
    """Write every file."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
