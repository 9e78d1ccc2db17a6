package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Words of keywords; those with a number or a text are abilities of Kind Keyword with
// that word, which have it in Args or Text.
const (
	keyStart     = "start card"
	keyGate      = "gate card"
	keyRecovery  = "life recovery"
	keyVoid      = "void bringer"
	keyRange     = "range"
	keyEndless   = "endless range"
	keyZekkai    = "zekkai"
	wordDescent  = "descent"
	wordAwake    = "awakening"
	wordDress    = "dream dress"
	wordSword    = "sword descent"
	wordVessel   = "vessel"
	keyExtension = "zextend drive"

	keyUnaffected = "unaffected" // 1013: by effects of the opponent's
	keyEventless  = "unaffected by events"
	keyAsleep     = "enters asleep"
	keyAlter      = "alter force"
	keySolitude   = "infinite solitude"
	keyInstall    = "install"
)

// Bits of the keywords that are read all the time.
var (
	bitUnaffected, bitZekkai = board.KeyBit(game{}, keyUnaffected), board.KeyBit(game{}, keyZekkai)
	bitEventless             = board.KeyBit(game{}, keyEventless)
	bitAsleep                = board.KeyBit(game{}, keyAsleep)
	bitRange, bitEndless     = board.KeyBit(game{}, keyRange), board.KeyBit(game{}, keyEndless)
)

// A keyword whose ability is read: its word and its bit.
type keyword struct {
	word string
	bit  uint64
}

func keyed(word string) keyword { return keyword{word, board.KeyBit(game{}, word)} }

var (
	descent, awakening, dreamDress = keyed(wordDescent), keyed(wordAwake), keyed(wordDress)
	swordDescent, vessel           = keyed(wordSword), keyed(wordVessel)
	recovery, void                 = keyed(keyRecovery), keyed(keyVoid)
)

// Keywords of chapter 1100. Where the rulebook defines a keyword as an ability, that
// ability stands here; the others are read by the procedures.
func (game) Keywords() []board.Keyword {
	return []board.Keyword{
		{Word: keyStart, JA: "スタートカード", EN: "Start Card"},                                                             // 1101, setup.go
		{Word: keyRecovery, JA: "ライフリカバリー", EN: "Life Recovery"},                                                      // 1102
		{Word: keyVoid, JA: "ヴォイドブリンガー", EN: "Void Bringer"},                                                          // 1103
		{Word: keyRange, JA: "レンジ", EN: "Range"},                                                                      // 1104.2
		{Word: keyEndless, JA: "レンジ∞", EN: "Range ∞", Sort: keyRange},                                                 // 1104.3
		{Word: keyZekkai, JA: "絶界", EN: "Zekkai"},                                                                     // 1106
		{Word: keyGate, JA: "ゲートカード", EN: "Gate Card"},                                                                // 1113, setup.go
		{Word: iconIG, JA: "イグニッションアイコン", EN: "ignition icon"},                                                        // 206.6: given by an effect
		{Word: keyInstall, JA: "インストール", EN: "Install", Abilities: []ability.Ability{installs}},                       // 1115.2
		{Word: keyUnaffected, JA: "相手の効果を受けない", EN: "Unaffected by the opponent's effects"},                           // 1013
		{Word: keyEventless, JA: "相手のイベントの効果を受けない", EN: "Unaffected by the opponent's events"},                        // 1013
		{Word: keyAsleep, JA: "スリープで登場する", EN: "Enters asleep"},                                                       // 303.5a
		{Word: keyAlter, JA: "アルターフォース", EN: "Alter Force", Abilities: []ability.Ability{alterForce(1)}},              // 1107.2
		{Word: keySolitude, JA: "Infinite Solitude", EN: "Infinite Solitude", Abilities: []ability.Ability{solitude}}, // 1109.2
		{Word: wordDescent, JA: "降臨条件", EN: "Descent"},                                                                // 806.1b
		{Word: wordAwake, JA: "覚醒条件", EN: "Awakening"},                                                                // 806.1c
		{Word: wordDress, JA: "夢装条件", EN: "Dream Dress"},                                                              // 806.1d
		{Word: wordSword, JA: "剣臨条件", EN: "Sword Descent"},                                                            // 806.1e
		{Word: wordVessel, JA: "剣臨器", EN: "Vessel"},                                                                   // 202.8d
	}
}

