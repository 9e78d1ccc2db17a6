package deck

import "gotaku/rules"

// Card is a card of a pack whose texts have been read.
type Card struct {
	Def     rules.Def
	Report  CardReport
	English []English // of each side
}

// English is what a side's texts are in English, in the words of the grammar.
type English struct {
	Text      string   // the whole text; empty where the pack prints its own
	Abilities []string // of each ability; empty where nothing of it is printed
	Quoted    []string // of each ability that those grant
}

// CardReport says how a card compiled.
type CardReport struct {
	ID, Number, Name string
	Status           Status
	Problems         []Problem
}

// Status is how much of a card the rules carry out by themselves.
type Status uint8

// The statuses; a deck list marks them ◎ △ —.
const (
	Automatic Status = iota
	Assisted         // a part is carried out by hand
	Vanilla          // no text
)

// Mark is the sign of a status.
func (s Status) Mark() string { return [...]string{"◎", "△", "—"}[s] }

// Problem is a part of a printed text that was not understood.
type Problem struct {
	Side     int    // 0 front, 1 back
	From, To int    // runes of the printed text
	Text     string // that part
	JA, EN   string // what the matter is
}
