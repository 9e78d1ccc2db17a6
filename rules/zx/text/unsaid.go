package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is left unsaid, and which thing is meant by that, which is known only when all of an ability has been read.
//
// Whose deck is shuffled is often not said: it is the one that was looked through, or that something was put into, just before,
// and one's own where the text speaks of no other [1008, 302.4]. What squares are next to is not said where that is this card:
// 隣のスクエアにある相手のゼクス; where something else was spoken of before it might be meant as well.

// turnTrait tells whether how often an ability may be used, or in whose turn, was read as the trait of what it speaks of.
func turnTrait(v reflect.Value) (found bool) {
	if p, is := text.Is[ability.Prop](v); is && p.Attr == ability.TraitAttr && strings.Contains(p.Value, "ターン") {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || turnTrait(f) })
	return found
}

// Mend says whose deck is shuffled and what squares are next to, or that nobody knows.
func (d dialect) Mend(_ *text.Game, a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	deck := decks{of: text.Who(ability.You), chosen: text.Who(ability.You)}
	ability.Walk(a, deck.effect)
	if deck.doubt {
		return &text.Trouble{Piece: n, JA: "どちらのデッキか分からない", EN: "whose deck is it?"}
	}
	return doubts.Of(a, n)
}

// doubts are what an ability of this game may mean besides, or cannot mean.
var doubts = text.Doubts{
	{func(a *ability.Ability, _ *text.Normal) bool { return !beside(a) }, "何の隣か分からない", "next to what?"},
	{func(a *ability.Ability, _ *text.Normal) bool { return !turnsAreas(a) }, "だれの自軍エリアか分からない", "whose home area is it?"},
	{holdsHowFar, "条件が最初の文だけのことか、その後の文も含むか分からない", "does the condition behind the trigger hold for the first sentence, or for all that is done?"},
	{func(a *ability.Ability, _ *text.Normal) bool { return turnTrait(reflect.ValueOf(a).Elem()) }, "角括弧の中は種族ではない", "what stands in brackets is no trait"},
	{func(_ *ability.Ability, n *text.Normal) bool { return !paidAsOffered(string(n.R)) }, "支払ってよいコストと支払ったコストが違う", "what was paid is not what may be paid"},
	{foughtBefore, "どのバトルのことか分からない", "which battle is it?"},
	{whereItWas, "どのカードがあったスクエアか分からない", "the square where which card was?"},
	{notDoneEither, "条件に合わず行わなかった場合も含むか分からない", "if it was not done because it is of another sort, too?"},
	{outsideBattles, "バトル中でない時点で攻撃やバトルを問うている", "it is asked who attacks or fights where no battle goes on"},
	{destroysBefore, "破壊するより後に破壊を待っている", "what waits for something to be destroyed comes behind that"},
	{func(a *ability.Ability, _ *text.Normal) bool { return hurtsPlayerCards(reflect.ValueOf(a).Elem()) }, "プレイヤーカードはダメージを受けない", "a Player card is dealt no damage: its player is"},
	{staysDestroyed, "破壊されたカードをどこに置くのか書かれていない", "nothing says where what is destroyed is put"},
	{text.GivenOrOffered, "前の行動もしてよいことか、必ず行うか分からない", "is what is done first offered too?"},
	{waitsOnce, "期間の間に一度だけか、そのたびか分からない", "once in that time, or each time?"},
	{whereTheSecond, "二つ目がどのスクエアにあるのか書かれていない", "on which squares the second of these are is not said"},
	{playersAttack, "プレイヤーは攻撃しない", "players do not attack"},
	{attackedOther, "このカードが攻撃された時のことではない", "this is not done as this card is attacked"},
	{costsItself, "スクエアにあるカードのコストか、プレイするためのコストか、言われていない", "whether the cost of this card in a square is meant or that of playing it is not said"},
	{destroyedOtherwise, "このカードはバトルで破壊されていない", "this card was not destroyed in battle"},
}

// waitsOnce tells whether something is waited for during a time, and not each time in so many words: what is set for a moment goes off for that
// alone and once, unless it is said otherwise; whether a time says so no rule tells. [808.4a]
func waitsOnce(a *ability.Ability, n *text.Normal) (found bool) {
	if s := string(n.R); strings.Contains(s, "たび") || text.ContainsFold(s, "each time") {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		l, is := e.(*ability.Later)
		found = found || is && l.For != (ability.Time{}) && l.For.N == 0 && l.On.Verb != ability.PhaseBegan && l.On.Verb != ability.PhaseEnded && l.On.State == nil
	})
	return found
}

