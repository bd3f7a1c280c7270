"""Games that exist for the tests alone; ``ASZTAL_GAMES`` puts this folder on the shelf."""

from pathlib import Path

FOLDER = Path(__file__).parent
