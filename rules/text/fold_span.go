package text

import "gotaku/rules/ability"

// playerOfAll is the player in whose next turn, or phase, something holds for all that a player has, where that is said to be the player of
// those very things: all followers of your opponent do not stand in the next start phase of their player.
func (f *folder) playerOfAll(c *Clause) (ability.Who, bool) {
	w := c.For.Whose
	if w.Side != ability.MasterOf || !IsIt(w.Of) || len(c.Do) != 1 || c.If != nil || len(c.On) > 0 {
		return w, false
	}
	of := ability.ActsOn(c.Do[0])
	if list := *f.cur; of != nil && of.Sel == nil && IsIt(of.Ref) && len(list) == 1 && f.cur == f.base { // what was just done to all of them
		of = ability.ActsOn(list[0])
	} else if len(list) > 0 {
		return w, false // it may be what was met there
	}
	if of == nil || of.Sel == nil || of.Sel.N.Op != ability.All || len(of.Sel.Each) > 0 {
		return w, false
	}
	side := of.Sel.Of.Who
	return side, side.Side == ability.You || side.Side == ability.Opponent
}
