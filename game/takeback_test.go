package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// facing sits two apps down at the two sides of one match, over a channel in memory.
func facing(t *testing.T, rigs [2]*rig, game string, seed uint64) {
	t.Helper()
	g := assets.Of(game)
	var o [2]session.PeerOptions
	var links [2]*linkMatch
	for i, r := range rigs {
		m := &linkMatch{c: r.c}
		m.info = &matchInfo{Key: newMatchKey(r.c.Env.Seed()), Game: gameName(g), Mode: modeLink, link: m}
		o[i] = session.PeerOptions{Rules: g.Rules, Name: []string{"いおり", "まひる"}[i], Deck: g.Decks[i].Setup(), Save: m.save}
		links[i] = m
	}
	p, err := sessiontest.NewPeers(o, seed, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	for i, r := range rigs {
		links[i].peer = p.P[i]
		r.c.Go(newTable(r.c, linkedSession{p.P[i], links[i]}, links[i].info, g.Rules))
	}
}

// together lets both apps go on until something holds.
func together(t *testing.T, rigs [2]*rig, what string, holds func() bool) {
	t.Helper()
	for n := 0; !holds(); n++ {
		if n > 4000 {
			t.Fatalf("never: %s (%s, %s)", what, rigs[0].c.top().Name(), rigs[1].c.top().Name())
		}
		rigs[0].tick(1)
		rigs[1].tick(1)
	}
}

// TestTakingBackIsAskedFor: what only the own seat knows of is taken back at once, on both screens; what has shown
// something is asked for, with what it was, and done only where the other person agrees. Who refuses for good is not
// asked again.
func TestTakingBackIsAskedFor(t *testing.T) {
	rigs := [2]*rig{newRig(t, 1280, 720), newRig(t, 844, 390)}
	facing(t, rigs, assets.Playable()[0], 5)
	person := &bot.Random{Rand: rules.Mix(5, 3)}
	level := func() bool {
		a, b := rigs[0].table(), rigs[1].table()
		return a.view != nil && b.view != nil && a.view.Inputs == b.view.Inputs && (a.dec != nil) != (b.dec != nil) && !a.passer.pass.on && !b.passer.pass.on && a.c.Tree().Hash == b.c.Tree().Hash
	}
	asker := func(i int) (tb, other *table) { return rigs[i].table(), rigs[1-i].table() }
	free, asked, n, last := 0, 0, 0, 0
	const yes, no, never, after = 0, 1, 2, 3 // what is answered, one after the other
	for range 900 {
		if asked > after && free > 1 {
			break
		}
		together(t, rigs, "one is asked", level)
		i := 0
		if rigs[1].table().dec != nil {
			i = 1
		}
		tb := rigs[i].table()
		if err := tb.s.Answer(tb.view.Inputs, person.Choose(tb.match.link.peer.Match().Kernel(), tb.s.Decision())); err != nil {
			t.Fatal(err)
		}
		together(t, rigs, "both have it", level)
		if n++; n < 6 || !rigs[i].table().s.CanUndo() || n%2 > 0 || asked > never && i != last {
			continue
		}
		tb, other := asker(i)
		inputs, backs := tb.view.Inputs, tb.s.Status().Backs
		rigs[i].key("Ctrl Z")
		together(t, rigs, "it is done or asked for", func() bool {
			return tb.s.Status().Backs > backs && level() || rigs[1-i].c.top().Name() == "takeback" || tb.back == session.BackDenied
		})
		if tb.s.Status().Backs > backs {
			free++
			if tb.view.Inputs >= inputs || other.view.Inputs != tb.view.Inputs || tb.dec == nil {
				t.Fatalf("%d inputs, %d there; %d before", tb.view.Inputs, other.view.Inputs, inputs)
			}
			continue
		}
		asked, last = asked+1, i
		if tb.back == session.BackDenied {
			if asked <= never {
				t.Fatal("it was refused by nobody")
			}
			continue
		}
		if asked > never+1 {
			t.Fatal("who refuses for good is asked again")
		}
		for _, lang := range []string{"ja", "en"} {
			for k, r := range rigs {
				r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
				r.tick(40)
				r.shot("takeback-" + lang + "-" + itoa(asked) + itoa(k))
			}
		}
		for _, r := range rigs {
			r.c.ChangeSettings(func(s *Settings) { s.Lang = "ja" })
			r.tick(40)
		}
		since := other.s.Back().Since
		if text := other.learned(&since, state.Seat(i)); !strings.Contains(text, "・") {
			t.Fatalf("it does not say what was seen: %q", text)
		}
		if rigs[i].c.top().Name() != "takeback" {
			t.Fatalf("who asks sees %s", rigs[i].c.top().Name())
		}
		rigs[1-i].click([]string{yes: "back:yes", no: "back:no", never: "back:never"}[asked-1])
		together(t, rigs, "it is answered on both screens", func() bool {
			return rigs[0].c.top().Name() == "table" && rigs[1].c.top().Name() == "table" && level()
		})
		if took := tb.s.Status().Backs > backs; took != (asked-1 == yes) || took && tb.dec == nil || !took && (tb.view.Inputs != inputs || !strings.Contains(tb.c.toast, "同意しません")) {
			t.Fatalf("answer %d: taken back %v, %d inputs, %d before, %q", asked-1, took, tb.view.Inputs, inputs, tb.c.toast)
		}
	}
	if asked <= after || free < 2 {
		t.Fatalf("asked %d times, taken back without %d times", asked, free)
	}
}
