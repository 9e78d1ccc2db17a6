package board

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Fit says whether an object fits a filter. Maybe: it is hidden, and the filter
// reads its face.
type Fit uint8

// The answers, in order of certainty.
const (
	No Fit = iota
	Maybe
	Yes
)

// Fits judges r by what may be read; x.past: by how it was last. What everybody sees is
// judged first, and what a card is only looked up where a filter asks for it.
func (x *Text) Fits(f *ability.Filter, r state.Ref) Fit {
	b := x.B
	b.Counts.Fits++
	now := b.Here(r) && !x.past
	c := b.State.Card(r)
	if !now {
		if x.present {
			return No
		}
		c = b.LastCard(r)
	}
	if !x.fitsPublic(f, r, c) {
		return No
	}
	if !readsFace(f) && len(f.Or) == 0 {
		return Yes
	}
	if now {
		ch := b.CharsOf(r.ID)
		return x.judge(f, r, c, ch, ch != &blank || b.known(r.ID))
	}
	return x.judge(f, r, c, b.Last(r), b.past(r) != nil || b.Here(r) && b.known(r.ID))
}

// plain says whether a filter asks what everybody sees of an object for no more than where
// it lies and whose it is, as it is now.
func (x *Text) plain(f *ability.Filter) bool {
	return len(f.Is)+len(f.Not)+len(f.Rel) == 0 && f.On == nil && f.Ref.Kind == ability.NoRef && !x.past
}

// fitsPlaced is Fits by a plain filter of what lies in one of its zones.
func (x *Text) fitsPlaced(f *ability.Filter, r state.Ref) Fit {
	b := x.B
	b.Counts.Fits++
	c := &b.State.Cards[r.ID]
	switch {
	case f.Who.Side != ability.AnySide && f.Who.Side != ability.Each && !x.IsSeat(f.Who, c.Master):
		return No
	case f.Kind|f.NotKind == 0 && len(f.Has)+len(f.Num)+len(f.Or) == 0:
		return Yes
	}
	ch := b.CharsOf(r.ID)
	return x.judge(f, r, c, ch, ch != &blank || b.known(r.ID))
}

// judge is Fits for what r is, or was, where what everybody sees of it fits.
func (x *Text) judge(f *ability.Filter, r state.Ref, c *state.Card, ch *state.Chars, known bool) Fit {
	b := x.B
	face := x.fitsFace(f, r, ch, known)
	if face == No && known && c.Face != 0 && b.Zones[c.At.Zone].AnySide {
		for i := range b.Pool.Def(c.Face).Sides {
			face = max(face, x.fitsFace(f, r, b.Book.Printed(c.Face, int8(i)), true))
		}
	}
	if len(f.Or) > 0 && face != No {
		best := No
		for i := range f.Or {
			best = max(best, x.Fits(&f.Or[i], r))
		}
		face = min(face, best)
	}
	return face
}

// fitsPublic judges by what everybody sees of a hidden card: place, side, state.
func (x *Text) fitsPublic(f *ability.Filter, r state.Ref, c *state.Card) bool {
	b := x.B
	if len(f.Zone) > 0 {
		in := false
		for _, w := range f.Zone {
			in = in || b.Zone(w) == c.At.Zone && c.At.Zone != state.Nowhere
		}
		if !in {
			return false
		}
	}
	if f.Who.Side != ability.AnySide && f.Who.Side != ability.Each && !x.IsSeat(f.Who, c.Master) {
		return false
	}
	if f.Ref.Kind != ability.NoRef && !x.names(f.Ref, r) {
		return false
	}
	for _, s := range f.Is {
		if !b.stateOf(s, r, c) {
			return false
		}
	}
	for _, s := range f.Not {
		if b.stateOf(s, r, c) {
			return false
		}
	}
	if f.On != nil && !x.onSquares(f.On, c) {
		return false
	}
	for _, rel := range f.Rel {
		if !x.related(rel, r, c) {
			return false
		}
	}
	return true
}

// shared says whether two lists have an object in common.
func shared(a, b []state.Ref) bool {
	return slices.ContainsFunc(a, func(r state.Ref) bool { return slices.Contains(b, r) })
}

