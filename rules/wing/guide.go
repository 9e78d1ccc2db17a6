package wing

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The names of a wing's files that are read beside its table, and not before they are wanted.
const (
	GuideFile = "guide.txt"    // ReadGuide
	BookFile  = "rulebook.tsv" // ReadBook
)

// Guide is what a game tells those who are new to it: what its keywords do, and a first game.
type Guide struct {
	Keywords []Explained
	Lesson   Lesson
}

// Explained is what a keyword does, in our words.
type Explained struct {
	Word string // board.Keyword.Word
	Rule string
	Text [2]string
}

// Lesson is a first game against the bot, with decks, order of cards and opponent always the same, in which every hint comes
// up once, when its moment has come.
type Lesson struct {
	Decks [2]int // of the starter decks
	Seed  uint64
	Hints []Hint
}

// Hint is one thing that is said to who plays a first game.
type Hint struct {
	When []Moment  // all of these
	Text [2]string // a key stands in braces, as the app calls it: {Space}
}

// Moment is something that must be so for a hint.
type Moment struct {
	Is, Of string
}

// moments are what a moment may be, and whether it says of what: a question that is asked, by its key; a window that is open; a
// thing that can be done; which turn it is at least; whose turn it is.
var moments = map[string]bool{"ask": true, "window": true, "can": true, "turn": true, "mine": false, "theirs": false}

// Doings are what can be done, as moments name it.
var Doings = []string{"pass", "play", "use", "attack", "end", "game"}

// Of is the explanation of a keyword; nil: there is none.
func (g *Guide) Of(word string) *Explained {
	if i := slices.IndexFunc(g.Keywords, func(e Explained) bool { return e.Word == word }); i >= 0 {
		return &g.Keywords[i]
	}
	return nil
}

// ReadGuide reads a guide: lines of a word and what it says. "key ward 12.8" and "when ask main, can play" begin an
// explanation and a hint, whose texts follow after "ja" and "en"; "decks 0 1" and "seed 7" are of the lesson.
func ReadGuide(b []byte) (*Guide, error) {
	g := &Guide{}
	var text *[2]string
	n := 0
	for line := range strings.Lines(string(b)) {
		n++
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		fault := func(why string) error { return fmt.Errorf("line %d: %s: %.60q", n, why, line) }
		switch {
		case word == "" || strings.HasPrefix(word, "#"):
		case word == "key":
			at := strings.LastIndexByte(rest, ' ')
			if at < 1 {
				return nil, fault("a keyword and its rule")
			}
			g.Keywords = append(g.Keywords, Explained{Word: rest[:at], Rule: rest[at+1:]})
			text = &g.Keywords[len(g.Keywords)-1].Text
		case word == "when":
			h := Hint{}
			for m := range strings.SplitSeq(rest, ",") {
				is, of, said := strings.Cut(strings.TrimSpace(m), " ")
				if needs, known := moments[is]; !known || needs != said || is == "can" && !slices.Contains(Doings, of) {
					return nil, fault("no moment")
				}
				h.When = append(h.When, Moment{is, of})
			}
			g.Lesson.Hints = append(g.Lesson.Hints, h)
			text = &g.Lesson.Hints[len(g.Lesson.Hints)-1].Text
		case word == "decks":
			if _, err := fmt.Sscanf(rest, "%d %d", &g.Lesson.Decks[0], &g.Lesson.Decks[1]); err != nil {
				return nil, fault("two decks")
			}
		case word == "seed":
			seed, err := strconv.ParseUint(rest, 10, 64)
			if err != nil {
				return nil, fault("a seed")
			}
			g.Lesson.Seed = seed
		case text != nil && word == "ja":
			text[0] = rest
		case text != nil && word == "en":
			text[1] = rest
		default:
			return nil, fault("not understood")
		}
	}
	return g, nil
}

// Rule is a unit of a rulebook: its number, and what it says in our words.
type Rule struct {
	ID, Says string
	JA       string // the same in Japanese; empty: it is not written yet
	Class    string // Engine, or what else it is: data, meta
	Not      string // why no scenario can show it; empty: one can
	Head     bool   // it only says what follows is about
}

// Engine is the class of the units that the rules carry out, and scenarios show.
const Engine = "engine"

// ReadBook reads the units of a rulebook, a line for each, its cells separated by tabs:
// number, class, what it says, and behind that "not shown: why" and "ja: " with the same in Japanese.
func ReadBook(b []byte) (out []Rule) {
	for line := range strings.Lines(string(b)) {
		cells := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		if len(cells) < 3 || strings.HasPrefix(cells[0], "#") {
			continue
		}
		r := Rule{ID: cells[0], Class: cells[1], Says: cells[2], Head: cells[1] == "meta"}
		for _, c := range cells[3:] {
			if says, is := strings.CutPrefix(c, "ja: "); is {
				r.JA = says
			} else {
				r.Not = strings.TrimPrefix(c, "not shown: ")
			}
		}
		for _, head := range [...]string{"eading: ", "eader: "} {
			if i := strings.Index(r.Says, head); i > 0 && i < 24 && len(r.Says) > i+len(head) {
				says := r.Says[i+len(head):]
				r.Says, r.Head = strings.ToUpper(says[:1])+says[1:], true
			}
		}
		out = append(out, r)
	}
	return out
}

// In is what a unit says in a language, in English where it is written in no other.
func (r *Rule) In(lang string) string {
	if lang == "ja" && r.JA != "" {
		return r.JA
	}
	return r.Says
}
