package sve

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// How an evolve ability is played, in Act.N and Frame.Arg.
const (
	withEP    int32 = 1 << iota // one PP is paid with one EP [12.2.3]
	withSuper                   // one SEP is paid besides [12.2.4]
	withBack                    // the evolve card shows its second side [4.6.4]
	byEffect                    // a card is played by an effect: at any time
)

var (
	whyPP       = &board.Why{Rule: "10.4.4", JA: "PPが足りません。", EN: "Not enough PP."}
	whyQuick    = &board.Why{Rule: "12.3.4", JA: "クイックを持っていません。", EN: "It does not have Quick."}
	whyFull     = &board.Why{Rule: "10.6.2.6", JA: "場がいっぱいです。", EN: "The field is full."}
	whyTarget   = &board.Why{Rule: "10.6.2.3.3", JA: "選べる対象が足りません。", EN: "There are not enough things to select."}
	whyKind     = &board.Why{Rule: "8.2.1", JA: "この種類のカードはプレイできません。", EN: "A card of this kind cannot be played."}
	whyPlace    = &board.Why{Rule: "8.2.1", JA: "手札かEXエリアのカードだけがプレイできます。", EN: "Only cards in the hand or the EX area can be played."}
	whyOnce     = &board.Why{Rule: "8.3.2.1", JA: "このターンはもう進化能力か進化相当能力を使いました。", EN: "An evolve or evolve-equivalent ability was used this turn."}
	whyAbility  = &board.Why{Rule: "8.3.1", JA: "その能力は使えません。", EN: "That ability cannot be used."}
	whyUsed     = &board.Why{Rule: "10.7.2.2", JA: "このターンはもう使えません。", EN: "It cannot be used again this turn."}
	whyNeeds    = &board.Why{Rule: "10.6.2.1.2", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyPay      = &board.Why{Rule: "10.4.2.2", JA: "コストを支払えません。", EN: "The cost cannot be paid."}
	whyWindow   = &board.Why{Rule: "7.3.3", JA: "いまはできません。", EN: "Not now."}
	whyMust     = &board.Why{Rule: "7.3.3.1", JA: "攻撃しなければならないフォロワーがいます。", EN: "A follower must still attack."}
	whyEvolveIs = &board.Why{Rule: "12.2.5", JA: "すでに進化しています。", EN: "It is an Evolve card already."}
	whyNoEvolve = &board.Why{Rule: "12.2.2", JA: "エボルヴデッキに進化できるカードがありません。", EN: "The evolve deck has no card for it."}
	whyEP       = &board.Why{Rule: "12.2.3", JA: "EPでは支払えません。", EN: "EP cannot pay for it."}
	whyEat      = &board.Why{Rule: "14.2.1.2.1", JA: "食事できません。", EN: "It cannot eat."}
	whyRide     = &board.Why{Rule: "14.4.9.2", JA: "憑依できません。", EN: "It cannot ride."}
	whySuper    = &board.Why{Rule: "12.2.4", JA: "まだ超進化できません。", EN: "It cannot super-evolve yet."}
)

// Stages is the order of playing. [10.6.2]
func (game) Stages() []rules.Stage {
	return []rules.Stage{
		rules.StageEnter,     // 10.6.2.1
		rules.StageX,         // 10.6.2.2.1, 10.6.2.2.4
		rules.StageOptions,   // 10.6.2.2.2
		rules.StageModes,     // 10.6.2.2.3
		rules.StageTargets,   // 10.6.2.3
		rules.StageSplits,    // 10.6.2.4
		rules.StageLock,      // 10.6.2.5.1
		rules.StagePay,       // 10.6.2.5
		rules.StageRoom,      // 10.6.2.6
		rules.StageAnnounced, // 10.6.2.7
	}
}

// announce plays a card or an activated ability up to where it resolves. [10.6.2.1-7]
func announce(k *K, s seat, a state.Act) *frame {
	r := k.State.Ref(a.Card)
	id := state.AbilityID{}
	if a.Verb == state.UseAbility {
		id = a.Ability
	}
	f := k.NewFrame(s, r, id)
	f.Arg = a.N
	if a.Target != 0 {
		f.With = k.State.Ref(a.Target)
	}
	k.Announce(f)
	return f
}

// Stage does the stages that are SVE's own.
func (g game) Stage(k *K, f *frame, s rules.Stage) {
	switch s {
	case rules.StageEnter:
		g.enter(k, f)
	case rules.StageRoom:
		if f.Ability == (state.AbilityID{}) && permanent(k.Chars(f.Card)) && int32(k.Count(ability.Field, f.By)) >= k.Number(f.By, ability.FieldLimit) {
			k.Fail(whyFull)
		}
	case rules.StageAnnounced:
		k.TellChosen(f)
		announced(k, f)
	}
}

// played are the kinds of card that are played. [8.2.1]
const played = ability.Follower | ability.Amulet | ability.SpellCard

func permanent(c *state.Chars) bool { return c.Kinds&(ability.Follower|ability.Amulet) != 0 }

// enter shows a card and moves it to the resolution zone; a waiting or activated
// ability stays where it is, its card shown when hidden. [10.6.2.1]
func (g game) enter(k *K, f *frame) {
	if f.Node.N > 0 {
		return // a delayed trigger
	}
	if f.Ability == (state.AbilityID{}) {
		done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Resolving, f.By), Tag: state.TagPlayed, Seat: f.By})
		if len(done) == 0 {
			k.Fail(whyPlace)
		}
		f.Card = done[0].New
		f.Src.Card = f.Card
		if why := mayPlay(k.Board, f.By, f.Card, f.Arg&byEffect != 0 || f.By == k.Turn()); why != nil {
			k.Fail(why)
		}
		return
	}
	if k.Here(f.Src.Card) {
		k.Reveal(state.All, f.Src.Card) // 10.6.2.1.1
	}
	a := k.Ability(f.Ability)
	if a.Kind != ability.Activated {
		return
	}
	if f.Free {
		return // 14.5.1.4
	}
	if why := g.mayUse(k, f.By, f.Src.Card, f.Ability, f.Arg, f.With.ID); why != nil {
		k.Fail(why)
	}
	if act := fusing(a); act != nil {
		chooseFuseX(k, f, act)
	}
	if f.With != (ref{}) {
		k.Reveal(state.All, f.With) // 12.2.2
		if why := g.evolvesInto(k.Board, f.By, f.Src.Card, f.With, intoOf(a)); why != nil {
			k.Fail(why)
		}
		if f.Arg &^= withBack; evolveSide(k, f.By, f.Src.Card, f.With, intoOf(a)) > 0 {
			f.Arg |= withBack
		}
	}
}

