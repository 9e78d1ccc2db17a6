package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// linkBefore tells whether it is asked, behind something that is done, whether the attack was a link attack: destroy an attacking monster. If it
// was not a link attack, …. [3.attack.Q3]
func linkBefore(said string) bool {
	before, _, asks := strings.Cut(strings.ToLower(said), "a link attack")
	return asks && strings.Contains(before, ". if it was ")
}

// destroyerOrDestroyed tells whether a text waits for one thing to destroy another, and does something to "it".
func destroyerOrDestroyed(said string) bool {
	_, behind, waits := strings.Cut(strings.ToLower(said), " destroys ")
	what, behind, more := strings.Cut(behind, ", ")
	if !waits || !more || strings.Contains(what, ".") {
		return false
	}
	does, _, _ := strings.Cut(behind, ".")
	return strings.HasSuffix(does, " it") || strings.HasPrefix(does, "it ") || strings.Contains(does, " it ")
}

// Mend says which cards of the field or the drop zone are targets: "destroy a monster" is
// said of one that is chosen in time. What cannot be said so is refused. [1.cast.1.4,
// 4.flow.1.1.1, 4.flow.2.1.1]
func (d dialect) Mend(_ *text.Game, a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	if t := asRead.Of(a, n); t != nil {
		return t
	}
	if a.Kind == ability.Spell {
		if a.Do = d.hoisted(a.Do, n); d.ofItselfThen(a.Do, n) {
			return &text.Trouble{Piece: n, JA: "無効化されないことやダメージが減らないことが、条件を満たす時だけかは、言われていない", EN: "whether this card is not nullified, or its damage not reduced, only where the condition holds is not said"}
		}
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
	if !ofTheTrigger(a, n) {
		return &text.Trouble{Piece: n, JA: "破壊されたカードがどれか、言われていない", EN: "which destroyed card is meant is not said"}
	}
	ofTheirKind(a.Do, n)
	a.Do = d.targeted(overIt(a.Do))
	if t := ofThings.Of(a, n); t != nil {
		return t
	}
	if a.Kind != ability.Triggered {
		ofAll(a.Do)
	}
	if a.Kind != ability.Static {
		asLong(a.Do)
	}
	if a.Kind == ability.Spell || a.Kind == ability.Activated {
		ofThat(reflect.ValueOf(&a.Do).Elem())
	}
	if t := ofTimes.Of(a, n); t != nil {
		return t
	}
	once(a.On, true)
	a.Do = firmly(a.Do, n, a.Kind == ability.Spell && deals(a.Do) <= 1)
	if t := atLast.Of(a, n); t != nil {
		return t
	}
	if a.Kind == ability.Triggered && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.Played }) && nullifiesThat(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: "使われていないカードは無効化されない", EN: "a card that is not being used is not nullified"}
	}
	if d.late(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: unchosen[text.JA], EN: unchosen[text.EN]}
	}
	return nil
}

// What an ability may mean besides, or cannot mean.

// asRead are asked of an ability as it was read.
var asRead = text.Doubts{
	{func(_ *ability.Ability, n *text.Normal) bool { return paysWithWhose(strings.ToLower(string(n.R))) }, "だれのカードで払うのか、言われていない", "whose card is paid with is not said"},
	{func(_ *ability.Ability, n *text.Normal) bool { return asksUndone(strings.ToLower(string(n.R))) }, "されていないことについての条件", "it asks for what nothing before it has done"},
	{func(_ *ability.Ability, n *text.Normal) bool { return linkBefore(string(n.R)) }, "連携攻撃は、ここまでにもう終わっているかもしれない", "by then the link attack may be over that is asked about"},
	{func(_ *ability.Ability, n *text.Normal) bool { return destroyerOrDestroyed(string(n.R)) }, "破壊したカードか、破壊されたカードか、言われていない", "“it” may be what destroys or what is destroyed"},
	{func(a *ability.Ability, _ *text.Normal) bool { return !ownDecks(a) }, "どちらのデッキか、言われていない", "whose deck it is is not said"},
	{countsSouls, "一枚のソウルの数か、すべてのソウルの合計か、言われていない", "whether the soul of one card is meant or all souls together is not said"},
	{func(a *ability.Ability, _ *text.Normal) bool { return ofExtraTurn(a.Do) }, "このターンのことか、追加のターンのことか、読めない", "whether this turn is meant or the one that is taken besides cannot be told"},
	{func(a *ability.Ability, _ *text.Normal) bool { return withinAnother(a.Do) }, "二つ目の条件が一つ目の中のものか、言われていない", "whether the second condition is asked within the first is not said"},
}

