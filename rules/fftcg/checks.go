package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// Limited is the format of limited play; "" is constructed. [3.1.1, 8.1.1.2]
const Limited = "limited"

// mostDamage is how much damage loses the game: 7 in constructed play, 6 in
// limited. [3.1.1, 12.4.1]
func mostDamage(k *K) int32 {
	if k.Setup != nil && k.Setup.Format == Limited {
		return 6
	}
	return 7
}

// Checks are the rule processes; all that are due are one event. [12.4]
func (g game) Checks() []rules.Check {
	there := rules.FactIn(zoneField) | rules.FactMarks | rules.FactCards // who is on the field, and what it is
	return []rules.Check{
		{Rule: "12.4.1", On: rules.FactIn(zoneDamage) | rules.FactTallies, Due: g.losing},
		{Rule: "12.4.4", On: there, Due: g.powerless},
		{Rule: "12.4.5", On: there | rules.FactDamage, Due: g.broken},
		{Rule: "12.4.6", On: there, Due: g.namesakes},
		{Rule: "12.4.7", On: there, Due: g.brights},
		{Rule: "12.4.8", On: there, Due: g.excess},
	}
}

// losing: too much damage, a draw or damage from an empty deck. Who loses at the
// same time as the other draws. [3.1, 3.3, 12.4.1, 12.4.2, 12.4.3]
func (game) losing(k *K, into []event) []event {
	var lost [2]bool
	rule := ""
	for s := seat(0); s < 2; s++ {
		if by := losesBy(k, s); by != "" {
			lost[s], rule = true, max(rule, by)
		}
	}
	k.Lose(lost, rule)
	return into
}

// losesBy is the rule by which a seat loses as things are. [3.1.1-3]
func losesBy(k *K, s seat) string {
	switch {
	case int32(k.Count(ability.DamageZone, s)) >= mostDamage(k):
		return "12.4.1"
	case k.Tallied(tallyDraw, s, ref{}) > 0:
		return "12.4.2"
	case k.Tallied(tallyEmpty, s, ref{}) > 0:
		return "12.4.3"
	}
	return ""
}

// Winning: who wins and loses at the same time loses; one that loses stands, though no
// rule process has come yet. [3.2]
func (game) Winning(k *K, s seat, rule string) rules.Result {
	if losesBy(k, s) != "" {
		return rules.Result{Winner: s.Other(), Rule: "3.2"}
	}
	return rules.Result{Winner: s, Rule: rule}
}

// put is a character that a rule process puts into its owner's Break Zone: it is not
// broken. [15.1.1.3.2]
func put(k *K, r ref, s seat) event {
	return event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: rules.TagRule, Seat: s}
}

// powerless: a character whose power is 0 or less; what has no power is not meant.
// [12.4.4]
func (game) powerless(k *K, into []event) []event {
	return each(k, into, func(r ref, s seat, into []event) []event {
		if n, ok := k.Chars(r).Num.Get(ability.Power); ok && n <= 0 {
			into = append(into, put(k, r, s))
		}
		return into
	})
}

// each asks about every character on the field, the turn player's first.
func each(k *K, into []event, f func(r ref, s seat, into []event) []event) []event {
	for _, s := range k.Seats() {
		for _, r := range k.Cards(ability.Field, s) {
			into = f(r, s, into)
		}
	}
	return into
}

// broken: as much damage as power breaks; who dealt it since the last rule process
// has broken it. [12.4.5, 15.1.1.9.8]
func (game) broken(k *K, into []event) []event {
	return each(k, into, func(r ref, s seat, into []event) []event {
		if k.State.Card(r).Damage == 0 {
			return into
		}
		if n, ok := k.Chars(r).Num.Get(ability.Power); ok && n >= thousand && k.State.Card(r).Damage >= n {
			e := event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: rules.TagDestroyed, Seat: s}
			e.Obj, e.By = breakers(k, r)
			into = append(into, e)
		}
		return into
	})
}

// breakers are those that dealt r damage since the last rule process: one of them,
// and all. [12.4.5]
func breakers(k *K, r ref) (one ref, by []ref) {
	for _, e := range k.Dealt(r) {
		one = e.Obj
		for _, o := range append([]ref{e.Obj}, partyOf(k, e)...) {
			if !slices.Contains(by, o) {
				by = append(by, o)
			}
		}
	}
	return one, by
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
func (game) namesakes(k *K, into []event) []event {
	for _, s := range k.Seats() {
		list := k.Cards(ability.Field, s)
		for _, r := range list {
			for _, o := range list {
				if o != r && sameName(k, r, o) {
					into = append(into, put(k, r, s))
					break
				}
			}
		}
	}
	return into
}

// brights: two or more of Light and Dark all leave. [12.4.7]
func (game) brights(k *K, into []event) []event {
	for _, s := range k.Seats() {
		n, list := 0, k.Cards(ability.Field, s)
		for _, r := range list {
			if bright(k.Chars(r)) {
				n++
			}
		}
		for _, r := range list {
			if n > 1 && bright(k.Chars(r)) {
				into = append(into, put(k, r, s))
			}
		}
	}
	return into
}

// excess: of six Backups or more their controller chooses which leave. [12.4.8, 7.7.4]
func (game) excess(k *K, into []event) []event {
	for _, s := range k.Seats() {
		over := int32(-mostBackups)
		for _, id := range k.State.List(k.Zone(ability.Field), s) {
			if k.Chars(k.State.Ref(id)).Kinds&ability.Backup != 0 {
				over++
			}
		}
		if over <= 0 {
			continue
		}
		d := rules.Decision{Seat: s, Kind: rules.Choose, Min: over, Max: over, Ask: rules.Prompt{Key: "excess", Rule: "7.7.4"}}
		for _, r := range k.Cards(ability.Field, s) {
			if k.Chars(r).Kinds&ability.Backup != 0 {
				d.Items = append(d.Items, rules.Item{Card: r.ID})
			}
		}
		for _, it := range k.Ask(d).Pick {
			into = append(into, put(k, k.State.Ref(it.Card), s))
		}
	}
	return into
}
