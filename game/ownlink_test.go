package game

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestOwnCardsGoToAnotherMachine: a deck of the host's own cards is played against a machine that has none of them. What is
// played is drawn there with its name, nothing else of the deck is known, and all of it is there again after a restart.
func TestOwnCardsGoToAnotherMachine(t *testing.T) {
	host, guest := newRig(t, 1280, 720).reads(), newRig(t, 844, 390).reads()
	host.click("mode:link")
	host.brings(ownTable())
	host.click("cards:keep")
	host.until("the decks are shown", func() bool { return host.c.top().Name() == "decks" })
	host.clip = ownList()
	host.click("import")
	host.until("the deck is chosen", func() bool {
		s, is := host.c.top().(*deckScene)
		return is && deckName(s.chosen(0, host.c.library.decks(s.game, s.format))) == "渡し"
	})
	host.click("play")
	host.until("the cards are read", func() bool { return host.c.top().Name() == "invite" })
	byHand(t, host, guest)
	mine := state.Seat(0)
	field := func(r *rig) (names []string) {
		tb := r.table()
		for _, v := range tb.zone(ability.Field, mine) {
			names = append(names, tb.book.name(v.Face))
		}
		return names
	}
	for n := 0; n < 60 && len(field(host)) == 0; n++ {
		r := bothAsked(t, host, guest)
		tb := r.table()
		mine = host.table().s.Seat()
		i := slices.IndexFunc(tb.acts, func(a state.Act) bool { return a.Verb == state.PlayCard })
		if r != host || i < 0 || tb.dec.Kind != rules.Acting {
			declines(t, r, host, guest)
			continue
		}
		before := tb.view.Inputs
		if err := tb.s.Answer(before, state.Answer{Act: tb.acts[i]}); err != nil {
			t.Fatal(err)
		}
		until(t, "an answer is taken", host, guest, func() bool { return tb.view.Inputs > before })
	}
	bothAsked(t, host, guest)
	for _, r := range []*rig{host, guest} {
		if f := field(r); len(f) != 1 || !strings.HasPrefix(f[0], "渡しの者") {
			t.Fatalf("on the field lies %q", f)
		}
		r.shot("own-linked")
	}
	if all, there := len(host.table().match.link.peer.Brought().Own), len(guest.table().match.link.peer.Brought().Own); all != 14 || there == 0 || there > 6 {
		t.Errorf("the host has %d cards, the guest knows %d of them", all, there)
	}
	looksOnAtOwn(t, host, field(guest)[0])
	want := field(guest)
	d := dataFile{Version: dataVersion, Values: maps.Clone(guest.store)} // as it comes back from a file
	file, _ := json.Marshal(&d)
	back, fault := readData(file)
	if fault != nil || back.left > 0 {
		t.Fatalf("what is kept of the match is refused: %+v %+v", fault, back)
	}
	for key, v := range back.Values {
		guest.store[key] = v
	}
	env := guest.env()
	env.Reader = newReader
	restarts(t, host, guest, env)
	if got := field(guest); len(got) != len(want) || got[0] != want[0] {
		t.Errorf("after a restart %q lies there, before %q", got, want)
	}
}

// looksOnAtOwn lets a third app, which has none of the cards, look on at the host's match: what lies on the field is drawn
// there with its name, and of the host's other cards it knows none.
func looksOnAtOwn(t *testing.T, host *rig, name string) {
	t.Helper()
	third := newRig(t, 1280, 720).reads()
	m := host.table().match.link
	a, b := sessiontest.NewWire(0, sessiontest.Faults{})
	var g session.Gallery
	g.Admit(a)
	v := &looking{c: third.c, g: carried("sve"), own: shownCards{by: map[string]deck.Card{}}}
	v.s = session.NewWatch(v.g.Rules, m.stored.Format, v.own.reading(&third.c.shelf, "sve"), b)
	third.until("it is seen", func() bool {
		g.Show(m.peer)
		v.s.Tick()
		return v.s.View() != nil && len(v.s.Match().Inputs()) == len(m.peer.Match().Inputs())
	})
	v.sit()
	tb := third.table()
	names := map[string]bool{}
	for seat := state.Seat(0); seat < 2; seat++ {
		for _, c := range tb.zone(ability.Field, seat) {
			names[tb.book.name(c.Face)] = true
		}
	}
	if known := len(v.s.Brought().Own); !names[name] || known == 0 || known >= len(m.peer.Brought().Own) {
		t.Fatalf("who looks on sees %v of %q and knows %d cards", names, name, known)
	}
	third.c.Draw()
	v.s.Close()
	g.Close()
}