// alterForce: on entering, up to n cards of one's own trash become its forces. [1107.2,
// 1107.3]
func alterForce(n int32) ability.Ability {
	return ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic, On: []ability.Event{entersThis},
		Do: effects{choose(upTo(n), in(you, ability.Discards)), &ability.Move{What: chosen, To: ability.Place{Zone: ability.Soul, Link: self}}}}
}

// solitude: on entering, any number of one's own other Zexes go back to the hand. [1109.2]
var solitude = ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic, On: []ability.Event{entersThis},
	Do: effects{choose(ability.Count{Op: ability.AnyNumber}, other(zex(you))), move(chosen, ability.Return, ability.NoZone)}}

// installs: on entering, a Zex with 転身 in its name may be removed from one's own trash; if
// so, this gains one of its activated abilities until the end of the turn. [1115.2]
var installs = ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic, On: []ability.Event{entersThis},
	Do: effects{&ability.Try{May: true, Slot: 3, Do: effects{
		choose(count(1), has(filter{Who: you, Zone: []ability.Zone{ability.Discards}, Kind: ability.Zexes}, ability.NameAttr, "転身", ability.Contains)),
		move(chosen, ability.Banish, ability.NoZone), &ability.Act{Word: keyInstall, What: chosen},
	}, Then: effects{&ability.Give{What: itself, From: &chosen, For: tonight}}}}}

// wordOf is a card's ability of a keyword; nil: it has none.
func wordOf(k *B, c *state.Chars, w keyword) *ability.Ability {
	return k.Ability(wordID(k, c, w))
}

// wordID is which one it is.
func wordID(k *B, c *state.Chars, w keyword) state.AbilityID {
	if c.Keys&w.bit == 0 {
		return state.AbilityID{}
	}
	for i := range c.Abilities {
		if c.Abilities[i].Kind != ability.Keyword {
			continue
		}
		if a := k.Ability(c.Abilities[i].ID); a != nil && a.Word == w.word {
			return c.Abilities[i].ID
		}
	}
	return state.AbilityID{}
}

// anyRange is the reach of Range without end. [1104.3]
const anyRange = 99

// reach is how far a Zex may attack: a neighbouring square, or as far as the furthest of
// its Range abilities. [602.1b, 1104.2, 1104.3]
func reach(k *B, r ref) int32 {
	c := k.Chars(r)
	far := int32(1)
	switch {
	case c.Keys&bitEndless != 0:
		return anyRange
	case c.Keys&bitRange == 0:
		return far
	}
	for _, h := range c.Abilities {
		if h.Kind != ability.Keyword {
			continue
		}
		if a := k.Ability(h.ID); a != nil && a.Word == keyRange && len(a.Args) == 1 {
			far = max(far, a.Args[0].N)
		}
	}
	return far
}

// fromLife does what Life Recovery and Void Bringer say when their card has entered after
// being played from life; it is part of that. [1102.2, 1103.2]
func fromLife(k *K, s seat, r ref) {
	keys := k.Chars(r).Keys
	few := func() bool { return k.Number(s, ability.PlayerLife) <= k.Number(s.Other(), ability.PlayerLife) }
	src := state.Source{Card: r, Via: wordID(k.Board, k.Chars(r), recovery)}
	if keys&recovery.bit != 0 && few() {
		if deck := k.Cards(ability.Deck, s); len(deck) > 0 {
			k.Do(event{Verb: ability.Moved, Card: deck[0], To: k.Place(ability.LifeZone, s), Seat: s, Src: src})
		}
	}
	if keys&void.bit != 0 && few() {
		src.Via = wordID(k.Board, k.Chars(r), void) // an effect of the card [1013.1a]
		var of []ref
		for _, seat := range k.Seats() {
			for _, z := range zexes(k.Board, seat) {
				if selectable(k.Board, z) {
					of = append(of, z)
				}
			}
		}
		d := rules.Decision{Seat: s, Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: "void", Rule: "1103.2", Src: r}, Items: k.Items(of)}
		for _, it := range k.Ask(d).Pick {
			z := k.State.Ref(it.Card)
			k.Do(event{Verb: ability.Moved, Card: z, To: k.Own(ability.Discards, z), Seat: s, Src: src}) // 1103.2a
		}
	}
}

// selectable says whether an effect that asks for Zexes may choose one: Zekkai keeps it from
// being chosen, whoever's effect it is and whoever chooses, as long as it is in a square.
// [1106.2]
func selectable(k *B, r ref) bool {
	return !k.In(r, ability.Square) || k.Chars(r).Keys&bitZekkai == 0
}

var whyZekkai = &board.Why{Rule: "1106.2", JA: "絶界を持つゼクスは選べません。", EN: "A Zex with Zekkai cannot be chosen."}

