package stub

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Why something cannot be done: each reason names its rule, in both languages.
var (
	whyNow    = &board.Why{Rule: "5.4", JA: "いまはできません。", EN: "Not now."}
	whyStones = &board.Why{Rule: "6.1", JA: "石が足りません。", EN: "Not enough stones."}
	whyKind   = &board.Why{Rule: "6.1", JA: "このカードは出せません。", EN: "This card cannot be played."}
	whyFull   = &board.Why{Rule: "3.5", JA: "場がいっぱいです。", EN: "The field is full."}
	whyTarget = &board.Why{Rule: "6.3", JA: "選べる対象がありません。", EN: "There is nothing to choose."}
	whyUse    = &board.Why{Rule: "6.4", JA: "その能力は使えません。", EN: "That ability cannot be used."}
	whyTired  = &board.Why{Rule: "7.1", JA: "立っている自分の駒だけが攻められます。", EN: "Only your standing pieces attack."}
	whyNew    = &board.Why{Rule: "7.1", JA: "この番に出た駒は攻められません。", EN: "It came this turn."}
)

// Stages is the order of playing a card or an ability. The kernel does the stages that are
// alike everywhere; Stage does those that are this game's own. [6.1, 6.3]
func (game) Stages() []rules.Stage {
	return []rules.Stage{rules.StageEnter, rules.StageTargets, rules.StageLock, rules.StagePay, rules.StageAnnounced}
}

// Candidates lists what might be done: what a look at the board rules out may be left out,
// but nothing may be left out for what a hidden card is. [5.4]
func (g game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	for _, id := range k.State.List(k.Zone(ability.Hand_), d.Seat) {
		into = append(into, state.Act{Verb: state.PlayCard, Card: id})
	}
	for _, u := range k.Usable(d.Seat, []state.Zone{k.Zone(ability.Field)}) {
		into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
	}
	for _, id := range k.State.List(k.Zone(ability.Field), d.Seat) {
		into = append(into, state.Act{Verb: state.DeclareAttack, Card: id})
	}
	return append(into, state.Act{Verb: state.EndPhase})
}

// CheckAct says why an act is not possible; nil also for a hidden card that might do. It
// judges what another machine sent, so nothing about the act may be taken for granted.
func (g game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	bare := state.Act{Verb: a.Verb, Card: a.Card}
	if a.Verb == state.UseAbility {
		bare.Ability = a.Ability
	}
	if a != bare || a.Card < 0 || int(a.Card) >= len(k.State.Cards) {
		return whyNow
	}
	r := k.State.Ref(a.Card)
	switch a.Verb {
	case state.EndPhase:
		if a.Card == 0 {
			return nil
		}
	case state.PlayCard:
		if k.In(r, ability.Hand_) && k.State.Card(r).At.Of == d.Seat {
			if len(k.Chars(r).Names) == 0 {
				return nil // hidden from these eyes: it is judged when it is shown
			}
			return g.mayPlay(k, d.Seat, r)
		}
	case state.UseAbility:
		return g.mayUse(k, d.Seat, r, a.Ability)
	case state.DeclareAttack:
		return g.mayAttack(k, d.Seat, r)
	}
	return whyNow
}

// mayPlay judges a card that is known. [3.5, 6.1, 6.3]
func (g game) mayPlay(k *K, s seat, r ref) *board.Why {
	c := k.Chars(r)
	n, _ := c.Num.Get(ability.CostStat)
	switch f := k.Probe(s, r, state.AbilityID{}); {
	case c.Kinds&(ability.Unit|ability.SpellCard) == 0:
		return whyKind
	case c.Kinds&ability.Unit != 0 && k.Count(ability.Field, s) >= mostPieces:
		return whyFull
	case k.CostNow(ability.Played, r, n) > k.Stored(s, ability.PlayerPP):
		return whyStones
	case c.Kinds&ability.SpellCard != 0 && !k.CouldTarget(f):
		return whyTarget
	}
	return k.Cannot(ability.Played, r, ref{}, s)
}

