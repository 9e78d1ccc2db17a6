package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/state"
)

// TestTwoPersonsTalk: a phrase is read in the reader's language, words as they were written; who is muted is not heard.
func TestTwoPersonsTalk(t *testing.T) {
	rigs := [2]*rig{newRig(t, 1280, 720), newRig(t, 844, 390)}
	facing(t, rigs, assets.Playable()[0], 6)
	rigs[1].c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
	rigs[0].key("M")
	rigs[0].click("talk:2")
	together(t, rigs, "the phrase is read", func() bool { return strings.Contains(rigs[1].c.toast, "Let me think") })
	rigs[1].key("M")
	rigs[1].click("talk:words")
	rigs[1].tick(1, Event{Kind: TextTyped, Text: "ok"}, Event{Kind: KeyPress, Key: "Enter"})
	here := rigs[0].table().match.link
	together(t, rigs, "the words are read", func() bool { return len(here.talk) == 2 && here.talk[1].text(rigs[0].c) == "ok" })
	for _, r := range rigs {
		r.inBoth("talk")
	}
	rigs[0].click("talk:mute")
	rigs[1].click("talk:4")
	there := rigs[1].table().match.link
	together(t, rigs, "it has been said", func() bool { return len(there.talk) == 3 })
	for range 200 {
		rigs[0].tick(1)
		rigs[1].tick(1)
	}
	if len(here.talk) != 2 {
		t.Fatalf("heard though muted: %+v", here.talk)
	}
}

// TestTheClockRunsForWhoIsAsked: each machine measures its own person, shows both, and gives the match up when its time
// is gone.
func TestTheClockRunsForWhoIsAsked(t *testing.T) {
	rigs := [2]*rig{newRig(t, 1280, 720), newRig(t, 844, 390)}
	now := int64(1_795_348_800)
	for _, r := range rigs {
		r.c.Env.Now = func() int64 { return now }
	}
	facing(t, rigs, assets.Playable()[0], 6)
	for _, r := range rigs {
		r.table().match.link.stored.Terms = terms{2, 15}.String()
	}
	asked := func() int { return b2i(rigs[1].table().dec != nil) }
	together(t, rigs, "somebody is asked", func() bool { return (rigs[0].table().dec != nil) != (rigs[1].table().dec != nil) })
	who := asked()
	for range 70 {
		now++
		rigs[0].tick(3)
		rigs[1].tick(3)
	}
	mine, theirs := rigs[who].table().match.link.stored.Clocks, rigs[1-who].table().match.link.stored.Clocks
	if mine.Used[0] < 65 || mine.Used[1] != 0 || theirs.Used[0] != 0 || theirs.Used[1] < 60 {
		t.Fatalf("used %v and %v", mine.Used, theirs.Used)
	}
	for _, r := range rigs {
		r.inBoth("clock")
	}
	lied := rigs[1-who].table().match.link.stored.Clocks // a modified client says that its person has used no time
	if lied.heard(0); lied.Used[1] < theirs.Used[1]/2-grace {
		t.Fatalf("%d s were used, and %d are believed", theirs.Used[1], lied.Used[1])
	}
	for range 1000 {
		now++
		rigs[who].tick(1)
		rigs[1-who].tick(1)
		if rigs[0].table().s.Result().Over {
			break
		}
	}
	together(t, rigs, "the match is given up", func() bool { return rigs[0].table().s.Result().Over && rigs[1].table().s.Result().Over })
	if r := rigs[0].table().s.Result(); int(r.Winner) == who {
		t.Fatalf("%+v", r)
	}
	if got := rigs[1-who].table().match.link.score(rigs[1-who].c); !strings.Contains(got, "1−0（2 本先取）") {
		t.Fatalf("the winner reads %q", got)
	}
}

// TestTermsOfAnInvitation: what this app writes it reads, and nothing else.
func TestTermsOfAnInvitation(t *testing.T) {
	for _, wins := range termWins {
		for _, minutes := range termMinutes {
			v := terms{wins, minutes}
			if got, ok := readTerms(v.String()); !ok || got != v {
				t.Errorf("%+v is read as %+v %v", v, got, ok)
			}
		}
	}
	for _, bad := range []string{"1.0", "3.15", "2.16", "2.15x", " 2.15", "02.15", "2", ".", "2.-1", strings.Repeat("9", 500)} {
		if _, ok := readTerms(bad); ok {
			t.Errorf("%q is read", bad)
		}
	}
	var v series
	best := terms{Wins: 2}
	for _, c := range []struct {
		draw, won bool
		want      [2]int
		decided   bool
	}{{false, true, [2]int{1, 0}, false}, {true, false, [2]int{1, 0}, false}, {false, false, [2]int{1, 1}, false}, {false, true, [2]int{2, 1}, true}, {false, false, [2]int{0, 1}, false}} {
		winner := 1
		if c.won {
			winner = 0
		}
		if v.note(best, c.draw, state.Seat(winner), 0); v.Wins != c.want || v.decided(best) != c.decided {
			t.Fatalf("%+v after %+v", v, c)
		}
	}
}
