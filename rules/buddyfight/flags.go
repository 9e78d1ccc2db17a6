package buddyfight

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var whyFlag = &board.Why{Rule: "4.misc.specialflag.2", JA: "君のフラッグでは使えません。", EN: "Your flag does not permit it."}

// flagOf is a seat's upper flag; none: zero.
func flagOf(k *B, s seat) ref {
	for _, r := range k.Cards(ability.Flag, s) {
		return r
	}
	return ref{}
}

// permitted says whether a fighter may use a card: by the fighter's flag, or since the
// card says so whatever the flag. A flag that lies face down permits nothing, for it has
// no information. [4.misc.flagdown.1, 4.misc.specialflag.2, 4.misc.dual.3]
func permitted(k *B, s seat, r ref) bool {
	p := printOf(k, r)
	if p == nil {
		return true // the other machine does not know
	}
	if p.Keys&keyOmni != 0 { // 4.misc.omnilord.1
		return true
	}
	flag := flagOf(k, s)
	for _, h := range p.Abilities {
		a := k.Ability(h.ID)
		if a.Kind != ability.Construction || a.Word != "usable" {
			continue
		}
		switch {
		case a.Name == "" && len(a.Do) == 0, // 4.misc.flagcond.all.1
			len(a.Args) == 0 && slices.Contains(k.Chars(flag).Names, a.Name), // 4.misc.flagcond.is.1
			slices.ContainsFunc(namedIn(a), func(n string) bool { return slices.Contains(k.Chars(flag).Names, n) }),
			len(a.Args) > 0 && startedWith(k, s, a.Name): // 4.misc.flagcond.start.1
			return true
		}
	}
	for _, h := range k.Chars(flag).Abilities {
		for _, e := range k.Ability(h.ID).Do {
			if m, ok := e.(*ability.Rule); ok && m.Mode == ability.May && m.Verb == ability.Played && m.What.Sel != nil && original(p, &m.What.Sel.Of) {
				return true
			}
		}
	}
	return false
}

// namedIn are the names that a construction lists.
func namedIn(a *ability.Ability) (out []string) {
	for _, e := range a.Do {
		if r, is := e.(*ability.Rule); is && r.With != nil {
			for _, o := range r.With.Or {
				out = append(out, o.Has[0].Value)
			}
		}
	}
	return out
}

// printOf is what is printed on a card, if the eyes in force know it.
func printOf(k *B, r ref) *state.Chars {
	if c := k.State.Card(r); c.Face != 0 && c.Side >= 0 && !unseen(k, r) {
		return k.Book.Printed(c.Face, c.Side)
	}
	return nil
}

// startedWith says whether a fighter began the fight with the flag of a name.
func startedWith(k *B, s seat, name string) bool {
	d := k.Pool.Def(state.FaceID(k.State.Table[tableFlag+int(s)]))
	return d != nil && d.Sides[0].Name == name
}

// original says whether what is printed on a card is what a flag names: one of its
// worlds, its kind, its attributes. [4.misc.specialflag.2, 4.misc.dual.3]
func original(p *state.Chars, f *ability.Filter) bool {
	some := len(f.Or) == 0
	for i := 0; i < len(f.Or) && !some; i++ {
		some = original(p, &f.Or[i])
	}
	return some && p.Kinds.Fit(f.Kind) && !slices.ContainsFunc(f.Has, func(w ability.Prop) bool {
		list := p.Traits
		if w.Attr == ability.ClassAttr {
			list = p.Classes
		}
		return !slices.ContainsFunc(list, func(v string) bool {
			return v == w.Value || w.Match == ability.Contains && strings.Contains(v, w.Value)
		})
	})
}

// unpermitted is what becomes of a seat's cards on the field that its flag, having turned
// face down, no longer permits: all go to the drop zone. [4.misc.flagdown.2]
func unpermitted(k *K, s seat) (out []event) {
	if f := flagOf(k.Board, s); f == (ref{}) || !k.State.Card(f).FaceDown {
		return nil
	}
	for _, r := range onSide(k.Board, s) {
		if !k.In(r, ability.Flag) && !permitted(k.Board, s, r) {
			out = append(out, dropped(k, r))
		}
	}
	return out
}
