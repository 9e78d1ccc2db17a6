package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Words that point at what was met before, where nothing was: that Forward, the selected Forwards, both cards. What they mean then no reading
// says; this card is called by its name.

// pointing are such words, before and behind a noun; pointed are what they point at.
var (
	pointing = [...][]string{text.JA: {"その", "それらの", "選んだ", "選択した"}, text.EN: {"that ", "those ", "the selected ", "the chosen ", "both "}}
	pointed  = [...][]string{text.JA: {"フォワード", "キャラクター", "バックアップ", "モンスター"}, text.EN: {"forward", "character", "backup", "monster", "cards"}}
	spokenOf = [...][]string{text.JA: {"フォワード", "キャラクター", "バックアップ", "モンスター", "召喚獣", "カード", "ジョブ", "カテゴリ", "手札", "デッキ", "アビリティ", "効果"},
		text.EN: {"forward", "character", "backup", "monster", "summon", "card", "job", "category", "hand", "deck", "abilit", "party", "parties"}}
)

// pointsAtNothing tells whether a text speaks so of a thing before any but this card was spoken of.
func pointsAtNothing(a *ability.Ability, said string) bool {
	if a.Kind != ability.Triggered && a.Kind != ability.Activated || len(a.Cost) > 0 {
		return false
	}
	for _, e := range a.On {
		if e.Subj != nil && e.Subj.Ref != text.ThisRef || e.Obj != nil {
			return false
		}
	}
	if k := a.If; k != nil && (k.L.Op == ability.Kinds_ || k.L.Op == ability.Alike) && k.L.Of != nil && k.L.Of.Ref.Kind == ability.Slot { // both cards
		return true
	}
	return pointsFirst(said, text.JA) || pointsFirst(said, text.EN)
}

// pointsFirst tells whether a text of a language points at something before it speaks of anything.
func pointsFirst(said string, l text.Lang) bool {
	first := -1 // where such words stand first
	for _, p := range pointing[l] {
		for _, k := range pointed[l] {
			if i := strings.Index(said, p+k); i >= 0 && (first < 0 || i < first) && !(l == text.EN && i > 0 && text.IsLetter(rune(said[i-1]))) {
				first = i
			}
		}
	}
	for _, p := range [...]string{"the selected ", "the chosen ", "選んだ", "選択した"} { // where nothing is chosen
		for _, k := range pointed[l] {
			if before, _, is := strings.Cut(said, p+k); is && !slices.ContainsFunc([]string{"choos", "select", "name", "選", "指定", "宣言"}, func(w string) bool { return strings.Contains(before, w) }) {
				return true
			}
		}
	}
	return first >= 0 && !slices.ContainsFunc(spokenOf[l], func(w string) bool { return strings.Contains(said[:first], w) })
}

// bothCast tells whether a text asks of each player whether they cast something, and not of any.
func bothCast(said string) bool {
	_, behind, is := strings.Cut(said, "各プレイヤーが")
	return is && strings.Contains(behind, "キャストし") || strings.Contains(strings.ToLower(said), "each player cast ") || strings.Contains(strings.ToLower(said), "each player has cast ")
}

// isForGood tells whether what an ability does once is said as what holds: if 3 or more Counters are placed on Ren, Ren is also a Forward.
func isForGood(a *ability.Ability, said string) (found bool) {
	if a.Kind != ability.Triggered && a.Kind != ability.Activated || !strings.Contains(said, "is also a ") && !strings.Contains(said, "are also ") && !strings.Contains(said, "でもある") {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		g, is := e.(*ability.Give)
		found = found || is && g.Also && g.For == (ability.Time{})
	})
	return found
}

