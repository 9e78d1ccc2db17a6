package session_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// hostile is a match in which one seat is played by a modified client. It answers legally
// in the end, and at every question first sends answers, parts and messages with something
// added, changed, doubled or dropped. Beside the match runs a reference that knows every
// card and is told nothing but what was asked: what the honest side keeps and tells must
// be what the reference lets it keep and tell.
type hostile struct {
	p      *sessiontest.Peers
	h, g   *session.Peer // the hostile side, the honest one
	ref    *sessiontest.Engines
	secret map[state.FaceID]bool // faces that are in the hostile deck alone, and not seen yet
	r      rules.Rand
	heard  [][]byte // what the hostile side has sent
	wrong  []string // what is wrong with the honest side

	bent           map[string]int // how often a question of this kind was lied to
	refused, taken int
	parted         bool // the honest side has taken what the other's own client does not know
}

const (
	mostBent    = 6   // times that a kind of question is lied to in a match: passes are most of it
	triesPerAsk = 3   // bent answers before the legal one
	nearFlood   = 120 // ignored messages after which the hostile side comes over another channel
)

// newHostile begins a match of set-up s. sound are the rules as they should be.
func newHostile(t testing.TB, s rules.Setup, sound *rules.Rules, seed uint64) *hostile {
	t.Helper()
	p, err := sessiontest.NewPeers(peersOf(s), seed, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	x := &hostile{p: p, r: rules.Mix(seed, 41), secret: map[state.FaceID]bool{}, bent: map[string]int{}}
	x.sides(state.Seat(seed & 1))
	d, own := &s.Decks[x.h.Seat()], &s.Decks[x.g.Seat()]
	for _, f := range slices.Concat(d.Main, d.Side) {
		x.secret[f] = true
	}
	for _, f := range slices.Concat(own.Main, own.Side, own.Leader, d.Leader) {
		delete(x.secret, f)
	}
	for range 200 {
		if p.Tick(); p.P[0].Match() != nil && p.P[1].Match() != nil {
			break
		}
	}
	open := rules.Setup{Rules: sound, Format: s.Format, Names: s.Names}
	for i := range open.Decks { // in the order in which the sides hold them
		open.Decks[i] = p.P[i].Match().Setup().Decks[i]
	}
	x.ref = sessiontest.NewEngines(open)
	return x
}

func (x *hostile) sides(h state.Seat) {
	x.h, x.g = x.p.P[h], x.p.P[h.Other()]
	x.p.Wires[h].Tap = func(b []byte) { x.heard = append(x.heard, bytes.Clone(b)) }
	x.p.Wires[h.Other()].Tap = func(b []byte) {
		if what := x.g.Beyond(b); what != "" {
			x.fault("it sends %s", what)
		}
	}
}

func (x *hostile) fault(format string, a ...any) {
	x.wrong = append(x.wrong, fmt.Sprintf("input %d: ", len(x.g.Match().Inputs()))+fmt.Sprintf(format, a...))
}

// follow tells the reference what has happened, with nothing but what was asked, and
// compares; false: the honest side has gone where the rules do not go.
func (x *hostile) follow() bool {
	open, mine := x.ref.M[0], state.EyesOf(x.g.Seat())
	for n := len(open.Inputs()); n < len(x.g.Match().Inputs()) && n < len(x.h.Match().Inputs()); n = len(open.Inputs()) {
		in, w := x.g.Match().Inputs()[n], open.Pending()
		if w == nil {
			x.fault("the reference is over")
			return false
		}
		in.Faces = joined(in, x.h.Match().Inputs()[n])
		for i, d := range w.D {
			if d == nil || in.Kind != w.Kind {
				continue
			}
			a := sessiontest.Plain(d, in.Answers[i])
			if !bytes.Equal(state.EncodeAnswer(nil, &a), state.EncodeAnswer(nil, &in.Answers[i])) {
				x.fault("it stores more than was asked: %+v", in.Answers[i])
			}
			in.Answers[i] = a
		}
		if in.Kind == state.InShown && w.Kind != state.InShown {
			x.fault("it shows the cards %v, and the rules show none", in.IDs)
			return false
		}
		if err := x.ref.Feed(in); err != nil {
			x.fault("the rules refuse input %d: %v", n, err)
			return false
		}
		x.learns(mine) // after every input: what is shown may go into a shuffle at once
	}
	if len(x.g.Match().Inputs()) != len(open.Inputs()) {
		return true // the hostile side is behind
	}
	if !bytes.Equal(x.g.Match().State().Encode(nil, state.NoEyes), x.ref.Of(mine).State().Encode(nil, state.NoEyes)) {
		x.fault("it knows another table than the rules let it know")
		return false
	}
	return true
}

// learns notes what the honest side may see by the reference: that is no secret any more.
func (x *hostile) learns(mine state.Eyes) {
	cards := x.ref.M[0].State().Cards
	for i := range cards {
		if cards[i].Seen&mine != 0 {
			delete(x.secret, cards[i].Face)
		}
	}
}

// joined are the faces of an input as far as either side knows them.
func joined(a, b state.Input) []state.FaceID {
	if len(a.Faces) == 0 {
		return b.Faces
	}
	out := slices.Clone(a.Faces)
	for i := range out {
		if out[i] == 0 && i < len(b.Faces) {
			out[i] = b.Faces[i]
		}
	}
	return out
}

// keeps looks through all the memory of the honest side for what it should not know:
// anything of the other's deck, until that is opened.
func (x *hostile) keeps() {
	if x.g.Opened() {
		return
	}
	for f, n := range sessiontest.Kept(x.g) {
		if x.secret[f] {
			x.fault("it keeps the face %d, which it was never shown, %d times", f, n)
		}
	}
}

// bring puts a message before the honest side, which must take nothing of it.
func (x *hostile) bring(b []byte, what string) {
	parts, was := x.g.Parts(), x.g.Match().State().Encode(nil, state.NoEyes)
	x.p.Wires[x.h.Seat()].Put(b)
	x.g.Tick()
	switch {
	case x.g.Parts() != parts:
		x.fault("it took %s", what)
	case !bytes.Equal(was, x.g.Match().State().Encode(nil, state.NoEyes)):
		x.fault("%s changed what it knows", what)
	default:
		x.refused++
	}
	if st := x.g.Status(); st.Phase == session.Stopped {
		x.fault("%s stopped it: %v", what, st.Problem)
	} else if st.Ignored > nearFlood {
		x.p.Break()
		x.sides(x.h.Seat())
	}
}

// lie tries bent answers before a legal one; true: one of them was legal too, and taken.
func (x *hostile) lie(d *rules.Decision, a state.Answer) bool {
	honest := state.EncodeAnswer(nil, &a)
	if x.h.Seals() {
		for _, m := range x.h.Misshapen(a) {
			x.bring(m, fmt.Sprintf("a sealed answer of another size to %+v", d.Ask))
		}
		return len(x.wrong) > 0
	}
	for range triesPerAsk {
		b := sessiontest.Bent(d, a, x.h.Match().State(), &x.r)
		if bytes.Equal(state.EncodeAnswer(nil, &b), honest) {
			continue
		}
		if x.h.Insist(b) == nil {
			x.taken++
			return true
		}
		x.bring(x.h.Brings(b, 7), fmt.Sprintf("%+v to %+v", b, d.Ask))
		x.bring(x.h.Brings(b, 0), fmt.Sprintf("%+v to %+v", b, d.Ask))
		if len(x.wrong) > 0 {
			return true
		}
	}
	return false
}

// old sends something sent earlier, as it was or changed. Where it happens to be a legal
// answer to this question the match ends here: the hash that came with it is wrong.
func (x *hostile) old() {
	b := x.heard[x.r.N(len(x.heard))]
	if x.r.N(3) > 0 {
		b = session.BentSync(b, &x.r)
	}
	if b == nil || x.g.Parts() != x.h.Parts() {
		return
	}
	x.p.Wires[x.h.Seat()].Put(b)
	if x.g.Tick(); x.g.Parts() == x.h.Parts() {
		x.bring(b, "an old message, again")
		return
	}
	x.parted = true
	if st := x.g.Status(); st.Phase != session.Stopped || st.Problem.Key != "hash" {
		x.fault("it took an old message and says %+v", st)
	}
}

// play plays the match; it ends early where something is wrong.
func (x *hostile) play(seed uint64) error {
	b := &bot.Random{Rand: rules.Mix(seed, 43)}
	for n := 0; len(x.wrong) == 0; n++ {
		if n > 4000 {
			return fmt.Errorf("no end")
		}
		if err := x.p.Settle(); err != nil {
			return err
		}
		if !x.follow() || x.g.Result().Over {
			break
		}
		if n%25 == 0 {
			x.keeps()
		}
		s := x.p.Asked()
		d := s.Decision()
		a := b.Choose(s.Match().Kernel(), d)
		for again := 0; again < 3 && d.Kind == rules.Acting && a.Act.Verb == state.Pass; again++ {
			a = b.Choose(s.Match().Kernel(), d) // what is done leads to more questions than what is not
		}
		if s == x.h {
			if x.old(); x.parted {
				break
			}
			key := d.Ask.Key
			if d.Kind == rules.Acting {
				key = d.Window + " " + s.Match().Kernel().Game.Words().Acts[a.Act.Verb][1]
			}
			if x.bent[key]++; x.bent[key] <= mostBent && x.lie(d, a) {
				continue
			}
		}
		if s.Decision() == nil {
			continue
		}
		if err := s.Answer(s.View().Inputs, a); err != nil {
			return fmt.Errorf("the answer %+v of seat %d is refused: %w", a, s.Seat(), err)
		}
	}
	x.keeps()
	return nil
}

func (x *hostile) close() {
	x.p.Close()
	x.ref.Close()
}

// TestHostileSeat: whatever the other client sends, an honest one keeps and tells what the
// rules let it.
func TestHostileSeat(t *testing.T) {
	toy := sessiontest.ToySetup()
	hostiles(t, "toy", 12, func(uint64) rules.Setup { return toy })
	for _, game := range assets.Playable() {
		hostiles(t, game, 4, varied(t, game))
	}
}

// TestHostileSeatFindsALeak: the same test finds rules that show what was not asked for.
// The kernel's own leaks were planted by hand: see rules/faults_test.go.
func TestHostileSeatFindsALeak(t *testing.T) {
	s := sessiontest.ToySetup()
	s.Rules = sessiontest.LaxToy(true)
	for seed := uint64(0); seed < 10; seed++ {
		x := newHostile(t, s, sessiontest.LaxToy(false), seed)
		err := x.play(seed)
		x.close()
		if err != nil {
			t.Fatal(err)
		}
		if len(x.wrong) > 0 && strings.Contains(x.wrong[0], "it shows the cards") {
			t.Log(x.wrong[0])
			return
		}
	}
	t.Fatal("nothing was found")
}

func hostiles(t *testing.T, game string, short int, deal sessiontest.Deal) {
	t.Run(game, func(t *testing.T) {
		refused, taken, asked := 0, 0, map[string]int{}
		for seed := range sessiontest.Seeds(short) {
			s := deal(seed)
			x := newHostile(t, s, s.Rules, seed)
			if err := x.play(seed); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if len(x.wrong) > 0 {
				t.Fatalf("seed %d: %s", seed, x.wrong[0])
			}
			refused, taken = refused+x.refused, taken+x.taken
			for key, n := range x.bent {
				asked[key] += n
			}
			x.close()
		}
		t.Logf("%d refused, %d legal after all, in answer to %v", refused, taken, asked)
		if len(asked) < 6 {
			t.Errorf("only %d kinds of questions were asked", len(asked))
		}
		if refused < 30*sessiontest.Played(short) {
			t.Errorf("only %d were refused", refused)
		}
	})
}

// TestBentParts bends what a machine writes by itself: numbers for shuffles and lots, cards
// that are shown, commitments and what opens them, orders. The honest side says what it says of
// lies or takes what could be meant so; it never breaks, and keeps nothing it was not shown.
func TestBentParts(t *testing.T) {
	bend := func(t *testing.T, s rules.Setup, seed uint64) (said string) {
		x := newHostile(t, s, s.Rules, seed)
		defer x.close()
		bent, h := false, x.h.Seat()
		x.p.Wires[h].Keep = x.h.Lying(x.g, func(b []byte) { x.p.Wires[h].Put(b) }, func(kind state.InputKind, _ int, data []byte) []byte {
			if bent || kind == state.InAnswer || x.r.N(4) > 0 {
				return nil
			}
			bent = true
			return session.BentPart(data, &x.r)
		})
		b := &bot.Random{Rand: rules.Mix(seed, 47)}
		for n, after := 0, 0; n < 30000 && after < 600 && x.g.Status().Phase != session.Stopped && !x.g.Result().Over; n++ {
			if bent {
				after++
			}
			if s := x.p.Asked(); s != nil && n%4 == 3 {
				_ = s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())) // stale where the two have parted
			}
			x.p.Tick()
		}
		for _, in := range x.g.Match().Inputs() {
			if in.Kind == state.InShown && in.To&state.EyesOf(x.g.Seat()) != 0 {
				for _, f := range in.Faces {
					delete(x.secret, f)
				}
			}
		}
		x.keeps()
		if len(x.wrong) > 0 {
			t.Fatalf("seed %d: %s", seed, x.wrong[0])
		}
		st := x.g.Status()
		if st.Phase != session.Stopped {
			return "goes on"
		}
		if k := st.Problem.Key; k != "lie" && k != "hash" && k != "accused" {
			t.Fatalf("seed %d: it says %v\n%s", seed, st.Problem, st.Trace)
		}
		return st.Problem.Key
	}
	said := map[string]int{}
	for seed := range sessiontest.Seeds(30) {
		said[bend(t, sessiontest.ToySetup(), seed)]++
	}
	for _, game := range assets.Playable() {
		deal := varied(t, game)
		for seed := range sessiontest.Seeds(6) {
			said[bend(t, deal(seed), seed)]++
		}
	}
	if t.Logf("%v", said); said["lie"] < 5 {
		t.Errorf("a lie was found %d times", said["lie"])
	}
}
