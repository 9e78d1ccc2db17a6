package scenario

import (
	"fmt"
	"runtime/debug"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// wander plays n random answers from the board of a scenario in a mode.
func (sc *Scenario) wander(mode Mode, seed uint64, n int) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("%v\n%s", v, debug.Stack())
		}
	}()
	b, err := newBuilder(sc)
	if err != nil {
		return err
	}
	s, setup, err := b.build()
	if err != nil {
		return err
	}
	t, err := newTable(mode, setup, s)
	if err != nil {
		return err
	}
	defer t.close()
	p, r := &bot.Random{Rand: rules.Mix(seed, 1)}, rules.Mix(seed, 2)
	for range n {
		m := t.main()
		if m.Pending() == nil {
			break
		}
		in := session.Due(m, seed)
		if in == nil {
			a := sessiontest.Answers(m, p, &r)
			in = &a
		}
		if err := t.feed(*in); err != nil {
			return fmt.Errorf("input %d, %s: %w", len(m.Inputs()), (&seer{sc: sc, g: sc.Game, t: t}).question(), err)
		}
	}
	return t.main().Broken()
}

// TestWander plays on at random from the board of every third scenario, or with -games of each, with its odd
// cards, each on four machines, with undo or through bytes.
func TestWander(t *testing.T) {
	files, err := Files("../sve/testdata")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, f := range files {
		scs, err := ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, sc := range scs {
			if n++; n%3 != 0 && sessiontest.Played(0) == 0 {
				continue
			}
			m := []Mode{Engines, Undo, Encode}[n/3%3]
			if err := sc.wander(m, uint64(i), 30); err != nil {
				t.Errorf("%s:%d: %s, mode %s: %v", f, sc.Line, sc.Title, m, err)
			}
		}
	}
	if n < 100 {
		t.Errorf("only %d scenarios", n)
	}
}
