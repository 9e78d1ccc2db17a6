package text

import (
	"strings"

	"gotaku/rules/ability"
)

// What English says of one subject in a row: it gains 1000 power, cannot be blocked and can attack
// twice in the same turn. Each item is an effect of its own with that subject. (Japanese: told.go.)

// maxSaid is how many items such a row has at most.
const maxSaid = 5

// ParseSaidList reads a subject and two or more of them. Where the game has words for a subject that stands for all of a
// sort (nonterminal "allsaid": other followers on your field), one item is enough of it.
func ParseSaidList(p *Parser, pos int, add func(int, any)) {
	if p.Lang != EN {
		return
	}
	t := p.Game.Table
	for _, r := range p.At(t.byName["what"], pos) {
		w := r.Val.(ability.What)
		if !p.HasString(r.End, " ") || w.Sel != nil && w.Sel.N.Op != ability.All {
			continue
		}
		p.saidItems(r.End+1, w, false, nil, add)
	}
	all, has := t.byName["allsaid"]
	if !has {
		return
	}
	for _, r := range p.At(all, pos) {
		if p.HasString(r.End, " ") {
			p.saidItems(r.End+1, r.Val.(ability.What), true, nil, add)
		}
	}
}

// saidItems reads the items behind those in done.
func (p *Parser) saidItems(pos int, w ability.What, one bool, done [][]ability.Effect, add func(int, any)) {
	item := func(end int, es []ability.Effect) {
		for i := range es {
			es[i] = Clone(es[i]).(ability.Effect)
			if !Subject(es[i], w) {
				return
			}
		}
		now := append(append([][]ability.Effect(nil), done...), es)
		if last := len(done) > 0 && !p.HasString(pos-2, ", ") || len(done) > 0 && p.HasString(pos-len(", and "), ", and ") || one && len(done) == 0; last {
			add(end, flat(now))
		}
		if len(now) >= maxSaid {
			return
		}
		for _, s := range []string{", and ", " and ", ", "} {
			if p.HasString(end, s) {
				p.saidItems(end+len(s), w, one, now, add)
			}
		}
	}
	t := p.Game.Table
	for _, r := range p.At(t.byName["pred"], pos) {
		item(r.End, []ability.Effect{r.Val.(ability.Effect)})
	}
	if chain, has := t.byName["predchain"]; has {
		for _, r := range p.At(chain, pos) {
			item(r.End, append([]ability.Effect(nil), r.Val.([]ability.Effect)...))
		}
	}
}

func flat(list [][]ability.Effect) (out []ability.Effect) {
	for _, es := range list {
		out = append(out, es...)
	}
	return out
}

// PredicateChains are what is said in one breath of a subject that stands before, of rows that say it with their subject.
func PredicateChains(rows []Row) (out []Row) {
	for _, r := range rows {
		var faces []string
		for _, f := range SplitTop(r.EN) {
			for _, of := range []string{"{0.What=1.What:what} ", "{0.What=1.What=2.What:what} "} {
				if s, ok := strings.CutPrefix(f, of); ok {
					faces = append(faces, s)
				}
			}
		}
		if r.NT == "chain" && len(faces) > 0 {
			out = append(out, Row{Quiet: true, ID: r.ID + " said", NT: "predchain", EN: strings.Join(faces, " | "), Node: r.Node, Needs: r.Needs})
		}
	}
	return out
}
