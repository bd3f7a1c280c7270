"""Isles: a small game on a map of thirty places, for the tests of maps."""
