"""The rulebook is held by code and tests: every rule is cited, every case has its test, every option is tried."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from asztal.games.colonial.data import OPTIONS

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
DOCS = ROOT / "docs" / "colonial"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "asztal/games/colonial").rglob("*.py"))
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path.name != Path(__file__).name
)
RULE = r"\bC\d+(?:\.\d+)*"
RULING = r"\bR-\d\d"


def text(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def rule_numbers() -> list[str]:
    """The numbers that head a rule, and the chapters that are one rule: C4.1.1, C4.2, C11."""
    rules: list[str] = re.findall(r"^\*\*(C\d+(?:\.\d+)+)\*\*", text("rules.md"), re.MULTILINE)
    chapters = re.findall(r"^#+ (C\d+(?:\.\d+)*)\b", text("rules.md"), re.MULTILINE)
    # A chapter that has numbered rules is none itself.
    numbers = rules + chapters
    return rules + [name for name in chapters if not any(number.startswith(f"{name}.") for number in numbers)]


def rulings() -> list[str]:
    return re.findall(rf"^\*\*({RULING}) ", text("rulings.md"), re.MULTILINE)


def test_every_rule_is_cited() -> None:
    rules = rule_numbers()
    assert len(set(rules)) == len(rules) > 130
    assert {"C4.1.1", "C4.2", "C5.10", "C11", "C26.1.8", "C26.5", "C29", "C30.3"} <= set(rules)
    cited = set(re.findall(RULE, CODE + TESTS))
    assert [rule for rule in rules if rule not in cited] == []


def test_no_rule_is_cited_that_is_not_there() -> None:
    chapters = re.findall(r"^#+ (C\d+(?:\.\d+)*)\b", text("rules.md"), re.MULTILINE)
    known = {*rule_numbers(), *chapters}
    assert sorted(set(re.findall(RULE, CODE + TESTS)) - known) == []
    assert sorted(set(re.findall(RULING, CODE + TESTS)) - set(rulings())) == []


def test_every_case_has_a_test_of_its_name() -> None:
    headings = re.findall(r"^### ([ES])-(\d\d) ", text("cases.md"), re.MULTILINE)
    cases = [f"{part.lower()}{number}" for part, number in headings]
    assert len(cases) == 20 + 54
    named = set(re.findall(r"^def test_([es]\d\d)_", TESTS, re.MULTILINE))
    assert [case for case in cases if case not in named] == []
    assert sorted(named - set(cases)) == []


def test_every_value_of_an_option_is_tried() -> None:
    """C26.5: each value stands in the tests that cite the option, or is the default that they leave alone."""
    options = re.findall(r"^\| `(\w+)` \|", text("rules.md"), re.MULTILINE)
    assert len(options) == 12
    tests = re.split(r"(?m)^(?=def |@pytest)", TESTS)
    for option in options:
        about = "".join(first + second for first, second in pairwise(tests) if f"C26.5 {option}" in first + second)
        assert about, f"nothing tries {option}"
        assert [value for value in OPTIONS[option][1:] if f'"{value}"' not in about] == []
