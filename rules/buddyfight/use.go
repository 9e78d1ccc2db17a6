package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// How a card is played: bits of Frame.Arg. The lowest two name an area from 1; none: it is
// cast or equipped.
const (
	argArea   = 3
	argItem   = 1 << 2 // equipped like an item
	argBuddy  = 1 << 3 // a buddy call
	argEffect = 1 << 4 // by an effect: no use
	argWindow = 5      // from this bit on: in which window
)

// intoItem names the move of a card that is equipped like an item, for those who are told.
const intoItem = "into item"

// The windows in which uses are offered, by number and by Decision.Window.
const (
	inTiming  = iota // the turn fighter, in a play timing that is none of the next two [2.flow.2.1]
	inMain           // ... in the main phase [3.main.1.1.note2]
	inFinal          // ... in 1.1 of the final phase [3.final.1.1.note2]
	inCounter        // the non-turn fighter, once the turn fighter has passed [2.flow.6.1]
	inAnswer         // the one answer to a use [2.flow.3.1]
	inDamage         // damage is about to be dealt: awaited.go
)

var windows = [...]string{inTiming: "timing", inMain: "main", inFinal: "final", inCounter: "counter", inAnswer: "answer", inDamage: "awaited"}

// windowOf is the number of a window; -1: it is none in which anything is used.
func windowOf(name string) int {
	for i, w := range windows {
		if w == name {
			return i
		}
	}
	return -1
}

