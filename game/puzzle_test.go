package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// ownLaid opens a game with a board that is made by hand.
func ownLaid(t *testing.T, game string, size [2]int) (*rig, *table) {
	t.Helper()
	r := newRig(t, size[0], size[1])
	r.opens(game)
	r.click("mode:solo")
	r.inBoth("layout-decks-" + game)
	r.click("layout")
	tb := r.table()
	if !tb.handwork.mending || !tb.s.CanMend() || tb.view.TurnNo < 1 {
		t.Fatalf("%s: the tools are not open: turn %d", game, tb.view.TurnNo)
	}
	return r, tb
}

// TestABoardOfOnesOwn: alone a match begins with the set-up done and the tools open; the board is cleared as one act, which
// is taken back as one; a card is brought into a hand and into play, where it was before the turn; and the match goes on.
func TestABoardOfOnesOwn(t *testing.T) {
	for n, game := range assets.Playable() {
		r, tb := ownLaid(t, game, screenSizes[n%len(screenSizes)])
		r.settle()
		r.inBoth("layout-dealt-" + game)
		lies := func() (hand int) {
			for s := range state.Seat(2) {
				hand += len(tb.zone(ability.Hand_, s))
			}
			return hand
		}
		before := tb.s.(*session.Local).Match().Hash(state.All)
		if lies() == 0 {
			t.Fatalf("%s: nothing is dealt", game)
		}
		r.rollTo("hand:clear")
		r.click("hand:clear")
		r.settle()
		if lies() != 0 || !tb.handwork.mending {
			t.Fatalf("%s: %d cards are in the hands", game, lies())
		}
		r.inBoth("layout-cleared-" + game)
		r.key("Ctrl Z")
		r.settle()
		if tb.s.(*session.Local).Match().Hash(state.All) != before {
			t.Fatalf("%s: it is not taken back as one", game)
		}
		r.rollTo("hand:clear")
		r.click("hand:clear")
		r.settle()
		face := tb.match.setup.Decks[0].Main[0]
		bring := func(zone ability.Zone) *match.CardView {
			r.rollTo("hand:bring")
			r.click("hand:bring")
			tb.c.top().(*handList).word = tb.book.rules.Pool.Def(face).Number
			r.tick(1)
			r.click("bring:" + tb.book.rules.Pool.Def(face).ID)
			to := "hand:to:" + itoa(int(zone)) + ":0:0"
			r.rollTo(to)
			r.click(to)
			r.settle()
			for i, v := range tb.zone(zone, 0) {
				if v.Face == face {
					return &tb.zone(zone, 0)[i]
				}
			}
			t.Fatalf("%s: the card is not in %v", game, zone)
			return nil
		}
		bring(ability.Hand_)
		r.shot("layout-hand-" + game)
		r.click("ok")
		r.settle()
		if tb.handwork.mending || tb.view.Result.Over {
			t.Fatalf("%s: the match does not go on: %+v", game, tb.view.Result)
		}
	}
}

// TestAPlaceThatIsTakenIsNotOffered: where a card cannot be put by hand the button is off and says why.
func TestAPlaceThatIsTakenIsNotOffered(t *testing.T) {
	off := 0
	for n, game := range assets.Playable() {
		r, tb := ownLaid(t, game, screenSizes[n%len(screenSizes)])
		list := tb.zone(ability.Hand_, tb.bottom())
		tb.handwork.hand = handOp{card: list[0].ID, moving: true}
		tb.c.Dirty()
		r.tick(1)
		r.c.Draw()
		for i := range r.c.now().targets {
			v := &r.c.now().targets[i]
			if !strings.HasPrefix(v.Name, "hand:to:") || v.Do != nil {
				continue
			}
			if off++; v.Why == nil || v.Why() == nil || v.Why().JA == "" || v.Why().EN == "" {
				t.Errorf("%s: %s is off and does not say why", game, v.Name)
			}
		}
	}
	if off == 0 {
		t.Error("no place is taken in any game")
	}
}

