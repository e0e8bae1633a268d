"""Fair dealing, byte by byte: the document's values, an independent tree, and every byte that is changed."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.deal import deal_from_seed
from engine.fair import (
    Cause,
    DealingId,
    NotFair,
    SeatShare,
    Transcript,
    Tree,
    check_cards,
    check_shares,
    check_transcript,
    fair_seed,
    host_commitment,
    pack_of,
    positions,
    salt,
    seat_commitment,
    seat_shares,
)
from engine.fair_text import parse_transcript, transcript_lines
from engine.ruleset import SEATS, Ruleset, Variant

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-dealing.md"
ID = DealingId(bytes(range(1, 9)), 9)
HOST = bytes(range(32))
SHARES = tuple(
    SeatShare(seat, seat_commitment(ID, seat, share), share)
    for seat, share in ((0, b"\x11" * 32), (3, b"\x22" * 32))
)
SEED = fair_seed(ID, HOST, SHARES)


def transcript(variant: Variant = Variant.HIDDEN) -> Transcript:
    root = Tree(ID, HOST, deal_from_seed(Ruleset(variant), SEED)).root
    return Transcript(ID, host_commitment(ID, HOST), SHARES, root, 0, HOST)


def test_the_values_are_those_of_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert "\n".join(transcript_lines(transcript())) in text
    for value in (
        SEED,
        fair_seed(ID, HOST, ()),
        salt(ID, HOST, 0),
        transcript(Variant.TWO_FOUR).root,
        plain_leaf(0, Card.parse("Ah2")),
    ):
        assert f"| `{value.hex()}` |" in text


def plain_leaf(position: int, card: Card) -> bytes:
    """A leaf as the document has it, by other code than the engine's."""
    where = bytes.fromhex("0000000000000009") + bytes(range(1, 9)) + position.to_bytes(2, "big")
    its_salt = hmac.new(HOST, b"liudou/fair/1/salt" + where, hashlib.sha256).digest()
    return hashlib.sha256(b"liudou/fair/1/leaf" + where + its_salt + str(card).encode()).digest()


def plain_top(leaves: list[bytes]) -> bytes:
    if len(leaves) == 1:
        return leaves[0]
    half = 1
    while half * 2 < len(leaves):
        half *= 2
    left, right = plain_top(leaves[:half]), plain_top(leaves[half:])
    return hashlib.sha256(b"liudou/fair/1/node" + left + right).digest()


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_the_tree_is_what_the_document_says(variant: Variant) -> None:
    deal = deal_from_seed(Ruleset(variant), SEED)
    pack = pack_of(deal)
    top = plain_top([plain_leaf(place, card) for place, card in enumerate(pack)])
    where = bytes.fromhex("0000000000000009") + bytes(range(1, 9)) + len(pack).to_bytes(2, "big")
    assert Tree(ID, HOST, deal).root == hashlib.sha256(b"liudou/fair/1/root" + where + top).digest()


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_positions_are_a_whole_pack_and_each_place_is_proved(variant: Variant) -> None:
    deal = deal_from_seed(Ruleset(variant), SEED)
    tree, pack = Tree(ID, HOST, deal), pack_of(deal)
    found: list[int] = []
    for seat in (*range(SEATS), None):
        places = positions(variant, seat)
        cards = deal.bottom if seat is None else deal.hands[seat]
        assert tuple(pack[place] for place in places) == cards
        check_cards(ID, tree.root, variant, seat, cards, tree.salts(places), tree.paths(places))
        found.extend(places)
    assert sorted(found) == list(range(variant.decks * 54))


@settings(max_examples=60)
@given(data=st.data())
def test_no_other_card_place_salt_path_root_or_dealing_is_proved(data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(Variant))
    deal = deal_from_seed(Ruleset(variant), SEED)
    tree, places = Tree(ID, HOST, deal), positions(variant, 1)
    cards, salts, paths = list(deal.hands[1]), list(tree.salts(places)), [*map(list, tree.paths(places))]
    dealing, root, seat = ID, tree.root, 1
    at = data.draw(st.integers(0, len(cards) - 1))
    match data.draw(st.sampled_from(["card", "swap", "salt", "path", "root", "dealing", "seat"])):
        case "card":
            cards[at] = data.draw(st.sampled_from([card for card in pack_of(deal) if card not in cards]))
        case "swap":
            cards[at], cards[at - 1] = cards[at - 1], cards[at]
        case "salt":
            salts[at] = bytes([salts[at][0] ^ 1]) + salts[at][1:]
        case "path":
            step = data.draw(st.integers(0, len(paths[at]) - 1))
            paths[at][step] = bytes([paths[at][step][0] ^ 1]) + paths[at][step][1:]
        case "root":
            root = bytes([root[0] ^ 1]) + root[1:]
        case "dealing":
            dealing = replace(ID, number=10)
        case "seat":
            seat = 2
    with pytest.raises(NotFair) as found:
        check_cards(dealing, root, variant, seat, cards, salts, paths)
    assert found.value.cause is Cause.HAND_NOT_PROVED


