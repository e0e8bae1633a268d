"""Colours, sizes and the style sheet of the three themes; data only, no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

SMALLEST_TEXT = 11.5
"""No text is ever smaller on the screen, whatever the scale."""

HIT = 32
"""What is pressed is never smaller, in logical pixels, whatever the scale."""

TYPE_SIZES: Mapping[str, int] = {
    "page_title": 28,
    "caption": 23,
    "section": 20,
    "card_title": 17,
    "name": 15,
    "body": 14,
    "second": 13,
    "label": 12,
}
RADII: Mapping[str, int] = {"key": 5, "button": 10, "seat_panel": 15, "tile": 16, "dialog": 20}
SELECTED_EDGE = "#C98413"
NIGHT = "#2C315F"
CREAM = "#F4E9C9"
PENDING_GREY = "#8F897E"


@dataclass(frozen=True)
class Theme:
    """All colour tokens of one theme, as ``#RRGGBB``, and how strongly it mixes and shades."""

    name: str
    felt: str
    felt_lit: str
    felt_edge: str
    mat: str
    mat_line: str
    on_felt: str
    pill: str
    panel: str
    page: str
    inset: str
    line: str
    ink: str
    ink2: str
    amber: str
    on_amber: str
    amber_line: str
    cinnabar: str
    cinnabar_text: str
    teal: str
    teal_text: str
    pos: str
    pos_text: str
    neg: str
    neg_text: str
    leaf: str
    leaf_text: str
    card: str
    card_edge: str
    card_black: str
    card_red: str
    on_badge: str
    card_blue: str = "#1B5FAE"
    card_green: str = "#256B33"
    shadow: float = 0.22
    amber_tint: float = 0.46
    grey_mix: float = 0.30
    felt_mix: float = 0.24
    always_four_colour: bool = False

    @property
    def selected_paper(self) -> str:
        """The paper of a selected card."""
        return mix(self.card, self.amber, 0.20)

    @property
    def pending_paper(self) -> str:
        """The paper of a card that waits for the table or is dead."""
        return mix(self.card, PENDING_GREY, self.grey_mix)

    @property
    def earlier_paper(self) -> str:
        """The paper of an earlier play of the trick."""
        return mix(self.card, self.felt, self.felt_mix)

    @property
    def disabled(self) -> str:
        """The fill of a disabled button; its text is ``ink2``."""
        return mix(self.inset, self.panel, 0.3)

    @property
    def hover(self) -> str:
        """The fill of a plain button under the pointer."""
        return mix(self.panel, self.amber, 0.18)

    @property
    def chosen(self) -> str:
        """The fill of a chosen segment or row."""
        return mix(self.panel, self.amber, self.amber_tint)

    @property
    def focus(self) -> str:
        """The colour of focus rings."""
        return self.amber if self.name == "ink" else self.ink