// mayPlay judges a card that is known: its kind, and Quick where anyTime does not hold.
func mayPlay(b *B, s seat, r ref, anyTime bool) *board.Why {
	c := b.Chars(r)
	if c.Kinds&played == 0 {
		return whyKind
	}
	if !anyTime && !isQuick(b, r) {
		return whyQuick
	}
	if p := b.Playing(r); p != nil {
		f := b.Probe(s, r, state.AbilityID{})
		if !b.Holds(f, p.Needs) {
			return whyNeeds
		}
		if !b.Within(f, p.Limit) {
			return whyUsed
		}
	}
	if why := b.Cannot(ability.Played, r, ref{}, s); why != nil {
		return why
	}
	return nil
}

// isQuick says whether a card may be played in a quick window. [12.3.2, 12.3.6]
func isQuick(b *B, r ref) bool {
	c := b.Chars(r)
	if c.Keys&keyQuick != 0 {
		return true
	}
	for _, h := range c.Abilities {
		if h.Kind != ability.Spell && h.Kind != ability.Static {
			continue
		}
		a := b.Ability(h.ID)
		if a.Kind == ability.Spell && a.Marks&ability.Quick != 0 || becomesQuick(b, r, h.ID, a) {
			return true
		}
	}
	return false
}

// becomesQuick says whether a text by which its card has Quick holds now, wherever
// the card is played from. [12.3.6]
func becomesQuick(b *B, r ref, id state.AbilityID, a *ability.Ability) bool {
	if a.Kind != ability.Static || len(a.Do) != 1 {
		return false
	}
	g, ok := a.Do[0].(*ability.Give)
	if !ok || g.Take || g.What.Ref.Kind != ability.This || !slices.Contains(g.Words, "quick") {
		return false
	}
	f := b.Probe(b.State.Card(r).Master, r, id)
	return b.Holds(f, a.Gate) && b.Holds(f, a.If)
}

