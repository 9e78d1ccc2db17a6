package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// 他のフォロワー is another than this card, unless one was chosen just before: then it may be another than that one, and may
// lie where that was.

// pick is what a text chose or moved before.
type pick struct {
	kinds ability.Kinds
	zone  []ability.Zone // none: it was among cards that were looked at
	who   ability.Who
	slot  uint8
	other bool // it was said to be another than this
	gone  bool // and was moved from there since: it is none of the others

	to    []ability.Zone // where it was moved to
	owner ability.Who    // and to whose
}

// others decides of what an effect acts on what 他の is said of. Where this card is not meant for certain it is what was
// chosen, and where that is not certain either it is nothing.
func (r *resolver) others(e ability.Effect) {
	if r.back {
		return
	}
	if s, is := e.(*ability.Select); is {
		r.othersIn(&s.Sel)
	} else if w := ability.ActsOn(e); w != nil && w.Sel != nil {
		r.othersIn(w.Sel)
	}
}

func (r *resolver) othersIn(s *ability.Selector) {
	for i := range s.Each {
		r.othersIn(&s.Each[i])
	}
	r.othersOf(&s.Of)
}

// othersThanThis tells whether a text says of others in so many words that they are others than this. On the other player's side
// that is no one, so that 他の there are others than what is met; but これ以外の are not, whatever else they may be.
func othersThanThis(n *Normal) bool {
	said := string(n.R)
	for _, but := range []string{"以外", "を除く"} {
		parts := strings.Split(said, but)
		for _, before := range parts[:len(parts)-1] {
			at := strings.LastIndex(before, "この") // with what kind of thing this is
			if strings.HasSuffix(before, "これ") || strings.HasSuffix(before, OwnName) || at >= 0 && !strings.ContainsAny(before[at:], "、。はがをに") {
				return true
			}
		}
	}
	return strings.Contains(said, "other than this") || strings.Contains(said, "other than "+OwnName)
}

// othersButThis tells whether all others that a text speaks of are such.
func othersButThis(n *Normal) bool {
	said := string(n.R)
	for _, bare := range []string{"他", "ほか", "別の"} {
		if strings.Contains(said, bare) {
			return false
		}
	}
	said = strings.NewReplacer("other than this", "", "other than "+OwnName, "").Replace(strings.ToLower(said))
	return othersThanThis(n) && !strings.Contains(said, "other")
}

// othersThanMet is how often others than what is met are spoken of.
func othersThanMet(v reflect.Value) (many int) {
	if rel, is := Is[ability.Rel](v); is && rel.Kind == ability.Other && (rel.Of.Kind == ability.Object || rel.Of.Kind == ability.Subject || rel.Of.Kind == ability.Slot) {
		many++
	}
	EachField(v, func(f reflect.Value) { many += othersThanMet(f) })
	return many
}

// otherThanThis is where a filter says that something is another than this card; -1: nowhere.
func otherThanThis(f *ability.Filter) int {
	return slices.IndexFunc(f.Rel, func(x ability.Rel) bool { return x.Kind == ability.Other && x.Of == ThisRef })
}

// othersOf decides it of what lies somewhere now.
func (r *resolver) othersOf(f *ability.Filter) {
	rel := otherThanThis(f)
	if rel < 0 || r.butThis && f.Who.Side != ability.Opponent || f.Ref != (ability.Ref{}) || InSlot(f) {
		return
	}
	unsaid := f.Who == (ability.Who{}) && len(f.Zone) == 1 && r.at.w != nil && slices.Contains(r.at.w.Play, f.Zone[0]) // its place may be what the kind means
	if unsaid && r.look != 0 && r.look != unbound && r.rest != r.look {
		r.failed = "他の, of those that were looked at or in play"
		return
	}
	if f.Who.Side == ability.Opponent && len(r.picks) == 0 {
		switch {
		case r.theirs && r.it.Kind == ability.Subject: // 相手の場にフォロワーが出たとき
			f.Rel[rel].Of = BindRef(SlotIt)
		case r.hits && !r.theirs: // これが攻撃したとき
			f.Rel[rel].Of = ability.Ref{Kind: ability.Object}
		}
		return
	}
	kinds := anyKind(f) &^ ability.SpecialKinds
	if came := r.subjKinds &^ ability.SpecialKinds; f.Who.Side != ability.Opponent && len(r.picks) == 0 && r.came && r.itCame && r.it.Kind == ability.Subject && (came == 0 || kinds == 0 || came&kinds != 0) {
		r.failed = "他の, than this or than what came"
		return
	}
	if f.Who.Side != ability.Opponent && len(r.picks) == 0 && r.fromOthers(f, kinds) {
		r.failed = "他の, than this or than what it happened to"
		return
	}
	for i := range r.groups { // all with [A] get this, and other monsters that
		if of := anyKind(&r.groups[i]) &^ ability.SpecialKinds; sameSide(r.groups[i].Who, f.Who) && (of == 0 || kinds == 0 || of&kinds != 0) && len(f.Has) == 0 {
			r.failed = "他の, than this or than all those"
			return
		}
	}
	for i := len(r.picks) - 1; i >= 0; i-- {
		p := &r.picks[i]
		if p.kinds != 0 && kinds != 0 && p.kinds&kinds == 0 {
			continue
		}
		there := slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return slices.Contains(p.zone, z) })
		switch theirs := f.Who.Side == ability.Opponent; {
		case there && sameSide(p.who, f.Who) && p.other && !theirs && !r.spell && p.gone:
		case there && sameSide(p.who, f.Who):
			if (theirs || r.spell) && p.slot != 0 && r.it == BindRef(p.slot) {
				f.Rel[rel].Of = BindRef(SlotIt)
				return
			}
			r.failed = "他の, than this or than what was chosen"
			return
		case sameSide(p.owner, f.Who) && slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return slices.Contains(p.to, z) }):
			r.failed = "他の, than this or than what was put there"
			return
		case !there && unsaid && p.kinds != 0 && kinds != 0:
			r.failed = "他の, there or in play"
			return
		}
	}
}