CELADON = Theme(
    "celadon",
    felt="#426861", felt_lit="#48706A", felt_edge="#35564F", mat="#3A5F59", mat_line="#6C948B",
    on_felt="#FBF7EC", pill="#274741", panel="#FBF7EC", page="#F1E9D8", inset="#E9DFCB", line="#D6C8AC",
    ink="#2B2823", ink2="#5F584C", amber="#EDB04A", on_amber="#2B2823", amber_line="#87560C",
    cinnabar="#B03A2B", cinnabar_text="#A93526", teal="#1E6B76", teal_text="#1C646F",
    pos="#B3521B", pos_text="#A04714", neg="#434E9E", neg_text="#3E4897", leaf="#37733F", leaf_text="#2F673A",
    card="#FFFDF7", card_edge="#CDBFA3", card_black="#26231F", card_red="#B5301F", on_badge="#FFFFFF",
)  # fmt: skip
LAMPLIGHT = Theme(
    "lamplight",
    felt="#1F2E2A", felt_lit="#283B36", felt_edge="#131D1B", mat="#1A2825", mat_line="#41594F",
    on_felt="#F3EDE0", pill="#0D1514", panel="#2C3633", page="#1B2321", inset="#222C29", line="#46534E",
    ink="#F3EDE0", ink2="#B9BDB0", amber="#F0B650", on_amber="#241F14", amber_line="#F0B650",
    cinnabar="#B8432F", cinnabar_text="#F59A86", teal="#1F7480", teal_text="#7BCBC4",
    pos="#B85A22", pos_text="#F4A970", neg="#525DB5", neg_text="#B0B9F8", leaf="#3C7A48", leaf_text="#8CCB92",
    card="#F4EEDF", card_edge="#8F8672", card_black="#23211D", card_red="#AE2E1E", on_badge="#FFFFFF",
    shadow=0.50, amber_tint=0.28, grey_mix=0.22, felt_mix=0.20,
)  # fmt: skip
INK = Theme(
    "ink",
    felt="#000000", felt_lit="#000000", felt_edge="#000000", mat="#000000", mat_line="#FFFFFF",
    on_felt="#FFFFFF", pill="#000000", panel="#000000", page="#000000", inset="#1C1C1C", line="#FFFFFF",
    ink="#FFFFFF", ink2="#FFFFFF", amber="#FFD400", on_amber="#000000", amber_line="#FFD400",
    cinnabar="#FF6A55", cinnabar_text="#FF8A78", teal="#4FE0D4", teal_text="#4FE0D4",
    pos="#FFA04D", pos_text="#FFA04D", neg="#B6BEFF", neg_text="#B6BEFF", leaf="#6BE07A", leaf_text="#6BE07A",
    card="#FFFFFF", card_edge="#000000", card_black="#000000", card_red="#C4001A", on_badge="#000000",
    shadow=0.0, amber_tint=0.28, grey_mix=0.22, felt_mix=0.20, always_four_colour=True,
)  # fmt: skip
THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (CELADON, LAMPLIGHT, INK)}


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, part: float) -> str:
    """Return *one* with *part* (0 to 1) of *other* in it."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""

    def luminance(colour: str) -> float:
        parts = [value / 255 for value in _channels(colour)]
        red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def text_px(size: float, scale: float, dpr: float = 1.0) -> float:
    """Return a text size in logical pixels, on the screen of pixel ratio *dpr* never under the smallest."""
    return max(SMALLEST_TEXT / dpr, size * scale)


_SHEET = """
QWidget {{ color: {ink}; font-size: {body}px; }}
QWidget#page, QDialog, QMainWindow, QScrollArea, QStackedWidget {{ background: {page}; }}
QScrollArea {{ border: none; }}
QLabel {{ background: transparent; }}
QLabel[role="page_title"] {{ font-size: {page_title}px; font-weight: bold; }}
QLabel[role="section"] {{ font-size: {section}px; font-weight: bold; }}
QLabel[role="card_title"] {{ font-size: {card_title}px; font-weight: bold; }}
QLabel[role="second"] {{ font-size: {second}px; color: {ink2}; }}
QLabel[role="label"] {{ font-size: {label}px; color: {ink2}; }}
QLabel[role="danger"] {{ color: {cinnabar_text}; }}
QFrame[tile="true"] {{ background: {panel}; border: 1px solid {line}; border-radius: {r_tile}px; }}
QPushButton {{ background: {panel}; border: 2px solid {line}; border-radius: {r_button}px;
  min-height: {button_inner}px; padding: 0 {pad}px; font-size: {name}px; font-weight: bold;
  outline: none; }}
