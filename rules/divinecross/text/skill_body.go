package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What the rules of a game with skills make of a text after it was read, and the way back
// before it is printed.

// crossWhere tells where an ability works, as its text says it, and takes that from it;
// a static ability or a trigger says it as a condition.
func crossWhere(a *ability.Ability) (where []ability.Zone, ok bool) {
	if text.Equal(a.Works, ofDiscard(a)) || saysOfAttaching(a) && text.Equal(a.Works, anywhere) {
		return nil, true
	}
	if len(a.Works) != 1 || a.If != nil {
		return nil, false
	}
	if a.Kind == ability.Activated {
		return a.Works, len(a.Limit) == 1
	}
	a.If = isIn(a.Works[0])
	return nil, true
}

// isIn is that this card lies in a zone.
func isIn(z ability.Zone) *ability.Cond {
	return &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{z}}}
}

// ofDiscard: what waits for this card to be discarded from the hand works there.
func ofDiscard(a *ability.Ability) []ability.Zone {
	for _, e := range a.On {
		if e.Verb == ability.DiscardedV && e.From == ability.Hand_ && e.Subj != nil && e.Subj.Ref == text.ThisRef {
			return []ability.Zone{ability.Hand_}
		}
	}
	return nil
}

// anywhere is where an assist says to what it can be attached: wherever it comes from.
var anywhere = []ability.Zone{ability.Hand_, ability.Resolving, ability.Soul, ability.Discards, ability.KO, ability.Deck}

// saysOfAttaching tells whether an assist says to what it can be attached.
func saysOfAttaching(a *ability.Ability) bool {
	return slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		return is && r.Verb == ability.AttachedV && r.With != nil && r.With.Ref == text.ThisRef
	})
}

// crossWorks moves where an ability works out of its condition.
func crossWorks(a *ability.Ability, said []ability.Zone) {
	a.Works = ofDiscard(a)
	if saysOfAttaching(a) && len(said) == 0 {
		a.Works = slices.Clone(anywhere)
		return
	}
	if len(said) > 0 {
		a.Works = said
		return
	}
	for _, z := range []ability.Zone{ability.Hand_, ability.Discards, ability.KO} {
		if a.If != nil && text.Equal(*a.If, *isIn(z)) && a.Works == nil && a.Kind != ability.Activated {
			a.Works, a.If = []ability.Zone{z}, nil
		}
	}
}

// ofAssist tells whether "this unit" is the unit that an assist is attached to.
func ofAssist(kinds ability.Kinds, r []rune) bool {
	if kinds != 0 {
		return kinds&ability.Assist != 0
	}
	s := string(r)
	for _, f := range []string{"付いているユニット", "付いていたユニット", "付いたユニット", "付けられているユニット", "付けられたユニット", "the unit this card is attached to", "the unit this is attached to", "このアシスト", "this assist"} {
		if text.ContainsFold(s, f) {
			return true
		}
	}
	return false
}

// put puts a word for another, outside quotes.
func put(n *text.Normal, l text.Lang, from, to string) *text.Normal {
	want, depth := []rune(from), text.Depths(n.R)
	return n.Put(false, func(i int) (string, int) {
		end := i + len(want)
		if end > len(n.R) || depth[i] > 0 || string(text.Lower(n.R[i:end])) != from || l != text.JA && !text.WholeWord(n.R, i, end) {
			return "", 0
		}
		return to, end
	})
}

// healed: only damaged units are chosen to be healed. Divine Cross 915.3.
func healed(a *ability.Ability) {
	eachHealChoice(a, func(f *ability.Filter) {
		if len(f.Is) == 0 {
			f.Is = []ability.State{ability.Damaged}
		}
	})
}

// unhealed is the way back: the text need not say it.
func unhealed(a *ability.Ability) {
	eachHealChoice(a, func(f *ability.Filter) {
		if len(f.Is) == 1 && f.Is[0] == ability.Damaged {
			f.Is = nil
		}
	})
}

