package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Stages of a battle: Battle.Stage.
const (
	declared   int8 = iota
	blocked         // it stays so when the blocker is gone [10.1.3.3]
	struck          // those who attack, by First Strike: the blocker strikes back [15.2.3.2]
	struckBack      // the blocker has, by First Strike
)

var (
	whyAttacker = &board.Why{Rule: "10.1.2.1.1", JA: "アタックできるのはアクティブ状態の自分のフォワードだけです。", EN: "Only your active Forwards may attack."}
	whyNew      = &board.Why{Rule: "10.1.2.1.1", JA: "ターンの開始時からコントロールしていません。", EN: "It has not been yours since the turn began."}
	whyTwice    = &board.Why{Rule: "10.1.2.1.2", JA: "このターンすでにアタックしました。", EN: "It has attacked this turn."}
	whyMust     = &board.Why{Rule: "10.1.2.1.3", JA: "アタックしなければならないフォワードがいます。", EN: "A Forward must still attack."}
	whyParty    = &board.Why{Rule: "15.1.1.9.2", JA: "全員に共通する属性がありません。", EN: "They have no element in common."}
	whyAlone    = &board.Why{Rule: "15.1.1.9", JA: "一緒にアタックできるフォワードがいません。", EN: "No Forward can join it."}
)

// attackPhase begins the attack phase: the preparation step, once. [10.1, 10.1.1]
func attackPhase(k *K) rules.Next {
	if k.State.Table[tableWithout]&skipAttack != 0 {
		return rules.Goto(stepMain)
	}
	phase(k, ability.AttackPhase)
	return give(k, stepDeclare, anything)
}

// mayAttack says why a Forward may not attack. [10.1.2.1]
func (g game) mayAttack(k *K, r ref) *board.Why {
	c, card := k.Chars(r), k.State.Card(r)
	switch {
	case !k.In(r, ability.Field) || c.Kinds&ability.Forward == 0 || card.Rest || card.Master != k.Turn():
		return whyAttacker
	case c.Keys&keyHaste == 0 && !wasThere(k.Board, r):
		return whyNew // 15.2.2.2
	case k.Tallied(tallyCame, state.Nobody, r) >= max(1, k.Times(ability.May, ability.AttackV, r)):
		return whyTwice // 10.1.2.1.2
	}
	if why := g.mayPay(k, k.Turn(), toll(k.Board, ability.AttackV, r)); why != nil {
		return why // 10.1.2.3
	}
	return k.Cannot(ability.AttackV, r, ref{}, k.Turn())
}

// mayStop: the attack phase is not left while a Forward that must attack, and has
// not attacked, could. [10.1.2.1.3]
func (g game) mayStop(k *K) *board.Why {
	for _, r := range k.Cards(ability.Field, k.Turn()) {
		if k.Ruled(ability.Must, ability.AttackV, r, ref{}) && g.mayAttack(k, r) == nil {
			return whyMust
		}
	}
	return nil
}

// alike says whether Forwards may form a party: one element is common to all that
// have no party icon. [10.1.2.1, 15.1.1.9.2]
func alike(b *B, party []ref) bool {
	var common []string
	first := true
	for _, r := range party {
		if b.Icon(r, "party") || b.Chars(r).Keys&keyParty != 0 || joinsAll(b, r, party) {
			continue
		}
		if first {
			common, first = b.Chars(r).Classes, false
			continue
		}
		var both []string
		for _, e := range common {
			if slices.Contains(b.Chars(r).Classes, e) {
				both = append(both, e)
			}
		}
		common = both
	}
	return first || len(common) > 0
}

// joinsAll says whether an effect lets a Forward form a party with each of the others, whatever
// their elements. [15.1.1.9.2]
func joinsAll(b *B, r ref, party []ref) bool {
	return !slices.ContainsFunc(party, func(o ref) bool { return o != r && !b.Ruled(ability.May, ability.PartyV, r, o) })
}

