package session_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// byHand is the toy whose turns begin with a text that is carried out by hand.
type byHand struct{ rules.Game }

const handText = "ふしぎなことがおきる。"

func (g byHand) Steps() []rules.Step {
	steps := g.Game.Steps()
	begin := steps[0].Do
	steps[0].Do = func(k *rules.Kernel) rules.Next {
		next := begin(k)
		k.ByHandText(k.NewFrame(k.Turn(), k.Cards(ability.LeaderArea, k.Turn())[0], state.AbilityID{}), handText)
		return next
	}
	return steps
}

func handSetup(t *testing.T) rules.Setup {
	toy := sessiontest.Toy()
	r, err := rules.NewRules(byHand{toy.Game}, toy.Pool)
	if err != nil {
		t.Fatal(err)
	}
	return rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{sessiontest.ToyDeck(r, 20), sessiontest.ToyDeck(r, 20)}}
}

func moved(m *match.Match, id state.CardID, to ability.Zone, of state.Seat) state.Answer {
	return state.Answer{Hand: &state.HandOp{Verb: ability.Moved, Card: id, To: state.Place{Zone: m.Setup().Rules.Zone(to), Of: of}}}
}

// TestByHandConsentComesFirst: what a seat does by hand to another person's match is shown
// to that person first, and is not done when the answer is no. What the seat cannot see of
// the other's, and what the rules alone move, it cannot name.
func TestByHandConsentComesFirst(t *testing.T) {
	p, err := sessiontest.NewPeers(peersOf(handSetup(t)), 6, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	b := &bot.Random{Rand: 6}
	next := func() *session.Peer {
		t.Helper()
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		return p.Asked()
	}
	say := func(s *session.Peer, a state.Answer) {
		t.Helper()
		if err := s.Answer(s.View().Inputs, a); err != nil {
			t.Fatal(err)
		}
	}
	s := next()
	for s.Decision().Kind != rules.ByHand {
		say(s, b.Choose(s.Match().Kernel(), s.Decision()))
		s = next()
	}
	m, me, o := s.Match(), s.Seat(), p.P[s.Seat().Other()]
	list := func(z ability.Zone, of state.Seat) []state.CardID {
		return m.State().List(m.Setup().Rules.Zone(z), of)
	}
	mine := list(ability.Hand_, me)[0]
	for what, a := range map[string]state.Answer{
		"a card of the other hand":      moved(m, list(ability.Hand_, me.Other())[0], ability.Field, me),
		"the top of the other deck":     moved(m, list(ability.Deck, me.Other())[0], ability.Discards, me.Other()),
		"damage to a card unseen":       {Hand: &state.HandOp{Verb: ability.DealtDamage, Card: list(ability.Deck, me.Other())[0], N: 1}},
		"a leader moved":                moved(m, list(ability.LeaderArea, me)[0], ability.Discards, me),
		"a card become a leader":        moved(m, mine, ability.LeaderArea, me),
		"a card into the other hand":    moved(m, mine, ability.Hand_, me.Other()),
		"attached to a card unseen":     {Hand: &state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: 3, Of: me}, N: int32(list(ability.Deck, me.Other())[0])}},
		"the zone after the last":       {Hand: &state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: state.Zone(len(m.Setup().Rules.Zones)), Of: me}}},
		"attached to itself":            {Hand: &state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: 3, Of: me}, N: int32(mine)}},
		"no damage":                     {Hand: &state.HandOp{Verb: ability.DealtDamage, Card: mine}},
		"a zone that is none":           {Hand: &state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: 100, Of: me}}},
		"a card that is none":           moved(m, 29999, ability.Field, me),
		"what its verb does not use":    {Hand: &state.HandOp{Verb: ability.Drew, To: state.Place{Of: me}, Card: mine}},
		"a number the game has not":     {Hand: &state.HandOp{Verb: state.NumberChanged, To: state.Place{Of: me}, Stat: ability.PlayerLife, N: 3}},
		"with a choice beside":          {Hand: &state.HandOp{Verb: ability.Drew, To: state.Place{Of: me}}, Pick: []state.Item{{Card: list(ability.Hand_, me.Other())[0]}}},
		"a verb that is no operation":   {Hand: &state.HandOp{Verb: ability.Created, To: state.Place{Of: me}}},
		"a counter with a long name":    {Hand: &state.HandOp{Verb: ability.CounterPut, Card: mine, N: 1, Name: string(make([]byte, 65))}},
		"a counter with no text":        {Hand: &state.HandOp{Verb: ability.CounterPut, Card: mine, N: 1, Name: "\xff"}},
		"a counter with a hidden text":  {Hand: &state.HandOp{Verb: ability.CounterPut, Card: mine, N: 1, Name: "a\u202eb"}},
		"a slot that the zone has not":  {Hand: &state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: 3, Of: me, Slot: 1}}},
		"a place below the whole zone":  {Hand: &state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: 2, Of: me}, Pos: 99}},
		"a seat that is none (to draw)": {Hand: &state.HandOp{Verb: ability.Drew, To: state.Place{Of: 2}}},
	} {
		if s.Check(a) == nil || s.Answer(s.View().Inputs, a) == nil {
			t.Errorf("%s: it can be proposed", what)
		}
	}

	before, events := o.Match().State().Encode(nil, state.NoEyes), len(o.Events(0))
	op := moved(m, mine, ability.Field, me)
	say(s, op)
	if s = next(); s != o || s.Decision().Kind != rules.YesNo || s.Decision().Op == nil || *s.Decision().Op != *op.Hand || s.Decision().Hand != handText {
		t.Fatalf("the other is asked %+v", s.Decision())
	}
	say(s, state.Answer{N: []int32{0}})
	if s = next(); s.Seat() != me || s.Decision().Kind != rules.ByHand || s.Decision().Refused == nil {
		t.Fatalf("after a no: %+v", s.Decision())
	}
	if string(o.Match().State().Encode(nil, state.NoEyes)) != string(before) || len(o.Events(0)) != events {
		t.Fatal("what was refused has left something behind")
	}
	if f := o.Match().State().Cards[mine].Face; f != 0 {
		t.Fatalf("the other has learned a card it refused: %d", f)
	}
	say(s, op)
	say(next(), state.Answer{N: []int32{1}})
	s = next()
	if c := o.Match().State().Cards[mine]; c.At.Zone != 3 || c.Face == 0 {
		t.Fatalf("agreed to, and not done: %+v", c)
	}
	say(s, state.Answer{})
	if s = next(); s != o || s.Decision().Kind != rules.YesNo || s.Decision().Op != nil {
		t.Fatalf("the end is agreed to by %+v", s.Decision())
	}
	say(s, state.Answer{N: []int32{1}})
	if s = next(); s.Decision().Ask.Key != "main" {
		t.Fatalf("after the end: %+v", s.Decision())
	}
}