// oneThenThem tells whether of several that were chosen one is picked, and "they" are spoken of behind that.
func oneThenThem(a *ability.Ability, said string) (found bool) {
	picked := false
	ability.Walk(a, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		picked = picked || is && s.Pick && len(s.Sel.Each) == 0 && text.InSlot(&s.Sel.Of) && !text.OfSeveral(&s.Sel)
	})
	if !picked {
		return false
	}
	_, behind, of := strings.Cut(said, "1 of them")
	return of && (strings.Contains(behind, " them") || strings.Contains(behind, "they ")) || strings.Contains(said, "その中から") && strings.Contains(said[strings.Index(said, "その中から"):], "それら")
}

// bothOfOne tells whether both of several things are spoken of where one alone was chosen: with what else, nothing says.
func bothOfOne(a *ability.Ability, said string) bool {
	spoken := false
	for _, w := range [...]string{"both of them", "both.", "both,", "both lose", "both gain", "both deal", "to both"} {
		spoken = spoken || strings.Contains(said, w)
	}
	for _, w := range [...]string{"both cards", "both of the revealed", "both revealed", "both of those cards"} {
		spoken = spoken || strings.Contains(said, w)
	}
	several := false
	ability.Walk(a, func(e ability.Effect) {
		if l, is := e.(*ability.Look); is && spoken && l.N != nil && !text.Equal(*l.N, ability.N(2)) {
			return // of more than two they are not both
		}
		switch e := e.(type) {
		case *ability.Select:
			several = several || text.OfSeveral(&e.Sel)
		case *ability.Look, *ability.Find, *ability.Modes:
			several = true
		case *ability.Move:
			several = several || e.What.Sel != nil && text.OfSeveral(e.What.Sel)
		}
	})
	return spoken && !several
}

// besideItsOthers tells whether "this card and the others" are read as others than what was chosen.
func besideItsOthers(a *ability.Ability, said string) (found bool) {
	if !strings.Contains(said, text.OwnName+" and the other ") && !strings.Contains(said, text.OwnName+" and all other ") {
		return false
	}
	chosen := false
	ability.Walk(a, func(e ability.Effect) {
		if _, is := e.(*ability.Select); is {
			chosen = true
		}
		w := ability.ActsOn(e)
		if !chosen || w == nil || w.Sel == nil {
			return
		}
		for _, s := range append([]ability.Selector{*w.Sel}, w.Sel.Each...) {
			found = found || slices.ContainsFunc(s.Of.Rel, func(r ability.Rel) bool {
				return r.Kind == ability.Other && r.Of.Kind == ability.Slot
			})
		}
	})
	return found
}

// together are what may happen to several at once, of which none is the one.
var together = [...]ability.Verb{ability.Moved, ability.Left, ability.Returned, ability.Banished, ability.TakeDamage, ability.Entered, ability.Stood, ability.ActedV}

// partyAsOne tells whether an ability that waits for a party of any Forwards goes on about one of them: they attack together, and none of
// them is the one. [15.1.1.9.1]
func partyAsOne(a *ability.Ability) bool {
	if !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Subj != nil && e.Subj.Ref == (ability.Ref{}) && (e.Batch && slices.Contains(together[:], e.Verb) || e.Verb == ability.PartyV || e.Verb == ability.AttackV && slices.Contains(e.Subj.Is, ability.InParty))
	}) {
		return false
	}
	var met func(v reflect.Value) bool
	met = func(v reflect.Value) (found bool) {
		if r, is := text.Is[ability.Ref](v); is {
			it := r.Kind == ability.Slot && slices.Contains([]uint8{text.SlotIt, text.SlotOne, text.SlotThat, text.SlotCard}, r.Slot)
			return it || r.Kind == ability.Subject
		}
		text.EachField(v, func(f reflect.Value) { found = found || met(f) })
		return found
	}
	for _, e := range a.Do {
		switch e := e.(type) {
		case *ability.Select, *ability.Look, *ability.Find, *ability.Make: // it is what is chosen there
			return false
		case *ability.Move:
			if e.What.Sel != nil {
				return false
			}
		}
		if met(reflect.ValueOf(e).Elem()) {
			return true
		}
	}
	return false
}

