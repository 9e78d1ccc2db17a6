package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// judged are what is asked of what a sentence before did something to: what kind it is of, how
// large, what it was done to.
func judged() []text.Row {
	is := func(s ability.Stat, c ability.Cmp) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: c, L: ability.Amount{Op: ability.StatOf, Stat: s}}
	}
	rows := []text.Row{
		quiet("the card", "ref", "", "the card", text.BindRef(text.SlotIt)),
		quiet("moved ja", "ref", "置いた‹カード|モンスター|魔法›", "", text.BindRef(text.SlotMoved)),
	}
	for _, s := range []struct {
		ja, en string
		stat   ability.Stat
	}{{"サイズ", "size", ability.Size}, {"攻撃力", "power", ability.Power}, {"防御力", "defense", ability.Defense}, {"打撃力", "critical", ability.Critical}} {
		for _, c := range []struct {
			ja, en string
			cmp    ability.Cmp
		}{{"以下", "‹ or less| or below›", ability.LE}, {"以上", "‹ or more| or greater›", ability.GE}, {"", "", ability.EQ}} {
			rows = append(rows,
				quiet(s.en+" is "+c.en, "cond1", "{L.Ref:ref}が"+s.ja+"{R:num}"+c.ja, "", is(s.stat, c.cmp)),
				quiet("it is of "+s.en+c.en, "cond3", "", "{L.Ref:ref} ‹is|was› "+s.en+" {R:num}"+c.en+" | {L.Ref:ref}'s "+s.en+" ‹is|was|becomes› {R:num}"+c.en, is(s.stat, c.cmp)),
				quiet("it has a "+s.en+" of"+c.en, "cond3", "", "{L.Ref:ref} ‹has|had› a "+s.en+" of {R:num}"+c.en, is(s.stat, c.cmp)),
				quiet("its "+s.en+" is"+c.en, "cond3", "", "its "+s.en+" ‹is|was› {R:num}"+c.en, ofIt(is(s.stat, c.cmp))))
		}
	}
	for _, d := range []struct{ deed, ja, en string }{{"destroyed", "破壊した", "destroyed"}, {"discarded", "捨てた", "discarded"}, {"returned to hand", "手札に戻した", "returned"}} {
		rows = append(rows, own1("did to some that was "+d.deed, "cond3", d.ja+"カードが{Of:npraw}である", "you "+d.en+" {Of:anpraw}", ability.Cond{Op: ability.Is, Ref: text.Done(d.deed)}))
	}
	for _, d := range []struct{ deed, en string }{{"destroyed", "destroyed"}, {"discarded", "discarded"}, {"returned to hand", "returned"}} {
		so := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.deed)}}
		if d.deed != "returned to hand" { // of that it is said of whatever was moved
			rows = append(rows, quiet(d.en+" so many", "cond3", "", "you "+d.en+" {R:num} or more‹| cards› | {R:num} or more cards ‹are|were› "+d.en, so))
		}
		rows = append(rows,
			needing(quiet("did to so many of a sort that were "+d.deed, "cond3", "", "you "+d.en+" {R:num} or more {L.Of:rawnps} | {R:num} or more {L.Of:rawnps} ‹are|were› "+d.en, so), func(v any) bool {
				f := v.(ability.Cond).L.Of
				return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind != 0 || len(f.Has) > 0)
			}))
	}
	both := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotSome)}, R: ability.N(2)}
	rows = append(rows, needing(quiet("both of them are of a sort", "cond1", "‹それら|その2枚|その2枚のカード›‹が|は›‹両方とも|どちらも|2枚とも›{L.Of:npraw} | ‹両方とも|どちらも|2枚とも›{L.Of:npraw}", "both of ‹them|those cards› ‹are|were› {L.Of:rawnps} | both ‹|cards |of those ›‹are|were› {L.Of:rawnps} | they ‹are|were› both {L.Of:rawnps}", both), func(v any) bool {
		f := v.(ability.Cond).L.Of
		return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind != 0 || len(f.Has)+len(f.Num) > 0)
	}))
	return append(rows, mayIfIt(),
		needing(quiet("one of a sort into the hand", "effect", "{What.Sel.Of+:npraw}{What.Sel.N:count}‹を|›手札に加える", "", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.Hand_)}), func(v any) bool {
			f := v.(*ability.Move).What.Sel.Of
			return f.Kind == 0 && len(f.Has) > 0 && len(f.Zone) == 0 && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{})
		}),
		quiet("any number discarded", "effect", "カードを好きな枚数捨てる | 手札を好きな枚数捨てる", "discard ‹any number of cards|as many cards as you like›‹| from your hand›", &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}}, How: ability.Discard, To: text.At(ability.Discards)}),
		quiet("they choose and discard", "s6", "", "your opponent chooses {Do.0.What.Sel.N.N:ncard} ‹in|from› their hand‹,|› and discards ‹it|them›", text.Clause{Actor: foe, Do: []ability.Effect{&ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}}, How: ability.Discard, To: text.At(ability.Discards)}}}),
		needing(own1("discard", "effect", "{What:o}捨てる", "discard {What:o}", &ability.Move{How: ability.Discard, To: text.At(ability.Discards)}), func(v any) bool {
			w := v.(*ability.Move).What
			if w.Sel == nil || w.Sel.Of.Ref != (ability.Ref{}) || w.Sel.Random {
				return true
			}
			f := &w.Sel.Of
			unsaid := len(f.Zone) == 0 || len(f.Zone) == 1 && f.Zone[0] == ability.Field && f.Who == (ability.Who{})
			return len(f.Rel) > 0 || len(w.Sel.Each) > 0 || !unsaid // of what lies nowhere, it is the hand
		}),
		needing(quiet("discards a sort of one's hand", "effect", "{What.Sel.Of+:npraw}{What.Sel.N:count}‹を|›捨てる", "discard {What.Sel.N:count} {What.Sel.Of+:npraw}", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}}, How: ability.Discard, To: text.At(ability.Discards)}), func(v any) bool {
			f := v.(*ability.Move).What.Sel.Of
			return (f.Kind != 0 || len(f.Has)+len(f.Num)+len(f.Or) > 0) && len(f.Zone) == 1 && len(f.Rel)+len(f.Is) == 0 && f.Ref == (ability.Ref{})
		}),
		quiet("discarded unseen", "effect", "相手の手札{What.Sel.N.N:num}枚を見‹ないで|ずに›‹選び、|選んで›‹|それを›捨てる | 相手の手札を見‹ないで|ずに›{What.Sel.N.N:num}枚‹を|›‹選び、|選んで›‹|それを›捨てる", "", &ability.Move{What: ability.What{Sel: &ability.Selector{Random: true, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: foe}}}, How: ability.Discard, To: text.At(ability.Discards)}),
		quiet("discards of one's hand", "effect", "カード{What.Sel.N.N:num}枚‹を|›捨てる", "discard {What.Sel.N.N:ncard}", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}}, How: ability.Discard, To: text.At(ability.Discards)}),
		quiet("discards so many of one's hand at most", "effect", "", "discard up to {What.Sel.N.N:ncard}", &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.UpTo}, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}}, How: ability.Discard, To: text.At(ability.Discards)}),
		quiet("its abilities nullified", "effect", "", "nullify all ‹of |›its abilities | ‹|all of ›its abilities are nullified", &ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Take: true, All: true}),
		quiet("they discard too", "effectsA", "相手は‹|自身の|自分の|相手の›手札{0.What.Sel.N.N:num}枚を捨てる", "your opponent discards {0.What.Sel.N.N:ncard}‹| from their hand›", []ability.Effect{&ability.Move{What: ability.What{Sel: &ability.Selector{By: foe, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: foe}}}, How: ability.Discard, To: text.At(ability.Discards)}}),
		quiet("they draw too", "effectsA", "相手はカード{0.N:num}枚を引く", "your opponent draws {0.N:ncard}", []ability.Effect{&ability.Draw{Who: foe}}))
}