// TestByHandAlone: one person with both hands does not agree with himself; what was done is
// taken back and brought again in one.
func TestByHandAlone(t *testing.T) {
	l, err := session.NewLocal(session.LocalOptions{Setup: handSetup(t), Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	b := &bot.Random{Rand: 6}
	for l.Decision().Kind != rules.ByHand {
		if err := l.Answer(l.View().Inputs, b.Choose(l.Match().Kernel(), l.Decision())); err != nil {
			t.Fatal(err)
		}
	}
	m := l.Match()
	me := l.Decision().Seat
	mine := m.State().List(m.Setup().Rules.Zone(ability.Hand_), me)[0]
	before := m.Hash(state.NoEyes)
	if err := l.Answer(l.View().Inputs, moved(m, mine, ability.Field, me)); err != nil {
		t.Fatal(err)
	}
	after := m.Hash(state.NoEyes)
	done := func() bool { return m.State().Cards[mine].At.Zone == m.Setup().Rules.Zone(ability.Field) }
	if !done() || l.Decision().Kind != rules.ByHand {
		t.Fatalf("it is not done at once: %+v", l.Decision())
	}
	for range 2 {
		if err := l.Undo(); err != nil || m.Hash(state.NoEyes) != before || l.Decision().Kind != rules.ByHand {
			t.Fatalf("undo: %v, %+v", err, l.Decision())
		}
		if err := l.Redo(); err != nil || m.Hash(state.NoEyes) != after || !done() || l.CanRedo() {
			t.Fatalf("redo: %v, %+v", err, l.Decision())
		}
	}
	if err := l.Answer(l.View().Inputs, state.Answer{}); err != nil || l.Decision().Kind != rules.YesNo || l.Decision().Seat != me.Other() {
		t.Fatalf("done: %v, %+v", err, l.Decision())
	}
}
