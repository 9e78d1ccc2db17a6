package zx

// Readings of places where the rulebook is garbled, silent or contradicts itself. Those
// that are a switch stand here; the others are each taken in one function, named here.

// limitsWait would let "N a turn" cap how often an automatic ability waits; read literally
// it is disabled only once it has been resolved so often. [803.1d, 803.2c]
const limitsWait = false

//	102.2    what an effect lets be played from elsewhere is played as from the hand      playedFrom
//	102.2    who must attack does before the main phase ends, what must be attacked before anything else  mayStop, mayAttack
//	202.7d   an Overboost is called as its Player is where players are named, not cards Base
//	202.7f   while an Overboost is there, its Player card lies under it and nothing reaches it  igob
//	202.7g   a second Overboost of a player cannot enter a square                       moves
//	202.8e   the plus icon marks what a Shift adds; the rule says it does not           Base
//	205.4a   P: a part of a card's name will do, a player name must be whole            served (text)
//	208.3    a Zex deals its power in battle; the rule says it does not                 damageStep
//	307.2    nobody may look at life: its order is nobody's to change                   zoneSpecs
//	313.2a   face-up cards of dynamis are seen by both; the rule says they are not      zoneSpecs
//	402.1d   the keyword meant is that of 1113                                          gateCard
//	402.1j   a mulligan is the whole hand                                               mulligan
//	502.2    a turn begins as its reboot phase does: the book has no other moment for it   a turn begins (text)
//	505.3a   "played" is 804 and 806, not 803                                           freely
//	603.1b   events of both icons are played in the main phase and in a battle alike    Candidates
//	604.2    the attacker has left: nothing is dealt, and the battle goes on to its end damageStep
//	801.2a   an activated ability may cost nothing; the same again in the same state is not allowed  mayUse
//	803.1d   see limitsWait
//	804.2g   the square or host is chosen with the act, before the cost is paid         begin
//	804.3a   who is told to choose what enters or moves says where to, also where a sentence of its own puts it there  doer (rules)
//	805.2c   the cost of a card in the hand is what playing it costs; of one that all see, its number  costInHand (text)
//	805.2c   what is played without a resource cost costs what effects raise it by, from 0     raised
//	805.3a   each colour takes a card of its own                                        matched
//	806.1b   descent and dream dress stand in the place of the resource cost, awakening besides  demands
//	806.1a   events pay a resource cost as Zexes do                                     Bill
//	808      a state sets an ability off between actions only                           before
//	811.2    an effect depends on several that change it together, and on what one of those waits for   board.effects.independent
//	901.2b   after each rule effect the first that is due is looked for anew            ruleEffects
//	905.1    first who keeps the square, then which of one's own, both of one moment    Checks
//	905      what goes to a trash goes to its owner's, also by 908 [302.4]               moves
//	906.1    what has been destroyed counts among the charge: the example miscounts     Checks
//	907.1    damage is a number of points, worked off one by one [1001.2]                Checks
//	909.1    a virtual Player card comes with the other rule effects, not at once       Checks
//	910.1    a Zex Extra that is being played is where it may be                        misplacedCards
//	913.1    a Shift that is destroyed alone goes into dynamis, too                     unshift
//	1007.1   破壊された場合、チャージに置くかわりに replaces only where it goes: it is destroyed, by what it would have been. Where all
//	         of 破壊される is replaced, it is not destroyed                          felled (rules)
//	1011.1   each card that leaves or joins life is a decrease or increase of its own   life goes down (text)
//	1013.1a  what forbids something, or does something instead, is an effect on the card, too    Immune
//	1014.1   an upper half need not be found: then all is taken back                    igob
//	1112.2   a Zextend Drive counts once it is played, whatever becomes of it           hasPlayed
//	1112.2   an event may be played all the same when it is used up, and does the rest   Works
//	1115.2   the ability that is gained is chosen when the card has been removed        install
//	1201.1b  a play or an attack is one that may return from the second of that card in a turn  endless
//	1203     "unit" is a Zex                                                            credit
//	1203.1   what no battle may destroy does not die for as long as a battle is what last hurt it           spared
//	1204.3   what no effect may destroy dies of its damage all the same: the rule effects after the first are no effect's  lethal
