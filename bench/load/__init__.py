"""A server under load: many tables at once, and what their choices take."""