// mayUse judges an activated ability. [6.4]
func (g game) mayUse(k *K, s seat, r ref, id state.AbilityID) *board.Why {
	a := k.Lookup(id)
	if a == nil || a.Kind != ability.Activated || !k.In(r, ability.Field) || k.State.Card(r).Master != s ||
		!slices.ContainsFunc(k.Chars(r).Abilities, func(h state.Held) bool { return h.ID == id }) {
		return whyUse
	}
	switch f := k.Probe(s, r, id); {
	case !k.Within(f, a.Limit) || !k.Holds(f, a.Needs) || !k.Holds(f, a.Gate) || !k.CouldPay(f):
		return whyUse
	case !k.CouldTarget(f):
		return whyTarget
	}
	for _, c := range a.Cost {
		if c.Res == ability.PP && c.N.N > k.Stored(s, ability.PlayerPP) {
			return whyStones
		}
	}
	return k.Cannot(ability.ActivatedV, r, ref{}, s)
}

// mayAttack: a standing piece that was there when the turn began, or a swift one. [7.1, 8.2]
func (g game) mayAttack(k *K, s seat, r ref) *board.Why {
	switch c := k.State.Card(r); {
	case !k.In(r, ability.Field) || c.Master != s || c.Rest:
		return whyTired
	case c.Since > state.Stamp(k.State.Table[state.TableTurnStart]) && !k.Has(r, keySwift):
		return whyNew
	}
	return k.Cannot(ability.AttackV, r, ref{}, s)
}

// begin announces what was chosen. What turns out impossible on the way fails, and the
// kernel puts everything back and asks again.
func (g game) begin(k *K, a state.Act) *frame {
	if a.Verb == state.DeclareAttack {
		return nil
	}
	f := k.NewFrame(k.Turn(), k.State.Ref(a.Card), a.Ability)
	k.Announce(f)
	return f
}

// Stage: a card that is played is shown, and judged now that all can see it; what was
// announced has been played. [6.1, 6.4]
func (g game) Stage(k *K, f *frame, s rules.Stage) {
	card, a := f.Ability == (state.AbilityID{}), k.Ability(f.Ability)
	switch {
	case s == rules.StageEnter && card:
		done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Resolving, f.By), Tag: state.TagPlayed, Seat: f.By})
		if len(done) == 0 {
			k.Fail(whyNow)
		}
		f.Card = done[0].New
		f.Src.Card = f.Card
		if why := g.mayPlay(k, f.By, f.Card); why != nil {
			k.Fail(why)
		}
	case s == rules.StageAnnounced && card:
		k.Do(event{Verb: ability.Played, Card: f.Card, Seat: f.By, Src: f.Src})
	case s == rules.StageAnnounced && a != nil && a.Kind == ability.Activated:
		k.Spend(f, a.Limit)
		k.Do(event{Verb: ability.ActivatedV, Card: f.Src.Card, Seat: f.By, Src: f.Src})
	}
}

// Currency: cards and abilities cost stones. [6.1, 6.4]
func (game) Currency() ability.Res { return ability.PP }

// Purse: stones are a number of a player. [5.2]
func (game) Purse(ability.Res) ability.Stat { return ability.PlayerPP }

// PayPart pays stones. [6.1]
func (game) PayPart(k *K, f *frame, p *rules.Part) bool {
	if p.Res != ability.PP || k.Stored(f.By, ability.PlayerPP) < p.N {
		return false
	}
	k.Do(event{Verb: state.NumberChanged, Seat: f.By, Slot: int32(ability.PlayerPP), N: -p.N, Src: f.Src, Cost: true})
	return true
}

