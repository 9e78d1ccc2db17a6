package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Taking up cards and choosing things: what a press on the table means.

// pressCard is a click, tap or Enter on a card.
func (t *pickRoom) pressCard(id state.CardID) {
	t.c.tip = nil // why another could not be taken up
	t.c.Dirty()
	if t.handwork.mending {
		t.handwork.hand = handOp{card: id}
		return
	}
	if t.dec == nil {
		return
	}
	t.passer.keep()
	switch t.dec.Kind {
	case rules.Acting:
		t.pressActing(id)
	case rules.Choose:
		if it, ok := t.itemOf(id); ok {
			t.toggle(it)
		} else {
			t.whyCard(id)
		}
	case rules.Pay:
		t.payer.pressPay(id)
	case rules.ByHand:
		t.handwork.hand.card = id
	}
}

func (t *pickRoom) pressActing(id state.CardID) {
	if t.picked != 0 && t.picked != id {
		if a, ok := t.actOn(t.picked, id); ok {
			t.act(a)
			return
		}
		if a, ok := t.actOn(t.picked, 0); ok && t.opposes(id) {
			t.act(a)
			return
		}
		if t.attacks(t.picked) && t.opposes(id) {
			t.whyAct(state.Act{Verb: state.DeclareAttack, Card: t.picked, Target: id}, id)
			return
		}
	}
	if t.skiller.picksSkill() && t.skiller.skillCard(id) { // its skills are shown, also those that cannot be used
		if t.picked == id {
			id = 0
		}
		t.picked = id
		return
	}
	if t.hasAct(id) {
		if t.picked == id {
			t.picked = 0
		} else {
			t.picked = id
		}
		return
	}
	t.picked = 0
	t.whyCard(id)
}

// attacks says whether the card has an attack among its acts.
func (t *pickRoom) attacks(id state.CardID) bool {
	return slices.ContainsFunc(t.acts, func(a state.Act) bool { return a.Card == id && a.Verb == state.DeclareAttack })
}

// opposes says whether the card lies where the other seat's followers and leader lie.
func (t *pickRoom) opposes(id state.CardID) bool {
	v := t.card(id)
	if v == nil || t.dec == nil || v.Master == t.dec.Seat {
		return false
	}
	w := t.word(v.At.Zone)
	return slices.ContainsFunc(t.places(), func(p wing.Place) bool { return p.Aimed && p.Zone == w })
}

// reason says why a card of the seat that is asked cannot be used now; nil where
// there is nothing to say.
func (t *pickRoom) reason(id state.CardID) *board.Why {
	if t.dec != nil && t.dec.Kind == rules.Pay {
		return t.payer.reasonPay(id)
	}
	if t.dec != nil && t.dec.Kind == rules.Choose {
		return t.reasonChoose(id)
	}
	if t.dec == nil || t.dec.Kind != rules.Acting || t.hasAct(id) {
		return nil
	}
	v := t.card(id)
	if v == nil || v.Master != t.dec.Seat {
		return nil
	}
	if t.drops.moved() && t.dec.Window == "main" {
		return t.drops.reasonDrag(v)
	}
	if t.journal.playedFrom(t.word(v.At.Zone)) {
		return t.s.Check(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: id}})
	}
	if t.inPlace(v, wing.AsRow, wing.AsPost) {
		return t.reasonOnField(v)
	}
	return nil
}

// reasonChoose is why a card that lies on the table cannot be chosen; nil where it can, or
// nobody would expect it.
func (t *pickRoom) reasonChoose(id state.CardID) *board.Why {
	it, ok := t.itemOf(id)
	if !ok {
		if it = (state.Item{Card: id}); !t.panel.onTable(id) {
			return nil
		}
	} else if t.mayPick(it) {
		return nil
	}
	return t.s.Check(state.Answer{Pick: append(slices.Clone(t.picks), it)})
}

