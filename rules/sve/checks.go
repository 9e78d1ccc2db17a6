package sve

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Mended: the same check as after everything that a player does.
func (game) Mended(k *K) { checkTiming(k) }

// checkTiming performs rule processes until none is due, then waiting abilities
// one by one, the turn player's first, from the top after each. [10.5.2]
func checkTiming(k *K) {
	s := k.Loops.NewSpin()
	for {
		s.Round()
		k.Sweep(rules.AllAtOnce)                                                    // 10.5.2.1
		k.StateTriggers()                                                           // 10.7.6
		if !k.PlayOne(k.Turn(), k.Turn()) && !k.PlayOne(k.NonTurn(), k.NonTurn()) { // 10.5.2.2, 10.5.2.3
			s.End()
			return // 10.5.2.4
		}
	}
}

// Checks are the rule processes. [11]
func (game) Checks() []rules.Check {
	field := board.FactIn(zoneField)
	there := field | board.FactMarks | board.FactCards // who is on the field, and what it is
	linked := func(z state.Zone) board.Facts { return board.FactIn(z) | field | board.FactLinks }
	return []rules.Check{
		{Rule: "11.2", On: board.FactIn(zoneLeader) | board.FactCards | board.FactLatches, Due: losing},
		{Rule: "11.3", On: there | board.FactLatches, Due: dying},
		{Rule: "11.4", On: field | board.FactNumbers, Due: crowded(ability.Field, ability.FieldLimit)},
		{Rule: "11.5", On: board.FactIn(zoneEX) | board.FactNumbers, Due: crowded(ability.EX, ability.EXLimit)},
		{Rule: "11.6", On: linked(zoneEvolution), Due: unlinked(ability.Evolution)},
		{Rule: "11.6.2", On: linked(zoneEvolution), Due: doubled},
		{Rule: "11.7", On: there | board.FactCounters, Due: unstacked},
		{Rule: "11.8", On: linked(zoneRace), Due: unlinked(ability.Race)},
		{Rule: "11.9", On: board.FactNumbers, Due: overPP},
		{Rule: "11.10", On: linked(zoneDrive), Due: unlinked(ability.Drive)},
		{Rule: "11.11", On: linked(zoneEquipment) | board.FactMarks, Due: equipment},
	}
}

// losing: a leader without life, or a draw from an empty deck; both at once
// is a draw. [1.2.1, 1.2.2, 11.2.1, 11.2.2]
func losing(k *K, into []event) []event {
	var lost [2]bool
	rule := "11.2.1"
	for s := seat(0); s < 2; s++ {
		for _, id := range k.State.List(zoneLeader, s) {
			if life, _ := k.CharsOf(id).Num.Get(ability.LifeStat); life <= 0 {
				lost[s] = true
			}
		}
		if k.Tallied(tallyDraw, s, ref{}) > 0 {
			lost[s], rule = true, "11.2.2"
		}
	}
	k.Lose(lost, rule)
	return into
}

// dying: followers without life, and those that fought one with Bane. [11.3]
func dying(k *K, into []event) []event {
	fought := slices.ContainsFunc(k.State.Tallies, func(t state.Tally) bool { return t.Key == tallyBane })
	for _, s := range k.Seats() {
		for _, id := range k.State.List(zoneField, s) {
			c := k.CharsOf(id)
			if c.Kinds&ability.Follower == 0 {
				continue
			}
			r := k.State.Ref(id)
			life, _ := c.Num.Get(ability.LifeStat)
			bane := life > 0 && fought && k.Tallied(tallyBane, state.Nobody, r) > 0 // 11.3.2.1
			if life > 0 && !bane {
				continue // 11.3.1
			}
			e := event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagDestroyed, Seat: s}
			if bane {
				e.Src = baneOf(k.Board, r)
			}
			into = append(into, e)
		}
	}
	return into
}

// baneOf is the Bane ability of what r fought last. [11.3.2.1]
func baneOf(b *B, r ref) state.Source {
	for i := len(b.State.Happened) - 1; i >= 0; i-- {
		e := &b.State.Happened[i]
		if e.Verb != ability.Engaged || e.Card != r {
			continue
		}
		for _, h := range b.Last(e.Obj).Abilities {
			if b.Ability(h.ID).Word == "bane" {
				return state.Source{Card: e.Obj, Via: h.ID}
			}
		}
	}
	return state.Source{}
}

