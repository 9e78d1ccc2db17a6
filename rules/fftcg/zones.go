package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Zones of chapter 7. A character being cast passes through the zone of the stack,
// too, without ever being on the stack: readings.go. Untraced: 11.8.16.2.
var zoneSpecs = lexicon.Named([]board.ZoneSpec{
	{Word: ability.NoZone, Name: "nowhere"},
	{Word: ability.Field, Turns: true, Play: true, Up: board.Public, Down: board.None, Texts: true, Taken: true, Full: board.Refuse}, // 6.2.4, 7.7
	{Word: ability.DamageZone, Up: board.Public, Down: board.None},                                                                   // 7.8
	{Word: ability.Deck, Ordered: true, Up: board.Public, Down: board.None, Hidden: true, Untraced: true},                            // 7.9
	{Word: ability.Discards, Up: board.Public, Down: board.None},                                                                     // 7.10
	{Word: ability.Hand_, Up: board.Public, Down: board.Its, Hidden: true, Untraced: true},                                           // 7.11
	{Word: ability.Resolving, Shared: true, Ordered: true, Up: board.Public, Passing: true},                                          // 7.12
	{Word: ability.Removed, Up: board.Public, Down: board.None},                                                                      // 7.13
	{Word: ability.EvolveDeck, Up: board.Public, Down: board.Its, Hidden: true},                                                      // [NS], limitbreak.go
	{Word: ability.Evolution, Up: board.Public, Links: true, Bases: true},                                                            // [NS], priming.go
})

func (game) Zones() []board.ZoneSpec { return zoneSpecs }

// Numbers of zones that are read all the time.
var zoneField, zoneDamage, zoneHand, zoneLimit, zonePrimed = zoneAt(ability.Field), zoneAt(ability.DamageZone), zoneAt(ability.Hand_), zoneAt(ability.EvolveDeck), zoneAt(ability.Evolution)

func zoneAt(w ability.Zone) state.Zone { return rules.ZoneOf(zoneSpecs, w) }

// mostBackups is how many Backups a player may have. [7.7.4]
const mostBackups = 5

// Carry: a card that changes zones becomes a new object [7.4]; a change of control
// is no change of zones [6.2.6.1].
func (game) Carry(k *B, e *event) (same, follow bool) {
	same = k.Zones[e.From.Zone].Word == ability.Field && k.Zones[e.To.Zone].Word == ability.Field
	return same, same
}

// Pointless: an effect may activate what is active and dull what is dull; a cost
// may not. [15.1.1.1.2, 15.1.1.2.2]
func (game) Pointless(k *B, e *event) bool {
	if !e.Cost && (e.Verb == ability.Stood || e.Verb == ability.ActedV) {
		return !k.Here(e.Card)
	}
	return k.ChangesNothing(e)
}

// Placing: of what an effect puts onto a field that does not hold all of it, its player chooses what comes. [7.7.3, 7.7.4, 7.7.5; readings.go]
func (game) Placing(k *K, _ seat, f *frame, to *ability.Place, evs []event) []event {
	if to.Zone != ability.Field {
		return evs
	}
	return rules.Fitting(k, f, to, evs, func(e *event, earlier []event) string {
		if why := fieldLimit(k.Board, e.Card, e.To.Of, earlier, true); why != nil {
			return why.Rule
		}
		return k.Cite("fit")
	})
}

// Rewrite forbids to go beyond the limits of the field, and Summons to come there.
// [5.2.3.1.2.1, 7.7.3, 7.7.4, 7.7.5]
func (game) Rewrite(k *B, e *event, earlier []event) bool {
	if e.Verb != ability.Moved || k.Zones[e.To.Zone].Word != ability.Field {
		return true
	}
	if k.In(e.Card, ability.Field) {
		return true // 6.2.6.2: a change of control is repaired by rule processes
	}
	return fieldLimit(k, e.Card, e.To.Of, earlier, !k.In(e.Card, ability.Resolving)) == nil
}

var (
	whyBackups = &board.Why{Rule: "7.7.4", JA: "バックアップは5体までです。", EN: "No more than five Backups."}
	whySummon  = &board.Why{Rule: "5.2.3.1.2.1", JA: "召喚獣はフィールドに置かれません。", EN: "Summons are never on the field."}
	whyName    = &board.Why{Rule: "7.7.3", JA: "同じ名前のキャラクターがいます。", EN: "You have a character of that name."}
	whyText    = &board.Why{Rule: "2.2", JA: "自身のテキストにより、今はフィールドに出せません。", EN: "By its own text it cannot be played now."}
	whyBright  = &board.Why{Rule: "7.7.5", JA: "光属性と闇属性のキャラクターは合わせて1体までです。", EN: "Only one Light or Dark character."}
)

// fieldLimit says which limit a card would break by coming to a seat's field, with
// those that come in the same batch, or what its own text says against it; nil for a hidden one. It is
// cast, or comes by an effect. [2.2, 5.2.3.1.2.1, 7.7.3, 7.7.4, 7.7.5]
func fieldLimit(k *B, r ref, s seat, earlier []event, effect bool) *board.Why {
	c, backups := k.Chars(r), 0
	if c.Kinds&ability.Summon != 0 {
		return whySummon
	}
	if staysAway(k, r, s, effect) || k.Cannot(ability.Entered, r, ref{}, s) != nil {
		return whyText
	}
	for _, there := range crowd(k, s, earlier) {
		o := k.Chars(there)
		if o.Kinds&ability.Backup != 0 {
			backups++
		}
		if sameName(k, r, there) {
			return whyName // 7.7.3, 7.7.3.1
		}
		if bright(c) && bright(o) && !(k.Allowed(ability.Entered, r, s) && k.Allowed(ability.Entered, there, s)) && !comesBeside(k, r, there, s) {
			return whyBright // 7.7.5
		}
	}
	if c.Kinds&ability.Backup != 0 && backups >= mostBackups {
		return whyBackups // 7.7.4
	}
	return nil
}

