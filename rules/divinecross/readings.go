package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Readings of places where the rulebook is garbled, silent or contradicts itself. Those
// that are a switch stand here; the others are each taken in one function, named here.

// sweep: rule processes are passes from the top down, each process a batch [1001.2];
// rules.AllAtOnce would take "all at the same time" literally. [811.2a]
const sweep = rules.Ordered

// commandDamage is the kind of damage that a command deals: an effect's, though only
// skills and EX powers are named; AnyDamage would make it neither. [914.1b]
const commandDamage = ability.AbilityDamage

// drawDamageKind is that of draw damage: a rule's, though it is no rule process any more;
// AbilityDamage would make it an effect's. [914.1c, 1102.1]
const drawDamageKind = ability.AnyDamage

// limitBy: "N times" counts for the card; ByName would count for its name. [801.1a, 902.3]
const limitBy = ability.ByAbility

// leastDamage is the least skill damage that is marked; from 100 on it was "taken", and
// 100 would be the reading that less is none at all. [923.1]
const leastDamage = 1

// zeroJumps would let a printed damage of 0 be none, as a counted one is. [704.6a-1]
const zeroJumps = false

// turnJudges would let the turn player order the conditions of both players; else each
// orders their own, the turn player first. [917.1b]
const turnJudges = false

//	104.3/918   a second stun is no event and adds no marker               Pointless
//	104.2       of units for which there are too few free areas the player of these chooses which come   Placing
//	204.2a/205  a rainbow icon is red, green and blue; "none" is like them   cards.go
//	302.3b      a resolved effect on a class of units goes on after standing by    standBy
//	306.6a      energy has no information, and none can be given to it     Performed
//	307, 308    an area holds one unit                                     Rewrite
//	403.3a      a hand said to have no unit is shown: with one, it is placed openly  placeUnits
//	403.3a-1    who has placed a unit is settled                           placeUnits
//	403.5       what was placed and is no unit goes back, a unit is placed openly    Setup
//	602.1       a charge without a card in the hand is no legal action     CheckAct
//	704         who uses a skill may be gone: it goes on, to the main unit that is there  damageStep
//	704.6b      nothing is bounded before the damage is dealt              dealSkillDamage
//	704.6b-3    where the order cannot matter nobody is asked for one      ordered
//	802.1       an EX power that an effect makes invalid is as if its unit, or the assist, had it not   Layer
//	809.1       whether an ability holds by a number is asked of the number with all effects on it   board.effects.turned
//	804.2b      an assist without a unit to go to is never played          mayPlay
//	806.2b      a skill's ability is judged once                           resolve
//	807.2       what does not accumulate is counted by name and player     Kernel.wait
//	807.6       a delayed ability of this turn goes off once too           Kernel.delayed
//	809.3b-3    "your main unit" is open too: whichever unit is it          Fixed
//	809.3b-3    an effect on "all" is open, one on what was chosen keeps it  Fixed
//	809.7       nothing but a janken comes between playing and resolving   resolve
//	905.1       what may not have an assist gets none by an effect either: it stays where it is   runMove
//	906, 912    what both players are told to do, the turn player does first   Act
//	910.1       cards go to their owner's pile and KO zone                 Own
//	910.2       who has no hand has discarded it for "if so", and no card that anything waits for   Vacuous
//	915.1a      healing more than there is was done in full                Perform
//	916.1       a tie is played again, after nine lots are drawn [916.2]   throw
//	917.1b      conditions are tried up to the first failure               judged
//	919         a number is set before it is raised and lowered            Layer
//	1002.2      a failed substitution is read once                         defeat
//	1102.1      cards missing to one instruction deal their damage at once DrawEmpty
//	1102.1a     missing cards count as drawn one by one, for what waits for draws too, and where their damage is not taken   DrawEmpty
//	1102.1a     so a draw of what is missing is a draw that may be replaced Fated
//	1102.2      one may choose to draw what is not there                   DrawEmpty
