package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Ledger is one reason why a number or ability is not as printed.
type Ledger struct {
	Stat  ability.Stat // 0: an ability or rule, see Clause
	Op    ability.Op
	N     int32
	Src   state.CardID // 0: a rule or damage
	Name  string       // of the source
	Until ability.Duration
	Node  state.NodeID
}

// Ledger lists why r is not as printed, in the order in which it applies.
func (b *Board) Ledger(r state.Ref) []Ledger {
	if !b.Readable(b.State.Card(r)) {
		return nil
	}
	var out []Ledger
	b.Settle()
	for _, i := range b.effects.sums {
		if m := &b.State.Mods[i]; slices.Contains(m.On, r) && !b.Game.Immune(b, m.By, m.Src, r.ID) {
			l := Ledger{Src: m.Src.Card.ID, Node: m.Node, Stat: m.Stat, Op: m.Op, N: m.N, Until: m.Until.What}
			if l.Src != 0 {
				l.Name = b.NameOf(m.Src.Card)
			}
			out = append(out, l)
		}
	}
	for i := range b.effects.acts {
		a := &b.effects.acts[i]
		if !slices.Contains(a.targets(b), r.ID) {
			continue
		}
		l := Ledger{Src: a.Text.Src.Card.ID, Node: b.Node(a.Clause)}
		if l.Src != 0 {
			l.Name = b.NameOf(a.Text.Src.Card)
		}
		switch {
		case a.Mod != nil:
			l.Stat, l.Op, l.N, l.Until = a.Mod.Stat, a.Mod.Op, a.Mod.N, a.Mod.Until.What
		default:
			l.Until = ability.WhileThis
			if c, ok := a.Clause.(*ability.Change); ok {
				l.Stat, l.Op, l.N = c.Stat, c.Op, a.Text.Amount(&c.N)
				for i := range c.Also {
					out = append(out, Ledger{Stat: c.Also[i].Stat, Op: c.Also[i].Op, N: a.Text.Amount(&c.Also[i].N), Src: l.Src, Name: l.Name, Until: l.Until, Node: l.Node})
				}
			}
		}
		out = append(out, l)
	}
	return out
}
