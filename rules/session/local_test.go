package session_test

import (
	"bytes"
	"reflect"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

func hotseat(t testing.TB, seed uint64, o session.LocalOptions) *session.Local {
	t.Helper()
	o.Setup, o.Seed = sessiontest.ToySetup(), seed
	l, err := session.NewLocal(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	return l
}

// answer lets a random player answer; false: the match is over.
func answer(t testing.TB, l *session.Local, b *bot.Random) bool {
	t.Helper()
	for n := 0; l.Decision() == nil && !l.Result().Over; n++ {
		if l.Tick(); n > 1000 {
			t.Fatalf("nothing happens: %+v", l.Status())
		}
	}
	d := l.Decision()
	if d == nil {
		return false
	}
	if v := l.View(); v != l.View() || v.Mine == nil || v.Mine.Ask.Key != d.Ask.Key {
		t.Fatal("the view does not show the decision, or changes by itself")
	}
	if err := l.Answer(l.View().Inputs, b.Choose(l.Match().Kernel(), d)); err != nil {
		t.Fatal(err)
	}
	return true
}

func TestHotseat(t *testing.T) {
	for seed := uint64(0); seed < 10; seed++ {
		l := hotseat(t, seed, session.LocalOptions{})
		b := &bot.Random{Rand: rules.Mix(seed, 1)}
		for answer(t, l, b) {
		}
		if st := l.Status(); st.Phase != session.Ended || l.Seat() != state.Nobody {
			t.Fatalf("%+v", st)
		}
		r, err := state.DecodeRecord(l.Record())
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.Replay(r, sessiontest.Toy(), state.All)
		if err != nil || m.Hash(state.All) != l.Match().Hash(state.All) {
			t.Fatalf("the record plays another match: %v", err)
		}
		m.Close()
		again, err := session.NewLocal(session.LocalOptions{Setup: sessiontest.ToySetup(), Seed: seed, Inputs: r.Inputs})
		if err != nil || again.Result() != l.Result() {
			t.Fatalf("stored and read again: %v", err)
		}
		again.Close()
	}
}

// Taking back everything and bringing it again gives the same match; after taking
// back, the same answers meet the same chance.
func TestUndoRedo(t *testing.T) {
	for _, withBot := range []bool{false, true} {
		o := session.LocalOptions{}
		if withBot {
			o.Bots[1] = bot.NewGreedy(3)
		}
		l := hotseat(t, 3, o)
		b := &bot.Random{Rand: rules.Mix(3, 1)}
		for answer(t, l, b) {
		}
		whole := l.Record()
		events := l.Events(0)
		undone := 0
		for l.CanUndo() {
			if err := l.Undo(); err != nil {
				t.Fatal(err)
			}
			if d := l.Decision(); d == nil || withBot && d.Seat != 0 {
				t.Fatal("no decision of this person after taking back")
			}
			undone++
		}
		if undone < 5 || l.Undo() == nil {
			t.Fatalf("took back %d times", undone)
		}
		for l.CanRedo() {
			if err := l.Redo(); err != nil {
				t.Fatal(err)
			}
			undone--
		}
		if undone != 0 || !bytes.Equal(l.Record(), whole) || l.Redo() == nil {
			t.Fatalf("brought again is not the same match (%d)", undone)
		}
		if got := l.Events(0); len(got) != len(events) || !reflect.DeepEqual(got[len(got)-1], events[len(events)-1]) {
			t.Fatal("the events are others")
		}
		for l.CanUndo() {
			l.Undo()
		}
		b = &bot.Random{Rand: rules.Mix(3, 1)}
		if answer(t, l, b); l.CanRedo() {
			t.Fatal("a new answer leaves something to bring again")
		}
		for answer(t, l, b) {
		}
		if !bytes.Equal(l.Record(), whole) {
			t.Fatal("the same answers meet another chance")
		}
	}
}

func TestHotseatSecretPair(t *testing.T) {
	l := hotseat(t, 5, session.LocalOptions{Hide: true})
	b := &bot.Random{Rand: rules.Mix(5, 1)}
	for l.Decision().Ask.Key != "janken" {
		if !answer(t, l, b) {
			t.Fatal("no janken")
		}
	}
	n := l.View().Inputs
	if d := l.Decision(); d.Seat != 0 || l.View().Eyes != state.Eyes0 {
		t.Fatalf("seat %d is asked first", d.Seat)
	}
	if err := l.Answer(n, state.Answer{N: []int32{2}}); err != nil {
		t.Fatal(err)
	}
	if err := l.Answer(n, state.Answer{N: []int32{1}}); err != session.ErrStale {
		t.Fatalf("the first answer given twice: %v", err)
	}
	half := l.View()
	if half.Inputs >= 0 || l.Decision().Seat != 1 || half.Eyes != state.Eyes1 {
		t.Fatalf("%d, seat %d", half.Inputs, l.Decision().Seat)
	}
	if err := l.Undo(); err != nil || l.View().Inputs != n || l.Decision().Seat != 0 {
		t.Fatal("the half cannot be taken back")
	}
	for range 2 {
		if err := l.Answer(l.View().Inputs, state.Answer{N: []int32{2}}); err != nil {
			t.Fatal(err)
		}
	}
	if l.View().Inputs != n+1 {
		t.Fatalf("%d inputs, were %d", l.View().Inputs, n)
	}
}

// A secret order goes by places in the zone: the first card of the answer lies on top.
func TestSecretOrder(t *testing.T) {
	l := hotseat(t, 6, session.LocalOptions{})
	for l.Decision().Ask.Key != "mulligan" {
		t.Fatal("no mulligan")
	}
	if err := l.Answer(l.View().Inputs, state.Answer{N: []int32{1}}); err != nil {
		t.Fatal(err)
	}
	d := l.Decision()
	if d.Ask.Key != "arrange" || len(d.Items) != 5 || l.View().Mine != nil && l.View().Mine.Ask.Key != "arrange" {
		t.Fatalf("%+v", d)
	}
	s := l.Match().State()
	var want []state.FaceID
	pick := []state.Item{d.Items[3], d.Items[0], d.Items[4], d.Items[2], d.Items[1]}
	for _, it := range pick {
		want = append(want, s.Cards[it.Card].Face)
	}
	at := s.Cards[d.Items[0].Card].At
	if err := l.Answer(l.View().Inputs, state.Answer{Pick: pick[:4]}); err == nil {
		t.Fatal("an order of four is taken")
	}
	if err := l.Answer(l.View().Inputs, state.Answer{Pick: pick}); err != nil {
		t.Fatal(err)
	}
	s = l.Match().State()
	deck := s.List(at.Zone, at.Of)
	for i, f := range s.Faces(deck[len(deck)-5:]) {
		if f != want[i] {
			t.Fatalf("place %d from the top of them: face %d, wanted %d", i, f, want[i])
		}
	}
}

func TestLocalConcede(t *testing.T) {
	l := hotseat(t, 7, session.LocalOptions{Bots: [2]session.Player{bot.NewGreedy(1), nil}})
	if l.Seat() != 1 {
		t.Fatalf("seat %d", l.Seat())
	}
	if err := l.Concede(); err != nil {
		t.Fatal(err)
	}
	if r := l.Result(); !r.Over || r.Winner != 0 || l.Concede() == nil {
		t.Fatalf("%+v", r)
	}
	if err := l.Undo(); err != nil || l.Result().Over {
		t.Fatal("giving up cannot be taken back")
	}
}
