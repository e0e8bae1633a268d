"""What is in the tree is also in what is built from it, and the program finds its files wherever it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from liudou_gui import paths

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(
    ".venv", ".git", "build", "dist", "*.egg-info", "*.qm", "__pycache__", ".*_cache"
)


def project() -> dict[str, Any]:
    """Return what ``pyproject.toml`` says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_package_is_named_in_pyproject() -> None:
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for top in ("engine", "liudou_gui")
        for path in (ROOT / top).rglob("__init__.py")
    }
    data = {"liudou_gui.resources", "liudou_gui.translations"}
    assert set(project()["tool"]["setuptools"]["packages"]) == found - {"engine.training"} | data


def test_what_runs_needs_no_more_than_is_documented() -> None:
    documented = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    constrained = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower()
    extras = project()["project"]["optional-dependencies"].values()
    for line in [*project()["project"]["dependencies"], *(line for extra in extras for line in extra)]:
        name = line.split(">")[0].split(";")[0].strip().lower()
        assert name.removeprefix("types-") in documented, name
        assert f"\n{name}==" in constrained, name
    assert "://" not in constrained


def test_sources_and_wheel_are_whole(tmp_path: Path) -> None:
    """Built as a release is: the sources, and the wheel out of those sources."""
    sources = tmp_path / "sources"
    shutil.copytree(ROOT, sources, ignore=LEFT_OUT)
    code = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", code, tmp_path], cwd=sources, check=True, capture_output=True)
    archive = next(tmp_path.glob("*.tar.gz"))
    subprocess.run([sys.executable, "-m", "tarfile", "-e", archive, tmp_path / "shipped"], check=True)
    shipped = next((tmp_path / "shipped").iterdir())
    for name in ("run.py", "test.py", "constraints.txt", "tests/conftest.py"):
        assert (shipped / name).is_file(), name
    code = code.replace("sdist", "wheel")
    pure = {**os.environ, "LIUDOU_COMPILE": "0"}  # test_wheel compiles
    subprocess.run(
        [sys.executable, "-c", code, tmp_path], cwd=shipped, env=pure, check=True, capture_output=True
    )
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        installed = set(wheel.namelist())
    wanted = {f"liudou_gui/translations/liudou_{language}.qm" for language in ("zh_Hans", "zh_Hant")}
    for path in (p for top in ("engine", "liudou_gui", "resources") for p in (sources / top).rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".md") and path.parent.name != "training":
            name = path.relative_to(sources).as_posix()
            wanted.add(f"liudou_gui/{name}" if name.startswith("resources/") else name)
    assert wanted - installed == set()
    assert not any(
        name.startswith(("tests/", "packaging/", "bootstrap", "engine/training")) for name in installed
    )


@pytest.mark.parametrize("place", ["wheel", "checkout", "frozen"])
def test_files_are_found_wherever_the_program_is(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "liudou_gui"
    home = tmp_path if place == "checkout" else package
    for name in ("resources/fonts/a.otf", "translations/a.qm"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).touch()
    if place == "frozen":
        monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    else:
        monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.resource("fonts", "a.otf") == home / "resources" / "fonts" / "a.otf"
    assert paths.resource("translations", "a.qm") == home / "translations" / "a.qm"
    with pytest.raises(FileNotFoundError, match="resources/fonts/b.otf"):
        paths.resource("fonts", "b.otf")