// Selectable: Zekkai. [1106.2]
func (g game) Selectable(k *B, _ seat, r ref, of *ability.Filter) *board.Why {
	return g.Pickable(k, r, of)
}

// Pickable: Zekkai, where Zexes are asked for; a choice of cards of whatever kind and race is
// none of Zexes. [1106.2]
func (game) Pickable(k *B, r ref, of *ability.Filter) *board.Why {
	cards := of != nil && of.Kind == 0 && len(of.Has) == 0 && len(of.Or) == 0
	if !cards && !selectable(k, r) {
		return whyZekkai
	}
	return nil
}

// vesselOf says whether a Shift may be put on a card: the one its Sword Descent Vessel
// names. [202.8d, 806.1a]
func vesselOf(k *K, s seat, r, host ref) bool {
	a := wordOf(k.Board, k.Chars(r), vessel)
	if a == nil || len(a.Do) == 0 || !k.In(host, ability.Square) {
		return false
	}
	sel, ok := a.Do[0].(*ability.Select)
	return ok && k.Fits(k.Probe(s, r, state.AbilityID{}), &sel.Sel.Of, host) == board.Yes
}

// shiftOnto puts a Shift onto its host. [806.1f, 1015.1, 1015.2]
func shiftOnto(k *K, r, host ref, src state.Source, by seat) {
	if !k.In(host, ability.Square) {
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Dynamis, r), Face: 1, Tag: state.TagRule, Seat: by})
		return
	}
	for _, e := range k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(ability.Equipment, by), Tag: state.TagLinked, Seat: by, Src: src}) {
		k.Do(event{Verb: state.Linked, Card: e.New, Obj: host, Seat: by, Src: src})
	}
}

// conditions judges, by plain tests, the condition that a Zex Extra or a Shift is played
// under, and whether its resource cost could be paid. [806.1a-e]
func conditions(k *K, s seat, r ref, c *state.Chars, free bool) *board.Why {
	n, _ := c.Num.Get(ability.CostStat)
	if costless(c) {
		if why := instead(k, s, r, c, n); why != nil || free {
			return why
		}
		p := raised(k, r)
		return afford(k, s, &p)
	}
	if a := wordOf(k.Board, c, awakening); a != nil {
		f := k.Probe(s, r, state.AbilityID{})
		for i := range a.Cost {
			if !k.Payable(f, &a.Cost[i]) {
				return whyAwake
			}
		}
	} else if c.Kinds&ability.AdvanceCard != 0 {
		return whyAwake
	}
	if free {
		return nil
	}
	p := rules.Part{Res: ability.Source, N: k.CostNow(ability.Played, r, n), Colors: c.Classes}
	return afford(k, s, &p)
}

// instead judges what stands in the place of a resource cost. [806.1b, 806.1d, 806.1e]
func instead(k *K, s seat, r ref, c *state.Chars, cost int32) *board.Why {
	if a := wordOf(k.Board, c, descent); a != nil {
		return mayDescend(k, s, r, a, cost)
	}
	if a := wordOf(k.Board, c, dreamDress); a != nil && k.Number(s, ability.PlayerCrystals) < a.Args[0].N {
		return whyDress
	}
	if a := wordOf(k.Board, c, swordDescent); c.Kinds&shiftCard != 0 && (a == nil || !k.Holds(k.Probe(s, r, state.AbilityID{}), a.If)) {
		return whySword
	}
	return nil
}

// costless says whether a card is played without a resource cost: a Shift, by descent, by
// dream dress. [806.1b, 806.1d, 806.1e]
func costless(c *state.Chars) bool {
	return c.Kinds&shiftCard != 0 || c.Keys&(descent.bit|dreamDress.bit) != 0
}

// raised is what a card without a resource cost costs by effects. [805.2c]
func raised(k *K, r ref) rules.Part {
	return rules.Part{Res: ability.Source, N: k.CostNow(ability.Played, r, 0)}
}

// demands puts what the conditions of a Zex Extra ask for into its bill: descent and dream
// dress in the place of the resource cost, awakening besides. [806.1b-d]
func demands(k *K, f *frame, b *rules.Bill) {
	c := k.Chars(f.Card)
	n, _ := c.Num.Get(ability.CostStat)
	if b.Parts[0].Colors = slices.Clip(c.Classes); costless(c) && !f.Free {
		b.Parts[0] = raised(k, f.Card)
	}
	if wordOf(k.Board, c, descent) != nil {
		b.Parts = append(b.Parts, rules.Part{Word: wordDescent, N: n})
	} else if a := wordOf(k.Board, c, dreamDress); a != nil {
		b.Parts = append(b.Parts, rules.Part{Res: ability.Crystal, N: a.Args[0].N})
	}
	if a := wordOf(k.Board, c, awakening); a != nil {
		for i := range a.Cost {
			b.Parts = append(b.Parts, rules.Part{Res: a.Cost[i].Res, N: k.Amount(f, &a.Cost[i].N), Colors: a.Cost[i].Colors, Do: a.Cost[i].Do})
		}
	}
}

