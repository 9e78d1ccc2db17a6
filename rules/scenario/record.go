package scenario

import (
	"encoding/base64"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// A scenario may begin with the record of a match instead of a board, as the app writes it
// where a problem is reported: the match is played as far as the record goes, with the packs of
// the game, and the lines that follow go on from there.

// recordLine is the word before the record; what is indented below it is the file as text.
const recordLine = "record"

// takeRecord reads the record that was written.
func (p *parser) takeRecord() {
	b, err := base64.StdEncoding.DecodeString(p.coded.String())
	var own *deck.Prints
	if err == nil {
		own, b, err = deck.PrintsOf(b)
	}
	if err == nil {
		p.s.Record, err = state.DecodeRecord(b)
	}
	p.s.rules = assets.Of(p.s.Game.ID).Rules
	if err == nil && own != nil {
		p.s.rules, err = rulesWith(p.s.Game.ID, own)
	}
	p.coding = false
	p.coded.Reset()
	switch {
	case err != nil:
		p.fail("the record cannot be read: %v", err)
	case p.s.Record.Game != p.s.Game.ID:
		p.fail("the record is of the game %q", clip(p.s.Record.Game))
	}
	if p.s.rules == nil {
		return
	}
	for _, d := range p.s.rules.Pool.Defs {
		for i := range d.Sides {
			p.know(d.Sides[i].Name)
			p.alias(d.Sides[i].NameEN, d.Sides[i].Name)
		}
	}
}

// rulesWith are the rules of a game with the players' own cards of a match, read here again: each by itself where they stand
// in places, as two machines read them.
func rulesWith(game string, own *deck.Prints) (*rules.Rules, error) {
	pack, err := own.Pack(game)
	if err != nil {
		return nil, err
	}
	base, packs := assets.Of(game), assets.Packs(game)
	if own.At == nil {
		with := compile.Grammar(append(packs, pack)...)
		var cards []deck.Card
		for i := range pack.Cards {
			cards = append(cards, with.Card(pack, i))
		}
		j := assets.Join(base, cards)
		for !j.Step() {
		}
		if j.Err() != nil {
			return nil, j.Err()
		}
		return j.Game().Rules, nil
	}
	var cards []session.OwnCard
	for i := range pack.Cards {
		alone := &deck.Pack{ID: pack.ID, Game: game, Cards: pack.Cards[i : i+1]}
		one := compile.Grammar(append(packs, alone)...).Card(alone, 0)
		cards = append(cards, session.OwnCard{Face: own.At[i], Print: own.Prints[i], Def: one.Def})
	}
	return session.Place(base.Rules, cards)
}

// replay plays the record in a mode. Of one that does not know every card no more is looked
// at than that the rules take every input of it.
func replay(r *run, mode Mode) error {
	rec := r.sc.Record
	setup, err := match.SetupOf(rec, r.sc.rules)
	if err != nil {
		return fault(r.sc.Line, "%v", err)
	}
	knows := session.Knows(&setup)
	if mode == Session { // sessions shuffle by themselves and cannot take a record over: what follows is looked at all the same
		mode = Plain
	}
	if knows != state.All {
		m, err := match.Replay(rec, r.sc.rules, knows)
		if err != nil {
			return fault(r.sc.Line, "%v", err)
		}
		m.Close()
		if len(r.sc.Lines) > 0 {
			return fault(r.sc.Lines[0].Line, "the record does not know every card: nothing can follow it")
		}
		return nil
	}
	r.copies, r.count = make([]copyID, 1, 128), map[string]int{}
	if r.t, err = newTable(mode, setup, match.FirstState(r.sc.rules)); err != nil {
		return err
	}
	r.lines, r.mode, r.setup = r.sc.Lines, mode, setup
	for i, in := range rec.Inputs {
		r.m().Pending()
		if err := r.t.feed(in); err != nil {
			return fault(r.sc.Line, "input %d of the record: %v", i, err)
		}
	}
	r.sync(state.Input{})
	if len(r.lines) == 0 {
		return nil
	}
	return r.all()
}
