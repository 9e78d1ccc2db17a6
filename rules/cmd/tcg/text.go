package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// runText compiles a text and shows what was understood, in both languages.
func runText(args []string, out io.Writer) error {
	f := flags("text", out)
	lang := f.String("lang", "ja", "language of the text: ja, en")
	game := f.String("game", assets.Games()[0], gameHelp())
	kind := f.String("kind", "", "`KIND` of the card, as packs of the game write it: -kind follower")
	name := f.String("name", "X", "name of the card, which its text may say")
	data := f.Bool("data", false, "print the compiled data too")
	jsonl := f.Bool("jsonl", false, "read cards from the input, one as JSON a line, with the columns of a pack and \"game\" and \"lang\"; write a report a line")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *jsonl {
		if len(f.Args()) > 0 {
			return errors.New("-jsonl reads cards from the input, a line each, and takes no text")
		}
		return textLines(os.Stdin, out, *game, *lang)
	}
	ks, err := deck.KindsNamed(*game, *kind)
	if err != nil {
		return err
	}
	l, err := language(*lang)
	if err != nil {
		return err
	}
	printed := strings.ReplaceAll(strings.Join(f.Args(), " "), `\n`, "\n")
	if printed == "-" {
		b, err := io.ReadAll(io.LimitReader(os.Stdin, 1<<16))
		if err != nil {
			return err
		}
		printed = strings.TrimSpace(string(b))
	}
	if printed == "" {
		return errors.New("no text is given")
	}
	g := text.Of(*game)
	if g == nil {
		return fmt.Errorf("there is no game %q here", *game)
	}
	if ks != 0 {
		g = g.With(text.Dict{Kinds: map[string]ability.Kinds{*name: ks}}) // an item's cost is printed as one
	}
	card, rep := g.CompileAs(ks, *name, printed, l)
	fmt.Fprintf(out, "JA: %s\nEN: %s\n", g.Print(card, *name, text.JA), g.Print(card, *name, text.EN))
	if *data {
		showData(card, out)
	}
	for _, n := range rep.Warnings {
		fmt.Fprintf(out, "note: %q: %s\n", printed[n.Start:n.End], n.EN)
	}
	for _, sp := range rep.Spans {
		fmt.Fprintf(out, "not understood: %q (characters %d to %d): %s\n", printed[sp.Start:sp.End], text.RuneOffset(printed, sp.Start), text.RuneOffset(printed, sp.End), sp.EN)
	}
	if len(rep.Spans) > 0 {
		return fmt.Errorf("%d parts of the text are carried out by hand", len(rep.Spans))
	}
	return nil
}

// language is a language by its id.
func language(id string) (text.Lang, error) {
	switch id {
	case "ja":
		return text.JA, nil
	case "en":
		return text.EN, nil
	}
	return 0, fmt.Errorf("there is no language %q; there is ja, en", id)
}

// showData prints compiled data without what is zero.
func showData(card *ability.Card, out io.Writer) {
	for i := range card.Abilities {
		for _, e := range card.Abilities[i].Do {
			fmt.Fprintf(out, "ability %d: %T\n", i+1, e)
		}
	}
	b, err := json.Marshal(card)
	var v any
	if err == nil {
		err = json.Unmarshal(b, &v)
	}
	if err == nil {
		b, err = json.MarshalIndent(bare(v), "", " ")
	}
	if err != nil {
		fmt.Fprintln(out, err)
		return
	}
	fmt.Fprintf(out, "%s\n", b)
}

// bare drops zero values.
func bare(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			if x = bare(x); x == nil || x == 0.0 || x == "" || x == false {
				delete(v, k)
			} else {
				v[k] = x
			}
		}
		if len(v) == 0 {
			return nil
		}
		return v
	case []any:
		for i := range v {
			v[i] = bare(v[i])
		}
		if len(v) == 0 {
			return nil
		}
		return v
	}
	return v
}
