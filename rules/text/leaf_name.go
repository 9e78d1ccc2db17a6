package text

import (
	"slices"
	"strings"
)

// parseName reads a card name in its quotes; the data holds the Japanese name.
func parseName(p *Parser, pos int, add func(int, any)) {
	open, stop := '『', '』'
	if p.Lang == EN {
		open, stop = '"', '"'
	}
	if pos >= len(p.Text) || p.Text[pos] != open {
		if p.Lang == EN && p.Game.Lex.BareNames {
			p.bareName(pos, add)
		}
		return
	}
	for i := pos + 1; i < len(p.Text); i++ {
		if p.Text[i] == stop {
			if i > pos+1 {
				add(i+1, p.Game.Dict.Name(string(p.Text[pos+1:i]), p.Lang))
			}
			return
		}
	}
}

// bareName reads a name without quotes: words of which the first begins with a capital letter, as a pack has them, or
// before the word that says that it is made.
func (p *Parser) bareName(pos int, add func(int, any)) {
	if pos >= len(p.Text) || p.Text[pos] < 'A' || p.Text[pos] > 'Z' || p.letterAt(pos-1) {
		return
	}
	for end := pos + 1; end <= len(p.Text) && end-pos <= maxName; end++ {
		if end < len(p.Text) && p.Text[end] != ' ' && p.Text[end] != ',' && p.Text[end] != '.' {
			continue
		}
		if ja, known := p.Game.named[string(p.Text[pos:end])]; known {
			add(end, ja)
		} else if p.HasString(end, " token") && p.likeName(pos, end) {
			add(end, string(p.Text[pos:end]))
			return // the next of several tokens is not of its name
		} else if p.Text[end-1] == 's' { // of several
			if ja, known := p.Game.named[string(p.Text[pos:end-1])]; known {
				add(end, ja)
			}
		}
	}
}

// likeName tells whether words may be a name: they begin with capital letters but for the small ones between.
func (p *Parser) likeName(pos, end int) bool {
	words := strings.Fields(string(p.Text[pos:end]))
	if p.opens(pos) && p.Game.said[strings.ToLower(words[0])] {
		return false // All tokens
	}
	for _, w := range words {
		if (w[0] < 'A' || w[0] > 'Z') && !slices.Contains(smallWords, w) || strings.HasSuffix(w, ",") {
			return false
		}
	}
	return true
}

// smallWords are those within names that begin with a small letter; "and" joins the names of two.
var smallWords = []string{"&", "of", "the", "in", "to", "from", "for", "a", "an", "with", "on", "at", "by"}

// maxName is how many runes a name without quotes may have.
const maxName = 60

func printName(w *Printer, v any) (string, bool) {
	s, ok := v.(string)
	if !ok || s == "" || strings.ContainsAny(s, "『』\"\n") {
		return "", false
	}
	if w.Lang == EN {
		if e, ok := w.Game.Dict.Names[s]; ok {
			s = e
		}
		return `"` + s + `"`, true
	}
	w.name = s
	return "『" + s + "』", true
}
