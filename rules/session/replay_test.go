package session_test

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// judged opens a record and judges all of it.
func judged(t *testing.T, file []byte) *session.Replay {
	t.Helper()
	r, wrong := session.OpenRecord(file, func(string) *rules.Rules { return sessiontest.Toy() })
	if wrong != nil {
		t.Fatal(wrong)
	}
	t.Cleanup(r.Close)
	for !r.Step() {
	}
	return r
}

// TestReplayGoesBothWays: every moment at which somebody was asked is the same forth, back and by a jump, and the last is
// where the match was.
func TestReplayGoesBothWays(t *testing.T) {
	l := hotseat(t, 5, session.LocalOptions{})
	b := &bot.Random{Rand: rules.Mix(5, 1)}
	for answer(t, l, b) {
	}
	r := judged(t, l.Record())
	if p := r.Refused(); p != nil {
		t.Fatal(p)
	}
	if r.At() != 0 || r.CanUndo() || !r.CanRedo() {
		t.Fatalf("it stands at %d of %d", r.At(), r.Len())
	}
	forth := []uint64{r.Match().Hash(state.All)}
	for r.CanRedo() {
		if err := r.Redo(); err != nil {
			t.Fatal(err)
		}
		forth = append(forth, r.Match().Hash(state.All))
	}
	if len(forth) != r.Len() || r.Redo() == nil {
		t.Fatalf("%d moments forth, want %d", len(forth), r.Len())
	}
	if r.Match().Hash(state.All) != l.Match().Hash(state.All) || r.Result() != l.Result() {
		t.Fatal("the last moment is not where the match was")
	}
	for n := r.Len() - 2; n >= 0; n-- {
		if err := r.Undo(); err != nil || r.At() != n || r.Match().Hash(state.All) != forth[n] {
			t.Fatalf("back at %d, want %d: %v, the same %v", r.At(), n, err, r.Match().Hash(state.All) == forth[n])
		}
	}
	for _, n := range []int{r.Len() / 2, 0, r.Len() - 1, r.Len() / 3} {
		if r.Go(n); r.Match().Hash(state.All) != forth[n] {
			t.Fatalf("a jump to %d is another moment", n)
		}
	}
	if r.Answer(r.View().Inputs, state.Answer{}) == nil || r.Concede() == nil || r.Decision() != nil {
		t.Fatal("it can be played on")
	}
	if !slices.Equal(r.Record(), l.Record()) {
		t.Fatal("saved again it is another record")
	}
}

// TestReplayShowsWhatASeatSaw: of a record that knows all, either seat's view can be had; of a seat's, only that.
func TestReplayShowsWhatASeatSaw(t *testing.T) {
	l := hotseat(t, 6, session.LocalOptions{})
	b := &bot.Random{Rand: rules.Mix(6, 1)}
	for range 12 {
		answer(t, l, b)
	}
	r := judged(t, l.Record())
	r.Go(r.Len() - 1)
	for _, e := range []state.Eyes{state.Eyes0, state.Eyes1, state.All} {
		r.Look(e)
		if got := r.View(); got.Eyes != e || r.Eyes() != e {
			t.Fatalf("shown to %v, want %v", got.Eyes, e)
		}
	}
}

