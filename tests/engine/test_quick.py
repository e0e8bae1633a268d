"""The quick way to change a view gives what the library's own does."""

from __future__ import annotations

import dataclasses

import pytest

from engine.quick import replace
from engine.view import Phase, PlayerView


def test_it_is_what_the_library_does_and_leaves_the_old_view_alone() -> None:
    view = PlayerView(1, n=4)
    assert replace(view, n=2, phase=Phase.OVER) == dataclasses.replace(view, n=2, phase=Phase.OVER)
    assert replace(view) == view
    assert view.n == 4


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="scores"):
        replace(PlayerView(1), scores=1)


def test_a_view_has_slots_and_nothing_to_do_in_its_constructor() -> None:
    assert not hasattr(PlayerView, "__post_init__")
    assert hasattr(PlayerView, "__slots__")