// ofIt is a comparison of a number of what a sentence before spoke of.
func ofIt(c ability.Cond) ability.Cond {
	c.L.Ref = text.BindRef(text.SlotIt)
	return c
}

// thatAttacked says of "that monster", of which a spell speaks before anything else, that it is what is attacked, where the card
// is used as one is: 君の場のモンスターが攻撃された時に使える。 An attack is on one monster at most. [3.attack.2.2]
func thatAttacked(c *text.Compiler, n *text.Normal) *text.Normal {
	if c.Card.Needs == nil {
		return n
	}
	is, once := text.Pick(c.Lang, "攻撃されているモンスター", "the monster being attacked"), false
	switch {
	case asOneIsAttacked(c.Card.Needs):
	case asTheyAttack(c.Card.Needs): // of a link attack one of those
		is, once = text.Pick(c.Lang, "攻撃している相手の場のモンスター1枚", "an attacking monster on your opponent's field"), true
	default:
		return n
	}
	words := [...][]string{text.JA: {"そのモンスター", "そのカード"}, text.EN: {"that monster", "that card"}}[c.Lang]
	low := strings.ToLower(string(n.R))
	first := -1
	for _, w := range words {
		if at := strings.Index(low, w); at >= 0 && (first < 0 || at < first) {
			first = at
		}
	}
	if first < 0 || spokenOf(low[:first], c.Lang) {
		return n
	}
	done := false
	return n.Put(false, func(i int) (string, int) {
		for _, w := range words {
			end := i + len([]rune(w))
			if once && done {
				return "", 0
			}
			if end <= len(n.R) && strings.EqualFold(string(n.R[i:end]), w) && (c.Lang == text.JA || !text.IsLetter(at(n.R, end))) {
				done = true
				return is, end
			}
		}
		return "", 0
	})
}

