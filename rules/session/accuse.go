package session

import (
	"errors"
	"fmt"
	"strings"

	"gotaku/rules"
)

// isLie says whether an error is a lie of who wrote the part: nothing that a machine does
// by mistake, or a channel by chance.
func isLie(err error) bool {
	var deck *unlawful
	var shown *falseCard
	return errors.As(err, &deck) || errors.As(err, &shown) || errors.Is(err, errHead) || errors.Is(err, errOpen)
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

// problem says what is wrong with a part that the match would take next, and what it claimed.
func (s *script) problem(key string, e *part, err error) *Problem {
	p := &Problem{Key: key, Input: s.index()}
	var deck *unlawful
	var why *rules.Why
	switch {
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
		{errOpen, "あとで開いた値が、先に約束したものと違います。", "What was opened is not what was committed to."},
		{errMark, "相手の印が、開いた鍵と合いません。", "The mark does not come from the secret that was opened."},
		{errHash, "そのあとの盤面が、開いたデッキと合いません。", "The table after it is not that of the opened deck."},
		{rules.ErrInput, "開いたデッキのとおりではありません。", "It is not so in the opened deck."},
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
	var names []rules.FaceID
	switch w.Kind {
	case rules.InShown:
		r := pen{b: e.Data}
		for len(r.b) > 0 && s.shown[e.Seat] != nil {
			c := readCard(&r)
			names = append(names, c.face)
		}
		ja, en = "相手はカードを見せました", "the other side showed cards"
	case rules.InAnswer:
		if a, err := rules.DecodeAnswer(e.Data); err == nil {
			names = s.named(&a)
		}
		ja, en = "相手はこう答えました", "the other side answered"
	case rules.InBoth:
		ja, en = "相手は伏せた答えを開きました", "the other side opened its secret answer"
	case rules.InRolled:
		ja, en = "相手はくじを開きました", "the other side opened its part of a lot"
	case rules.InShuffled:
		ja, en = "相手の山札が切られました", "a deck was shuffled"
	case rules.InArranged:
		ja, en = "相手はカードを並べました", "the other side arranged cards"
	}
	var jas, ens []string
	for _, f := range names {
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
func (s *script) named(a *rules.Answer) (out []rules.FaceID) {
	cards := s.m.State().Cards
	ids := []rules.CardID{a.Act.Card}
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