// related judges the relations that need no face.
func (x *Text) related(rel ability.Rel, r state.Ref, c *state.Card) bool {
	b := x.B
	switch rel.Kind {
	case ability.Other:
		return !x.lists(rel.Of, r)
	case ability.InSlot:
		return x.lists(rel.Of, r)
	case ability.LinkedTo:
		if rel.In != nil {
			return c.Host != (state.Ref{}) && x.Fits(rel.In, c.Host) == Yes
		}
		return x.lists(rel.Of, c.Host)
	case ability.FoughtBy:
		meets := func(list []state.Ref) bool {
			if rel.In != nil {
				return slices.ContainsFunc(list, func(o state.Ref) bool { return x.Fits(rel.In, o) == Yes })
			}
			return shared(x.Refs(rel.Of), list)
		}
		for i := range b.State.Battles {
			fight := &b.State.Battles[i]
			if slices.Contains(fight.Attackers, r) && meets(fight.Targets) || slices.Contains(fight.Targets, r) && meets(fight.Attackers) {
				return true
			}
		}
		return false
	case ability.Beside:
		of := x.Refs(rel.Of)
		return !slices.Contains(of, r) && slices.ContainsFunc(b.State.Battles, func(fight state.Battle) bool {
			return slices.Contains(fight.Attackers, r) && shared(of, fight.Attackers)
		})
	case ability.Aims, ability.AimsAlone:
		return aims(b, r, rel.Kind == ability.AimsAlone, func(o state.Ref) bool {
			if rel.In != nil {
				return x.Fits(rel.In, o) == Yes
			}
			return slices.Contains(x.Refs(rel.Of), o)
		})
	case ability.AbilityOf:
		of, on := userOf(b, r)
		if rel.In != nil {
			return on && x.Fits(rel.In, of) == Yes
		}
		return on && slices.Contains(x.Refs(rel.Of), of)
	case ability.Holds:
		return x.holds(rel, r)
	case ability.Lacks:
		return !x.holds(rel, r)
	case ability.Met:
		for i := range b.State.Happened {
			if e := &b.State.Happened[i]; (e.Card == r || e.New == r) && x.happened(rel.On, e) {
				return true
			}
		}
		return false
	case ability.CameThisTurn:
		return c.Entered > state.Stamp(b.State.Table[state.TableTurnStart])
	}
	return true
}

func (b *Board) stateOf(s ability.State, r state.Ref, c *state.Card) bool {
	switch s {
	case ability.Standing:
		return !c.Rest
	case ability.Acted:
		return c.Rest
	case ability.FaceUp:
		return !c.FaceDown
	case ability.FaceDown:
		return c.FaceDown
	case ability.Attacking, ability.Attacked_, ability.InBattle:
		for i := range b.State.Battles {
			fight := &b.State.Battles[i]
			if s == ability.InBattle && len(fight.Targets) == 0 {
				continue // nobody fights [FF-TCG 10.1.3.2.1]
			}
			if slices.Contains(fight.Attackers, r) && s != ability.Attacked_ || slices.Contains(fight.Targets, r) && s != ability.Attacking {
				return true
			}
		}
		return b.Game.State(b, s, r)
	case ability.Damaged:
		return c.Damage > 0
	}
	return b.Game.State(b, s, r)
}

// readsFace says whether a filter asks for more than what everybody sees.
func readsFace(f *ability.Filter) bool {
	return f.Kind|f.NotKind != 0 || len(f.Has)+len(f.Num) > 0 || len(f.Rel) > 0 && relReads(f.Rel)
}

// fitsFace judges by characteristics. Missing information fails a comparison and
// is not counted. [SVE 1.3.6]
func (x *Text) fitsFace(f *ability.Filter, r state.Ref, ch *state.Chars, known bool) Fit {
	if !known {
		if readsFace(f) {
			return Maybe
		}
		return Yes
	}
	if !ch.Kinds.Fit(f.Kind) || ch.Kinds&f.NotKind != 0 {
		return No
	}
	for i := range f.Has {
		if x.B.hasProp(&f.Has[i], r, ch) == f.Has[i].Not {
			return No
		}
	}
	for i := range f.Num {
		b := &f.Num[i]
		if b.Highest || b.Lowest {
			continue // judged among all by candidates
		}
		from := ch
		if b.Original {
			from = x.B.Original(r)
		}
		n, ok := from.Num.Get(b.Stat)
		if !b.Original {
			n = x.B.Game.Said(x.B, r, b.Stat, n)
		}
		if !ok || !Compare(n, b.Cmp, x.Amount(&b.N)) {
			return No
		}
	}
	for i := range f.Rel {
		if rel := &f.Rel[i]; readsFaceOf(rel.Kind) && !x.relatedFace(rel, ch) {
			return No
		}
	}
	return Yes
}

