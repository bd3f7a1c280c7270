"""Writing pages: what was measured stands between two marks, and nothing else is ever touched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from asztal.engine.errors import BadPage


def read_page(page: Path) -> str:
    """The text of a page, the ends of its lines as they are."""
    try:
        return page.read_bytes().decode()
    except FileNotFoundError:
        raise BadPage(f"There is no page {page}; give a page that has a place for the results.") from None
    except (OSError, UnicodeDecodeError):
        raise BadPage(f"{page} can't be read; give the path of a Markdown page.") from None


def marks(name: str) -> tuple[str, str]:
    """Between these two lines of a page stands what has this name."""
    return f"<!-- {name} -->", f"<!-- end of {name} -->"


def put_between_marks(text: str, page: Path, name: str, content: str) -> str:
    """The text of a page with the content in its place."""
    start, end = marks(name)
    before, opened, rest = text.partition(start)
    _, closed, after = rest.partition(end)
    if not opened or not closed or start in after:
        raise BadPage(f"{page} has no place for {name}: put the lines '{start}' and '{end}' once where it belongs.")
    return f"{before}{start}\n\n{content}\n\n{end}{after}"


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A table in Markdown; the first so many columns hold words, the others numbers."""
    rule = ["---" if at < words else "---:" for at in range(len(heads))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, rule, *rows))


def put_down(path: Path, text: str) -> None:
    """Writes a file as a whole or not at all, the ends of lines as they are in the text."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_text(text, encoding="utf-8", newline="")
        draft.replace(path)
    except OSError as error:
        raise BadPage(f"{path} can't be written ({error.strerror}); give a path where files can be written.") from None
    finally:
        draft.unlink(missing_ok=True)
