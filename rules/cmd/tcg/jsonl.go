package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode"

	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/rules/text"
)

// verdict says what became of the card of a line.
type verdict struct {
	Line   int    `json:"line"`
	Game   string `json:"game,omitempty"`
	Lang   string `json:"lang,omitempty"`
	Number string `json:"number,omitempty"`
	Error  string `json:"error,omitempty"` // why the line is no card; nothing else is known then
	*Reading
	Back *Reading `json:"back,omitempty"` // its second side
}

// Reading is what a text was understood as.
type Reading struct {
	Name      string   `json:"name"`
	Class     string   `json:"class"` // whole, part or none of the text is read
	Abilities []spoken `json:"abilities"`
	Spans     []piece  `json:"spans"` // what is not read
	Notes     []piece  `json:"notes,omitempty"`
	JA        string   `json:"ja"` // the whole text in the grammar's own words
	EN        string   `json:"en"`
}

// spoken is an ability.
type spoken struct {
	Kind    string   `json:"kind"`
	Name    string   `json:"name,omitempty"`
	Keyword string   `json:"keyword,omitempty"`
	Auto    bool     `json:"auto"` // all of it is carried out by the rules
	Does    []string `json:"does,omitempty"`
	Printed string   `json:"printed"`
	JA      string   `json:"ja"`
	EN      string   `json:"en"`
}

// piece is a piece of a printed text: its characters Start to End, from 0.
type piece struct {
	Start   int    `json:"start"`
	End     int    `json:"end"`
	Ability int    `json:"ability"` // which one, from 0; a note: -1
	Text    string `json:"text"`
	JA      string `json:"ja"`
	EN      string `json:"en"`
}

// maxLine is how long a line may be, in bytes.
const maxLine = 1 << 20

// textLines reads a card a line, with the columns of a pack and its game and language,
// and writes a report a line. Only lines that are no cards are an error.
func textLines(in io.Reader, out io.Writer, game, lang string) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, maxLine)
	w := json.NewEncoder(out)
	w.SetEscapeHTML(false)
	wrong, n := 0, 0
	for lines.Scan() {
		n++
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		r := verdict{Line: n, Game: game, Lang: lang}
		if err := r.read(lines.Bytes()); err != nil {
			r.Error, r.Reading, r.Back = err.Error(), nil, nil
			wrong++
		}
		if err := w.Encode(&r); err != nil {
			return err
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("line %d: %w", n+1, err)
	}
	if wrong > 0 {
		return fmt.Errorf("%d of %d lines are no cards", wrong, n)
	}
	return nil
}

// read reads the card of a line.
func (r *verdict) read(line []byte) error {
	d, err := r.card(line)
	if err != nil {
		return err
	}
	l, err := language(r.Lang)
	if err != nil {
		return err
	}
	g := compile.Grammar(&deck.Pack{Game: r.Game, Cards: []state.Def{*d}}).Text()
	r.Number = d.Number
	if r.Reading = readSide(g, &d.Sides[0], l); len(d.Sides) > 1 {
		r.Back = readSide(g, &d.Sides[1], l)
	}
	return nil
}

// card is the card of a line, which may say its game and language.
func (r *verdict) card(line []byte) (*state.Def, error) {
	columns := map[string]json.RawMessage{}
	if err := json.Unmarshal(line, &columns); err != nil {
		return nil, err
	}
	for key, to := range map[string]*string{"game": &r.Game, "lang": &r.Lang} {
		if v, has := columns[key]; has {
			if err := json.Unmarshal(v, to); err != nil {
				return nil, fmt.Errorf("%s: %w", key, err)
			}
			delete(columns, key)
		}
	}
	b, err := json.Marshal(columns)
	if err != nil {
		return nil, err
	}
	d, err := deck.ReadCard(r.Game, b)
	if bad := (*deck.Error)(nil); errors.As(err, &bad) {
		bad.Line, bad.Col = 0, 0 // of the columns alone; the report has the line
		return nil, bad
	}
	return d, err
}

// readSide compiles the text of a side in a language: the column of that language, or
// else the one that every card has.
func readSide(g *text.Game, s *state.Side, l text.Lang) *Reading {
	name, printed := s.Name, s.Text
	if l == text.EN && s.NameEN != "" {
		name = s.NameEN
	}
	if l == text.EN && s.TextEN != "" {
		printed = s.TextEN
	}
	card, rep := g.CompileAs(s.Kinds, name, printed, l)
	said := name
	if s.Name != "" {
		said = s.Name // what the data call it
	}
	out := &Reading{Name: name, Class: "whole", Abilities: []spoken{}, Spans: []piece{}, JA: g.Print(card, said, text.JA), EN: g.Print(card, said, text.EN)}
	at := func(start, end int) piece {
		return piece{Start: text.RuneOffset(printed, start), End: text.RuneOffset(printed, end), Text: printed[start:end], Ability: -1}
	}
	for _, sp := range rep.Spans {
		p := at(sp.Start, sp.End)
		p.Ability, p.JA, p.EN = sp.Ability, sp.JA, sp.EN
		out.Spans = append(out.Spans, p)
	}
	for _, n := range rep.Warnings {
		p := at(n.Start, n.End)
		p.JA, p.EN = n.JA, n.EN
		out.Notes = append(out.Notes, p)
	}
	if rep.Class == text.Assisted {
		out.Class = "part"
		if unread(printed, rep.Spans) {
			out.Class = "none"
		}
	}
	for i := range card.Abilities {
		a := &card.Abilities[i]
		one := &ability.Card{Abilities: card.Abilities[i : i+1], Quoted: card.Quoted}
		sp := spoken{Kind: kindWords[a.Kind], Name: a.Name, Keyword: a.Word, Auto: a.Hand == ability.Auto, Printed: a.Print, JA: g.Print(one, said, text.JA), EN: g.Print(one, said, text.EN)}
		for _, e := range a.Do {
			sp.Does = append(sp.Does, fmt.Sprintf("%T", e)[len("*ability."):])
		}
		out.Abilities = append(out.Abilities, sp)
	}
	return out
}

// unread says whether nothing of a text was read.
func unread(printed string, spans []text.Span) bool {
	for i, c := range printed {
		if !unicode.IsSpace(c) && !slices.ContainsFunc(spans, func(s text.Span) bool { return s.Start <= i && i < s.End }) {
			return false
		}
	}
	return true
}

// kindWords are the kinds of ability as reports write them.
var kindWords = map[ability.Kind]string{
	ability.Activated: "activated", ability.Triggered: "triggered", ability.Static: "static",
	ability.Spell: "spell", ability.Keyword: "keyword", ability.Construction: "construction",
}
