package divinecross_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/divinecross"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// tabletop is a table on which cards are laid, with the answers to come. Seat 0 is the
// turn player.
type tabletop struct {
	*rules.Kernel
	t     *testing.T
	queue []state.Answer
	asked []string
}

func newBoard(t *testing.T, more ...state.Def) *tabletop {
	r := testRules(t, more...)
	s := match.FirstState(r)
	b := &tabletop{t: t}
	b.Kernel = rules.NewKernel(r, s, &match.Table{K: s, Policy: [2]match.Policy{b, b}})
	b.SetUp(&rules.Setup{Rules: r})
	s.Table[state.TableTurnNo] = 3
	divinecross.Wing{}.Scenario().Step(b.Kernel, 0, ability.MainPhase, 0)
	return b
}

// Choose takes the next answer; without one, who may act passes, and piles lie as they
// came.
func (b *tabletop) Choose(_ *rules.Kernel, d *rules.Decision) state.Answer {
	b.asked = append(b.asked, d.Ask.Key)
	switch {
	case d.Refused != nil:
		b.t.Fatalf("%s: the answer was refused: %v; %+v", d.Ask.Key, d.Refused, d)
	case d.Ask.Key == "pile":
		return state.Answer{Pick: slices.Clone(d.Items)}
	case len(b.queue) > 0:
		a := b.queue[0]
		b.queue = b.queue[1:]
		return a
	case d.Window == "main":
		return state.Answer{Act: state.Act{Verb: state.EndPhase}}
	case d.Kind != rules.Acting:
		b.t.Fatalf("nobody answers %q", d.Ask.Key)
	}
	return state.Answer{}
}

// lay lays a card that has been there since before the turn.
func (b *tabletop) lay(name string, z ability.Zone, s state.Seat) state.Ref {
	p := b.Place(z, s)
	if z == ability.Standby {
		p.Slot = int8(b.Count(z, s))
	}
	r := b.NewCard(b.Pool.Named(name), p, s)
	b.State.Card(r).Seen = state.All
	switch {
	case z == ability.EnergyZone:
		b.State.Card(r).Side, b.State.Card(r).Seen = state.Down, state.EyesOf(s)
	case z == ability.Deck:
		b.State.Card(r).Seen = state.NoEyes
	case b.State.Card(r).FaceDown:
		b.State.Card(r).Seen = state.EyesOf(s)
	}
	b.Wrote(b.Sighted(r.ID))
	b.Do(state.Event{Verb: state.Resolved}) // what was laid is read anew
	return r
}

// on lays a card attached to a unit.
func (b *tabletop) on(host state.Ref, z ability.Zone, names ...string) (last state.Ref) {
	for _, n := range names {
		last = b.lay(n, z, b.State.Card(host).Master)
		b.Do(state.Event{Verb: state.Linked, Card: last, Obj: host})
	}
	return last
}

// mains lays both main units.
func (b *tabletop) mains(mine, theirs string) (state.Ref, state.Ref) {
	return b.lay(mine, ability.Main, 0), b.lay(theirs, ability.Main, 1)
}

// use is the act of using the nth ability of a card.
func (b *tabletop) use(v state.ActVerb, r state.Ref, n int16) state.Answer {
	return state.Answer{Act: state.Act{Verb: v, Card: r.ID, Ability: state.AbilityID{Face: b.State.Card(r).Face, N: n}}}
}

func (b *tabletop) answer(as ...state.Answer) { b.queue = append(b.queue, as...) }

func pick(rs ...state.Ref) (a state.Answer) {
	for _, r := range rs {
		a.Pick = append(a.Pick, state.Item{Card: r.ID})
	}
	return a
}

// hand is a hand of a janken: 0 beats 1 beats 2 beats 0.
func hand(n int32) state.Answer { return state.Answer{Pick: []state.Item{{N: n}}} }

func number(n int32) state.Answer { return state.Answer{N: []int32{n}} }

// step runs one step by name.
func (b *tabletop) step(name string) rules.Next {
	return b.Rules.Steps[slices.Index(b.Game.Words().Steps, name)].Do(b.Kernel)
}

// over runs f and says how the match ended by it; nothing: it goes on.
func (b *tabletop) over(f func()) (res rules.Result) {
	defer func() {
		if res = b.Result(); !res.Over {
			if p := recover(); p != nil {
				panic(p)
			}
			return
		}
		recover()
	}()
	f()
	return b.Result()
}

func (b *tabletop) damage(what string, r state.Ref, want int32) {
	b.t.Helper()
	if got := b.State.Card(r).Damage; got != want {
		b.t.Errorf("%s: damage %d, want %d", what, got, want)
	}
}

func (b *tabletop) is(what string, ok bool) {
	b.t.Helper()
	if !ok {
		b.t.Error(what)
	}
}

func (b *tabletop) in(z ability.Zone, refs ...state.Ref) {
	b.t.Helper()
	for _, r := range refs {
		if c := b.State.Cards[r.ID]; b.Zones[c.At.Zone].Word != z {
			b.t.Errorf("%v lies in %s", b.Printed(c.Face, 0).Names, b.Zones[c.At.Zone].Name)
		}
	}
}
