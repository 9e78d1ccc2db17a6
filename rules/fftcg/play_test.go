package fftcg_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/fftcg"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// open begins main phase 1 of seat 0, up to where it holds priority.
func (b *tabletop) open() { b.run("main", 1) }

// holding is who holds priority next, by asking without an answer.
func (b *tabletop) asked() (s state.Seat, window string) {
	before := b.State.Clone()
	stop := &asker{}
	k := rules.NewKernel(b.Rules, before, &match.Table{K: before, Policy: [2]match.Policy{stop, stop}})
	k.SetUp(b.Setup)
	func() {
		defer func() { _ = recover() }()
		b.Rules.Steps[len(b.Rules.Steps)-1].Do(k)
	}()
	return stop.d.Seat, stop.d.Window
}

// asker notes the first question and stops.
type asker struct{ d rules.Decision }

func (a *asker) Choose(_ *rules.Kernel, d *rules.Decision) state.Answer {
	a.d = *d
	panic("asked")
}

func (b *tabletop) plan(s state.Seat, n int32, colors ...string) state.Answer {
	part := rules.Part{Res: ability.CP, N: n, Colors: colors}
	var plan []state.Payment
	b.Through(state.EyesOf(s), func() { plan, _ = b.Game.Solve(b.Kernel, s, nil, &part) })
	return state.Answer{Plan: plan}
}

// may says whether a seat could take an act now, as far as it can tell.
func (b *tabletop) may(s state.Seat, a state.Act, window string) bool {
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: window}
	return d.Check(b.Kernel, state.EyesOf(s), state.Answer{Act: a}) == nil
}

// TestCast: a character never is on the stack; the turn player gains priority, also
// after a Back Attack of the other. [11.4.1, 11.4.8, 15.2.5.2-4]
func TestCast(t *testing.T) {
	b := newBoard(t)
	b.field(0, "helper 1", "helper 2")
	b.field(1, "clerk 1", "clerk 2")
	mine, theirs := b.lay("plain", ability.Hand_, 0), b.lay("ambush", ability.Hand_, 1)
	slow := b.lay("cold", ability.Hand_, 1)
	b.open()
	b.answer(act(state.PlayCard, mine), b.plan(0, 2, "fire"), pass)
	b.run("priority", 2)
	b.in(ability.Field, mine)
	b.is("the stack is not empty", len(b.State.Stack) == 0)
	b.is("both may cast a character", !b.may(1, state.Act{Verb: state.PlayCard, Card: slow.ID}, "priority"))
	b.answer(act(state.PlayCard, theirs), b.plan(1, 2, "ice"))
	b.run("priority", 1)
	b.in(ability.Field, theirs)
	if s, w := b.asked(); s != 0 || w != "main" {
		t.Errorf("seat %d is asked %q", s, w)
	}
}

// TestAutos: the turn player's go onto the stack first, so the other's resolve
// first; one that cannot choose vanishes. [11.1.3, 11.8.4]
func TestAutos(t *testing.T) {
	b := newBoard(t)
	mine, theirs := b.field(0, "avenger")[0], b.field(1, "avenger")[0]
	plain, cold := b.field(0, "plain")[0], b.field(1, "cold")[0]
	b.open()
	b.Do(state.Event{Verb: ability.Moved, Card: mine, To: b.Own(ability.Discards, mine)}, state.Event{Verb: ability.Moved, Card: theirs, To: b.Own(ability.Discards, theirs)})
	b.run("priority", 3) // both pass
	if len(b.State.Stack) != 1 || b.State.Stack[0].By != 0 {
		t.Fatalf("left on the stack: %+v", b.State.Stack)
	}
	b.in(ability.Discards, plain) // its only candidate
	b.in(ability.Field, cold)
	b.run("priority", long)
	b.in(ability.Discards, cold)

	b = newBoard(t)
	b.open()
	b.lay("thief", ability.Hand_, 0)
	r := b.lay("thief", ability.Discards, 0)
	b.Do(state.Event{Verb: ability.Moved, Card: r, To: b.Place(ability.Field, 0)})
	if s, w := b.asked(); s != 0 || w != "main" || len(b.State.Waiting) != 1 {
		t.Errorf("seat %d is asked %q", s, w) // main: the stack is empty again
	}
}

// TestSpecial: a namesake in the hand is discarded besides. [11.7.1]
func TestSpecial(t *testing.T) {
	b := newBoard(t)
	r := b.field(0, "named")[0]
	at := b.field(1, "cold")[0]
	b.field(0, "helper 1")
	b.open()
	use := state.Act{Verb: state.UseAbility, Card: r.ID, Ability: state.AbilityID{Face: b.State.Card(r).Face, N: 1}}
	other := b.lay("plain", ability.Hand_, 0)
	b.is("it is used without a namesake", !b.may(0, use, "main"))
	twin := b.lay("named", ability.Hand_, 0)
	b.is("it is not used with one", b.may(0, use, "main"))
	b.answer(state.Answer{Act: use}, pick(at), pick(twin), b.plan(0, 1, "fire"))
	b.run("priority", 2)
	b.in(ability.Discards, twin)
	b.in(ability.Hand_, other)
	b.is("it is not dull", b.State.Card(r).Rest)
	if o := b.State.Stack[0].Obj; b.Chars(o).Kinds&ability.SpecialObject == 0 {
		t.Error("it is no special ability on the stack")
	}
	b.run("priority", long)
	b.in(ability.Discards, at)
	b.is("the ability is still on the stack", b.Count(ability.Resolving, 0) == 0)
}

