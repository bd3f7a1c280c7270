"""Tara's sequence of play: rounds.py holds the frame, the other modules the parts of a round."""
