"""The lesson of Positive and Negative: two marks, camps chosen in secret, and finding out who is who."""

from __future__ import annotations

from engine.actions import Camp, ChooseCamp, ShowHand
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
        Variant.TWO_CAMPS,
        open_mark="8d0",
        secret_mark="Qs3",  # noqa: S106 - a marked card
        cards={5: "8d0", 2: "Qs3"},
        ranks={
            0: "KAA2233JJJQQQ888888888TTT55WWW9966",
            1: "9KKKAAA",
            2: "T55555",
            3: "6666",
            4: "3",
            5: "7",
        },
    )
)

_SCRIPT: dict[Seat, tuple[Scripted, ...]] = {
    1: (ChooseCamp(Camp.NEGATIVE), "9", "", "", "KKKAAA", "", ""),
    2: (ShowHand(False), "T", "", "", "", "55555", ""),
    3: (ChooseCamp(Camp.POSITIVE), "", "", "", "6666", "", ""),
    4: ("3", "", "", "", "", "", ""),
    5: (ShowHand(True), "7", "", "", "", "", "", ""),
}


def _opening() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "Here two camps of three play against each other: a positive and a negative landlord, each "
                "with two farmers. A camp wins as soon as one of its players has no cards left.",
            )
        ),
        Step(
            translate(
                "Lesson",
                "Neither mark was shown before the last card was dealt. The open mark makes {p5} the "
                "positive landlord, the secret mark makes {p2} the negative one. There is no bidding.",
            ),
            spots=(Part.OPEN_MARK, Part.SECRET_MARK, 5, 2),
        ),
        Step(
            translate(
                "Lesson",
                "Both landlords got six of the twelve bottom cards, for all to see. You are one of the four "
                "farmers.",
            ),
            spots=(5, 2),
        ),
        Step(
            translate(
                "Lesson",
                "From {p5} on the farmers choose a camp in turn, and in secret. You are the first: join "
                "{p5}, the positive landlord.",
            ),
            Answered(ChooseCamp(Camp.POSITIVE)),
            (Part.QUESTION,),
            translate("Lesson", "For this lesson join {p5}."),
        ),
        Step(
            translate(
                "Lesson",
                "Every turn looks the same, whether somebody is asked or not. If the first two choose "
                "alike, the other two are put in the other camp; else the third chooses and the fourth gets "
                "what is left.",
            ),
            Asked(),
            (1, 3, 4),
        ),
        Step(
            translate(
                "Lesson",
                "You are in the positive camp. {p5} knows it, the other farmers do not. Who the third of "
                "your camp is you must find out from the play.",
            ),
            spots=(Part.OWN, 5),
        ),
        Step(
            translate(
                "Lesson",
                "{p5} has laid the cards open for the rest of the deal. One landlord who does so adds 3 to "
                "N, both add 6.",
            ),
            spots=(5, Part.STAKES),
        ),
    )


def _play() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "A farmer leads: {p4}, who sits before the positive landlord. {p5}, your partner, has put a "
                "7 on it. Leave the trick to your camp: pass.",
            ),
            Answered(""),
            (Part.PASS,),
            translate("Lesson", "{p5} is on your side. Press Pass."),
        ),
        Step(translate("Lesson", "See who beats whom: that is how camps show."), Asked()),
        Step(
            translate(
                "Lesson",
                "{p2}, the negative landlord, has the trick with a 10. That is the other camp. Beat it with "
                "your king.",
            ),
            Answered("K"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Your king is the right card: it is no part of anything better."),
        ),
        Step(translate("Lesson", "Has anybody something higher than a king?"), Asked()),
        Step(
            translate(
                "Lesson",
                "You lead. Three or more pairs in a row are a pair run, and with four decks the ace may be "
                "low: AA2233. Drag over twos and aces, then over the threes, and play.",
            ),
            Answered("223AA3"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead the pair run of aces, twos and threes."),
        ),
        Step(translate("Lesson", "A pair run is beaten by a higher one of the same length."), Asked()),
        Step(
            translate(
                "Lesson",
                "Two or more triples in a row are a triple run. Drag over your queens and jacks, and play.",
            ),
            Answered("JJJQQQ"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead the three queens with the three jacks."),
        ),
        Step(translate("Lesson", "Watch who answers, and whom they beat."), Asked()),
        Step(
            translate(
                "Lesson",
                "{p1} beat your play, and {p3} bombed it at once. Nothing is certain, but it seems that {p1} "
                "is against you and {p3} is the third of your camp.",
            ),
            spots=(1, 3),
        ),
        Step(
            translate("Lesson", "Note it down: open your notes."),
            Opened("notes"),
            (Part.NOTES,),
        ),
        Step(
            translate(
                "Lesson",
                "Here you mark what you take each player for; nobody else sees it. A click on a seat does "
                "the same.",
            ),
            spots=(Part.DRAWER,),
        ),
        Step(
            translate("Lesson", "{p3} holds the trick, for your camp it seems. Pass."),
            Answered(""),
            (Part.PASS,),
            translate("Lesson", "Do not bomb a likely partner. Press Pass."),
        ),
        Step(translate("Lesson", "The other camp may have a bigger bomb."), Asked()),
        Step(
            translate(
                "Lesson",
                "{p2} bombs with five fives. Among bombs more cards win: play your nine eights. Seven or "
                "more raise N by their cards less six.",
            ),
            Answered("888888888"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Play all nine eights. Your three jokers would not beat five fives."),
        ),
        Step(
            translate(
                "Lesson",
                "N is 7: 1 to begin with, 3 for the open cards, 3 for the bomb. The greatest raise is seven "
                "stars: exactly seven jokers add 9, and kill the eighth if another player still holds it.",
            ),
            spots=(Part.STAKES,),
        ),
    )


def _rest() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "The lesson proper is over. Twelve cards are left: play on as you like, with hints when you "
                "want them.",
            ),
            Ended(),
            (Part.HAND, Part.HINT),
        ),
        Step(
            translate(
                "Lesson",
                "The deal is over and the camps are shown. W is base times N: each farmer wins or loses W, "
                "each landlord twice W.",
            ),
            spots=(Part.OUTCOME,),
        ),
        Step(
            translate(
                "Lesson",
                "This shows what raised N. If one player had held both marks, it would have been one "
                "against five, for five times W. Have fun with the two camps!",
            ),
            spots=(Part.WHY,),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (*_opening(), *_play(), *_rest())


LESSON = Lesson(Variant.TWO_CAMPS, _DEAL, _SCRIPT, _steps)
