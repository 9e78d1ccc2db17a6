package text

import "gotaku/rules/ability"

// held reads what holds for a time of what was chosen just before, which is named again or not: 1枚選び、ターン終了時まで、攻撃できない.
// Whatever can be said of a subject can be said there.
func (p *Parser) held(pos int, add func(int, any)) {
	t := p.Game.Table
	for _, s := range p.At(t.byName["span"], pos) {
		until := s.Val.(ability.Time)
		for _, at := range p.pause(s.End) {
			p.heldOf(at, until, ability.What{Ref: BindRef(SlotIt)}, add)
			for _, r := range p.At(t.byName["topic"], at) {
				w := r.Val.(ability.What)
				if w.Sel != nil || !IsIt(w.Ref) || !p.HasString(r.End, "は") {
					continue
				}
				for _, q := range p.pause(r.End + 1) {
					p.heldOf(q, until, w, add)
				}
			}
		}
	}
}

// heldOf reads what is said of w, all of which holds until then.
func (p *Parser) heldOf(pos int, until ability.Time, w ability.What, add func(int, any)) {
	p.said("preds", pos, Clause{}, w, func(end int, c Clause) {
		for _, e := range c.Do {
			of := ability.TimeOf(e)
			if of == nil || *of != (ability.Time{}) {
				return // how long this holds is said by itself
			}
			*of = until
		}
		add(end, c.Do)
	})
}
