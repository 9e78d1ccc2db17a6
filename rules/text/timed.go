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

// heldWithin has what is done behind a first sentence hold for its time by itself, so that it can stand in that sentence: Aし、ターン終了時まで、B.
func heldWithin(cs []Clause) []Clause {
	out := append([]Clause(nil), cs...)
	for i := 1; i < len(out) && out[0].For == (ability.Time{}); i++ {
		c := Clone(out[i]).(Clause)
		if until := c.For; until != (ability.Time{}) && Equal(c, Clause{Do: c.Do, For: until, from: c.from, to: c.to}) && holdFor(c.Do, until) {
			c.For = ability.Time{}
			out[i] = c
		}
	}
	return out
}

// timed prints effects that all hold for one time, said before them, behind what is done at once.
func (w *Printer) timed(es []ability.Effect, last string) (string, bool) {
	at := ability.TimeOf(es[0])
	if _, read := w.Game.Table.byName["timed"]; !read || at == nil || *at == (ability.Time{}) {
		return "", false
	}
	until, bare := *at, Clone(es).([]ability.Effect)
	for _, e := range bare {
		if of := ability.TimeOf(e); of == nil || *of != until {
			return "", false
		} else {
			*of = ability.Time{}
		}
	}
	span, said := w.Named("span", until)
	list, listed := w.effectList(bare, last)
	return span + Pick(w.Lang, "、", ", ") + list, said && listed
}