// crowded: a zone over its limit keeps what its player chooses. [11.4.1, 11.5.1]
func crowded(z ability.Zone, limit ability.Stat) func(*K, []event) []event {
	return func(k *K, into []event) []event {
		for _, s := range k.Seats() {
			most := k.Number(s, limit)
			if int32(k.Count(z, s)) <= most {
				continue
			}
			cards := k.Cards(z, s)
			d := rules.Decision{Seat: s, Kind: rules.Choose, Min: most, Max: most, Ask: rules.Prompt{Key: "keep", Rule: "11.4.1"}}
			d.Items = k.Items(cards)
			kept := map[state.CardID]bool{}
			for _, it := range k.Ask(d).Pick {
				kept[it.Card] = true
			}
			for _, r := range cards {
				if !kept[r.ID] {
					into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: s})
				}
			}
		}
		return into
	}
}

// unlinked: cards whose link is lost go back face up. [11.6.1, 11.8.1, 11.10.1]
func unlinked(z ability.Zone) func(*K, []event) []event {
	return func(k *K, into []event) []event {
		if k.Count(z, 0)+k.Count(z, 1) == 0 {
			return into
		}
		for _, s := range k.Seats() {
			for _, r := range k.Cards(z, s) {
				if host := k.State.Card(r).Host; !k.In(host, ability.Field) {
					into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(ability.EvolveDeck, r), Tag: state.TagRule, Face: 1, Seat: s})
				}
			}
		}
		return into
	}
}

// doubled: of several evolve cards linked to one card it keeps one of those linked
// last, which its master chooses; the others go back like unlinked ones. [11.6.2, 11.6.1]
func doubled(k *K, into []event) []event {
	for _, s := range k.Seats() {
		if k.Count(ability.Evolution, s) < 2 {
			continue
		}
		for _, host := range k.Cards(ability.Field, s) {
			into = keepLast(k, s, host, into)
		}
	}
	return into
}

func keepLast(k *K, s seat, host ref, into []event) []event {
	n := 0
	for _, id := range k.State.List(k.Zone(ability.Evolution), s) {
		if k.State.Cards[id].Host == host {
			n++
		}
	}
	if n < 2 {
		return into
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "keep", Rule: "11.6.2", Src: host}}
	var linked []ref
	last := state.Stamp(-1)
	for _, r := range k.Cards(ability.Evolution, s) {
		c := k.State.Card(r)
		if c.Host != host {
			continue
		}
		linked = append(linked, r)
		if c.Placed > last {
			last, d.Items = c.Placed, nil
		}
		if c.Placed == last {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
	}
	if len(linked) < 2 {
		return into
	}
	kept := k.Ask(d).Pick[0].Card
	for _, r := range linked {
		if r.ID != kept {
			into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(ability.EvolveDeck, r), Tag: state.TagRule, Face: 1, Seat: s})
		}
	}
	return into
}

// unstacked: a Stack card without a stack counter. [11.7.1]
func unstacked(k *K, into []event) []event {
	for _, s := range k.Seats() {
		for _, id := range k.State.List(zoneField, s) {
			if k.CharsOf(id).Keys&keyStack == 0 {
				continue
			}
			if r := k.State.Ref(id); k.Counters(r, stackCounter) == 0 {
				into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: s})
			}
		}
	}
	return into
}

// overPP: PP above its maximum. [11.9.1]
func overPP(k *K, into []event) []event {
	for _, s := range k.Seats() {
		if most := k.Stored(s, ability.PlayerMaxPP); k.Stored(s, ability.PlayerPP) > most {
			into = append(into, event{Verb: state.NumberSet, Seat: s, Slot: int32(ability.PlayerPP), N: most})
		}
	}
	return into
}

// Immediate are the rules that interrupt anything: tokens and advance cards that
// went where they may not be [9.1.4.4, 9.2.2], Ward followers and Stack amulets that
// arrived [12.8.2, 13.3.2.2], amulets spent by an earth rite [13.3.3.2], and a leader's life that went up or down [13.5.2.2].
func (game) Immediate(k *K, happened []event) {
	if board.VerbsOf(happened)&interrupting == 0 {
		return
	}
	var room [2]event // hardly ever is there more
	next := room[:0]
	for i := range happened {
		e := &happened[i]
		switch e.Verb {
		case ability.Moved, ability.Created:
			next = arrived(k.Board, e, next)
		case ability.DealtDamage, ability.PlusV, ability.MinusV:
			next = lifeChanged(k.Board, e, next)
		case ability.CounterRemoved:
			next = riteSpent(k.Board, e, next)
		}
	}
	if len(next) > 0 {
		k.Do(next...)
	}
}