// carryOut: a piece comes to the field, a move or an ability is carried out. [6.2, 6.3]
func (g game) carryOut(k *K, f *frame) {
	switch {
	case f.Ability != (state.AbilityID{}) || f.Card == (ref{}):
		k.Resolve(f)
	case k.Chars(f.Card).Kinds&ability.Unit != 0:
		k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Field, f.By), Seat: f.By, Src: f.Src})
	default:
		k.Resolve(f)
		if k.In(f.Card, ability.Resolving) {
			k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Own(ability.Discards, f.Card), Seat: f.By})
		}
	}
}

// Trigger plays an ability that waits; without a target it is not played. [8.1]
func (g game) Trigger(k *K, f *frame) {
	if k.Attempt(func() { k.Announce(f) }) == nil {
		g.carryOut(k, f)
	}
}

// PlayFree plays a card by an effect. [6.1]
func (g game) PlayFree(k *K, by seat, r ref, _ state.Source, free bool) bool {
	f := k.NewFrame(by, r, state.AbilityID{})
	f.Free = free
	if k.Attempt(func() { k.Announce(f) }) != nil {
		return false
	}
	g.carryOut(k, f)
	return true
}

// attack is an attack by a piece, from its declaration to its end. [7]
func (g game) attack(k *K, by ref) {
	s := k.Turn()
	b := k.OpenBattle([]ref{by}, nil)
	k.Do(event{Verb: ability.ActedV, Card: by, Seat: s}) // 7.2
	k.Do(event{Verb: ability.AttackV, Card: by, Seat: s})
	g.check(k)
	if at := g.block(k, s.Other()); k.In(by, ability.Field) && at == (ref{}) {
		k.Do(event{Verb: state.NumberChanged, Seat: s.Other(), Slot: int32(ability.PlayerLife), N: -1, Src: state.Source{Card: by}}) // 7.4
	} else if k.In(by, ability.Field) && k.In(at, ability.Field) {
		mine, _ := k.Stat(by, ability.Power)
		theirs, _ := k.Stat(at, ability.Power)
		batch := k.Batch()
		if mine <= theirs {
			batch = append(batch, beaten(k, by, at))
		}
		if theirs <= mine {
			batch = append(batch, beaten(k, at, by))
		}
		k.Do(batch...) // 7.5
	}
	g.check(k)
	k.CloseBattle(b)
}

// block asks who blocks, and plays what goes off by it; the zero ref: nobody. [7.3]
func (g game) block(k *K, s seat) (at ref) {
	var standing []ref
	for _, r := range k.Cards(ability.Field, s) {
		if !k.State.Card(r).Rest && k.Cannot(ability.BlockV, r, ref{}, s) == nil {
			standing = append(standing, r)
		}
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: "block", Rule: "7.3"}}
	d.Items = k.Items(standing)
	for _, it := range k.Ask(d).Pick {
		at = k.State.Ref(it.Card)
		k.Do(event{Verb: ability.BlockV, Card: at, Seat: s})
		g.check(k)
	}
	return at
}

// beaten is the event of a piece being discarded by the rules. [7.5, 8.3]
func beaten(k *K, r, by ref) event {
	return event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagDestroyed, Obj: by, Seat: k.State.Card(r).Master}
}

// Legal says what a deck breaks; 0 is a card that is not known. [4.2]
func (game) Legal(pool *state.Pool, _ string, d *rules.DeckSetup, _ []state.FaceID) (out []board.Why) {
	if len(d.Main) != deckSize {
		out = append(out, board.Why{Rule: "4.2", JA: "デッキはちょうど 20 枚です。", EN: "a deck has exactly 20 cards."})
	}
	count := map[state.FaceID]int{}
	for _, f := range d.Main {
		if count[f]++; f != 0 && count[f] == mostCopies+1 && pool.Def(f) != nil {
			name := pool.Def(f).Sides[0].Name
			out = append(out, board.Why{Rule: "4.2", JA: "「" + name + "」は 2 枚までです。", EN: name + ": no more than 2."})
		}
	}
	return out
}
