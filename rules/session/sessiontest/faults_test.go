package sessiontest

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// The faults stand here and not beside what they spoil, and reach into it by the names of its fields: a test within rules
// or rules/board that plays games would have all that is built on them compiled once more.

// within is a field of what the pointer of is to, and so on down the path, which nobody else may write.
func within(of any, path ...string) reflect.Value {
	v := reflect.ValueOf(of).Elem()
	for _, name := range path {
		f := v.FieldByName(name)
		v = reflect.NewAt(f.Type(), f.Addr().UnsafePointer()).Elem()
	}
	return v
}

// A fault makes one thing that is kept wrong, and says how to mend it; nil: nothing of the
// kind is kept at the moment.
type fault func(k *rules.Kernel) (mend func())

// sees plays random games of every game, in the middle of which each thing that is kept
// is made wrong: doubt must say so with the fault's name, and nothing once it is mended.
func sees(t *testing.T, faults map[string]fault, doubt func(k *rules.Kernel) error) {
	t.Helper()
	seen := map[string]bool{}
	for _, game := range assets.Playable() {
		g := assets.Of(game)
		RandomGames(t, 2, func(uint64) rules.Setup {
			s := rules.Setup{Rules: g.Rules, Names: [2]string{"甲", "乙"}}
			for i := range s.Decks {
				s.Decks[i] = g.Decks[i].Setup().Declared(g.Rules, s.Format)
			}
			return s
		}, func(k *rules.Kernel, _ *rules.Decision, _ state.Answer) {
			for name, spoil := range faults {
				if seen[name] {
					continue
				}
				k.Settle()
				mend := spoil(k)
				if mend == nil {
					continue
				}
				if err := doubt(k); err == nil || !strings.Contains(err.Error(), name) {
					t.Errorf("%s: %q is wrong, and Doubt says %v", game, name, err)
				}
				if mend(); doubt(k) != nil {
					t.Fatalf("%s: %q was mended: %v", game, name, doubt(k))
				}
				seen[name] = true
			}
		})
	}
	for name := range faults {
		if !seen[name] {
			t.Errorf("it never came to %q", name)
		}
	}
}

// boardFaults are of everything that board.Doubt compares, by what it says then.
var boardFaults = map[string]fault{
	"through eyes 0: board: card ":           func(k *rules.Kernel) func() { return blanked(k, state.NoEyes) },
	"through eyes 2: board: card ":           func(k *rules.Kernel) func() { return blanked(k, state.Eyes1) },
	"what may have usable abilities in list": func(k *rules.Kernel) func() { return shortenKnown(within(k.Board, "holders")) },
	"whose texts may work in list":           func(k *rules.Kernel) func() { return shortenKnown(within(k.Board, "workers")) },
	"board: usable abilities are kept": func(k *rules.Kernel) func() {
		usable := within(k.Board, "usable")
		for s := range usable.Len() {
			u := usable.Index(s).Addr().Interface()
			if from := within(u, "from").Interface().([]state.Zone); len(from) > 0 && len(k.Board.Usable(state.Seat(s), from)) > 0 {
				return shorten(within(u, "list"))
			}
		}
		return nil
	},
	"abilities that wait for something": func(k *rules.Kernel) func() { return shorten(within(k.Board, "effects", "watch")) },
	"effects on what may happen":        func(k *rules.Kernel) func() { return shorten(within(k.Board, "effects", "rules")) },
	"the stored additions":              func(k *rules.Kernel) func() { return shorten(within(k.Board, "effects", "sums")) },
}

// TestBoardDoubtSeesWhatIsWrong: of each thing that a board keeps.
func TestBoardDoubtSeesWhatIsWrong(t *testing.T) {
	sees(t, boardFaults, func(k *rules.Kernel) error { return k.Board.Doubt() })
}

// shorten leaves the last one of a list out.
func shorten(list reflect.Value) (mend func()) {
	n := list.Len()
	if n == 0 {
		return nil
	}
	list.SetLen(n - 1)
	return func() { list.SetLen(n) }
}

// shortenKnown is shorten of the cards of the first of some lists that is known and has any.
func shortenKnown(lists reflect.Value) (mend func()) {
	for i := range lists.Len() {
		h := lists.Index(i).Addr().Interface()
		if within(h, "known").Bool() {
			if mend := shorten(within(h, "cards")); mend != nil {
				return mend
			}
		}
	}
	return nil
}

// blanked takes what the first card with a name is away, as eyes see it.
func blanked(k *rules.Kernel, e state.Eyes) (mend func()) {
	looked := within(k.Board, "looked").Index(int(e)).Interface().([]*state.Chars)
	for id, ch := range looked {
		if ch != nil && len(ch.Names) > 0 {
			looked[id] = &state.Chars{}
			return func() { looked[id] = ch }
		}
	}
	return nil
}

// kernelFaults are as boardFaults, of what the kernel itself keeps.
var kernelFaults = map[string]fault{
	"the key of the state": func(k *rules.Kernel) func() { // something is written, and nobody says so
		k.Loops.LoopKey()
		for i, still := range k.Still() {
			if still && i < len(k.State.Lists) && len(k.State.Lists[i]) > 0 {
				c := &k.State.Cards[k.State.Lists[i][0]]
				c.From++
				return func() { c.From-- }
			}
		}
		return nil
	},
	"the saved card": func(k *rules.Kernel) func() {
		written, all := k.WrittenCards()
		cards := within(k, "saved").Addr().Interface().(*state.State).Cards
		for id := range cards {
			if c := &cards[id]; !all && !slices.Contains(written, state.CardID(id)) {
				c.From++
				return func() { c.From-- }
			}
		}
		return nil
	},
	"is saved as": func(k *rules.Kernel) func() {
		lists := within(k, "saved").Addr().Interface().(*state.State).Lists
		for i, list := range lists {
			if len(list) > 0 && k.Since(board.KeptSaved)&board.FactIn(state.Zone(i/2)) == 0 {
				lists[i] = slices.Clone(list[1:])
				return func() { lists[i] = list }
			}
		}
		return nil
	},
}

// TestKernelDoubtSeesWhatIsWrong: of each thing that the kernel keeps beside its board.
func TestKernelDoubtSeesWhatIsWrong(t *testing.T) { sees(t, kernelFaults, (*rules.Kernel).Doubt) }
