"""The lesson of New Six: bids, the secret mark, bottom cards, and what four decks make possible."""

from __future__ import annotations

from engine.actions import Bid, ShowHand
from engine.deal import Seat
from engine.ruleset import Variant
from liudou_gui.model.lessons.base import (
    Answered,
    Asked,
    Ended,
    Lesson,
    Opened,
    Part,
    Step,
    Wish,
    prepared,
)
from liudou_gui.model.words import translate
from liudou_gui.session.base import Scripted

_DEAL = prepared(
    Wish(
        Variant.TWO_FOUR,
        open_mark="Ts0",
        secret_mark="Jc2",  # noqa: S106 - a marked card
        cards={2: "Jc2", 4: "Ts0"},
        ranks={
            0: "A23457778889TTwwwQQJJKKKKKKAA2266W",
            1: "5555",
            3: "AAA44",
        },
        bottom="KKQ92W",
    )
)

_SCRIPT: dict[Seat, tuple[Scripted, ...]] = {
    1: ("", "5555", "", "", ""),
    2: (ShowHand(False), "", "", "", "", ""),
    3: ("", "", "", "AAA44", ""),
    4: (Bid(1), "", "", "", "", ""),
    5: (Bid(0), "", "", "", "", ""),
}


def _opening() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "New Six is played with four decks: two landlords against four farmers. A side wins as soon "
                "as one of its players has no cards left.",
            )
        ),
        Step(
            translate(
                "Lesson",
                "You hold 34 cards; twelve lie aside as the bottom. The open mark is shown the moment it is "
                "dealt: {p4} holds it and bids first.",
            ),
            spots=(Part.OPEN_MARK, 4),
        ),
        Step(
            translate("Lesson", "Bidding goes round once: 1, 2, 3 or no bid, each higher than all before."),
            Asked(),
            (4, 5),
        ),
        Step(
            translate(
                "Lesson",
                "Bid 3: that ends the bidding and makes you the great landlord. In this game the bid "
                "decides the role alone; the score does not depend on it.",
            ),
            Answered(Bid(3)),
            (Part.QUESTION,),
            translate("Lesson", "With these cards you want to be the great landlord. Bid 3."),
        ),
        Step(
            translate(
                "Lesson",
                "Now the secret mark comes to light. Until this moment nobody knew where it was. {p2} holds "
                "it: the second landlord, your partner. All roles are public.",
            ),
            spots=(Part.SECRET_MARK, 2),
        ),
        Step(
            translate(
                "Lesson",
                "Each landlord got six of the bottom cards, and all have seen which. You hold 40 cards now. "
                "If you had held the secret mark yourself, you would play alone against five.",
            ),
            spots=(Part.HAND,),
        ),
        Step(
            translate(
                "Lesson",
                "Landlords may lay their cards open for the rest of the deal: N + 3, or N + 6 if both do. "
                "That helps the farmers, so keep yours closed.",
            ),
            Answered(ShowHand(False)),
            (Part.QUESTION,),
            translate("Lesson", "Not this time: keep your cards closed."),
        ),
        Step(translate("Lesson", "The great landlord leads. That is you."), Asked(), (Part.OWN,)),
    )


def _play() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "With four decks runs may begin with a low ace: A 2 3 4 5 is a straight. Drag from your 5 "
                "to the 3, then tap one 2 and one ace. Then play.",
            ),
            Answered("A2345"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead the straight A 2 3 4 5. Escape drops what you have chosen."),
        ),
        Step(translate("Lesson", "Only a higher straight of five beats it, or a bomb."), Asked()),
        Step(
            translate(
                "Lesson",
                "Two triples in a row with two pairs are an airplane with wings. With four decks the pairs "
                "must be in a row, too. Drag from the tens to the sevens, and play.",
            ),
            Answered("77788899TT"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead all your sevens, eights, nines and tens together."),
        ),
        Step(translate("Lesson", "Airplanes compare by their triples; the wings do not count."), Asked()),
        Step(
            translate(
                "Lesson",
                "{p1} bombs with four fives. Three equal jokers are a bomb that beats four of any rank; "
                "five of a rank would beat it. Play your three small jokers.",
            ),
            Answered("www"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Something smaller is enough: your three small jokers."),
        ),
        Step(translate("Lesson", "Your partner and the farmers answer."), Asked()),
        Step(
            translate("Lesson", "You lead again. Play the full house of queens and jacks."),
            Answered("JJQQQ"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead the three queens with the two jacks."),
        ),
        Step(translate("Lesson", "Watch who answers."), Asked(), (3,)),
        Step(
            translate(
                "Lesson",
                "{p3} has higher triples. Show what you got from the bottom: eight kings. A bomb of seven or "
                "more raises N by its cards less six, here by 2.",
            ),
            Answered("KKKKKKKK"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Play all eight kings."),
        ),
        Step(
            translate(
                "Lesson",
                "N is 3 now. Four equal jokers, any six, and five split one to four add 3; all eight add 6, "
                "exactly seven add 9. Three jokers, and mixed fours, add nothing.",
            ),
            spots=(Part.STAKES,),
        ),
        Step(
            translate(
                "Lesson",
                "Two odd ones: AAA222 is nothing without wings. And 222333 is the lowest triple run of two "
                "when bare, but the highest airplane of two with wings. The rule book shows them all.",
            ),
            spots=(Part.RULES,),
        ),
        Step(translate("Lesson", "Still nobody beats your kings."), Asked()),
    )


def _rest() -> tuple[Step, ...]:
    return (
        Step(
            translate("Lesson", "Open the history: it keeps every play of this deal."),
            Opened("history"),
            (Part.HISTORY,),
        ),
        Step(
            translate(
                "Lesson",
                "The same button closes it. Beside it another one shows the bottom cards again, for as long "
                "as the deal lasts.",
            ),
            spots=(Part.HISTORY, Part.BOTTOM_CARDS),
        ),
        Step(
            translate(
                "Lesson",
                "The lesson proper is over: nine cards are left, and you lead. Two equal jokers are a "
                "pair here; yours is the highest of all. Play on as you like.",
            ),
            Ended(),
            (Part.HAND,),
        ),
        Step(
            translate(
                "Lesson",
                "W is base times N. Each farmer wins or loses W, the second landlord W as well, and the "
                "great landlord three times W.",
            ),
            spots=(Part.OUTCOME,),
        ),
        Step(
            translate(
                "Lesson",
                "This shows what raised N. Had a landlord got no bomb at all, or nothing but bombs, the deal "
                "would have been won without play. Have fun with New Six!",
            ),
            spots=(Part.WHY,),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (*_opening(), *_play(), *_rest())


LESSON = Lesson(Variant.TWO_FOUR, _DEAL, _SCRIPT, _steps)
