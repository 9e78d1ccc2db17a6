package session

import (
	"errors"

	"gotaku/rules"
	"gotaku/rules/state"
)

// Where the two tables differ, the match is over at once and for good, for the side that finds it and for the side that is
// told, whoever is right. Nothing is opened then. Who says so falsely, or writes a part with a wrong hash so that the other
// finds it, would else see a deck and a hand in the middle of a match that it has not lost; and of two sides that both
// distrust the other, none could be made to open first.
//
// Nothing need be opened either. All that is public comes of what both have said, and a machine that knows neither deck works
// it out as the players' do. So each side plays the log again as such a one, and learns whether its own table is what comes of
// it, and if not, whose part it is that does not fit. What is hidden stays unproven, as in a match that one side leaves, and
// nobody has won: two honest machines of which one has another build of the app come here too, and neither shall lose by it.

// parted says whether the match was stopped because the two tables differ.
func parted(p *Peer) bool { return p.stop != nil && p.stop.Key == "hash" && p.sc.m != nil }

// ended says whether nothing more can come of what the decks and secrets hide.
func ended(p *Peer) bool { return p.Result().Over && !parted(p) }

// retrace plays the log again as one who knows neither deck, a piece at a time.
func retrace(p *Peer) {
	if p.traced {
		return
	}
	if p.prover == nil {
		p.prover = &proof{doubts: doubts{s: outside(p)}, log: p.sc.log}
	}
	if !p.prover.work(proofAtOnce) {
		return
	}
	p.traced, p.view = true, nil
	p.flaw, p.flawBy = p.prover.found, p.prover.by
	p.prover.s.close()
	p.prover = nil
	if p.flaw != nil && p.o.Save != nil {
		p.o.Save(p.Snapshot())
	}
}

// outside is a script that knows what all may know of the match, and has played nothing yet.
func outside(p *Peer) *script {
	s := &script{own: p.sc.own, setup: p.sc.setup, from: p.o.From, me: state.Crowd, chance: p.o.Chance, said: p.sc.said}
	s.setup.Decks = [2]rules.DeckSetup{}
	return s
}

// lied says whether a part of the other's is known to bring another table than comes of the log.
func lied(p *Peer) bool { return parted(p) && p.flaw != nil && p.flawBy != p.o.Seat }

// difference is what is to be said where the two tables differ: which side's is not what comes of the log, as soon as that
// is known.
func difference(p *Peer) *Problem {
	out := *p.stop
	switch {
	case !p.traced:
	case p.flaw == nil:
		out.JA += "ここまでのやりとりを伏せたカードなしでたどり直すと、この端末の盤面になります。" + otherAppJA
		out.EN += " Played again without any hidden card, this machine's table is what comes of all that both have said." + otherAppEN
	case lied(p):
		out.JA += p.flaw.JA + otherAppJA
		out.EN += " " + p.flaw.EN + otherAppEN
	default:
		out.JA += "違っているのはこの端末の側です。アプリを新しくしてください。"
		out.EN += " It is this machine's that is wrong: this app should be brought up to date."
	}
	return &out
}

const (
	otherAppJA = "相手のアプリは、版が違うか、手を加えられています。デッキはどちらも開いていません。"
	otherAppEN = " The other side's app is of another version, or was changed. Neither deck was opened."
)

// retake is add for a log that is judged: after a part whose hash is wrong the match stands before it, so that what it claimed
// can be said.
func (s *script) retake(e *part) error {
	at := s.index()
	err := s.add(e, false)
	if errors.Is(err, errHash) && at >= 0 && at < s.index() {
		s.fault = s.cut(at)
	}
	return err
}