// joiners lists who could attack together with r, each by itself. [15.1.1.9.3]
func (g game) joiners(k *K, r ref) (out []ref) {
	if k.Ruled(ability.Cannot, ability.PartyV, r, ref{}) {
		return nil
	}
	for _, o := range k.Cards(ability.Field, k.Turn()) {
		if o != r && g.mayAttack(k, o) == nil && !k.Ruled(ability.Cannot, ability.PartyV, o, ref{}) && alike(k.Board, []ref{r, o}) {
			out = append(out, o)
		}
	}
	return out
}

// mayLead says why a Forward may not be the first of a party.
func (g game) mayLead(k *K, r ref) *board.Why {
	if why := g.mayAttack(k, r); why != nil {
		return why
	}
	if len(g.joiners(k, r)) == 0 {
		return whyAlone
	}
	return nil
}

// declareAttack is the attack declaration step: one Forward or one party, until the
// turn player declines. [10.1.2, 10.1.4.5, 10.1.4.6]
func (g game) declareAttack(k *K) rules.Next {
	for len(k.State.Battles) > 0 { // 10.1.4.5: the party dissolves
		k.CloseBattle(k.State.Battles[0].ID)
	}
	if !slices.ContainsFunc(k.Cards(ability.Field, k.Turn()), func(r ref) bool { return g.mayAttack(k, r) == nil }) {
		return rules.Goto(stepMain) // 10.1.2.7; the field is public
	}
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Acting, Window: "attack", Then: "main", Ask: rules.Prompt{Key: "attack", Rule: "10.1.2.1"}}
	a, _ := k.TryAct(&d, func(a state.Act) *frame {
		by := []ref{k.State.Ref(a.Card)}
		if a.Verb == PartyAttack {
			by = g.chooseParty(k, by[0])
		}
		k.OpenBattle(by, nil)
		payToll(k, ability.AttackV, k.Turn(), by...) // 10.1.2.3
		return nil
	})
	if a.Verb == state.Pass {
		return rules.Goto(stepMain) // 10.1.2.7: no block, no damage
	}
	attack(k, k.State.Battles[0].Attackers)
	return give(k, stepBlock, anything) // 10.1.2.6
}

// chooseParty asks who attacks together with r. [10.1.2.1, 15.1.1.9.2-4]
func (g game) chooseParty(k *K, r ref) []ref {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Choose, Min: 1, Ask: rules.Prompt{Key: "party", Rule: "15.1.1.9.2", Src: r}}
	d.Items = k.Items(g.joiners(k, r))
	d.Max = int32(len(d.Items))
	for {
		party := []ref{r}
		for _, it := range k.Ask(d).Pick {
			party = append(party, k.State.Ref(it.Card))
		}
		if alike(k.Board, party) {
			return party
		}
		d.Refused = whyParty
	}
}

// attack makes Forwards attacking Forwards: they are dulled, but for those with
// Brave, and what triggers waits. [10.1.2.2, 10.1.2.4, 10.1.2.5, 15.2.1.2]
func attack(k *K, by []ref) {
	dull, attack := k.Batch(), k.Batch()
	for _, r := range by {
		if !k.Has(r, keyBrave) {
			dull = append(dull, event{Verb: ability.ActedV, Card: r, Seat: k.Turn(), Cost: true})
		}
		attack = append(attack, event{Verb: ability.AttackV, Card: r, Seat: k.Turn(), By: by})
	}
	if len(by) > 1 {
		attack = append(attack, event{Verb: ability.PartyV, Card: by[0], Obj: by[0], Seat: k.Turn(), By: by})
	}
	k.Do(dull...)
	k.Do(attack...)
}

// attackers lists who still attacks: on the field, and the turn player's. [10.1.3.3, 15.1.1.9.5]
func attackers(k *K, b *state.Battle) (out []ref) {
	gone := func(r ref) bool {
		return !k.In(r, ability.Field) || k.State.Card(r).Master != k.Turn() || k.Chars(r).Kinds&ability.Forward == 0
	}
	if !slices.ContainsFunc(b.Attackers, gone) {
		return b.Attackers
	}
	for _, r := range b.Attackers {
		if k.In(r, ability.Field) && k.State.Card(r).Master == k.Turn() && k.Chars(r).Kinds&ability.Forward != 0 {
			out = append(out, r)
		}
	}
	return out
}

