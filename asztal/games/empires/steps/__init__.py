"""The sequence of play of Empires: turn.py holds the frame of a turn, the other modules a box or a topic each."""
