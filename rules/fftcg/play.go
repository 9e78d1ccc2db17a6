package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// How a card is played, in Frame.Arg.
const (
	byEffect    int32 = 1 << iota // an effect casts it [11.3.11]
	asBurst                       // its EX Burst is used [11.10]
	thenRemoved                   // it is removed from the game after use [11.11.10]
)

var (
	whyKind    = &board.Why{Rule: "11.3.2", JA: "キャストできるカードではありません。", EN: "That is no card to cast."}
	whyPlace   = &board.Why{Rule: "11.3.2", JA: "手札のカードだけがキャストできます。", EN: "Only cards in the hand can be cast."}
	whyWhen    = &board.Why{Rule: "11.4.1", JA: "キャラクターは自分のメインフェイズでスタックが空の間だけキャストできます。", EN: "Characters are cast in your main phase on an empty stack."}
	whyWindow  = &board.Why{Rule: "9.5.1.1", JA: "いまは優先権を放棄することしかできません。", EN: "Nothing but a pass is allowed now."}
	whyBetween = &board.Why{Rule: "15.2.3.3", JA: "先制攻撃のダメージの後は、バックアタックを持つキャラクターしかキャストできません。", EN: "After the damage of First Strike nothing but a Character with Back Attack is cast."}
	whyAct     = &board.Why{Rule: "11.1.4", JA: "いまはできません。", EN: "Not now."}
	whyTarget  = &board.Why{Rule: "11.3.3", JA: "選べるものがありません。", EN: "There is nothing to choose."}
	whyAbility = &board.Why{Rule: "11.6.1", JA: "そのアビリティは使えません。", EN: "That ability cannot be used."}
	whyNeeds   = &board.Why{Rule: "11.6.1", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyUsed    = &board.Why{Rule: "11.6.1", JA: "このターンはもう使えません。", EN: "It cannot be used again this turn."}
	whyFresh   = &board.Why{Rule: "11.6.2.2", JA: "ターンの開始時からコントロールしていないので、ダルにして使えません。", EN: "It has not been yours since your turn began."}
	whyFreshS  = &board.Why{Rule: "11.7.2.2", JA: whyFresh.JA, EN: whyFresh.EN}
	whyPay     = &board.Why{Rule: "11.6.10", JA: "コストを支払えません。", EN: "The cost cannot be paid."}
	whyModes   = &board.Why{Rule: "11.8.10.2", JA: "選べる効果がありません。", EN: "No effect can be selected."}
	whyS       = &board.Why{Rule: "11.7.1", JA: "手札に同じ名前のカードがありません。", EN: "No card of that name in the hand."}
)

// Stages is the order of playing. The modes come first, since they decide what is
// chosen; so does an X that bounds it: readings.go. [11.3, 11.4, 11.6, 11.7, 11.8]
func (game) Stages() []rules.Stage {
	return []rules.Stage{
		rules.StageEnter,     // 11.3.2, 11.4.2, 11.6.4, 11.7.4
		rules.StageModes,     // 11.3.4, 11.6.6, 11.7.6, 11.8.10
		rules.StageTargets,   // 11.3.3, 11.6.5, 11.7.5, 11.8.9
		rules.StageOptions,   // 11.3.5, 11.4.4
		rules.StageX,         // 11.3.5, 11.6.7, 11.7.7, 11.8.11
		rules.StageSplits,    // 11.3.6, 11.6.8, 11.7.8, 11.8.12
		rules.StageLock,      // 11.3.7, 11.4.6, 11.6.9, 11.7.9
		rules.StagePay,       // 11.3.7.1, 11.4.7, 11.6.10, 11.7.10
		rules.StageRoom,      // 7.7
		rules.StageAnnounced, // 11.3.8, 11.4.8, 11.6.11
	}
}

// announce plays a card or an ability up to where it has been paid. [11.3, 11.4, 11.6, 11.7]
func announce(k *K, s seat, a state.Act) *frame {
	r := k.State.Ref(a.Card)
	id := a.Ability
	if a.Verb == Warp {
		if k.Reveal(state.All, r); warpOf(k.Board, r) == (state.AbilityID{}) {
			k.Fail(whyAbility)
		}
		id = warpOf(k.Board, r)
	}
	if a.Verb == Prime {
		id = primingOf(k.Board, r)
	}
	f := k.NewFrame(s, r, id)
	f.Free = id == (state.AbilityID{}) && freed(k.Board, r, s)
	k.Announce(f)
	return f
}

// Stage does the stages that are FF-TCG's own.
func (game) Stage(k *K, f *frame, s rules.Stage) {
	if s == rules.StageAnnounced {
		chose(k, f)
	}
	if f.Node.N > 0 || f.Arg&asBurst != 0 {
		return
	}
	a := k.Ability(f.Ability)
	switch {
	case a != nil && (a.Kind == ability.Triggered || f.Free): // or an effect has it used again
	case s == rules.StageEnter && a == nil:
		enter(k, f)
	case s == rules.StageEnter:
		reveal(k, f, a)
	case s == rules.StageRoom && a == nil && k.Chars(f.Card).Kinds&characters != 0:
		if why := fieldLimit(k.Board, f.Card, f.By, nil, false); why != nil {
			k.Fail(why)
		}
	case s == rules.StageAnnounced && a == nil:
		hues, by := paidWith(f)
		played := event{Verb: ability.Played, Card: f.Card, Seat: f.By, Src: f.Src, N: f.Paid, Name: hues, By: by}
		if f.Did != 0 { // 11.4.4
			played.Pos = state.PaidMore
		}
		k.Do(played) // 11.3.8
		if p := k.Playing(f.Card); p != nil {
			k.Spend(f, p.Limit)
		}
	case s == rules.StageAnnounced:
		k.Spend(f, a.Limit)
	}
}

// chose: what a Summon or an ability has chosen has been chosen. An auto ability has
// chosen a mode, where it has modes. [11.3.3, 11.6.5, 11.8.10.2]
func chose(k *K, f *frame) {
	if a := k.Ability(f.Ability); a != nil && a.Kind == ability.Triggered && f.NoMode() {
		k.Fail(whyModes)
	}
	k.TellChosen(f)
}

// enter shows a card that is cast and takes it out of its zone. [11.3.2, 11.4.2]
func enter(k *K, f *frame) {
	quick := f.Arg&byEffect != 0
	if k.Tallied(tallyGone, state.Nobody, f.Card) > 0 {
		f.Arg |= thenRemoved
	}
	done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Resolving, f.By), Tag: state.TagPlayed, Seat: f.By})
	if len(done) == 0 {
		k.Fail(whyPlace)
	}
	f.Card = done[0].New
	f.Src.Card = f.Card
	k.SetMaster(f.Card, f.By) // 6.2.3
	if why := mayCast(k.Board, f.By, f.Card, quick); why != nil {
		k.Fail(why)
	}
}

