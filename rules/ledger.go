package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// Ledger is one reason why a number or ability is not as printed.
type Ledger struct {
	Stat  ability.Stat // 0: an ability or rule, see Clause
	Op    ability.Op
	N     int32
	Src   CardID // 0: a rule or damage
	Name  string // of the source
	Until ability.Duration
	Node  NodeID
}

// Ledger lists why r is not as printed, in the order in which it applies.
func (k *Board) Ledger(r Ref) []Ledger {
	if !k.readable(k.State.Card(r)) {
		return nil
	}
	var out []Ledger
	k.settle()
	for _, i := range k.board.sums {
		if m := &k.State.Mods[i]; slices.Contains(m.On, r) {
			l := Ledger{Src: m.Src.Card.ID, Node: m.Node, Stat: m.Stat, Op: m.Op, N: m.N, Until: m.Until.What}
			if l.Src != 0 {
				l.Name = k.nameOf(m.Src.Card)
			}
			out = append(out, l)
		}
	}
	for i := range k.board.acts {
		a := &k.board.acts[i]
		if !slices.Contains(k.targets(a), r.ID) {
			continue
		}
		l := Ledger{Src: a.ctx.src.Card.ID, Node: k.node(a.clause)}
		if l.Src != 0 {
			l.Name = k.nameOf(a.ctx.src.Card)
		}
		switch {
		case a.mod != nil:
			l.Stat, l.Op, l.N, l.Until = a.mod.Stat, a.mod.Op, a.mod.N, a.mod.Until.What
		default:
			l.Until = ability.WhileThis
			if c, ok := a.clause.(*ability.Change); ok {
				l.Stat, l.Op, l.N = c.Stat, c.Op, a.ctx.amount(&c.N)
				for i := range c.Also {
					out = append(out, Ledger{Stat: c.Also[i].Stat, Op: c.Also[i].Op, N: a.ctx.amount(&c.Also[i].N), Src: l.Src, Name: l.Name, Until: l.Until, Node: l.Node})
				}
			}
		}
		out = append(out, l)
	}
	return out
}
