package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What is given to a card, or taken from it: abilities, words, kinds and properties.

// give grants or takes abilities, words, kinds and properties.
func (fx *effects) give(b *Board, c *state.Chars, id state.CardID, e *ability.Give, by *Active) {
	src := by.Text.Src
	if e.Bar != nil {
		fx.bar(b, c, id, e, &by.Text)
		return
	}
	if e.Take || e.From != nil || len(e.Quoted)+len(e.Words) > 0 {
		fx.granted = true
	}
	if e.Take {
		if (e.All || len(e.Words) > 0) && kept(b, c, id, by.Text.By) {
			return
		}
		if fx.take(b.Book, c, e); e.All && len(e.Props) == 0 && fx.rebased(b, id, by.born) { // gained since [SVE 5.16.2.2]
			c.Abilities, c.Keys, c.Sorts = slices.Clone(fx.base.Abilities), fx.base.Keys, fx.base.Sorts
		}
		return
	}
	for _, q := range e.Quoted {
		has := state.AbilityID{Face: src.Via.Face, Side: src.Via.Side, Quoted: true, N: int16(q + 1)}
		a := b.Lookup(has)
		if a == nil || a.Kind == ability.Keyword && fx.barred(id, b.keyOf[a.Word]) {
			continue
		}
		fx.lend(c, id, state.Held{ID: has, Kind: a.Kind, Via: src, Since: by.born})
		c.Sorts |= 1 << a.Kind
		fx.lentNow = fx.lentNow || a.Kind == ability.Static
		if a.Kind == ability.Keyword {
			fx.lendWord(b.Book, c, id, b.keyOf[a.Word], src)
		}
	}
	for _, w := range e.Words {
		if n := b.keyOf[w]; n > 0 {
			fx.lendWord(b.Book, c, id, n, src)
		}
	}
	if e.From != nil && len(e.Props) > 0 {
		if e = by.named(e); e == nil {
			return
		}
	} else if e.From != nil && !by.copied(b.Book) {
		fx.lendOf(b, c, id, e.From, by)
	}
	become(c, e)
}

// keepers are those whom an effect is on, but for who has lost what it gives: all abilities were
// taken since, in a layer that comes before this one.
func (fx *effects) keepers(b *Board, a *Active) []state.CardID {
	on := a.targets(b)
	e, gives := a.Clause.(*ability.Give)
	if !gives || !fx.granted || e.Take || e.Kinds != 0 || len(e.Props) > 0 {
		return on
	}
	on = slices.Clone(on)
	for i := range fx.acts {
		t := &fx.acts[i]
		if e, is := t.Clause.(*ability.Give); !is || !e.Take || !e.All || len(e.Props) > 0 || t.layer >= a.layer || t.born <= a.born {
			continue
		}
		lost := slices.Clone(t.targets(b))
		on = slices.DeleteFunc(on, func(id state.CardID) bool {
			return slices.Contains(lost, id) && !kept(b, fx.own(b, id), id, t.Text.By)
		})
	}
	return on
}

// named is what is given with the words that were named for it; nil: none were.
func (a *Active) named(e *ability.Give) *ability.Give {
	n := a.Text.Slot(e.From.Ref.Slot)
	if n == nil {
		return nil
	}
	g := *e
	g.Props = slices.Clone(e.Props)
	for i := range g.Props {
		word, is := a.Text.B.wordNamed(n.N, g.Props[i].Attr)
		if !is {
			return nil
		}
		g.Props[i].Value = word
	}
	return &g
}

// lendOf lends c the abilities that other objects print, or the one of them that was chosen.
func (fx *effects) lendOf(b *Board, c *state.Chars, id state.CardID, from *ability.What, by *Active) {
	nth := int32(0)
	if x := by.Text.Slot(from.Ref.Slot); from.Ref.Kind == ability.Slot && x != nil {
		nth = x.N
	}
	of, sorts := by.Text.Refs(from.Ref), ability.Kinds(0)
	if whose := abilitiesOf(from); whose != nil {
		if sorts = from.Sel.Of.Kind; sorts == ability.AbilityObjects {
			sorts = 0 // and those that are no objects
		}
		if of = by.Text.Refs(whose.Of); whose.In != nil {
			of = by.Text.Matches(whose.In)
		}
	} else if from.Sel != nil {
		of = by.Text.Matches(&from.Sel.Of)
	}
	for _, r := range of {
		face := b.LastCard(r).Face
		if face == 0 {
			continue
		}
		for i, h := range b.sides[face-1][0].chars.Abilities {
			if a := b.Ability(h.ID); nth > 0 && int32(i+1) != nth || a.Kind == ability.Keyword && fx.barred(id, b.keyOf[a.Word]) || sorts != 0 && objectOf(a)&sorts == 0 {
				continue
			}
			fx.lend(c, id, state.Held{ID: h.ID, Kind: h.Kind, Via: by.Text.Src, Since: by.born})
			c.Sorts |= 1 << h.Kind
			fx.lentNow = fx.lentNow || h.Kind == ability.Static
		}
	}
}

// abilitiesOf is whose abilities are lent, where they are told by what objects they are; nil: they are not.
func abilitiesOf(from *ability.What) *ability.Rel {
	if from.Sel == nil || from.Sel.Of.Kind == 0 || from.Sel.Of.Kind&^ability.AbilityObjects != 0 {
		return nil
	}
	for i := range from.Sel.Of.Rel {
		if x := &from.Sel.Of.Rel[i]; x.Kind == ability.AbilityOf {
			return x
		}
	}
	return nil
}