// offerings lists what may be destroyed for a descent: the rebooted Zexes that it names.
// [806.1b, 806.2a]
func offerings(k *K, s seat, r ref, a *ability.Ability) (of []ref, sel *ability.Selector) {
	m, ok := a.Cost[0].Do.(*ability.Move)
	if !ok || m.What.Sel == nil {
		return nil, nil
	}
	for _, z := range k.Matches(k.Probe(s, r, state.AbilityID{}), &m.What.Sel.Of) {
		e := event{Verb: ability.Moved, Card: z, To: k.Own(ability.Discards, z), Tag: state.TagDestroyed, Cost: true, Seat: s}
		if k.State.Card(z).Master == s && !k.State.Card(z).Rest && k.Could(e) { // 806.2b
			of = append(of, z)
		}
	}
	return of, m.What.Sel
}

// mayDescend says whether a descent might be made: as many resources as its cost, and
// Zexes whose costs come to as much. [806.1b]
func mayDescend(k *K, s seat, r ref, a *ability.Ability, cost int32) *board.Why {
	if int32(k.Count(ability.Resource, s)) < cost {
		return whyDescent
	}
	of, sel := offerings(k, s, r, a)
	if sel == nil {
		return whyDescent
	}
	var costs []int32
	for _, z := range of {
		n, _ := k.Stat(z, ability.CostStat)
		costs = append(costs, n)
	}
	slices.SortFunc(costs, func(a, b int32) int { return int(b - a) })
	lo, hi := numberOf(sel, len(of))
	sum := int32(0)
	for _, n := range costs[:min(hi, len(costs))] {
		sum += n
	}
	if len(of) < lo || sum < cost {
		return whyDescent
	}
	return nil
}

// numberOf is how many a selector asks for, of so many.
func numberOf(s *ability.Selector, of int) (lo, hi int) {
	switch s.N.Op {
	case ability.Exactly:
		return int(s.N.N.N), int(s.N.N.N)
	case ability.UpTo:
		return 0, int(s.N.N.N)
	case ability.AnyNumber:
		return int(s.N.N.N), max(of, int(s.N.N.N))
	}
	return 0, of
}

// descend destroys the Zexes that a descent takes. [806.1b]
func descend(k *K, f *frame, p *rules.Part) bool {
	a := wordOf(k.Board, k.Chars(f.Card), descent)
	of, sel := offerings(k, f.By, f.Card, a)
	if sel == nil {
		return false
	}
	lo, hi := numberOf(sel, len(of))
	d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: int32(lo), Max: int32(min(hi, len(of))), Ask: rules.Prompt{Key: "descend", Rule: "806.1b", Src: f.Card}, Items: k.Items(of)}
	d.Sum = &ability.Bound{Stat: ability.CostStat, Cmp: ability.GE, N: ability.N(p.N)}
	batch := k.Batch()
	for _, it := range k.Ask(d).Pick {
		z := k.State.Ref(it.Card)
		batch = append(batch, event{Verb: ability.Moved, Card: z, To: k.Own(ability.Charge, z), Tag: state.TagDestroyed, Cost: true, Seat: f.By, Src: f.Src})
	}
	k.Do(batch...)
	return len(batch) > 0 && !slices.ContainsFunc(batch, func(e event) bool { return k.Here(e.Card) }) // 806.2b: wherever they went
}

// install asks which activated ability of a card is gained; without one there is none.
// [1115.2]
func install(k *K, f *frame, on []ref) bool {
	if len(on) == 0 {
		return false
	}
	d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "gains", Rule: "1115.2", Src: on[0]}}
	for i, h := range k.Book.Printed(k.State.Card(on[0]).Face, 0).Abilities {
		if h.Kind == ability.Activated {
			d.Items = append(d.Items, state.Item{N: int32(i), Ability: h.ID})
		}
	}
	if len(d.Items) == 0 {
		return false
	}
	f.Let(1, []ref{on[0]}, k.Ask(d).Pick[0].N+1)
	return true
}
