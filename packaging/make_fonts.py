"""Make the bundled fonts: subsets of Noto Sans CJK under names of our own (OFL reserves the old ones)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTCollection, TTFont  # type: ignore[import-untyped]

SOURCE = Path("/usr/share/fonts/opentype/noto")
"""Where Debian's ``fonts-noto-cjk`` puts the collections."""

WEIGHTS = ("Regular", "Bold")
FACES = {"KR": "Noto Sans CJK KR", "SC": "Noto Sans CJK SC", "TC": "Noto Sans CJK TC"}
"""The three faces: English takes its glyphs from KR, simplified from SC, traditional from TC."""

SYMBOLS = "×÷−±≤≥≠≈→←↑↓↔…–—‘’“”·•‧✓✕✗⚠ⓘ▲△▼▽■□●○◆◇★☆♠♥♦♣①②③④⑤⑥⑦⑧⑨⑩％＋－＝　"


def latin() -> set[int]:
    """Return Latin, general punctuation, arrows and the signs the window uses."""
    ranges = ((0x20, 0x7F), (0xA0, 0x180), (0x2010, 0x2028), (0x2030, 0x203B), (0x2190, 0x2194))
    return {code for low, high in ranges for code in range(low, high)} | set(map(ord, SYMBOLS))


def double_bytes(codec: str, first: range, second: range) -> set[int]:
    """Return the characters that *codec* writes in two bytes of the given ranges."""
    found = set()
    for high in first:
        for low in second:
            text = bytes((high, low)).decode(codec, errors="ignore")
            if len(text) == 1:
                found.add(ord(text))
    return found


def chinese() -> set[int]:
    """Return GB2312 and Big5's symbols and first level (the 5401 frequent characters)."""
    gb2312 = double_bytes("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF))
    trail = range(0x40, 0xFF)
    big5 = double_bytes("big5", range(0xA1, 0xC7), trail)
    return gb2312 | big5


def rename(font: TTFont, face: str, weight: str) -> None:
    """Give *font* the family name ``Liudou Sans KR`` (SC, TC) and drop every other name but the licence."""
    family = f"Liudou Sans {face}"
    table = font["name"]
    kept = {record.nameID: record.toUnicode() for record in table.names if record.nameID in (0, 13, 14)}
    names = {
        **kept,
        1: family,
        2: weight,
        3: f"Liudou;{family} {weight}",
        4: f"{family} {weight}",
        5: "Version 1.0; subset of Noto Sans CJK 2.004",
        6: f"LiudouSans{face}-{weight}",
    }
    table.names = []
    for name_id, text in sorted(names.items()):
        table.setName(text, name_id, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames[0] = names[6]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName = names[4], family


def make(face: str, weight: str, target: Path) -> None:
    """Write one subset of one face and weight to *target*."""
    collection = TTCollection(str(SOURCE / f"NotoSansCJK-{weight}.ttc"), lazy=True)
    font = next(one for one in collection.fonts if one["name"].getDebugName(1) == FACES[face])
    wanted = latin() if face == "KR" else latin() | chinese()
    options = Options()
    options.hinting = False
    options.desubroutinize = False
    options.layout_features = ["kern"] if face == "KR" else []
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx", "GDEF"]
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    rename(font, face, weight)
    font.save(str(target))


def main() -> int:
    """Make the six files of the bundled family."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(__file__).resolve().parent.parent / "resources" / "fonts"
    parser.add_argument("--out", type=Path, default=default, help="folder to write to")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        for weight in WEIGHTS:
            target = out / f"LiudouSans{face}-{weight}.otf"
            make(face, weight, target)
            print(f"{target.name}: {target.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