// costsItself tells whether a card says of itself, and not where, that its cost is another: what it says holds in the squares alone, where
// its cost is the number that all can see, and nobody pays it. [803.1a]
func costsItself(a *ability.Ability, _ *text.Normal) (found bool) {
	if a.Kind != ability.Static || len(a.Works) > 0 && !slices.Equal(a.Works, []ability.Zone{ability.Square}) {
		return false
	}
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		c, is := e.(*ability.Change)
		found = found || is && c.Stat == ability.CostStat && c.Op == ability.Sub && c.What.Ref == text.ThisRef
	})
	return found
}

// attackedOther tells whether what attacked this card is spoken of where nothing attacks it.
func attackedOther(a *ability.Ability, n *text.Normal) bool {
	return strings.Contains(string(n.R), "このカードを攻撃した") && !whenAttacked(a)
}

// destroyedOtherwise tells whether what destroyed this card in battle is spoken of where it was not destroyed so.
func destroyedOtherwise(a *ability.Ability, _ *text.Normal) bool {
	return namesDestroyer(reflect.ValueOf(&a.Do).Elem()) && (len(a.On) == 0 || slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Verb != ability.Destroyed || e.Kind != ability.CombatDamage || e.Subj == nil || e.Subj.Ref != text.ThisRef
	}))
}

// holdsHowFar tells whether a condition stands right behind what an ability waits for, and more is done behind its sentence that says nothing
// of what was met there and asks for nothing itself: whether that waits for the condition too no rule says. [804.3a, 808.1a]
func holdsHowFar(a *ability.Ability, _ *text.Normal) bool {
	if a.Kind != ability.Triggered || len(a.Do) < 2 {
		return false
	}
	f, is := a.Do[0].(*ability.If)
	if !is || len(f.Else) > 0 || ofWhatCame(&f.Cond) {
		return false
	}
	for _, e := range a.Do[1:] {
		if _, asks := e.(*ability.If); !asks {
			return true
		}
	}
	return false
}

// ofWhatCame tells whether a condition asks of what an ability waits for: each such sentence asks for itself.
func ofWhatCame(c *ability.Cond) bool {
	if c.Op == ability.Not && len(c.Args) == 1 {
		c = &c.Args[0]
	}
	return c.Op == ability.Is && (c.Ref.Kind == ability.Subject || c.Ref.Kind == ability.Slot)
}

// paidAsOffered tells whether a text asks for having paid only what it lets be paid: 《赤1》を支払ってよい。《赤1》を支払ったならば.
func paidAsOffered(said string) bool {
	const begins, pays = "《", "》を支払"
	var offered, asked []string
	for rest := said; ; {
		before, behind, is := strings.Cut(rest, pays)
		if !is {
			break
		}
		cost := before[strings.LastIndex(before, begins)+len(begins):]
		if strings.HasPrefix(behind, "った") || strings.HasPrefix(behind, "わなかった") {
			asked = append(asked, cost)
		} else {
			offered = append(offered, cost)
		}
		rest = behind
	}
	return len(offered) == 0 || !slices.ContainsFunc(asked, func(c string) bool { return !slices.Contains(offered, c) })
}

// foughtBefore tells whether something is said of what this card has battled, and nothing says in which battle: the one that goes on, where
// the ability waits for what happens in a battle, or one before. [600, 605.6]
func foughtBefore(a *ability.Ability, n *text.Normal) bool {
	said := string(n.R)
	if !strings.Contains(said, "とバトルした") && !strings.Contains(said, "とバトルをした") || strings.Contains(said, "このバトルで") {
		return false
	}
	return len(a.On) == 0 || slices.ContainsFunc(a.On, func(e ability.Event) bool {
		switch e.Verb {
		case ability.AttackV, ability.DealtDamage, ability.TakeDamage:
			return false
		case ability.Destroyed:
			return e.Kind != ability.CombatDamage
		case ability.PhaseBegan, ability.PhaseEnded:
			return e.Phase != ability.BattlePhase
		}
		return true
	})
}