var (
	whyAct     = &board.Why{Rule: "2.flow.2.1", JA: "いまはできません。", EN: "Not now."}
	whyCounter = &board.Why{Rule: "2.flow.3.1", JA: "いま使えるのは【対抗】だけです。", EN: "Only a counter can be used now."}
	whyPlaced  = &board.Why{Rule: "1.call.1.2", JA: "モンスターはエリアを指定してコールします。", EN: "Monsters are called to an area, and nothing else is."}
	whyNeeds   = &board.Why{Rule: "1.call.1.1.note2", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyUses    = &board.Why{Rule: "1.cast.1.1.note2", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyEquips  = &board.Why{Rule: "1.equip.1.1.note2", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyCall    = &board.Why{Rule: "1.call.1.1.note1", JA: "【コールコスト】が払えません。", EN: "Its call cost cannot be paid."}
	whyCast    = &board.Why{Rule: "1.cast.1.1.note1", JA: "【使用コスト】が払えません。", EN: "Its cast cost cannot be paid."}
	whyEquip   = &board.Why{Rule: "1.equip.1.1.note1", JA: "【装備コスト】が払えません。", EN: "Its equip cost cannot be paid."}
	whyTarget  = &board.Why{Rule: "1.cast.1.4", JA: "対象がありません。", EN: "There is no target."}
	whyUsed    = &board.Why{Rule: "4.once.this.2", JA: "このターンはもう使えません。", EN: "It cannot be used again this turn."}
	whyNamed   = &board.Why{Rule: "4.once.name.2", JA: "その名前のものは、このターンはもう使えません。", EN: "Nothing of that name can be used again this turn."}
	whyMain    = &board.Why{Rule: "4.kinds.activated.when", JA: "自分のメインフェイズにしか使えません。", EN: "It is used in one's own main phase only."}
	whyImpact  = &board.Why{Rule: "3.final.Q3", JA: "必殺技はファイナルフェイズの最初のプレイタイミングでだけ使えます。", EN: "Impacts are used in the first play timing of the final phase only."}
	whyNoMain  = &board.Why{Rule: "5.Q1", JA: "必殺モンスターは自分のファイナルフェイズにだけコールできます。", EN: "Impact monsters are called in one's own final phase only."}
	whyTwice   = &board.Why{Rule: "5.call.2", JA: "このターンはもう必殺モンスターをコールしました。", EN: "An impact monster has been called this turn."}
	whyInto    = &board.Why{Rule: "4.kw.transform.1", JA: "アイテムのようには装備できません。", EN: "It cannot be equipped like an item now."}
	whyFinal   = &board.Why{Rule: "4.kw.impacttransform.1", JA: "『必殺変身』は自分のファイナルフェイズに1ターンに1回だけです。", EN: "Impact transform: once a turn, in one's own final phase, from the hand."}
)

// Stages is the order of a use: shown and judged, how it is paid, the buddy comes for the
// card, all costs at once, which of several effects is used, as that says what is a target,
// targets. [1.call.1, 1.cast.1, 1.cast.1.4, 1.equip.1, 4.flow.1.1, 4.flow.1.1.1]
func (game) Stages() []rules.Stage {
	return []rules.Stage{rules.StageEnter, rules.StageX, rules.StageOptions, rules.StageLock, rules.StageRoom, rules.StagePay, rules.StageModes, rules.StageTargets, rules.StageAnnounced}
}

// Stage does the stages of a use that are the game's.
func (game) Stage(k *K, f *frame, s rules.Stage) {
	card := f.Card != ref{}
	switch {
	case s == rules.StageEnter && card:
		declare(k, f)
	case s == rules.StageEnter && !waits(k, f):
		declareAbility(k, f)
	case s == rules.StageRoom && f.Arg&argBuddy != 0:
		swapBuddy(k, f)
	case s == rules.StageAnnounced && card:
		k.Do(playing(f))
	case s == rules.StageAnnounced && !waits(k, f):
		k.Do(event{Verb: ability.ActivatedV, Card: f.Src.Card, Seat: f.By, Name: k.Ability(f.Ability).Name, Src: f.Src})
	}
}

// playing is that a card is called, cast or equipped, by an effect or used; a monster that transforms is equipped as an
// item is. [4.kw.transform.3, 4.kw.impacttransform.4, 1.equip.scope]
func playing(f *frame) event {
	e := event{Verb: ability.Played, Card: f.Card, Seat: f.By, Src: f.Src}
	if f.Arg&argItem != 0 {
		e.Slot = int32(ability.ItemCard)
	}
	return e
}

// waits says whether a frame is an auto ability that has been waiting.
func waits(k *K, f *frame) bool {
	a := k.Ability(f.Ability)
	return f.Node.N > 0 || a == nil || a.Kind != ability.Activated
}

// offer lets a seat use one thing in a window, before what follows if nobody does; nil: it
// passed. What cannot be paid for, or has no target, is taken back. [2.flow.2.1, 2.flow.2.2,
// 2.flow.3.1, 2.flow.3.2]
func offer(k *K, s seat, window int, then string) *frame {
	rule := [...]string{inTiming: "2.flow.2.1", inMain: "2.flow.2.1", inFinal: "2.flow.2.1", inCounter: "2.flow.6.1", inAnswer: "2.flow.3.1", inDamage: "1.cast.1.1.note2"}[window]
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: windows[window], Then: then, Ask: rules.Prompt{Key: windows[window], Rule: rule}}
	_, f := k.TryAct(&d, func(a state.Act) *frame { return announce(k, s, a, window) })
	if n := len(k.State.Battles); f != nil && n > 0 && counters(k, f) {
		k.Tally(countersIn(&k.State.Battles[n-1]), s, ref{}, 1, ability.ThisTurn)
	}
	return f
}

// counters says whether a use is that of a counter.
func counters(k *K, f *frame) bool {
	a := k.Ability(f.Ability)
	if f.Card != (ref{}) && asCounter(k, f.By, f.Card, int(f.Arg>>argWindow)) {
		return true
	}
	return a != nil && a.Marks&ability.Counter != 0
}

// announce declares a use and pays for it.
func announce(k *K, s seat, a state.Act, window int) *frame {
	f := k.NewFrame(s, k.State.Ref(a.Card), a.Ability)
	f.Arg = a.N&argArea | int32(window)<<argWindow
	if a.Verb == EquipAs {
		f.Card, f.Arg = f.Src.Card, f.Arg|argItem // what by is known once it is shown
	}
	k.Announce(f)
	return f
}

// declare shows a card and takes it out of where it was, judges it again now that all see
// it, and asks whether it is a buddy call. [1.call.1.1, 1.cast.1.1, 1.equip.1.1]
func declare(k *K, f *frame) {
	k.Reveal(state.All, f.Card)
	why := mayPlay(k, f.By, f.Card, f.Arg)
	if f.Arg&argItem != 0 {
		f.Ability = equipAbility(k, f.Card)
		why = mayEquipAs(k, f.By, f.Card, f.Arg)
	}
	if why != nil {
		k.Fail(why) // 1.call.1.4.abort, 1.cast.1.2.abort, 1.equip.1.3.abort
	}
	if buddyCallable(k, f) && k.Ask(rules.Decision{Seat: f.By, Kind: rules.YesNo, Ask: rules.Prompt{Key: "buddy", Rule: "1.call.1.3", Src: f.Card}}).N[0] == 1 {
		f.Arg |= argBuddy
		k.Tally(tallyBuddy, f.By, ref{}, 1, ability.ThisGame)
	}
	if f.Arg&argItem == 0 {
		f.Free = choosesFree(k, f)
	}
	if onField(k.Board, f.Card) { // a monster that transforms stays where it is until then
		k.SetFlags(f.Card, flagTransformed)
		return
	}
	how := ""
	if f.Arg&argItem != 0 {
		how = intoItem
	}
	done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Resolving, f.By), Tag: state.TagPlayed, Name: how, Seat: f.By})
	if len(done) == 0 {
		k.Fail(whyAct)
	}
	f.Card = done[0].New
	f.Src.Card, f.Obj = f.Card, f.Card
	k.SetMaster(f.Card, f.By)
	if f.Arg&argItem != 0 {
		k.SetFlags(f.Card, flagTransformed)
	}
}

