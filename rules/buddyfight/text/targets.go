package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// unchosen is an effect on some cards of the field or the drop zone that nobody chooses.
var unchosen = [...]string{text.JA: "場かドロップゾーンのカードは、先に選ばれていなければならない", text.EN: "cards of the field and the drop zone must be chosen beforehand"}

// Mend says which cards of the field or the drop zone are targets: "destroy a monster" is
// said of one that is chosen in time. What cannot be said so is refused. [1.cast.1.4,
// 4.flow.1.1.1, 4.flow.2.1.1]
func (d dialect) Mend(_ *text.Game, a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	if !ownDecks(a) {
		return &text.Trouble{Piece: n, JA: "どちらのデッキか、言われていない", EN: "whose deck it is is not said"}
	}
	if ofExtraTurn(a.Do) {
		return &text.Trouble{Piece: n, JA: "このターンのことか、追加のターンのことか、読めない", EN: "whether this turn is meant or the one that is taken besides cannot be told"}
	}
	if withinAnother(a.Do) {
		return &text.Trouble{Piece: n, JA: "二つ目の条件が一つ目の中のものか、言われていない", EN: "whether the second condition is asked within the first is not said"}
	}
	receive(reflect.ValueOf(&a.Do).Elem())
	hosted(a)
	amongLooked(a.Do)
	ofTheirHand(a.Do, n)
	if anotherOfThose(a.Do, n) {
		return &text.Trouble{Piece: n, JA: "他のカードが、その中のか、場のか、言われていない", EN: "whether another is one among those or one on the field is not said"}
	}
	if c := wholeSouls(a.Do, n); c != nil {
		a.Do = c
	} else if soulsOfSome(reflect.ValueOf(a.Do)) && a.Kind != ability.Static {
		return &text.Trouble{Piece: n, JA: "どのカードのソウルすべてか、言われていない", EN: "whether all souls of one card are meant or those of all is not said"}
	}
	itself(reflect.ValueOf(&a.Do).Elem())
	if !thenToo(reflect.ValueOf(&a.Do).Elem(), n) {
		return &text.Trouble{Piece: n, JA: "次にダメージを受ける時にするのか、今するのか、言われていない", EN: "whether this is done the next time damage is dealt, or now, is not said"}
	}
	if thatOfTwo(a.Do, n) {
		return &text.Trouble{Piece: n, JA: "二枚のうちのどちらか、言われていない", EN: "which of the two that were chosen is meant is not said"}
	}
	if !text.PlayHeld(reflect.ValueOf(&a.Do).Elem(), calls) { // what is called, cast or equipped is a card of the hand where it is not said to lie elsewhere
		return &text.Trouble{Piece: n, JA: "その中から使うのか、手札から使うのか、言われていない", EN: "whether one of those cards is meant or one of the hand is not said"}
	}
	a.Do = d.targeted(overIt(a.Do))
	if eitherOfTwo(a, n) {
		return &text.Trouble{Piece: n, JA: "「それ」が攻撃したカードか、攻撃されたカードか、言われていない", EN: "“it” may be what attacks or what is attacked"}
	}
	if unplayed(a) {
		return &text.Trouble{Piece: n, JA: "このカードの使用はもう終わっている", EN: "this card has been used already, and cannot be nullified any more"}
	}
	if tooLate(a) {
		return &text.Trouble{Piece: n, JA: "使われたカードの効果は、この能力が働く時にはもう済んでいる", EN: "what was used has resolved by the time this ability does, and can no longer be nullified"}
	}
	if foughtAnother(a) {
		return &text.Trouble{Piece: n, JA: "このカードがバトルしたのではない", EN: "it is not this card that has battled"}
	}
	if underDestroyed(a) {
		return &text.Trouble{Piece: n, JA: "このカードのソウルか、破壊されたカードのソウルか、言われていない", EN: "whether the soul of this card or of what was destroyed is meant is not said"}
	}
	if a.Kind == ability.Static && choosesNow(a.Do) {
		return &text.Trouble{Piece: n, JA: "いつ選ばれるのか、言われていない", EN: "nothing says when this is chosen"}
	}
	if ownSoul(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: "「それ」が二つのもののどちらか、言われていない", EN: "“it” may be either of two things"}
	}
	if a.Kind != ability.Triggered {
		ofAll(a.Do)
	}
	if a.Kind != ability.Static {
		asLong(a.Do)
		if endsUnsaid(a.Do) {
			return &text.Trouble{Piece: n, JA: "二つ目がいつまでかは、言われていない", EN: "how long the second of these lasts is not said"}
		}
	}
	if stay(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: "場から離れる場合でなければ、場に残ることはない", EN: "nothing remains on the field unless it would leave"}
	}
	if chosen, counted := tells(reflect.ValueOf(a.Do)); chosen && counted {
		return &text.Trouble{Piece: n, JA: "選ばれたもののうち何枚が破壊されたかは、数えられない", EN: "how many of those that were chosen were destroyed is not counted"}
	}
	if r, is := one(a.Do).(*ability.Rule); is && len(a.Limit) > 0 && len(called(a)) > 0 && r.Name != "from the drop" {
		return &text.Trouble{Piece: n, JA: "コストを払わずに使うのが何回までかは、数えられない", EN: "how often a card is played without its cost is not counted"}
	}
	if unseen(a.Do) {
		return &text.Trouble{Piece: n, JA: "一人だけが見たカードについての条件は、判定できない", EN: "a condition on cards that only one fighter has seen is never met"}
	}
	if whichOfThem(a.Do) {
		return &text.Trouble{Piece: n, JA: "「それ」がその中のどのカードか、言われていない", EN: "which of those cards “it” is, is not said"}
	}
	if !ofDestroyed(a, n) {
		return &text.Trouble{Piece: n, JA: "破壊されるはずのものは、場に残っているかもしれない", EN: "what was to be destroyed may have stayed"}
	}
	if staysEver(a) {
		return &text.Trouble{Piece: n, JA: "いつまで場に残るのか、言われていない", EN: "how long it remains on the field when it would leave is not said"}
	}
	if notBoth(a.Do, n) {
		return &text.Trouble{Piece: n, JA: "両方と言われているが、二つではない", EN: "both are spoken of, and there are not two"}
	}
	once(a.On, true)
	if a.Kind != ability.Spell || deals(a.Do) > 1 {
		a.Do = firmly(a.Do, n)
	}
	if unending(a, n) {
		return &text.Trouble{Piece: n, JA: "ダメージが減らないのがいつまでか、言われていない", EN: "nothing says how long the damage of this card cannot be reduced"}
	}
	if !ofThatAttack(a) {
		return &text.Trouble{Piece: n, JA: "攻撃が無効化されないのがいつまでか、言われていない", EN: "nothing says how long its attacks cannot be nullified"}
	}
	if eitherNot(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: "そうしないのが、条件を満たさない時もかは、言われていない", EN: "whether “if you do not” is also said of where the condition does not hold is not said"}
	}
	if fromDecks(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: "デッキのカードは、探さなければ選べない", EN: "cards of a deck are searched for and not chosen"}
	}
	if thatDamage(n) && deals(a.Do) > 1 && !firm(a.Do) {
		return &text.Trouble{Piece: n, JA: "どのダメージが減らないのか、言われていない", EN: "which damage cannot be reduced is not said"}
	}
	if a.Kind == ability.Triggered && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.Played }) && nullifiesThat(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: "使われていないカードは無効化されない", EN: "a card that is not being used is not nullified"}
	}
	if d.late(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: unchosen[text.JA], EN: unchosen[text.EN]}
	}
	return nil
}

