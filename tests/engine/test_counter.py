"""The counter: what is where, by public facts and the own hand alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.cards import Card, Rank, parse_cards
from engine.counter import PASSES_KEPT, CardCount, RankCount, count_cards, known_cards
from engine.deal import Deal, deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, fold, view_of
from engine.visible import BottomGiven, HandOpened, MarkKind, MarkShown, Passed, Played
from tests.helpers.deals import arranged_deal
from tests.helpers.pairs import pairs
from tests.helpers.scenes import played, seated
from tests.helpers.tables import VIEWERS, Watched


def _of(count: CardCount, rank: Rank) -> RankCount:
    return next(row for row in count.ranks if row.rank is rank)


def _scene(variant: Variant = Variant.TWO_FOUR) -> PlayerView:
    return view_of(0, seated(variant))


def test_a_rank_is_out_own_or_elsewhere() -> None:
    view = fold(_scene(), played(2, "8d0 8d1 8c1"))
    eight = _of(count_cards(view), Rank.EIGHT)
    assert (eight.total, eight.out, eight.own, eight.elsewhere) == (16, 3, 3, 10)
    assert eight.played == (0, 0, 3, 0, 0, 0)


def test_jokers_have_one_copy_a_deck() -> None:
    count = count_cards(_scene())
    assert count.ranks[0].rank is Rank.BIG_JOKER
    assert [(row.total, row.elsewhere) for row in count.ranks[:2]] == [(4, 3), (4, 4)]
    assert count_cards(_scene(Variant.HIDDEN)).ranks[0].total == 3


def test_all_copies_of_the_face_are_marked_in_hidden() -> None:
    view = fold(_scene(Variant.HIDDEN), MarkShown(MarkKind.OPEN, Card.parse("8h1"), 3))
    (mark,) = count_cards(view).marks
    assert (mark.total, mark.out, mark.own, mark.elsewhere, mark.untold) == (3, 0, 1, 2, 1)
    assert mark.known == (0, 0, 0, 1, 0, 0)
    (mark,) = count_cards(fold(view, played(3, "8h1"))).marks
    assert (mark.out, mark.played[3], mark.untold) == (1, 1, 1)


def test_a_mark_of_four_decks_is_one_card() -> None:
    view = fold(_scene(), MarkShown(MarkKind.OPEN, Card.parse("9s0"), 1))
    view = fold(view, MarkShown(MarkKind.SECRET, Card.parse("8h0"), 0))
    one, two = count_cards(view).marks
    assert (one.total, one.own, one.elsewhere, one.known[1]) == (1, 0, 1, 1)
    assert (two.total, two.own, two.elsewhere) == (1, 1, 0)


def test_bottom_and_open_hands_are_known_until_played() -> None:
    view = fold(_scene(), BottomGiven(2, parse_cards("9d0 9d1")))
    assert known_cards(view)[2] == set(parse_cards("9d0 9d1"))
    view = fold(view, HandOpened(2, parse_cards("9d0 9d1 Td0")))
    view = fold(view, played(2, "9d0"))
    assert known_cards(view)[2] == set(parse_cards("9d1 Td0"))
    assert _of(count_cards(view), Rank.NINE).known == (0, 0, 1, 0, 0, 0)


def test_what_each_seat_passed_on_is_kept_latest_first() -> None:
    view = _scene()
    for rank in "3456789T":
        for event in (played(1, f"{rank}s3"), Passed(2)):
            view = fold(view, event)
    mine = count_cards(view).passed_on[2]
    assert [plays.ranks[0].letter for plays in mine] == list("T98765")
    assert len(mine) == PASSES_KEPT
    assert count_cards(view).passed_on[3] == ()


def _deals(variant: Variant) -> list[Deal]:
    rng = Random(f"counter/{variant.value}")
    deals = [deal_from_seed(Ruleset(variant), rng.randbytes(32)) for _ in range(3)]
    if variant is not Variant.HIDDEN:  # T3: seven jokers in one hand make the eighth a dead one
        deals.append(arranged_deal(Ruleset(variant), rng, hands={1: "wwwwWWW", 2: "W"}))
    return deals


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_sums_hold_for_every_viewer_at_every_event(variant: Variant) -> None:
    for number, deal in enumerate(_deals(variant)):
        watched = Watched(deal)
        bot = RuleBot() if number == 0 else RandomBot()
        watched.play(dict.fromkeys(range(SEATS), bot), number)
        for viewer in VIEWERS:
            view = PlayerView(viewer)
            for envelope in watched.streams[viewer]:
                view = fold(view, envelope.event)
                if isinstance(envelope.event, (Played, BottomGiven, HandOpened, MarkShown)):
                    _check(view)
            _check(view)


def _check(view: PlayerView) -> None:
    count = count_cards(view)
    assert sum(row.total for row in count.ranks) == view.ruleset.variant.decks * 54
    for row in count.ranks:
        assert min(row.out, row.own, row.elsewhere, *row.played, *row.known) >= 0
        assert row.out + row.own + row.elsewhere == row.total
        assert sum(row.played) == row.out
        assert sum(row.known) <= row.elsewhere
    for mark in count.marks:
        assert min(mark.out, mark.own, mark.untold, *mark.played, *mark.known) >= 0
        assert mark.out + mark.own + mark.elsewhere == mark.total
    given = sum(len(cards) for _, cards in view.bottom)
    hidden = sum(view.sizes) - len(view.hand) + view.ruleset.variant.bottom_size - given
    if all(view.sizes):
        assert count.elsewhere == hidden
    for seat, cards in enumerate(known_cards(view)):
        assert seat != view.viewer or not cards


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_deals_a_viewer_cannot_tell_apart_count_alike(variant: Variant) -> None:
    for pair in pairs(variant, 15, seed=7):
        one, two = (
            count_cards(view_of(pair.viewer, (envelope.event for envelope in told)))
            for told in (pair.told, pair.told_otherwise)
        )
        assert one == two


def test_the_truth_at_the_end_adds_nothing() -> None:
    """A view's opened hands (E1) are no part of the counter: it ends as the play left it."""
    watched = Watched(_deals(Variant.TWO_FOUR)[0])
    watched.play({seat: RandomBot() for seat in range(SEATS)}, 5)
    view = watched.view(3)
    assert view.opened is not None
    assert count_cards(view) == count_cards(replace(view, opened=None))
