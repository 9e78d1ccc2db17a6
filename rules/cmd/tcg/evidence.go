package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"gotaku/assets"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// runEvidence works out what files of evidence show. Its error is that one of them shows no lie.
func runEvidence(args []string, out io.Writer) error {
	f := flags("evidence", out)
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return errors.New("evidence: no file is named")
	}
	for _, name := range f.Args() {
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		why, err := shownBy(b)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(out, "%s: %s\n%s\n", name, why.EN, why.JA)
	}
	return nil
}

// shownBy is what evidence shows; the cards in it that only one side had are judged and read here.
func shownBy(b []byte) (*session.Problem, error) {
	game, err := session.EvidenceOf(b)
	if err != nil {
		return nil, err
	}
	if games.Of(game) == nil {
		return nil, fmt.Errorf("there is no game %.40q here", game)
	}
	return session.VerifyEvidence(assets.Of(game).Rules, func(print []byte, then func(*state.Def, error)) {
		p, err := deck.ReadPrint(game, print)
		if err != nil {
			then(nil, session.BadPrint(err))
			return
		}
		c := compile.Grammar(append(assets.Packs(game), p)...).Card(p, 0)
		then(&c.Def, nil)
	}, b)
}
