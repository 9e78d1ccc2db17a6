package rules

import "gotaku/rules/state"

// Setup is how a match begins, as far as this machine knows it.
type Setup struct {
	Rules  *Rules
	Format string // "" for the game's usual one
	Decks  [2]DeckSetup
	Names  [2]string
}

// DeckSetup is one seat's deck. A face is 0 where this machine may not know it;
// leaders are known to all.
type DeckSetup struct {
	Leader, Main, Side []state.FaceID // Side: evolve deck, buddy ...
	Basis              string         // declared basis (class, or a title), where the deck could have several; or that its player is to be asked (BeforeDamage)
}

// Public returns the set-up with the decks of every seat but mine hidden.
func (s Setup) Public(mine state.Eyes) Setup {
	for i := range s.Decks {
		if state.EyesOf(state.Seat(i))&mine == 0 {
			s.Decks[i].Main = make([]state.FaceID, len(s.Decks[i].Main))
			s.Decks[i].Side = make([]state.FaceID, len(s.Decks[i].Side))
		}
	}
	return s
}
