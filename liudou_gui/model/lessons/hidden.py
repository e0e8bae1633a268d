"""The lesson of Hidden Landlords: from one card to a bomb, bidding, and a hidden landlord who shows up."""

from __future__ import annotations

from engine.actions import Bid, Double, Play
from engine.cards import Card
from engine.deal import Seat
from engine.ruleset import Variant
from liudou_gui.model.lessons.base import (
    Answered,
    Asked,
    Chosen,
    Ended,
    Hinted,
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
        Variant.HIDDEN,
        open_mark="Ah0",
        cards={3: "Ah0 Ah1", 5: "Ah2"},
        ranks={
            0: "34567TJJQQQ99888888KAAA222w",
            1: "K44",
            2: "KKKK",
            3: "5",
            4: "866",
        },
    )
)

_SCRIPT: dict[Seat, tuple[Scripted, ...]] = {
    1: (Double(False), "K", "44", "", "", "", "", "", ""),
    2: (Double(True), "", "", "", "", "KKKK", "", "", ""),
    3: (Double(False), "5", "", "", "", "", "", "", "", ""),
    4: (Bid(1), Double(False), "8", "", "66", "", "", "", "", "", ""),
    5: (Double(False), "", "", "", "", "", "", "", Play((Card.parse("Ah2"),))),
}


def _opening() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "Welcome! Six players sit here, three landlords against three farmers. A side wins as soon "
                "as one of its players has no cards left.",
            )
        ),
        Step(
            translate(
                "Lesson",
                "These are your 27 cards, sorted by rank. Play goes counter-clockwise: after you comes {p1}.",
            ),
            spots=(Part.HAND, 1),
        ),
        Step(
            translate(
                "Lesson",
                "One card was marked before dealing, for all to see. {p3} was dealt it and is an open "
                "landlord, who will lead first.",
            ),
            spots=(Part.OPEN_MARK, 3),
        ),
        Step(
            translate(
                "Lesson",
                "Two more cards look the same. {p3} holds one of them too; who holds the other is a hidden "
                "landlord, and nobody else knows who it is. You hold none. The third landlord is found by "
                "bidding.",
            ),
            spots=(3,),
        ),
        Step(
            translate(
                "Lesson",
                "Bidding goes round once, from the seat after {p3} on. Every turn looks the same, so that "
                "the hidden landlord, who may not bid, is not noticed.",
            ),
            Asked(),
            (4, 5),
        ),
        Step(
            translate(
                "Lesson",
                "You have fine cards: bid 3. Each bid must be higher than all before, and 3 ends the "
                "bidding. The winning bid is the stake S.",
            ),
            Answered(Bid(3)),
            (Part.QUESTION,),
            translate("Lesson", "Your cards are worth more. Bid 3."),
        ),
        Step(
            translate(
                "Lesson",
                "You become a landlord. Now all six may double, at the same time; each double adds 1 to N. "
                "Choose Double.",
            ),
            Answered(Double(True)),
            (Part.QUESTION,),
            translate("Lesson", "Be bold: for this lesson choose Double."),
        ),
        Step(
            translate("Lesson", "All answers are shown together. Then {p3} leads, and play goes round."),
            Asked(),
            (3,),
        ),
        Step(
            translate(
                "Lesson",
                "Two players doubled: N is 3. What each of you wins or loses in the end is S times N times "
                "the base points. It stands up here.",
            ),
            spots=(Part.STAKES,),
        ),
    )


def _following() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "{p3} led a single 5, {p4} put an 8 on it. A single is beaten by a higher single. First try "
                "a wrong card: tap your 3.",
            ),
            Chosen("3"),
            (Part.HAND,),
        ),
        Step(
            translate(
                "Lesson",
                "This line says what you have chosen, or why it cannot be played. Tap the 3 again to drop "
                "it, choose the 10 instead, and press Play.",
            ),
            Answered("T"),
            (Part.VERDICT, Part.PLAY),
            translate("Lesson", "Keep that one for later. Play your 10."),
        ),
        Step(
            translate("Lesson", "Now each of the others passes or plays something higher."),
            Asked(),
        ),
        Step(
            translate(
                "Lesson",
                "{p1} has played a king. You need not beat it: passing is always allowed when you follow, "
                "and you may play again later in the same trick. Press Pass.",
            ),
            Answered(""),
            (Part.PASS,),
            translate("Lesson", "You could beat it, but save your high cards: press Pass."),
        ),
        Step(
            translate(
                "Lesson",
                "All others have passed: {p1} wins the trick and leads whatever they like. Pairs are "
                "beaten by higher pairs.",
            ),
            Asked(),
            (1,),
        ),
        Step(
            translate(
                "Lesson",
                "{p4} has played a pair of sixes. If you are not sure, press Hint: it chooses the best "
                "answer, and with each press the next best.",
            ),
            Hinted(),
            (Part.HINT,),
        ),
        Step(
            translate(
                "Lesson",
                "The line explains the hint. Play the pair of jacks; if you went on to another hint, choose "
                "the jacks by hand.",
            ),
            Answered("JJ"),
            (Part.VERDICT, Part.PLAY),
            translate("Lesson", "The pair of jacks is the cheapest here. Play it."),
        ),
        Step(translate("Lesson", "Let us see whether somebody has a higher pair."), Asked()),
    )


