package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Which of two effects is the older is asked where they came at one time and the newer undoes what the older does.

// AgeMatters lists those of some cards of which a static ability may do otherwise beside one of another of them if that were the older.
func AgeMatters(b *Board, came []state.Ref) (out []state.Ref) {
	if len(came) < 2 {
		return nil
	}
	lasting := make([][]Active, len(came))
	for i, r := range came {
		for _, h := range b.Chars(r).Abilities {
			if h.Kind != ability.Static {
				continue
			}
			for _, e := range b.Ability(h.ID).Do {
				leaves(e, func(e ability.Effect) {
					if l := b.Game.Layer(e); l >= 0 {
						lasting[i] = append(lasting[i], Active{Clause: e, layer: l, Text: Text{B: b, Src: state.Source{Via: h.ID}}})
					}
				})
			}
		}
	}
	for i, r := range came {
		if slices.ContainsFunc(came, func(o state.Ref) bool { return o != r && meet(b, lasting[i], lasting[slices.Index(came, o)]) }) {
			out = append(out, r)
		}
	}
	return out
}

// meet says whether it matters of any two effects of two lists which is the older.
func meet(b *Board, these, those []Active) bool {
	for i := range these {
		for j := range those {
			if a, o := &these[i], &those[j]; undoes(b, a, o) || undoes(b, o, a) || a.layer == o.layer && a.reads()&o.writes() != 0 && o.reads()&a.writes() != 0 {
				return true
			}
		}
	}
	return false
}

// undoes says whether a, as the newer, undoes what o does, or does otherwise with it.
func undoes(b *Board, a, o *Active) bool {
	switch e := a.Clause.(type) {
	case *ability.Change:
		c, is := o.Clause.(*ability.Change)
		return is && a.layer == o.layer && a.writes()&o.writes() != 0 && e.Op != ability.Add && e.Op != ability.Sub && (e.Op != ability.Times || c.Op != ability.Times)
	case *ability.Give:
		g, is := o.Clause.(*ability.Give)
		switch {
		case !is || e.Bar != nil || g.Bar != nil:
			return false
		case e.Take && e.All && len(e.Props) == 0:
			return !g.Take && len(g.Props) == 0 && o.writes()&fAbilities != 0 // also what it is given in another layer
		case a.layer != o.layer:
			return false
		case e.Kinds != 0 && !e.Also && g.Kinds != 0:
			return true
		case e.Take && !g.Take && slices.ContainsFunc(e.Words, func(w string) bool {
			return gives(b, o, g, func(a *ability.Ability) bool { return a.Kind == ability.Keyword && b.Key(w)&b.Key(a.Word) != 0 })
		}):
			return true
		}
		return slices.ContainsFunc(e.Props, func(p ability.Prop) bool {
			if m := markTaken(p); e.Take && !g.Take && m != 0 {
				return gives(b, o, g, func(a *ability.Ability) bool { return a.Marks&m != 0 })
			}
			return slices.ContainsFunc(g.Props, func(q ability.Prop) bool {
				return p.Attr == q.Attr && (!e.Take && e.All || e.Take && !g.Take && (p.Value == "" || g.From != nil || p.Value == q.Value))
			})
		})
	}
	return false
}

// gives says whether an effect gives an ability that is such, or may be.
func gives(b *Board, a *Active, g *ability.Give, such func(*ability.Ability) bool) bool {
	return g.From != nil && len(g.Props) == 0 || slices.ContainsFunc(g.Words, func(w string) bool { return such(&ability.Ability{Kind: ability.Keyword, Word: w}) }) ||
		slices.ContainsFunc(g.Quoted, func(q int) bool {
			via := a.Text.Src.Via
			it := b.Lookup(state.AbilityID{Face: via.Face, Side: via.Side, Quoted: true, N: int16(q + 1)})
			return it != nil && such(it)
		})
}
