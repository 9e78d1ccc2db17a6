package bot

import "gotaku/rules"

// Guess lists what may be in a player's decks, for tests.
var Guess = guess

// Picks lists all choices of several items, and Means writes what an answer comes to, for tests.
var (
	Picks = picks
	Means = means
)

// Few is how many choices of several items are listed.
const Few = few

// Listed is how many answers to d are listed at most for one of so many tables, on all of which it is asked.
func Listed(k *rules.Kernel, d *rules.Decision, tables int) (most int) {
	p := NewSearch(1, tables)
	p.tree.begin(k, d, p.candidates(k, d, nil))
	for range tables {
		p.tree.nodes[0].tried++
		list := p.candidates(k, d, p.tree.nodes[0].next)
		for i := range list {
			p.tree.add(0, k, d, &list[i])
		}
		most = max(most, len(list))
	}
	return most
}
