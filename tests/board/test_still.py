"""Pictures from files."""

from __future__ import annotations

from pathlib import Path

from asztal.board import still

SHEET = """<!-- A sheet. -->
<svg id="art"><defs>
  <g id="hill"><path d="M0 0
    H9"/></g>
  <each>
    <!-- For everybody. -->
    <g id="disc-{colour}" class="seat-{colour}"/>
  </each>
</defs></svg>
"""


def test_a_file_becomes_a_part_with_something_for_each_colour(tmp_path: Path) -> None:
    path = tmp_path / "art.svg"
    path.write_text(SHEET, encoding="utf-8")
    assert still(path, ("blue", "red")) == (
        '<svg id="art"><defs><g id="hill"><path d="M0 0 H9"/></g><g id="disc-blue" class="seat-blue"/>'
        '<g id="disc-red" class="seat-red"/></defs></svg>'
    )
