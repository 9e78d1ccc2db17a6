package game

import (
	"errors"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// fakeHelper answers requests by a function, at once or never.
type fakeHelper struct {
	do      func([]byte) ([]byte, error)
	asked   int
	stopped bool
}

type never struct{}

func (never) Done() bool              { return false }
func (never) Result() ([]byte, error) { return nil, errors.New("not finished yet") }

func (h *fakeHelper) Stop() { h.stopped = true }

func (h *fakeHelper) Ask(request []byte) Task[[]byte] {
	h.asked++
	if h.do == nil {
		return never{}
	}
	b, err := h.do(request)
	return done[[]byte]{b, err}
}

// againstBot lets a person who only passes and ends play against the bot until it has answered often enough.
func againstBot(t *testing.T, helper func() (Helper, error), answers int) (*rig, *table) {
	t.Helper()
	r := newRig(t, 1280, 720)
	r.c.Env.Helper = helper
	g := carried("")
	r.c.startLocal(g, nil, modeBot, "", [2]rules.DeckSetup{g.Decks[0].Setup(), g.Decks[1].Setup()})
	tb := r.c.scene.(*table)
	random := bot.Random{Rand: rules.Mix(1, 2)}
	for n := 0; r.c.help.here+r.c.help.away < answers; n++ {
		if n > 20_000 {
			t.Fatalf("the bot answered %d times here and %d times elsewhere", r.c.help.here, r.c.help.away)
		}
		if tb.dec != nil {
			l := tb.s.(*session.Local)
			if err := tb.s.Answer(tb.s.View().Inputs, random.Choose(l.Match().Kernel(), tb.s.Decision())); err != nil {
				t.Fatal(err)
			}
		}
		r.tick(1)
	}
	return r, tb
}

// TestBotThinksElsewhere: with a helper nothing is thought of here, and the same match is played as without one.
func TestBotThinksElsewhere(t *testing.T) {
	h := &fakeHelper{do: new(Thinker).Think}
	r, there := againstBot(t, func() (Helper, error) { return h, nil }, 25)
	if r.c.help.here != 0 || r.c.help.away != h.asked {
		t.Errorf("%d answers were thought of here, %d in the helper, which was asked %d times", r.c.help.here, r.c.help.away, h.asked)
	}
	_, here := againstBot(t, nil, 25)
	a, b := there.s.(*session.Local).Match(), here.s.(*session.Local).Match()
	if a.Hash(state.All) != b.Hash(state.All) || len(a.Inputs()) != len(b.Inputs()) {
		t.Error("another match is played")
	}
}

// TestBotGoesOnAlone: whatever becomes of the helper, the match goes on and the menu says so.
func TestBotGoesOnAlone(t *testing.T) {
	for name, helper := range map[string]func() (Helper, error){
		"none can be begun": func() (Helper, error) { return nil, errors.New("no workers") },
		"it fails": func() (Helper, error) {
			return &fakeHelper{do: func([]byte) ([]byte, error) { return nil, errors.New("memory") }}, nil
		},
		"it answers rubbish": func() (Helper, error) {
			return &fakeHelper{do: func([]byte) ([]byte, error) { return []byte("\xff\xff\xff\xff\xff"), nil }}, nil
		},
		"it never answers": func() (Helper, error) { return &fakeHelper{}, nil },
		"it dies in the middle": func() (Helper, error) {
			n, thinker := 0, new(Thinker)
			return &fakeHelper{do: func(b []byte) ([]byte, error) {
				if n++; n > 3 {
					return nil, errors.New("killed")
				}
				return thinker.Think(b)
			}}, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			r, tb := againstBot(t, helper, 12)
			if r.c.help.here == 0 || r.c.help.lost == nil || r.c.help.with != nil {
				t.Errorf("%d answers were thought of here, the helper is %v, lost for %v", r.c.help.here, r.c.help.with, r.c.help.lost)
			}
			if tb.s.Status().Phase != session.Playing {
				t.Errorf("the match is %+v", tb.s.Status())
			}
			for lang, want := range map[string]string{"ja": "ワーカー", "en": "No worker"} {
				r.c.Set.Lang = lang
				r.tick(1)
				tb.openMenu()
				r.tick(1)
				if got := tb.helpNote(r.c.now()); !strings.Contains(got, want) {
					t.Errorf("the menu says %q", got)
				}
				r.shot("menu-alone-" + lang)
				r.c.CloseTop()
			}
		})
	}
	r, tb := againstBot(t, nil, 1)
	tb.openMenu()
	r.tick(1)
	if tb.helpNote(r.c.now()) != "" {
		t.Error("natively something is missed")
	}
}

// TestThinkJudgesItsRequest: what is no request is refused, and nothing falls.
func TestThinkJudgesItsRequest(t *testing.T) {
	var last []byte
	thinker := new(Thinker)
	againstBot(t, func() (Helper, error) {
		return &fakeHelper{do: func(b []byte) ([]byte, error) { last = b; return thinker.Think(b) }}, nil
	}, 3)
	if _, err := thinker.Think(last); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"", "{}", "[1]", `{"game":"chess","seat":1}`, `{"game":"sve","seat":2}`, `{"game":"sve","seat":1,"record":"AAAA"}`} {
		if _, err := thinker.Think([]byte(bad)); err == nil {
			t.Errorf("%q is answered", bad)
		}
	}
	for i := range last {
		b := append([]byte(nil), last...)
		b[i] ^= 1 << (i % 8)
		thinker.Think(b)
	}
}

// TestNobodyWaitsForAPass: a bot waits after what it did, and after an answer by which nothing happened it does not: turns
// of many moments, at which it has nothing to do, go by at once.
func TestNobodyWaitsForAPass(t *testing.T) {
	for _, id := range assets.Playable() {
		g := carried(id)
		for seed := uint64(1); seed < 7; seed++ {
			r := newRig(t, 1280, 720)
			r.c.Env.Seed = func() uint64 { return seed }
			r.c.startLocal(g, nil, modeBot, "", [2]rules.DeckSetup{g.Decks[0].Setup(), g.Decks[1].Setup()})
			tb := r.c.scene.(*table)
			began, events, pauses, ticks := r.c.ms, tb.s.View().Events, int64(1), int64(0)
			for ; (tb.dec == nil || tb.passer.pass.on) && ticks < 10_000; ticks++ {
				was := r.c.ms
				r.tick(1)
				if now := tb.s.View().Events; now != events {
					events, pauses = now, pauses+1
				}
				if most := pauses * (botPause + 2*(r.c.ms-was)); r.c.ms-began > most {
					t.Fatalf("%s, seed %d: nobody was asked for %d ms, in which something happened %d times", id, seed, r.c.ms-began, pauses-1)
				}
			}
		}
	}
}
