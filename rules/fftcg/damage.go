package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Immediate orders what came at the same time, puts LB cards where they belong and carries
// out damage that was dealt to players. [6.5, 11.12.4.11, NS]
func (g game) Immediate(k *K, happened []event) {
	age(k, happened)
	limits(k, happened)
	var turned []burst
	for i := range happened {
		if e := &happened[i]; e.Verb == ability.DealtDamage && e.Card == (ref{}) {
			of := *e
			turned = process(k, &of, turned)
		}
	}
	for _, b := range turned { // behind all of the damage, in the order in which it turned them up [6.5.2.1]
		g.useBurst(k, b)
	}
}

// burst is a card with an EX Burst that damage turned up.
type burst struct {
	of   seat // whose card it is
	card ref
	id   state.AbilityID // of its auto ability; zero: its whole text as a Summon
}

// process is damage processing, card by card from the deck to the Damage Zone. It adds the EX Bursts among them to those that were
// turned up before; of damage that is mute none of those may be used. [6.5.1-3]
func process(k *K, e *event, turned []burst) []burst {
	s, src, mute := e.Seat, e.Src, e.Slot&state.Mute != 0
	dealers := e.By
	if len(dealers) == 0 {
		dealers = []ref{e.Obj}
	}
	for n := rules.Often(e.N); n > 0; n-- {
		deck := k.Cards(ability.Deck, s)
		if len(deck) == 0 {
			k.Tally(tallyEmpty, s, ref{}, 1, ability.SinceCheck) // 3.1.3, 12.4.3
			break
		}
		done := k.Do(event{Verb: ability.Moved, Card: deck[0], To: k.Place(ability.DamageZone, s), Seat: s, Src: src}) // 6.5.2
		if len(done) == 0 {
			continue
		}
		if b, ok := bursts(k.Board, s, done[0].New); ok && !mute && !barred(k.Board, s, b.card, dealers) { // 15.2.6.3.1: as things are when it is placed
			turned = append(turned, b)
		}
	}
	return turned
}

// bursts says whether a card in the Damage Zone has an EX Burst now. [11.10, 15.2.6.3]
func bursts(b *B, s seat, r ref) (burst, bool) {
	for _, h := range b.Chars(r).Abilities {
		a := b.Ability(h.ID)
		f := frame{By: s, Src: state.Source{Card: r, Via: h.ID}, Ability: h.ID}
		if a.Marks&ability.EXBurst == 0 || !b.Holds(&f, a.Gate) {
			continue
		}
		if a.Kind == ability.Spell {
			return burst{of: s, card: r}, true
		}
		return burst{of: s, card: r, id: h.ID}, true
	}
	return burst{}, false
}

// barred says whether an effect forbids to use the EX Burst of a card that was turned up by what these dealt.
func barred(b *B, s seat, r ref, dealers []ref) bool {
	return b.Bars(board.Deed{Verb: ability.BurstV, By: s}, r, ref{}) != nil || slices.ContainsFunc(dealers, func(by ref) bool {
		return b.Bars(board.Deed{Verb: ability.BurstV, By: state.Nobody}, by, r) != nil
	})
}

// useBurst offers an EX Burst and carries it out, without the stack: of a Summon the
// whole text, of an auto ability its effect, as if its condition had been met. Its
// choices are made now; where they cannot be, nothing happens. [11.10.2, 11.10.3]
func (g game) useBurst(k *K, b burst) {
	s := b.of
	if !k.Here(b.card) || k.Ask(rules.Decision{Seat: s, Kind: rules.YesNo, Ask: rules.Prompt{Key: "burst", Rule: "11.10.2", Src: b.card, Ability: b.id}}).N[0] == 0 {
		return
	}
	f := k.NewFrame(s, b.card, b.id)
	f.Free, f.Arg = true, asBurst
	owed := len(k.State.Owed)
	k.Do(event{Verb: ability.BurstV, Card: b.card, Seat: s})
	if k.Attempt(func() { k.Announce(f) }) == nil {
		k.Resolve(f)
		g.castOwed(k, owed)
	}
}
