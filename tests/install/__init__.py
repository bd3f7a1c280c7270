"""Asztal as others get it: packed, installed, and played far from the checkout."""
