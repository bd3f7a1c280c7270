"""Writing what readers and other programs get to see."""

from __future__ import annotations

from pathlib import Path

from asztal.engine.errors import BadPage


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