// reveal shows the card of an ability used from a hidden zone. [11.6.4, 11.7.4]
func reveal(k *K, f *frame, a *ability.Ability) {
	k.Reveal(state.All, f.Src.Card)
	why := mayUse(k, f.By, f.Src.Card, f.Ability)
	switch a.Word {
	case "warp":
		why = mayWarp(k, f.By, f.Src.Card)
	case keywordPriming:
		why = mayPrime(k, f.By, f.Src.Card)
	}
	if why != nil {
		k.Fail(why)
	}
}

// mayCast judges a card whose face is known; anyTime: an effect casts it. [11.3, 11.4]
func mayCast(b *B, s seat, r ref, anyTime bool) *board.Why {
	c := b.Chars(r)
	switch {
	case c.Kinds&cards == 0:
		return whyKind
	case anyTime:
	case c.Kinds&ability.Summon != 0 && window(b) == "back attack":
		return whyBetween
	case c.Kinds&ability.Summon != 0:
	case window(b) != "main" && c.Keys&keyBackAttack == 0:
		return whyWhen // 11.4.1, 15.2.5.2
	}
	if c.Kinds&characters != 0 {
		if why := fieldLimit(b, r, s, nil, false); why != nil {
			return why
		}
	}
	f := b.Probe(s, r, state.AbilityID{})
	if p := b.Playing(r); p != nil {
		if !b.Holds(f, p.Needs) {
			return whyNeeds
		}
		if !b.Within(f, p.Limit) {
			return whyUsed
		}
	}
	return b.Cannot(ability.Played, r, ref{}, s)
}

