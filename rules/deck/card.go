package deck

import "gotaku/rules/state"

// Card is a card of a pack whose texts have been read.
type Card struct {
	Def     state.Def
	Report  CardReport
	English []English // of each side
	Said    []Said    // of each side
}

// English is what a side's texts are in English, in the words of the grammar.
type English struct {
	Text      string   // the whole text; empty where the pack prints its own
	Abilities []string // of each ability; empty where nothing of it is printed
	Quoted    []string // of each ability that those grant
}

// InEnglish is what the cards of a pool say in English, by face and side; those after its end say nothing.
type InEnglish [][]English

// Side is the whole text of a side; "" where the pack prints its own, or there is none.
func (e InEnglish) Side(f state.FaceID, side int8) string {
	if f == 0 || int(f) > len(e) {
		return ""
	}
	return e[f-1][side].Text
}

// Ability is one ability of a card; "" where nothing of it is printed on the card.
func (e InEnglish) Ability(id state.AbilityID) string {
	if id.Word > 0 || id.Face == 0 || int(id.Face) > len(e) {
		return ""
	}
	list := e[id.Face-1][id.Side].Abilities
	if id.Quoted {
		list = e[id.Face-1][id.Side].Quoted
	}
	if int(id.N) > len(list) {
		return ""
	}
	return list[id.N-1]
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
	Unread           // nobody has read its text yet
)

// Mark is the sign of a status.
func (s Status) Mark() string { return [...]string{"◎", "△", "—", "…"}[s] }

// Problem is a part of a printed text that was not understood.
type Problem struct {
	Side     int    // 0 front, 1 back
	From, To int    // runes of the printed text
	Text     string // that part
	JA, EN   string // what the matter is
}
