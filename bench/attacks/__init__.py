"""Attacks on a server at its default settings, beside ordinary players who must not notice."""
