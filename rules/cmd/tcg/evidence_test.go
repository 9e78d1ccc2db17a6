package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestEvidenceCommand: a side brings what is no card as a card of its own; what the other keeps of that is verified here, with
// its print, and nothing else is.
func TestEvidenceCommand(t *testing.T) {
	g := assets.Of("sve")
	var o [2]session.PeerOptions
	for i := range o {
		o[i] = session.PeerOptions{Rules: g.Rules, Name: "甲", Deck: g.Decks[i].Setup().Declared(g.Rules, "")}
		o[i].Deck.Main = slices.Clone(o[i].Deck.Main)
	}
	at := map[state.FaceID]state.FaceID{}
	for i, f := range o[0].Deck.Main { // every card of it is one of its own, and half of one
		if at[f] == 0 {
			d := *g.Pool.Def(f)
			d.Sides = append([]state.Side(nil), d.Sides...)
			d.ID, d.Sides[0].Card = "own-x/"+d.Number, &ability.Card{}
			print := deck.PrintOf("sve", &d)
			o[0].Own = append(o[0].Own, session.OwnCard{Def: d, Print: print[:len(print)/2]})
			at[f] = state.FaceID(g.Pool.Known() + len(o[0].Own))
		}
		o[0].Deck.Main[i] = at[f]
	}
	o[1].Read = func(print []byte, then func(*state.Def, error)) {
		_, err := deck.ReadPrint("sve", print)
		then(nil, session.BadPrint(err))
	}
	p, err := sessiontest.NewPeers(o, 3, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	b := &bot.Random{Rand: rules.Mix(3, 3)}
	for n := 0; n < 60_000 && p.P[1].Status().Phase != session.Stopped; n++ {
		p.Tick()
		if s := p.Asked(); s != nil {
			s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision()))
		}
	}
	e := p.P[1].Evidence()
	if e == nil {
		t.Fatalf("it is not found out: %+v", p.P[1].Status())
	}
	path := filepath.Join(t.TempDir(), "a.gtkl")
	os.WriteFile(path, e, 0o644)
	if out, err := run("evidence", path); err != "" || !strings.Contains(out, "A card that the other side brought cannot be read here") || !strings.Contains(out, "相手が持ち込んだカードは、ここでは読めません") {
		t.Errorf("it says %q, error %q", out, err)
	}
	os.WriteFile(path, e[:len(e)/2], 0o644)
	if out, err := run("evidence", path); !strings.HasSuffix(err, "cut short or was changed") || out != "" {
		t.Errorf("half of it says %q, error %q", out, err)
	}
	if _, err := run("evidence"); err != "evidence: no file is named" {
		t.Errorf("without a file: %q", err)
	}
}