// eachHealChoice calls f for every selection of what is healed next, and for what is
// chosen as it is healed.
func eachHealChoice(a *ability.Ability, f func(*ability.Filter)) {
	ability.Walk(a, func(e ability.Effect) {
		if h, ok := e.(*ability.Act); ok && h.Word == "heal" {
			if s := h.What.Sel; s != nil && s.N.Op != ability.All && len(s.Each) == 0 {
				f(&s.Of)
			}
		}
	})
	eachChosen(a.Do, func(s *ability.Select, next *ability.Effect) {
		if h, ok := (*next).(*ability.Act); ok && h.Word == "heal" {
			f(&s.Sel.Of)
		}
	})
}

// eachChosen calls f for every selection of one sort with what is done to it next, whether that must be done or may be, and whether
// そうしたなら follows or not.
func eachChosen(es []ability.Effect, f func(s *ability.Select, next *ability.Effect)) {
	for i, e := range es {
		var lists [][]ability.Effect
		switch e := e.(type) {
		case *ability.Select:
			if i+1 < len(es) && len(e.Sel.Each) == 0 && e.Slot != 0 {
				next := firstDone(&es[i+1])
				if w := ability.ActsOn(*next); w != nil && w.Sel == nil && w.Ref == text.BindRef(e.Slot) {
					f(e, next)
				}
			}
		case *ability.Modes:
			lists = e.List
		case *ability.If:
			lists = [][]ability.Effect{e.Then, e.Else}
		case *ability.Try:
			lists = [][]ability.Effect{e.Do, e.Then, e.Else}
		case *ability.Repeat:
			lists = [][]ability.Effect{e.Do}
		case *ability.EachOf:
			lists = [][]ability.Effect{e.Do}
		case *ability.Instead:
			lists = [][]ability.Effect{e.Do}
		case *ability.Later:
			lists = [][]ability.Effect{e.Do}
		}
		for _, list := range lists {
			eachChosen(list, f)
		}
	}
}

// firstDone is where that stands which a clause does first.
func firstDone(e *ability.Effect) *ability.Effect {
	if t, ok := (*e).(*ability.Try); ok {
		switch {
		case len(t.Cost) == 1 && t.Cost[0].Do != nil:
			return &t.Cost[0].Do
		case len(t.Cost) == 0 && len(t.Do) > 0:
			return &t.Do[0]
		}
	}
	return e
}

// chosenForKO: what is chosen to be put into the KO zone is so many cards, and what is missing comes from elsewhere. Divine Cross 920.2.
func chosenForKO(es []ability.Effect) {
	eachChosen(es, func(s *ability.Select, next *ability.Effect) {
		m, ok := (*next).(*ability.Move)
		if ok && s.Sel.N.Op == ability.Exactly && text.Equal(*m, ability.Move{What: ability.What{Ref: m.What.Ref}, To: text.At(ability.KO), Bind: m.Bind}) {
			to := &ability.Act{Word: "ko zone", What: m.What, N: text.Clone(s.Sel.N.N).(ability.Amount), Bind: m.Bind}
			to.Say(m.Said())
			if s.By.Side == ability.Opponent {
				to.What.Who = s.By
			}
			*next = to
		}
	})
}

// unchosenForKO is the way back.
func unchosenForKO(es []ability.Effect) {
	eachChosen(es, func(_ *ability.Select, next *ability.Effect) {
		if to, ok := (*next).(*ability.Act); ok && to.Word == "ko zone" {
			*next = &ability.Move{What: ability.What{Ref: to.What.Ref}, To: text.At(ability.KO), Bind: to.Bind}
		}
	})
}

// movesBetweenUnits tells whether what is attached to one of several units is attached to another: that may be another than this, or than the
// one that had it.
func movesBetweenUnits(es []ability.Effect) (found bool) {
	another := false
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			another = another || otherThanThis(reflect.ValueOf(&e.Sel.Of).Elem())
		case *ability.Move:
			found = found || another && e.To.Link.Kind == ability.Slot && e.What.Sel != nil &&
				slices.ContainsFunc(e.What.Sel.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.LinkedTo && r.In != nil })
		}
	})
	return found
}