// fromOthers tells whether that to which happened what the ability waits for may be meant by it: it is another than this card, or
// any, it lies where the others do or did, and this card need not. Of what is put among them by what happened the same is so.
func (r *resolver) fromOthers(f *ability.Filter, kinds ability.Kinds) bool {
	return len(r.waits) > 0 && r.it.Kind == ability.Subject && slices.ContainsFunc(r.waits, func(w ability.Event) bool {
		s := w.Subj
		if s == nil || s.Ref != (ability.Ref{}) || r.theirs {
			return false
		}
		if came := anyKind(s) &^ ability.SpecialKinds; came != 0 && kinds != 0 && came&kinds == 0 {
			return false
		}
		gone := w.Verb == ability.Destroyed || w.Verb == ability.Left || w.Verb == ability.Moved || w.Verb == ability.DiscardedV
		board := r.at.w == nil || len(f.Zone) == 0 || slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return slices.Contains(r.at.w.Board, z) })
		return gone && !board || board && otherThanThis(s) < 0
	})
}

// othersTold decides it of what a condition or an amount tells of what has happened: behind such a happening another is another
// than what that was about. このターン、他のスペルをプレイしていたなら
func (r *resolver) othersTold(e *ability.Event, per ability.Span) {
	for _, f := range []*ability.Filter{e.Subj, e.Obj} {
		if f == nil || otherThanThis(f) < 0 {
			continue
		}
		kinds := anyKind(f)
		for i := range r.waits {
			w := &r.waits[i]
			s := w.Subj
			if w.Verb != e.Verb || f == e.Obj || s == nil || s.Ref == ThisRef || anyKind(s)&kinds == 0 && anyKind(s) != 0 && kinds != 0 {
				continue
			}
			counted := per == ability.ThisGame || per == ability.LastTurn || per == ability.LastOwn // of those only their number is kept
			if it, _ := met(w.Verb); otherThanThis(s) >= 0 || len(r.waits) > 1 || counted || r.it != it {
				r.failed = "他の, than this or than what it happened to"
				return
			}
			f.Rel[otherThanThis(f)].Of = BindRef(SlotIt)
			return
		}
		if e.Verb == ability.Destroyed && r.did[destroyed] != (ability.Ref{}) && (r.didKind[destroyed] == 0 || kinds == 0 || r.didKind[destroyed]&kinds != 0) {
			r.failed = "他の, than this or than what was destroyed"
			return
		}
	}
}

// sameSide tells whether what two players' things are may be the same player's.
func sameSide(a, b ability.Who) bool {
	loose := func(w ability.Who) bool { return w.Side != ability.You && w.Side != ability.Opponent }
	return a.Side == b.Side || loose(a) || loose(b)
}