// mayUse judges an activated ability by plain tests. [8.3]
func (g game) mayUse(k *K, s seat, r ref, id state.AbilityID, arg int32, with state.CardID) *board.Why {
	if !k.Here(r) {
		return whyAbility
	}
	card, a := k.State.Card(r), k.Ability(id)
	if a != nil && a.Kind == ability.Activated && card.Master == s && (k.In(r, ability.Hand_) || k.In(r, ability.EvolveDeck)) && len(k.Chars(r).Names) == 0 && k.Works(a, r.ID, card.At) {
		return nil // hidden from these eyes: it is shown when it is played, and judged again [10.6.2.1.1]
	}
	if a == nil || a.Kind != ability.Activated || card.Master != s || !has(k.Chars(r), id) || !k.Works(a, r.ID, card.At) {
		return whyAbility
	}
	if s != k.Turn() && a.Marks&ability.Quick == 0 {
		return whyQuick
	}
	f := k.Probe(s, r, id)
	f.Arg = arg
	if !k.Within(f, a.Limit) {
		return whyUsed
	}
	if a.Needs != nil && !k.Holds(f, a.Needs) || a.Gate != nil && !k.Holds(f, a.Gate) {
		return whyNeeds
	}
	if evolveLike(a) && !anyNumber(a) && k.Tallied(tallyEvolve, s, ref{}) > 0 && (a.Marks&ability.Evolve == 0 || !k.Allowed(ability.Evolves, r, s)) {
		return whyOnce // 8.3.2.1, 8.3.2.2
	}
	if why := canPay(k, f, a, arg); why != nil {
		return why
	}
	if a.Marks&ability.Evolve != 0 {
		if why := g.mayEvolve(k.Board, s, r, a, arg, with); why != nil {
			return why
		}
	}
	if len(a.Do) > 0 && !k.CouldTarget(f) {
		return whyTarget
	}
	if why := k.CouldModes(f); why != nil {
		return why
	}
	d := board.Deed{Verb: ability.ActivatedV, By: s}
	if !evolveLike(a) {
		d.Name = "activate" // [進化]を除く[起動]能力
	}
	return k.Bars(d, r, ref{})
}

func has(c *state.Chars, id state.AbilityID) bool {
	for _, h := range c.Abilities {
		if h.ID == id {
			return true
		}
	}
	return false
}

// evolveLike says whether an ability is an evolve ability or equivalent to one.
// [8.3.2.1, 12.16.3]
func evolveLike(a *ability.Ability) bool {
	return a.Marks&(ability.Evolve|ability.EvolveLike|ability.Advance) != 0
}

// anyNumber: "any number of times per turn". [8.3.2.2]
func anyNumber(a *ability.Ability) bool {
	for _, l := range a.Limit {
		if l.Any {
			return true
		}
	}
	return false
}

