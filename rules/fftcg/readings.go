package fftcg

// Readings of places where the rulebook is garbled, silent or contradicts itself;
// each is taken in one function, named here.
//
//	3.2        an effect makes a player win who has lost, but for the rule process: lost       Winning
//	6.1.4      what each player draws or is dealt comes seat by seat, choices come first       AtOnce
//	12.4.3     damage from an empty deck loses, not damage that empties it [3.1.3]      process
//	7.7.4      of what an effect puts onto a field that does not hold all of it, the field's player chooses what comes [7.7.3, 7.7.5]   Placing
//	12.4.1     seven is the number of constructed play, six of limited [3.1.1]          mostDamage
//	12.4.4     only what has a power can have too little of it [4.4]                    powerless
//	11.3.4     modes are declared before what they choose                               Stages
//	11.6.7     an X that bounds what is chosen (of cost X or less) is chosen before it  Stages
//	11.3.2     what an effect names may be cast whoever owns it, told "as though you owned it" or not [6.2.3]: of a sort, one's own  lent
//	11.4.2     a character being cast has left the hand: it pays for nothing            enter
//	11.4.8     the turn player gains priority, also after a Back Attack of the other    played
//	11.6.2.2   Monsters use the dull icon at once                                       mayDull
//	11.4.6.1.4 one CP too much in all, of a cost in several elements one of each        tally.pays
//	5.2.1.3.1  a plan may hold a source too many, if only a discard's CP are left over  tally.pays
//	11.4.7     a payer who cannot or will not pay gives an empty plan: taken back       CheckPlan
//	15.1.1.2.2 an effect may dull what is dull, a cost may not                          Pointless
//	15.2.6.3   EX Burst with Damage: at least, not exactly                              bursts
//	11.10.3    an EX Burst that cannot choose what it must does nothing                 useBurst
//	6.5.2.1    damage that an EX Burst deals is processed after the bursts of the first      Immediate
//	15.1.1.9.2 a party has one element common to all without a party icon               alike
//	10.1.4.2.1 what is left below a thousand goes to one member of the blocker's choice strikeBack
//	10.1.3.1.3 nobody must pay in order to block                                            blockers
//	10.1.4.5   the party dissolves after the damage, the preparation step comes once    declareAttack
//	10.1.2.1.2 what has attacked this turn does not attack again, active or not         mayAttack
//	10.1.2.7   nobody attacks: no priority, main phase 2                                declareAttack
//	6.2.6      an attacker that changes sides attacks no more                           attackers
//	11.8.8     an auto ability's costs are paid as it resolves                          Trigger
//	11.12.4.6  all abilities lost are text, before what a card is, so that they make it nothing; those gained are general, and lost with the others if they are older  Layer
//	11.12.4.6  whether an ability holds by a power is asked of the power with all effects on it   board.effects.turned
//	11.12.4.12 an effect depends on several that change it together, and on what one of those waits for   board.effects.independent
//	NS         an LB card goes back at once when it has arrived elsewhere, before the rest of what moved it: nothing finds it there   limits
//	NS         what lies on top of a primed Character that leaves follows it to the same zone at once, and says nothing of having left the field   comesAlong
//	13.2       an ability that costs nothing is used once in one state of a turn          onePriority