// putByThem tells whether a text says that the opponent puts what was met at an end of their own deck, or takes it to their hand.
func putByThem(s string) bool {
	for _, verb := range [...]string{"puts ", "places ", "returns "} {
		_, rest, found := strings.Cut(s, "your opponent "+verb)
		if sentence, _, _ := strings.Cut(rest, "."); found && strings.Contains(sentence, " of their deck") && !strings.Contains(sentence, " their hand") {
			return true
		}
	}
	for _, took := range [...]string{"your opponent returns it ", "your opponent returns them ", "your opponent returns that card "} {
		_, rest, found := strings.Cut(s, took)
		if found && strings.HasPrefix(rest, "to their hand") {
			return true
		}
	}
	for _, it := range [...]string{"それを", "それらを", "そのカードを", "そのフォワードを"} {
		_, rest, found := strings.Cut(s, "対戦相手は"+it)
		if sentence, _, _ := strings.Cut(rest, "。"); found && (strings.HasPrefix(sentence, "自分のデッキ") || strings.HasPrefix(sentence, "自身のデッキ") || strings.HasPrefix(sentence, "デッキ")) {
			return true
		}
	}
	return false
}

// onlyTheirs tells whether all that an ability chooses is the opponent's, or is among what was looked at of theirs.
func onlyTheirs(a *ability.Ability) bool {
	yes, looked := true, false
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Look:
			looked = looked || e.From.Who.Side == ability.Opponent
		case *ability.Select:
			for _, s := range append([]ability.Selector{e.Sel}, e.Sel.Each...) {
				yes = yes && (len(s.Each) > 0 || s.Of.Who.Side == ability.Opponent || looked && text.InSlot(&s.Of))
			}
		}
	})
	return yes
}

// asksOfCast makes what an ability asks of the extra cost, as its own card comes to the field, a question of how that card was cast.
func asksOfCast(a *ability.Ability) {
	comes := len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Verb != ability.Entered || e.Subj == nil || e.Subj.Ref != text.ThisRef
	})
	if a.Kind != ability.Triggered || !comes || !paidForCast(a) {
		return
	}
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if c, is := text.Is[ability.Cond](v); is && c.Op == ability.Did && c.Slot == 1 && c.Word == "" && v.CanSet() {
			v.Set(reflect.ValueOf(ability.Cond{Op: ability.Happened, On: castThis(&ability.Payment{More: true})}))
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
}

// paidForCast tells whether an ability asks for the extra cost of its card, which is known to the text of a Summon alone: Did of what the
// ability itself offers is another thing.
func paidForCast(a *ability.Ability) bool {
	offers, asks := false, false
	ability.Walk(a, func(e ability.Effect) {
		if t, is := e.(*ability.Try); is && t.Slot != 0 {
			offers = true
		}
	})
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if c, is := text.Is[ability.Cond](v); is && c.Op == ability.Did && c.Slot == 1 {
			asks = true
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	return asks && !offers
}

// barredIfSo tells whether a sentence says for a time that something cannot be done if something is so: during this turn, the Forwards
// opponent controls cannot block if your opponent has no cards in hand.
func barredIfSo(s string) bool {
	for _, sentence := range strings.Split(s, ".") {
		_, behind, found := strings.Cut(sentence, " cannot ")
		if !found || !strings.Contains(sentence, "this turn") && !strings.Contains(sentence, "until the end of ") {
			continue
		}
		for _, so := range [...]string{" if your ", " if you ", " if there ", " if opponent ", " if it ", " if " + strings.ToLower(text.OwnName)} {
			if _, rest, found := strings.Cut(behind, so); found && !strings.Contains(rest, " instead") {
				return true
			}
		}
	}
	return false
}

// choosesByUnpaid tells whether something is chosen by the X of what an effect lets a player pay first: that is chosen as the ability is
// stacked, and X is paid as it resolves. [11.8.8, 11.8.14]
func choosesByUnpaid(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		t, is := e.(*ability.Try)
		if !is || t.Reflex || !slices.ContainsFunc(t.Cost, func(c ability.Cost) bool { return c.N.Op == ability.X }) {
			return
		}
		for _, e := range t.Then {
			if s, is := e.(*ability.Select); is && !s.Pick {
				found = found || slices.ContainsFunc(s.Sel.Of.Num, func(b ability.Bound) bool { return b.N.Op == ability.X })
			}
		}
	})
	return found
}

