package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyAct     = &board.Why{Rule: "701.3", JA: "いまはできません。", EN: "Not now."}
	whyZex     = &board.Why{Rule: "806.1a", JA: "スクエアに置けるカードではありません。", EN: "That is no card that is put into a square."}
	whySquare  = &board.Why{Rule: "806.1a", JA: "そのスクエアには置けません。", EN: "It cannot be put into that square."}
	whyEvent   = &board.Why{Rule: "603.1b", JA: "いまプレイできるのはイベントだけです。", EN: "Only events can be played now."}
	whyHand    = &board.Why{Rule: "506.2", JA: "そのカードはそこからはプレイできません。", EN: "It cannot be played from there."}
	whyFaceUp  = &board.Why{Rule: "806.1a", JA: "デュナミスの表向きのカードはプレイできません。", EN: "Face-up cards of dynamis cannot be played."}
	whyExtra   = &board.Why{Rule: "506.2", JA: "ゼクス エクストラのプレイはターンに1回です。", EN: "One Zex Extra a turn."}
	whyShift   = &board.Why{Rule: "506.2", JA: "シフトのプレイはターンに1回です。", EN: "One Shift a turn."}
	whyShifted = &board.Why{Rule: "202.8c", JA: "自分のシフトがすでにスクエアにあります。", EN: "You have a Shift in the squares."}
	whyVessel  = &board.Why{Rule: "806.1a", JA: "シフトを置けるカードではありません。", EN: "The Shift cannot be put on that."}
	whyDescent = &board.Why{Rule: "806.1b", JA: "降臨条件を満たせません。", EN: "Its condition of descent cannot be met."}
	whyAwake   = &board.Why{Rule: "806.1c", JA: "覚醒条件を満たせません。", EN: "Its condition of awakening cannot be met."}
	whyDress   = &board.Why{Rule: "806.1d", JA: "夢装条件を満たせません。", EN: "Its condition of dream dress cannot be met."}
	whySword   = &board.Why{Rule: "806.1e", JA: "剣臨条件を満たしていません。", EN: "Its sword descent condition is not met."}
	whyUse     = &board.Why{Rule: "807.1", JA: "その能力は使えません。", EN: "That ability cannot be used."}
	whyUsed    = &board.Why{Rule: "803.1d", JA: "このターンはもう使えません。", EN: "It cannot be used again this turn."}
	whyNeeds   = &board.Why{Rule: "803.2a", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyClosed  = &board.Why{Rule: "102.6", JA: "このカードはそのスクエアに登場できません。", EN: "This card cannot enter that square."}
	whyDrive   = &board.Why{Rule: "1112.2", JA: "このゲームですでにゼクステンド・ドライブ！をプレイしました。", EN: "A Zextend Drive has been played this game."}
	whyCosts   = &board.Why{Rule: "804.4a", JA: "代償を支払えません。", EN: "Its cost cannot be paid."}
)

// Stages is the order of playing. What is affected is chosen on resolution. [804.2]
func (game) Stages() []rules.Stage {
	return []rules.Stage{rules.StageEnter, rules.StageX, rules.StageOptions, rules.StageLock, rules.StageRoom, rules.StagePay, rules.StageAnnounced}
}

// begin carries out an act: a battle is declared, or a card or ability announced.
func begin(k *K, s seat, a state.Act) *frame {
	if a.Verb == state.DeclareAttack {
		declare(k, s, k.State.Ref(a.Card))
		return nil
	}
	return announce(k, s, a, false)
}

// announce plays a card or an ability up to where it resolves. [804.2]
func announce(k *K, s seat, a state.Act, free bool) *frame {
	id := state.AbilityID{}
	if a.Verb == state.UseAbility {
		id = a.Ability
	}
	f := k.NewFrame(s, k.State.Ref(a.Card), id)
	f.Free, f.Arg = free, noSquare
	switch a.Verb {
	case PlayZex:
		f.Arg = a.N
	case PlayShift:
		f.With = k.State.Ref(a.Target)
	}
	k.Announce(f)
	return f
}

// noSquare is the square of what is put into none.
const noSquare = -1