// destroyedSaid are the words that ask something of the card that was destroyed.
var destroyedSaid = []string{"the destroyed ", "that destroyed ", "monster destroyed is", "card destroyed is", "monster destroyed was", "card destroyed was", "破壊したモンスターが", "破壊したモンスターの", "破壊したカードが"}

// ofDestroyed lets what is asked of the destroyed card, behind one that is chosen and destroyed, be asked only where it has come
// into the drop zone: a Soulguard may have left it where it is. False: that cannot be said. [4.kw.soulguard.1]
func ofDestroyed(a *ability.Ability, n *text.Normal) bool {
	low := strings.ToLower(string(n.R))
	if slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.Destroyed }) || !slices.ContainsFunc(destroyedSaid, func(s string) bool { return strings.Contains(low, s) }) {
		return true
	}
	gone := ability.Cond{Op: ability.Is, Ref: text.BindRef(text.SlotIt), Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}
	said := 0
	for i, e := range a.Do {
		m, moves := e.(*ability.Move)
		if i == 0 || !moves || m.How != ability.Destroy || !text.IsIt(m.What.Ref) {
			continue
		}
		for j := i + 1; j < len(a.Do); j++ {
			f, is := a.Do[j].(*ability.If)
			switch {
			case !speaksOfIt(reflect.ValueOf(a.Do[j])):
			case is && len(f.Else) == 0 && speaksOfIt(reflect.ValueOf(f.Cond)):
				if f.Cond.Op == ability.And {
					f.Cond.Args = append([]ability.Cond{gone}, f.Cond.Args...)
				} else {
					f.Cond = ability.Cond{Op: ability.And, Args: []ability.Cond{gone, f.Cond}}
				}
				said++
			case is:
				return false
			default:
				a.Do[j] = &ability.If{Cond: gone, Then: []ability.Effect{a.Do[j]}}
				said++
			}
		}
		return said == 1
	}
	return true
}

