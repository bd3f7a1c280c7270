"""Static files, under addresses that change with their content, so that browsers may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from asztal import games

FOLDER = Path(__file__).parent / "static"


@cache
def address(name: str) -> str:
    """The address of a static file, or of a game's style sheet (``games/tara/board.css``)."""
    path = Path(games.__file__).parent.parent / name if name.startswith("games/") else FOLDER / name
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:10]
    return f"/{name}?v={digest}" if name.startswith("games/") else f"/static/{name}?v={digest}"


class Statics(StaticFiles):
    """The files of the house."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = b"v=" in scope["query_string"] or path.endswith(".woff2")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "public, max-age=3600"
        return response
