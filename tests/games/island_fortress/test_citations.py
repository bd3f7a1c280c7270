"""The rulebook is held by tests: every rule is cited, every case has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "island_fortress"
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path.name != Path(__file__).name
)


def rule_numbers() -> list[str]:
    """The numbers that head a rule, with those of its lettered parts: IF6.2.3, IF8.B2.a, IF12.6.2."""
    numbers: list[str] = []
    parent = ""
    for line in (DOCS / "rules.md").read_text(encoding="utf-8").splitlines():
        rule = re.match(r"(?:- |\*[^*]+\* )\*\*(IF\d+(?:\.\w+)+)\b", line)
        part = re.match(r"  (?:- ([a-z])\. |\d\. \((IF[\d.]+\d)\) )", line)
        if rule:
            parent = rule[1]
            numbers.append(parent)
        elif part:
            numbers.append(part[2] or f"{parent}.{part[1]}")
    return numbers


def test_every_rule_is_cited_by_a_test() -> None:
    rules = rule_numbers()
    assert len(set(rules)) == len(rules) > 100
    assert {"IF6.2.3", "IF8.00", "IF8.B2.a", "IF12.6.2", "IF13.6.c"} <= set(rules)
    cited = set(re.findall(r"\bIF\d+(?:\.\w+)+", TESTS))
    assert [rule for rule in rules if rule not in cited] == []


def test_no_rule_is_cited_that_is_not_there() -> None:
    chapters = re.findall(r"^#+ (IF[\d.]+)", (DOCS / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
    ties = [f"IF6.2.3.{letter}" for letter in "abc"]  # they stand within one sentence
    known = {*rule_numbers(), *chapters, *ties}
    cited = set(re.findall(r"\bIF\d+(?:\.\w+)*", TESTS))
    assert sorted(cited - known) == []


def test_every_case_has_a_test_of_its_name() -> None:
    cases: list[str] = []
    for line in (DOCS / "cases.md").read_text(encoding="utf-8").splitlines():
        case = re.match(r"\*\*(EX\d+)\*\*", line)
        part = re.match(r"- ([a-z])\. ", line)
        if case:
            cases.append(case[1].lower())
        elif part:
            cases.append(re.sub(r"[a-z]$", "", cases[-1]) + part[1])
    assert len(cases) == 74 + 9
    named = set(re.findall(r"^def test_(ex\d+[a-z]?)_", TESTS, re.MULTILINE))
    missing = [case for case in cases if not any(name.startswith(case) for name in named)]
    assert missing == []


def test_every_option_of_a_ruling_is_tried() -> None:
    rulings = (DOCS / "rulings.md").read_text(encoding="utf-8")
    options = re.findall(r"^\*\*(R\d+) (?:(?!^\*\*R).)*?[Tt]able option", rulings, re.MULTILINE | re.DOTALL)
    assert {"R03", "R11", "R12", "R27"} <= set(options)
    variants = (HERE / "test_rules_variants.py").read_text(encoding="utf-8")
    assert sorted(option for option in set(options) if not re.search(rf"\b{option}\b", variants)) == []