// picked remembers what an effect chose or moved, of what slot binds.
func (r *resolver) picked(e ability.Effect) {
	if r.back {
		return
	}
	slot := uint8(0)
	var sel *ability.Selector
	switch e := e.(type) {
	case *ability.Select:
		sel, slot = &e.Sel, e.Slot
	case *ability.Move:
		sel, slot = e.What.Sel, e.Bind
	case *ability.Find:
		sel = &e.Sel
	case *ability.Damage:
		sel = e.To.Sel
	case *ability.Change:
		sel = e.What.Sel
	case *ability.Give:
		sel = e.What.Sel
	case *ability.Rule:
		sel = e.What.Sel
	}
	m, is := e.(*ability.Move)
	if is {
		for i := range r.picks {
			if sel == nil && m.What.Ref == BindRef(r.picks[i].slot) && r.picks[i].slot != 0 {
				r.picks[i].goes(m, r.at.w)
			}
		}
	}
	if r.spell {
		r.brought(e)
	}
	if sel != nil {
		r.pick(sel, slot)
		if is && len(r.picks) > 0 {
			r.picks[len(r.picks)-1].goes(m, r.at.w)
		}
	}
}

// brought remembers what a spell makes, or finds and puts into play: a spell is none of those there, so that others are others than these.
func (r *resolver) brought(e ability.Effect) {
	var to ability.Place
	var slot uint8
	switch e := e.(type) {
	case *ability.Make:
		to, slot = e.To, e.Bind
	case *ability.Find:
		to, slot = e.To, e.Bind
	default:
		return
	}
	if to.Who == (ability.Who{}) {
		to.Who = Who(ability.You)
	}
	r.picks = append(r.picks[:len(r.picks):len(r.picks)], pick{zone: []ability.Zone{to.Zone}, who: to.Who, slot: slot})
}

// goes remembers where a pick was moved.
func (p *pick) goes(m *ability.Move, w *World) {
	p.gone, p.owner = true, p.who
	switch to := m.To.Zone; {
	case to != ability.NoZone:
		p.to = []ability.Zone{to}
		if m.To.Who != (ability.Who{}) {
			p.owner = m.To.Who
		}
	case m.How == ability.Return:
		p.to = []ability.Zone{ability.Hand_}
	case m.How == ability.Destroy || m.How == ability.Break || m.How == ability.Discard:
		if p.to = nil; w != nil {
			p.to = w.Down
		}
	}
}

func (r *resolver) pick(s *ability.Selector, slot uint8) {
	for i := range s.Each {
		r.pick(&s.Each[i], 0)
	}
	f := &s.Of
	if s.N.Op == ability.All && len(f.Has)+len(f.Num)+len(f.Is) > 0 && otherThanThis(f) < 0 && f.Ref == (ability.Ref{}) {
		r.groups = append(r.groups[:len(r.groups):len(r.groups)], *f)
	}
	if len(s.Each) > 0 || s.N.Op == ability.All && f.Depth == nil || f.Ref != (ability.Ref{}) {
		return
	}
	p := pick{kinds: anyKind(f) &^ ability.SpecialKinds, zone: f.Zone, who: f.Who, slot: slot}
	p.other = slices.ContainsFunc(f.Rel, func(x ability.Rel) bool { return x.Kind == ability.Other && x.Of == ThisRef })
	r.picks = append(r.picks[:len(r.picks):len(r.picks)], p)
}

// someOf tells whether what holds is said of so many of those that fit, of which nobody is asked which they are: 自分の場の
// フォロワー1体は+1する.
func (g *Game) someOf(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		switch e := e.(type) {
		case *ability.If:
			return g.someOf(e.Then) || g.someOf(e.Else)
		case *ability.Change, *ability.Give:
			w := ability.ActsOn(e)
			return w.Sel != nil && g.some(w.Sel)
		}
		return false
	})
}

func (g *Game) some(s *ability.Selector) bool {
	if len(s.Each) > 0 {
		return slices.ContainsFunc(s.Each, func(one ability.Selector) bool { return g.some(&one) })
	}
	f := &s.Of
	only := func(x ability.Rel) bool { return x.Kind != ability.Other }
	best := func(b ability.Bound) bool { return b.Highest || b.Lowest }
	return s.N.Op != ability.All && f.Ref == (ability.Ref{}) && !g.Lex.alone(f) && f.Depth == nil && !slices.ContainsFunc(f.Rel, only) && !slices.ContainsFunc(f.Num, best)
}

// othersAsked decides it of what a condition or an amount asks about.
func (r *resolver) othersAsked(v reflect.Value) {
	if r.back {
		return
	}
	switch x := partOf(v).(type) {
	case *ability.Cond:
		r.othersWhere(x.Of, x.On, x.Per, x.Ref)
	case *ability.Amount:
		r.othersWhere(x.Of, x.On, x.Per, x.Ref)
	}
}

func (r *resolver) othersWhere(of *ability.Filter, on *ability.Event, per ability.Span, ref ability.Ref) {
	if on != nil {
		r.othersTold(on, per)
	} else if of != nil && ref == (ability.Ref{}) {
		r.othersOf(of)
	}
}