// lent says whether an effect lets a seat cast this very card of the other player's. What may be cast of some sort is one's own.
// [11.3.2, 11.4.2]
func lent(b *B, r ref, s seat) bool {
	named := false
	b.EachRule(ability.May, board.Deed{Verb: ability.Played, By: s}, r, ref{}, func(a *board.Active) bool {
		with := a.Clause.(*ability.Rule).With
		named = with != nil && with.Ref.Kind == ability.Slot
		return !named
	})
	return named
}

// freed says whether an effect lets a seat cast this very card without paying its cost. [11.3.11]
func freed(b *B, r ref, s seat) (free bool) {
	b.EachRule(ability.May, board.Deed{Verb: ability.Played, By: s}, r, ref{}, func(a *board.Active) bool {
		rule := a.Clause.(*ability.Rule)
		free = rule.N != nil && rule.With != nil && rule.With.Ref.Kind == ability.Slot
		return !free
	})
	return free
}

// checkCast judges the cast of a card by plain tests and a search for a plan; what
// the eyes in force cannot see may be castable.
func checkCast(k *K, s seat, r ref) *board.Why {
	c := k.State.Card(r)
	switch {
	case c.At.Zone == zoneLimit:
		if why := mayBreakLimit(k.Board, s, r); why != nil {
			return why
		}
	case c.At.Of != s && !lent(k.Board, r, s) || !k.In(r, ability.Hand_) && !k.Allowed(ability.Played, r, s):
		return whyPlace
	}
	if hidden(k.Board, r) {
		return nil
	}
	if why := mayCast(k.Board, s, r, false); why != nil {
		return why
	}
	f := k.Probe(s, r, state.AbilityID{})
	f.Free = freed(k.Board, r, s)
	if k.Chars(r).Kinds&ability.Summon != 0 {
		if !k.CouldTarget(f) {
			return whyTarget // 11.3.3
		}
		if why := k.CouldModes(f); why != nil {
			return why
		}
	}
	if !k.CouldPay(f) {
		return whyPay
	}
	if c.At.Zone == zoneLimit && limitCost(k.Board, r) > othersDown(k.Board, r) {
		return whyLimit
	}
	priced, pays := k.Affordable(f)
	if priced && pays {
		return nil
	}
	n, _ := k.Chars(r).Num.Get(ability.CostStat)
	p := cardPart(k.Chars(r), k.CostNow(ability.Played, r, n))
	if f.Free {
		p = rules.Part{Res: ability.CP}
	}
	if anyHue(k.Board, r, s) {
		p.Colors = nil
	}
	var room [32]source
	if list := sources(k, s, f, room[:0]); !solvableOf(&p, list) {
		return short(k, f, &p, list)
	}
	if priced {
		return whyHow
	}
	return nil
}

// mayUse judges an action or special ability by plain tests. [11.6, 11.7]
func mayUse(k *K, s seat, r ref, id state.AbilityID) *board.Why {
	a := k.Lookup(id)
	if a == nil || a.Kind != ability.Activated || !k.Here(r) || k.State.Card(r).Master != s || !k.Works(a, r.ID, k.State.Card(r).At) {
		return whyAbility
	}
	if hidden(k.Board, r) {
		return nil // it is shown when it is used, and judged again [11.6.4]
	}
	if !slices.ContainsFunc(k.Chars(r).Abilities, func(h state.Held) bool { return h.ID == id }) {
		return whyAbility
	}
	f := k.Probe(s, r, id)
	if !k.Within(f, a.Limit) {
		return whyUsed
	}
	if !k.Holds(f, a.Needs) || !k.Holds(f, a.Gate) {
		return whyNeeds
	}
	if why := canPay(k, f, a); why != nil {
		return why
	}
	if !k.CouldTarget(f) {
		return because(k, f, "why targets", whyTarget) // 11.6.5, 11.7.5
	}
	if why := k.CouldModes(f); why != nil {
		return why
	}
	return k.CannotUse(id, r, s)
}