// whereItWas tells whether something is put into the square where it was itself, while it comes from elsewhere: another card is meant.
func whereItWas(a *ability.Ability, _ *text.Normal) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		m, is := e.(*ability.Move)
		found = found || is && m.To.On != nil && m.To.On.Of.Kind == m.What.Ref.Kind && m.To.On.Of.Slot == m.What.Ref.Slot && m.What.Ref.Kind == ability.Slot
	})
	return found
}

// notDoneEither tells whether something is done if what might have been done was not, where that might be done only if that which
// was met is of some sort: it was not done either where it is not.
func notDoneEither(a *ability.Ability, _ *text.Normal) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		f, is := e.(*ability.If)
		if !is || len(f.Then) == 0 || len(f.Else) > 0 || f.Cond.Op != ability.Is || f.Cond.Ref.Kind != ability.Slot {
			return
		}
		t, is := f.Then[len(f.Then)-1].(*ability.Try)
		found = found || is && len(t.Else) > 0
	})
	return found
}

// outsideBattles tells whether it is asked if something attacks or fights as a turn ends or a phase begins: nothing does, and
// what did so in this turn may be meant. [601.1]
func outsideBattles(a *ability.Ability, _ *text.Normal) bool {
	if len(a.On) == 0 || slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Verb != ability.PhaseBegan && e.Verb != ability.PhaseEnded || e.Phase == ability.BattlePhase
	}) {
		return false
	}
	found := false
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if k, is := text.Is[ability.Cond](v); is && k.Op == ability.Is && k.Of != nil {
			found = found || slices.ContainsFunc(k.Of.Is, fighting) || slices.ContainsFunc(k.Of.Not, fighting)
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	return found
}

// destroysBefore tells whether an effect waits for what it destroys where it does not deal damage or lower power, so that the rule effects
// destroy that, but destroys something itself: that has happened before. [1204.2, 1204.3]
func destroysBefore(a *ability.Ability, _ *text.Normal) (found bool) {
	waits, hurts := false, false
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Later:
			waits = waits || e.For.Until == ability.NextCheck
			found = found || waits && !hurts
		case *ability.Damage:
			hurts = true
		case *ability.Change:
			hurts = hurts || e.Stat == ability.Power
		case *ability.Move:
			found = found || waits && e.How == ability.Destroy
		}
	})
	return found
}

// hurtsPlayerCards tells whether damage is spoken of that is dealt to Player cards: dealt to a player it is, and to Zexes. [1001.1, 1001.2]
func hurtsPlayerCards(v reflect.Value) (found bool) {
	players := func(f *ability.Filter) bool { return f != nil && f.Kind == ability.PlayerCard }
	of := func(w ability.What) bool { return w.Sel != nil && players(&w.Sel.Of) }
	if e, is := text.Is[ability.Damage](v); is && of(e.To) {
		return true
	}
	if r, is := text.Is[ability.Rule](v); is && r.Verb == ability.TakeDamage && of(r.What) {
		return true
	}
	if e, is := text.Is[ability.Event](v); is && (e.Verb == ability.TakeDamage && players(e.Subj) || e.Verb == ability.DealtDamage && players(e.Obj)) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || hurtsPlayerCards(f) })
	return found
}

// staysDestroyed tells whether what is destroyed is not put into the charge, and nowhere else either: that it stays in its square no
// text says so. [812.1, 1007.1]
func staysDestroyed(a *ability.Ability, _ *text.Normal) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		if r, is := e.(*ability.Instead); is && r.Of.Verb == ability.Destroyed && r.Of.To == ability.Charge {
			moved := false
			ability.Walk(&ability.Ability{Do: r.Do}, func(e ability.Effect) {
				m, is := e.(*ability.Move)
				moved = moved || is && m.What.Sel == nil
			})
			found = found || !moved
		}
	})
	return found
}

// playersAttack tells whether something is said of how Player cards attack, which they never do: their Zexes may be meant.
func playersAttack(a *ability.Ability, _ *text.Normal) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		r, is := e.(*ability.Rule)
		found = found || is && r.Verb == ability.AttackV && r.What.Sel != nil && r.What.Sel.Of.Kind == ability.PlayerCard
	})
	return found
}