def test_a_card_twice_is_named_as_such() -> None:
    deal = deal_from_seed(Ruleset(Variant.HIDDEN), SEED)
    tree, places = Tree(ID, HOST, deal), positions(Variant.HIDDEN, 0)
    cards = (deal.hands[0][1], *deal.hands[0][1:])
    with pytest.raises(NotFair) as found:
        check_cards(ID, tree.root, Variant.HIDDEN, 0, cards, tree.salts(places), tree.paths(places))
    assert found.value.cause is Cause.CARD_TWICE


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_an_honest_transcript_gives_its_deal(variant: Variant) -> None:
    deal = check_transcript(transcript(variant), Ruleset(variant))
    assert deal == deal_from_seed(Ruleset(variant), SEED)


def test_each_thing_that_was_said_counts() -> None:
    """Whatever is changed in a transcript, it is no longer fair."""
    honest, other = transcript(), b"\x33" * 32
    first, second = SHARES
    changes = {
        Cause.HOST_SHARE: [{"host_share": other}, {"host_commitment": other}],
        Cause.SEAT_SHARE: [
            {"shares": (replace(first, share=other), second)},
            {"shares": (replace(first, commitment=other), second)},
            {"shares": (replace(first, seat=1), second)},
        ],
        Cause.ROOT: [{"shares": (first,)}, {"shares": ()}, {"root": other}],
        Cause.MALFORMED: [{"host_share": b""}],
    }
    for cause, wrongs in changes.items():
        for wrong in wrongs:
            with pytest.raises(NotFair) as found:
                check_transcript(replace(honest, **wrong), Ruleset(Variant.HIDDEN))  # type: ignore[arg-type]
            assert found.value.cause is cause, wrong
    for dealing in (replace(ID, number=8), replace(ID, table=bytes(8))):
        with pytest.raises(NotFair):
            check_transcript(replace(honest, id=dealing), Ruleset(Variant.HIDDEN))


def test_the_same_share_of_two_seats_has_two_commitments() -> None:
    assert seat_commitment(ID, 0, HOST) != seat_commitment(ID, 1, HOST)
    assert seat_commitment(ID, 0, HOST) != host_commitment(ID, HOST)
    with pytest.raises(NotFair):
        check_shares(ID, [SeatShare(1, seat_commitment(ID, 0, HOST), HOST)])


def test_shares_of_other_seats_than_committed_are_refused() -> None:
    with pytest.raises(NotFair) as found:
        seat_shares({0: HOST, 1: HOST}, {0: HOST})
    assert found.value.cause is Cause.OTHER_SHARES
    assert [entry.seat for entry in seat_shares({4: HOST, 1: HOST}, {1: HOST, 4: HOST})] == [1, 4]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: DealingId(b"short", 1),
        lambda: DealingId(bytes(8), -1),
        lambda: host_commitment(ID, b"short"),
        lambda: seat_commitment(ID, 6, HOST),
        lambda: seat_commitment(ID, -1, HOST),
        lambda: replace(transcript(), root=b""),
        lambda: replace(transcript(), shares=SHARES[::-1]),
        lambda: replace(transcript(), shares=(SHARES[0], SHARES[0])),
        lambda: replace(transcript(), host_share=b"short"),
        lambda: replace(transcript(), broken_off=-1),
    ],
)
def test_what_has_another_size_or_order_is_refused(wrong: object) -> None:
    with pytest.raises(NotFair) as found:
        wrong()  # type: ignore[operator]
    assert found.value.cause is Cause.MALFORMED


def test_secrets_are_not_in_what_is_printed() -> None:
    assert HOST.hex() not in repr(transcript())
    assert repr(HOST) not in repr(transcript())
    assert repr(SHARES[0].share) not in repr(SHARES[0])


@pytest.mark.parametrize("opened", (True, False))
def test_a_transcript_is_its_text(opened: bool) -> None:
    said = transcript() if opened else replace(transcript(), host_share=b"", shares=(), broken_off=3)
    assert parse_transcript(transcript_lines(said)) == said


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fair 0102", "fair 01"),
        (" 9 0", " 09 0"),
        (" 9 0", " 9 -1"),
        (" 9 0", f" {2**64} 0"),
        ("fair-seat 3", "fair-seat 6"),
        ("fair-seat 3", "fair-seat 0"),
        ("fair-host 38", "fair-host 3"),
        ("fair-root ", "fair-top "),
        ("1111", "11G1"),
    ],
)
def test_a_damaged_transcript_is_refused(old: str, new: str) -> None:
    text = "\n".join(transcript_lines(transcript()))
    assert old in text
    with pytest.raises(ValueError, match=r"\w{3,}"):
        parse_transcript(text.replace(old, new, 1).split("\n"))
    with pytest.raises(ValueError, match="missing"):
        parse_transcript(text.split("\n")[:2])