// canPay judges the cost of an ability by plain tests and a search for a plan.
func canPay(k *K, f *frame, a *ability.Ability) *board.Why {
	r := f.Src.Card
	cp := rules.Part{Res: ability.CP}
	for i := range a.Cost {
		c := &a.Cost[i]
		switch {
		case c.Mode == ability.Restricted:
			cp.How = append(cp.How, c.How)
		case !paid(c):
		case c.Res == ability.CP:
			cp.N += k.Amount(f, &c.N)
			if len(cp.Colors) == 0 {
				cp.Colors = slices.Clip(c.Colors)
			} else {
				cp.Colors = append(cp.Colors, c.Colors...)
			}
		case dullsItself(c.Do):
			if k.State.Card(r).Rest {
				return whyPay // a cost is a real change
			}
			if why := mayDull(k.Board, r, a); why != nil {
				return why
			}
		case !k.Payable(f, c):
			return whyPay
		}
	}
	if a.Marks&ability.Special != 0 && k.Candidates(f, &namesakeOf(k.Board, r).What.Sel.Of) == 0 {
		return whyS
	}
	if a.Word == keywordPriming && primesAny(k.Board, r) || a.Word == "warp" && warpsAny(k.Board, r) {
		cp.Colors = nil
	}
	cp.N = k.CostToUse(f.Ability, r, cp.N)
	beside := discards(k.Board, f, a)
	if cp.N <= 0 && len(beside) < 2 {
		return nil
	}
	var room [32]source
	if !solveBeside(&cp, narrowed(k, f, &cp, sources(k, f.By, f, room[:0])), beside, nil) {
		return whyPay
	}
	return nil
}

// paid says whether a cost is paid in any case.
func paid(c *ability.Cost) bool { return c.Mode != ability.Optional && c.Mode != ability.InsteadOf }

// discards lists, for each card of the hand that a cost discards, which it may be:
// CP cannot be made of it as well. Nothing where the eyes in force cannot tell.
func discards(b *B, f *frame, a *ability.Ability) (out [][]ref) {
	if slices.ContainsFunc(b.Cards(ability.Hand_, f.By), func(r ref) bool { return hidden(b, r) }) {
		return nil
	}
	add := func(e ability.Effect) {
		m, ok := e.(*ability.Move)
		if !ok || m.What.Sel == nil || m.What.Sel.N.Op != ability.Exactly || !slices.Contains(m.What.Sel.Of.Zone, ability.Hand_) {
			return
		}
		may := b.Matches(f, &m.What.Sel.Of)
		for range rules.Often(b.Amount(f, &m.What.Sel.N.N)) {
			out = append(out, may)
		}
	}
	for i := range a.Cost {
		if c := &a.Cost[i]; c.Mode == ability.Base || c.Mode == ability.Additional {
			add(c.Do)
		}
	}
	if a.Marks&ability.Special != 0 {
		add(namesakeOf(b, f.Src.Card))
	}
	return out
}

// dullsItself says whether a cost is the dull icon. [11.6.2.2]
func dullsItself(e ability.Effect) bool {
	t, ok := e.(*ability.Turn)
	return ok && t.To == ability.Acted && t.What.Sel == nil && t.What.Ref.Kind == ability.This
}

// mayDull: a Forward or Backup is dulled for its own ability only with Haste, or
// when it was there as its controller's turn began; Monsters always. [11.6.2.2, 11.7.2.2, 15.2.2.3]
func mayDull(b *B, r ref, a *ability.Ability) *board.Why {
	c := b.Chars(r)
	switch {
	case c.Kinds&(ability.Forward|ability.Backup) == 0 || c.Keys&keyHaste != 0 || wasThere(b, r):
		return nil
	case a.Marks&ability.Special != 0:
		return whyFreshS
	}
	return whyFresh
}

// Selectable: a Summon being cast is not there to choose yet: it never chooses
// itself. [11.3.3, 11.8.9]
func (game) Selectable(k *B, _ seat, r ref, _ *ability.Filter) *board.Why {
	if k.In(r, ability.Resolving) && !slices.ContainsFunc(k.State.Stack, func(f frame) bool { return f.Obj == r }) {
		return whyTarget
	}
	return nil
}
