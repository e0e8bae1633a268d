"""Properties of combinations, order, moves, verdicts and scores over random hands."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import counts as room
from engine.cards import Card, Face, Rank, full_pack, rank_counts
from engine.combos import Combination, ComboRules, classify, classify_cards
from engine.movegen import answers, default_lead, leads, pick, rank_play, rules_id, verdict
from engine.order import beats, comparable
from engine.reasons import Reason
from engine.scoring import all_copies_scores, hidden_scores, two_camps_scores, two_four_scores

RULES = (
    ComboRules(3),
    ComboRules(3, joker_triples=False),
    ComboRules(3, free_wings=False),
    ComboRules(3, joker_triples=False, free_wings=False),
    ComboRules(4),
)
PACKS = {decks: full_pack(decks) for decks in (3, 4)}
MOST_SUBSETS = 6_000
slow = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])

rules_sets = st.sampled_from(RULES)
seeds = st.integers(0, 2**32)


def two_hands(rules: ComboRules, seed: int, first: int, second: int) -> tuple[list[Card], list[Card]]:
    """Deal two hands of one pack, so that no more jokers meet than there are (O5)."""
    pack = list(PACKS[rules.decks])
    Random(seed).shuffle(pack)
    return sorted(pack[:first]), sorted(pack[first : first + second])


@st.composite
def dense_counts(draw: st.DrawFn, rules: ComboRules) -> list[int]:
    """Draw few ranks side by side, K-A-2-3 too, and jokers: many runs, few subsets."""
    counts = [0] * 15
    start, width = draw(st.integers(0, 12)), draw(st.integers(1, 7))
    top = {7: 2, 6: 3, 5: 4, 4: 5}.get(width, 6)
    for step in range(width):
        counts[(start + step) % 13] = draw(st.integers(0, top))
    for joker in (13, 14):
        counts[joker] = draw(st.integers(0, rules.decks))
    subsets = 1
    for rank, count in enumerate(counts):
        counts[rank] = min(count, MOST_SUBSETS // subsets - 1)
        subsets *= counts[rank] + 1
    return counts


@slow
@given(st.data(), rules_sets)
def test_leads_are_complete_and_each_once(data: st.DataObject, rules: ComboRules) -> None:
    """C1 to C11: the generator finds exactly what brute force and classify find."""
    counts = data.draw(dense_counts(rules))
    found = [tuple(room.used(play, rules_id(rules))) for play in room.leads(counts, rules_id(rules))]
    every = {tuple(part) for part in product(*(range(c + 1) for c in counts)) if classify(part, rules)}
    assert len(found) == len(set(found))
    assert set(found) == every


@slow
@given(rules_sets, seeds, st.integers(1, 46), st.integers(1, 46))
def test_answers_are_the_leads_that_beat(rules: ComboRules, seed: int, mine: int, theirs: int) -> None:
    """O1 to O9: by combinations and by counts alike."""
    hand, other = two_hands(rules, seed, mine, theirs)
    asked = leads(other, rules)
    own = leads(hand, rules)
    code = rules_id(rules)
    codes = room.leads(rank_counts(other), code)
    own_codes = room.leads(rank_counts(hand), code)
    for index in Random(seed).sample(range(len(asked)), min(12, len(asked))):
        old = asked[index].combination
        expected = [play for play in own if beats(play.combination, old)]
        found = answers(hand, rules, old)
        assert len(found) == len(expected)
        assert set(found) == set(expected)
        hot = room.answers(rank_counts(hand), codes[index], code)
        assert sorted(hot) == sorted(play for play in own_codes if room.beats(play, codes[index], code))
        assert {rank_play(play, rules) for play in hot} == set(expected)


@slow
@given(rules_sets, seeds, st.integers(1, 46))
def test_counts_and_combinations_agree(rules: ComboRules, seed: int, size: int) -> None:
    """C, O: size, groups, key of a play by counts are those of the combination."""
    hand, _ = two_hands(rules, seed, size, 0)
    counts, code = rank_counts(hand), rules_id(rules)
    for play in room.leads(counts, code):
        combination = rank_play(play, rules).combination
        assert room.size(play) == combination.size == sum(room.used(play, code))
        assert room.groups_of(play) == combination.groups
        assert room.key(play, code) == combination.key


@slow
@given(rules_sets, seeds, st.integers(1, 30), st.data())
def test_verdict_agrees_with_the_generator(
    rules: ComboRules, seed: int, size: int, data: st.DataObject
) -> None:
    """C, O: what is generated is allowed, what is not has a reason."""
    hand, other = two_hands(rules, seed, size, 20)
    old = data.draw(st.sampled_from([None, *(play.combination for play in leads(other, rules))]))
    legal = leads(hand, rules) if old is None else answers(hand, rules, old)
    for play in legal:
        assert verdict(hand, pick(hand, play), rules, old) == play.combination
    ranks = {play.counts for play in legal}
    for cards in data.draw(st.lists(st.lists(st.sampled_from(hand), unique=True, max_size=12), max_size=12)):
        found = verdict(hand, cards, rules, old)
        assert isinstance(found, Combination if tuple(rank_counts(cards)) in ranks else Reason)


@slow
@given(st.data(), rules_sets)
def test_every_set_of_cards_has_a_verdict(data: st.DataObject, rules: ComboRules) -> None:
    """C: near misses too are diagnosed without fail."""
    counts = data.draw(dense_counts(rules))
    hand = [card for card in PACKS[rules.decks] if card.rank.is_joker or card.deck < 3]
    for part in data.draw(st.lists(st.tuples(*(st.integers(0, c) for c in counts)), max_size=20)):
        chosen = pick(hand, part) if all(a <= 12 for a in part) and part[13] < 4 and part[14] < 4 else ()
        found = verdict(hand, chosen, rules, None)
        assert isinstance(found, Combination) == (classify_cards(chosen, rules) is not None)


@slow
@given(rules_sets, seeds)
def test_beats_is_a_strict_weak_order_within_its_kind(rules: ComboRules, seed: int) -> None:
    """O2, O4, O9: irreflexive, asymmetric, transitive; equality is transitive too."""
    hand, _ = two_hands(rules, seed, 46, 0)
    rng = Random(seed)
    plays = [play.combination for play in leads(hand, rules)]
    some = rng.sample(plays, min(40, len(plays)))
    for a in some:
        assert not beats(a, a)
        kind = [b for b in some if comparable(a, b)]
        for b, c in product(kind, kind):
            assert not (beats(a, b) and beats(b, a))
            assert not (beats(a, b) and beats(b, c)) or beats(a, c)
            equal = not (beats(a, b) or beats(b, a) or beats(b, c) or beats(c, b))
            assert not equal or not (beats(a, c) or beats(c, a))


@slow
@given(rules_sets, seeds, st.integers(1, 40), st.data())
def test_picked_cards_spare_the_marked_face(
    rules: ComboRules, seed: int, size: int, data: st.DataObject
) -> None:
    """H6: copies of the marked face are given up last, by pick and by default."""
    hand, _ = two_hands(rules, seed, size, 0)
    spare: Face = data.draw(st.sampled_from(hand)).face
    for play in data.draw(st.lists(st.sampled_from(leads(hand, rules)), max_size=10)):
        cards = pick(hand, play, spare)
        assert tuple(rank_counts(cards)) == play.counts
        kept = [card for card in hand if card not in cards and card.rank == spare.rank]
        if any(card.face == spare for card in cards):
            assert all(card.face == spare for card in kept)
    led = default_lead(hand, spare)
    lowest = [card for card in hand if card.rank == hand[0].rank]
    assert led in lowest
    assert led.face != spare or all(card.face == spare for card in lowest)


@given(st.permutations(range(6)), st.integers(1, 3), st.integers(1, 40), st.integers(1, 100), st.booleans())
def test_scores_sum_to_zero(seats: list[int], stake: int, n: int, base: int, won: bool) -> None:
    """H8, H2.4, N5, P5."""
    a, b, *rest = seats
    for scores in (
        hidden_scores(set(seats[:3]), seats[0 if won else 5], stake=stake, n=n, base=base),
        all_copies_scores(a, base),
        two_four_scores(a, b, won, n=n, base=base),
        two_four_scores(a, None, won, n=n, base=base),
        two_camps_scores(a, b, rest[:2], won, n=n, base=base),
        two_camps_scores(a, None, (), won, n=n, base=base),
    ):
        assert len(scores) == 6
        assert sum(scores) == 0


@slow
@given(rules_sets, seeds)
def test_random_playouts_end(rules: ComboRules, seed: int) -> None:
    """T2: somebody goes out, and the hands hold what was not played."""
    pack = [card.rank for card in PACKS[rules.decks]]
    Random(seed).shuffle(pack)
    size = len(pack) // 6
    hands = [[pack[s * size : s * size + size].count(Rank(r)) for r in range(15)] for s in range(6)]
    tally = [0, 0]
    winner = room.playout(hands, seed % 6, -1, room.PASS, -1, rules_id(rules), [seed % 999 + 1], tally)
    assert 0 <= winner < 6
    assert not any(hands[winner])
    assert min(min(hand) for hand in hands) >= 0
    assert tally[1] > 5
