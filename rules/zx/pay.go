package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whySource = &board.Why{Rule: "805.3a", JA: "スリープできるのは、リブート状態の自分のリソースだけです。", EN: "Only your rebooted resources pay."}
	whyMany   = &board.Why{Rule: "805.3b", JA: "リソースの枚数が違います。", EN: "Not that many resources."}
	whyColour = &board.Why{Rule: "805.3a", JA: "必要な色のリソースがありません。", EN: "A colour that is asked for is missing."}
	whyLittle = &board.Why{Rule: "805.3c", JA: "リソースが足りません。", EN: "Not enough resources."}
)

// Currency: what a card prints is paid by sleeping resources. [203.2, 805.1]
func (game) Currency() ability.Res { return ability.Source }

// Purse: crystals are a number of a player, sources are slept. [804.2f]
func (game) Purse(r ability.Res) ability.Stat {
	if r == ability.Crystal {
		return ability.PlayerCrystals
	}
	return ability.NoStat
}

// Ways: no card pays for two parts of a cost [804.4c]; "N a turn" counts what has been resolved
// [803.1d, 803.2c].
func (game) Ways() rules.Ways {
	return rules.Ways{Secretly: true, PaysApart: true, Reloads: true, LimitsResolved: !limitsWait}
}

// sources lists the rebooted resources of a seat. [805.3a]
func sources(k *K, s seat) []ref {
	var room [32]ref
	out := room[:0]
	for _, id := range k.State.List(zoneResource, s) {
		if r := k.State.Ref(id); !k.State.Cards[id].Rest && !k.InUse(r, ability.NoVerb) {
			out = append(out, r)
		}
	}
	return k.List(out)
}

// matched is how many of the colours asked for have a card each among these: the largest
// matching. [805.3a, 804.4c]
func matched(k *K, colours []string, of []ref) int {
	var room [32]int
	taken := append(room[:0], make([]int, len(of))...) // the colour that a card stands for, counted from 1
	n := 0
	for c := range colours {
		var room [32]bool
		if augment(k, colours, of, taken, append(room[:0], make([]bool, len(of))...), c) {
			n++
		}
	}
	return n
}

// augment finds a card for a colour, moving others to other cards where that helps.
func augment(k *K, colours []string, of []ref, taken []int, tried []bool, c int) bool {
	for i, r := range of {
		if tried[i] || !slices.Contains(k.Chars(r).Classes, colours[c]) {
			continue
		}
		tried[i] = true
		if taken[i] == 0 || augment(k, colours, of, taken, tried, taken[i]-1) {
			taken[i] = c + 1
			return true
		}
	}
	return false
}

// needed is how many of the colours of a cost must be paid: one for each point at most.
// [805.3a]
func needed(p *rules.Part) int { return min(len(p.Colors), int(max(p.N, 0))) }

// Bill gives the resource cost of a card its colours, puts what a card's own conditions
// ask for besides into it, and lets its player say in which order costs are paid, where
// that could matter. [805.2a, 806.1b-d, 804.2f]
func (game) Bill(k *K, f *frame, b *rules.Bill) {
	if f.Card != (ref{}) && f.Ability == (state.AbilityID{}) {
		demands(k, f, b)
	}
	acts := 0
	for i := range b.Parts {
		if b.Parts[i].Do != nil {
			acts++
		}
	}
	if acts < 2 {
		return
	}
	n := int32(len(b.Parts))
	d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: n, Max: n, Ordered: true, Ask: rules.Prompt{Key: "costs", Rule: "804.2f", Src: f.Src.Card, Ability: f.Ability}}
	for i := range b.Parts {
		d.Items = append(d.Items, state.Item{N: int32(i)})
	}
	was := slices.Clone(b.Parts)
	d.Parts = was
	for i, it := range k.Ask(d).Pick {
		b.Parts[i] = was[it.N]
	}
}