func relReads(rels []ability.Rel) bool {
	return slices.ContainsFunc(rels, func(r ability.Rel) bool { return readsFaceOf(r.Kind) })
}

// readsFaceOf says whether a relation compares what cards are.
func readsFaceOf(k ability.RelKind) bool {
	switch k {
	case ability.SameName, ability.NotSameName, ability.SameClass, ability.SameTrait, ability.SameKind, ability.Beaten, ability.NamedIn:
		return true
	}
	return false
}

// wordsNamed is how many words of one card can be named.
const wordsNamed = 8

// NamedWord is the number that is bound where a word was named that a card says of itself; 0: no
// number can be.
func NamedWord(f state.FaceID, at int) int32 {
	if at >= wordsNamed || f <= 0 {
		return 0
	}
	return int32(f)*wordsNamed + int32(at)
}

// wordNamed is the word that such a number says; false: none, as where there was nothing to name.
func (b *Board) wordNamed(n int32, of ability.Attr) (string, bool) {
	c := b.Printed(state.FaceID(n/wordsNamed), 0)
	if c == nil {
		return "", false
	}
	words, at := c.Words(of), int(n%wordsNamed)
	if at >= len(words) {
		return "", false
	}
	return words[at], true
}

func (x *Text) relatedFace(rel *ability.Rel, ch *state.Chars) bool {
	share := func(a, b []string) bool {
		for _, s := range a {
			for _, t := range b {
				if s == t {
					return true
				}
			}
		}
		return false
	}
	if rel.Kind == ability.NamedIn {
		b := x.Slot(rel.Of.Slot)
		if rel.Attr != ability.NoAttr && b != nil {
			word, is := x.B.wordNamed(b.N, rel.Attr)
			return is && slices.Contains(ch.Words(rel.Attr), word)
		}
		return b != nil && share(ch.Names, x.B.Printed(state.FaceID(b.N), 0).Names[:1])
	}
	like := func(oc *state.Chars) bool {
		switch rel.Kind {
		case ability.SameName:
			return share(ch.Names, oc.Names)
		case ability.NotSameName:
			return !share(ch.Names, oc.Names)
		case ability.SameClass:
			return share(ch.Classes, oc.Classes)
		case ability.SameTrait:
			return share(ch.Traits, oc.Traits)
		case ability.SameKind:
			return ch.Kinds&oc.Kinds&^ability.SpecialKinds != 0
		case ability.Beaten:
			return share(ch.Classes, oc.Traits)
		}
		return true
	}
	if rel.In != nil {
		return slices.ContainsFunc(x.Matches(rel.In), func(o state.Ref) bool { return like(x.B.Chars(o)) })
	}
	of := x.Refs(rel.Of)
	if rel.Kind == ability.NotSameName { // as none of several
		return !slices.ContainsFunc(of, func(o state.Ref) bool { return !like(x.B.Last(x.orWas(o))) })
	}
	return len(of) == 0 || slices.ContainsFunc(of, func(o state.Ref) bool { return like(x.B.Last(x.orWas(o))) })
}