// TestBadRecords: each is refused with one sentence in both languages before anything of it is shown.
func TestBadRecords(t *testing.T) {
	l := hotseat(t, 7, session.LocalOptions{})
	b := &bot.Random{Rand: rules.Mix(7, 1)}
	for range 8 {
		answer(t, l, b)
	}
	good := l.Record()
	changed := func(change func(*state.Record)) []byte {
		rec, err := state.DecodeRecord(good)
		if err != nil {
			t.Fatal(err)
		}
		change(rec)
		return rec.Encode()
	}
	cut := slices.Clone(good[:len(good)-3])
	for name, c := range map[string]struct {
		file []byte
		key  string
	}{
		"nothing":             {nil, "damaged"},
		"text":                {[]byte("3 cards"), "damaged"},
		"cut":                 {cut, "damaged"},
		"too large":           {make([]byte, state.MaxRecord+1), "damaged"},
		"no such game":        {changed(func(r *state.Record) { r.Game = "chess" }), "game"},
		"a card that is gone": {changed(func(r *state.Record) { r.Pool[0]++; r.Decks[0].Main[0] = "gone" }), "version"},
		"other format":        {changed(func(r *state.Record) { r.Format = "chess" }), "format"},
	} {
		r, wrong := session.OpenRecord(c.file, func(game string) *rules.Rules {
			if game == sessiontest.Toy().Game.Name() {
				return sessiontest.Toy()
			}
			return nil
		})
		if r != nil || wrong == nil || wrong.Key != c.key || wrong.JA == "" || wrong.EN == "" || strings.Contains(wrong.JA, "\n") {
			t.Errorf("%s: %+v, want %q", name, wrong, c.key)
		}
	}
	for name, file := range map[string][]byte{"other rules": changed(func(r *state.Record) { r.Rules[0]++ }), "other cards": changed(func(r *state.Record) { r.Pool[0]++ })} {
		if r := judged(t, file); r.Refused() != nil || r.Older() == nil || r.Older().Key != "version" || r.Older().Input >= 0 {
			t.Errorf("%s: %+v, refused %+v", name, r.Older(), r.Refused())
		}
	}
	old := judged(t, changed(func(r *state.Record) { r.Rules[0]++; r.Inputs = append(r.Inputs, r.Inputs[0]) }))
	if p := old.Older(); p == nil || p.Input != len(l.Match().Inputs()) || old.Refused() != nil {
		t.Errorf("an older record that does not run to its end: %+v, refused %+v", p, old.Refused())
	}
	illegal := judged(t, changed(func(r *state.Record) { r.Inputs = append(r.Inputs, r.Inputs[0]) }))
	if p := illegal.Refused(); p == nil || p.Key != "damaged" || p.Input != len(l.Match().Inputs()) {
		t.Errorf("an input that is not legal: %+v", p)
	}
}

// TestReplayGoesByEvents: between two moments the match is shown as it was after each event; the events are those that the
// match told, nothing is changed by looking, and after the last one of a moment all lies as at that moment.
func TestReplayGoesByEvents(t *testing.T) {
	for _, game := range assets.Playable() {
		l, err := session.NewLocal(session.LocalOptions{Setup: starters(t, game), Seed: 4})
		if err != nil {
			t.Fatal(err)
		}
		b := &bot.Random{Rand: rules.Mix(4, 1)}
		for n := 0; n < 24 && answer(t, l, b); n++ {
		}
		r, wrong := session.OpenRecord(l.Record(), func(string) *rules.Rules { return l.Match().Setup().Rules })
		if wrong != nil {
			t.Fatal(wrong)
		}
		for !r.Step() {
		}
		all := l.Events(0)
		hashes := map[int]uint64{}
		for n := range r.Len() {
			r.Go(n)
			hashes[n] = r.Match().Hash(state.All)
		}
		moved, between := 0, 0
		for _, eyes := range [...]state.Eyes{state.All, state.Eyes1} {
			r.Look(eyes)
			for n := r.Told(0); n <= r.Told(r.Len()-1); n++ {
				r.GoEvent(n)
				v, told := r.View(), r.Events(0)
				if r.Shown() != n || len(told) != n || v.Events != n {
					t.Fatalf("%s: event %d: %d shown, %d told, %d in the view", game, n, r.Shown(), len(told), v.Events)
				}
				if n > 0 && told[n-1].Event.Verb != all[n-1].Event.Verb {
					t.Fatalf("%s: event %d is another one", game, n)
				}
				if n == r.Told(r.At()) {
					continue
				}
				if between++; v.Mine != nil || v.Asked != [2]bool{} {
					t.Fatalf("%s: somebody is asked between two moments", game)
				}
				e := &told[n-1].Event
				if e.Verb == ability.Moved && e.New.ID != 0 {
					for z := range v.Zones {
						for s := range v.Zones[z] {
							for _, c := range v.Zones[z][s] {
								if c.ID != e.New.ID {
									continue
								}
								if moved++; c.At.Zone != e.To.Zone {
									t.Fatalf("%s: after event %d card %d lies in %d, it came to %d", game, n, c.ID, c.At.Zone, e.To.Zone)
								}
							}
						}
					}
				}
			}
		}
		for n := range r.Len() {
			if r.Go(n); r.Match().Hash(state.All) != hashes[n] {
				t.Fatalf("%s: moment %d is another one after it was looked into", game, n)
			}
		}
		if between < 10 || moved < 3 {
			t.Errorf("%s: %d events between moments, %d moves", game, between, moved)
		}
		r.Close()
		l.Close()
	}
}
