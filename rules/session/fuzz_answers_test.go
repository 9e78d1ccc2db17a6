package session_test

import (
	"encoding/binary"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// FuzzAnswers puts any answer, or a legal one bent, to any question of a whole match of
// each game: the first byte names the game, two the question, the fourth says whether the
// rest is an answer or bends one. What is refused changes nothing; nothing breaks.
func FuzzAnswers(f *testing.F) {
	var ended []*match.Match
	for i, game := range assets.Playable() {
		m := match.New(starters(f, game), state.All)
		p, r := &bot.Random{Rand: rules.Mix(7, uint64(i))}, rules.Mix(7, 9)
		for m.Pending() != nil && len(m.Inputs()) < 600 {
			in := session.Due(m, 7)
			if in == nil {
				a := sessiontest.Answers(m, p, &r)
				in = &a
				if n := len(m.Inputs()); in.Kind == state.InAnswer && n%40 < 3 {
					f.Add(append([]byte{byte(i), byte(n), byte(n >> 8), 0}, state.EncodeAnswer(nil, &in.Answers[0])...))
					f.Add([]byte{byte(i), byte(n), byte(n >> 8), 1, byte(n), 7})
				}
			}
			if err := m.Feed(*in); err != nil {
				f.Fatal(err)
			}
		}
		ended = append(ended, m)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) < 5 {
			return
		}
		whole := ended[int(b[0])%len(ended)]
		m := whole.Fork()
		defer m.Close()
		n := int(binary.LittleEndian.Uint16(b[1:])) % len(whole.Inputs())
		if _, err := m.Undo(n); err != nil {
			t.Fatal(err)
		}
		w := m.Pending()
		if w == nil || w.D[0] == nil {
			return
		}
		in := state.Input{Kind: w.Kind, Seat: w.Seat, Answers: whole.Inputs()[n].Answers}
		if b[3]%2 == 0 {
			a, err := state.DecodeAnswer(b[4:])
			if err != nil {
				return
			}
			in.Answers[0] = a
		} else {
			r := rules.Rand(0)
			for _, c := range b[4:] {
				r = rules.Mix(uint64(r), uint64(c))
			}
			in.Answers[0] = sessiontest.Bent(w.D[0], in.Answers[0], m.State(), &r)
		}
		before := m.Hash(state.NoEyes)
		err := m.Feed(in)
		switch {
		case m.Broken() != nil:
			t.Fatalf("%+v: %s", in.Answers[0], match.Trace(m.Broken()))
		case err != nil && (m.Hash(state.NoEyes) != before || len(m.Inputs()) != n):
			t.Fatalf("%+v is refused, and changed the match", in.Answers[0])
		case err == nil && m.Pending() == nil && !m.Result().Over:
			t.Fatalf("%+v is taken, and nobody is asked", in.Answers[0])
		}
	})
}