func (b *Board) hasProp(p *ability.Prop, r state.Ref, ch *state.Chars) bool {
	match := func(list []string) bool {
		for _, s := range list {
			if s == p.Value || p.Match == ability.Contains && strings.Contains(s, p.Value) {
				return true
			}
		}
		return false
	}
	switch p.Attr {
	case ability.NameAttr:
		for _, n := range ch.Names { // a part of a name is never sought in an alias [SVE 2.1.2.1]
			if n == p.Value || p.Match == ability.Contains && n != ch.Alias && strings.Contains(n, p.Value) {
				return true
			}
		}
		return false
	case ability.PersonAttr:
		if ch.Alias == "" {
			return match(ch.Names)
		}
		return match([]string{ch.Alias})
	case ability.TraitAttr:
		return match(ch.Traits) || p.Value == "" && len(ch.Traits) > 0
	case ability.ClassAttr:
		return match(ch.Classes) || p.Value == "" && len(ch.Classes) > 1
	case ability.KeywordAttr:
		return ch.Keys&b.Key(p.Value) != 0
	case ability.CounterAttr:
		if p.Value == "" {
			return slices.ContainsFunc(b.State.Counters, func(c state.Counter) bool { return c.On == r })
		}
		return b.Counters(r, p.Value) >= max(p.N, 1)
	case ability.AbilityAttr:
		return b.knows(r, ch, p.Value)
	case ability.TitleAttr, ability.NumberAttr:
		d := b.Pool.Def(b.State.Card(r).Face)
		return d != nil && (p.Attr == ability.TitleAttr && d.Title == p.Value || p.Attr == ability.NumberAttr && d.Number == p.Value)
	case ability.CategoryAttr:
		return b.printedOn(r, func(s *state.Side) bool { return match(s.Categories) })
	case ability.IconAttr: // printed, or given as the keyword of that name [Z/X 206.6]
		return ch.Keys&b.Key(p.Value) != 0 || marked(b, ch, p.Value) || lentMark(b, r, p.Value) || b.printedOn(r, func(s *state.Side) bool { return match(s.Icons) })
	}
	return false
}

// knows says whether r has an ability of a name, or a card linked to it lends it one.
// [Divine Cross 801.1g-1]
func (b *Board) knows(r state.Ref, ch *state.Chars, name string) bool {
	is := func(h state.Held) bool { return b.Ability(h.ID).Name == name }
	if slices.ContainsFunc(ch.Abilities, is) {
		return true
	}
	for id := range b.State.Cards {
		if c := &b.State.Cards[id]; c.Host == r && b.Zones[c.At.Zone].Links && slices.ContainsFunc(b.CharsOf(state.CardID(id)).Abilities, is) {
			return true
		}
	}
	return false
}

// marked says whether a card has an ability that an icon marks.
func marked(b *Board, ch *state.Chars, icon string) bool {
	m := ability.Marked(icon)
	return slices.ContainsFunc(ch.Abilities, func(h state.Held) bool {
		a := b.Ability(h.ID)
		return a.Plain(icon) || a.Marks&m != 0 || slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Word != "" && e.Word == icon })
	})
}

// lentMark says whether something linked to r lends it abilities that an icon marks.
func lentMark(b *Board, r state.Ref, icon string) bool {
	if !ability.LentByLinked(icon) {
		return false
	}
	for id := range b.State.Cards {
		if c := &b.State.Cards[id]; c.Host == r && b.Zones[c.At.Zone].Links && marked(b, b.CharsOf(state.CardID(id)), icon) {
			return true
		}
	}
	return false
}

// printedOn asks the printed side of a card that may be read for what no effect changes.
func (b *Board) printedOn(r state.Ref, has func(*state.Side) bool) bool {
	c := basedOn(b, r)
	d := b.Pool.Def(c.Face)
	return d != nil && c.Side >= 0 && len(b.Last(r).Names) > 0 && has(&d.Sides[c.Side])
}

// basedOn is the card whose print r goes by, or went by last: its own, or the one that was linked to it last as its base.
func basedOn(b *Board, r state.Ref) *state.Card {
	c := b.LastCard(r)
	if !b.Here(r) {
		var over *state.Card
		for i := range b.State.Past {
			if p := &b.State.Past[i].Card; b.State.Past[i].Linked && p.Host == r && b.Zones[p.At.Zone].Bases && (over == nil || p.Placed > over.Placed) {
				over = p
			}
		}
		if over != nil {
			return over
		}
		return c
	}
	last := state.Stamp(-1)
	for _, z := range b.baseZones {
		for s := range 2 {
			for _, id := range b.State.Lists[int(z)*2+s] {
				if o := &b.State.Cards[id]; o.Host == r && o.Placed > last {
					c, last = o, o.Placed
				}
			}
		}
	}
	return c
}

// Icon says whether r is printed with an icon.
func (b *Board) Icon(r state.Ref, icon string) bool {
	return b.printedOn(r, func(s *state.Side) bool { return slices.Contains(s.Icons, icon) })
}

// Compare says whether a stands to b as c says.
func Compare(a int32, c ability.Cmp, b int32) bool {
	switch c {
	case ability.GE:
		return a >= b
	case ability.LE:
		return a <= b
	case ability.EQ:
		return a == b
	}
	return a != b
}