// interrupting are the verbs of events on which any of them may follow: board.VerbsOf.
const interrupting = 1<<ability.Moved | 1<<ability.Created | 1<<ability.DealtDamage | 1<<ability.PlusV | 1<<ability.MinusV | 1<<ability.CounterRemoved

func arrived(b *B, e *event, next []event) []event {
	if !b.Here(e.New) || e.To.Zone == state.Nowhere {
		return next
	}
	print := b.Printed(b.State.Card(e.New).Face, 0)
	w := b.Zones[e.To.Zone].Word
	if w == ability.Field && b.Zones[e.From.Zone].Word != ability.Field {
		next = comesWith(b, e, next)
	}
	switch {
	case print == nil:
	case print.Kinds&ability.Token != 0 && !tokenMayBe(print.Kinds, w):
		return append(next, event{Verb: ability.Moved, Card: e.New, Tag: state.TagErased, To: state.Place{Of: state.Nobody}}) // 9.1.4.4
	case print.Kinds&ability.AdvanceCard != 0 && w != ability.EvolveDeck && w != ability.Field && w != ability.EX && w != ability.Resolving:
		return append(next, event{Verb: ability.Moved, Card: e.New, Tag: state.TagRule, To: b.Own(ability.EvolveDeck, e.New), Face: 1}) // 9.2.2
	case w == ability.Field && b.Zones[e.From.Zone].Word != ability.Field && b.Has(e.New, keyWard) && b.Chars(e.New).Kinds&ability.Follower != 0:
		return append(next, event{Verb: ability.ActedV, Card: e.New, Seat: e.To.Of}) // 12.8.2
	case w == ability.Field && b.Zones[e.From.Zone].Word != ability.Field && b.Has(e.New, keyStack):
		return stackEnters(b, e, next)
	}
	return next
}

// comesWith puts on a card the counters with which its text says that it comes to the field. [1.3.1, 15.1]
func comesWith(b *B, e *event, next []event) []event {
	b.EachRule(ability.Must, board.Deed{Verb: ability.CounterPut, Any: true, By: state.Nobody}, e.New, ref{}, func(a *board.Active) bool {
		rule := a.Clause.(*ability.Rule)
		next = append(next, event{Verb: ability.CounterPut, Card: e.New, Name: rule.Name, N: a.Text.Amount(rule.N), Seat: e.To.Of, Src: a.Text.Src})
		return true
	})
	return next
}

// tokenMayBe lists where tokens may be. [9.1.4.1-3]
func tokenMayBe(k ability.Kinds, w ability.Zone) bool {
	switch {
	case k&ability.Crest != 0:
		return w == ability.EX
	case k&ability.EquipmentCard != 0:
		return w == ability.Equipment
	case k&ability.SpellCard != 0:
		return w == ability.EX || w == ability.Resolving
	}
	return w == ability.EX || w == ability.Field || w == ability.Resolving
}

func lifeChanged(b *B, e *event, next []event) []event {
	if !b.In(e.Card, ability.LeaderArea) || e.Verb != ability.DealtDamage && ability.Stat(e.Slot) != ability.LifeStat || e.N <= 0 {
		return next
	}
	v := ability.LifeDown
	if e.Verb == ability.PlusV {
		v = ability.LifeUp
	}
	return append(next, event{Verb: v, Card: e.Card, Seat: b.State.Card(e.Card).Master, N: e.N, Src: e.Src})
}

// Performed notes what the rules ask about later, and engages what its text says that it comes so.
func (game) Performed(k *K, e *event) {
	if (e.Verb == ability.Moved || e.Verb == ability.Created) && k.Zones[e.To.Zone].Word == ability.Field && k.Zones[e.From.Zone].Word != ability.Field && k.Ruled(ability.Must, ability.ActedV, e.New, ref{}) {
		k.SetRest(e.New, true) // 1.3.1, 4.2.2
	}
	if e.Verb == ability.Engaged && k.Has(e.Obj, keyBane) && k.Chars(e.Obj).Kinds&ability.Follower != 0 { // 11.3.2, 5.25.3.1; reading: as it is at the event
		k.Tally(tallyBane, state.Nobody, e.Card, 1, ability.SinceCheck)
	}
}