def _leading() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "You won the trick and may lead any combination. Five or more single cards in a row are a "
                "straight. Press on your 7, drag to the 3 and let go. Then play.",
            ),
            Answered("34567"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead the straight 3 4 5 6 7."),
        ),
        Step(
            translate(
                "Lesson", "A straight is only beaten by a higher one of the same length, or by a bomb."
            ),
            Asked(),
        ),
        Step(
            translate(
                "Lesson",
                "You lead again. Three of a rank with a pair are a full house. Drag from the queens to the "
                "nines, and play.",
            ),
            Answered("99QQQ"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Lead the three queens with the two nines."),
        ),
        Step(translate("Lesson", "Full houses compare by the three equal cards."), Asked()),
        Step(
            translate(
                "Lesson",
                "A bomb! Four or more of a rank beat everything that is no bomb. Among bombs more cards "
                "win, then the higher rank. Your six eights beat four kings: play them.",
            ),
            Answered("888888"),
            (Part.HAND, Part.PLAY),
            translate("Lesson", "Play all six eights."),
        ),
        Step(
            translate(
                "Lesson",
                "Six or more of a rank raise N by 1: it is 4 now. Jokers are bombs as well: three equal "
                "ones or any four add 1, five add 3, all six add 5 and beat everything. Two are no "
                "pair here.",
            ),
            spots=(Part.STAKES,),
        ),
        Step(translate("Lesson", "Nobody has a bigger bomb, it seems."), Asked()),
        Step(
            translate("Lesson", "You lead. Play your single king, and watch {p5}."),
            Answered("K"),
            (Part.HAND, 5),
            translate("Lesson", "Lead your king alone."),
        ),
        Step(translate("Lesson", "Watch what {p5} does."), Asked(), (5,)),
        Step(
            translate(
                "Lesson",
                "That looks like the marked card! Playing a copy of it shows at once that {p5} is the hidden "
                "landlord. So {p3}, {p5} and you play together against the other three.",
            ),
            spots=(5, 3),
        ),
        Step(
            translate("Lesson", "This trick is your partner’s. Do not take it away: pass."),
            Answered(""),
            (Part.PASS,),
            translate("Lesson", "{p5} is on your side. Press Pass."),
        ),
    )


def _rest() -> tuple[Step, ...]:
    return (
        Step(
            translate(
                "Lesson",
                "There is help beside the table. Open the counter: it knows which cards are still out.",
            ),
            Opened("counter"),
            (Part.COUNTER,),
        ),
        Step(
            translate(
                "Lesson",
                "Here, too, are the last trick, the history of the deal, and private notes on who might "
                "be who. The same button closes it again.",
            ),
            spots=(Part.DRAWER,),
        ),
        Step(
            translate(
                "Lesson",
                "Well done, the lesson proper is over. Play the rest as you like, with hints when you want "
                "them. The rule book has everything else.",
            ),
            Ended(),
            (Part.RULES, Part.HINT),
        ),
        Step(
            translate(
                "Lesson",
                "The deal is over and all roles are shown. Each of the losing three pays W, each of the "
                "winning three gets W.",
            ),
            spots=(Part.OUTCOME,),
        ),
        Step(
            translate(
                "Lesson",
                "This is how W came about: the stake S, N with everything that raised it, and the base "
                "points. Now you know the game. Have fun!",
            ),
            spots=(Part.WHY,),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (*_opening(), *_following(), *_leading(), *_rest())


LESSON = Lesson(Variant.HIDDEN, _DEAL, _SCRIPT, _steps)
