package board

import (
	"fmt"
	"slices"

	"gotaku/rules/ability"
)

// What has happened in a turn is forgotten at its end. What a text of the pool counts over
// the whole game, or of the opponent's last turn, is therefore counted when it happens, for either
// player whose text it might be.

// Counted is an event that some text counts over the game or in the opponent's last turn, and the key of its tally.
type Counted struct {
	On  *ability.Event
	Key string
	Now string // of the opponent's last turn: the tally of this turn, which is that one when it ends; "": over the game
	Own bool   // of one's own last turn instead
}

// counts notes what an ability counts over the game or in the opponent's last turn. A span that nothing is kept of, and
// an event that only the card itself could tell, are refused.
func (r *Book) counts(a *ability.Ability) (err error) {
	ability.Histories(a, func(on *ability.Event, per ability.Span) {
		switch {
		case per == ability.ThisTurn, per == ability.StillOpen:
		case per == ability.AboutTo && r.wide: // a machine that has the card only later has not let anybody act
			err = fmt.Errorf("what may be used before something happens must be known from the beginning: %q", a.Print)
		case per == ability.AboutTo:
			r.awaits = true
		case per != ability.ThisGame && per != ability.LastTurn && per != ability.LastOwn:
			err = fmt.Errorf("nothing is kept of what happened in the span %d: %q", per, a.Print)
		case r.wide: // a machine that has the card only later has not counted
			err = fmt.Errorf("what is counted over the game must be known from its beginning: %q", a.Print)
		case ofCard(on.Subj) || ofCard(on.Obj):
			err = fmt.Errorf("what happened to one card is not counted over the game: %q", a.Print)
		case r.gameKey[on] == "":
			c := Counted{On: on, Key: fmt.Sprint("game ", len(r.gameCounts))}
			if per != ability.ThisGame {
				c.Now, c.Own = fmt.Sprint("turn ", len(r.gameCounts)), per == ability.LastOwn
			}
			r.gameKey[on] = c.Key
			r.gameCounts = append(r.gameCounts, c)
		}
	})
	return err
}

// OverGame lists what some text counts over the game or in the opponent's last turn.
func (r *Book) OverGame() []Counted { return r.gameCounts }

// ofCard says whether a filter of an event can be judged only by who holds the text.
func ofCard(f *ability.Filter) bool {
	return f != nil && (f.Ref.Kind != ability.NoRef || slices.ContainsFunc(f.Or, func(g ability.Filter) bool { return ofCard(&g) }))
}
