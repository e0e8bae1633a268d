"""The project's text speaks of the project alone, and names every rule it keeps."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = [
    "C1",
    "C2",
    "C3",
    "C4",
    "C4a",
    "C4b",
    "C5",
    "C6",
    "C7",
    "C8",
    "C8a",
    "C8b",
    "C9",
    "C10",
    "C11",
    "O1",
    "O2",
    "O3",
    "O4",
    "O5",
    "O6",
    "O7",
    "O8",
    "O9",
    "T1",
    "T2",
    "T3",
    "T4",
    "H1",
    "H2",
    "H3",
    "H4",
    "H5",
    "H6",
    "H7",
    "H8",
    "H9",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "N0",
    "N1",
    "N2",
    "N3",
    "N4",
    "N5",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "E1",
]
FOREIGN = re.compile(
    r"/(work|root|home|Users)/\w|\b[A-Z]:\\\w|pypi\.org|pythonhosted|registry\.npm|deb\.debian\.org",
    re.IGNORECASE,
)
LOCKS = {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "package-lock.json"}


def tracked() -> list[Path]:
    """Return the project's files: those that git knows, or all of a plain copy."""
    result = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode == 0:
        return [ROOT / name for name in result.stdout.splitlines() if (ROOT / name).is_file()]
    return [p for p in ROOT.rglob("*") if p.is_file() and ".venv" not in p.parts]


def test_no_path_of_a_machine_and_no_registry_is_named() -> None:
    for path in tracked():
        assert path.name not in LOCKS, path
        if path == Path(__file__) or path.suffix in {".npz", ".otf", ".png", ".qm", ".wav"}:
            continue
        found = FOREIGN.search(path.read_text(encoding="utf-8"))
        assert not found, (path, found)


def test_each_rule_is_named_by_a_test() -> None:
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)
    )
    words = set(re.findall(r"\b[COTHFNPE]\d+[a-b]?\b", text.replace("_", " ").replace("test c", "test C")))
    words |= {word.upper() for word in re.findall(r"test_([othfnpec]\d+)_", text)}
    assert set(RULES) <= words, sorted(set(RULES) - words)


def test_nobody_inside_imports_the_public_face() -> None:
    """``import engine`` would reach everything; inside the project rooms are named."""
    for path in tracked():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert "engine" not in {alias.name for alias in node.names}, path
            if isinstance(node, ast.ImportFrom):
                rooms = {p.stem for p in (ROOT / "engine").iterdir()}
                named = {alias.name for alias in node.names}
                assert node.module != "engine" or named <= rooms, path
