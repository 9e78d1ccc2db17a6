package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// skilled mends and judges an ability of a game whose cards have skills. What is wrong
// with it is said in the words of the reader, from n.
func skilled(r *ability.Ability, b *text.Body, n *text.Normal) *text.Trouble {
	wrong := func(ja, en string) *text.Trouble {
		return &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: ja, EN: en}
	}
	r.Do = text.Clone(r.Do).([]ability.Effect)
	mended(r.Do, n.R)
	switch {
	case !comesNew(r):
		return wrong("どれが新しいメイン・ユニットかが分からない", "which is the new main unit?")
	case text.GivenOrOffered(r, n):
		return wrong("前の行動もしてもよいことか、必ず行うか分からない", "is what is done first offered too?")
	case !numberNamed(r):
		return wrong("何の数かが分からない", "which number?")
	case beyondNothing(r):
		return wrong("何のダメージが超えたのかが分からない", "beyond by which damage?")
	case !amongSeen(r.Do):
		return wrong("見たカードかどうかが分からない", "is it one of the cards that were seen?")
	case ofAnyEnergy(r):
		return wrong("だれの、どのユニットのエネルギーかが書かれていない", "whose energy is it, and which unit's?")
	case kosCards(r):
		return wrong("アシストもKOするのかが書かれていない", "are assists KO'd too?")
	case !swapsThis(r):
		return wrong("このユニットはメイン・ユニットとは限らない", "this unit need not be the main unit")
	case !others(r.Do, r.Kind == ability.Spell):
		return wrong("何のほかのユニットかが分からない", "other than which unit?")
	case r.Kind != ability.Spell && r.Kind != ability.Activated && ofTurnBefore(r):
		return wrong("いつのターンから数えて前かが分からない", "the turn before which?")
	case healsEither(r.Do, false):
		return wrong("どちらのユニットのHPか分からない", "whose HP: of the unit that was asked about, or of the one before?")
	case r.Kind != ability.Triggered && !inBattle(r) && eventNumber(reflect.ValueOf(&r.Do).Elem()):
		return wrong("どのダメージかが分からない", "which damage?")
	}
	if !ofThatSkill(r) {
		return wrong("どのスキルかが分からない", "which skill?")
	}
	if !dazed(r) {
		return wrong("使うEXパワーではない", "this is no EX power that is used")
	}
	if t := crossChecked(r, b, n); t != nil {
		return t
	}
	if !crossTidy(r.Do, nil) {
		return wrong("だれのメイン・ユニットかが合わない", "the main unit is another player's")
	}
	r.Do = text.Clone(crossShuffled(r.Do)).([]ability.Effect)
	if len(r.On) == 0 {
		r.Do = keptUnits(r.Do)
		antecedents(r.Do, nil)
	}
	return nil
}

// numberNamed tells whether the number of what an ability waits for is called what it is: cards that could not be drawn, or else damage.
func numberNamed(r *ability.Ability) bool {
	name := ""
	if len(r.On) == 1 && r.On[0].Verb == ability.Drew {
		name = r.On[0].Name
	}
	ok := true
	var look func(v reflect.Value)
	look = func(v reflect.Value) {
		if a, is := text.Is[ability.Amount](v); is && a.Op == ability.EventN {
			ok = ok && a.Name == name
		}
		text.EachField(v, look)
	}
	look(reflect.ValueOf(&r.Do).Elem())
	return ok
}

// beyondNothing tells whether damage beyond the HP of a unit is spoken of where the ability has dealt that unit none: a skill deals its own to the other player's main unit.
func beyondNothing(r *ability.Ability) (found bool) {
	ability.Walk(r, func(e ability.Effect) {
		d, is := e.(*ability.Damage)
		if !is || d.N.Op != ability.Minus || len(d.N.Args) != 2 || d.N.Args[1].Of == nil {
			return
		}
		of := d.N.Args[1].Of
		found = found || !(inBattle(r) && of.Who.Side == ability.Opponent && mainOfOne(ability.Selector{Of: *of}))
	})
	return found
}