// disband takes out of the battle who attacks no more; one that is left alone is no
// party. [15.1.1.9.5]
func disband(k *K) {
	for i := range k.State.Battles {
		b := &k.State.Battles[i]
		if still := attackers(k, b); len(still) < len(b.Attackers) {
			k.Engage(b, still, b.Targets)
		}
	}
}

// blocker is who still blocks; nobody: zero. [10.1.3.2, 10.1.3.3]
func blocker(k *K, b *state.Battle) ref {
	for _, r := range b.Targets {
		if k.In(r, ability.Field) && k.State.Card(r).Master == k.NonTurn() && k.Chars(r).Kinds&ability.Forward != 0 {
			return r
		}
	}
	return ref{}
}

// declareBlock is the block declaration step. [10.1.3]
func (g game) declareBlock(k *K) rules.Next {
	b := &k.State.Battles[0]
	by := attackers(k, b)
	if len(by) == 0 {
		return give(k, stepDamage, anything)
	}
	d := rules.Decision{Seat: k.NonTurn(), Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: "block", Rule: "10.1.3.1", Src: by[0]}}
	may, must := g.blockers(k, by)
	if len(must) > 0 {
		may, d.Min = must, 1 // 10.1.3.1.3
	}
	d.Items = k.Items(may)
	if r := chooseBlocker(k, d); r != (ref{}) {
		b = &k.State.Battles[0]
		k.SetStage(b, blocked)
		k.Engage(b, b.Attackers, []ref{r})                                                // 10.1.3.2
		k.Do(event{Verb: ability.BlockV, Card: r, Obj: by[0], By: by, Seat: k.NonTurn()}) // 10.1.3.4, 10.1.3.5
	}
	return give(k, stepDamage, anything) // 10.1.3.6
}

// chooseBlocker asks who blocks, and lets its player pay for that; who cannot is asked
// about no more. [10.1.3.1, 10.1.3.1.3]
func chooseBlocker(k *K, d rules.Decision) ref {
	for {
		pick := k.Ask(d).Pick
		if len(pick) == 0 {
			return ref{}
		}
		r := k.State.Ref(pick[0].Card)
		why := k.Attempt(func() { payToll(k, ability.BlockV, d.Seat, r) })
		if why == nil {
			return r
		}
		d.Refused = why
		d.Items = slices.DeleteFunc(slices.Clone(d.Items), func(it state.Item) bool { return it.Card == r.ID })
		d.Min = min(d.Min, int32(len(d.Items)))
	}
}

// blockers lists who may block these attackers, and who must. A party may be blocked
// by what may block one of its members. [10.1.3.1.1-3, 15.1.1.9.6]
func (g game) blockers(k *K, by []ref) (may, must []ref) {
	for _, r := range k.Cards(ability.Field, k.NonTurn()) {
		if k.Chars(r).Kinds&ability.Forward == 0 || k.State.Card(r).Rest {
			continue
		}
		can := slices.ContainsFunc(by, func(a ref) bool {
			return k.Cannot(ability.BlockV, r, a, k.NonTurn()) == nil && k.Cannot(ability.AttackedV, a, r, k.NonTurn()) == nil
		})
		price := toll(k.Board, ability.BlockV, r)
		if !can || g.mayPay(k, k.NonTurn(), price) != nil {
			continue
		}
		may = append(may, r)
		if price.N <= 0 && slices.ContainsFunc(by, func(a ref) bool { return k.Ruled(ability.Must, ability.BlockV, r, a) }) {
			must = append(must, r)
		}
	}
	return may, must
}

