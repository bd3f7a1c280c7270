"""Tests of the toolkit for boards."""