QPushButton:hover {{ background: {hover}; border-color: {amber_line}; }}
QPushButton:pressed, QPushButton:checked {{ background: {chosen}; border-color: {amber_line}; }}
QPushButton[kind="primary"] {{ background: {amber}; color: {on_amber}; border-color: {amber_deep}; }}
QPushButton[kind="primary"]:hover {{ background: {amber_hover}; }}
QPushButton[kind="danger"] {{ background: {cinnabar}; color: {on_badge}; border-color: {cinnabar}; }}
QPushButton[kind="icon"] {{ min-height: {icon_inner}px; min-width: {icon_inner}px; padding: 0; }}
QPushButton[kind="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[kind="quiet"]:hover {{ background: {hover}; }}
QPushButton:disabled {{ background: {disabled}; color: {ink2}; border-color: {line}; }}
QPushButton:focus, QPushButton[kind="quiet"]:focus {{ border: 2px solid {focus}; }}
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit {{ background: {panel}; border: 2px solid {line};
  border-radius: {r_button}px; min-height: {field_inner}px; padding: 0 {pad_small}px;
  selection-background-color: {amber}; selection-color: {on_amber}; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
  border-color: {focus}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ background: {disabled}; color: {ink2}; }}
QComboBox::drop-down {{ border: none; width: {row}px; }}
QComboBox::down-arrow {{ image: none; width: 0; height: 0; border-left: 5px solid {panel};
  border-right: 5px solid {panel}; border-top: 6px solid {ink2}; }}
QComboBox QAbstractItemView, QMenu {{ background: {panel}; border: 1px solid {line};
  selection-background-color: {chosen}; selection-color: {ink}; outline: none; }}
QMenu::item {{ padding: {pad_small}px {pad}px; }}
QMenu::item:selected {{ background: {chosen}; }}
QMenu::item:disabled {{ color: {ink2}; }}
QCheckBox, QRadioButton {{ background: transparent; spacing: {pad_small}px; min-height: {row}px; }}
QCheckBox:focus, QRadioButton:focus {{ border-bottom: 2px solid {focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {tick}px; height: {tick}px; border: 2px solid {ink2};
  background: {panel}; }}
QCheckBox::indicator {{ border-radius: {r_tick}px; }}
QRadioButton::indicator {{ border-radius: {r_radio}px; }}
QCheckBox::indicator:checked {{ background: {amber_line}; border: 2px solid {ink}; }}
QRadioButton::indicator:checked {{ width: {radio}px; height: {radio}px; border: 6px solid {amber_line}; }}
QListView, QTreeView, QTableView {{ background: {panel}; border: 1px solid {line}; padding: 3px;
  border-radius: {r_button}px;
  alternate-background-color: {page}; outline: none; }}
QListView::item, QTreeView::item {{ min-height: {row}px; padding: 0 {pad_small}px; }}
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {{ background: {chosen};
  color: {ink}; }}
QListView:focus, QTreeView:focus, QTableView:focus {{ border: 2px solid {focus}; padding: 2px; }}
QHeaderView {{ background: {inset}; border: none; }}
QHeaderView::section {{ background: {inset}; border: none; padding: {pad_small}px; }}
QTabWidget::pane {{ border: none; }}
QTabBar::tab {{ background: transparent; color: {ink2}; min-height: {row}px; padding: 0 {pad_small}px;
  border-bottom: 3px solid transparent; }}
QTabBar::tab:selected {{ color: {ink}; font-weight: bold; border-bottom-color: {amber_line}; }}
QTabBar::tab:focus {{ border: 2px solid {focus}; }}
QSlider:horizontal {{ min-height: 32px; }}
QSlider::groove:horizontal {{ background: {inset}; height: 6px; border-radius: 3px; }}
QSlider::sub-page:horizontal {{ background: {amber_line}; height: 6px; border-radius: 3px; }}
QSlider::handle:horizontal {{ background: {amber}; border: 2px solid {amber_line}; width: 18px;
  margin: -9px 0;
  border-radius: 11px; }}
QSlider::handle:horizontal:focus {{ border-color: {focus}; }}
QProgressBar {{ background: {inset}; border: none; border-radius: 4px; min-height: 8px; max-height: 8px; }}
QProgressBar::chunk {{ background: {teal}; border-radius: 4px; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {scroll}; border-radius: 4px; margin: 2px; min-height: 32px;
  min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page
 {{ background: none; border: none; height: 0; width: 0; }}
QToolTip {{ background: {panel}; color: {ink}; border: 1px solid {line}; padding: 4px; }}
"""


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """Return the sheet for ordinary widgets: flat fills, 2 px focus rings, buttons 44 high times *scale*."""
    tokens = {key: value for key, value in vars(theme).items() if isinstance(value, str)}
    sizes = {key: round(text_px(px, scale)) for key, px in TYPE_SIZES.items()}
    tick = max(16, round(16 * scale))
    extra = {
        "tick": tick,
        "r_tick": round(tick * 0.31),
        "r_radio": tick // 2 + 2,
        "radio": tick - 8,
        "disabled": theme.disabled,
        "hover": theme.hover,
        "chosen": theme.chosen,
        "focus": theme.focus,
        "amber_deep": mix(theme.amber, theme.amber_line, 0.35),
        "amber_hover": mix(theme.amber, theme.card, 0.2),
        "scroll": mix(theme.page, theme.ink2, 0.45),
        "r_button": round(RADII["button"] * scale),
        "r_tile": round(RADII["tile"] * scale),
        "button_inner": max(HIT, round(44 * scale)) - 4,
        "icon_inner": max(HIT, round(36 * scale)) - 4,
        "field_inner": max(HIT, round(40 * scale)) - 4,
        "row": max(HIT, round(32 * scale)),
        "pad": round(16 * scale),
        "pad_small": round(8 * scale),
    }
    return _SHEET.format_map({**tokens, **sizes, **extra})