// battleDamage is the damage resolution step. Then the turn player may attack again,
// without another preparation step. [10.1.4]
func battleDamage(k *K) rules.Next {
	b := k.State.Battles[0]
	by, at := attackers(k, &b), blocker(k, &b)
	switch {
	case len(by) == 0:
	case b.Stage == declared: // 10.1.4.1, 15.1.1.9.1
		k.Do(event{Verb: ability.DealtDamage, Seat: k.NonTurn(), Obj: by[0], By: by, N: 1, Kind: ability.AttackDamage, Tag: state.TagAttack, Src: state.Source{Card: by[0]}})
	case at != ref{}:
		return fight(k, by, at)
	}
	return give(k, stepDeclare, anything) // 10.1.4.4, 10.1.4.6
}

// fight: both sides deal battle damage, at once, unless just one has First Strike:
// then it deals first, and there is priority before the other does. [10.1.4.2, 15.2.3.2, 15.2.3.3]
func fight(k *K, by []ref, at ref) rules.Next {
	fast := keyFirstStrike
	party := !slices.ContainsFunc(by, func(r ref) bool { return !k.Has(r, fast) }) // 15.1.1.9.7: all of them
	switch back := k.Has(at, fast); {
	case party == back:
		k.Do(append(blows(k, by, at), strikeBack(k, by, at)...)...)
		return give(k, stepDeclare, anything)
	case party:
		k.Do(blows(k, by, at)...)
		k.SetStage(&k.State.Battles[0], struck)
	default:
		k.Do(strikeBack(k, by, at)...)
		k.SetStage(&k.State.Battles[0], struckBack)
	}
	return give(k, stepOther, backAttacks)
}

// otherDamage is the damage of those without First Strike. [15.2.3.2]
func otherDamage(k *K) rules.Next {
	b := k.State.Battles[0]
	by, at := attackers(k, &b), blocker(k, &b)
	if b.Stage == struck {
		k.Do(strikeBack(k, by, at)...)
	} else {
		k.Do(blows(k, by, at)...)
	}
	return give(k, stepDeclare, anything)
}

// blows is what each of the attackers still there deals the blocker. [10.1.4.2]
func blows(k *K, by []ref, at ref) []event {
	if !k.In(at, ability.Field) {
		return nil
	}
	out := k.Batch()
	for _, r := range by {
		if k.In(r, ability.Field) {
			out = append(out, blow(k.Board, r, at, power(k.Board, r)))
		}
	}
	return out
}

func blow(b *B, from, to ref, n int32) event {
	return event{Verb: ability.DealtDamage, Card: to, Obj: from, N: n, Kind: ability.CombatDamage, Tag: state.TagCombat,
		Seat: b.State.Card(to).Master, Src: state.Source{Card: from}}
}

// thousand is the unit in which a blocker divides its damage. [10.1.4.2.1]
const thousand = 1000

// strikeBack is what the blocker deals: to a party, divided as its player likes, in
// units of 1000; what remains goes to one of them. [10.1.4.2, 10.1.4.2.1]
func strikeBack(k *K, by []ref, at ref) []event {
	out := k.Batch()
	var there []ref
	for _, r := range by {
		if k.In(r, ability.Field) {
			there = append(there, r)
		}
	}
	if len(there) == 0 || !k.In(at, ability.Field) {
		return nil
	}
	n := power(k.Board, at)
	left, rest := n/thousand, n%thousand
	odd := there[0]
	if rest > 0 && len(there) > 1 {
		d := rules.Decision{Seat: k.NonTurn(), Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "remainder", Rule: "10.1.4.2.1", Src: at}}
		d.Items = k.Items(there)
		odd = k.State.Ref(k.Ask(d).Pick[0].Card)
	}
	for i, r := range there {
		share := left
		if i < len(there)-1 {
			share = k.Ask(rules.Decision{Seat: k.NonTurn(), Kind: rules.Number, Max: left, Ask: rules.Prompt{Key: "share", Rule: "10.1.4.2.1", Src: r}}).N[0]
		}
		left -= share
		hit := share * thousand
		if r == odd {
			hit += rest
		}
		out = append(out, blow(k.Board, at, r, hit))
	}
	return out
}
