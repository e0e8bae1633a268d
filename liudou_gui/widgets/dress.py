"""Language and colours of the whole window, as the settings wish them."""

from __future__ import annotations

from liudou_gui.model.settings import Settings
from liudou_gui.widgets.fonts import use_application_font
from liudou_gui.widgets.rows import set_card_colours, set_card_language, shared_faces
from liudou_gui.widgets.styles import theme, use_theme


def speak(language: str) -> None:
    """Use the fonts and the jokers' words of *language*."""
    use_application_font(language)
    set_card_language(language)


def dress(settings: Settings) -> bool:
    """Use the colours of the settings and return whether they are others than before."""
    changed = use_theme(settings.look.value)
    changed |= shared_faces().four_colour != (settings.four_colour or theme().always_four_colour)
    if changed:
        set_card_colours(four_colour=settings.four_colour)
    return changed
