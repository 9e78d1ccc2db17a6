package sve

// Readings of places where the rulebook is garbled, silent or reads against its
// evident meaning; each is taken in one function, named here.
//
//	7.3.1     the main phase's trigger does occur                       mainPhase
//	12.9.2    Storm lifts the condition on attacking the leader too     mayBeAttacked
//	11.3.2    whether it has Bane is read when they fight               Performed
//	11.4.1    the player of an overfull zone chooses what stays         crowded
//	4.4.4.2   the master of the effect chooses what fits                Kernel.room
//	3.1.2.3   what waits is the player's whose card set it off, also when the card is given away before it is played   Kernel.wait
//	10.6.2.3  a conditional text selects its targets while it is played rules.targetsOf
//	8.2.1     a crest in the EX area cannot be played                   mayPlay
//	9.2       an Advance card is activated from the evolve deck         Works
//	12.2.2    the evolve card that was revealed is for the card of the ability alone, and so is what makes it super-evolve   evolve
//	12.2.4    what an effect super-evolves does as the rule says, at no cost  evolve
//	12.18.4   a card has fused when its fusion begins to resolve        fused
//	13.3.2.2  moving stack counters to another amulet costs nothing     stackMoves
//	13.3.3.2  only paying empties an amulet at once                     riteSpent
//	14.2.3.1  racing gives Rush for as long as the card is that card    race
//	14.4.5.1  a process that finds no follower was not performed        onFollower
//	14.4.6    several drive abilities of a card each make their checks  Keywords
//	14.4.9.2  a ride is counted for the object, not the printed card    ride
//	5.10.2    what a text says is repeated N times is done N times, the first included   Wing.Dialect
//	5.13.2    cards of which one would go elsewhere than to the other's place are not exchanged   exchange
//	5.16.2    what a stored effect set is a difference when the card evolves, what took all abilities does not take those of the evolve card; what static abilities say is said of the evolved card   board.effects.grown, board.effects.give
//	10.9.1    whether an effect holds by a number is asked of the number with all effects on it   board.effects.turned
//	10.9.1.5  an effect depends on several that change it together, and on what one of those waits for   board.effects.independent
//	B-1/8.5.1 the Rush that is given lasts                              grantRush
//	B-2       either leader at no life loses; either is "your leader"   losing