// crossChecked refuses what an ability of its kind cannot say, and adds what the rules do.
func crossChecked(a *ability.Ability, b *text.Body, n *text.Normal) *text.Trouble {
	fail := func(ja, en string) *text.Trouble {
		return &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: ja, EN: en}
	}
	var out *text.Trouble
	if nowhereAtAll(reflect.ValueOf(&a.Do).Elem()) {
		return fail("どこのカードかが書かれていない", "nothing says where the card is")
	}
	if a.Kind == ability.Spell && otherThanThis(reflect.ValueOf(&a.Do).Elem()) {
		return fail("何のほかのカードかが書かれていない", "other than what?")
	}
	if movesBetweenUnits(a.Do) {
		return fail("このユニットのほかか、付いていたユニットのほかかが書かれていない", "other than this unit, or than the one that had it?")
	}
	if b.CardNot != nil || len(b.CardLimit)+len(b.AddCost)+len(b.Played) > 0 || b.Count != nil || len(b.Works) > 0 && (len(a.Limit) != 1 || a.Marks&ability.Skill != 0) {
		return fail("ここでは使えない文", "this sentence has no meaning here")
	}
	if a.Kind != ability.Activated && a.Needs != nil || a.Kind == ability.Spell && len(a.Limit) > 0 {
		return fail("ここでは使えない文", "this sentence has no meaning here")
	}
	if used := a.Marks&ability.Skill != 0 && a.Marks&ability.EXPower == 0; used && len(a.Limit) > 0 && a.Limit[0].Any || b.NoStack && a.Kind != ability.Triggered && a.Kind != ability.Static {
		return fail("ここでは使えない文", "this sentence has no meaning here")
	}
	if saysOfAttaching(a) && (a.Kind != ability.Static || len(a.Do) > 1) {
		return fail("この文だけの能力ではない", "this is no ability of its own") // it holds wherever the assist is, and the rest does not
	}
	if a.Kind == ability.Static && slices.ContainsFunc(a.Do, func(e ability.Effect) bool { return !text.CanHold(e, false, 0) && !perTurn(e) }) {
		return fail("いつ行うのかが書かれていない", "nothing says when this is done")
	}
	skill := a.Marks&ability.Skill != 0
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Damage:
			if ownHit(e) {
				out = fail("だれにダメージを与えるのかが書かれていない", "nothing says whom the damage is dealt to")
			}
		case *ability.Change:
			if e.Stat == ability.SkillDamage && !skill {
				out = fail("だれのダメージかが書かれていない", "nothing says whose damage it is")
			}
			if perTurn(e) && (e.Op == ability.Set) != (a.Kind == ability.Static) {
				out = fail("いつのことかが書かれていない", "nothing says when that is so")
			}
		case *ability.Move:
			if len(a.On) == 1 && a.On[0].Verb == ability.AttachedV && text.IsIt(e.What.Ref) && (e.How == ability.Discard || e.How == ability.Return) {
				out = fail("それがどちらのカードか分からない", "which of the two cards is it?")
			}
		case *ability.Rule:
			if e.Name == thisSkill && (!skill || !slices.ContainsFunc(a.Do, func(own ability.Effect) bool { return own == ability.Effect(e) })) {
				out = fail("スキルではない", "this is no skill") // or only under a condition
			}
			if e.Verb == ability.UsingSkill && e.Mode == ability.May && !skill {
				out = fail("スキルではない", "this is no skill")
			}
		case *ability.CostChange:
			if e.Name == thisSkill {
				out = fail("スキルではない", "this is no skill")
			}
			if e.Next && a.Kind == ability.Static {
				out = fail("いつから数えて次かが書かれていない", "the next, from when on?")
			}
		case *ability.Instead:
			if e.Of.Word != "" {
				out = fail("スキルではない", "this is no skill")
			}
			if e.Of.Verb == ability.Destroyed && slices.ContainsFunc(e.Do, lowersHP) {
				out = fail("受けているダメージは減らず、またKOされる", "as much damage lies on it as before: it would be KO'd again")
			}
		case *ability.Later:
			if e.On.Word == beforeDamage && !skill {
				out = fail("スキルではない", "this is no skill")
			}
		}
	})
	return out
}

