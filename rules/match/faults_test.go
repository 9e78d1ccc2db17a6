package match_test

import (
	"bytes"
	"runtime"
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// Faults of the kernel that would let a match be cheated, or a card be seen, and that
// engines side by side do not all show. Each was planted by hand, and the test beside it
// failed:
//
//	fault                                               noticed by
//	a shuffle makes no new objects (no Inc in redeal)   TestShuffledCardsAreNewObjects
//	no second look after showing (Kernel.named)         TestWhatIsShownIsJudgedAgain
//	a shuffle may deal other faces (Match.judgeDealt)   TestDealtFacesAreThoseThatLieThere
//	one thing chosen twice (Decision.checkPick)         TestNothingCountsTwice/chosen
//	one source pays twice (Decision.checkPlan)          TestNothingCountsTwice/paid
//	events tell faces to everybody (Match.Events)       TestEventsTellNoMoreThanWasSeen
//	undo keeps later deals (Match.Undo, memory)         TestUndoForgetsLaterDeals
//	the hash without the question (Match.Hash)          TestHashNamesTheQuestion
//	an answer may say more (Decision.formed)            TestAnswersSayOnlyWhatWasAsked, TestOnlyWhatWasAskedIsShown, TestHostileSeat

// said is an Outside that has its answers and faces given; shuffles turn the faces round.
type said struct {
	answers []state.Answer
	refused []*board.Why // of each question, the second time it is asked
	faces   map[state.CardID]state.FaceID
	shown   []state.CardID
	state   *state.State
}

func (o *said) Answer(_ *rules.Kernel, d *rules.Decision) state.Answer {
	o.refused = append(o.refused, d.Refused)
	a := o.answers[0]
	o.answers = o.answers[1:]
	return a
}

func (o *said) Both(k *rules.Kernel, d [2]*rules.Decision) [2]state.Answer {
	return [2]state.Answer{o.Answer(k, d[0]), o.Answer(k, d[1])}
}

func (o *said) Shuffle(ids []state.CardID) []state.FaceID {
	f := o.state.Faces(ids)
	slices.Reverse(f)
	return f
}

func (o *said) Arrange(ids []state.CardID, _ state.Seat) []state.FaceID { return o.Shuffle(ids) }

func (o *said) Show(ids []state.CardID, _ state.Eyes) []state.FaceID {
	o.shown = append(o.shown, ids...)
	var f []state.FaceID
	for _, id := range ids {
		f = append(f, o.faces[id])
	}
	return f
}

func (o *said) Random(int32) int32 { return 0 }

// laid is a kernel of the rules with so many hidden cards of seat 1 in zone w.
func laid(r *rules.Rules, w ability.Zone, n int) (*rules.Kernel, *said, []state.Ref) {
	o := &said{faces: map[state.CardID]state.FaceID{}, state: match.FirstState(r)}
	k := rules.NewKernel(r, o.state, o)
	var refs []state.Ref
	for i := range n {
		refs = append(refs, k.NewCard(0, k.Place(w, 1), 1))
		o.faces[refs[i].ID] = state.FaceID(2 + i) // "toy/1" and so on
	}
	return k, o, refs
}

// TestTokensComeToAnEnd: where a match has more cards than any has, those that are gone among them, no more are made.
func TestTokensComeToAnEnd(t *testing.T) {
	k, _, _ := laid(sessiontest.Toy(), ability.Deck, 3)
	makes := func() int {
		return len(k.Do(state.Event{Verb: ability.Created, To: k.Place(ability.Hand_, 0), Slot: 2, Seat: 0, Pos: -1}))
	}
	if n := makes(); n != 1 {
		t.Fatalf("%d are made", n)
	}
	for len(k.State.Cards) < 20_000 {
		k.State.Cards = append(k.State.Cards, state.Card{At: state.Place{Zone: state.Nowhere, Of: state.Nobody}})
	}
	if n := makes(); n != 0 {
		t.Errorf("%d are made of %d", n, len(k.State.Cards))
	}
}

// TestShuffledCardsAreNewObjects: who kept a card in mind has nothing after a shuffle.
func TestShuffledCardsAreNewObjects(t *testing.T) {
	for what, do := range map[string]func(k *rules.Kernel, refs []state.Ref){
		"shuffled": func(k *rules.Kernel, _ []state.Ref) { k.Shuffle(ability.Deck, 1) },
		"arranged": func(k *rules.Kernel, refs []state.Ref) { k.Arrange(1, refs...) },
	} {
		k, o, refs := laid(sessiontest.Toy(), ability.Deck, 3)
		for i, r := range refs {
			k.State.Card(r).Face, k.State.Card(r).Seen = o.faces[r.ID], state.All
			if i == 0 {
				k.State.Mods = append(k.State.Mods, state.Mod{On: []state.Ref{r}})
			}
		}
		deal := k.State.Cards[refs[0].ID].Deal
		do(k, refs)
		for _, r := range refs {
			now := k.State.Ref(r.ID)
			if k.Here(r) || now.Inc == r.Inc {
				t.Errorf("%s: card %d is still the same object", what, r.ID)
			}
			if c := k.State.Card(now); c.Deal <= deal || what == "shuffled" && c.Seen != state.NoEyes {
				t.Errorf("%s: card %d is seen by %d, deal %d after %d", what, r.ID, c.Seen, c.Deal, deal)
			}
		}
		if k.State.Cards[refs[0].ID].Face != o.faces[refs[2].ID] {
			t.Errorf("%s: the faces are not dealt anew", what)
		}
	}
}

// TestWhatIsShownIsJudgedAgain: a hidden card that is named is shown, and refused where it
// turns out not to fit.
func TestWhatIsShownIsJudgedAgain(t *testing.T) {
	k, o, refs := laid(sessiontest.Toy(), ability.Hand_, 9)
	weak, strong := refs[1], refs[7] // powers 2 and 8
	d := rules.Decision{Seat: 1, Kind: rules.Choose, Max: 1, MayFail: true, Shown: true, Ask: rules.Prompt{Key: "show"},
		Of: &ability.Filter{Num: []ability.Bound{{Stat: ability.Attack, Cmp: ability.GE, N: ability.Amount{N: 5}}}}}
	for _, r := range refs {
		d.Items = append(d.Items, state.Item{Card: r.ID})
	}
	pick := func(r state.Ref) state.Answer { return state.Answer{Pick: []state.Item{{Card: r.ID}}} }
	o.answers = []state.Answer{pick(weak), pick(strong)}
	got := k.Ask(d)
	if len(got.Pick) != 1 || got.Pick[0].Card != strong.ID {
		t.Fatalf("taken: %+v", got)
	}
	if len(o.refused) != 2 || o.refused[0] != nil || o.refused[1] == nil {
		t.Fatalf("asked with the reasons %v", o.refused)
	}
	if !slices.Equal(o.shown, []state.CardID{weak.ID, strong.ID}) {
		t.Fatalf("shown: %v", o.shown)
	}
}

// pays is the toy in which every plan pays.
type pays struct{ rules.Game }

func (pays) CheckPlan(*rules.Kernel, state.Seat, *state.Frame, *rules.Part, []state.Payment) *board.Why {
	return nil
}

func paying(t *testing.T) *rules.Rules {
	toy := sessiontest.Toy()
	r, err := rules.NewRules(pays{toy.Game}, toy.Pool)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestOnlyWhatWasAskedIsShown: a payment shows what pays, a choice what is chosen, and no
// answer shows anything else.
func TestOnlyWhatWasAskedIsShown(t *testing.T) {
	for _, kind := range []rules.Kind{rules.Choose, rules.Pay, rules.YesNo, rules.Number} {
		k, o, refs := laid(paying(t), ability.Hand_, 4)
		d := rules.Decision{Seat: 0, Kind: kind, Max: 1, Shown: true, Items: []state.Item{{Card: refs[0].ID}, {Card: refs[1].ID}}, Part: &rules.Part{N: 1}}
		right := state.Answer{N: []int32{1}}
		var shown []state.CardID
		switch kind {
		case rules.Choose:
			right, shown = state.Answer{Pick: d.Items[:1]}, []state.CardID{refs[0].ID}
		case rules.Pay:
			right, shown = state.Answer{Plan: []state.Payment{{Card: refs[2].ID}}}, []state.CardID{refs[2].ID}
		}
		more := right
		more.Pick = append(slices.Clone(more.Pick), state.Item{Card: refs[3].ID})
		both := right
		both.Pick, both.Plan = []state.Item{{Card: refs[3].ID}}, []state.Payment{{Card: refs[3].ID}}
		o.answers = []state.Answer{more, both, right}
		k.Ask(d)
		if !slices.Equal(o.shown, shown) || len(o.answers) > 0 {
			t.Errorf("kind %d: shown %v, want %v; %d answers left", kind, o.shown, shown, len(o.answers))
		}
	}
}

// TestNothingCountsTwice: neither among what is chosen nor among what pays.
func TestNothingCountsTwice(t *testing.T) {
	t.Run("chosen", func(t *testing.T) {
		k, _, refs := laid(sessiontest.Toy(), ability.Hand_, 3)
		one, two := state.Item{Card: refs[0].ID}, state.Item{Card: refs[1].ID}
		d := rules.Decision{Seat: 1, Kind: rules.Choose, Min: 2, Max: 2, Items: []state.Item{one, two, {Card: refs[2].ID}}}
		if why := d.Check(k, state.NoEyes, state.Answer{Pick: []state.Item{one, two}}); why != nil {
			t.Error(why)
		}
		if d.Check(k, state.NoEyes, state.Answer{Pick: []state.Item{one, one}}) == nil {
			t.Error("a card may be chosen twice")
		}
	})
	t.Run("paid", func(t *testing.T) {
		k, _, refs := laid(paying(t), ability.Hand_, 3)
		d := rules.Decision{Seat: 1, Kind: rules.Pay, Part: &rules.Part{N: 2}}
		if why := d.Check(k, state.NoEyes, state.Answer{Plan: []state.Payment{{Card: refs[0].ID}, {Card: refs[1].ID}}}); why != nil {
			t.Error(why)
		}
		if d.Check(k, state.NoEyes, state.Answer{Plan: []state.Payment{{Card: refs[0].ID}, {Card: refs[0].ID, As: 1}}}) == nil {
			t.Error("a card may pay twice")
		}
	})
}

// TestDealtFacesAreThoseThatLieThere: neither a shuffle nor a secret order brings in, leaves
// out or doubles a card.
func TestDealtFacesAreThoseThatLieThere(t *testing.T) {
	tried := map[state.InputKind]int{}
	for seed := uint64(0); seed < 12; seed++ {
		m := match.New(sessiontest.ToySetup(), state.All)
		p, r := &bot.Random{Rand: rules.Mix(seed, 1)}, rules.Mix(seed, 2)
		for m.Pending() != nil {
			in := sessiontest.Chance(m, seed)
			if in == nil {
				a := sessiontest.Answers(m, p, &r)
				in = &a
			}
			if w := m.Pending(); w.Kind == state.InShuffled || w.Kind == state.InArranged {
				bad := *in
				bad.Faces = slices.Clone(in.Faces)
				if bad.Faces[0]++; bad.Faces[0] > 9 {
					bad.Faces[0] = 2
				}
				if m.Feed(bad) == nil {
					t.Fatalf("seed %d: other faces than lie there are dealt by %+v", seed, bad)
				}
				tried[w.Kind]++
			}
			if err := m.Feed(*in); err != nil {
				t.Fatal(err)
			}
		}
		m.Close()
	}
	if tried[state.InShuffled] == 0 || tried[state.InArranged] == 0 {
		t.Fatalf("tried only %v", tried)
	}
}

// TestEventsTellNoMoreThanWasSeen: what a viewer is told by the machine that knows all is
// what the viewer's own machine could tell.
func TestEventsTellNoMoreThanWasSeen(t *testing.T) {
	backs, fronts := 0, 0
	for seed := uint64(0); seed < 8; seed++ {
		e := played(t, seed)
		for i, eyes := range []state.Eyes{state.Eyes0, state.Eyes1, state.Crowd} {
			open, own := e.M[0].Events(eyes, 0), e.M[i+1].Events(eyes, 0)
			if len(open) != len(own) {
				t.Fatalf("seed %d, eyes %d: %d events, and %d", seed, eyes, len(open), len(own))
			}
			for j := range open {
				if open[j].Face != own[j].Face || open[j].ObjFace != own[j].ObjFace {
					t.Fatalf("seed %d, eyes %d, event %+v: told the face %d, its own machine knows %d", seed, eyes, open[j].Event, open[j].Face, own[j].Face)
				}
				if open[j].Event.Verb == ability.Moved && open[j].Face == 0 {
					backs++
				}
				if open[j].Event.Verb == ability.Moved && open[j].Face != 0 {
					fronts++
				}
			}
		}
		e.Close()
	}
	if backs == 0 || fronts == 0 {
		t.Fatalf("%d events were about a hidden card, %d about one that is seen", backs, fronts)
	}
}

// TestUndoForgetsLaterDeals: what was learned of a deal that is taken back is not held
// against the deal that comes instead.
func TestUndoForgetsLaterDeals(t *testing.T) {
	for _, seed := range []uint64{0, 1, 2, 3, 4, 164} { // the last: of a card dealt twice
		e := played(t, seed)
		r := rules.Mix(seed, 3)
		for try := range uint64(8) {
			n := r.N(len(e.M[0].Inputs()) + 1)
			if try%2 == 0 {
				n = 0 // before the decks are shuffled
			}
			if err := e.Undo(n); err != nil {
				t.Fatal(err)
			}
			believes(t, seed, e)
			p := &bot.Random{Rand: rules.Mix(seed, 100+try)}
			for stop := r.N(120); e.Pending() != nil && len(e.M[0].Inputs()) < stop; { // less is learned than before
				in := sessiontest.Chance(e.M[0], seed+1000*(try+1)) // by other chance
				if in == nil {
					a := sessiontest.Answers(e.M[0], p, &r)
					in = &a
				}
				if err := e.Feed(*in); err != nil {
					t.Fatalf("seed %d, after taking back: %v", seed, err)
				}
			}
		}
		believes(t, seed, e)
		e.Close()
	}
}

// believes fails where a machine takes a card for another than it is.
func believes(t *testing.T, seed uint64, e *sessiontest.Engines) {
	t.Helper()
	for i, m := range e.M[1:] {
		for id := range m.State().Cards {
			if own, open := m.State().Cards[id].Face, e.M[0].State().Cards[id].Face; own != 0 && own != open {
				t.Fatalf("seed %d: machine %d takes card %d for %d, it is %d", seed, i+1, id, own, open)
			}
		}
	}
}

// asks is the toy that begins with a question.
type asks struct {
	rules.Game
	d rules.Decision
}

func (g asks) Setup(k *rules.Kernel) {
	if g.d.Kind == 0 {
		k.AskBoth(rules.Decision{Kind: rules.YesNo}, rules.Decision{Seat: 1, Kind: rules.YesNo})
		return
	}
	k.Ask(g.d)
}

// TestHashNamesTheQuestion: two machines on the same table that wait for different things
// are told apart.
func TestHashNamesTheQuestion(t *testing.T) {
	toy := sessiontest.Toy()
	seen := map[uint64]int{}
	var was []byte
	for i, d := range []rules.Decision{
		{},
		{Kind: rules.YesNo, Ask: rules.Prompt{Key: "a"}},
		{Kind: rules.YesNo, Ask: rules.Prompt{Key: "b"}},
		{Kind: rules.YesNo, Ask: rules.Prompt{Key: "a"}, Seat: 1},
		{Kind: rules.Number, Max: 1, Ask: rules.Prompt{Key: "a"}},
		{Kind: rules.Number, Max: 2, Ask: rules.Prompt{Key: "a"}},
		{Kind: rules.Choose, Max: 1, Items: []state.Item{{N: 1}, {N: 2}}, Ask: rules.Prompt{Key: "a"}},
		{Kind: rules.Choose, Max: 1, Items: []state.Item{{N: 1}, {N: 3}}, Ask: rules.Prompt{Key: "a"}},
	} {
		r, err := rules.NewRules(asks{toy.Game, d}, toy.Pool)
		if err != nil {
			t.Fatal(err)
		}
		m := match.New(rules.Setup{Rules: r}, state.All)
		h := m.Hash(state.All)
		if j, ok := seen[h]; ok {
			t.Errorf("the questions %d and %d have one hash", j, i)
		}
		seen[h] = i
		if b := m.State().Encode(nil, state.NoEyes); was == nil {
			was = b
		} else if !bytes.Equal(was, b) {
			t.Fatal("the tables differ")
		}
		m.Close()
	}
}

// TestAClosedMatchIsGone: what runs a match and its forks ends with the last of them, in
// whatever order they are closed, and a fork runs where another one ran.
func TestAClosedMatchIsGone(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 50 {
		m := match.New(sessiontest.ToySetup(), state.All)
		m.Pending()
		var forks []*match.Match
		for range 20 {
			f := m.Fork()
			if f.Pending(); f.Hash(state.All) != m.Hash(state.All) {
				t.Fatal("a fork asks something else")
			}
			if forks = append(forks, f); len(forks)%2 == 0 {
				forks[len(forks)/2-1].Close()
			}
		}
		m.Close()
		for _, f := range forks {
			f.Close()
		}
	}
	if now := runtime.NumGoroutine(); now > before+10 {
		t.Fatalf("%d goroutines, %d before", now, before)
	}
}
