package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is said of one subject in a row: it gains 1000 power, cannot be blocked and can attack
// twice in the same turn. Each item is an effect of its own with that subject.

// maxSaid is how many items such a row has at most.
const maxSaid = 5

// parseSaidList reads a subject and two or more of them in English.
func parseSaidList(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang != text.EN {
		return
	}
	for _, r := range p.At(p.Game.Table.Nonterminal("what"), pos) {
		w := r.Val.(ability.What)
		if !p.HasString(r.End, " ") || w.Sel != nil && w.Sel.N.Op != ability.All {
			continue
		}
		saidItems(p, r.End+1, w, nil, add)
	}
}

// saidItems reads the items behind those in done.
func saidItems(p *text.Parser, pos int, w ability.What, done [][]ability.Effect, add func(int, any)) {
	item := func(end int, es []ability.Effect) {
		for i := range es {
			es[i] = text.Clone(es[i]).(ability.Effect)
			if !text.Subject(es[i], w) {
				return
			}
		}
		now := append(append([][]ability.Effect(nil), done...), es)
		if last := len(done) > 0 && !p.HasString(pos-2, ", ") || len(done) > 0 && p.HasString(pos-len(", and "), ", and "); last {
			add(end, flat(now))
		}
		if len(now) >= maxSaid {
			return
		}
		for _, s := range []string{", and ", " and ", ", "} {
			if p.HasString(end, s) {
				saidItems(p, end+len(s), w, now, add)
			}
		}
	}
	t := p.Game.Table
	for _, r := range p.At(t.Nonterminal("pred"), pos) {
		item(r.End, []ability.Effect{r.Val.(ability.Effect)})
	}
	for _, r := range p.At(t.Nonterminal("predchain"), pos) {
		item(r.End, append([]ability.Effect(nil), r.Val.([]ability.Effect)...))
	}
}

func flat(list [][]ability.Effect) (out []ability.Effect) {
	for _, es := range list {
		out = append(out, es...)
	}
	return out
}
