package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
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
	want := field(guest)
	env := guest.env()
	env.Reader = newReader
	restarts(t, host, guest, env)
	if got := field(guest); len(got) != len(want) || got[0] != want[0] {
		t.Errorf("after a restart %q lies there, before %q", got, want)
	}
}