// lowersHP tells whether the HP of something becomes so much, or less, with what damage lies on it. Divine Cross 919.3, 1003.2.
func lowersHP(e ability.Effect) bool {
	c, is := e.(*ability.Change)
	return is && c.Stat == ability.HP && (c.Op == ability.Set || c.Op == ability.Sub || c.Op == ability.HalfOp)
}

// perTurn tells whether a change is of how often a player may do something in a turn. Divine Cross 602.2, 604.3, 605.2.
func perTurn(e ability.Effect) bool {
	c, is := e.(*ability.Change)
	return is && (c.Stat == ability.ChargeMost || c.Stat == ability.EventMost || c.Stat == ability.RetreatMost)
}

// holdsPerTurn tells whether all that is said is how often a player may do something in each turn, which is so as long as the text works.
func holdsPerTurn(es []ability.Effect) bool {
	if len(es) == 1 {
		if f, is := es[0].(*ability.If); is && len(f.Else) == 0 {
			es = f.Then
		}
	}
	return len(es) > 0 && !slices.ContainsFunc(es, func(e ability.Effect) bool { return !perTurn(e) || e.(*ability.Change).Op != ability.Set })
}

// offered: what one may do can only be chosen if it can be done in full, and so it is a
// cost; cards that are not there can be drawn. Divine Cross 925.2, 1102.2.
func offered(es []ability.Effect) {
	eachOffer(es, func(t *ability.Try) {
		if len(t.Cost) == 0 && len(t.Do) == 1 && offerable(t.Do[0]) {
			t.Cost, t.Do = []ability.Cost{{Do: t.Do[0]}}, nil
		}
	})
}

// unoffered is the way back.
func unoffered(es []ability.Effect) {
	eachOffer(es, func(t *ability.Try) {
		if len(t.Cost) == 1 && len(t.Do) == 0 && offerable(t.Cost[0].Do) && text.Equal(t.Cost[0], ability.Cost{Do: t.Cost[0].Do}) {
			t.Cost, t.Do = nil, []ability.Effect{t.Cost[0].Do}
		}
	})
}

// offerable: what is done to cards.
func offerable(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Move:
		return e.How != ability.Reveal
	case *ability.Mark:
		return e.Remove
	case *ability.Act:
		return e.Word == "swap" || e.Word == "heal" || e.Word == "retreat" || e.Word == "lose ticket"
	}
	return false
}

func eachOffer(es []ability.Effect, f func(*ability.Try)) {
	for _, e := range es {
		if t, ok := e.(*ability.Try); ok && t.May {
			f(t)
		}
		ability.Children(e, func(c ability.Effect) { eachOffer([]ability.Effect{c}, f) })
	}
}

// antecedents gives "it" the main unit that was spoken of just before, where nothing was
// chosen: 相手のメイン・ユニットに100ダメージを与え、気絶させる.
func antecedents(es []ability.Effect, spoken *ability.What) {
	for _, e := range es {
		if w := ability.ActsOn(e); w != nil && spoken != nil && text.IsIt(w.Ref) {
			*w = text.Clone(*spoken).(ability.What)
		}
		switch e := e.(type) {
		case *ability.If:
			in := spoken
			if e.Cond.Op == ability.Is && e.Cond.Ref == text.ThisRef && in == nil {
				in = &ability.What{Ref: text.ThisRef}
			}
			if f := e.Cond.L.Of; f != nil && in == nil && mainOfOne(ability.Selector{Of: *f}) && text.Sided(f) {
				in = &ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: f.Zone, Who: f.Who}}}
			}
			antecedents(e.Then, in)
			antecedents(e.Else, in)
			continue
		case *ability.Select, *ability.Look, *ability.Find, *ability.Ask:
			return
		case *ability.Try:
			antecedents(e.Do, spoken)
			antecedents(e.Then, spoken)
			antecedents(e.Else, spoken)
		}
		if w := ability.ActsOn(e); w != nil && (w.Ref == text.ThisRef || w.Ref.Kind == ability.Host) {
			spoken = w
		} else if w != nil && w.Sel != nil {
			if spoken = nil; mainOfOne(*w.Sel) {
				spoken = w
			}
			if _, moves := e.(*ability.Move); moves {
				return
			}
		}
	}
}

