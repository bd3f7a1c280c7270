"""Figures for whoever runs a server, on an address of their own: they tell when somebody chooses in secret."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

STREAMS = Gauge("asztal_streams", "Open pages with live updates")
TABLES = Gauge("asztal_tables", "Tables in memory")
CHOICES = Counter("asztal_choices", "Choices made by people")
REFUSED = Counter("asztal_refused", "Requests refused", ["why"])
CHOICE_SECONDS = Histogram(
    "asztal_choice_seconds",
    "From a choice's arrival to its confirmation",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
