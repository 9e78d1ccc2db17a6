package match

import (
	"crypto/sha256"
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// Version goes up whenever the same record would be played differently.
const Version = 4

// Fingerprint names rules and pool: two machines with the same one play the same
// record the same way.
func Fingerprint(r *rules.Rules) [32]byte {
	b := fmt.Appendf(nil, "gotaku rules %d\x00%s\x00", Version, r.Game.Name())
	h := r.Pool.Hash()
	return sha256.Sum256(append(b, h[:]...))
}

// NewRecord is the record of a match so far, as far as this machine knows it.
func NewRecord(m *Match) *state.Record {
	s := m.Setup()
	r := &state.Record{Game: s.Rules.Game.Name(), Format: s.Format, Rules: Fingerprint(s.Rules), Pool: s.Rules.Pool.Hash(), Names: [2]string{state.PlainName(s.Names[0]), state.PlainName(s.Names[1])}}
	ids := func(fs []state.FaceID) []string {
		out := make([]string, len(fs))
		for i, f := range fs {
			if d := s.Rules.Pool.Def(f); d != nil {
				out[i] = d.ID
			}
		}
		return out
	}
	for i, d := range s.Decks {
		r.Decks[i] = state.RecordDeck{Leader: ids(d.Leader), Main: ids(d.Main), Side: ids(d.Side), Basis: d.Basis}
	}
	r.Inputs = slices.Clone(m.Inputs())
	return r
}

// SetupOf finds a record's cards in the rules of this machine. It fails when game,
// pool or rules are others, and names which.
func SetupOf(r *state.Record, rs *rules.Rules) (rules.Setup, error) {
	s := rules.Setup{Rules: rs, Format: r.Format, Names: r.Names}
	switch {
	case r.Pool != rs.Pool.Hash():
		return s, fmt.Errorf("match: a record made with other cards (pack %s, here %s)", short(r.Pool), short(rs.Pool.Hash()))
	case r.Rules != Fingerprint(rs):
		return s, fmt.Errorf("match: a record made by another version of the rules (%s, here %s)", short(r.Rules), short(Fingerprint(rs)))
	}
	return SetupLike(r, rs)
}

// SetupLike finds a record's cards in the rules of this machine, whichever version it was made
// with: it may not go on as it did then.
func SetupLike(r *state.Record, rs *rules.Rules) (rules.Setup, error) {
	s := rules.Setup{Rules: rs, Format: r.Format, Names: r.Names}
	if r.Game != rs.Game.Name() {
		return s, fmt.Errorf("match: a record of the game %q, these are the rules of %q", r.Game, rs.Game.Name())
	}
	for i, d := range r.Decks {
		to := &s.Decks[i]
		to.Basis = d.Basis
		for _, p := range [...]struct {
			from []string
			to   *[]state.FaceID
		}{{d.Leader, &to.Leader}, {d.Main, &to.Main}, {d.Side, &to.Side}} {
			for _, id := range p.from {
				f := rs.Pool.Face(id)
				if f == 0 && id != "" {
					return s, fmt.Errorf("match: no pack has the card %q of the deck of %s", id, r.Names[i])
				}
				*p.to = append(*p.to, f)
			}
		}
	}
	return s, nil
}

func short(h [32]byte) string { return fmt.Sprintf("%x", h[:4]) }

// Replay plays a record on this machine, with the knowledge of e, and returns the
// match at its end. It fails at the first input that the rules refuse.
func Replay(r *state.Record, rs *rules.Rules, e state.Eyes) (*Match, error) {
	s, err := SetupOf(r, rs)
	if err != nil {
		return nil, err
	}
	m := New(s, e)
	for i, in := range r.Inputs {
		if err := m.Feed(in); err != nil {
			m.Close()
			return nil, fmt.Errorf("match: input %d of a record: %w", i, err)
		}
	}
	return m, nil
}