// spokenOf tells whether a text speaks of a card, which may be meant by what comes behind.
func spokenOf(before string, l text.Lang) bool {
	return slices.ContainsFunc([...][]string{text.JA: {"モンスター", "カード", "アイテム", "魔法", "《", "『", "それ"}, text.EN: {"monster", "card", "item", "spell", "《", `"`, "it "}}[l], func(w string) bool { return strings.Contains(before, w) })
}

// asOneIsAttacked tells whether a condition of use is that a monster of one's own is attacked.
func asOneIsAttacked(k *ability.Cond) bool {
	switch k.Op {
	case ability.And:
		return slices.ContainsFunc(k.Args, func(k ability.Cond) bool { return asOneIsAttacked(&k) })
	case ability.Happened:
		f := k.On.Subj
		return k.On.Verb == ability.AttackedV && f != nil && f.Who == you
	case ability.Compare:
		f := k.L.Of
		return k.L.Op == ability.CountOf && f != nil && f.Who == you && slices.Contains(f.Is, ability.Attacked_) && k.Cmp == ability.GE
	}
	return false
}

// asTheyAttack tells whether a condition of use is that a monster of the opponent's attacks.
func asTheyAttack(k *ability.Cond) bool {
	switch k.Op {
	case ability.And:
		return slices.ContainsFunc(k.Args, func(k ability.Cond) bool { return asTheyAttack(&k) })
	case ability.Happened:
		f := k.On.Subj
		return k.On.Verb == ability.AttackV && f != nil && f.Who == foe && f.Kind == ability.Monster && text.Equal(*f, ability.Filter{Who: foe, Kind: ability.Monster})
	}
	return false
}

// losing are lives that go down otherwise than by damage.
func losing() []text.Row {
	return []text.Row{
		quiet("life is less", "effect", "{What.Who:poss}ライフを{N:num}減らす", "{What.Who:poss}life is ‹reduced|decreased› by {N:num} | reduce {What.Who:poss}life by {N:num} | {What.Who:player} lose‹|s› {N:num} life", &ability.Change{Stat: ability.PlayerLife, Op: ability.Sub}),
	}
}

// mayIfIt is what one can do, if it is so, to what is judged and is not named again: それが《竜》なら、手札に加えることができる.
func mayIfIt() text.Row {
	return needing(quiet("may if it", "s2", "{If:nara}‹、|›{Do.0:effectB}ことができる", "", text.Clause{May: true, Do: []ability.Effect{nil}}), text.Judged)
}
