package session_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestPrintsGoAsFarAsThePurse: who asks for every print again and again is sent so many bytes in a tick and no more.
func TestPrintsGoAsFarAsThePurse(t *testing.T) {
	p, with := ownPeers(t, "sve", 21, sessiontest.Faults{})
	plays(p, with, 400, func() bool { return p.P[0].Parts() > 4 && p.P[1].Parts() > 4 })
	before := p.Wires[0].Bytes
	const n = 400
	for range n {
		for range 4 {
			p.Wires[1].Put(p.P[1].Wants(p.P[0]))
		}
		p.P[0].Tick()
	}
	if st := p.P[0].Status(); st.Phase != session.Playing {
		t.Fatalf("it has stopped: %+v", st)
	}
	if got := p.Wires[0].Bytes - before; got > 4*(16<<10)+n*1100 || got < n*200 {
		t.Fatalf("%d bytes were sent for it in %d ticks", got, n)
	}
}

// TestAHelloCannotStopTheLog: a first message that says more has come than there is changes nothing of what is sent.
func TestAHelloCannotStopTheLog(t *testing.T) {
	p, b := midway(t, 22, 10)
	for _, s := range p.P {
		p.Wires[s.Seat()].Put(s.Says(50_000))
	}
	for range 20 {
		step(t, p, b)
	}
	finish(t, p, 22)
}

// TestWishesAfterAnOlderStore: a side that comes back from an older store counts its wishes from there, and they are heard.
func TestWishesAfterAnOlderStore(t *testing.T) {
	heard := 0
	for seed := uint64(23); seed < 40 && heard < 3; seed++ {
		p, b := midway(t, seed, 14)
		for n := 0; n < 20 && !(p.P[0].CanUndo() && p.P[1].Decision() != nil && same(p)); n++ {
			step(t, p, b)
			ticks(t, p, "both are level", func() bool { return same(p) })
		}
		if !p.P[0].CanUndo() || p.P[1].Decision() == nil {
			continue
		}
		old := bytes.Clone(p.Stored(0))
		asks := func() bool { return p.P[1].Back().Stage == session.BackTheirs }
		wishes := func() bool {
			if !p.P[0].CanUndo() || p.P[0].Undo() != nil {
				return false
			}
			for range 200 {
				if p.Tick(); asks() {
					return true
				}
			}
			return false
		}
		if !wishes() {
			continue // it was free
		}
		for range 3 {
			p.P[0].Keep()
			ticks(t, p, "it is withdrawn", func() bool { return !asks() })
			if !wishes() {
				t.Fatal("a second wish is not heard")
			}
		}
		if err := p.ReloadFrom(0, old); err != nil {
			t.Fatal(err)
		}
		ticks(t, p, "it goes on", func() bool { return p.P[0].Status().Phase == session.Playing && !asks() })
		if !wishes() {
			t.Fatalf("seed %d: the wish of who came back is not heard: %+v", seed, p.P[0].Back())
		}
		heard++
	}
	if heard < 3 {
		t.Fatalf("only %d wishes", heard)
	}
}

// unshown is the seed of a match of SVE in which not all cards of the first player's own are shown before the end.
const unshown = 12

// TestWhatCannotBeReadIsSaidAtTheEnd: where a card of the opened deck cannot be read here, the proof cannot be made, which is
// said, and is no fault of the other's.
func TestWhatCannotBeReadIsSaidAtTheEnd(t *testing.T) {
	p, with := ownPeers(t, "sve", unshown, sessiontest.Faults{})
	p.P[1].ReadBy(func(print []byte, then func(*state.Def, error)) {
		if p.P[1].Result().Over {
			then(nil, errors.New("out of memory"))
			return
		}
		with[1].read(print, then)
	})
	if !plays(p, with, 60000, func() bool {
		q := p.P[1].Status().Problem
		return p.P[1].Result().Over && q != nil && strings.Contains(q.EN, "cannot be checked")
	}) {
		t.Fatalf("nothing is said of it: %+v", p.P[1].Status())
	}
	if st := p.P[1].Status(); st.Problem.Key != "unread" || st.Proof != session.Unproven || p.P[1].Evidence() != nil {
		t.Fatalf("%+v", st.Problem)
	}
}