// staysAway says whether the text of a card itself forbids that it comes to a seat's field, in any way or by an effect. [2.2, 11.9.1]
func staysAway(k *B, r ref, s seat, effect bool) bool {
	ch := k.Chars(r)
	if ch.Sorts&(1<<ability.Static) == 0 {
		return false
	}
	for _, h := range ch.Abilities {
		a := k.Ability(h.ID)
		if a.Kind != ability.Static {
			continue
		}
		for _, e := range a.Do {
			if rule, is := e.(*ability.Rule); !is || rule.Verb != ability.Entered || rule.Mode != ability.Cannot || rule.What.Ref.Kind != ability.This || rule.Kind == ability.AbilityDamage && !effect {
				continue
			}
			f := frame{By: s, Src: state.Source{Card: r, Via: h.ID}, Ability: h.ID}
			from := e.(*ability.Rule).With // where it comes from, if it is said
			if x := k.TextOf(&f); (from == nil || x.Fits(from, r) == board.Yes) && k.Holds(&f, a.Gate) && k.Holds(&f, a.If) {
				return true
			}
		}
	}
	return false
}

// comesBeside says whether the text of a card itself lets it come beside another of Light or Dark. [2.1, 7.7.5]
func comesBeside(k *B, r, there ref, s seat) bool {
	for _, h := range k.Chars(r).Abilities {
		a := k.Ability(h.ID)
		if a.Kind != ability.Static {
			continue
		}
		for _, e := range a.Do {
			if rule, is := e.(*ability.Rule); !is || !ownLeave(rule) {
				continue
			}
			rule := e.(*ability.Rule)
			f := frame{By: s, Src: state.Source{Card: r, Via: h.ID}, Ability: h.ID}
			if x := k.TextOf(&f); k.Holds(&f, a.Gate) && k.Holds(&f, a.If) && x.Fits(rule.With, there) == board.Yes {
				return true
			}
		}
	}
	return false
}

// ownLeave: a card may come beside others though 7.7.5 is against it.
func ownLeave(rule *ability.Rule) bool {
	return rule.Verb == ability.Entered && rule.Mode == ability.May && rule.What.Ref.Kind == ability.This && rule.With != nil
}

// crowd is a seat's field together with what comes there by the same batch.
func crowd(k *B, s seat, earlier []event) []ref {
	out := k.Cards(ability.Field, s)
	for i := range earlier {
		if e := &earlier[i]; e.Verb == ability.Moved && e.To == k.Place(ability.Field, s) {
			out = append(out, e.Card)
		}
	}
	return out
}

// sameName: two of a name, neither of them generic. [7.7.3, 7.7.3.1]
func sameName(k *B, a, b ref) bool {
	return share(k.Chars(a).Names, k.Chars(b).Names) && !generic(k, a) && !generic(k, b)
}

// generic says whether there may be several of a card's name. [7.7.3.1]
func generic(k *B, r ref) bool { return k.Icon(r, "generic") }

// share says whether two lists of words have one in common.
func share(a, b []string) bool {
	for _, s := range a {
		for _, o := range b {
			if s == o {
				return true
			}
		}
	}
	return false
}

// Performed notes what the rules ask about later, and dulls a Backup that enters, and what its text says so of.
func (game) Performed(k *K, e *event) {
	switch e.Verb {
	case ability.Moved:
		if k.Zones[e.To.Zone].Word == ability.Field && k.Zones[e.From.Zone].Word != ability.Field {
			keys := k.Chars(e.New).Keys
			if p := k.Printed(k.State.Card(e.New).Face, 0); p != nil && p.Kinds&ability.Backup != 0 && keys&keyComesActive == 0 || keys&keyComesDull != 0 {
				k.SetRest(e.New, true) // 5.2.3.1.1.3, 11.12.5.1
			}
			comesWith(k, e.New)
		}
	case ability.DealtDamage:
		if e.Card != (ref{}) {
			k.NoteDamage(e.Card) // 12.4.5
		}
	case ability.AttackV:
		k.Tally(tallyCame, state.Nobody, e.Card, 1, ability.ThisTurn) // 10.1.2.1.2
	}
}

// comesWith puts the counters on a character that texts say it enters the field with. [11.9.2]
func comesWith(k *K, r ref) {
	var put []state.Counter
	k.EachRule(ability.Must, board.Deed{Verb: ability.CounterPut, Any: true, By: state.Nobody}, r, ref{}, func(a *board.Active) bool {
		rule := a.Clause.(*ability.Rule)
		put = append(put, state.Counter{Name: rule.Name, N: a.Text.Amount(rule.N)})
		return true
	})
	for _, c := range put {
		k.Bear(r, c.Name, c.N)
	}
}

// Perform carries out the events that are the game's own.
func (game) Perform(k *K, e *event) {
	if e.Verb == healed {
		k.SetDamage(e.Card, 0)
	}
}

// Writes is what they write.
func (game) Writes(*event) board.Facts { return board.FactDamage }
