package text

import "gotaku/rules/ability"

// TimedLeaf reads, behind what is done at once, what holds for a time that is said with it: カードを1枚引き、レンはターン終了時まで、ヘイストを得る.
func TimedLeaf() Leaf { return Leaf{Parse: parseTimed, Print: noPrint} }

func parseTimed(p *Parser, pos int, add func(int, any)) {
	if p.Lang == EN && !p.HasString(pos, "until ") && !p.HasString(pos, "during ") {
		return // behind them it is the time of all that stands before
	}
	for _, r := range p.At(p.Game.Table.byName["s4"], pos) {
		c := Clone(r.Val).(Clause)
		if c.For == (ability.Time{}) || !Equal(c, Clause{Do: c.Do, For: c.For}) {
			continue
		}
		if holdFor(c.Do, c.For) {
			add(r.End, c.Do)
		}
	}
}

// holdFor makes effects hold for a time; false: not all of them can, or one has a time already.
func holdFor(es []ability.Effect, t ability.Time) bool {
	for _, e := range es {
		at := ability.TimeOf(e)
		if change, is := e.(*ability.Change); at == nil || *at != (ability.Time{}) || is && change.Stat > ability.CardStats {
			return false
		}
		*at = t
	}
	return len(es) > 0
}
