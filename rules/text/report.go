package text

// Class of a compiled card.
type Class uint8

// The classes.
const (
	Vanilla   Class = iota // no text
	Automatic              // every ability is read
	Assisted               // at least one ability is carried out by hand, in part or whole
)

// Span is a piece of printed text that was not understood.
type Span struct {
	Start, End int      // bytes in the printed text, on rune borders
	At         int      // the furthest byte that was understood up to
	Ability    int      // index into Card.Abilities of the ability it belongs to
	Expected   []string // what would have helped at At: literals and names of phrases
	JA, EN     string   // one sentence for people
}

// Note is something to know about the text that changes nothing.
type Note struct {
	Start, End int
	JA, EN     string
}

// Report tells what the compiler made of a card.
type Report struct {
	Class    Class
	Spans    []Span
	Warnings []Note
}

// RuneOffset turns a byte offset of printed text into a count of runes.
func RuneOffset(printed string, at int) int {
	n := 0
	for i := range printed {
		if i >= at {
			break
		}
		n++
	}
	return n
}
