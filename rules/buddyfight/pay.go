package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Solve says whether so much gauge is there. [1.call.1.1.note1]
func (game) Solve(k *K, s seat, f *frame, p *rules.Part) ([]state.Payment, bool) {
	return nil, p.Res == ability.Gauge && k.Count(ability.GaugeZone, s) >= int(charged(k, f, p.N))
}

// Bill: what effects take off the cost of a card they take off its gauge. [readings.go]
func (game) Bill(k *K, f *frame, b *rules.Bill) {
	for i := range b.Parts {
		if p := &b.Parts[i]; p.Res == ability.Gauge {
			p.N = charged(k, f, p.N)
		}
	}
}

// payable says whether a card could be paid for, be it in the other of two ways. [1.call.1.1.note1, 1.call.1.4]
func payable(k *K, f *frame, costs []ability.Cost) bool {
	way := func(other bool) (offered, pays bool) {
		pays = true
		for i := range costs {
			if (costs[i].Mode == ability.InsteadOf) == other {
				offered, pays = true, pays && k.Payable(f, &costs[i])
			}
		}
		return offered, pays
	}
	_, pays := way(false)
	offered, instead := way(true)
	return pays || offered && instead
}

// charged is how much of n gauge a card costs now; abilities cost what they say.
func charged(k *K, f *frame, n int32) int32 {
	if f.Card == (ref{}) || f.Ability != (state.AbilityID{}) {
		return n
	}
	return k.CostNow(ability.Played, f.Card, n)
}

// Purse: life is a number of a fighter, the gauge a zone. [1.call.1.6]
func (game) Purse(r ability.Res) ability.Stat {
	if r == ability.Life {
		return ability.PlayerLife
	}
	return ability.NoStat
}

// PayPart pays gauge, which its fighter chooses though nobody sees it, into the drop
// zone; or life, which must suffice. [1.call.1.4, 1.call.1.6; readings.go]
func (game) PayPart(k *K, f *frame, p *rules.Part) bool {
	switch {
	case p.N <= 0:
		return true
	case p.Res == ability.Life:
		return k.Number(f.By, ability.PlayerLife) >= p.N &&
			len(k.Do(event{Verb: state.NumberChanged, Seat: f.By, Slot: int32(ability.PlayerLife), N: -p.N, Src: f.Src, Cost: true})) > 0
	case p.Res != ability.Gauge:
		return false
	}
	d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: p.N, Max: p.N, Ask: rules.Prompt{Key: "gauge", Rule: "1.call.1.4", Src: f.Src.Card, N: p.N}}
	for _, r := range k.Cards(ability.GaugeZone, f.By) {
		if !k.InUse(r, ability.NoVerb) {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
	}
	if len(d.Items) < int(p.N) {
		return false
	}
	batch := k.Batch()
	for _, it := range k.Ask(d).Pick {
		r := k.State.Ref(it.Card)
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagPaid, Cost: true, Seat: f.By, Src: f.Src})
	}
	return len(k.Do(batch...)) == len(batch)
}
