"""A fair dealing at the host, in virtual time: stages, late and false shares, and a killed host."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engine.deal import deal_from_seed
from engine.fair import DealingId, check_cards, host_commitment, opens, seat_commitment
from engine.ruleset import SEATS, Ruleset, Variant
from liudou_gui.host.dealing import Broken, Dealing, Sealed
from liudou_gui.protocol.down import DealingBroken, SharesCommitted
from liudou_gui.protocol.limits import RESTART_GRACE_MS, SHARE_MS
from liudou_gui.protocol.up import ShareCommit, ShareReveal

TABLE = b"table--1"
ID = DealingId(TABLE, 9)
HOST = b"\x07" * 32


def share_of(seat: int) -> bytes:
    return bytes([seat + 1]) * 32


def commitment_of(seat: int) -> bytes:
    return seat_commitment(ID, seat, share_of(seat))


def begun(*seats: int) -> Dealing:
    return Dealing(9, 4, HOST, seats, 1_000, TABLE)


def commit(dealing: Dealing, *seats: int, at: int = 1_100) -> None:
    for seat in seats:
        assert dealing.commit(seat, ShareCommit(9, commitment_of(seat)), at)


def reveal(dealing: Dealing, *seats: int, at: int = 1_200) -> None:
    for seat in seats:
        assert dealing.reveal(seat, ShareReveal(9, share_of(seat)), at)


def test_the_host_speaks_first_and_all_shares_make_the_seed() -> None:
    dealing = begun(4, 0)
    assert dealing.offer.asked == (0, 4)
    assert opens(dealing.offer.commitment, host_commitment(ID, HOST))
    assert dealing.due_ms == 1_000 + SHARE_MS
    commit(dealing, 4)
    assert dealing.take() == []
    assert dealing.awaited == (0,)
    commit(dealing, 0)
    assert dealing.take() == [SharesCommitted(9, ((0, commitment_of(0)), (4, commitment_of(4))))]
    reveal(dealing, 0, 4)
    assert isinstance(dealing.outcome, Sealed)
    assert dealing.outcome.shares == ((0, share_of(0)), (4, share_of(4)))
    assert dealing.due_ms is None
    assert dealing.opened().share == HOST


def test_every_share_and_the_host_share_change_the_seed() -> None:
    def seed(host: bytes, *seats: int) -> bytes:
        dealing = Dealing(9, 4, host, seats, 1_000, TABLE)
        commit(dealing, *seats)
        reveal(dealing, *seats)
        assert isinstance(dealing.outcome, Sealed)
        return dealing.outcome.seed

    assert len({seed(HOST), seed(HOST, 0), seed(HOST, 1), seed(HOST, 0, 1), seed(b"\x08" * 32, 0, 1)}) == 5


def test_a_table_of_bots_is_sealed_at_once() -> None:
    dealing = begun()
    assert isinstance(dealing.outcome, Sealed)
    assert dealing.take() == [SharesCommitted(9, ())]


def test_who_gives_no_commitment_in_time_is_left_out() -> None:
    dealing = begun(0, 1)
    commit(dealing, 1)
    dealing.tick(1_000 + SHARE_MS - 1)
    assert dealing.take() == []
    dealing.tick(1_000 + SHARE_MS)
    assert dealing.take() == [SharesCommitted(9, ((1, commitment_of(1)),))]
    assert not dealing.commit(0, ShareCommit(9, commitment_of(0)), 5_000)
    reveal(dealing, 1, at=5_000)
    assert isinstance(dealing.outcome, Sealed)


def test_a_share_that_does_not_come_in_time_breaks_the_dealing_off() -> None:
    dealing = begun(0, 1, 2)
    commit(dealing, 0, 1, 2)
    reveal(dealing, 1)
    dealing.take()
    assert not dealing.reveal(0, ShareReveal(9, share_of(0)), 1_100 + SHARE_MS)
    assert dealing.outcome == Broken((0, 2))
    assert dealing.take() == [DealingBroken(9, (0, 2))]
    with pytest.raises(ValueError, match="not sealed"):
        dealing.opened()


@pytest.mark.parametrize("false", (b"\x55" * 32, b"", b"\x01" * 31))
def test_a_share_that_does_not_fit_breaks_the_dealing_off(false: bytes) -> None:
    dealing = begun(0, 1)
    commit(dealing, 0, 1)
    assert not dealing.reveal(0, ShareReveal(9, false), 1_200)
    assert dealing.outcome == Broken((0,))
    assert not dealing.reveal(1, ShareReveal(9, share_of(1)), 1_300)


def test_what_comes_twice_counts_once_and_what_is_out_of_place_not_at_all() -> None:
    dealing = begun(0, 1)
    assert not dealing.reveal(0, ShareReveal(9, share_of(0)), 1_100)
    commit(dealing, 0, 0)
    assert not dealing.commit(0, ShareCommit(9, b"\x01" * 32), 1_100)
    assert not dealing.commit(1, ShareCommit(9, b"short"), 1_100)
    assert not dealing.commit(1, ShareCommit(8, commitment_of(1)), 1_100)
    assert not dealing.commit(3, ShareCommit(9, commitment_of(3)), 1_100)
    commit(dealing, 1)
    assert not dealing.reveal(0, ShareReveal(8, share_of(0)), 1_200)
    assert not dealing.reveal(3, ShareReveal(9, share_of(3)), 1_200)
    reveal(dealing, 0, 0, 1, 1)
    assert isinstance(dealing.outcome, Sealed)
    dealing.tick(99_000)
    assert isinstance(dealing.outcome, Sealed)


def test_who_leaves_is_left_out_before_and_breaks_off_after_the_commitment_was_told() -> None:
    dealing = begun(0, 1)
    commit(dealing, 0)
    dealing.leave(0, 1_150)
    dealing.leave(1, 1_150)
    assert isinstance(dealing.outcome, Sealed)
    assert dealing.outcome.shares == ()
    dealing = begun(0, 1)
    commit(dealing, 0, 1)
    reveal(dealing, 0)
    dealing.leave(0, 1_250)
    assert dealing.outcome is None
    dealing.leave(1, 1_250)
    assert dealing.outcome == Broken((1,))


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_each_seat_is_proved_its_cards_and_a_spectator_none(variant: Variant) -> None:
    dealing = begun(2)
    commit(dealing, 2)
    reveal(dealing, 2)
    ruleset = Ruleset(variant)
    assert isinstance(dealing.outcome, Sealed)
    deal = deal_from_seed(ruleset, dealing.outcome.seed)
    for seat in range(SEATS):
        proved = dealing.proved(ruleset, seat)
        check_cards(ID, proved.root, variant, seat, deal.hands[seat], proved.salts, proved.paths)
    watched = dealing.proved(ruleset, None)
    assert watched.root == dealing.proved(ruleset, 0).root
    assert (watched.salts, watched.paths) == ((), ())
    assert watched.shares == ((2, share_of(2)),)


def stage(number: int) -> Dealing:
    """A dealing after 0 to 4 words, or broken off (5)."""
    dealing = begun(0, 1)
    steps: list[Callable[[], object]] = [
        lambda: commit(dealing, 0),
        lambda: commit(dealing, 1),
        lambda: reveal(dealing, 0),
        (lambda: reveal(dealing, 1)) if number < 5 else (lambda: dealing.tick(99_000)),
    ]
    for step in steps[:number]:
        step()
    return dealing


@pytest.mark.parametrize("number", range(6))
def test_a_killed_host_takes_the_dealing_up_where_it_was(number: int) -> None:
    before = stage(number)
    again = Dealing.from_json(json.loads(json.dumps(before.to_json())), 50_000)
    assert again.offer == before.offer
    assert again.outcome == before.outcome
    assert again.awaited == before.awaited
    assert again.to_json() == before.to_json()
    assert again.so_far() == before.so_far()
    if again.outcome is None:
        assert again.due_ms == 50_000 + RESTART_GRACE_MS
        again.tick(50_000 + RESTART_GRACE_MS)
        assert again.outcome is not None or number < 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"table": "00"},
        {"share": "xx"},
        {"share": 5},
        {"dealing": "9"},
        {"seats": [9]},
        {"commitments": {"0": "00"}},
        {"commitments": []},
        {"shares": {"0": "55" * 32}},
        {"missing": ["a"]},
    ],
)
def test_what_is_no_dealing_is_refused(wrong: dict[str, object]) -> None:
    data = {**stage(5).to_json(), **wrong}
    with pytest.raises(ValueError, match=r"\w{3,}"):
        Dealing.from_json(data, 0)
    with pytest.raises(ValueError, match="no dealing"):
        Dealing.from_json({}, 0)
