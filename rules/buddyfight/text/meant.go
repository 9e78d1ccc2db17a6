package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Which card is meant where a sentence says "it", "them", "another", or nothing at all: what can only be one thing is said of that,
// and what may be two is refused.

// itself says this for this on the field, where a text of the field speaks.
func itself(v reflect.Value) {
	if w, is := v.Interface().(ability.What); is && w.Sel != nil && v.CanSet() && text.Equal(w.Sel.Of, ability.Filter{Zone: []ability.Zone{ability.Field}, Ref: text.ThisRef}) {
		v.Set(reflect.ValueOf(ability.What{Ref: text.ThisRef}))
		return
	}
	text.EachField(v, itself)
}

// eitherOfTwo tells whether English says of "it" what it gets or does, where this card attacks something: it may be either.
func eitherOfTwo(a *ability.Ability, n *text.Normal) bool {
	low := " " + strings.ToLower(string(n.R))
	return attacksOne(a) && slices.ContainsFunc(itDoes, func(w string) bool { return strings.Contains(low, w) })
}

// attacksOne tells whether an ability waits for something that attacks another.
func attacksOne(a *ability.Ability) bool {
	return len(a.On) == 1 && a.On[0].Verb == ability.AttackV && a.On[0].Obj != nil && a.On[0].Subj != nil
}

// itDoes are the words with which English says what "it" gets or does.
var itDoes = []string{" it gets ", " it gains ", " it cannot ", " it can ", " it has "}

// attackedSaid says of what is attacked that it is that, where "it" might be what attacks.
func attackedSaid(w *text.Printer, a *ability.Ability, s string) string {
	if w.Lang != text.EN || !attacksOne(a) {
		return s
	}
	for _, it := range itDoes {
		s = strings.ReplaceAll(s, it, " that card "+strings.TrimPrefix(it, " it "))
	}
	return s
}

// amongLooked lets monsters that are put into the hand be of the cards looked at before, where it is not said
// where they lie: from the field they would be returned.
func amongLooked(es []ability.Effect) {
	looked := false
	for _, e := range es {
		if l, is := e.(*ability.Look); is {
			looked = l.Bind != 0
		}
		m, is := e.(*ability.Move)
		if !looked || !is || m.How != ability.Put || m.To.Zone != ability.Hand_ || m.What.Sel == nil {
			continue
		}
		if f := &m.What.Sel.Of; text.Equal(f.Zone, []ability.Zone{ability.Field}) && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{}) && len(f.Rel) == 0 {
			f.Zone, f.Rel = nil, text.Related(ability.InSlot, text.BindRef(text.SlotLook)).Rel
		}
	}
}

// ofTheirHand lets what is discarded behind a look at the opponent's hand be of that, where no hand is named again.
func ofTheirHand(es []ability.Effect, n *text.Normal) {
	if !text.SaysSeenHand(n) {
		return
	}
	for i := 1; i < len(es); i++ {
		l, looks := es[i-1].(*ability.Look)
		m, moves := es[i].(*ability.Move)
		if !looks || !moves || l.From.Zone != ability.Hand_ || m.How != ability.Discard || m.What.Sel == nil {
			continue
		}
		if f := &m.What.Sel.Of; text.Equal(f.Zone, []ability.Zone{ability.Hand_}) && f.Who == you {
			f.Who, f.Zone, f.Rel = ability.Who{}, nil, append(f.Rel, text.Related(ability.InSlot, text.BindRef(text.SlotLook)).Rel...)
		}
	}
}

// receive says of keywords that are given, where it is not said to what, that it is what the sentence spoke
// of before: all of that, or what was chosen.
func receive(v reflect.Value) {
	if es, is := v.Interface().([]ability.Effect); is {
		for i, e := range es {
			g, is := e.(*ability.Give)
			if !is || g.What != (ability.What{}) {
				continue
			}
			g.What = ability.What{Ref: text.BindRef(text.SlotIt)}
			if i == 0 {
				continue
			}
			if w := acts(es[i-1]); w != nil && w.Sel != nil && w.Sel.N.Op == ability.All {
				g.What = ability.What{Sel: text.Clone(w.Sel).(*ability.Selector)}
			}
		}
	}
	text.EachField(v, receive)
}

// ofAll says all of something for "them", behind what was done to all of that and left it
// where it is, where nothing was chosen or moved: there is nothing else that could be meant.
func ofAll(es []ability.Effect) {
	var all *ability.Selector
	for _, e := range es {
		w := acts(e)
		switch e.(type) {
		case *ability.Change, *ability.Give, *ability.Turn:
		default:
			return
		}
		switch {
		case w.Sel != nil && w.Sel.N.Op == ability.All:
			all = w.Sel
		case all != nil && text.IsIt(w.Ref):
			*w = ability.What{Sel: text.Clone(all).(*ability.Selector)}
		}
	}
}

// whichOfThem tells whether "it" is said behind the condition that one of a sort is among several cards: all of those would be
// taken for it.
func whichOfThem(es []ability.Effect) bool {
	for _, e := range es {
		f, is := e.(*ability.If)
		if !is {
			continue
		}
		if f.Cond.Op == ability.Compare && asks(reflect.ValueOf(&f.Cond).Elem(), text.InSlot) && len(f.Then) > 0 {
			if w := acts(f.Then[0]); w != nil && text.IsIt(w.Ref) {
				return true
			}
			if t, may := f.Then[0].(*ability.Try); may && len(t.Do) > 0 {
				if w := acts(t.Do[0]); w != nil && text.IsIt(w.Ref) {
					return true
				}
			}
		}
		if whichOfThem(f.Then) || whichOfThem(f.Else) {
			return true
		}
	}
	return false
}

