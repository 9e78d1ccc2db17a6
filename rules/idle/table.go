package idle

import (
	"fmt"
	"runtime/debug"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// table plays games of a deck against itself.
type table struct {
	setup rules.Setup
	k     *rules.Kernel
	seats [2]bot.Random
	acts  []state.Act
	held  map[state.FaceID]bool // cards that came to where they can do something, in the last game

	sum  uint64   // of what has been asked, possible, done and shown so far
	went []uint64 // that sum, at each question
	want []uint64 // what it was in another game; nil: there is none
}

func newTable(r *rules.Rules, deck rules.DeckSetup) *table {
	return &table{setup: rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{deck.Declared(r, ""), deck.Declared(r, "")}, Names: [2]string{"A", "B"}}}
}

// otherwise unwinds a game that goes another way.
type otherwise struct{}

// play plays the game of a seed and says how it went; nil: another way than is wanted.
func (t *table) play(seed uint64, want []uint64) (went []uint64, err error) {
	t.sum, t.went, t.want, t.held = 0, nil, want, map[state.FaceID]bool{}
	for _, f := range t.setup.Decks[0].Leader {
		t.held[f] = true
	}
	defer func() {
		switch v := recover(); v.(type) {
		case nil:
		case otherwise:
			t.k, went = nil, nil // what it kept is in no known state
		default:
			t.k, err = nil, fmt.Errorf("seed %d: %v\n%s", seed, v, debug.Stack())
		}
	}()
	s := match.FirstState(t.setup.Rules)
	o := &match.Table{K: s, Rand: rules.Mix(seed, 0), Policy: [2]match.Policy{t, t}}
	for i := range t.seats {
		t.seats[i].Rand = rules.Mix(seed, uint64(1+i))
	}
	if t.k == nil {
		t.k = rules.NewKernel(t.setup.Rules, s, o)
	}
	t.k.Begin(&t.setup, s, s.LastDeal(), o, t.told)
	end := t.k.Play(func() {})
	t.add(int64(end.Winner), yes(end.Draw), yes(end.Over))
	t.mark()
	if want != nil && len(t.went) < len(want) {
		return nil, nil
	}
	return t.went, nil
}

// add joins numbers to the sum.
func (t *table) add(list ...int64) {
	for _, n := range list {
		t.sum = (t.sum ^ uint64(n)) * 0x9E3779B97F4A7C15
		t.sum ^= t.sum >> 29
	}
}

// mark notes the sum so far, and leaves a game that goes another way.
func (t *table) mark() {
	n := len(t.went)
	if t.want != nil && (n >= len(t.want) || t.want[n] != t.sum) {
		panic(otherwise{})
	}
	t.went = append(t.went, t.sum)
}

func yes(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// Choose answers at random, among all that is legal.
func (t *table) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	t.add(int64(d.Seat), int64(d.Kind), int64(d.Min), int64(d.Max), int64(d.Ask.N), int64(len(d.Items)))
	t.word(d.Ask.Key)
	for i := range d.Items {
		t.add(int64(d.Items[i].Card))
	}
	if d.Kind != rules.Acting {
		t.mark()
		return t.seats[d.Seat].Choose(k, d)
	}
	t.acts = d.Acts(k, state.EyesOf(d.Seat), t.acts[:0])
	for _, a := range t.acts {
		t.add(int64(a.Verb), int64(a.Card), int64(a.Target), int64(a.N))
	}
	t.shown(k)
	t.mark()
	if len(t.acts) == 0 {
		return state.Answer{}
	}
	return state.Answer{Act: t.acts[t.seats[d.Seat].Rand.N(len(t.acts))]}
}

// word joins a word to the sum.
func (t *table) word(s string) {
	for i := range len(s) {
		t.add(int64(s[i]))
	}
}

// shown joins what everybody sees to the sum: the numbers of the players, and what the cards in play are.
func (t *table) shown(k *rules.Kernel) {
	for s := range k.State.Num {
		for _, n := range k.State.Num[s] {
			t.add(int64(n))
		}
	}
	for id := range k.State.Cards {
		c := &k.State.Cards[id]
		if z := &k.Zones[c.At.Zone]; z.Texts || z.Links || z.Bases {
			t.held[c.Face] = true
		}
		if !k.InPlay(c.At.Zone) {
			continue
		}
		ch := k.Chars(k.State.Ref(state.CardID(id)))
		t.add(int64(id), int64(ch.Num.Has), int64(ch.Kinds), int64(ch.Keys), int64(len(ch.Names)), int64(len(ch.Classes)), int64(len(ch.Traits)), int64(len(ch.Abilities)))
		for _, n := range ch.Num.N {
			t.add(int64(n))
		}
		t.add(yes(c.Rest), yes(c.FaceDown), int64(c.Damage), int64(c.Flags))
	}
}

// told joins an event to the sum.
func (t *table) told(e *state.Event) {
	t.add(int64(e.Verb), int64(e.Card.ID), int64(e.Obj.ID), int64(e.From.Zone), int64(e.To.Zone), int64(e.To.Of), int64(e.To.Slot), int64(e.Pos), int64(e.Seat), int64(e.N), int64(e.Slot), yes(e.Rest))
	t.word(e.Name)
	if e.Verb != ability.Moved && e.Verb != ability.Created {
		return
	}
	if z := &t.k.Zones[e.To.Zone]; z.Texts || z.Play || z.Passing {
		r := e.New
		if r == (state.Ref{}) {
			r = e.Card
		}
		t.held[t.k.State.Cards[r.ID].Face] = true
	}
}
