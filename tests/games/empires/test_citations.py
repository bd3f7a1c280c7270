"""The rulebook is held by code and tests: every rule is cited, every case has its test, every option is tried."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from asztal.games.empires.data import OPTIONS

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
DOCS = ROOT / "docs" / "empires"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "asztal/games/empires").rglob("*.py"))
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path.name != Path(__file__).name
)
RULE = r"\bE\d+(?:\.\d+)*"
RULING = r"\bR\d+\b"


def text(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def chapters() -> list[str]:
    return re.findall(r"^## (E\d+)\b", text("rules.md"), re.MULTILINE)


def rule_numbers() -> list[str]:
    """The numbers that head a rule, and the chapters that are one rule: E4.1, E13."""
    rules: list[str] = re.findall(r"^\*\*(E\d+\.\d+)\*\*", text("rules.md"), re.MULTILINE)
    return rules + [name for name in chapters() if not any(rule.startswith(f"{name}.") for rule in rules)]


def rulings() -> list[str]:
    return re.findall(rf"^\*\*({RULING}) ", text("rulings.md"), re.MULTILINE)


def test_every_rule_is_cited_by_a_test() -> None:
    rules = rule_numbers()
    assert len(set(rules)) == len(rules) > 110
    assert {"E1.1", "E5.0", "E5.41", "E10.18", "E12.2", "E13", "E15"} <= set(rules)
    cited = set(re.findall(RULE, TESTS))
    assert [rule for rule in rules if rule not in cited] == []


def test_no_rule_is_cited_that_is_not_there() -> None:
    known = {*rule_numbers(), *chapters()}
    assert sorted(set(re.findall(RULE, CODE + TESTS)) - known) == []
    assert sorted(set(re.findall(RULING, CODE + TESTS)) - set(rulings())) == []


def test_every_case_has_a_test_of_its_name() -> None:
    cases = [f"x{number}" for number in re.findall(r"^\*\*X(\d+)\*\*", text("cases.md"), re.MULTILINE)]
    assert len(cases) == 79
    names = re.findall(r"^def test_((?:x\d+_)+)", TESTS, re.MULTILINE)
    named = {case for name in names for case in name.split("_") if case}
    assert [case for case in cases if case not in named] == []
    assert sorted(named - set(cases)) == []


def test_every_value_of_an_option_is_tried() -> None:
    """Each is named beside its other value in a test of its own; all are played through in test_turn.py."""
    parts = re.split(r"(?m)^(?=def |@pytest)", TESTS)
    for option, values in OPTIONS.items():
        about = [first + second for first, second in pairwise(parts) if option in first + second]
        assert about, f"nothing tries {option}"
        assert [value for value in values[1:] if f'"{value}"' not in "".join(about)] == [], option
