"""Ladders: bots and levels play each other many times, and their strength is rated with intervals.

``pairing`` says who meets whom, ``file`` keeps what was played, ``play`` plays what is missing, ``results`` counts,
``rating`` rates; ``page``, ``chart`` and ``summary`` tell it to readers and to other programs.
"""
