package games

import (
	"slices"
	"strings"
	"testing"

	"gotaku/look"
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// A table has a place for the hand and shows what its zones hold: every zone that it names
// the game has, every box lies on the table, no two places have one name, and what the
// seats share has one box.
func TestTables(t *testing.T) {
	for _, w := range All() {
		id, d := wing.ID(w), w.Table()
		if d.Look.Name != id || d.Find(wing.AsHand) == nil || d.Title.Name[0] == "" || d.Title.Name[1] == "" || d.Score.Step == 0 {
			t.Errorf("%s: no name, no hand or no score", id)
		}
		zones := map[ability.Zone]bool{ability.NoZone: true}
		for _, z := range w.Book().Zones() {
			zones[z.Word] = true
		}
		type name struct {
			s string
			n int
		}
		seen := map[name]bool{}
		for i := range d.Places {
			p := &d.Places[i]
			n := name{p.Name, p.Index}
			if seen[n] || p.Show == 0 {
				t.Errorf("%s: %v is drawn as nothing, or twice there", id, n)
			}
			seen[n] = true
			for _, z := range []ability.Zone{p.Zone, p.Labels, p.Under} {
				if !zones[z] {
					t.Errorf("%s: %s is of a zone %d that there is not", id, p.Name, z)
				}
			}
			for _, two := range []look.Two{p.Wide, p.Phone} {
				for _, b := range two {
					if b[0] < 0 || b[1] < 0 || b[0]+b[2] > 1 || b[1]+b[3] > 1 {
						t.Errorf("%s: %s lies beside the table: %v", id, p.Name, b)
					}
				}
				if p.Shared && two[1] != (look.Box{}) {
					t.Errorf("%s: %s is shared and lies in two boxes", id, p.Name)
				}
			}
		}
		for _, z := range slices.Concat(d.ByHand.AttachTo, d.Acts.Pays, []ability.Zone{d.Score.Zone, d.Acts.Across, d.ByHand.Attach}) {
			if !zones[z] {
				t.Errorf("%s: the table speaks of a zone %d that there is not", id, z)
			}
		}
		for _, c := range w.Lexicon().Classes {
			if !slices.ContainsFunc(d.Look.Attrs, func(a look.Attr) bool { return a.Word == c.ID }) {
				t.Errorf("%s: %s has no sign", id, c.ID)
			}
		}
		if d.ByHand.Numbers == nil || d.ByHand.Stats == nil {
			t.Errorf("%s: no number can be changed by hand", id)
		}
	}
}

// TestEndsOfWhoever: how a game ends is said of "You" as of a name: with a verb that is the same for both.
func TestEndsOfWhoever(t *testing.T) {
	for _, id := range IDs() {
		for number, said := range Of(id).Book().Words().Ends {
			of, is := strings.CutPrefix(said[1], "{0}")
			verb, _, _ := strings.Cut(strings.TrimSpace(of), " ")
			if is && (of[0] != ' ' || strings.HasSuffix(verb, "s")) {
				t.Errorf("%s, %s: %q, %q", id, number, said[0], said[1])
			}
		}
	}
}