// kosCards tells whether something is KO'd where cards of the areas are spoken of, of which only units are.
func kosCards(r *ability.Ability) bool {
	var cards func(v reflect.Value) bool
	cards = func(v reflect.Value) (found bool) {
		if f, is := text.Is[ability.Filter](v); is && text.Equal(f.Zone, facesUp) {
			return true
		}
		text.EachField(v, func(f reflect.Value) { found = found || cards(f) })
		return found
	}
	kos := false
	ability.Walk(r, func(e ability.Effect) {
		m, moves := e.(*ability.Move)
		kos = kos || moves && m.How == ability.KOMove
	})
	return kos && cards(reflect.ValueOf(&r.Do).Elem())
}

// ofThatSkill makes そのスキルのダメージ that of the unit which is about to use a skill: the next skill damage that it deals this turn, for
// a turn has one battle phase, and that one skill. False: nothing waits for one. Divine Cross 703.1, 704.1.
func ofThatSkill(r *ability.Ability) bool {
	ok := true
	ability.Walk(r, func(e ability.Effect) {
		in, is := e.(*ability.Instead)
		if !is || in.Of.Word != thatSkill {
			return
		}
		if r.Kind != ability.Triggered || len(r.On) != 1 || r.On[0].Verb != ability.UsingSkill || r.On[0].Name != "" {
			ok = false
			return
		}
		in.Of.Word = ""
		switch on := &r.On[0]; {
		case on.Subj == nil:
			in.Of.Subj = &ability.Filter{Who: on.Who, Zone: []ability.Zone{ability.Main}}
		case on.Subj.Ref != (ability.Ref{}):
			in.Of.Subj = &ability.Filter{Ref: on.Subj.Ref}
		default:
			in.Of.Subj = &ability.Filter{Who: on.Subj.Who, Zone: []ability.Zone{ability.Main}} // skills are used by main units
		}
	})
	return ok
}

// dazed takes out of an EX power that is used what it says of being stunned, which is a mark of it. False: it is not one. Divine Cross 802.2a.
func dazed(r *ability.Ability) bool {
	says := func(e ability.Effect) bool { return text.Equal(e, evenDazed()) }
	ok := true
	ability.Walk(r, func(e ability.Effect) {
		ok = ok && (!says(e) || r.Kind == ability.Activated && r.Marks&ability.EXPower != 0 && slices.ContainsFunc(r.Do, says))
	})
	if ok && slices.ContainsFunc(r.Do, says) {
		r.Do, r.Marks = slices.DeleteFunc(r.Do, says), r.Marks|ability.Dazed
		ok = len(r.Do) > 0
	}
	return ok
}

// ofAnyEnergy tells whether energy is chosen or discarded of which neither the player nor the unit is said: it is what the player who is told to
// has, or lies under the unit that was chosen before. Divine Cross 910.1
func ofAnyEnergy(r *ability.Ability) (found bool) {
	ability.Walk(r, func(e ability.Effect) {
		s := text.SelectorOf(e)
		if m, is := e.(*ability.Move); s == nil || is && m.How != ability.Discard || len(s.Each) > 0 {
			return
		}
		f := &s.Of
		found = found || text.Equal(f.Zone, []ability.Zone{ability.EnergyZone}) && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{}) && len(f.Rel)+len(f.Or) == 0
	})
	return found
}

// healsEither tells whether what is healed, if a number of a main unit is so much, may be that unit or what was spoken of before:
// 自分のメイン・ユニットのHPが500以下なら、HPを300回復する.
func healsEither(es []ability.Effect, met bool) bool {
	for _, e := range es {
		if f, is := e.(*ability.If); is && met && f.Cond.L.Op == ability.StatOf && f.Cond.L.Of != nil && len(f.Then) > 0 {
			if a, acts := f.Then[0].(*ability.Act); acts && a.Word == "heal" && text.IsIt(a.What.Ref) {
				return true
			}
		}
		w := ability.ActsOn(e)
		_, chooses := e.(*ability.Select)
		met = met || chooses || w != nil && w.Sel != nil
	}
	return false
}

// inBattle says whether an ability is a skill that is used in the battle phase: only its
// text has damage of its own to speak of. Divine Cross 703, 704.
func inBattle(r *ability.Ability) bool {
	return r.Marks&(ability.Skill|ability.EXPower) == ability.Skill
}

