"""The sequence of play of Colonial: rounds.py holds the frame of a turn, the other modules a character or a topic."""
