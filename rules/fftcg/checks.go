package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Limited is the format of limited play; "" is constructed. [3.1.1, 8.1.1.2]
const Limited = "limited"

// mostDamage is how much damage loses the game: 7 in constructed play, 6 in
// limited. [3.1.1, 12.4.1]
func mostDamage(k *B) int32 {
	if k.Format == Limited {
		return 6
	}
	return 7
}

// Checks are the rule processes; all that are due are one event. [12.4]
func (game) Checks() []rules.Check {
	there := board.FactIn(zoneField) | board.FactMarks | board.FactCards // who is on the field, and what it is
	return []rules.Check{
		{Rule: "12.4.1", On: board.FactIn(zoneDamage) | board.FactLatches, Due: losing},
		{Rule: "12.4.4", On: there | board.FactDamage, Due: falling},
		{Rule: "12.4.6", On: there, Due: leaving},
	}
}

// losing: too much damage, a draw or damage from an empty deck. Who loses at the
// same time as the other draws. [3.1, 3.3, 12.4.1, 12.4.2, 12.4.3]
func losing(k *K, into []event) []event {
	var lost [2]bool
	rule := ""
	for s := seat(0); s < 2; s++ {
		if by := losesBy(k.Board, s); by != "" {
			lost[s], rule = true, max(rule, by)
		}
	}
	k.Lose(lost, rule)
	return into
}

// losesBy is the rule by which a seat loses as things are. [3.1.1-3]
func losesBy(b *B, s seat) string {
	switch {
	case int32(b.Count(ability.DamageZone, s)) >= mostDamage(b):
		return "12.4.1"
	case b.Tallied(tallyDraw, s, ref{}) > 0:
		return "12.4.2"
	case b.Tallied(tallyEmpty, s, ref{}) > 0:
		return "12.4.3"
	}
	return ""
}

// Winning: who wins and loses at the same time loses; one that loses stands, though no
// rule process has come yet. [3.2]
func (game) Winning(b *B, s seat, rule string) rules.Result {
	if losesBy(b, s) != "" {
		return rules.Result{Winner: s.Other(), Rule: "3.2"}
	}
	return rules.Result{Winner: s, Rule: rule}
}

// put is a character that a rule process puts into its owner's Break Zone: it is not
// broken. [15.1.1.3.2]
func put(b *B, r ref, s seat) event {
	return event{Verb: ability.Moved, Card: r, To: b.Own(ability.Discards, r), Tag: state.TagRule, Seat: s}
}

// character is a character on the field, and what it is.
type character struct {
	r  ref
	of seat
	c  *state.Chars
}

// fielded lists every character on the field, the turn player's first.
func fielded(b *B, out []character) []character {
	for _, s := range b.Seats() {
		for _, id := range b.State.List(zoneField, s) {
			out = append(out, character{b.State.Ref(id), s, b.CharsOf(id)})
		}
	}
	return out
}

// falling: the characters that power or damage do not let stay. [12.4.4, 12.4.5]
func falling(k *K, into []event) []event {
	var room [24]character
	all := fielded(k.Board, room[:0])
	into = powerless(k.Board, all, into)
	return broken(k, all, into)
}

// leaving: those that others do not let stay. [12.4.6-8]
func leaving(k *K, into []event) []event {
	var room [24]character
	all := fielded(k.Board, room[:0])
	into = namesakes(k, all, into)
	into = brights(k.Board, all, into)
	return excess(k, all, into)
}

// powerless: a character whose power is 0 or less; what has no power is not meant.
// [12.4.4]
func powerless(b *B, all []character, into []event) []event {
	for i := range all {
		if n, ok := all[i].c.Num.Get(ability.Power); ok && n <= 0 {
			into = append(into, put(b, all[i].r, all[i].of))
		}
	}
	return into
}

// broken: as much damage as power breaks; who dealt it since the last rule process
// has broken it. [12.4.5, 15.1.1.9.8]
func broken(k *K, all []character, into []event) []event {
	for i := range all {
		r, damage := all[i].r, k.State.Card(all[i].r).Damage
		if damage == 0 {
			continue
		}
		if n, ok := all[i].c.Num.Get(ability.Power); ok && n >= thousand && damage >= n {
			e := event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagDestroyed, Seat: all[i].of}
			e.Obj, e.By, e.Kind = breakers(k, r)
			into = append(into, e)
		}
	}
	return into
}