// whenAttacked tells whether an ability waits for this card to be attacked, or destroyed in battle, or for the end of a battle in which it was
// attacked: at any other time nothing has attacked it that could still be told from others. [602.1]
func whenAttacked(a *ability.Ability) bool {
	if k := a.If; k != nil && k.Op == ability.Is && k.Ref == text.ThisRef && k.Of != nil && slices.Contains(k.Of.Is, ability.Attacked_) {
		return true
	}
	return len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		if e.Verb == ability.Destroyed && e.Kind == ability.CombatDamage { // who attacks is dealt none [604.3a]
			return e.Subj == nil || e.Subj.Ref != text.ThisRef
		}
		return e.Verb != ability.AttackV || e.Obj == nil || e.Obj.Ref != text.ThisRef
	})
}

// namesDestroyer tells whether a text speaks of what destroyed this card, which there is only where a battle did. [1203.2]
func namesDestroyer(v reflect.Value) (found bool) {
	if r, is := text.Is[ability.Ref](v); is {
		return r.Kind == ability.Object
	}
	text.EachField(v, func(f reflect.Value) { found = found || namesDestroyer(f) })
	return found
}

// besides are the squares next to this card, where that is left out.
var besides = ability.Squares{Dist: 1, Near: ability.Ref{Kind: ability.This, As: ability.Zexes}}

// beside says of squares that are next to something which is left out that it is this card; false: it may be another card, which an
// ability waits for or which was chosen in the squares before.
func beside(a *ability.Ability) bool {
	other, known := false, true
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if v.CanAddr() {
			if q, is := v.Addr().Interface().(*ability.Squares); is && q.Near == besides.Near {
				q.Near, known = text.ThisRef, known && !other
			}
		}
		text.EachField(v, visit)
		if s, is := text.Is[ability.Selector](v); is {
			other = other || s.N.Op != ability.All && slices.Contains(s.Of.Zone, ability.Square)
		}
	}
	visit(reflect.ValueOf(&a.On).Elem())
	other = slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Subj != nil && e.Subj.Ref != text.ThisRef || e.Obj != nil })
	for _, part := range [...]any{&a.If, &a.Needs, &a.Do} {
		visit(reflect.ValueOf(part).Elem())
	}
	return known
}

// decks is what is known, as effects are walked in their order, of the deck that was spoken of last, and of whose cards were
// chosen last.
type decks struct {
	of, chosen ability.Who
	doubt      bool
}

func (k *decks) effect(e ability.Effect) {
	switch e := e.(type) {
	case *ability.Shuffle:
		if e.Place.Zone == ability.Deck && e.Place.Who == (ability.Who{}) {
			e.Place.Who = k.of
			k.doubt = k.doubt || k.of.Side != ability.You && k.of.Side != ability.Opponent
		}
	case *ability.Find:
		k.from(&e.Sel.Of)
	case *ability.Select:
		k.chosen = e.Sel.Of.Who
		k.from(&e.Sel.Of)
	case *ability.Look:
		if e.From.Zone == ability.Deck {
			k.of = e.From.Who
		}
	case *ability.Move:
		if e.What.Sel != nil {
			k.chosen = e.What.Sel.Of.Who
			k.from(&e.What.Sel.Of)
		}
		switch {
		case e.To.Zone != ability.Deck:
		case e.What.Ref.Kind == ability.This:
			k.of = text.Who(ability.You)
		default:
			k.of = k.chosen
		}
	}
}

// from takes the deck that cards are taken from.
func (k *decks) from(f *ability.Filter) {
	if slices.Contains(f.Zone, ability.Deck) {
		k.of = f.Who
	}
}

// whereTheSecond tells whether of two that are chosen together the first lie on certain squares, and of the next it is not said where they lie:
// ノーマルスクエアにあるあなたのゼクスを1枚と相手のゼクスを1枚選び.
func whereTheSecond(a *ability.Ability, n *text.Normal) bool {
	var in func(v reflect.Value) bool
	in = func(v reflect.Value) (found bool) {
		if s, is := text.Is[ability.Selector](v); is && len(s.Each) > 1 {
			one, next := &s.Each[0].Of, &s.Each[1].Of
			found = one.On != nil && next.On == nil && text.Equal(one.Zone, next.Zone)
		}
		text.EachField(v, func(f reflect.Value) { found = found || in(f) })
		return found
	}
	return in(reflect.ValueOf(a).Elem()) && strings.Count(string(n.R), "スクエア") < 2
}
