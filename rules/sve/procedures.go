package sve

import "gotaku/rules/ability"

// What procedures of the rules leave behind, as clauses like those of card texts:
// slot 1 is the card concerned. They stand in the keyword table, so that stored
// effects can name them.

var slotOne = ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}

// while: as long as the card is in a state.
func while(s ability.State) ability.Time {
	return ability.Time{Until: ability.WhileCond, Cond: &ability.Cond{Op: ability.Is, Ref: slotOne.Ref, Of: &ability.Filter{Is: []ability.State{s}}}}
}

var (
	racing   = &ability.Give{What: slotOne, Words: []string{"rush"}, For: while(ability.Raced)} // 14.2.3.1
	driving  = &ability.Give{What: slotOne, Words: []string{"drive", "single drive", "rush"}}   // 14.4.7.3.2
	critical = &ability.Change{What: slotOne, Stat: ability.Attack, N: ability.N(2)}            // 14.4.5.1.3.1
	standUp  = &ability.Turn{What: slotOne, To: ability.Standing}                               // 14.4.5.1.3.3
	noLeader = &ability.Rule{What: slotOne, Verb: ability.AttackV, With: &ability.Filter{Kind: ability.Leader}, For: ability.Time{Until: ability.EndOfTurn}}
	heal     = &ability.Change{What: slotOne, Stat: ability.LifeStat, N: ability.N(3)}                            // 14.4.5.1.3.4
	boxed    = &ability.Give{What: slotOne, Take: true, All: true, For: while(ability.Boxed)}                     // 5.31.2
	operated = &ability.Give{What: slotOne, Kinds: ability.Follower, For: ability.Time{Until: ability.EndOfTurn}} // 5.32.1
	rushing  = &ability.Give{What: slotOne, Words: []string{"rush"}}                                              // B-1/8.5.1
)

var procedures = ability.Ability{Do: []ability.Effect{racing, driving, critical, standUp, noLeader, heal, boxed, operated, rushing}}

// lay carries out clauses of the rules on r, as part of what f does.
func lay(k *K, f *frame, r ref, clauses ...ability.Effect) {
	h := &frame{ID: f.ID, By: f.By, Src: f.Src, Ability: f.Ability, Born: f.Born}
	h.Bind(1, r)
	for _, c := range clauses {
		k.Run(h, []ability.Effect{c})
	}
}
