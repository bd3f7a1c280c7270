"""The rulebook is held by tests: every rule is cited, every case has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "tara"
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path.name != Path(__file__).name
)


def test_every_rule_is_cited_by_a_test() -> None:
    rules = set(re.findall(r"^(?:\| )?(T\d+\.\d+)\b", (DOCS / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert len(rules) > 100
    cited = set(re.findall(r"\bT\d+\.\d+\b", TESTS))
    assert sorted(rules - cited) == []


def test_every_case_has_a_test_of_its_name() -> None:
    cases = re.findall(r"^\*\*([EQC]\d+[a-e]?)\b", (DOCS / "cases.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(cases) > 60
    named = set(re.findall(r"^def test_([eqc]\d+[a-e]?)_", TESTS, re.MULTILINE))
    missing = [case for case in cases if not any(name.startswith(case.lower()) for name in named)]
    assert missing == []


def test_every_option_of_a_ruling_is_tried() -> None:
    rulings = (DOCS / "rulings.md").read_text(encoding="utf-8")
    options = re.findall(r"^\*\*(R\d+) (?:(?!^\*\*R).)*?\(option", rulings, re.MULTILINE | re.DOTALL)
    assert len(options) >= 8
    assert sorted(option for option in set(options) if not re.search(rf"\b{option}\b", TESTS)) == []
