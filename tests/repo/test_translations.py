"""Both Chinese translations are complete, in the right characters, with the same placeholders."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import PySide6
import pytest
import zhconv

ROOT = Path(__file__).parents[2]
PROGRAM = "六斗"
"""The program's name is the same in both: 斗 is a measure of grain here, not the verb that becomes 鬥."""

FILES = {"zh_Hans": "zh-hans", "zh_Hant": "zh-hant"}
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")


@dataclass(frozen=True)
class Message:
    """One string: where it is from, its source, what it becomes."""

    context: str
    source: str
    forms: tuple[str, ...]
    state: str


def messages(path: Path) -> Iterator[Message]:
    """Read a ``.ts`` file."""
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Message(name, message.findtext("source") or "", tuple(forms), translation.get("type", ""))


def path_of(language: str) -> Path:
    """Return the file of a language."""
    return ROOT / "translations" / f"liudou_{language}.ts"


@pytest.mark.parametrize("language", FILES)
def test_every_string_of_the_program_is_there(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.ts"
    shutil.copy(path_of(language), fresh)
    tool = next(Path(PySide6.__file__).parent.glob("lupdate*"))
    sources = sorted((ROOT / "liudou_gui").rglob("*.py"))
    subprocess.run([tool, "-silent", "-no-obsolete", *sources, "-ts", fresh], check=True, capture_output=True)
    wanted = {(message.context, message.source) for message in messages(fresh)}
    have = {(message.context, message.source) for message in messages(path_of(language))}
    assert len(wanted) > 100
    assert wanted - have == set(), "run packaging/update_translations.py"
    assert have - wanted == set(), "the program does not say this any more"


@pytest.mark.parametrize("language", FILES)
def test_nothing_is_unfinished_or_empty(language: str) -> None:
    for message in messages(path_of(language)):
        assert message.state == "", message
        assert all(message.forms), message


@pytest.mark.parametrize("language", FILES)
def test_characters_are_of_the_right_script(language: str) -> None:
    other = FILES["zh_Hant" if language == "zh_Hans" else "zh_Hans"]
    for message in messages(path_of(language)):
        for form in message.forms:
            for character in form.replace(PROGRAM, ""):
                right = zhconv.convert(character, FILES[language])
                foreign = right != character and zhconv.convert(character, other) == character
                assert not foreign, f"{character!r} in {form!r} should be {right!r}"


@pytest.mark.parametrize("language", FILES)
def test_placeholders_are_the_same(language: str) -> None:
    for message in messages(path_of(language)):
        for form in message.forms:
            assert Counter(PLACEHOLDER.findall(form)) == Counter(PLACEHOLDER.findall(message.source)), message
