"""Static files, under addresses that change with their content, so that browsers may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from asztal.engine.folders import folder_of

FOLDER = Path(__file__).parent / "static"


@cache
def address(name: str) -> str:
    """The address of a static file; a name that changes with its content."""
    return f"/static/{name}?v={_digest(FOLDER / name)}"


@cache
def game_address(game: str, name: str) -> str:
    """The address of a game's style sheet or cover; nothing if its folder has none."""
    path = folder_of(game) / name
    return f"/games/{game}/{name}?v={_digest(path)}" if path.exists() else ""


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10]


class Statics(StaticFiles):
    """The files of the house."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = b"v=" in scope["query_string"] or path.endswith(".woff2")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "public, max-age=3600"
        return response
