package board

import (
	"fmt"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
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
		case per == ability.AboutTo:
			r.awaits = r.awaits || !r.wide // a machine that has the card only later is told by what the deck declares
		case per != ability.ThisGame && per != ability.LastTurn && per != ability.LastOwn:
			err = fmt.Errorf("nothing is kept of what happened in the span %d: %q", per, a.Print)
		case r.wide: // a machine that has the card only later has not counted
			err = &uncounted{a.Print}
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

// uncounted is a text that counts over the game, of a card that not all machines have from its beginning.
type uncounted struct{ print string }

func (u *uncounted) Error() string {
	return fmt.Sprintf("what is counted over the game must be known from its beginning: %q", u.print)
}

// Text is what it says in a language, "ja" or "en".
func (u *uncounted) Text(lang string) string {
	if lang == "en" {
		return u.Error()
	}
	return "対戦を通して数えるテキストは、両方の端末が初めから持つカードでなければなりません：" + u.print
}

// Waiting says whether a text of a card may be used before something happens. Where only its owner has the card, the deck
// declares so: else nobody would be asked.
func Waiting(d *state.Def) (found bool) {
	find := func(a *ability.Ability) {
		ability.Histories(a, func(_ *ability.Event, per ability.Span) { found = found || per == ability.AboutTo })
	}
	for i := range d.Sides {
		if c := d.Sides[i].Card; c != nil {
			find(&ability.Ability{Needs: c.Needs, Cost: c.Cost})
			for _, list := range [...][]ability.Ability{c.Abilities, c.Quoted} {
				for j := range list {
					find(&list[j])
				}
			}
		}
	}
	return found
}

// OverGame lists what some text counts over the game or in the opponent's last turn.
func (r *Book) OverGame() []Counted { return r.gameCounts }

// ofCard says whether a filter of an event can be judged only by who holds the text.
func ofCard(f *ability.Filter) bool {
	return f != nil && (f.Ref.Kind != ability.NoRef || slices.ContainsFunc(f.Or, func(g ability.Filter) bool { return ofCard(&g) }))
}
