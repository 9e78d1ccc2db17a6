package bring

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// The limits of a foreign deck list, besides those of package deck.
const (
	maxList = 256 << 10 // bytes
	maxNest = 8
)

// errNoList says that a text is no list of a form that is known here.
var errNoList = &deck.Error{JA: "知っている形のデッキではありません。", EN: "it is no deck list of a known form."}

// List reads a deck as other programs write it: the .o8d of OCTGN, the sve-deck of SVEN as JSON and as text, what Deck
// Log answers, and lines of a count with a number or a name. It is a deck list of package deck then, judged like any.
func List(game string, b []byte) (*deck.List, *deck.Error) {
	if len(b) > maxList {
		return nil, &deck.Error{JA: fmt.Sprintf("デッキが大きすぎます（%d バイト。%d バイトまで）。", len(b), maxList), EN: fmt.Sprintf("the deck list is too large: %d bytes, at most %d.", len(b), maxList)}
	}
	text, _, e := decode(b)
	if e != nil {
		return nil, e
	}
	body := bytes.TrimSpace(text)
	l := &foreign{game: game}
	switch {
	case len(body) == 0:
		return nil, errNoList
	case body[0] == '<':
		e = l.octgn(body)
	case body[0] == '{':
		e = l.json(body)
	default:
		e = l.lines(string(text))
	}
	if e != nil {
		return nil, e
	}
	return l.list()
}

// foreign is a list that is being read: what it holds is written down in the form of package deck, which judges it.
type foreign struct {
	game, name string
	sections   []string // in their order, by id
	cards      map[string][]deck.CardCount
}

// mostOfOne is how often a list may say a card.
const mostOfOne = 99

var errCount = &deck.Error{JA: "枚数は 1 から 99 までです。", EN: "the count must be 1 to 99."}

// add puts a card into a section, joining equal ones.
func (l *foreign) add(section string, c deck.CardCount) *deck.Error {
	if c.N < 1 || c.N > mostOfOne {
		return errCount
	}
	c.Number, c.Name = strings.TrimSpace(c.Number), strings.Join(strings.Fields(c.Name), " ")
	if l.cards == nil {
		l.cards = map[string][]deck.CardCount{}
	}
	if !slices.Contains(l.sections, section) {
		l.sections = append(l.sections, section)
	}
	for i := range l.cards[section] {
		if old := &l.cards[section][i]; old.Number == c.Number && old.Name == c.Name {
			if old.N += c.N; old.N > mostOfOne {
				return errCount
			}
			return nil
		}
	}
	if len(l.cards[section]) >= 200 {
		return &deck.Error{JA: "デッキの行が多すぎます。", EN: "the deck has too many lines."}
	}
	l.cards[section] = append(l.cards[section], c)
	return nil
}

// list is what was read, judged.
func (l *foreign) list() (*deck.List, *deck.Error) {
	if len(l.sections) == 0 {
		return nil, errNoList
	}
	out := &deck.List{Name: plainTitle(l.name), Game: l.game}
	for _, s := range l.sections {
		out.Sections = append(out.Sections, deck.Section{ID: s, Cards: l.cards[s]})
	}
	read, err := deck.ReadListFor(l.game, out.JSON())
	if err != nil {
		var e *deck.Error
		errors.As(err, &e)
		e.Line, e.Col = 0, 0 // of our own writing
		return nil, e
	}
	return read, nil
}

// part is the section that a word of another program means.
func (l *foreign) part(word string) (string, *deck.Error) {
	if id := deck.SectionNamed(l.game, word); id != "" {
		return id, nil
	}
	w := plain(word)
	for _, m := range [...]struct{ has, id string }{{"lead", "leader"}, {"hero", "leader"}, {"evolve", "evolve"}, {"extra", "evolve"}, {"main", "main"}, {"deck", "main"}, {"メイン", "main"}} {
		if strings.Contains(w, m.has) && deck.SectionNamed(l.game, m.id) != "" {
			return deck.SectionNamed(l.game, m.id), nil
		}
	}
	return "", &deck.Error{JA: "「" + short(word) + "」というまとまりは、このゲームのデッキにありません。", EN: fmt.Sprintf("decks of this game have no section %q.", short(word))}
}

// short is what a file says, as a message may show it.
func short(s string) string {
	r := []rune(state.PlainName(s))
	if len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return string(r)
}

