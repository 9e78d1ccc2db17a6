package text

import (
	"math/bits"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Said are the words of a lexicon that texts of cards say, and more of them.
func Said[T any](rows []wing.Word[T], more ...Word) (out []Word) {
	for i := range rows {
		if r := &rows[i]; r.Said[JA] != "" {
			out = append(out, Word{JA: r.Said[JA], EN: r.Said[EN], Val: r.Is})
		}
	}
	return append(out, more...)
}

// SaidKinds are the kinds that texts say, the special ones first, more of them, and a card
// of any kind.
func SaidKinds(rows []wing.Word[ability.Kinds], more ...Word) []Word {
	out := Said(rows)
	slices.SortStableFunc(out, func(a, b Word) int {
		return bits.OnesCount64(uint64(b.Val.(ability.Kinds))) - bits.OnesCount64(uint64(a.Val.(ability.Kinds)))
	})
	return append(append(out, more...), Word{JA: "カード", EN: "card,cards", Val: ability.Kinds(0)})
}

// SaidZones puts the words of a lexicon into phrases about its zones.
func SaidZones(rows []wing.Word[ability.Zone], phrases []ZoneWord) []ZoneWord {
	for i := range phrases {
		for k := range rows {
			if p, r := &phrases[i], &rows[k]; r.Is == p.Zone && r.Said[JA] != "" {
				p.JA, p.EN = r.Said[JA], r.Said[EN]
			}
		}
	}
	return phrases
}
