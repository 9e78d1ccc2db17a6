package sve

// Readings of places where the rulebook is garbled, silent or reads against its
// evident meaning; each is taken in one function, named here.
//
//	7.3.1     the main phase's trigger does occur                       mainPhase
//	12.9.2    Storm lifts the condition on attacking the leader too     mayBeAttacked
//	11.3.2    whether it has Bane is read when they fight               Performed
//	11.4.1    the player of an overfull zone chooses what stays         crowded
//	4.4.4.2   the master of the effect chooses what fits                Kernel.room
//	10.6.2.3  a conditional text selects its targets while it is played rules.targetsOf
//	8.2.1     a crest in the EX area cannot be played                   mayPlay