// speaksOfIt tells whether something speaks of it, or of what was destroyed.
func speaksOfIt(v reflect.Value) (found bool) {
	if r, is := text.Is[ability.Ref](v); is {
		it := text.IsIt(r)
		r.As = 0
		return it || r == text.Done("destroyed")
	}
	text.EachField(v, func(f reflect.Value) { found = found || speaksOfIt(f) })
	return found
}

// staysEver tells whether what was chosen, or this card from some moment on, would remain on the field for good.
func staysEver(a *ability.Ability) (found bool) {
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		in, is := e.(*ability.Instead)
		found = found || is && len(in.Do) == 0 && in.N == nil && in.For == (ability.Time{}) && (in.Of.Verb == ability.Destroyed || in.Of.Verb == ability.Left) && in.Of.Subj != nil && (in.Of.Subj.Ref.Kind == ability.Slot || a.Kind != ability.Static && in.Of.Subj.Ref == text.ThisRef)
	})
	return found
}

// notBoth tells whether both of the effects to be chosen are used where there are more.
func notBoth(es []ability.Effect, n *text.Normal) (found bool) {
	low := strings.ToLower(string(n.R))
	if strings.Contains(low, "両方") || strings.Contains(low, "use both") {
		ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
			m, is := e.(*ability.Modes)
			found = found || is && len(m.More) > 0 && len(m.List) != 2
		})
	}
	return found
}

// withinAnother tells whether a condition stands behind something that is done on another condition, in the same sentence.
func withinAnother(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		f, is := e.(*ability.If)
		return is && slices.ContainsFunc(f.Then[min(1, len(f.Then)):], func(then ability.Effect) bool { _, too := then.(*ability.If); return too })
	})
}

// ofExtraTurn tells whether behind an extra turn something is done or holds for a turn, or at its end: "that turn" is the extra one.
func ofExtraTurn(es []ability.Effect) bool {
	extra := false
	for _, e := range es {
		if f, is := e.(*ability.Flow); is {
			extra = extra || f.Op == ability.ExtraTurn
			continue
		}
		_, later := e.(*ability.Later)
		if t := ability.TimeOf(e); extra && (later || t != nil && *t != (ability.Time{})) {
			return true
		}
	}
	return false
}

// underDestroyed tells whether something is put under "it" where another card has just been destroyed or has left: that has no soul
// any more.
func underDestroyed(a *ability.Ability) bool {
	gone := slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return (e.Verb == ability.Destroyed || e.Verb == ability.Left) && (e.Subj == nil || e.Subj.Ref != text.ThisRef)
	})
	under, picked := false, false
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select, *ability.Find, *ability.Look:
			picked = true
		case *ability.Move:
			under = under || e.To.Zone == ability.Soul && text.IsIt(e.To.Link)
		}
	})
	return gone && under && !picked
}

// stood names the equip of a card that was on the field already. [4.kw.transform.1]
const stood = "from the field"