// ofThings are asked once it is known what is chosen in time.
var ofThings = text.Doubts{
	{eitherOfTwo, "「それ」が攻撃したカードか、攻撃されたカードか、言われていない", "“it” may be what attacks or what is attacked"},
	{func(a *ability.Ability, _ *text.Normal) bool { return unplayed(a) }, "このカードの使用はもう終わっている", "this card has been used already, and cannot be nullified any more"},
	{func(a *ability.Ability, _ *text.Normal) bool { return tooLate(a) }, "使われたカードの効果は、この能力が働く時にはもう済んでいる", "what was used has resolved by the time this ability does, and can no longer be nullified"},
	{func(a *ability.Ability, _ *text.Normal) bool { return foughtAnother(a) }, "このカードがバトルしたのではない", "it is not this card that has battled"},
	{func(a *ability.Ability, _ *text.Normal) bool { return underDestroyed(a) }, "このカードのソウルか、破壊されたカードのソウルか、言われていない", "whether the soul of this card or of what was destroyed is meant is not said"},
	{func(a *ability.Ability, _ *text.Normal) bool { return a.Kind == ability.Static && choosesNow(a.Do) }, "いつ選ばれるのか、言われていない", "nothing says when this is chosen"},
	{func(a *ability.Ability, _ *text.Normal) bool { return ownSoul(reflect.ValueOf(a.Do)) }, "「それ」が二つのもののどちらか、言われていない", "“it” may be either of two things"},
}

// ofTimes are asked once it is known how long things last.
var ofTimes = text.Doubts{
	{func(a *ability.Ability, _ *text.Normal) bool { return stay(reflect.ValueOf(a.Do)) }, "場から離れる場合でなければ、場に残ることはない", "nothing remains on the field unless it would leave"},
	{func(a *ability.Ability, _ *text.Normal) bool {
		r, is := one(a.Do).(*ability.Rule)
		return is && len(a.Limit) > 0 && len(called(a)) > 0 && r.Name != "from the drop"
	}, "コストを払わずに使うのが何回までかは、数えられない", "how often a card is played without its cost is not counted"},
	{func(a *ability.Ability, _ *text.Normal) bool { return unseen(a.Do) }, "一人だけが見たカードについての条件は、判定できない", "a condition on cards that only one fighter has seen is never met"},
	{func(a *ability.Ability, _ *text.Normal) bool { return whichOfThem(a.Do) }, "「それ」がその中のどのカードか、言われていない", "which of those cards “it” is, is not said"},
	{func(a *ability.Ability, n *text.Normal) bool { return oneOfMany(a.Do, n) }, "「それ」がその中のどのカードか、言われていない", "which of those cards “it” is, is not said"},
	{func(a *ability.Ability, n *text.Normal) bool { return !ofDestroyed(a, n) }, "破壊されるはずのものは、場に残っているかもしれない", "what was to be destroyed may have stayed"},
	{func(a *ability.Ability, _ *text.Normal) bool { return waitsEver(a) }, "いつまでのことか、言われていない", "nothing says how long this is waited for, or how long it lasts then"},
	{func(a *ability.Ability, _ *text.Normal) bool { return a.Kind != ability.Static && barsWords(a.Do) }, "すでに得ていたものも失うのか、言われていない", "whether what it has gained before is lost, too, is not said"},
	{func(a *ability.Ability, _ *text.Normal) bool { return bearsEver(a) }, "いつまで受けるダメージやライフのことか、言われていない", "how long this bears on damage or on a life is not said"},
	{func(a *ability.Ability, _ *text.Normal) bool { return a.Kind != ability.Static && sizesEver(a.Do) }, "サイズの合計がいつまでのことか、言われていない", "how long so much size may be on the field is not said"},
	{func(a *ability.Ability, _ *text.Normal) bool { return staysEver(a) }, "いつまで場に残るのか、言われていない", "how long it remains on the field when it would leave is not said"},
	{func(a *ability.Ability, n *text.Normal) bool { return notBoth(a.Do, n) }, "両方と言われているが、二つではない", "both are spoken of, and there are not two"},
}

// atLast are asked once the damage of a card is known to stand.
var atLast = text.Doubts{
	{unending, "ダメージが減らないのがいつまでか、言われていない", "nothing says how long the damage of this card cannot be reduced"},
	{func(a *ability.Ability, _ *text.Normal) bool { return !ofThatAttack(a) }, "攻撃が無効化されないのがいつまでか、言われていない", "nothing says how long its attacks cannot be nullified"},
	{func(a *ability.Ability, _ *text.Normal) bool { return eitherNot(reflect.ValueOf(a.Do)) }, "そうしないのが、条件を満たさない時もかは、言われていない", "whether “if you do not” is also said of where the condition does not hold is not said"},
	{func(a *ability.Ability, _ *text.Normal) bool { return fromDecks(reflect.ValueOf(a.Do)) }, "デッキのカードは、探さなければ選べない", "cards of a deck are searched for and not chosen"},
	{func(a *ability.Ability, n *text.Normal) bool { return thatDamage(n) && deals(a.Do) > 1 && !firm(a.Do) }, "どのダメージが減らないのか、言われていない", "which damage cannot be reduced is not said"},
}