// objectOf is what kind of object an ability is when it is used or set off; 0: it is none.
func objectOf(a *ability.Ability) ability.Kinds {
	switch a.Kind {
	case ability.Triggered:
		return ability.AutoObject
	case ability.Activated:
		return a.Marks.Object()
	}
	return 0
}

// copied says whether an effect is of an ability that its card has been lent as one of
// another's: then it lends no further. [Z/X 102.11]
func (a *Active) copied(r *Book) bool {
	of := r.Lookup(a.via.Via)
	return of != nil && slices.ContainsFunc(of.Do, func(e ability.Effect) bool {
		g, is := e.(*ability.Give)
		return is && g.From != nil
	})
}

// lend adds an ability to c, which card id is, in memory of the board.
func (fx *effects) lend(c *state.Chars, id state.CardID, h state.Held) {
	if h.Kind == ability.Activated {
		fx.lentTo = append(fx.lentTo, id)
	}
	at := len(fx.helds)
	fx.helds = append(append(fx.helds, c.Abilities...), h)
	c.Abilities = fx.helds[at:len(fx.helds):len(fx.helds)]
}

// lendWord is holdWord in memory of the board.
func (fx *effects) lendWord(r *Book, c *state.Chars, id state.CardID, w int16, via state.Source) {
	if fx.barred(id, w) {
		return
	}
	if c.Keys&(1<<(w-1)) != 0 && !r.Keywords[w-1].Stacks {
		return // several count as one [SVE 12.13.3]
	}
	c.Keys |= 1 << (w - 1)
	for j, b := range r.words[w-1] {
		c.Sorts |= 1 << b.Ability.Kind
		fx.lentNow = fx.lentNow || b.Ability.Kind == ability.Static
		fx.lend(c, id, state.Held{ID: state.AbilityID{Word: w, N: int16(j + 1)}, Kind: b.Ability.Kind, Via: via})
	}
}

// become makes c what a clause says it is: kinds and words.
func become(c *state.Chars, e *ability.Give) {
	switch {
	case e.Also:
		c.Kinds |= e.Kinds
	case e.Kinds != 0:
		c.Kinds = c.Kinds&ability.SpecialKinds | e.Kinds
	}
	for _, p := range e.Props {
		if words := c.WordsOf(p.Attr); words != nil && e.All {
			if *words = nil; p.Attr == ability.NameAttr { // what it was is lost [Divine Cross 809.5]
				c.Alias = "" // [Z/X 214.3]
			}
		}
	}
	for _, p := range e.Props {
		if words := c.WordsOf(p.Attr); words != nil {
			*words = append(slices.Clip(*words), p.Value)
		}
	}
}

// kept says whether a card says of itself that its abilities are not nullified, or not by that
// player.
func kept(b *Board, c *state.Chars, id state.CardID, by state.Seat) bool {
	return slices.ContainsFunc(c.Abilities, func(h state.Held) bool {
		a := b.Book.Ability(h.ID)
		return a.Kind == ability.Static && a.If == nil && slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
			r, is := e.(*ability.Rule)
			return is && r.Verb == ability.MissedV && r.Mode == ability.Cannot && r.Kind == ability.AbilityDamage && r.What.Ref.Kind == ability.This && (r.By == (ability.Who{}) || by != b.State.Cards[id].Master)
		})
	})
}

// markTaken is the mark of the abilities that a property stands for; 0: it stands for none. [Divine Cross 802.1]
func markTaken(p ability.Prop) ability.Marks {
	if p.Attr != ability.IconAttr {
		return 0
	}
	return ability.Marked(p.Value)
}

// takesMarked says whether a clause takes abilities of a mark.
func takesMarked(e *ability.Give) bool {
	return e.Take && slices.ContainsFunc(e.Props, func(p ability.Prop) bool { return markTaken(p) != 0 })
}

// lenders are some cards and what is linked to them, whose abilities of a mark are theirs. [Divine Cross 801.1g-1]
func lenders(b *Board, on []state.CardID) []state.CardID {
	out := slices.Clone(on)
	for id := range b.State.Cards {
		if c := &b.State.Cards[id]; b.Zones[c.At.Zone].Links && slices.ContainsFunc(on, func(o state.CardID) bool { return c.Host == b.State.Ref(o) }) {
			out = append(out, state.CardID(id))
		}
	}
	return out
}

func (fx *effects) take(r *Book, c *state.Chars, e *ability.Give) {
	for _, p := range e.Props {
		if m := markTaken(p); m != 0 {
			c.Abilities = slices.DeleteFunc(slices.Clone(c.Abilities), func(h state.Held) bool { return r.Ability(h.ID).Marks&m != 0 })
		}
		if words := c.WordsOf(p.Attr); words != nil {
			*words = slices.DeleteFunc(slices.Clone(*words), func(w string) bool { return p.Value == "" || w == p.Value })
		}
	}
	if e.All && len(e.Props) == 0 {
		held := c.Abilities
		c.Abilities, c.Keys, c.Sorts = nil, 0, 0
		for _, h := range held {
			if h.Kind == ability.Activated && r.Game.Lasting(r.Ability(h.ID)) {
				c.Abilities, c.Sorts = append(c.Abilities, h), c.Sorts|1<<h.Kind
			}
		}
		return
	}
	for _, w := range e.Words {
		taken := r.Key(w)
		if taken == 0 {
			continue
		}
		c.Keys &^= taken
		c.Abilities = slices.DeleteFunc(slices.Clone(c.Abilities), func(h state.Held) bool {
			n := h.ID.Word
			if a := r.Ability(h.ID); n == 0 && a.Kind == ability.Keyword {
				n = r.keyOf[a.Word]
			}
			return n > 0 && taken&(1<<(n-1)) != 0
		})
	}
}