// leftOfUndone tells whether behind what is done only if something is so a sentence goes on with the hand that was shown there, or with
// others than those that were selected there.
func leftOfUndone(a *ability.Ability) bool {
	shown, selected := false, false
	for _, e := range a.Do {
		if shown || selected {
			found := false
			ability.Walk(&ability.Ability{Do: []ability.Effect{e}}, func(e ability.Effect) {
				if s, is := e.(*ability.Select); is && shown && s.Pick && slices.Contains(s.Sel.Of.Zone, ability.Hand_) && s.Sel.Of.Who.Side != ability.You {
					found = true
				}
				if w := ability.ActsOn(e); w != nil && w.Sel != nil {
					found = found || slices.ContainsFunc(w.Sel.Of.Rel, func(r ability.Rel) bool {
						return selected && r.Kind == ability.Other && r.Of == text.BindRef(text.SlotIt)
					})
				}
			})
			if found {
				return true
			}
		}
		f, is := e.(*ability.If)
		if !is || len(f.Else) > 0 {
			continue
		}
		ability.Walk(&ability.Ability{Do: f.Then}, func(e ability.Effect) {
			switch e := e.(type) {
			case *ability.Look:
				shown = shown || e.From.Zone == ability.Hand_
			case *ability.Select:
				selected = true
			}
		})
	}
	return false
}

// oneOfChosen tells whether a text that has cards chosen says of one, and not of some, whose it is: choose 1 Forward you control and 1
// Forward opponent controls. The Forward you control gains 1000 power.
func oneOfChosen(a *ability.Ability, said string) bool {
	chosen := false
	ability.Walk(a, func(e ability.Effect) { _, is := e.(*ability.Select); chosen = chosen || is })
	if !chosen {
		return false
	}
	for _, kind := range [...]string{"forward", "character", "backup", "monster"} {
		for _, whose := range [...]string{" you control", " opponent controls", " your opponent controls"} {
			for _, one := range [...]string{". the ", ", the ", " and the "} {
				if strings.Contains(said, one+kind+whose) {
					return true
				}
			}
		}
	}
	return false
}

// paidNothing tells whether an ability asks with what CP its use was paid and costs none.
func paidNothing(a *ability.Ability) (asks bool) {
	if a.Kind == ability.Activated && slices.ContainsFunc(a.Cost, func(c ability.Cost) bool { return c.Res == ability.CP }) {
		return false
	}
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if n, is := text.Is[ability.Amount](v); is && n.Op == ability.Kinds_ && n.Ref.Kind == ability.Paid {
			asks = true
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	return asks
}

// othersAsOne tells whether the other Forward, one, is spoken of, which is read as all others: choose 2 Forwards. Your opponent selects 1 of them.
// Break the other Forward.
func othersAsOne(a *ability.Ability, said string) bool {
	one := false
	for _, kind := range [...]string{"forward", "character", "backup", "monster", "summon", "card"} {
		_, behind, is := strings.Cut(said, "the other "+kind)
		one = one || is && !strings.HasPrefix(behind, "s")
	}
	found := false
	ability.Walk(a, func(e ability.Effect) {
		var s *ability.Selector
		if w := ability.ActsOn(e); w != nil {
			s = w.Sel
		}
		if p, is := e.(*ability.Play); is {
			s = p.What.Sel
		}
		found = found || s != nil && s.N.Op == ability.All && slices.ContainsFunc(s.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other && r.Of.Kind == ability.Slot })
	})
	return one && found
}