// breakers are those that dealt r damage since the last rule process: one of them,
// and all; and what damage it was, where Summons or abilities dealt it themselves. [12.4.5, 11.11.8]
func breakers(k *K, r ref) (one ref, by []ref, kind ability.DamageKind) {
	for _, e := range k.Dealt(r) {
		one = e.Obj
		if board.ByText(e) {
			kind = e.Kind
		}
		for _, o := range append([]ref{e.Obj}, partyOf(k, e)...) {
			if !slices.Contains(by, o) {
				by = append(by, o)
			}
		}
	}
	return one, by, kind
}

// partyOf is the party whose battle damage e is: each of its members has done it,
// also one that dealt nothing. [15.1.1.9.8]
func partyOf(k *K, e *event) []ref {
	for i := range k.State.Battles {
		if b := &k.State.Battles[i]; e.Kind == ability.CombatDamage && slices.Contains(b.Attackers, e.Obj) {
			return b.Attackers
		}
	}
	return nil
}

// namesakes: characters of a name, none of them generic, all leave. [12.4.6]
func namesakes(k *K, all []character, into []event) []event {
	var room [24]bool
	gone, any := append(room[:0], make([]bool, len(all))...), false
	for i := range all {
		for j := i - 1; j >= 0 && all[j].of == all[i].of; j-- {
			if a, b := &all[i], &all[j]; share(a.c.Names, b.c.Names) && !generic(k.Board, a.r) && !generic(k.Board, b.r) {
				gone[i], gone[j], any = true, true, true
			}
		}
	}
	if !any {
		return into
	}
	for i := range all {
		if gone[i] {
			into = append(into, put(k.Board, all[i].r, all[i].of))
		}
	}
	return into
}

// brights: two or more of Light and Dark all leave, unless an effect lets there be several of
// each of them. [12.4.7]
func brights(b *B, all []character, into []event) []event {
	var n [2]int
	var alone [2]bool // some may not stand beside another
	for i := range all {
		if bright(all[i].c) {
			n[all[i].of]++
			alone[all[i].of] = alone[all[i].of] || !b.Allowed(ability.Entered, all[i].r, all[i].of) && !besideAll(b, all, i)
		}
	}
	if n[0] < 2 && n[1] < 2 {
		return into
	}
	for i := range all {
		if n[all[i].of] > 1 && alone[all[i].of] && bright(all[i].c) {
			into = append(into, put(b, all[i].r, all[i].of))
		}
	}
	return into
}

// besideAll says whether a character may stand beside each other of Light or Dark of its controller: its own text, or theirs, let it
// come there. [7.7.5]
func besideAll(b *B, all []character, i int) bool {
	for j := range all {
		if j != i && all[j].of == all[i].of && bright(all[j].c) && !comesBeside(b, all[i].r, all[j].r, all[i].of) && !comesBeside(b, all[j].r, all[i].r, all[i].of) {
			return false
		}
	}
	return true
}

// excess: of six Backups or more their controller chooses which leave. [12.4.8, 7.7.4]
func excess(k *K, all []character, into []event) []event {
	for _, s := range k.Seats() {
		backup := func(o *character) bool { return o.of == s && o.c.Kinds&ability.Backup != 0 }
		over := int32(-mostBackups)
		for i := range all {
			if backup(&all[i]) {
				over++
			}
		}
		if over <= 0 {
			continue
		}
		d := rules.Decision{Seat: s, Kind: rules.Choose, Min: over, Max: over, Ask: rules.Prompt{Key: "excess", Rule: "7.7.4"}}
		for i := range all {
			if backup(&all[i]) {
				d.Items = append(d.Items, state.Item{Card: all[i].r.ID})
			}
		}
		for _, it := range k.Ask(d).Pick {
			into = append(into, put(k.Board, k.State.Ref(it.Card), s))
		}
	}
	return into
}