// PayPart sleeps resources by a plan, or spends counters. An empty plan gives up, and with
// it the whole play is taken back. [805.3d, 804.2f, 1016.2]
func (game) PayPart(k *K, f *frame, p *rules.Part) bool {
	switch {
	case p.Word == wordDescent:
		return descend(k, f, p)
	case p.Res == ability.Crystal:
		if k.Number(f.By, ability.PlayerCrystals) < p.N {
			return false // another part has spent them
		}
		k.Do(event{Verb: state.NumberChanged, Seat: f.By, Slot: int32(ability.PlayerCrystals), N: -p.N, Src: f.Src, Cost: true})
		return true
	case p.Res != ability.Source:
		return false
	case p.N <= 0:
		return true
	}
	if afford(k, f.By, p) != nil {
		return false // 805.3c
	}
	plan := k.AskPlan(f.By, f, p)
	batch := k.Batch()
	for _, pay := range plan {
		batch = append(batch, event{Verb: ability.ActedV, Card: k.State.Ref(pay.Card), Seat: f.By, Src: f.Src, Cost: true})
	}
	k.Do(batch...)
	f.Paid += p.N
	return len(plan) > 0
}

// Sources lists every single payment that may serve a cost.
func (game) Sources(k *K, s seat, _ *frame, p *rules.Part, into []state.Payment) []state.Payment {
	if p.Res != ability.Source {
		return into
	}
	for _, r := range sources(k, s) {
		into = append(into, state.Payment{Card: r.ID})
	}
	return into
}

// Gives is one point for each rebooted resource.
func (game) Gives(k *K, s seat, p *rules.Part, pay state.Payment) (int32, *board.Why) {
	if c := &k.State.Cards[pay.Card]; p.Res != ability.Source || pay.As != 0 || pay.Card == 0 || c.At.Zone != zoneResource || c.At.Of != s || c.Rest || k.InUse(k.State.Ref(pay.Card), ability.NoVerb) {
		return 0, whySource
	}
	return 1, nil
}

// CheckPlan judges a plan: as many rebooted resources as points, with every colour that
// must be there. An empty one takes the play back. [805.3a, 805.3b]
func (g game) CheckPlan(k *K, s seat, _ *frame, p *rules.Part, plan []state.Payment) *board.Why {
	if len(plan) == 0 {
		return nil
	}
	var room [32]ref
	of := room[:0]
	for _, pay := range plan {
		if _, why := g.Gives(k, s, p, pay); why != nil {
			return why
		}
		of = append(of, k.State.Ref(pay.Card))
	}
	switch {
	case int32(len(of)) != p.N:
		return whyMany
	case matched(k, p.Colors, of) < needed(p):
		return whyColour
	}
	return nil
}

// Solve finds a plan: cards for the colours first, then whichever come. [805.3]
func (game) Solve(k *K, s seat, _ *frame, p *rules.Part) ([]state.Payment, bool) {
	if p.Res != ability.Source || afford(k, s, p) != nil {
		return nil, false
	}
	pick := sources(k, s)
	for i := len(pick) - 1; i >= 0 && int32(len(pick)) > max(p.N, 0); i-- { // what is not needed is left out
		r := pick[i]
		if pick = slices.Delete(pick, i, i+1); matched(k, p.Colors, pick) < needed(p) {
			pick = slices.Insert(pick, i, r)
		}
	}
	plan := make([]state.Payment, len(pick))
	for i, r := range pick {
		plan[i].Card = r.ID
	}
	return plan, true
}

// afford says whether a seat's resources could pay a cost.
func afford(k *K, s seat, p *rules.Part) *board.Why {
	if int32(len(k.State.List(zoneResource, s))) < p.N {
		return whyLittle
	}
	all := sources(k, s)
	switch {
	case int32(len(all)) < p.N:
		return whyLittle
	case matched(k, p.Colors, all) < needed(p):
		return whyColour
	}
	return nil
}
