package sessiontest

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// every is how many decisions of a doubted game lie between two that are looked at.
const every = 7

// mostVerbs bounds the verbs tried: a game has fewer of its own.
const mostVerbs = state.ActGame + 8

// doubted is a random player that looks, now and then, whether the kernel keeps what is
// so, and whether no act is possible that is no candidate.
type doubted struct {
	watched
	n   int
	err error
}

func (p *doubted) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	if p.n++; p.err == nil && p.n%every == 0 {
		if p.err = k.Doubt(); p.err == nil && d.Kind == rules.Acting {
			p.err = complete(k, d)
		}
	}
	return p.watched.Choose(k, d)
}

// complete says which possible act is not listed: it tries every verb with every card,
// and with what else may stand in an act.
func complete(k *rules.Kernel, d *rules.Decision) error {
	e := state.EyesOf(d.Seat)
	listed := d.Acts(k, e, nil)
	var missing error
	try := func(a state.Act) {
		if missing == nil && !slices.Contains(listed, a) && d.Check(k, e, state.Answer{Act: a}) == nil {
			missing = fmt.Errorf("the act %+v is possible and not listed", a)
		}
	}
	for v := range mostVerbs {
		for id := range k.State.Cards {
			c := state.CardID(id)
			for n := range int32(4) {
				try(state.Act{Verb: v, Card: c, N: n})
				try(state.Act{Verb: v, Target: c, N: n})
			}
			for _, ability := range held(k, e, c) {
				for n := range int32(4) {
					try(state.Act{Verb: v, Card: c, Ability: ability, N: n})
				}
			}
			for at := range k.State.Cards {
				try(state.Act{Verb: v, Card: c, Target: state.CardID(at)})
			}
		}
	}
	return missing
}

// held lists the abilities of a card that a seat knows.
func held(k *rules.Kernel, e state.Eyes, id state.CardID) (out []state.AbilityID) {
	if id == 0 {
		return nil
	}
	k.Through(e, func() {
		for _, h := range k.Chars(k.State.Ref(id)).Abilities {
			out = append(out, h.ID)
		}
	})
	return out
}
