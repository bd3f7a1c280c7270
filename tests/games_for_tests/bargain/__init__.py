"""Bargain: a small game of offers, for the tests of seats that may choose unasked and of menus of many numbers."""
