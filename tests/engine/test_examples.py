"""The guide to the engine tells the truth: every example in it runs and gives what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "engine.md"
TALK = {"Speed"}
"""Sections without an example."""


def examples_of(text: str, name: str) -> doctest.DocTest:
    """Return the ``pycon`` blocks of a page as one session; lines keep their numbers."""
    kept, inside = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = line == "```pycon"
            kept.append("")
        else:
            kept.append(line if inside else "")
    return doctest.DocTestParser().get_doctest("\n".join(kept) + "\n", {}, name, name, 0)


def faults_in(test: doctest.DocTest) -> str:
    """Run a session; return what went otherwise than it says, in words."""
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    return "".join(said)


def test_every_example_of_the_guide_runs() -> None:
    test = examples_of(GUIDE.read_text(encoding="utf-8"), GUIDE.name)
    assert len(test.examples) > 50
    faults = faults_in(test)
    assert not faults, faults


def test_every_section_has_an_example_and_all_code_is_run() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert sections
    for section in sections:
        title = section.splitlines()[0]
        assert "```pycon" in section or title in TALK, title
    assert set(re.findall(r"^```(\w*)", text, flags=re.MULTILINE)) <= {"pycon", ""}
    assert text.count("```") == 2 * text.count("```pycon")


@pytest.mark.parametrize(
    "block", [">>> 1 + 1\n3", ">>> 1 / 0", ">>> int('x')\nTraceback (most recent call last):\nValueError: no"]
)
def test_a_wrong_example_is_caught(block: str) -> None:
    assert faults_in(examples_of(f"words\n```pycon\n{block}\n```\n", "page"))