// TestPuzzlesOfEveryAim: a goal is chosen on the sheet, goes with the link and with the file, opens as it was, in words, and is
// judged there.
func TestPuzzlesOfEveryAim(t *testing.T) {
	for n, game := range assets.Playable() {
		size := screenSizes[n%len(screenSizes)]
		r := newRig(t, size[0], size[1])
		tb := r.rests(game, 8)
		for i, key := range aimKeys {
			openBoard(tb)()
			r.click("board:puzzle")
			d := r.c.top().(*puzzleSheet)
			r.click("puzzle:aim:" + key)
			if aim := match.Aim(i); (aim == match.AimGone || aim == match.AimHave) && len(d.inPlay()) > 0 || aim == match.AimHave {
				if r.shot("puzzle-unsaid-" + game + "-" + key); r.c.now().find("puzzle:link").Do != nil {
					t.Fatalf("%s: a goal without a card is sent", game)
				}
				r.click("puzzle:card:0")
			} else if aim == match.AimGone {
				r.key("Esc")
				continue
			}
			if match.Aim(i) == match.AimHurt {
				r.click("puzzle:more")
			}
			r.inBoth("puzzle-" + key + "-" + game)
			if d.asked() == "" {
				r.key("Esc") // such a card is there already
				continue
			}
			asked := d.asked()
			r.click("puzzle:link")
			r.tick(2)
			r.click("puzzle:file")
			r.tick(2)
			r.key("Esc")
			for _, way := range []string{"link", "file"} {
				q := newRig(t, size[0], size[1])
				if way == "link" {
					_, q.hash, _ = strings.Cut(r.clip, "#")
					q.tick(2)
				} else {
					q.c.openRecord(r.saved, false)
				}
				q.opened()
				q.tick(3)
				on := q.table()
				g := on.match.Goal
				if g == nil || g.Aim != match.Aim(i) || g.Asked != asked || g.Judge(on.s.(*session.Local).Match()) != match.Open {
					t.Fatalf("%s by %s: %s opens as %+v", game, way, asked, g)
				}
				if note, is := q.c.top().(*notice); !is || !strings.Contains(note.text, goalWords(on, &g.Goal)) {
					t.Fatalf("%s by %s: what is to be done is not said", game, way)
				}
				q.key("Esc")
				won := d.g.Seat.Other() == on.s.Decision().Seat
				if err := on.s.Concede(); err != nil {
					t.Fatal(err)
				}
				for range 200 {
					if q.tick(1); g.told {
						break
					}
					if q.c.top() != Scene(on) {
						q.c.CloseTop()
					}
				}
				if _, said := q.c.top().(*notice); !g.told || said != won {
					t.Fatalf("%s by %s: %s is not judged: told %v, %s", game, way, asked, g.told, q.c.top().Name())
				}
			}
		}
	}
}

// TestGoalsThatMeanNothing: an address or a file with a goal that is none opens no match, and says so.
func TestGoalsThatMeanNothing(t *testing.T) {
	r := newRig(t, 1280, 720)
	tb := r.rests(assets.Playable()[0], 8)
	record := momentOf(tb)
	for _, asked := range []string{"A: fly", "C: win", "A: rid of card 9999", "A: have card nowhere", "A: damage -3", "A: damage 99999999999", "A:", strings.Repeat("x", mostGoal)} {
		q := newRig(t, 1280, 720)
		openPuzzle(q.c, asked, record)
		q.opened()
		q.tick(3)
		if n, is := q.c.top().(*notice); !is || q.table().match.Goal != nil || n.text != q.c.T("board.goal.none") {
			t.Errorf("%q opens %s", asked, q.c.top().Name())
		}
	}
	if asked, rest := cutGoal([]byte("goal A: win\nREST")); asked != "A: win" || string(rest) != "REST" {
		t.Errorf("%q before %q", asked, rest)
	}
}