// TestWhoLooksOnCannotMakeTheHostSend: who says in every tick that little has come, or takes back what it said, is sent it
// again as seldom as somebody who says nothing.
func TestWhoLooksOnCannotMakeTheHostSend(t *testing.T) {
	p, _ := midway(t, 24, 60)
	var g session.Gallery
	a, c := sessiontest.NewWire(0, sessiontest.Faults{})
	g.Admit(a)
	g.Show(p.P[0])
	nth, epoch, all := g.Shown()
	for n := range 1200 {
		for _, has := range []int{0, 1 + n%2*all/2, 1 + all/2, 1, 0} {
			c.Send(session.SeenSoFar(nth, epoch, has, 0))
		}
		g.Show(p.P[0])
	}
	if a.Sent > 1200/60+4 {
		t.Fatalf("%d messages were sent, %d bytes", a.Sent, a.Bytes)
	}
}

// TestLookingOnAtOwnCards plays matches with cards of the players' own at which others look on, from the beginning and from
// the middle, while choices are taken back: they see what everybody sees, and of no card that not everybody was shown is
// anything sent to them.
func TestLookingOnAtOwnCards(t *testing.T) {
	for _, of := range []struct {
		game string
		seed uint64
	}{{"sve", 31}, {"zx", 31}, {"zx", 41}} { // in the last a card has come when what it stands in is taken back
		game := of.game
		p, with := ownPeers(t, game, of.seed, sessiontest.Faults{})
		if !plays(p, with, 3000, func() bool { return p.P[0].Match() != nil && p.P[1].Match() != nil }) {
			t.Fatal("the match does not begin")
		}
		x := &lookingOn{game: game, p: p}
		x.join()
		n := 0
		playOwn(t, p, with, 31, func() {
			if n++; n == 60 {
				x.join()
			}
			for m := 0; m < 50 && n%9 == 0 && x.backs < 3 && !same(p); m++ {
				p.Tick()
				with[0].tick()
				with[1].tick()
			}
			if s := p.P[n/9&1]; n%9 == 0 && x.backs < 3 && s.CanUndo() {
				was := s.Status().Backs
				s.Undo()
				for m := 0; m < 300 && s.Status().Backs == was; m++ {
					p.Tick()
					with[0].tick()
					with[1].tick()
					p.P[s.Seat().Other()].Allow(p.P[s.Seat().Other()].Back().Of, true, false)
				}
				x.backs += s.Status().Backs - was
			}
			x.follow(t, n%10 == 0)
		})
		x.follow(t, true)
		for i, v := range x.on {
			own := v.Brought().Own
			if len(own) == 0 || !v.Result().Over {
				t.Fatalf("%s: who looks on as number %d knows %d of %d cards, %+v", game, i, len(own), len(p.P[0].Brought().Own), v.Status())
			}
			v.Close()
		}
		if x.backs == 0 {
			t.Fatalf("%s: nothing was taken back", game)
		}
	}
}

// lookingOn is a match at which others look on.
type lookingOn struct {
	game  string
	p     *sessiontest.Peers
	g     session.Gallery
	on    []*session.Watch
	with  []*reads
	sent  [][]byte
	backs int
}

func (x *lookingOn) join() {
	a, c := sessiontest.NewWire(uint64(len(x.on)), sessiontest.Faults{Lose: 10 * len(x.on)})
	a.Tap = func(b []byte) { x.sent = append(x.sent, bytes.Clone(b)) }
	x.g.Admit(a)
	r := &reads{game: x.game}
	x.on, x.with = append(x.on, session.NewWatch(assets.Of(x.game).Rules, "", r.read, c)), append(x.with, r)
}

