"""Doors for research: the games as PettingZoo and OpenSpiel know them, and many matches stepped at once.

Each module needs packages that are not installed by default: ``pip install 'asztal[research]'``.
"""