// ofTurnBefore tells whether an ability asks what happened in the opponent's last turn, which is meant in one's own turn alone.
func ofTurnBefore(r *ability.Ability) (found bool) {
	ability.Histories(r, func(_ *ability.Event, per ability.Span) {
		found = found || per == ability.LastTurn || per == ability.LastOwn
	})
	return found
}

// eventNumber tells whether effects speak of the number of an event outside what waits for
// one.
func eventNumber(v reflect.Value) (found bool) {
	switch x := v.Interface().(type) {
	case ability.Later, ability.Instead:
		return false
	case ability.Amount:
		found = x.Op == ability.EventN
	}
	text.EachField(v, func(f reflect.Value) { found = found || eventNumber(f) })
	return found
}

// others: 他の behind a unit that was chosen is other than that one. A command says so of
// the selection just before; elsewhere it may also be other than this unit: false.
func others(es []ability.Effect, spell bool) bool {
	chosen, named := false, false
	for _, e := range es {
		var in []ability.Effect
		ability.Children(e, func(c ability.Effect) { in = append(in, c) })
		if !others(in, spell) {
			return false
		}
		if s := text.SelectorOf(e); s != nil {
			if r := otherUnit(&s.Of); r != nil && chosen {
				if !spell || !named {
					return false
				}
				r.Of = text.BindRef(text.SlotIt)
			}
			if s.N.Op != ability.All && len(s.Of.Zone) > 0 && inAreas(&s.Of) {
				_, named = e.(*ability.Select)
				chosen = true
			}
		}
	}
	return true
}

// otherUnit is what a filter says of being other than this.
func otherUnit(f *ability.Filter) *ability.Rel {
	for i := range f.Rel {
		if r := &f.Rel[i]; r.Kind == ability.Other && r.Of == text.ThisRef && len(f.Zone) > 0 && inAreas(f) {
			return r
		}
	}
	return nil
}

// swapThis is the word of 「このユニットをスタンバイ・ユニットと入れ替える」, which can be done
// while this unit is the main unit.
const swapThis = "swap this"

// swapsThis lets skills, which main units use, swap their unit with a standby unit. False:
// an EX power says so, which may be one of a standby unit.
func swapsThis(a *ability.Ability) (ok bool) {
	ok = true
	ability.Walk(a, func(e ability.Effect) {
		if s, is := e.(*ability.Act); is && s.Word == swapThis {
			s.Word = "swap"
			ok = ok && a.Marks&(ability.Skill|ability.EXPower) == ability.Skill
		}
	})
	return ok
}

// retreatsItself makes what a skill says of this unit's retreat one of the main unit, which alone uses skills. Elsewhere, that it may
// retreat is refused: whether it could, no cost asks. [606.1, 913.1]
func retreatsItself(a *ability.Ability, n *text.Normal) *text.Trouble {
	skill := a.Marks&ability.Skill != 0 && a.Marks&ability.EXPower == 0
	doubtful := false
	var list func(es []ability.Effect, may bool)
	list = func(es []ability.Effect, may bool) {
		for i, e := range es {
			switch {
			case !retreatOfThis(e):
			case skill:
				es[i] = &ability.Act{Word: "retreat"}
				continue
			default:
				doubtful = doubtful || may
			}
			switch e := e.(type) {
			case *ability.Try:
				list(e.Do, true)
				list(e.Then, false)
				list(e.Else, false)
			case *ability.If:
				list(e.Then, false)
				list(e.Else, false)
			}
		}
	}
	if list(a.Do, false); doubtful {
		return &text.Trouble{Piece: n, JA: "このユニットがメイン・ユニットでないときのこと", EN: "may it, where it is not the main unit?"}
	}
	return nil
}

// retreatOfThis tells whether an effect is the retreat of this unit, if that is the main unit.
func retreatOfThis(e ability.Effect) bool { return text.Equal(e, thisRetreats()) }

// thisRetreats is the retreat of this unit, which is one of the main unit: what stands by does not retreat. [913.1]
func thisRetreats() *ability.If {
	return &ability.If{Cond: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Main}}}, Then: []ability.Effect{&ability.Act{Word: "retreat"}}}
}
