package text

import (
	"maps"
	"slices"

	"gotaku/rules/ability"
)

// World is where cards are in play in a game, and where they act, for tests.
func (g *Game) World() (play, board []ability.Zone) { return g.Lex.World.Play, g.Lex.World.Board }

// Spoken are the games that have a dialect. Package games registers them, which the tests
// of package text_test import.
func Spoken() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(speakers)), func(id string) bool {
		_, speaks := speakers[id].(Speaker)
		return !speaks
	})
}

// Normal is a text as the grammar reads it.
func (g *Game) Normal(s string, l Lang) *Normal { return g.normalize(s, l) }

// What the tests of package text_test lend to those within: how a node is written, and whether all sentences are tried.
var (
	Dump  func(any) string
	Whole *bool
)

// EventRows are the common rows of events of a game, and Moves the events that every game has.
func (g *Game) EventRows() []Row { return eventRows(g.Lex) }

var Moves = moves

// JA is a verb as dictionaries have it.
func (v *Verb) JA() string { return v.ja }

// Verbs are those of effects.
func Verbs() (out []*Verb) {
	for i := range verbs {
		out = append(out, &verbs[i])
	}
	return out
}

// VerbOf is the verb at the end of a face.
func VerbOf(face string) *Verb { return verbOf(face) }

// Said are the faces of the rows of a game, by what they are.
func (g *Game) Said(l Lang) map[string][]string {
	out := map[string][]string{}
	for i := range g.Table.rules {
		r := &g.Table.rules[i]
		for _, f := range r.faces[l] {
			out[r.name] = append(out[r.name], splitEnds([langs]string{f.row.JA, f.row.EN}[l])...)
		}
	}
	return out
}

// Steps tells how many steps reading a text takes, and how many a text may take.
func (g *Game) Steps(printed string, l Lang) (steps, most int) {
	c := g.compile(0, "", printed, l)
	return fullFuel.card - c.fuel.card + fullFuel.looks - c.fuel.looks, fullFuel.card + fullFuel.looks
}
