"""A table as a picture for notebooks: what a seat sees on the page, in a frame with the page's own style."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from asztal import games
from asztal.board import Drawing, Scene, symbols
from asztal.engine.folders import folder_of
from asztal.engine.game import Game, View
from asztal.words import Words

_PACKAGE = Path(games.__file__).parent.parent
_FONTS = re.compile(r"@font-face \{[^}]*\}")


@dataclass(frozen=True)
class Picture:
    """A page of its own, so that its style and the notebook's leave each other alone."""

    page: str = field(repr=False)
    height: int

    def _repr_html_(self) -> str:
        style = f"width: 100%; max-width: 960px; height: {self.height}px; border: 0; border-radius: 8px"
        return f'<iframe title="table" srcdoc="{escape(self.page)}" style="{style}"></iframe>'


def picture(game: Game, view: View, language: str = "en", height: int = 640) -> Picture:
    """The table as a view shows it, with the question that is asked, if any."""
    words = Words(language, game)
    drawing = _draw(game, Scene(view, words, game.colours))
    decision = view["decision"]
    question = f"<p>{escape(words.plain(decision['question']))}</p>" if decision else ""
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><style>{_style(game)}</style>{symbols()}'
        f'<body class="picture"><header>{question}<p class="soft">{drawing.headline}</p></header>'
        f'<section class="play"><div class="board {game.name}">{drawing.whole()}</div>'
        f'<div class="hand {game.name}">{drawing.hand}</div></section></body></html>'
    )
    return Picture(page, height)


def _draw(game: Game, scene: Scene[Any]) -> Drawing:
    """The game's own picture; a game without a board gets its table as text."""
    if game.board is not None:
        return game.board.draw(scene)
    text = str(game.wording.draw(scene.view, scene.words)) if game.wording.draw else ""
    return Drawing("", {"text-board": f'<pre class="text-board">{escape(text)}</pre>'}, [])


def _style(game: Game) -> str:
    """The style sheets of the house and of the game, without the fonts, which lie beside the page."""
    sheets = [_PACKAGE / "web/static" / name for name in ("tokens.css", "asztal.css", "map.css")]
    sheets.append(folder_of(game.name) / "board.css")
    frame = (
        ".picture { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100vh; padding: 8px; gap: 8px; }"
        ".picture > header { display: flex; justify-content: space-between; } .picture p { margin: 0; }"
    )
    return _FONTS.sub("", "".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists())) + frame
