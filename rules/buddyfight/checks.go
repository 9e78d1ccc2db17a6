package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// process is a ★ルール処理★: performed where the document lists it and nowhere else. [RP]
func process(k *K) { k.Sweep(sweep) }

// Checks are those of rule processing, from the top down. [RP]
func (game) Checks() []rules.Check {
	areas := board.FactIn(zoneAt(ability.LeftArea)) | board.FactIn(zoneCenter) | board.FactIn(zoneAt(ability.RightArea))
	return []rules.Check{
		{Rule: "RP.1", On: board.FactNumbers | board.FactIn(zoneDeck), Due: defeat},
		{Rule: "RP.2", On: areas | board.FactIn(zoneItem) | board.FactCards, Due: overlap},
		{Rule: "RP.3", On: areas | board.FactCards, Due: oversize},
	}
}

// defeat: who has no life or no deck has lost; both at once is a draw. [RP.1; readings.go]
func defeat(k *K, into []event) []event {
	var lost [2]bool
	for s := seat(0); s < 2; s++ {
		lost[s] = k.Number(s, ability.PlayerLife) <= 0 || k.Count(ability.Deck, s) == 0
	}
	k.Lose(lost, "RP.1")
	return into
}

// Losing: both at once is a draw. One rule is for who has no life and who has no deck, so which it was is said here; who
// has both has lost by an effect. [RP.1; readings.go]
func (game) Losing(b *B, lost [2]bool, rule string) rules.Result {
	r := rules.Losing(lost, rule)
	switch s := r.Winner.Other(); {
	case r.Draw:
	case b.Number(s, ability.PlayerLife) <= 0:
		r.Why = board.Why{Rule: rule, JA: "{0}のライフがなくなりました", EN: "{0} ran out of life"}
	case b.Count(ability.Deck, s) == 0:
		r.Why = board.Why{Rule: rule, JA: "{0}のデッキがなくなりました", EN: "{0} ran out of deck"}
	}
	return r
}

// room is how many cards an area holds: one, and a center with C-Territory two.
// [RP.2, 4.kw.cterritory.1, 4.cterritory.Q1, 4.cterritory.Q2]
func room(k *B, w ability.Zone, s seat) int {
	if w == ability.CenterArea {
		for _, r := range k.Cards(w, s) {
			if k.Has(r, keyTerritory) {
				return 2
			}
		}
	}
	return 1
}

// overlap: of several monsters or items in an area only the one placed there last stays.
// [RP.2]
func overlap(k *K, into []event) []event {
	for _, s := range k.Seats() {
		for _, w := range [...]ability.Zone{ability.LeftArea, ability.CenterArea, ability.RightArea, ability.Item} {
			list := k.Cards(w, s)
			if len(list) <= room(k.Board, w, s) {
				continue
			}
			last, rest := list[len(list)-1], list[:len(list)-1]
			stays := beside(k, w, s, last, rest)
			for _, r := range rest {
				if r != stays {
					into = append(into, dropped(k, r))
				}
			}
		}
	}
	return into
}

// beside is who stays in the center besides the one placed there last: its fighter
// chooses, so that one of the two has C-Territory; nobody: zero. [4.kw.cterritory.1; readings.go]
func beside(k *K, w ability.Zone, s seat, last ref, rest []ref) ref {
	if room(k.Board, w, s) == 1 {
		return ref{}
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "overlap", Rule: "4.kw.cterritory.1"}}
	for _, r := range rest {
		if k.Has(last, keyTerritory) || k.Has(r, keyTerritory) {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
	}
	for _, it := range k.Ask(d).Pick {
		return k.State.Ref(it.Card)
	}
	return ref{}
}

// dropped is what rule processing does to a card: it is put into the drop zone, not
// destroyed.
func dropped(k *K, r ref) event {
	return event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: k.State.Card(r).Master}
}

// oversize: while the sizes of a fighter's monsters sum up to more than 3, monsters other
// than the one placed on the field last go to the drop zone, one at a time, as the fighter
// chooses. [RP.3; readings.go]
func oversize(k *K, into []event) []event {
	for _, s := range k.Seats() {
		for sizes(k.Board, s) > sizesOf(k.Board, s) {
			last := newest(k.Board, monsters(k.Board, s))
			d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "size", Rule: "RP.3"}}
			for _, r := range monsters(k.Board, s) {
				if r != last {
					d.Items = append(d.Items, state.Item{Card: r.ID})
				}
			}
			if len(d.Items) == 0 {
				break // the last one alone may be larger
			}
			k.Do(dropped(k, k.State.Ref(k.Ask(d).Pick[0].Card)))
		}
	}
	return into
}

// sizesOf is what the sizes of a fighter's monsters may sum up to: the most that the rules or a text let them. [RP.3]
func sizesOf(k *B, s seat) int32 {
	most := int32(sizeMost)
	k.EachRule(ability.May, board.Deed{Verb: ability.Entered, Name: totalSize, By: s}, ref{}, ref{}, func(a *board.Active) bool {
		if n := a.Clause.(*ability.Rule).N; n != nil {
			most = max(most, a.Text.Amount(n))
		}
		return true
	})
	return most
}

// sizes is the sum of the sizes of a seat's monsters; items have none.
func sizes(k *B, s seat) (sum int32) {
	for _, r := range monsters(k, s) {
		n, _ := number(k, r, ability.Size)
		sum += n
	}
	return sum
}

// newest is the card that was placed on the field last: moving on it changes nothing.
// [RP.3; readings.go]
func newest(k *B, of []ref) (last ref) {
	for _, r := range of {
		if last == (ref{}) || k.State.Card(r).Entered >= k.State.Card(last).Entered {
			last = r
		}
	}
	return last
}