// Stage does the stages of playing. [804.2]
func (game) Stage(k *K, f *frame, s rules.Stage) {
	card := f.Ability == (state.AbilityID{})
	switch {
	case s == rules.StageEnter && card:
		k.Reveal(state.All, f.Card) // 804.2b
		if why := mayPlay(k, f.By, f.Card, f.With, f.Arg, f.Free); why != nil {
			k.Fail(why)
		}
	case s == rules.StageEnter:
		k.Reveal(state.All, f.Src.Card) // 804.2b
		if why := mayUse(k, f.By, f.Src.Card, f.Ability); why != nil {
			k.Fail(why)
		}
	case s == rules.StageRoom && card:
		toTemporary(k, f) // 804.2e
	case s == rules.StageRoom:
		k.Push(*f) // 804.2e
	case s == rules.StageAnnounced && card: // 804.2h
		hasPlayed(k, f)
	case s == rules.StageAnnounced:
		if k.Ability(f.Ability).Word == keyExtension {
			k.Tally(tallyDrive, f.By, ref{}, 1, ability.ThisGame)
		}
		e := event{Verb: ability.ActivatedV, Card: f.Src.Card, Seat: f.By, Name: k.Ability(f.Ability).Name, Src: f.Src}
		k.Do(e)
	}
}

// toTemporary moves the card that is played. [804.2e, 310]
func toTemporary(k *K, f *frame) {
	from := k.State.Card(f.Card).At
	done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Resolving, f.By), Tag: state.TagPlayed, Seat: f.By})
	if len(done) == 0 {
		k.Fail(whyAct)
	}
	f.Card = done[0].New
	f.Src.Card = f.Card
	k.SetMaster(f.Card, f.By)
	if kinds := k.Chars(f.Card).Kinds; k.Zones[from.Zone].Word == ability.Dynamis && !f.Free {
		switch { // 506.2
		case kinds&extraCard == extraCard:
			k.Tally(tallyExtra, f.By, ref{}, 1, ability.ThisTurn)
		case kinds&shiftCard != 0:
			k.Tally(tallyShift, f.By, ref{}, 1, ability.ThisTurn)
		}
	}
}

// hasPlayed: the play is at its end, the card counts as played. [804.2h]
func hasPlayed(k *K, f *frame) {
	k.Do(event{Verb: ability.Played, Card: f.Card, Seat: f.By, Src: f.Src})
	if p := k.Playing(f.Card); p != nil {
		k.Spend(f, p.Limit)
	}
	if drives(k, k.Chars(f.Card)) && k.Tallied(tallyDrive, f.By, ref{}) == 0 {
		k.Tally(tallyDrive, f.By, ref{}, 1, ability.ThisGame)
		k.Tally(tallyDrive, f.By, f.Card, 1, ability.ThisGame)
	}
}

// Works: the Zextend Drive of an event works in the one event with which its player has
// played theirs. Nothing forbids the card itself, whose other texts are carried out.
// [1112.2, 803.2]
func (game) Works(k *B, a *ability.Ability, id state.CardID, _ state.Place) bool {
	return a.Kind != ability.Spell || a.Word != keyExtension || k.Tallied(tallyDrive, k.State.Cards[id].Master, k.State.Ref(id)) > 0
}

// mayPlay judges a card that is known: its square, its conditions. [806.1]
func mayPlay(k *K, s seat, r, with ref, square int32, free bool) *board.Why {
	c := k.Chars(r)
	if k.In(r, ability.Dynamis) {
		switch {
		case !k.State.Card(r).FaceDown:
			return whyFaceUp // whoever plays it: 806.1a
		case free:
		case c.Kinds&shiftCard != 0 && k.Tallied(tallyShift, s, ref{}) > 0:
			return whyShift
		case c.Kinds&ability.Zexes != 0 && k.Tallied(tallyExtra, s, ref{}) > 0:
			return whyExtra
		}
	}
	if why := placed(k, s, c, r, with, square); why != nil {
		return why
	}
	if p := k.Playing(r); p != nil {
		f := k.Probe(s, r, state.AbilityID{})
		if !k.Holds(f, p.Needs) {
			return whyNeeds
		}
		if !k.Within(f, p.Limit) {
			return whyUsed
		}
	}
	if why := k.Cannot(ability.Played, r, ref{}, s); why != nil {
		return why
	}
	return conditions(k, s, r, c, free)
}