// once lets an ability that waits for its card to enter and to be equipped wait for the equip of
// what stood there only: what is equipped from elsewhere enters, too. Without set it is said again.
func once(on []ability.Event, set bool) {
	this := func(v ability.Verb) int {
		return slices.IndexFunc(on, func(e ability.Event) bool {
			return e.Verb == v && e.Subj != nil && e.Subj.Ref == text.ThisRef
		})
	}
	if k := this(ability.EquippedV); k >= 0 && this(ability.Entered) >= 0 {
		if on[k].Name = ""; set {
			on[k].Name = stood
		}
	}
}

// ofThatAttack lets what is said of an attack, where an attack set it off, hold for that one; false:
// nothing tells of which attacks it is said.
func ofThatAttack(a *ability.Ability) bool {
	if a.Kind != ability.Triggered && a.Kind != ability.Activated {
		return true
	}
	attacked := len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return !e.Verb.OfBattle() && e.Verb != ability.AttackedV })
	ok := true
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		if r, is := v.Interface().(*ability.Rule); is && r != nil && r.Verb == ability.MissedV && r.Kind == ability.AttackDamage && r.For == (ability.Time{}) {
			ok = ok && attacked
			r.For = ability.Time{Until: ability.EndOfBattle}
		}
		text.EachField(v, walk)
	}
	walk(reflect.ValueOf(&a.Do).Elem())
	return ok
}

// eitherNot tells whether something is done if something was not that only a condition let be done: it may not
// have been done for either reason.
func eitherNot(v reflect.Value) (found bool) {
	if e, is := v.Interface().(*ability.If); is && e != nil && len(e.Else) == 0 {
		found = slices.ContainsFunc(e.Then, func(then ability.Effect) bool {
			t, is := then.(*ability.Try)
			return is && len(t.Else) > 0
		})
	}
	text.EachField(v, func(f reflect.Value) { found = found || eitherNot(f) })
	return found
}

// fromDecks tells whether something is chosen that may lie in a deck, which nobody looks through.
func fromDecks(v reflect.Value) (found bool) {
	if s, is := v.Interface().(*ability.Select); is && s != nil {
		return slices.ContainsFunc(s.Sel.Parts(), func(p *ability.Selector) bool {
			return p.Of.Depth == nil && len(p.Of.Zone) > 1 && slices.Contains(p.Of.Zone, ability.Deck)
		})
	}
	text.EachField(v, func(f reflect.Value) { found = found || fromDecks(f) })
	return found
}

// tells says whether something in v is chosen, and whether how many were destroyed is counted:
// what was chosen may have stayed where it was.
func tells(v reflect.Value) (chosen, counted bool) {
	switch e := v.Interface().(type) {
	case *ability.Select:
		chosen = e != nil
	case ability.Amount:
		counted = e.Op == ability.NumberIn && e.Ref == text.Done("destroyed")
	}
	text.EachField(v, func(f reflect.Value) {
		a, b := tells(f)
		chosen, counted = chosen || a, counted || b
	})
	return chosen, counted
}

// itself says this for this on the field, where a text of the field speaks.
func itself(v reflect.Value) {
	if w, is := v.Interface().(ability.What); is && w.Sel != nil && v.CanSet() && text.Equal(w.Sel.Of, ability.Filter{Zone: []ability.Zone{ability.Field}, Ref: text.ThisRef}) {
		v.Set(reflect.ValueOf(ability.What{Ref: text.ThisRef}))
		return
	}
	text.EachField(v, itself)
}

// choosesNow tells whether something is chosen by what is done, and not by what replaces something: what holds chooses nothing.
func choosesNow(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		switch e := e.(type) {
		case *ability.Select:
			return true
		case *ability.If:
			return choosesNow(e.Then) || choosesNow(e.Else)
		}
		return false
	})
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