// follow lets those who look on come level, and looks through what has been sent to them.
func (x *lookingOn) follow(t *testing.T, level bool) {
	t.Helper()
	src := x.p.P[0].Match()
	for n := 0; ; n++ {
		x.g.Show(x.p.P[0])
		all := true
		for i, v := range x.on {
			v.Tick()
			x.with[i].tick()
			if st := v.Status(); st.Phase == session.Stopped {
				t.Fatalf("%s: who looks on is stopped: %+v", x.game, st.Problem)
			}
			all = all && v.Match() != nil && len(v.Match().Inputs()) == len(src.Inputs()) && v.Match().Hash(state.All) == src.Hash(state.All)
		}
		if all || !level {
			break
		}
		if n > 8000 {
			t.Fatalf("%s: who looks on never sees what is so: %+v", x.game, x.on[0].Status())
		}
	}
	open := map[string]bool{} // names: both sides may have a card of one
	for _, s := range x.p.P {
		for _, c := range s.Brought().Own {
			open[c.Def.Sides[0].Name] = open[c.Def.Sides[0].Name] || crowd(s, c.Face)
		}
	}
	for _, s := range x.p.P {
		for _, c := range s.Brought().Own {
			if !open[c.Def.Sides[0].Name] && slices.ContainsFunc(x.sent, func(b []byte) bool { return bytes.Contains(b, []byte(c.Def.Sides[0].Name)) }) {
				t.Fatalf("%s: %s was sent before everybody had seen it", x.game, c.Def.ID)
			}
		}
	}
	x.sent = nil
}

// crowd says whether everybody has been shown a card of that face: in an input, or as a leader.
func crowd(s *session.Peer, f state.FaceID) bool {
	set := s.Match().Setup()
	return slices.Contains(set.Decks[0].Leader, f) || slices.Contains(set.Decks[1].Leader, f) || slices.ContainsFunc(s.Match().Inputs(), func(in state.Input) bool {
		return in.Kind == state.InShown && in.To&state.Crowd != 0 && slices.Contains(in.Faces, f)
	})
}

// TestShownCardsAreJudged: prints that a liar shows to who looks on, at any place, of any number and bent, break nothing, and
// no input is taken that shows a card which has not come.
func TestShownCardsAreJudged(t *testing.T) {
	p, with := ownPeers(t, "sve", 33, sessiontest.Faults{})
	x := &lookingOn{game: "sve", p: p}
	x.join()
	var all [][]byte
	playOwn(t, p, with, 33, func() {
		x.g.Show(p.P[0])
		x.on[0].Tick()
		x.with[0].tick()
		all, x.sent = append(all, x.sent...), nil
	})
	cards := 0
	for _, m := range all {
		cards += b2i(m[0] == 'C')
	}
	if cards == 0 || x.on[0].Status().Phase == session.Stopped {
		t.Fatalf("%d cards were shown; %+v", cards, x.on[0].Status())
	}
	r := rules.Mix(10, 9)
	for n := range sessiontest.Played(40) {
		a, c := sessiontest.NewWire(0, sessiontest.Faults{})
		rd := &reads{game: "sve"}
		w := session.NewWatch(assets.Of("sve").Rules, "", rd.read, c)
		for _, m := range all {
			body := bytes.Clone(m[:len(m)-4])
			if m[0] == 'C' && n == 0 {
				continue // the inputs alone
			}
			if r.N(6) == 0 && n > 0 {
				body[r.N(len(body))] ^= byte(1 + r.N(255))
			}
			a.Put(session.Signed(body))
			if m[0] == 'C' || r.N(8) == 0 {
				w.Tick()
				rd.wait = 4
				rd.tick()
				w.Tick()
			}
		}
		if w.View(); n == 0 && w.Match() != nil && slices.ContainsFunc(w.Match().Inputs(), func(in state.Input) bool {
			return slices.ContainsFunc(in.Faces, func(f state.FaceID) bool { return int(f) > assets.Of("sve").Rules.Pool.Known() })
		}) {
			t.Fatal("an input is taken whose card has not come")
		}
		if st := w.Status(); n == 0 && (st.Phase == session.Stopped || w.Match() == nil) {
			t.Fatalf("inputs that come before their card stop it: %+v", st)
		}
		w.Close()
	}
}

