"""The toolkit for boards: how a game's ``board.py`` turns a view into a picture for the page.

A game's board knows nothing of servers. It gets a ``Scene`` (the view, the words, and which choices are offered) and
returns a ``Drawing``: HTML and SVG as text. Colours come from classes (``seat-blue``) and from the style sheet beside
the board (``board.css``), so that one picture is right by day and by night.
"""

from __future__ import annotations

from html import escape

from asztal.board.atlas import Atlas, read_atlas
from asztal.board.attributes import about, image, lights, may, thing
from asztal.board.drawing import Board, Drawing
from asztal.board.facts import count, counted, fact, pile
from asztal.board.hands import hand, open_hands
from asztal.board.map import Map, Thing, put
from asztal.board.marks import MARKS, mark, symbols
from asztal.board.parts import slot
from asztal.board.room import Below, pack
from asztal.board.scene import Scene
from asztal.board.still import icon, shape, still
from asztal.board.tabs import tab, tabs
from asztal.board.travel import Move, motion, spots
from asztal.board.voice import Voice, voice_of

__all__ = [
    "MARKS",
    "Atlas",
    "Below",
    "Board",
    "Drawing",
    "Map",
    "Move",
    "Scene",
    "Thing",
    "Voice",
    "about",
    "count",
    "counted",
    "escape",
    "fact",
    "hand",
    "icon",
    "image",
    "lights",
    "mark",
    "may",
    "motion",
    "open_hands",
    "pack",
    "pile",
    "put",
    "read_atlas",
    "shape",
    "slot",
    "spots",
    "still",
    "symbols",
    "tab",
    "tabs",
    "thing",
    "voice_of",
]