// placed judges where a card that is played goes. [806.1a]
func placed(k *K, s seat, c *state.Chars, r, with ref, square int32) *board.Why {
	switch {
	case c.Kinds&ability.Zexes != 0 && c.Kinds&ability.EvolveCard == 0:
		if why := mayEnter(k, s, square); why != nil {
			return why
		}
		if closed(k, s, r)&(1<<square) != 0 {
			return whyClosed
		}
		return nil
	case c.Kinds&shiftCard != 0:
		switch {
		case len(shiftsOf(k.Board, s)) > 0:
			return whyShifted
		case !vesselOf(k, s, r, with):
			return whyVessel
		}
		return nil
	case c.Kinds&ability.EventCard != 0 && square == noSquare && with == ref{}:
		return nil
	}
	return whyZex
}

// drives says whether a text of a card that is carried out when it resolves is a Zextend
// Drive. [1112.2]
func drives(k *K, c *state.Chars) bool {
	return slices.ContainsFunc(c.Abilities, func(h state.Held) bool {
		return h.Kind == ability.Spell && k.Ability(h.ID).Word == keyExtension
	})
}

// mayEnter says why a Zex cannot be played onto a square: the enemy's player square, one
// with an enemy Zex, one with a sleeping Zex of one's own. [806.1a]
func mayEnter(k *K, s seat, square int32) *board.Why {
	if square < 0 || square >= squares || enterable(k.Board, s)&(1<<square) == 0 {
		return whySquare
	}
	return nil
}

// enterable are the squares onto which a seat may play a Zex, a bit each. [806.1a]
func enterable(k *B, s seat) uint16 {
	return (1<<squares - 1) &^ (1<<homes[s.Other()] | heldBy(k, s.Other()).any | heldBy(k, s).asleep)
}

// closed are the squares into which a card's own text does not let it, a bit each. [102.6]
func closed(k *K, s seat, r ref) (out uint16) {
	c := k.Chars(r)
	if c.Sorts&(1<<ability.Static) == 0 {
		return 0
	}
	for _, h := range c.Abilities {
		if h.Kind != ability.Static {
			continue
		}
		a := k.Ability(h.ID)
		for _, e := range a.Do {
			rule, is := e.(*ability.Rule)
			if !is || rule.Verb != ability.Entered || rule.With == nil || rule.With.On == nil || !k.Holds(k.Probe(s, r, h.ID), a.If) {
				continue
			}
			for n := int8(0); n < squares; n++ {
				if rule.With.On.Mask&(1<<n) != 0 {
					out |= 1 << seen(s, n)
				}
			}
		}
	}
	return out
}

// mayCome says whether an effect may put a card into a square: from another it is not
// entering, and an event lies in none. [1006.1, 303.6]
func mayCome(k *K, s seat, r ref, n int8) bool {
	return r == (ref{}) || k.In(r, ability.Square) || k.Chars(r).Kinds&(ability.Zexes|playerCard) != 0 && closed(k, s, r)&(1<<n) == 0
}

// mayUse judges an activated ability by plain tests; a hidden one is shown when it is
// played, and judged again. [801.2a, 803, 807]
func mayUse(k *K, s seat, r ref, id state.AbilityID) *board.Why {
	a := k.Lookup(id)
	if !k.Here(r) || a == nil || a.Kind != ability.Activated || k.State.Card(r).Master != s || !k.Works(a, r.ID, k.State.Card(r).At) {
		return whyUse
	}
	if hidden(k, r) {
		return nil
	}
	if !slices.ContainsFunc(k.Chars(r).Abilities, func(h state.Held) bool { return h.ID == id }) {
		return whyUse
	}
	f := k.Probe(s, r, id)
	switch {
	case !k.Within(f, a.Limit):
		return whyUsed
	case !k.Holds(f, a.Needs) || !k.Holds(f, a.Gate) || !inWindow(k, s, a):
		return whyNeeds
	}
	if a.Word == keyExtension && k.Tallied(tallyDrive, s, ref{}) > 0 {
		return whyDrive
	}
	if why := k.Bars(board.Deed{Verb: ability.ActivatedV, Name: a.Name, As: k.UsedAs(id), By: s}, r, ref{}); why != nil {
		return why
	}
	if !k.CouldPay(f) {
		return whyCosts
	}
	for _, c := range a.Cost {
		if c.Res == ability.NoRes || c.Mode == ability.Optional {
			continue
		}
		n := k.Amount(f, &c.N)
		if c.Res == ability.Crystal && k.Number(s, ability.PlayerCrystals) < n {
			return whyCosts
		}
		p := rules.Part{Res: c.Res, N: k.CostToUse(id, r, n), Colors: c.Colors}
		if c.Res == ability.Source && afford(k, s, &p) != nil {
			return whyCosts
		}
	}
	return nil
}