// octgn reads <deck><section name="Main"><card qty="3" id="...">Name</card>.
func (l *foreign) octgn(b []byte) *deck.Error {
	wrong := func(ja, en string) *deck.Error { return &deck.Error{JA: ja, EN: en} }
	d := xml.NewDecoder(bytes.NewReader(b))
	d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil } // it was decoded already
	section, depth, decks := "", 0, 0
	for {
		t, err := d.Token()
		if err == io.EOF {
			if decks == 0 {
				return errNoList
			}
			return nil
		}
		if err != nil {
			return wrong("XML が壊れています。", "the XML is damaged: "+short(err.Error()))
		}
		switch t := t.(type) {
		case xml.Directive:
			return wrong("XML の宣言は読みません。", "declarations of XML are not read.")
		case xml.EndElement:
			depth--
		case xml.StartElement:
			if depth++; depth > maxNest {
				return wrong("XML の入れ子が深すぎます。", "the XML is nested too deeply.")
			}
			switch attr := attributes(t); {
			case depth == 1:
				if t.Name.Local != "deck" {
					return errNoList
				}
				decks++
			case t.Name.Local == "section":
				var e *deck.Error
				if section = ""; attr["name"] != "" && len(t.Attr) > 0 {
					if section, e = l.part(attr["name"]); e != nil {
						section = "?" // said only where there is a card in it
						l.name = strings.TrimSpace(l.name)
					}
				}
			case t.Name.Local == "card":
				var text struct {
					Text string `xml:",chardata"`
				}
				if err := d.DecodeElement(&text, &t); err != nil {
					return wrong("XML が壊れています。", "the XML is damaged: "+short(err.Error()))
				}
				depth--
				n, err := strconv.Atoi(strings.TrimSpace(attr["qty"]))
				switch {
				case err != nil:
					return wrong("カードの枚数（qty）が読めません。", "the count (qty) of a card cannot be read.")
				case section == "?" || section == "":
					return wrong("どのまとまりのカードか分かりません。", "it is not clear of which section a card is.")
				}
				if e := l.add(section, deck.CardCount{N: n, Name: text.Text}); e != nil {
					return e
				}
			}
		}
	}
}

func attributes(t xml.StartElement) map[string]string {
	m := map[string]string{}
	for _, a := range t.Attr {
		m[a.Name.Local] = a.Value
	}
	return m
}

// json reads sve-deck, which has {"main": {"number": count}}, and Deck Log's answer, which has lists of cards.
func (l *foreign) json(b []byte) *deck.Error {
	var in struct {
		Format               string
		Name, Title          string
		Leader, Leader2      string
		Main, Evolve         map[string]int
		List                 []logged `json:"list"`
		Sub                  []logged `json:"sub_list"`
		P                    []logged `json:"p_list"`
		Deck_id, Game_title_ any
	}
	if err := json.Unmarshal(b, &in); err != nil {
		return errNoList
	}
	switch {
	case in.Format == "sve-deck":
		l.name = in.Name
		for _, s := range [...]string{in.Leader, in.Leader2} {
			if s != "" {
				if e := l.into("leader", deck.CardCount{N: 1, Number: s}); e != nil {
					return e
				}
			}
		}
		for i, m := range [...]map[string]int{in.Main, in.Evolve} {
			for _, number := range sorted(m) {
				if m[number] == 0 {
					continue
				}
				if e := l.into([...]string{"main", "evolve"}[i], deck.CardCount{N: m[number], Number: number}); e != nil {
					return e
				}
			}
		}
	case len(in.List) > 0:
		l.name = in.Title
		for i, list := range [...][]logged{in.P, in.List, in.Sub} {
			for _, c := range list {
				if e := l.into([...]string{"leader", "main", "evolve"}[i], deck.CardCount{N: int(c.Num), Number: c.Number, Name: c.Name}); e != nil {
					return e
				}
			}
		}
	default:
		return errNoList
	}
	return nil
}

// logged is a card of Deck Log's answer.
type logged struct {
	Number string `json:"card_number"`
	Name   string `json:"name"`
	Num    count  `json:"num"`
}

// count is a number, also one that is written as a text.
type count int

func (c *count) UnmarshalJSON(b []byte) error {
	n, err := strconv.Atoi(strings.Trim(string(b), `"`))
	*c = count(n)
	return err
}

// into is add to a section that the game calls so.
func (l *foreign) into(word string, c deck.CardCount) *deck.Error {
	id, e := l.part(word)
	if e != nil {
		return e
	}
	return l.add(id, c)
}

func sorted(m map[string]int) (keys []string) {
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// lines reads a line for each card: a count with a number or a name, or one of these alone; "leader: x"; sections by their
// words; what follows ; or // is a note.
func (l *foreign) lines(text string) *deck.Error {
	section, cards := "main", 0
	for no, line := range strings.Split(text, "\n") {
		for _, mark := range [...]string{";", "//", "#"} {
			line, _, _ = strings.Cut(line, mark)
		}
		line = strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(line), "-*・"))
		if line == "" {
			continue
		}
		if id := deck.SectionNamed(l.game, line); id != "" {
			section = id
			continue
		}
		if head, rest, is := strings.Cut(strings.ReplaceAll(line, "：", ":"), ":"); is {
			if rest = strings.TrimSpace(rest); plain(head) == "name" || head == "名前" {
				l.name = rest
				continue
			}
			if id, e := l.part(head); e == nil {
				if section = id; rest == "" {
					continue
				}
				line = rest
			}
		}
		c, ok := deck.ReadEntry(line)
		switch {
		case ok:
			cards++
		case strings.ContainsAny(line, "-/") && !strings.ContainsAny(line, " 　,\t"): // a number alone
			c = deck.CardCount{N: 1, Number: line}
		default:
			return &deck.Error{Line: no + 1, JA: "「" + short(line) + "」は、枚数とカードではありません。", EN: fmt.Sprintf("%q is no count with a card.", short(line))}
		}
		if e := l.into(section, c); e != nil {
			return e
		}
	}
	if cards == 0 {
		return errNoList
	}
	return nil
}
