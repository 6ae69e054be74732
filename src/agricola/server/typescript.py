"""The messages as TypeScript types, for the page: `python -m agricola.server.typescript > web/src/lib/schema.ts`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from agricola.server.schema import schema

_HEAD = "/** The messages of the service. Made by `make web-types`; do not edit. */\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The source of the types of all messages."""
    parts = [_HEAD]
    for name, shape in schema()["$defs"].items():
        about = shape.get("description", "").partition("\n")[0]
        comment = f"/** {about} */\n" if about else ""
        if "properties" in shape:
            parts.append(f"{comment}export interface {name} {_members(shape)}\n")
        else:
            parts.append(f"{comment}export type {name} = {_type(shape)};\n")
    return "\n".join(parts)


def _members(shape: Mapping[str, Any]) -> str:
    required = set(shape.get("required", ()))
    if _goes_out(shape):
        required.update(name for name, member in shape["properties"].items() if "default" in member)
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(member)};" for name, member in shape["properties"].items()
    ]
    if isinstance(shape.get("additionalProperties"), Mapping):
        lines.append(f"  [name: string]: {_type(shape['additionalProperties'])};")
    return "{\n" + "\n".join(lines) + "\n}"


def _goes_out(shape: Mapping[str, Any]) -> bool:
    """Whether it is sent to the page, with all its fields; what comes in forbids others and may leave some out."""
    return shape.get("additionalProperties") is not False


def _type(shape: Mapping[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return " | ".join(_type(part) for part in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "const" in shape:
        return json.dumps(shape["const"])
    kind = shape.get("type")
    if kind == "array":
        inner = _type(shape["items"]) if "items" in shape else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = shape.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, Mapping) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
