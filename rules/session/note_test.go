package session_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// TestNotesComeOnceAndInOrder: over a channel that loses, doubles and reorders, while a match is played.
func TestNotesComeOnceAndInOrder(t *testing.T) {
	for seed := uint64(500); seed < 506; seed++ {
		f := sessiontest.Faults{}
		if seed%2 == 1 {
			f = sessiontest.Bad
		}
		p := meet(t, seed, f)
		b := &bot.Random{Rand: rules.Mix(seed, 3)}
		var told, heard [2][]string
		for n := range 24 {
			step(t, p, b)
			for i, s := range p.P {
				note := session.Note{Kind: session.Words, Text: fmt.Sprintf("こんにちは %d", n)}
				if n%3 == 1 {
					note = session.Note{Kind: session.Phrase, N: n}
				}
				if s.Tell(note) == nil {
					told[i] = append(told[i], fmt.Sprint(note))
				}
				for _, h := range s.Heard() {
					heard[1-i] = append(heard[1-i], fmt.Sprint(h))
				}
			}
		}
		ticks(t, p, "all is heard", func() bool {
			for i, s := range p.P {
				for _, h := range s.Heard() {
					heard[1-i] = append(heard[1-i], fmt.Sprint(h))
				}
			}
			return len(heard[0]) >= len(told[0]) && len(heard[1]) >= len(told[1])
		})
		for range 400 {
			p.Tick()
		}
		for i := range told {
			for _, h := range p.P[1-i].Heard() {
				heard[i] = append(heard[i], fmt.Sprint(h))
			}
			if !slices.Equal(told[i], heard[i]) || len(told[i]) < 8 {
				t.Fatalf("seed %d: told %q, heard %q", seed, told[i], heard[i])
			}
		}
		finish(t, p, seed)
	}
}

// TestNotesAreJudged: what is too long, of no kind, or holds what cannot be seen is refused here and ignored there; what
// comes too fast is not shown, and none of it touches the match.
func TestNotesAreJudged(t *testing.T) {
	p := meet(t, 507, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(507, 3)}
	for range 6 {
		step(t, p, b)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	s := p.P[1]
	for what, n := range map[string]session.Note{
		"no kind": {}, "an unknown kind": {Kind: 9}, "a phrase that is none": {Kind: session.Phrase, N: session.MaxPhrase}, "less than none": {Kind: session.Phrase, N: -1},
		"words too long": {Kind: session.Words, Text: strings.Repeat("あ", 81)}, "no words": {Kind: session.Words}, "no text": {Kind: session.Words, Text: "\xff"},
		"an end of line": {Kind: session.Words, Text: "a\nb"}, "a turned direction": {Kind: session.Words, Text: "a\u202eb"}, "a phrase with words": {Kind: session.Phrase, Text: "a"},
		"words with a number": {Kind: session.Words, N: 1, Text: "a"}, "a time that is none": {Kind: session.Clock, N: 10_000_001},
	} {
		if p.P[0].Tell(n) == nil {
			t.Errorf("%s: it is told", what)
		}
		was := s.Status().Ignored
		p.Wires[0].Put(p.P[0].ForgedNote(1, n))
		s.Tick()
		if len(s.Heard()) > 0 || n.Kind != 0 && s.Status().Ignored != was+1 {
			t.Errorf("%s: it is heard", what)
		}
	}
	serial, heard := 1, 0
	for range 900 {
		for range 3 {
			p.Wires[0].Put(p.P[0].ForgedNote(serial, session.Note{Kind: session.Phrase, N: 1}))
		}
		s.Tick()
		n := len(s.Heard())
		heard, serial = heard+n, serial+n
	}
	if heard < 10 || heard > 40 {
		t.Fatalf("%d notes of a flood are shown in fifteen seconds", heard)
	}
	if st := s.Status(); st.Phase != session.Playing {
		t.Fatalf("%+v", st)
	}
}
