package game

import (
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
	agree := func() bool {
		a, b := host.c.Tree(), guest.c.Tree()
		return a.Inputs == b.Inputs && a.Hash == b.Hash && (a.Asked >= 0) != (b.Asked >= 0)
	}
	mine := state.Seat(0)
	field := func(r *rig) (names []string) {
		tb := r.table()
		for _, v := range tb.zone(ability.Field, mine) {
			names = append(names, tb.book.name(v.Face))
		}
		return names
	}
	for n := 0; n < 60 && len(field(host)) == 0; n++ {
		until(t, "both stand at the same question", host, guest, agree)
		r := host
		if host.c.Tree().Asked < 0 {
			r = guest
		}
		tb := r.table()
		mine = host.table().s.Seat()
		before := tb.view.Inputs
		a := state.Answer{}
		for _, act := range tb.acts {
			if r == host && act.Verb == state.PlayCard {
				a.Act = act
				break
			}
		}
		if a.Act.Verb == 0 || tb.dec.Kind != rules.Acting {
			until(t, "the question has been seen", host, guest, func() bool { return !r.table().early("E") })
			if tb.dec.Kind == rules.YesNo {
				r.click("no")
			} else {
				r.key("E")
				if r.c.top().Name() == "confirm" {
					r.key("E")
				}
				r.key("P")
			}
		} else if err := tb.s.Answer(before, a); err != nil {
			t.Fatal(err)
		}
		until(t, "an answer is taken", host, guest, func() bool { return r.table().view.Inputs > before })
	}
	until(t, "both stand at the same question", host, guest, agree)
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
	guest.table().s.Close()
	env := guest.env()
	env.Reader = newReader
	guest.c = NewCore(sharedArt, env)
	guest.c.Resize(844, 390, 1)
	guest.c.ResumeTab()
	until(t, "the host sees that the channel is gone", host, guest, func() bool { return host.c.Tree().Status == "dropped" })
	host.table().reconnect()
	byHand(t, host, guest)
	until(t, "both stand at the same question again", host, guest, agree)
	if got := field(guest); len(got) != len(want) || got[0] != want[0] {
		t.Errorf("after a restart %q lies there, before %q", got, want)
	}
}