// mayPlay judges the call, the cast or the equip of a card that is known; how is what
// Frame.Arg holds.
func mayPlay(k *K, s seat, r ref, how int32) *board.Why {
	c, window := k.Chars(r), int(how>>argWindow)
	monster := c.Kinds&ability.Monster != 0
	needs, cost := whyUses, whyCast
	switch {
	case monster:
		needs, cost = whyNeeds, whyCall
	case c.Kinds&ability.ItemCard != 0:
		needs, cost = whyEquips, whyEquip
	}
	switch {
	case c.Kinds&(ability.Monster|ability.ItemCard|ability.SpellCard|ability.Impact) == 0:
		return whyAct
	case monster != (how&argArea != 0):
		return whyPlaced
	case !permitted(k.Board, s, r):
		return whyFlag // 4.misc.flagdown.2
	case monster && !callable(k.Board, r, how&argArea):
		return whyPlaced // 1.call.1.2
	}
	if !entersBy(k.Board, r, enters, state.Source{}) || crowded(k.Board, s, r) {
		return needs
	}
	if why := inTime(k, s, r, window); why != nil {
		return why
	}
	f, free := k.Probe(s, r, state.AbilityID{}), lets(k, s, r, callFree)
	p := k.Playing(r)
	if window == inDamage && (p == nil || !awaits(p.Needs)) {
		return whyAwaited
	}
	if p != nil {
		switch {
		case !k.Holds(f, p.Needs):
			return needs
		case !k.Within(f, p.Limit):
			return whyNamed
		}
		if !free && !payable(k, f, p.Cost) {
			return cost
		}
	}
	if asCounter(k, s, r, window) {
		if why := barredCounter(k, s, r); why != nil {
			return why
		}
	}
	if monster {
		if why := barsArea(k.Board, s, r, how&argArea); why != nil {
			return why
		}
	}
	if why := couldAim(k, f); why != nil {
		return why
	}
	return k.Cannot(ability.Played, r, ref{}, s)
}

// inTime judges when a card may be used: a counter whenever one may be, an impact or an
// impact monster in 1.1 of one's final phase, everything else in one's main phase.
// [3.main.1.1.note2, 3.final.1.1.note2]
func inTime(k *K, s seat, r ref, window int) *board.Why {
	c := k.Chars(r)
	impact := c.Kinds&ability.Impact != 0
	switch {
	case impact && c.Kinds&ability.Monster != 0 && k.Tallied(tallyImpact, s, ref{}) > 0:
		return whyTwice // 5.call.2
	case asCounter(k, s, r, window):
		return nil
	case impact && c.Kinds&ability.Monster != 0 && window != inFinal:
		return whyNoMain // 5.Q1, 3.final.Q3
	case impact && window != inFinal:
		return whyImpact
	case !impact && window != inMain:
		return whyCounter
	}
	return nil
}

// couldAim says what is missing of what f's text chooses while it is played, as far as that
// can be said before costs are paid: what is paid may be what is chosen in the drop zone.
func couldAim(k *K, f *frame) *board.Why {
	if p := k.Playing(f.Card); p != nil && len(p.Cost) > 0 && readsDrop(k, f) {
		return nil
	}
	if !k.CouldTarget(f) {
		return whyTarget
	}
	return k.CouldModes(f)
}