// barsWords tells whether something says that a card cannot gain a keyword.
func barsWords(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		g, is := e.(*ability.Give)
		found = found || is && g.Bar != nil
	})
	return found
}

// notBoth tells whether both of the effects to be chosen are used where there are more, or both of the cards are judged that something
// was done to where those are not two.
func notBoth(es []ability.Effect, n *text.Normal) (found bool) {
	low := strings.ToLower(string(n.R))
	if slices.ContainsFunc([]string{"both of them", "both of those cards", "if both are", "both cards are", "they are both", "どちらも", "両方とも", "2枚とも"}, func(w string) bool { return strings.Contains(low, w) }) {
		two := false
		ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
			switch e := e.(type) {
			case *ability.Look:
				two = two || e.N != nil && text.Equal(*e.N, ability.N(2))
			case *ability.Draw:
				two = two || text.Equal(e.N, ability.N(2))
			case *ability.Select:
				two = two || ofTwo(&e.Sel)
			default:
				w := acts(e)
				two = two || w != nil && w.Sel != nil && ofTwo(w.Sel)
			}
		})
		found = !two
	}
	if strings.Contains(low, "両方") || strings.Contains(low, "use both") {
		ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
			m, is := e.(*ability.Modes)
			found = found || is && len(m.More) > 0 && len(m.List) != 2
		})
	}
	return found
}

// ofTwo tells whether two cards are chosen, or lie so deep in a deck.
func ofTwo(s *ability.Selector) bool {
	return text.Equal(s.N, ability.Count{N: ability.N(2)}) || s.Of.Depth != nil && text.Equal(*s.Of.Depth, ability.N(2))
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
	if k := this(ability.EquippedV); k >= 0 && this(ability.Entered) >= 0 && on[this(ability.Entered)].Name == "" { // what is called is not equipped
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

// waitsEver tells whether something that may happen to what was chosen is waited for without an end, or, where it is waited for a
// time, numbers or keywords are gained then of which nobody says for how long.
func waitsEver(a *ability.Ability) (found bool) {
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		l, is := e.(*ability.Later)
		found = found || is && l.For == (ability.Time{}) && l.On.Subj != nil && l.On.Subj.Ref.Kind == ability.Slot
		found = found || is && l.For != (ability.Time{}) && slices.ContainsFunc(l.Do, func(e ability.Effect) bool {
			t := text.Gained(e)
			return t != nil && *t == (ability.Time{})
		})
	})
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
				if t := text.Gained(then); t != nil && text.IsIt(acts(then).Ref) && *t == (ability.Time{}) {
					*t = of
				}
			}
			continue
		}
		of = ability.Time{}
		if t := text.Gained(e); t != nil && text.IsIt(acts(e).Ref) {
			of = *t
		}
	}
}

// asksUndone tells whether it is asked what was called or equipped where nothing is, before that.
func asksUndone(said string) bool {
	for _, w := range [...]string{"call", "equip"} {
		if before, _, asks := strings.Cut(said, "if you "+w+"ed "); asks && !strings.Contains(before, w+" ") && !strings.Contains(said, "ed this turn") && !strings.Contains(said, " this turn,") {
			return true
		}
	}
	return false
}

// sizesEver tells whether something done once lets more size be on the field without an end.
func sizesEver(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		r, is := e.(*ability.Rule)
		found = found || is && r.Name == "total size" && r.For == (ability.Time{})
	})
	return found
}

// paysWithWhose tells whether something is paid and, in the same sentence, something is done to a card on the field of either fighter:
// what is paid with is one's own, and this may be an effect.
func paysWithWhose(said string) bool {
	for _, s := range strings.FieldsFunc(said, func(r rune) bool { return r == '.' || r == '\n' }) {
		pay := strings.Index(s, "pay ")
		if pay < 0 || pay > 0 && s[pay-1] != ' ' && s[pay-1] != ']' {
			continue
		}
		for _, w := range [...]string{" and destroy ", " and return ", " and put ", " and rest "} {
			if _, behind, is := strings.Cut(s[pay:], w); is && strings.Contains(behind, " on the field") && !strings.Contains(behind, "this card on the field") {
				return true
			}
		}
	}
	return false
}