// targeted puts the choice of targets before what is done to them.
func (d dialect) targeted(es []ability.Effect) (out []ability.Effect) {
	var aimed *ability.Selector // what was chosen last
	for k, e := range es {
		switch e := e.(type) {
		case *ability.If:
			e.Then, e.Else = d.targeted(e.Then), d.targeted(e.Else)
		case *ability.Try:
			e.Do, e.Then, e.Else = d.targeted(e.Do), d.targeted(e.Then), d.targeted(e.Else)
			if !e.May && len(e.Do) == 2 {
				if aim, is := e.Do[0].(*ability.Select); is {
					out, e.Do = append(out, aim), e.Do[1:]
				}
			}
		case *ability.Modes:
			for i := range e.List {
				e.List[i] = d.targeted(e.List[i])
			}
		default:
			if one, it := beside(e); one != nil { // one of some, and this card
				out = append(out, d.targeted([]ability.Effect{one})...)
				out = append(out, it)
				continue
			}
			if w := acts(e); w != nil && k > 0 && shares(es[k-1], e, aimed) {
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			} else if w != nil && w.Sel != nil && (len(w.Sel.Each) == 0 || w.Sel.Or) && slices.ContainsFunc(w.Sel.Parts(), d.aims) {
				aimed = w.Sel
				if host := under(out, e); host != nil {
					host.Sel, host.Slots = ability.Selector{Each: []ability.Selector{*w.Sel, host.Sel}}, []uint8{text.SlotFormer, text.SlotLatter}
					m := e.(*ability.Move)
					m.What, m.To.Link = ability.What{Ref: text.BindRef(text.SlotFormer)}, text.BindRef(text.SlotLatter)
					break
				}
				sel := *w.Sel
				by := sel.By // who chooses is said of the choice
				sel.By = ability.Who{}
				out = append(out, &ability.Select{By: by, Sel: sel, Slot: text.SlotNew})
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			} else if w != nil && w.Sel != nil && len(w.Sel.Each) == 2 && d.aims(&w.Sel.Each[0]) && d.aims(&w.Sel.Each[1]) && slices.Equal(w.Sel.Each[0].Of.Zone, w.Sel.Each[1].Of.Zone) { // these and those
				out = append(out, &ability.Select{Sel: *w.Sel, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}})
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			} else if m, is := e.(*ability.Move); is && text.IsIt(m.What.Ref) && m.To.Link == m.What.Ref && len(out) > 0 {
				out = atOnce(out)
				if s, is := out[len(out)-1].(*ability.Select); is && len(s.Sel.Each) == 2 && !s.Sel.Or { // the one under the other
					s.Slots = []uint8{text.SlotFormer, text.SlotLatter}
					m.What, m.To.Link = ability.What{Ref: text.BindRef(text.SlotFormer)}, text.BindRef(text.SlotLatter)
				}
			}
		}
		out = append(out, e)
	}
	return out
}

// atOnce makes one choice of the last two: of what is put under something, and of that. It is no other that is put
// there than what was chosen before.
func atOnce(out []ability.Effect) []ability.Effect {
	k := len(out) - 2
	if k < 0 {
		return out
	}
	first, is := out[k].(*ability.Select)
	second, too := out[k+1].(*ability.Select)
	if !is || !too || len(first.Sel.Each)+len(second.Sel.Each) > 0 || first.By != second.By {
		return out
	}
	return append(out[:k], &ability.Select{By: first.By, Sel: ability.Selector{Each: []ability.Selector{first.Sel, second.Sel}}, Slot: text.SlotNew})
}

// beside are the parts of an effect on something and on this card, in either order, of which the first may be a
// target; nil: it is another.
func beside(e ability.Effect) (one, this ability.Effect) {
	w := acts(e)
	if m, is := e.(*ability.Move); w == nil || w.Sel == nil || w.Sel.Or || len(w.Sel.Each) != 2 || is && m.To.Zone == ability.Deck { // there one lies over the other
		return nil, nil
	}
	k := slices.IndexFunc(w.Sel.Each, func(s ability.Selector) bool { return s.Of.Ref == text.ThisRef })
	if k < 0 {
		return nil, nil
	}
	one, this = text.Clone(e).(ability.Effect), text.Clone(e).(ability.Effect)
	*acts(this) = ability.What{Ref: text.ThisRef}
	if first := w.Sel.Each[1-k]; first.Of.Ref != (ability.Ref{}) {
		*acts(one) = ability.What{Ref: first.Of.Ref}
	} else {
		*acts(one) = ability.What{Sel: &first}
	}
	return one, this
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
	said := strings.ToLower(string(n.R))
	_, ja, looksJA := strings.Cut(said, "相手の手札を見")
	_, en, looksEN := strings.Cut(said, "look at your opponent's hand")
	if !looksJA && !looksEN || strings.Contains(ja, "手札") || strings.Contains(en, "your hand") {
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

// nullifiesThat tells whether "that card" is nullified.
func nullifiesThat(v reflect.Value) (found bool) {
	if e, is := v.Interface().(*ability.Cancel); is && e != nil && text.Equal(e.What, thatPlayed.What) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || nullifiesThat(f) })
	return found
}