// TestGivingUp: who cannot or will not pay takes the play back. [11.3.1, 14.1]
func TestGivingUp(t *testing.T) {
	b := newBoard(t)
	r := b.lay("plain", ability.Hand_, 0)
	b.lay("dawn", ability.Hand_, 0)
	b.field(0, "helper 1", "helper 2")
	b.open()
	part := rules.Part{Res: ability.CP, N: 2}
	b.is("a payer that could pay gives up", b.Game.CheckPlan(b.Kernel, 0, nil, &part, nil) == nil)
	b.Through(state.Eyes0, func() {
		b.is("and that in its own eyes, too", b.Game.CheckPlan(b.Kernel, 0, nil, &part, nil) == nil)
	})
	_ = r
}

// TestMust: the attack phase is not left while a Forward must attack. [10.1.2.1.3]
func TestMust(t *testing.T) {
	b := newBoard(t)
	r := b.field(0, "rash")[0]
	b.is("it may stay", !b.may(0, state.Act{}, "attack"))
	b.Do(state.Event{Verb: ability.ActedV, Card: r})
	b.is("it must though dull", b.may(0, state.Act{}, "attack"))
}

// TestSearch finds only what could come to the field. [15.1.1.8.1]
func TestSearch(t *testing.T) {
	b := newBoard(t)
	b.field(0, "swift")
	twice, once := b.lay("swift", ability.Deck, 0), b.lay("cold", ability.Deck, 0)
	scout := b.lay("scout", ability.Discards, 0)
	b.open()
	b.Do(state.Event{Verb: ability.Moved, Card: scout, To: b.Place(ability.Field, 0)})
	look := &finder{tabletop: b}
	k := rules.NewKernel(b.Rules, b.State, &match.Table{K: b.State, Policy: [2]match.Policy{look, look}})
	k.SetUp(b.Setup)
	for range 3 {
		b.Rules.Steps[len(b.Rules.Steps)-1].Do(k)
	}
	if !look.offered[once.ID] || look.offered[twice.ID] {
		t.Errorf("offered: %v, the namesake is %d", look.offered, twice.ID)
	}
}

// finder notes what a search offers.
type finder struct {
	*tabletop
	offered map[state.CardID]bool
}

func (f *finder) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	if d.Ask.Key == "find" {
		f.offered = map[state.CardID]bool{}
		for _, it := range d.Next(k, state.EyesOf(d.Seat), nil, nil) {
			f.offered[it.Card] = true
		}
	}
	return state.Answer{}
}

// TestEnd: the hand limit once, damage and effects of the turn end together.
// [9.5.1.1-5]
func TestEnd(t *testing.T) {
	b := newBoard(t)
	r := b.field(0, "cold")[0]
	b.Do(state.Event{Verb: ability.DealtDamage, Card: r, N: 6000})
	var hand []state.Ref
	for range 7 {
		hand = append(hand, b.lay("frost", ability.Hand_, 0))
	}
	b.run("end", 1)
	if s, w := b.asked(); s != 0 || w != "pass" {
		t.Errorf("seat %d is asked %q", s, w)
	}
	if next := b.run("priority", long); next != "hand limit" {
		t.Fatal(next)
	}
	b.is("more than a pass is allowed", !b.may(0, state.Act{Verb: state.PlayCard, Card: hand[0].ID}, "pass"))
	b.answer(pick(hand[:2]...))
	if next := b.run("hand limit", 1); next != "clean up" || b.Count(ability.Hand_, 0) != 5 {
		t.Errorf("%s, %d cards in hand", next, b.Count(ability.Hand_, 0))
	}
	if next := b.run("clean up", 1); next != "active" || b.State.Card(r).Damage != 0 {
		t.Errorf("%s, damage %d", next, b.State.Card(r).Damage)
	}
}

// TestObjects: every pool has the objects of the stack, and no deck has them.
func TestObjects(t *testing.T) {
	p := testRules(t).Pool
	for _, d := range fftcg.Objects() {
		if p.Face(d.ID) == 0 {
			t.Errorf("no %s", d.ID)
		}
	}
}

// TestLoop: abilities that set each other off for ever are a draw, whether the same
// state returns or something grows. [13.1]
func TestLoop(t *testing.T) {
	stand, lie := &ability.Turn{What: it, To: ability.Standing}, &ability.Turn{What: it, To: ability.Acted}
	for _, rise := range []effects{{stand}, {stand, &ability.Mark{What: it, Name: "turn", N: ability.N(1)}}} {
		spinner := card("spinner", ability.Monster, fire, 1, 0, auto(ability.ActedV, rise...), auto(ability.Stood, lie))
		b := newBoard(t, spinner)
		r := b.field(0, "spinner")[0]
		b.open()
		b.Do(state.Event{Verb: ability.ActedV, Card: r})
		func() {
			defer func() { _ = recover() }() // the end of the match unwinds
			b.run("priority", 900)
		}()
		if res := b.Result(); !res.Draw || res.Rule != "13.1" {
			t.Errorf("%d effects: %+v", len(rise), res)
		}
	}
}