// readsDrop says whether a text chooses something in the drop zone.
func readsDrop(k *K, f *frame) bool {
	found := false
	var look func(e ability.Effect)
	look = func(e ability.Effect) {
		if s, is := e.(*ability.Select); is {
			found = found || slices.ContainsFunc(s.Sel.Parts(), func(part *ability.Selector) bool { return slices.Contains(part.Of.Zone, ability.Discards) })
		}
		if m, is := e.(*ability.Modes); is {
			ability.Children(m, look)
		}
	}
	for _, p := range k.Parts(f) {
		for _, e := range p.Do {
			look(e)
		}
	}
	return found
}

// follow carries a declared use on: rule processing, the other fighter's one answer, which
// is resolved first, then the use itself unless it was nullified. [2.flow.2.3-5, 2.Q3,
// 1.call.1.7, 1.cast.1.5, 1.equip.1.6]
func follow(k *K, f *frame) {
	process(k)
	if stands(k, f) {
		resolve(k, f)
	}
	process(k) // 1.call.3.3, 1.cast.3.2, 1.equip.3.4, 4.flow.1.4
}

// stands gives the other fighter the one answer to a use, if it may be answered, and says
// whether the use still stands. Who answers is not answered. [2.flow.3, 1.call.2, 1.cast.2,
// 1.equip.2, 4.flow.1.2, 4.flow.2.2, 2.Q2.note1]
func stands(k *K, f *frame) bool {
	if f.Obj == (ref{}) {
		f.Obj = f.Src.Card
	}
	if !answerable(k, f) {
		return true // 4.reversal.7
	}
	was := k.State.Table[tableAnswering]
	k.Push(*f)
	k.SetTable(tableAnswering, f.ID)
	if a := offer(k, f.By.Other(), inAnswer, usedAs(k, f)); a != nil {
		process(k)    // 2.flow.3.3, 1.call.2.2, 1.cast.2.2, 1.equip.2.2, 4.flow.1.2.2, 4.flow.2.2.2
		resolve(k, a) // 2.flow.4.1, 1.call.2.3, 1.cast.2.3, 1.equip.2.3, 4.flow.1.2.3, 4.flow.2.2.3
		process(k)    // 2.flow.4.2, 1.call.2.4, 1.cast.2.4, 1.equip.2.4, 4.flow.1.2.4, 4.flow.2.2.4
	}
	k.SetTable(tableAnswering, was)
	n := len(k.State.Stack)
	if n == 0 || k.State.Stack[n-1].ID != f.ID {
		return false
	}
	k.Pop()
	return true
}

// usedAs says how a declared use is one, as moments name it.
func usedAs(k *K, f *frame) string {
	switch {
	case f.Card == (ref{}) && waits(k, f):
		return "trigger"
	case f.Card == (ref{}):
		return "use"
	case f.Arg&(argArea|argItem) != 0 || k.Chars(f.Card).Kinds&ability.ItemCard != 0:
		return "call"
	}
	return "cast"
}

// answerable says whether a use may be answered: all but the Overturn family. [4.reversal.7]
func answerable(k *K, f *frame) bool {
	a := k.Ability(f.Ability)
	return a == nil || !overturns(a)
}

// resolve carries out a use. Limits of "once per turn" are used up now, not before, and by
// what was nullified never. [4.once.this.1, 4.once.name.1, 4.once.Q2, 4.once.Q3, 4.flow.1.3]
func resolve(k *K, f *frame) {
	switch {
	case f.Card == (ref{}):
		if a := k.Ability(f.Ability); a != nil && f.Node.N == 0 { // what it left behind was used up with it
			k.Spend(f, a.Limit)
		}
		k.Resolve(f)
		return
	case f.Arg&argItem != 0:
		placeItem(k, f)
		return
	}
	if p := k.Playing(f.Card); p != nil {
		k.Spend(f, p.Limit)
	}
	spendPermit(k, f)
	switch c := k.Chars(f.Card); {
	case f.Arg&argArea != 0:
		placeMonster(k, f)
	case c.Kinds&ability.ItemCard != 0:
		placeItem(k, f)
	default:
		carryOut(k, f)
	}
}

// Cancelled: what is nullified goes to the drop zone without entering or doing anything, also
// a monster that was on the field and transforms; what was paid stays paid. [1.Q1, 5.Q4,
// 4.once.Q3; readings.go]
func (game) Cancelled(k *K, f *frame) {
	if k.In(f.Card, ability.Resolving) || f.Arg&argItem != 0 && inArea(k.Board, f.Card) {
		k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Own(ability.Discards, f.Card), Seat: f.By})
	}
}
