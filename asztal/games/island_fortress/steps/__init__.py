"""The sequence of play of Island Fortress: rounds.py holds the frame, turn.py a turn, the other modules its actions."""