// crossTidy lets what follows a selection be about it: 1体選び、チャージする. False: it is
// to be swapped with the main unit of another player.
func crossTidy(es []ability.Effect, within *ability.Cond) bool {
	ok := true
	for i, e := range es {
		var in []ability.Effect
		ability.Children(e, func(c ability.Effect) { in = append(in, c) })
		var met *ability.Cond
		if f, is := e.(*ability.If); is && len(f.Else) == 0 {
			met = &f.Cond
		}
		ok = ok && crossTidy(in, met)
		a, act := e.(*ability.Act)
		if r, again := e.(*ability.Repeat); again && len(r.Do) == 1 { // 1体選び、2回チャージする
			if c, is := r.Do[0].(*ability.Act); is && c.Word == "charge" {
				a, act = c, true
			}
		}
		if !act {
			continue
		}
		var chosen *ability.Selector
		if i > 0 {
			if s, is := es[i-1].(*ability.Select); is && inAreas(&s.Sel.Of) && len(s.Sel.Of.Zone) > 0 {
				chosen = &s.Sel
			}
		}
		switch {
		case a.Word == "charge" && chosen != nil && text.Equal(a.What, ability.What{}):
			a.What = ability.What{Ref: text.BindRef(text.SlotIt)}
		case a.Word == "swap" && a.What.Ref.Kind == ability.Slot && a.What.Who.Side == ability.You && i == 0 && standsBy(within):
			a.What = ability.What{Ref: text.ThisRef}
		case a.Word == "swap" && a.What.Ref.Kind == ability.Slot && a.What.Who != (ability.Who{}):
			ok = ok && chosen != nil && chosen.Of.Who == a.What.Who
			a.What.Who = ability.Who{}
		}
	}
	return ok
}

// standsBy tells whether a condition is that this unit is a standby unit, so that the main unit is another.
func standsBy(c *ability.Cond) bool {
	return c != nil && c.Op == ability.Is && c.Ref == text.ThisRef && text.Equal(c.Of.Zone, []ability.Zone{ability.Standby})
}

// crossShuffled leaves out that a deck is shuffled which was searched just before.
func crossShuffled(es []ability.Effect) []ability.Effect {
	for i := 1; i < len(es); i++ {
		f, found := es[i-1].(*ability.Find)
		s, ok := es[i].(*ability.Shuffle)
		if found && ok && f.To.Zone != ability.Deck && s.Place.Zone == ability.Deck && s.Place.Who == f.Sel.Parts()[0].Of.Who {
			return append(append([]ability.Effect(nil), es[:i]...), crossShuffled(es[i+1:])...)
		}
	}
	return es
}

// nowhereAtAll tells whether a text chooses or counts cards without saying where they are.
func nowhereAtAll(v reflect.Value) (found bool) {
	bare := func(f *ability.Filter) bool {
		return f != nil && len(f.Zone)+len(f.Or) == 0 && f.Ref == (ability.Ref{}) && !text.InSlot(f)
	}
	switch x := v.Interface().(type) {
	case ability.CostChange:
		return false
	case ability.Selector:
		found = len(x.Each) == 0 && bare(&x.Of)
	case ability.Amount:
		found = x.Op == ability.CountOf && bare(x.Of)
	}
	text.EachField(v, func(f reflect.Value) { found = found || nowhereAtAll(f) })
	return found
}

// otherThanThis: a command is no unit that there are others of.
func otherThanThis(v reflect.Value) (found bool) {
	if r, ok := v.Interface().(ability.Rel); ok && r.Kind == ability.Other && r.Of == text.ThisRef {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || otherThanThis(f) })
	return found
}