// TestEvidenceWithOwnCards: evidence of a match with cards that only one side has carries their prints, and a third machine
// that reads those verifies it; one that is given other prints, or none, does not.
func TestEvidenceWithOwnCards(t *testing.T) {
	at := func(print []byte, then func(*state.Def, error)) {
		r := &reads{game: "sve", wait: 4}
		r.read(print, then)
		r.tick()
	}
	rs := assets.Of("sve").Rules
	for what, lie := range map[string]func(p *sessiontest.Peers) func(state.InputKind, int, []byte) []byte{
		"another print": func(p *sessiontest.Peers) func(state.InputKind, int, []byte) []byte {
			return func(kind state.InputKind, _ int, data []byte) []byte {
				if kind == state.InShown {
					return p.P[0].OtherPrint(data)
				}
				return nil
			}
		},
		"another card after own ones": func(p *sessiontest.Peers) func(state.InputKind, int, []byte) []byte {
			return func(kind state.InputKind, _ int, data []byte) []byte {
				if kind == state.InShown && len(data) > 0 && len(p.P[1].Brought().Own) > 9 {
					i, f := session.First(data)
					return p.P[0].Shown(i, 1+f%9)
				}
				return nil
			}
		},
		"no card":       nil,
		"other opening": nil,
	} {
		o := peersOf(starters(t, "sve"))
		var with [2]*reads
		for i := range o {
			o[i].Own, o[i].Deck = ownOf(t, "sve", o[i].Deck, 8)
			with[i] = &reads{game: "sve"}
			o[i].Read = with[i].read
		}
		if what == "no card" {
			for i := range o[0].Own {
				o[0].Own[i].Print = []byte("?")
			}
		}
		p, err := sessiontest.NewPeers(o, 41, sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		if lie != nil {
			done, bend := false, lie(p)
			p.Wires[0].Keep = p.P[0].Lying(p.P[1], func(m []byte) { p.Wires[0].Put(m) }, func(kind state.InputKind, stage int, data []byte) []byte {
				if done {
					return nil
				}
				b := bend(kind, stage, data)
				done = b != nil
				return b
			})
		}
		honest := p.P[1]
		if what == "other opening" {
			p.Wires[0].Keep = func(m []byte) bool { return m[0] == 'O' }
			plays(p, with, 60000, func() bool { return p.P[0].Result().Over && honest.Result().Over })
			p.Wires[0].Keep = nil
			p.P[0].Open(p.P[0].Brought().Deck, true)
		}
		if !plays(p, with, 60000, func() bool {
			return honest.Status().Phase == session.Stopped || honest.Status().Proof != session.Unproven
		}) {
			t.Fatalf("%s: %+v", what, honest.Status())
		}
		st, e := honest.Status(), honest.Evidence()
		if st.Problem == nil || e == nil {
			t.Fatalf("%s: %+v, evidence of %d bytes", what, st, len(e))
		}
		why, err := session.VerifyEvidence(rs, at, e)
		if err != nil || why.EN != st.Problem.EN || why.JA != st.Problem.JA {
			t.Fatalf("%s: the evidence says %v %v, want %v", what, why, err, st.Problem)
		}
		if game, err := session.EvidenceOf(e); game != "sve" || err != nil {
			t.Errorf("%s: it is of %q %v", what, game, err)
		}
		prints := 0
		other := session.WithPrints(e, func(i int, print []byte) []byte { prints++; return append(bytes.Clone(print), ' ') })
		none := session.WithPrints(e, func(i int, print []byte) []byte { return nil })
		if what != "another print" && prints == 0 {
			t.Errorf("%s: it has no prints", what)
		}
		for _, changed := range [][]byte{other, none} {
			if _, err := session.VerifyEvidence(rs, at, changed); prints > 0 && err == nil {
				t.Errorf("%s: it is verified with other prints", what)
			}
		}
		again, err := session.ResumePeer(withOwn(o[1], honest), p.Stored(1), nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 500 { // a proof is made again
			again.Tick()
		}
		if string(again.Evidence()) != string(e) {
			t.Errorf("%s: after a reload the evidence is another", what)
		}
		again.Close()
		p.Close()
	}
}

// withOwn are options with what a side has of the cards of either side's own.
func withOwn(o session.PeerOptions, s *session.Peer) session.PeerOptions {
	o.Own = s.Brought().Own
	return o
}

// TestNothingIsTakenAfterTheEnd: whatever comes once there is a result, from either seat, in the name of either, changes nothing
// of it, nor of what the opened decks have shown.
func TestNothingIsTakenAfterTheEnd(t *testing.T) {
	p := meet(t, 51, sessiontest.Faults{})
	var heard [][]byte
	for i := range p.Wires {
		p.Wires[i].Tap = func(m []byte) { heard = append(heard, bytes.Clone(m)) }
	}
	finish(t, p, 51)
	for i := range p.Wires {
		p.Wires[i].Tap = nil
	}
	for i, s := range p.P {
		other := p.P[1-i]
		parts, result, record := s.Parts(), s.Result(), string(s.Record())
		bad := [][]byte{other.Says(50_000), other.Stops(3, 0), s.Forged(state.Answer{}, s.Seat())}
		for by := state.Seat(0); by < 2; by++ {
			bad = append(bad, other.Forged(state.Answer{}, by), other.Forged(state.Answer{Act: state.Act{Verb: state.EndPhase}}, by), other.Quitting(by, s.Seat()), other.Quitting(by, other.Seat()), other.ForgedPart(by, []byte{byte(s.Seat()), 1}))
		}
		for n := 0; n < len(heard); n += 7 {
			if m := other.Replayed(heard[n]); m != nil {
				bad = append(bad, heard[n], m)
			}
		}
		for n, m := range bad {
			if p.Wires[1-i].Put(m); n%20 == 19 {
				p.Break()
			}
			s.Tick()
			if st := s.Status(); s.Parts() != parts || s.Result() != result || st.Proof != session.Verified || string(s.Record()) != record {
				t.Fatalf("seat %d, message %d: %+v", i, n, st)
			}
		}
		p.Break()
	}
}

// TestASealedHalfIsNoStore: a sealed answer is as long as an answer can be, so that nobody fills the other's log with it.
func TestASealedHalfIsNoStore(t *testing.T) {
	for seed := uint64(52); seed < 70; seed++ {
		p, b := midway(t, seed, 0)
		for range 200 {
			if !step(t, p, b) {
				break
			}
			p.Settle()
			s := p.P[0]
			if s.Decision() == nil || !s.Seals() || !s.SealsPair() {
				continue
			}
			parts := p.P[1].Parts()
			p.Wires[0].Put(s.LongHalf(11 << 10))
			p.P[1].Tick()
			if st := p.P[1].Status(); p.P[1].Parts() != parts || st.Phase != session.Playing {
				t.Fatalf("seed %d: it is taken: %+v", seed, st)
			}
			return
		}
	}
	t.Fatal("nobody sealed an answer")
}

// TestWhoFallsSilentMayBeLeft: a side that keeps its channel open and says nothing stops no match for good.
func TestWhoFallsSilentMayBeLeft(t *testing.T) {
	p, _ := midway(t, 25, 14)
	s := p.P[0]
	if s.MayEnd() {
		t.Fatal("a match that goes on may be ended")
	}
	if s.Unheard(true); !s.MayEnd() {
		t.Fatal("who waits for one that is silent has to give up")
	}
	if s.Unheard(false); s.MayEnd() {
		t.Fatal("who is heard again may be left")
	}
	s.Unheard(true)
	if err := s.End(); err != nil || s.Status().Problem.Key != "left" {
		t.Fatalf("%v %+v", err, s.Status())
	}
}

// TestAFullLogMayBeEnded: where no part can be added any more, the person who is kept waiting may end the match.
func TestAFullLogMayBeEnded(t *testing.T) {
	p, _ := midway(t, 53, 4)
	s := p.P[0]
	if s.MayEnd() {
		t.Fatal("a match that goes on may be ended")
	}
	s.FillLog()
	if !s.MayEnd() || s.End() != nil || s.Status().Problem.Key != "left" {
		t.Fatalf("it may not: %+v", s.Status())
	}
}

// TestOnePlaceHasOnePrint: who commits to two copies of one card of its own with two prints is found when both are shown, or
// else when the decks are opened; either way it is named.
func TestOnePlaceHasOnePrint(t *testing.T) {
	found := map[string]int{}
	for seed := range sessiontest.Seeds(6) {
		o := peersOf(starters(t, "sve"))
		var with [2]*reads
		for i := range o {
			o[i].Own, o[i].Deck = ownOf(t, "sve", o[i].Deck, 4)
			with[i] = &reads{game: "sve"}
			o[i].Read = with[i].read
		}
		p, err := sessiontest.NewPeers(o, 60+seed, sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		head, shown := p.P[0].Twofold()
		first := p.P[0].Bends(p.P[1], func(m []byte) { p.Wires[0].Put(m) }, head)
		then := p.P[0].Lying(p.P[1], func(m []byte) { p.Wires[0].Put(m) }, func(kind state.InputKind, _ int, data []byte) []byte {
			if kind != state.InShown {
				return nil
			}
			return shown(data)
		})
		p.Wires[0].Keep = func(m []byte) bool { return first(m) || then(m) }
		honest := p.P[1]
		if !plays(p, with, 60_000, func() bool {
			return honest.Status().Phase == session.Stopped || honest.Status().Proof != session.Unproven
		}) {
			t.Fatalf("seed %d: it does not end: %+v", seed, honest.Status())
		}
		st := honest.Status()
		if st.Problem == nil || st.Proof == session.Verified || honest.Evidence() == nil {
			t.Fatalf("seed %d: %+v", seed, st)
		}
		found[st.Problem.Key]++
		p.Close()
	}
	if found["lie"] == 0 || found["proof"] == 0 || len(found) > 2 {
		t.Errorf("found out as %v", found)
	}
}

// TestAWishIsAnsweredAsItWasRead: who has read one wish and agrees does not agree to another that has taken its place
// meanwhile; and who asks for one thing after the other is not asked about without end.
func TestAWishIsAnsweredAsItWasRead(t *testing.T) {
	swapped := 0
	for seed := uint64(23); seed < 40 && swapped < 3; seed++ {
		p, b := midway(t, seed, 30)
		liar, honest := p.P[0], p.P[1]
		asks := func(steps int) bool {
			if !liar.CanUndo() || liar.UndoBy(steps) != nil {
				return false
			}
			was := honest.Back().Of
			for range 200 {
				if p.Tick(); honest.Back().Stage == session.BackTheirs && honest.Back().Of != was {
					return true
				}
			}
			return false
		}
		for n := 0; n < 20 && (honest.Decision() == nil || !asks(1)); n++ {
			step(t, p, b)
			ticks(t, p, "both are level", func() bool { return same(p) })
		}
		if honest.Back().Stage != session.BackTheirs {
			continue
		}
		read := honest.Back()
		liar.Keep()
		if !asks(5) {
			continue
		}
		swapped++
		if err := honest.Allow(read.Of, true, false); err == nil {
			t.Fatalf("seed %d: what was read is %+v, what is agreed to is %+v", seed, read.Since, honest.Back().Since)
		}
		asked := 2
		for ; asked < 50; asked++ {
			if liar.Keep(); !asks(1 + asked%5) {
				break
			}
		}
		if asked > 10 {
			t.Fatalf("seed %d: asked %d times at one moment", seed, asked)
		}
		if honest.Back().Stage == session.BackTheirs {
			t.Fatal("it is still asked")
		}
	}
	if swapped < 3 {
		t.Fatalf("only %d wishes were swapped", swapped)
	}
}