// anotherOfThose tells whether behind one of the cards looked at another is spoken of, and not where it lies: その中からモンスター1枚を手札に
// 加え、他のモンスター1枚をゲージに置く.
func anotherOfThose(es []ability.Effect, n *text.Normal) bool {
	said := strings.ToLower(string(n.R))
	if strings.Contains(said, "場の他の") || strings.Contains(said, "on the field") {
		return false
	}
	taken := false
	for _, e := range es {
		if t, is := e.(*ability.Try); is && anotherOfThose(append(slices.Clone(t.Do), t.Then...), n) {
			return true
		}
		m, is := e.(*ability.Move)
		if !is || m.What.Sel == nil {
			continue
		}
		f := &m.What.Sel.Of
		has := func(k ability.RelKind) bool {
			return slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == k })
		}
		if taken && has(ability.Other) && f.Who == (ability.Who{}) && (len(f.Zone) == 0 || text.Equal(f.Zone, []ability.Zone{ability.Field})) {
			return true
		}
		taken = taken || has(ability.InSlot)
	}
	return false
}

// thatOfTwo tells whether English says "that card" where two were chosen: it may be either, and is not both.
func thatOfTwo(es []ability.Effect, n *text.Normal) bool {
	two := false
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		two = two || is && len(s.Sel.Each) > 1 && !s.Sel.Or
	})
	low := strings.ToLower(string(n.R))
	return two && slices.ContainsFunc([]string{"that card", "that monster", "that item"}, func(w string) bool { return strings.Contains(low, w) })
}

// oneOfMany tells whether something is asked of "it", or in English done to "it" or "that card", where more than one card was chosen,
// looked at or moved: to which of them, nobody says. A sort that one of them is of is asked with other words: if you discarded a 《Dragon》,
// その中に《竜》があるなら.
func oneOfMany(es []ability.Effect, n *text.Normal) bool {
	low := strings.ToLower(string(n.R))
	ofSome := slices.ContainsFunc([]string{"you destroyed", "you discarded", "you returned", "の中に", "if they ", "of them", "of those", "among", "both", "それら"}, func(w string) bool { return strings.Contains(low, w) })
	many, each, found := false, false, false
	var walk func(es []ability.Effect)
	walk = func(es []ability.Effect) {
		for _, e := range es {
			found = found || many && (!ofSome && asksOfIt(reflect.ValueOf(e)) || !each && doneToOne(e, n) || strings.Contains(low, "そのソウル") && ofOneSoul(e))
			switch e := e.(type) {
			case *ability.Select:
				many = text.OfSeveral(&e.Sel)
				each = e.Sel.N.N.Op != ability.Const && strings.Contains(low, "for each ") // of which it is one at a time
			case *ability.Find:
				many = text.OfSeveral(&e.Sel)
			case *ability.Look:
				many = e.N == nil || !text.Equal(*e.N, ability.N(1))
			case *ability.Move:
				soul := func(r ability.Rel) bool { return r.Kind == ability.LinkedTo } // of it, which is still what it was
				under := e.To.Zone == ability.Soul && e.To.Link != text.ThisRef        // what lies under it is spoken of by that
				if e.What.Sel != nil && !under && !slices.ContainsFunc(e.What.Sel.Of.Rel, soul) && (len(e.What.Sel.Of.Rel) == 0 || !many) {
					many = text.OfSeveral(e.What.Sel)
				}
			case *ability.Try:
				walk(e.Do)
				walk(e.Then)
			}
		}
	}
	walk(es)
	return found
}

// ofOneSoul tells whether some of the cards are moved that lie in the soul of "it": of several cards nobody says whether of each or of which.
func ofOneSoul(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	return is && m.What.Sel != nil && m.What.Sel.N.Op != ability.All && slices.ContainsFunc(m.What.Sel.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.LinkedTo && text.IsIt(r.Of) })
}

// doneToOne tells whether English says of one card that something is done to it.
func doneToOne(e ability.Effect, n *text.Normal) bool {
	w := acts(e)
	if w == nil || !text.IsIt(w.Ref) && w.Ref != text.BindRef(text.SlotMoved) {
		return false
	}
	said := " " + strings.ReplaceAll(strings.ToLower(string(saying(e, n).R)), "shuffle it", "") + " " // the deck
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(said, w) })
	}
	return has(" that card ", " that monster ", " that item ", " it ") && !has(" them ", " those ", " they ")
}

// asksOfIt tells whether a condition asks what "it" is, or a number is one of its.
func asksOfIt(v reflect.Value) (found bool) {
	of := func(r ability.Ref) bool {
		r.As = 0
		return text.IsIt(r) || r == text.BindRef(text.SlotMoved) || r == text.Done("destroyed") || r == text.Done("discarded") || r == text.Done("returned to hand") || r == text.Done("revealed")
	}
	if c, is := text.Is[ability.Cond](v); is && c.Op == ability.Is && of(c.Ref) && c.Of != nil && (c.Of.Kind|c.Of.NotKind != 0 || len(c.Of.Has)+len(c.Of.Num)+len(c.Of.Or) > 0) {
		return true
	}
	if a, is := text.Is[ability.Amount](v); is && a.Op == ability.StatOf && of(a.Ref) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || asksOfIt(f) })
	return found
}