// canPay judges the cost of an activated ability by plain tests. [10.4.4, 10.4.5]
func canPay(k *K, f *frame, a *ability.Ability, arg int32) *board.Why {
	pp := int32(0)
	for i := range a.Cost {
		c := &a.Cost[i]
		switch {
		case c.Mode == ability.Optional || c.Mode == ability.InsteadOf:
		case c.Res == ability.PP:
			pp += k.Amount(f, &c.N)
		case !k.Payable(f, c):
			return whyPay
		}
	}
	if why := canPerform(k.Board, f, a); why != nil {
		return why
	}
	pp = k.CostToUse(f.Ability, f.Src.Card, pp)
	if arg&withEP != 0 {
		if !evolveLike(a) || pp < 1 || k.Number(f.By, ability.PlayerEP) < 1 {
			return whyEP
		}
		pp--
	}
	if k.Number(f.By, ability.PlayerPP) < pp {
		return whyPP
	}
	return nil
}

// canPerform judges the costs that are procedures: eating, riding, fusing.
func canPerform(b *B, f *frame, a *ability.Ability) *board.Why {
	r := f.Src.Card
	if n := eats(b, f, a); n > 0 && !mayEat(b, r, n) {
		return whyEat
	}
	if a.Word == "ride" && !mayRide(b, r) {
		return whyRide
	}
	if act := fusing(a); act != nil {
		return mayFuse(b, f, act)
	}
	return nil
}

// eats is how often an ability's card eats to pay for it: an icon of the ability
// each, and what the cost says. [14.2.2.3]
func eats(b *B, f *frame, a *ability.Ability) int32 {
	n := icons(b, f, a)
	for i := range a.Cost {
		if act, ok := a.Cost[i].Do.(*ability.Act); ok && act.Word == "eat" {
			n += times(b, f, &act.N)
		}
	}
	return n
}

// icons counts the eat icons of an ability.
func icons(b *B, f *frame, a *ability.Ability) int32 {
	switch {
	case a.Word != "eat":
		return 0
	case len(a.Args) > 0:
		return b.Amount(f, &a.Args[0])
	}
	return 1
}

// Bill adds what the rules let a player pay with, EP for one PP, SEP besides, and
// what the eat and ride icons cost.
func (game) Bill(k *K, f *frame, b *rules.Bill) {
	if f.Arg&withEP != 0 {
		for i := range b.Parts {
			if p := &b.Parts[i]; p.Res == ability.PP && p.N > 0 {
				p.N--
				b.Parts = append(b.Parts, rules.Part{Res: ability.EP, N: 1})
				break
			}
		}
	}
	if f.Arg&withSuper != 0 {
		b.Parts = append(b.Parts, rules.Part{Res: ability.SEP, N: 1})
	}
	a := k.Ability(f.Ability)
	switch {
	case a == nil || f.Free:
	case a.Word == "eat": // 14.2.2.3: before the written cost
		b.Parts = append([]rules.Part{{Word: a.Word, N: icons(k.Board, f, a)}}, b.Parts...)
	case a.Word == "ride": // 14.4.9.2: after it
		b.Parts = append(b.Parts, rules.Part{Word: a.Word, N: 1})
	}
}

// Currency: cards cost play points. [3.2.2]
func (game) Currency() ability.Res { return ability.PP }

// Purse: play points, evolve points and super-evolve points are numbers of a player. [3.2]
func (game) Purse(r ability.Res) ability.Stat {
	switch r {
	case ability.PP:
		return ability.PlayerPP
	case ability.EP:
		return ability.PlayerEP
	case ability.SEP:
		return ability.PlayerSEP
	}
	return ability.NoStat
}

// PayPart pays an amount: it must be there, and stay within its bounds. [10.4.4, 10.4.5]
func (g game) PayPart(k *K, f *frame, p *rules.Part) bool {
	switch p.Word {
	case "eat":
		return eat(k, f, f.Src.Card, p.N) == rules.Full
	case "ride":
		return ride(k, f, f.Src.Card)
	}
	n, stat := max(p.N, 0), g.Purse(p.Res) // 1.3.2.2.1
	if stat == ability.NoStat || k.Number(f.By, stat) < n {
		return false
	}
	if p.Res == ability.PP {
		f.Paid += n
	}
	k.Do(event{Verb: state.NumberChanged, Seat: f.By, Slot: int32(stat), N: -n, Src: f.Src, Cost: true})
	return true
}

