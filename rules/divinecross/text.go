package divinecross

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Act carries out a word of card texts that is a procedure of this rulebook. A word
// without a procedure is carried out by hand.
func (game) Act(k *K, f *frame, a *ability.Act, on []ref) rules.Extent {
	switch a.What.Who.Side {
	case ability.Opponent:
		return act(k, f, f.By.Other(), a, on)
	case ability.Each: // each with what is theirs, the turn player first, as whatever both do
		did := rules.Full
		for _, s := range k.Seats() {
			did = min(did, act(k, f, s, a, slices.DeleteFunc(slices.Clone(on), func(r ref) bool { return k.State.Card(r).Master != s })))
		}
		return did
	}
	return act(k, f, f.By, a, on)
}

// act is such a procedure of one player.
func act(k *K, f *frame, s seat, a *ability.Act, on []ref) rules.Extent {
	switch a.Word {
	case "heal":
		return heal(k, f, on, k.Amount(f, &a.N))
	case "charge":
		return chargeNow(k, f, s, on)
	case "swap":
		return extent(with(k, s, on, func(in ref) bool { return swap(k, k.State.Card(in).Master, in, f.Src) }))
	case "retreat":
		return extent(with(k, s, on, func(in ref) bool {
			return k.Attempt(func() {
				if !retreat(k, k.State.Card(in).Master, in, f.Src) {
					k.Fail(whyEnergy)
				}
			}) == nil
		}))
	case "ticket":
		return extent(grant(k, s, f.Src))
	case "lose ticket":
		return extent(ticket(k.Board) == s && len(k.Do(event{Verb: ability.TicketLost, Seat: s, Src: f.Src})) > 0)
	case "battle phase":
		k.SetTable(tableBattles, k.State.Table[tableBattles]+1)
		return rules.Full
	case "use again":
		return useAgain(k, on, a.Name)
	case "fail":
		return extent(len(k.Do(event{Verb: failed, Seat: s, Src: f.Src})) > 0)
	case koZone:
		return toKO(k, f, s, slices.Clone(on), k.Amount(f, &a.N))
	}
	k.ByHandText(f, a.Word)
	return rules.Full
}

// CouldAct says whether what a text lets a player do could be done in full. [925.2]
func (game) CouldAct(b *B, f *frame, a *ability.Act, on []ref, want int) bool {
	s := f.By
	if a.What.Who.Side == ability.Opponent {
		s = s.Other()
	}
	switch a.Word {
	case "heal": // 915.1b
		n := 0
		for _, r := range on {
			if b.Could(event{Verb: ability.Healed, Card: r, N: b.Amount(f, &a.N), Seat: s, Src: f.Src}) {
				n++
			}
		}
		return n > 0 && n >= want
	case "charge": // 906.1
		if len(on) == 0 {
			on = units(b, s)
		}
		return b.Count(ability.Hand_, s) > 0 && slices.ContainsFunc(on, func(r ref) bool { return b.Cannot(ability.Charged, r, ref{}, s) == nil })
	case "swap": // 912.1
		return mainOf(b, s) != ref{} && b.Count(ability.Standby, s) > 0
	case "retreat": // 913.1d
		return slices.ContainsFunc(b.Cards(ability.Standby, s), func(r ref) bool { return mayRetreat(b, s, r) == nil })
	case "ticket": // 926.1
		return ticket(b) != s
	case "lose ticket": // 925.2
		return ticket(b) == s
	}
	return true
}

// useAgain lets what a unit uses by a name, its assists' too, be used once more this turn: as if it had been used once less. [803.1, 801.1g-1, 902.1]
func useAgain(k *K, on []ref, name string) rules.Extent {
	did := rules.Nothing
	for _, r := range on {
		for _, of := range append([]ref{r}, attached(k.Board, ability.Soul, r)...) {
			for _, h := range k.Chars(of).Abilities {
				a := k.Lookup(h.ID)
				if a == nil || a.Name != name {
					continue
				}
				for _, l := range a.Limit {
					key, seat, card := k.LimitKey(&frame{By: k.State.Card(of).Master, Src: state.Source{Card: of, Via: h.ID}, Ability: h.ID}, l)
					k.Tally(key, seat, card, -1, l.Per)
					did = rules.Full
				}
			}
		}
	}
	return did
}

func extent(done bool) rules.Extent {
	if done {
		return rules.Full
	}
	return rules.Nothing
}

// heal takes damage off units; without damage it is not done. [915]
func heal(k *K, f *frame, on []ref, n int32) rules.Extent {
	batch := k.Batch()
	for _, r := range on {
		batch = append(batch, event{Verb: ability.Healed, Card: r, N: n, Seat: k.State.Card(r).Master, Src: f.Src})
	}
	did := len(k.Do(batch...))
	if did > 0 && did < len(batch) {
		return rules.Some
	}
	return extent(did > 0)
}

// with does something with the standby unit that a text names, or that its player
// chooses.
func with(k *K, s seat, on []ref, do func(ref) bool) bool {
	if len(on) == 0 {
		on = one(k, s, "swap", "912.1", k.Cards(ability.Standby, s))
	}
	return len(on) > 0 && k.In(on[0], ability.Standby) && do(on[0])
}

// one asks a seat for one of some cards.
func one(k *K, s seat, key, rule string, of []ref) []ref { return some(k, s, 1, key, rule, of) }

// some asks a seat for n of some cards, or as many as there are.
func some(k *K, s seat, n int32, key, rule string, of []ref) (out []ref) {
	n = min(n, int32(len(of)))
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: n, Max: n, Ask: rules.Prompt{Key: key, Rule: rule}}
	d.Items = k.Items(of)
	for _, it := range k.Ask(d).Pick {
		out = append(out, k.State.Ref(it.Card))
	}
	return out
}

// chargeNow is a charge by an effect: with an empty hand it still draws, forbidden it
// does nothing. [906, 104.2, 104.4]
func chargeNow(k *K, f *frame, s seat, on []ref) rules.Extent {
	if len(on) == 0 {
		on = units(k.Board, s)
	}
	may := slices.DeleteFunc(slices.Clone(on), func(r ref) bool { return k.Cannot(ability.Charged, r, ref{}, s) != nil })
	if len(on) > 0 && len(may) == 0 {
		return rules.Nothing
	}
	card := one(k, s, "charge", "906", k.Cards(ability.Hand_, s))
	if len(card) == 0 || len(may) == 0 {
		k.Draw(s, f.Src)
		return rules.Some
	}
	charge(k, s, card[0], one(k, s, "charged", "906", may)[0], f.Src)
	return rules.Full
}

// koZone is the word for putting cards into the KO zone, which makes up for what is missing. [920.2]
const koZone = "ko zone"

// toKO puts n cards into the KO zone: those named; what is missing from the top of the
// deck, then from the hand, then from the discard pile. [920]
func toKO(k *K, f *frame, s seat, on []ref, n int32) rules.Extent {
	if n <= 0 {
		return rules.Nothing
	}
	put := func(refs []ref) {
		batch := k.Batch()
		for _, r := range refs {
			batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Own(ability.KO, r), Seat: s, Src: f.Src})
		}
		n -= int32(len(k.Do(batch...)))
	}
	put(on[:min(len(on), int(n))])
	put(slices.Clone(k.Cards(ability.Deck, s)[:min(k.Count(ability.Deck, s), int(max(n, 0)))]))
	for _, w := range [...]ability.Zone{ability.Hand_, ability.Discards} {
		if n > 0 {
			put(some(k, s, n, "ko", "920.2", k.Cards(w, s)))
		}
	}
	if n > 0 {
		return rules.Some
	}
	return rules.Full
}