// reasonOnField is why a card that attacks cannot; of anything else why its first
// activated ability cannot be used, nil if it has none: nobody expects it to act.
func (t *pickRoom) reasonOnField(v *match.CardView) *board.Why {
	if v.Chars == nil {
		return nil
	}
	if v.Chars.Kinds&t.book.desk.Acts.Fighters != 0 && t.mayAttackNow() {
		a := state.Act{Verb: state.DeclareAttack, Card: v.ID}
		if p := t.book.desk.Find(wing.AsLeader); p != nil {
			if foe := t.zone(p.Zone, t.dec.Seat.Other()); len(foe) > 0 {
				a.Target = foe[0].ID
			}
		}
		return t.s.Check(state.Answer{Act: a})
	}
	for _, h := range v.Chars.Abilities {
		if a := t.book.rules.Ability(h.ID); a != nil && a.Kind == ability.Activated {
			return t.s.Check(state.Answer{Act: state.Act{Verb: state.UseAbility, Card: v.ID, Ability: h.ID}})
		}
	}
	return nil
}

// mayAttackNow says whether the window is one in which attacks are declared: it has
// one, or everything is done in it.
func (t *pickRoom) mayAttackNow() bool { return t.mayAct(state.DeclareAttack) || t.dec.Then == "" }

// whyCard explains why nothing can be done with a card.
func (t *pickRoom) whyCard(id state.CardID) {
	if w := t.reason(id); w != nil {
		t.c.ShowWhy(w, t.boxOf(id))
	}
}

// whyAct explains why an act cannot be done, beside a card.
func (t *pickRoom) whyAct(a state.Act, at state.CardID) {
	if w := t.s.Check(state.Answer{Act: a}); w != nil {
		t.c.ShowWhy(w, t.boxOf(at))
	}
}

// itemOf is the item of the decision that a press on a card means.
func (t *pickRoom) itemOf(id state.CardID) (state.Item, bool) {
	for _, it := range t.dec.Items {
		if it.Card == id && id != 0 {
			return it, true
		}
	}
	return state.Item{}, false
}

// toggle chooses an item or takes the choice back. Where one thing is wanted, the
// new choice replaces the old one.
func (t *pickRoom) toggle(it state.Item) {
	if i := slices.Index(t.picks, it); i >= 0 {
		t.picks = slices.Delete(t.picks, i, i+1)
	} else if t.dec.Max == 1 && slices.Contains(t.first, it) {
		t.picks = append(t.picks[:0], it)
	} else if slices.Contains(t.next, it) {
		t.picks = append(t.picks, it)
		t.panel.takeAlike()
	} else if w := t.s.Check(state.Answer{Pick: append(slices.Clone(t.picks), it)}); w != nil {
		t.c.ShowWhy(w, t.boxOf(it.Card))
	}
	t.next = t.s.Next(t.picks)
	t.c.Dirty()
}

// mayPick says whether an item can be pressed: chosen, or still choosable.
func (t *pickRoom) mayPick(it state.Item) bool {
	return slices.Contains(t.picks, it) || slices.Contains(t.next, it) || t.dec.Max == 1 && slices.Contains(t.first, it)
}

// chosenMark is the sign on a chosen item: its number where there are several.
func (t *pickRoom) chosenMark(it state.Item) string {
	i := slices.Index(t.picks, it)
	switch {
	case i < 0:
		return ""
	case t.dec.Max == 1:
		return "✓"
	}
	return itoa(i + 1)
}

// ready is the answer that stands now, for the OK button; false: there is none to give.
func (t *pickRoom) ready() (state.Answer, bool) {
	switch t.dec.Kind {
	case rules.Choose:
		a := state.Answer{Pick: slices.Clone(t.picks)}
		return a, t.s.Check(a) == nil
	case rules.Number, rules.Split:
		a := state.Answer{N: slices.Clone(t.nums)}
		return a, t.s.Check(a) == nil
	}
	return state.Answer{}, false
}

// goesToField says whether a card that is played comes to the field, as far as it
// is known: a spell does not.
func (t *pickRoom) goesToField(id state.CardID) bool {
	v := t.card(id)
	return v == nil || v.Chars == nil || v.Chars.Kinds&t.book.desk.Acts.Used == 0
}

// play plays a card that was dropped on a place or confirmed; with several
// ways to play it the panel asks which.
func (t *pickRoom) play(id state.CardID) {
	ways := t.playActs(id)
	if len(ways) == 1 {
		t.act(ways[0])
		return
	}
	t.picked = id
	if len(ways) == 0 {
		t.whyCard(id)
	}
}

// boxOf is where a card is drawn; where nothing is known, the asking panel.
func (t *pickRoom) boxOf(id state.CardID) render.Rect {
	if r, ok := t.anim.spot[id]; ok && id != 0 {
		return r
	}
	return t.rail.askBox()
}
