package game

import (
	"cmp"
	"encoding/json"
	"errors"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"gotaku/rules/lab"
)

// inLab is an app in the lab of a game's first two decks.
func inLab(t *testing.T, w, h int) (*rig, *labScene) {
	t.Helper()
	r := newRig(t, w, h)
	r.opens("sve")
	r.click("mode:bot")
	r.inBoth("lab-decks")
	r.click("lab")
	return r, r.c.scene.(*labScene)
}

// plays waits until the lab has done what it was asked for.
func plays(t *testing.T, r *rig, s *labScene) {
	t.Helper()
	for n := 0; s.busy(); n++ {
		if n > 20_000 {
			t.Fatal("the lab does not end")
		}
		r.tick(1)
		time.Sleep(time.Millisecond)
	}
}

// TestTheLabPlaysTwoDecks: in several threads as in one, with a sum that is that of the same plan played elsewhere; it
// can be stopped, and its figures are handed over.
func TestTheLabPlaysTwoDecks(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		r, s := inLab(t, size[0], size[1])
		r.c.Env.Cores = runtime.NumCPU
		saved := ""
		r.c.Env.Save = func(name, _ string, data []byte) Task[string] {
			saved = string(data)
			return done[string]{v: name}
		}
		r.inBoth("lab-before")
		s.who = [2]string{"random", "random"}
		r.click("lab:start")
		plays(t, r, s)
		if s.run == nil || s.run.sum.Games != 100 || s.run.sum.Broken > 0 {
			t.Fatalf("%+v", s.run)
		}
		r.c.Dirty()
		r.inBoth("lab-after")
		r.click("lab:tab:2")
		r.inBoth("lab-cards")
		var rates []float64
		for id, c := range s.run.sum.Cards[1] {
			if g := r.c.now().find("lab:card:" + id); (g != nil) != (c.Drawn > 0) {
				t.Errorf("%s, drawn in %d games: %v", id, c.Drawn, g)
			}
		}
		for _, v := range s.cardsOf(1) {
			rates = append(rates, v.drawn.Rate)
			if c := s.run.sum.Cards[1][v.id]; v.games != c.Drawn || v.drawn != lab.RateOf(c.DrawnWon, c.Drawn) || v.opening != lab.RateOf(c.OpeningWon, c.Opening) || v.name == v.id {
				t.Errorf("%+v is said of %+v", v, c)
			}
		}
		if len(rates) == 0 || !slices.IsSortedFunc(rates, func(a, b float64) int { return cmp.Compare(b, a) }) {
			t.Errorf("the cards are not in order: %v", rates)
		}
		r.click("lab:tab:0")
		setup, err := setupOfPlan(s.run.plan, carried("sve"))
		if err != nil {
			t.Fatal(err)
		}
		var want lab.Tally
		table := lab.NewTable(setup, s.run.plan.Players)
		for n := range s.run.plan.Chunks() {
			want.Add(table.Chunk(s.run.plan, n))
		}
		a, _ := json.Marshal(&want)
		if b, _ := json.Marshal(&s.run.sum); string(a) != string(b) {
			t.Fatalf("counted %s, want %s", b, a)
		}
		r.click("lab:csv")
		r.tick(1)
		if !strings.HasPrefix(saved, "what,of,games,won,rate,low,high\nseat,1 random,100,") || !strings.Contains(saved, "\nturns,") || !strings.Contains(saved, "seat 2 drawn,") {
			t.Fatalf("the table is %.200q", saved)
		}
		r.click("lab:games:2")
		r.click("lab:start")
		for s.run.sum.Games == 0 {
			r.tick(1)
			time.Sleep(time.Millisecond)
		}
		r.click("lab:cancel")
		if n := s.run.sum.Games; s.busy() || n == 0 || n == 10000 {
			t.Fatalf("stopped after %d games", n)
		}
		r.key("Esc")
		if r.c.scene.Name() != "decks" {
			t.Fatalf("back at %s", r.c.scene.Name())
		}
	}
}

// TestALabThreadIsNotTrusted: what a thread hands in is judged whole, and another does the work of one that failed; a
// thread does nothing that is not a plan of its own rules.
func TestALabThreadIsNotTrusted(t *testing.T) {
	r, s := inLab(t, 1280, 720)
	s.who = [2]string{"random", "random"}
	begun := 0
	r.c.Env.Cores = func() int { return 4 }
	r.c.Env.Helper = func() (Helper, error) {
		begun++
		switch begun % 4 {
		case 1:
			return &thread{}, nil
		case 2:
			return &fakeHelper{do: func([]byte) ([]byte, error) { return nil, errors.New("it died") }}, nil
		case 3:
			return &fakeHelper{do: func([]byte) ([]byte, error) { return []byte(`{"games":25,"wins":[30,-5]}`), nil }}, nil
		}
		return &fakeHelper{do: func([]byte) ([]byte, error) { return []byte("{"), nil }}, nil
	}
	r.click("lab:start")
	plays(t, r, s)
	if s.run == nil || s.run.sum.Games != 100 {
		t.Fatalf("%+v", s.run)
	}
	r.c.Env.Cores = func() int { return 3 }
	begun = 1 // none of the three that come works
	r.click("lab:start")
	r.tick(3)
	if n, is := r.c.top().(*notice); !is || s.run != nil || !strings.Contains(n.text, "試行を続けられません") {
		t.Fatalf("no thread works, and nothing is said: %s", r.c.top().Name())
	}
	good := lab.Plan{Game: "sve", Players: [2]string{"random", "random"}, Games: 10, Chunk: 5, Rules: lab.Fingerprint(carried("sve").Rules)}
	for i := range good.Decks {
		good.Decks[i] = s.decks[i].list.Code()
	}
	for what, change := range map[string]func(*labRequest){
		"":             func(*labRequest) {},
		"another game": func(q *labRequest) { q.Plan.Game = "?" }, "other rules": func(q *labRequest) { q.Plan.Rules = "0" }, "no chunk": func(q *labRequest) { q.Chunk = 2 },
		"less than none": func(q *labRequest) { q.Chunk = -1 }, "too many": func(q *labRequest) { q.Plan.Games, q.Plan.Chunk = 9999, 5000 }, "no deck": func(q *labRequest) { q.Plan.Decks[1] = "?" },
		"no player": func(q *labRequest) { q.Plan.Players[0] = "?" }, "a digest": func(q *labRequest) { q.Plan.Digest = true },
	} {
		q := labRequest{good, 0}
		change(&q)
		b, _ := json.Marshal(thinkRequest{Lab: &q})
		if _, err := new(Thinker).Think(b); (err == nil) != (what == "") {
			t.Errorf("%q: %v", what, err)
		}
	}
}
