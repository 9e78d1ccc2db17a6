package lab

import (
	"cmp"
	"encoding/binary"
	"hash/fnv"
	"slices"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/state"
)

// seated is a random player of direct play. Where a digest is wanted it sums its answers up.
type seated struct {
	bot.Random
	table *Table
	room  []byte
	acts  []state.Act
}

func (c *seated) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	c.table.look(k, d)
	if !c.table.Digests {
		return c.Random.Choose(k, d)
	}
	var a state.Answer
	if d.Kind == rules.Acting {
		a.Act = c.act(k, d)
	} else {
		a = c.Random.Choose(k, d)
	}
	c.room = state.EncodeAnswer(c.room[:0], &a)
	h, sum := fnv.New64a(), &c.table.game.digest
	h.Write(binary.BigEndian.AppendUint64(nil, *sum))
	h.Write(c.room)
	*sum = h.Sum64()
	return a
}

// Draws hands out the chance of a random player, which need not be asked for acts.
func (c *seated) Draws(k *rules.Kernel, d *rules.Decision) *rules.Rand {
	c.table.look(k, d)
	return &c.Rand
}

// act chooses among all legal acts in an order of their own: which candidates a game
// lists, and in which order, is not part of what a digest is about.
func (c *seated) act(k *rules.Kernel, d *rules.Decision) state.Act {
	c.acts = d.Acts(k, state.EyesOf(d.Seat), c.acts[:0])
	slices.SortFunc(c.acts, compareActs)
	acts := slices.Compact(c.acts)
	if len(acts) == 0 {
		return state.Act{}
	}
	return acts[c.Rand.N(len(acts))]
}

func compareActs(a, b state.Act) int {
	return cmp.Or(cmp.Compare(a.Verb, b.Verb), cmp.Compare(a.Card, b.Card), cmp.Compare(a.Target, b.Target), cmp.Compare(a.N, b.N), compareAbilities(a.Ability, b.Ability))
}

func compareAbilities(a, b state.AbilityID) int {
	if a.Quoted != b.Quoted {
		if b.Quoted {
			return -1
		}
		return 1
	}
	return cmp.Or(cmp.Compare(a.Face, b.Face), cmp.Compare(a.Side, b.Side), cmp.Compare(a.Word, b.Word), cmp.Compare(a.N, b.N))
}