// announced is the "played" event, and what playing counts for. [10.6.2.7]
func announced(k *K, f *frame) {
	if f.Node.N > 0 {
		return
	}
	if f.Ability == (state.AbilityID{}) {
		if p := k.Playing(f.Card); p != nil {
			k.Spend(f, p.Limit)
		}
		k.Do(event{Verb: ability.Played, Card: f.Card, Seat: f.By, Src: f.Src, N: f.Paid})
		return
	}
	a := k.Ability(f.Ability)
	if a.Kind != ability.Activated {
		return
	}
	k.Spend(f, a.Limit)
	if evolveLike(a) && !anyNumber(a) {
		k.Tally(tallyEvolve, f.By, ref{}, 1, ability.ThisTurn)
	}
	k.Do(event{Verb: ability.ActivatedV, Card: f.Src.Card, Seat: f.By, Src: f.Src})
}

// carryOut resolves what was announced. [10.6.2.8]
func carryOut(k *K, f *frame) {
	if f.Ability == (state.AbilityID{}) && f.Node.N == 0 {
		if permanent(k.Chars(f.Card)) {
			if paid := f.Did << (state.PaidFrom - 1) & state.PaidBits; paid != 0 {
				k.SetFlags(f.Card, paid) // its texts may ask for it on the field [10.6.2.8.1.1]
			}
			came := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Field, f.By), Tag: state.TagPlayed, Seat: f.By, Src: f.Src}) // 10.6.2.8.1
			k.HandPaid(f, came)                                                                                                                    // 10.6.2.2.2
		} else {
			k.Resolve(f) // 10.6.2.8.2
		}
		if k.In(f.Card, ability.Resolving) { // 10.6.2.8.3
			k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Own(ability.Discards, f.Card), Tag: state.TagRule})
		}
		return
	}
	a := k.Ability(f.Ability)
	if f.Node.N > 0 || a == nil {
		k.Resolve(f)
		return
	}
	if a.Marks&ability.Fusion == 0 || fused(k, f) { // 12.18.3
		k.Resolve(f)
	}
	if a.Marks&ability.UnionBurst != 0 { // 14.5.1.3
		k.Do(event{Verb: ability.BurstV, Card: f.Src.Card, Seat: f.By, Src: f.Src})
	}
}

// Trigger plays a waiting ability; one that cannot be played is cancelled. [10.7.3]
func (game) Trigger(k *K, f *frame) {
	if why := k.Attempt(func() { k.Announce(f) }); why != nil {
		return // 10.7.3.2
	}
	carryOut(k, f)
}

// PlayFree plays a card by effect. [10.6.2]
func (game) PlayFree(k *K, by seat, r ref, _ state.Source, free bool) bool {
	f := k.NewFrame(by, r, state.AbilityID{})
	f.Free = free
	f.Arg = byEffect
	if k.Attempt(func() { k.Announce(f) }) != nil {
		return false
	}
	carryOut(k, f)
	return true
}

// Selectable: what has Aura is not selected by the other side. [12.15.2]
func (game) Selectable(k *B, by seat, r ref, _ *ability.Filter) *board.Why {
	if k.State.Card(r).Master != by && k.Has(r, keyAura) {
		return whyAura
	}
	return nil
}

var whyAura = &board.Why{Rule: "12.15.2", JA: "オーラを持っているので選べません。", EN: "It has Aura."}

// DrawEmpty: the player loses at the next rule process. [5.10.1.1]
func (game) DrawEmpty(k *K, s seat, n int32) bool {
	k.Tally(tallyDraw, s, ref{}, n, ability.SinceCheck)
	return false
}

// Born: effects of abilities are as old as their play. [10.9.1.6.2]
func (game) Born(_ *B, f *frame) state.Stamp { return f.Born }