// inWindow says whether an activated ability that says when it is played is played then.
func inWindow(k *K, s seat, a *ability.Ability) bool {
	switch a.Window {
	case ability.OwnTurn:
		return k.Turn() == s
	case ability.OpponentTurn:
		return k.Turn() != s
	}
	return true
}

// carryOut resolves what was played. [804.3, 806.1f]
func (g game) carryOut(k *K, f *frame) {
	if f.Ability != (state.AbilityID{}) {
		k.Resolve(f)
		k.Pop() // 804.3c
		spent(k, f)
		k.Hide(f.Src.Card)
		return
	}
	if !k.In(f.Card, ability.Resolving) {
		return
	}
	switch c := k.Chars(f.Card); {
	case c.Kinds&ability.Zexes != 0:
		g.enter(k, f)
	case c.Kinds&shiftCard != 0:
		shiftOnto(k, f.Card, f.With, f.Src, f.By)
	default:
		k.Resolve(f)
		if k.In(f.Card, ability.Resolving) {
			k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Own(ability.Discards, f.Card), Seat: f.By})
		}
	}
}

// enter puts a Zex that was played into its square; it comes from where it was played.
// [806.1f, 1006.2]
func (game) enter(k *K, f *frame) {
	from := k.State.Card(f.Card).From
	to := squareOf(k.Board, f.By, int8(f.Arg))
	for _, e := range k.Do(event{Verb: ability.Moved, Card: f.Card, To: to, Seat: f.By}) {
		if e.Verb == ability.Moved && k.Zones[from].Word == ability.LifeZone {
			fromLife(k, f.By, e.New)
		}
	}
}

// freely offers to play a card that lies open without paying its cost, and says whether it
// was played. [505.3a, 907.2e, 1010.1]
func (g game) freely(k *K, s seat, r ref, rule, _ string) bool {
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: freeWindow, Ask: rules.Prompt{Key: "free", Rule: rule, Src: r}}
	_, f := k.TryAct(&d, func(a state.Act) *frame { return announce(k, s, a, true) })
	if f == nil {
		return false
	}
	g.carryOut(k, f)
	return true
}

// ignite shows the top card of a deck: with the ignition icon it may be played for
// nothing, else it goes to the trash. [505.3a, 1010.1]
func (g game) ignite(k *K, s seat, src state.Source, rule string) bool {
	deck := k.Cards(ability.Deck, s)
	if len(deck) == 0 {
		return false
	}
	top := deck[0]
	k.Reveal(state.All, top)
	if !hasIcon(k.Board, top, iconIG) || !g.freely(k, s, top, rule, "deck") {
		k.Do(event{Verb: ability.Moved, Card: top, To: k.Own(ability.Discards, top), Seat: s, Src: src})
	}
	return true
}

// Trigger plays a waiting ability, whatever has become of its card. [808.2, 808.6]
func (game) Trigger(k *K, f *frame) {
	k.Reveal(state.All, f.Src.Card) // 804.2b
	if a := k.Ability(f.Ability); a != nil && a.Word == keyExtension && f.Node.N == 0 {
		if k.Tallied(tallyDrive, f.By, ref{}) > 0 {
			return // 1112.2: it cannot be played [808.2a]
		}
		k.Tally(tallyDrive, f.By, ref{}, 1, ability.ThisGame)
	}
	k.Push(*f)
	k.Resolve(f)
	k.Pop()
	spent(k, f)
	k.Hide(f.Src.Card)
}

// PlayFree plays a card by an effect, onto a square or card that its player chooses. It is played for nothing if it can be, which is
// told and not offered; what cannot be played stays where it is, and what has a price may. [804.2, 804.3a]
func (g game) PlayFree(k *K, by seat, r ref, _ state.Source, free bool) bool {
	d := rules.Decision{Seat: by, Kind: rules.Acting, Window: freeWindow, Ask: rules.Prompt{Key: "free", Rule: "804.2", Src: r}}
	if free {
		d.Window, d.Ask.Key, d.Ask.Rule = toldWindow, toldWindow, "804.3a"
	}
	k.Reveal(state.All, r)
	if free && !playable(k, &d) {
		return false
	}
	_, f := k.TryAct(&d, func(a state.Act) *frame { return announce(k, by, a, free) })
	if f == nil {
		return false
	}
	g.carryOut(k, f)
	return true
}
