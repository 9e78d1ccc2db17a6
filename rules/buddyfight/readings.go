package buddyfight

import "gotaku/rules"

// Readings of places where the document is silent, garbled or contradicts itself. Those
// that are a switch stand here; the others are each taken in one function, named here.

// sweep: the checks of a rule processing are gone through in order, again and again until
// a pass does nothing; the text describes one pass. [RP]
const sweep = rules.Ordered

//	RP.1            who both lose at once draw                                   Defaults.Losing
//	RP.2/RP.3       nothing happens instead of what rule processing does: no Soulguard   Fated
//	RP.3            the fighter chooses what goes, one at a time                 oversize
//	RP.3            moving and standing do not make a card placed anew           newest
//	1.call.1.1      of what says that only one is on the field another does not come there, by effects neither   crowded
//	1.call.1.3      a call by an effect is no buddy call                         PlayFree
//	1.call.1.4      gauge is chosen by who pays, though nobody sees it           PayPart
//	1.call.1.6      what effects take off a cost they take off its gauge, to none   charged
//	1.call.1.6      what an effect calls is paid for, unless it says that it is not   somewhere
//	1.call.1.6      what a card is put on top of goes into its soul, wherever it is called; the soul of that goes to the drop zone   costs
//	1.cast.1.4      what has no target is no use, and is taken back              couldAim, offer
//	1.cast.1.4      of several effects which is used is chosen with the targets if any of them has one, else as it is done   Ways
//	2.flow.2.1      autos that come up while something is answered wait until it is resolved   round
//	3.start.3.1     the note that there is no first draw is of before            draw
//	3.attack.2.6    an effect that ends the phase ends the attack with it, undecided; what waits for the end of that comes in the next play timing   cutOff
//	3.attack.3.1.2  an item and a flag with defense must both be reached         hitFighter
//	3.attack.3.1.2  what is used "when you would be dealt damage" is used right before any damage, that of Penetrate, too; it opens no other window   await
//	RP.1            a life that "would become 0" does so by damage, by an effect or by a cost, which are done; the life is then at once what is said   Replacing.carryOut
//	3.attack.Q2     Penetrate asks for a hit: a Soulguard does not stop it       hitMonster
//	3.final.5.3     what lasts until the end of the turn ends after its last play timing   overTurn
//	4.kw.soulguard.1  leaving is replaced: what is kept was neither destroyed nor returned, for what waits for that and for what counts it; a cost is paid all the same   soulguard
//	4.kw.transform  a monster of the field whose transformation is nullified is put into the drop zone, as in 5.Q4   Cancelled
//	4.flow.1.1      the cost of an ability is paid before its targets are chosen   Stages
//	4.flow.1.1.1    a flag is none of the cards on the field that a text chooses or destroys   Wing.Dialect
//	4.flow.3.1      what is nullified comes before kinds and attributes, those before abilities, abilities before numbers   Layer
//	4.flow.3.1      whether an ability holds by a number, and whom it is on by one, is asked of the number with all effects on it   board.effects.turned, Order
//	4.flow.1.3.2    what is done besides, behind a condition, to what was chosen lasts as long as what was done to it before   Wing.Dialect
//	4.flow.3.1      keywords that a sentence gives without saying to what are given to what it spoke of before, not to what set it off   Wing.Dialect
//	4.kw.cterritory who stays besides the last is chosen so that one has it      beside
//	4.kw.counterattack.1  a keyword is an ability, and what it does an effect: who is struck back is destroyed by an effect, not by an attack   strikeBack
//	4.kw.nattack.1  the number of stands is of a card and a turn; of several N the highest   restand
//	4.reversal.6    what nullifies the abilities of a card leaves it its Overturn   Lasting
//	4.misc.facedown a card that lies face down in the soul is not used           mayUse
//	4.misc.used.2   what an effect calls, casts or equips has been called, cast or equipped, for all but counters   playNow
//	4.misc.when.2   a nested play timing is one, too                             nested
//	4.misc.flagdown what is not permitted any more goes at once, and what comes then Immediate
//
// Some texts speak of a moment or of a word that the document does not have, and are not read,
// whatever lies near: what is used when a life "would become 0" (what else bears on the damage is not
// known yet), and Release Condition, a head of later cards. The players carry them out by hand.
//
// Some of the rule processings that the document lists find nothing that the one after them
// would not: between the end of a play timing, or of a use, and the play timing that comes
// next nothing happens, and that begins with one. No board can tell whether they are there:
// 1.call.3.3, 1.cast.3.2, 1.equip.3.4, 4.flow.1.4, 4.flow.2.4, 3.start.1.2, 3.start.3.3,
// 3.main.1.2, 3.attack.1.2 and their like. They stand in the code where they stand in the
// document.
