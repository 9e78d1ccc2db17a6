package bot

import (
	"encoding/binary"
	"math"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// few is how many choices of several items are listed; where there are more so many are drawn at most: each is judged and
// looked up on every table, and an order of six cards has hundreds.
const few = 24

// candidates lists answers to try under a node: all of them where they can be listed. Else
// those that are known under it and still possible, and another one the more often it was
// tried; at first, where none is known, some.
func (p *Search) candidates(k *rules.Kernel, d *rules.Decision, known []int32) []state.Answer {
	e := state.EyesOf(d.Seat)
	var list []state.Answer
	if d.Kind == rules.Acting {
		for _, a := range d.Acts(k, e, nil) {
			list = append(list, state.Answer{Act: a})
		}
	}
	if len(list) == 0 && d.Kind == rules.Choose && d.Max > 1 {
		list = picks(k, d, e)
	}
	if len(list) > 0 {
		return list
	}
	if !drawn(d) {
		return p.greedy.candidates(k, d)
	}
	for _, i := range known[:min(len(known), 4*few)] { // the first are those that were tried most
		if a := p.tree.nodes[i].answer; d.Check(k, e, a) == nil {
			list = append(list, a)
		}
	}
	more := choices
	if known != nil {
		more = min(few, int(math.Sqrt(float64(p.tree.nodes[0].tried)))+1) - len(list)
		more = min(1, max(0, more))
	}
	for ; more > 0 || len(list) == 0; more-- {
		list = append(list, p.greedy.random.Choose(k, d))
	}
	return list
}

// drawn says whether answers to d are drawn at random because there may be too many to list.
func drawn(d *rules.Decision) bool {
	return d.Kind == rules.Split || d.Kind == rules.Choose && d.Max > 1 || d.Kind == rules.Number && d.Max-d.Min >= choices
}

// picks lists all choices of several items; nil: there are more than few.
func picks(k *rules.Kernel, d *rules.Decision, e state.Eyes) (list []state.Answer) {
	left := 4 * few
	var grow func(part []state.Item, from int) bool
	grow = func(part []state.Item, from int) bool {
		if left--; left < 0 {
			return false
		}
		if a := (state.Answer{Pick: part}); len(part) >= int(d.Least()) && d.Check(k, e, a) == nil {
			list = append(list, a)
		}
		next := d.Next(k, e, part, nil)
		for i, it := range d.Items {
			if len(next) == 0 || next[0] != it {
				continue
			}
			next = next[1:]
			if (d.Ordered || i >= from) && !grow(append(slices.Clip(part), it), i+1) {
				return false
			}
		}
		return true
	}
	if !grow(nil, 0) || len(list) > few {
		return nil
	}
	return list
}

// means writes what an answer comes to for the seat that is asked. A card that lies outside
// play by itself is no more than what it is as far as that seat sees: of two such cards it is
// all the same which is named, and what a card of the other's hand may be is another answer on
// each table.
func means(b []byte, k *rules.Kernel, d *rules.Decision, a *state.Answer) []byte {
	b = append(b, byte(d.Seat))
	switch {
	case d.Kind == rules.Acting:
		act := a.Act
		if g, is := k.Game.(Aliker); is {
			act = g.Alike(act)
		}
		b = cardOf(append(b, byte(act.Verb)), k, d.Seat, act.Card)
		b = abilityOf(cardOf(b, k, d.Seat, act.Target), act.Ability)
		return binary.AppendVarint(b, int64(act.N))
	case len(a.Pick) > 0:
		for _, it := range a.Pick {
			b = abilityOf(cardOf(b, k, d.Seat, it.Card), it.Ability)
			b = binary.AppendVarint(binary.AppendVarint(b, int64(it.N)), int64(it.Face))
		}
		return b
	}
	return state.EncodeAnswer(b, a)
}

func cardOf(b []byte, k *rules.Kernel, s state.Seat, id state.CardID) []byte {
	c := &k.State.Cards[id]
	face := c.Face
	if c.Seen&state.EyesOf(s) == 0 {
		face = 0
	}
	if id == 0 || c.Host != (state.Ref{}) || k.Zones[c.At.Zone].Play {
		b = binary.AppendVarint(append(b, 0), int64(id))
	} else {
		b = append(b, 1, byte(c.At.Zone), byte(c.At.Of))
	}
	return binary.AppendVarint(b, int64(face))
}

func abilityOf(b []byte, id state.AbilityID) []byte {
	b = binary.AppendVarint(append(b, byte(id.Side)), int64(id.Face))
	return binary.AppendVarint(binary.AppendVarint(b, int64(id.Word)), int64(id.N))
}
