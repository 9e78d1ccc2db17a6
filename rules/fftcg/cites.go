package fftcg

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// What is played is announced step by step, and the rulebook says each step anew for a
// Summon, a character, an action, a special and an auto ability.

// procedure is one of them.
type procedure int

const (
	summonCast procedure = iota // 11.3
	charCast                    // 11.4
	actionUse                   // 11.6
	specialUse                  // 11.7
	autoStack                   // 11.8
)

// steps are the rules for what is asked and refused in a procedure; "": it has none of
// its own for that.
var steps = map[string][autoStack + 1]string{
	"select":      {"11.3.3", "", "11.6.5", "11.7.5", "11.8.9"},
	"why targets": {"11.3.3", "", "11.6.5", "11.7.5", "11.8.9"},
	"modes":       {"11.3.4", "11.4.3", "11.6.6", "11.7.6", "11.8.10"},
	"why modes":   {"11.3.4", "11.4.3", "11.6.6", "11.7.6", "11.8.10.2"},
	"option":      {"11.3.5", "11.4.4", "11.6.7", "11.7.7", ""},
	"x":           {"11.3.5", "11.4.4", "11.6.7", "11.7.7", "11.8.11"},
	"split":       {"11.3.6", "11.4.5", "11.6.8", "11.7.8", "11.8.12"},
	"why divide":  {"11.3.6", "11.4.5", "11.6.8", "11.7.8", "11.8.12"},
	"pay":         {"11.3.7.1", "11.4.7", "11.6.10", "11.7.10", ""},
	"why cost":    {"11.3.7.1", "11.4.7", "11.6.10", "11.7.10", ""},
	"why element": {"11.4.6.1.1", "11.4.6.1.1", "11.6.2.1", "11.7.2.1", ""},
}

// CiteFor is the rule of the step in the procedure of what f plays. What is chosen while
// it resolves has none of these. [11.11.5.1]
func (game) CiteFor(k *K, f *frame, key string) string {
	list, ok := steps[key]
	if !ok || f == nil {
		return ""
	}
	return list[procedureOf(k.Board, f)]
}

func procedureOf(b *B, f *frame) procedure {
	a := b.Ability(f.Ability)
	switch {
	case a == nil && b.Last(f.Card).Kinds&ability.Summon != 0:
		return summonCast
	case a == nil:
		return charCast
	case a.Marks&ability.Special != 0:
		return specialUse
	case a.Kind == ability.Triggered:
		return autoStack
	}
	return actionUse
}

// because is a reason under the rule of the step in the procedure of what f plays.
func because(k *K, f *frame, key string, w *board.Why) *board.Why {
	if rule := (game{}).CiteFor(k, f, key); rule != "" && rule != w.Rule {
		return &board.Why{Rule: rule, JA: w.JA, EN: w.EN}
	}
	return w
}
