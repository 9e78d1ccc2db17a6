package session

import (
	"errors"
	"fmt"
	"strings"

	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// isLie says whether an error is a lie of who wrote the part: nothing that a machine does
// by mistake, or a channel by chance.
func isLie(err error) bool {
	var deck *unlawful
	var shown *falseCard
	var half *falseHalf
	var print *badPrint
	return errors.As(err, &print) || errors.Is(err, errPrint) || errors.Is(err, errNoPlace) || errors.As(err, &deck) || errors.As(err, &shown) || errors.As(err, &half) || errors.Is(err, errHead) || errors.Is(err, errOpen) || errors.Is(err, errSealed)
}

// accuse ends the match because of a part that lies, and keeps the part.
func (p *Peer) accuse(e *part, err error) {
	p.lie, p.view = e, nil
	p.stop = p.sc.problem("lie", e, err)
	if p.sc.m == nil {
		p.stop.Key = "deck"
	}
	p.line.split = true
	p.changed()
}

// A seat that opens a lot or a secret answer last knows what comes of it before the other
// does, and could leave instead of opening. It is said of it, since nobody can prevent it.

// withholds says whether the other alone knows what comes of the input under way: nothing
// but its opening is missing, which its machine sends without being asked.
func (p *Peer) withholds() bool {
	return p.sc.m != nil && p.sc.stage() == 2 && p.sc.writer() == p.o.Seat.Other()
}

// withheld says whether the other gave up in the place of such an opening.
func (p *Peer) withheld() bool {
	n := len(p.sc.log)
	return n >= 3 && p.sc.log[n-1].Quit && p.sc.log[n-1].Seat == p.o.Seat.Other() && p.sc.log[n-2].Hash == 0 && p.sc.log[n-3].Hash == 0
}

const (
	withheldJA = "くじ（または同時の答え）の結果を、相手だけが先に知っていました。"
	withheldEN = "The other side alone knew what came of a lot (or of secret answers)."
)

// MayEnd says whether the match may be ended without a result: the other has left it, is late, or is
// there and has not opened for a while what its machine opens at once; or the log has no room for another part.
func (p *Peer) MayEnd() bool {
	if p.sc.m == nil || p.stop != nil || p.Result().Over {
		return false
	}
	ph := p.Status().Phase
	return ph == Dropped || ph == Resuming || p.unopened > patienceAfter || p.late || p.unheard || len(p.sc.log) >= maxParts
}

// Unheard says whether nothing comes from the other though the channel stands: no clock runs for one that cannot be heard,
// so whoever falls silent counts as one that has left.
func (p *Peer) Unheard(is bool) { p.unheard = is }

// Late says whether the other has used more time than was agreed: an app that keeps to it
// gives up by itself.
func (p *Peer) Late(is bool) { p.late = is }

// End ends a match that the other has left, without a result: the record stays. It fails
// while MayEnd says no.
func (p *Peer) End() error {
	if !p.MayEnd() {
		return ErrNotNow
	}
	p.stop = &Problem{"left", p.sc.index(), "相手が席を離れたので、勝ち負けをつけずに終わりました。", "The other side has left: the match ended without a result."}
	if p.late {
		p.stop.JA, p.stop.EN = "相手の持ち時間が過ぎたので、勝ち負けをつけずに終わりました。", "The other side's time is up: the match ended without a result."
	}
	if p.withholds() {
		p.stop.JA, p.stop.EN = p.stop.JA+withheldJA, p.stop.EN+" "+withheldEN
	}
	p.view = nil
	p.changed()
	return nil
}

// patienceAfter is for how many ticks an opening of the other's is awaited, of a lot, an
// answer or, after the end, its deck, before it counts as withheld.
const patienceAfter = 600

// aftermath is what is to be said of a match that has a result; nil: nothing.
func (p *Peer) aftermath() *Problem {
	switch n := p.sc.index(); {
	case p.flaw != nil:
		return p.flaw
	case p.withheld():
		return &Problem{"withheld", n - 1, "相手は、開くべきところで投了しました。" + withheldJA, "The other side gave up instead of opening. " + withheldEN}
	case p.proof == Unproven && p.opening != nil && p.sc.own.unread() && p.waited > patienceAfter:
		return &Problem{noteUnread, n - 1, "相手が持ち込んだカードをこの端末で読めないので、この対局は検められません。", "A card that the other side brought cannot be read here, so this match cannot be checked."}
	case p.proof == Unproven && (p.waited > patienceAfter || p.line.lost):
		return &Problem{"unopened", n - 1, "相手がデッキを開かないので、この対局は検められません。", "The other side does not open its deck, so this match cannot be checked."}
	}
	return nil
}

// problem says what is wrong with a part that the match would take next, and what it claimed.
func (s *script) problem(key string, e *part, err error) *Problem {
	p := &Problem{Key: key, Input: s.index()}
	var deck *unlawful
	var why *board.Why
	var print *badPrint
	switch {
	case errors.As(err, &print):
		p.JA, p.EN = "相手が持ち込んだカードは、ここでは読めません。"+print.in("ja"), "A card that the other side brought cannot be read here: "+print.in("en")
		return p
	case errors.As(err, &deck):
		p.JA, p.EN = "相手のデッキは規則に合いません。"+deck.why.JA+"["+deck.why.Rule+"]", "The other side's deck is not allowed: "+deck.why.Error()
		return p
	case s.m == nil && errors.Is(err, errHead):
		p.JA, p.EN = "相手のデッキは、はじめに約束したものではありません。", "The other side's deck is not the one it committed to."
		return p
	case e == nil:
		p.JA, p.EN = "相手が開いたデッキは、はじめに約束したものではありません。", "The deck that the other side opened is not the one it committed to."
		return p
	}
	ja, en := s.claim(e)
	p.JA, p.EN = fmt.Sprintf("入力 %d：%s", p.Input, ja), fmt.Sprintf("Input %d: %s", p.Input, en)
	for _, w := range [...]struct {
		err    error
		ja, en string
	}{
		{errNotInDeck, "相手のデッキにそのカードはありません。", "The other side's deck has no such card."},
		{errDoubled, "その１枚は、もう別のカードとして見せられています。", "That one card has been shown as another already."},
		{errOtherList, "それはデッキの別の部分のカードです。", "That is a card of another part of the deck."},
		{errPlace, "そこに配られたのは、別のカードです。", "Another card was dealt there."},
		{errPrint, "同じカードが、二通りの中身で示されています。", "One card was brought in two ways."},
		{errNoPlace, "持ち込んだカードが、あってはならない場所にあります。", "A card of its own stands where it cannot."},
		{errOpen, "あとで開いた値が、先に約束したものと違います。", "What was opened is not what was committed to."},
		{errSealed, "開いたものは、答えになっていません。", "What was opened is no answer."},
		{errMark, "相手の印が、開いた鍵と合いません。", "The mark does not come from the secret that was opened."},
		{errHash, "そのあとのやりとりをたどり直しても、その盤面になりません。", "The table after it is not what comes of all that was said."},
		{match.ErrInput, "開いたデッキのとおりではありません。", "It is not so in the opened deck."},
	} {
		if errors.Is(err, w.err) {
			p.JA, p.EN = p.JA+w.ja, p.EN+" "+w.en
			return p
		}
	}
	if errors.As(err, &why) {
		p.JA, p.EN = p.JA+why.JA+"["+why.Rule+"]", p.EN+" "+why.Error()
	} else {
		p.EN += " " + err.Error()
	}
	return p
}

// claim is what a part says, in words. Names stand where they are known here.
func (s *script) claim(e *part) (ja, en string) {
	if s.m == nil || s.m.Pending() == nil {
		return "相手のデッキについて。", "The other side's deck."
	}
	w := s.m.Pending()
	var names []state.FaceID
	switch w.Kind {
	case state.InShown:
		r := pen{b: e.Data}
		for len(r.b) > 0 && s.shown[e.Seat] != nil {
			c := readCard(&r, s.onlyOwn)
			names = append(names, c.face)
		}
		ja, en = "相手はカードを見せました", "the other side showed cards"
	case state.InAnswer:
		if a, err := state.DecodeAnswer(e.Data); err == nil {
			names = s.named(&a)
		}
		ja, en = "相手はこう答えました", "the other side answered"
	case state.InBoth:
		ja, en = "相手は伏せた答えを開きました", "the other side opened its secret answer"
	case state.InRolled:
		ja, en = "相手はくじを開きました", "the other side opened its part of a lot"
	case state.InShuffled:
		ja, en = "相手の山札が切られました", "a deck was shuffled"
	case state.InArranged:
		ja, en = "相手はカードを並べました", "the other side arranged cards"
	}
	var jas, ens []string
	for _, f := range names[:min(len(names), 8)] {
		if d := s.setup.Rules.Pool.Def(f); d != nil {
			name := d.Sides[0].Name
			jas = append(jas, "「"+name+"」")
			if d.Sides[0].NameEN != "" {
				name = d.Sides[0].NameEN
			}
			ens = append(ens, fmt.Sprintf("%q", name))
		}
	}
	if len(jas) > 0 {
		ja, en = ja+"："+strings.Join(jas, "、"), en+" "+strings.Join(ens, ", ")
	}
	return ja + "。", en + "."
}

// named lists the faces of the cards that an answer names, where they are known.
func (s *script) named(a *state.Answer) (out []state.FaceID) {
	cards := s.m.State().Cards
	ids := []state.CardID{a.Act.Card}
	for _, it := range a.Pick {
		ids = append(ids, it.Card)
	}
	for _, id := range ids {
		if id > 0 && int(id) < len(cards) {
			out = append(out, cards[id].Face)
		}
	}
	return out
}