// asLong lets what is done besides, behind a condition, to what was chosen hold for as long as what
// was done to that before: so it is said once. 選び、そのターン中、攻撃力+3000！それが《竜》なら、打撃力+1！
func asLong(es []ability.Effect) {
	var of ability.Time
	for _, e := range es {
		if k, is := e.(*ability.If); is && of != (ability.Time{}) {
			for _, then := range append(slices.Clone(k.Then), k.Else...) {
				if t := raised(then); t != nil && text.IsIt(acts(then).Ref) && *t == (ability.Time{}) {
					*t = of
				}
			}
			continue
		}
		of = ability.Time{}
		if t := raised(e); t != nil && text.IsIt(acts(e).Ref) {
			of = *t
		}
	}
}

// endsUnsaid tells whether behind numbers or keywords that are gained for a time others are, and nothing says for how long: for good, or for
// that time too.
func endsUnsaid(es []ability.Effect) bool {
	timed := false
	for _, e := range es {
		t := raised(e)
		if t == nil {
			timed = false
			continue
		}
		if timed && *t == (ability.Time{}) {
			return true
		}
		timed = *t != (ability.Time{})
	}
	return false
}

// raised is how long numbers or keywords are gained; nil: nothing is.
func raised(e ability.Effect) *ability.Time {
	switch e := e.(type) {
	case *ability.Change:
		if e.Stat < ability.CardStats {
			return &e.For
		}
	case *ability.Give:
		return &e.For
	}
	return nil
}

// shares tells whether an effect is said of the same target as the one before, in one
// sentence: give it power and a keyword.
func shares(before, e ability.Effect, aimed *ability.Selector) bool {
	w := acts(e)
	if _, changes := before.(*ability.Change); !changes || aimed == nil || w.Sel == nil || !text.IsIt(acts(before).Ref) {
		return false
	}
	from, to := before.Said()
	at, end := e.Said()
	return from == at && to == end && to > 0 && text.Equal(*w.Sel, *aimed)
}

// under is the choice, just made, of the card into whose soul an effect puts what is chosen
// now; nil: it does not.
func under(out []ability.Effect, e ability.Effect) *ability.Select {
	m, is := e.(*ability.Move)
	if !is || !text.IsIt(m.To.Link) || len(out) == 0 {
		return nil
	}
	s, _ := out[len(out)-1].(*ability.Select)
	if s == nil || len(s.Sel.Each) > 0 {
		return nil
	}
	return s
}

// acts is what an effect acts on, of the effects that act on targets.
func acts(e ability.Effect) *ability.What {
	switch e := e.(type) {
	case *ability.Move:
		return &e.What
	case *ability.Change:
		return &e.What
	case *ability.Give:
		return &e.What
	case *ability.Turn:
		return &e.What
	case *ability.Play:
		return &e.What
	case *ability.Rule:
		return &e.What
	case *ability.Act:
		return &e.What
	case *ability.Battle:
		return &e.To
	}
	return nil
}

// late says whether an effect in v acts on cards that are only chosen as it acts.
func (d dialect) late(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		return !v.IsNil() && d.late(v.Elem())
	case reflect.Slice:
		for i := range v.Len() {
			if d.late(v.Index(i)) {
				return true
			}
		}
	case reflect.Struct:
		if w, ok := v.Interface().(ability.What); ok && w.Sel != nil {
			return slices.ContainsFunc(w.Sel.Parts(), d.aims)
		}
		switch v.Interface().(type) {
		case ability.Cost, ability.Instead: // what pays is chosen as it is paid, what replaces as it does [1.call.1.6, 4.kw.soulguard.2]
			return false
		}
		for i := range v.NumField() {
			if d.late(v.Field(i)) {
				return true
			}
		}
	}
	return false
}

// aims says whether a counted phrase is of some cards of the field or the drop zone.
func (d dialect) aims(s *ability.Selector) bool {
	return s.N.Op != ability.All && !s.Random && s.Of.Ref == (ability.Ref{}) && slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z == ability.Field || z == ability.Discards || slices.Contains(d.field, z)
	})
}
