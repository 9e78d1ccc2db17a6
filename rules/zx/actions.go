package zx

import (
	"slices"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// grid is the nine squares; Zexes take up room. [303.2]
var grid = board.Grid{Zone: ability.Square, Cols: 3, Rows: 3, Takes: ability.Zexes}

func (game) Grid() *board.Grid { return &grid }

// OneByOne: cards leave a deck, and are removed, one after the other. [304.3, 1008.2]
func (game) OneByOne(from, to ability.Zone) bool {
	return from == ability.Deck || to == ability.Removed
}

// Placing finds squares for what an effect puts there: who puts them there chooses one for each,
// all different; its controller, of too many cards which enter. [804.3a, 1006.3, 1015.3]
func (game) Placing(k *K, by seat, f *frame, to *ability.Place, evs []event) []event {
	if k.Zones[k.Zone(to.Zone)].Word != ability.Square {
		return evs
	}
	master, open := k.Turn(), []int8{}
	if f != nil {
		master, open = f.By, k.SquaresOf(f, to.On)
	} else {
		by = master
	}
	puts := func(e *event) seat {
		if by == state.Nobody {
			return e.Seat
		}
		return by
	}
	evs = slices.DeleteFunc(evs, func(e event) bool {
		by := puts(&e)
		return e.Card != (ref{}) && (!k.Here(e.Card) || rooted(k.Board, e.Card) || !slices.ContainsFunc(open, func(n int8) bool { return mayCome(k, by, e.Card, n) && elsewhere(k.Board, to.On, e.Card, n) }))
	})
	if over := len(evs) - len(open); over > 0 {
		evs = enters(k, master, evs, int32(len(open)))
	}
	for i := range evs {
		by := puts(&evs[i])
		d := rules.Decision{Seat: by, Kind: rules.Choose, Min: 1, Max: 1, Slots: ability.Square, Ask: rules.Prompt{Key: "square", Rule: "1006.3", Src: evs[i].Card}}
		for _, n := range open {
			if mayCome(k, by, evs[i].Card, n) && elsewhere(k.Board, to.On, evs[i].Card, n) {
				d.Items = append(d.Items, state.Item{N: int32(n)})
			}
		}
		if len(d.Items) == 0 { // those before it have taken them all
			return slices.Delete(evs, i, i+1)
		}
		n := int8(k.Ask(d).Pick[0].N)
		evs[i].To.Slot = n
		open = slices.DeleteFunc(open, func(o int8) bool { return o == n })
	}
	return evs
}

// elsewhere says whether a square is another than that of a card, where it must be.
func elsewhere(k *B, q *ability.Squares, r ref, n int8) bool {
	if q == nil || !q.Else {
		return true
	}
	at, lay := board.SquareOf(k, r)
	return !lay || at != n
}

// enters asks which n of too many cards are put into squares. [1006.3]
func enters(k *K, by seat, evs []event, n int32) []event {
	d := rules.Decision{Seat: by, Kind: rules.Choose, Min: n, Max: n, Ask: rules.Prompt{Key: "enters", Rule: "1006.3"}}
	for i := range evs {
		d.Items = append(d.Items, state.Item{Card: evs[i].Card.ID, N: int32(i)})
	}
	var out []event
	for _, it := range k.Ask(d).Pick {
		out = append(out, evs[it.N])
	}
	return out
}

// Act carries out a word of card texts that is a procedure of this rulebook. A word
// without a procedure is carried out by hand.
func (g game) Act(k *K, f *frame, a *ability.Act, on []ref) rules.Extent {
	s := f.By
	if a.What.Who.Side == ability.Opponent {
		s = s.Other()
	}
	switch a.Word {
	case "ignite":
		return extent(g.ignite(k, s, f.Src, "1010.1"))
	case "exchange":
		return extent(swap(k, f, append(slices.Clone(on), k.Named(f, &a.With)...)))
	case "install":
		return extent(install(k, f, on))
	case "igob":
		return extent(k.Attempt(func() { igob(k, f, a.Name) }) == nil) // 1014.3
	}
	k.ByHandText(f, a.Word)
	return rules.Full
}

// swap puts each of two cards where the other lies, both or neither: into its square, or into
// its zone. [301.5]
func swap(k *K, f *frame, two []ref) bool {
	if len(two) != 2 || two[0] == two[1] || !k.Here(two[0]) || !k.Here(two[1]) || k.In(two[0], ability.Square) != k.In(two[1], ability.Square) {
		return false
	}
	return k.Attempt(func() {
		var evs []event
		for i, r := range two {
			at := k.State.Card(two[1-i]).At
			to := k.Own(k.Zones[at.Zone].Word, r)
			if k.In(r, ability.Square) {
				to = squareOf(k.Board, k.State.Card(r).Master, at.Slot)
			}
			evs = append(evs, event{Verb: ability.Moved, Card: r, To: to, Seat: f.By, Src: f.Src})
		}
		if len(k.Do(evs...)) < len(evs) {
			k.Fail(whyAct)
		}
	}) == nil
}

func extent(done bool) rules.Extent {
	if done {
		return rules.Full
	}
	return rules.Nothing
}

var whyBoost = &board.Why{Rule: "1014.1", JA: "IGOBできません。", EN: "The IGOB cannot be carried out."}

// igob turns the Player card over: its lower half, whose name must be as it is said, joins
// the upper half of that name, and both enter as one. What cannot be completed is taken
// back. [1014]
func igob(k *K, f *frame, name string) {
	s := f.By
	lower := ref{}
	for _, r := range k.Cards(ability.Evolution, s) {
		lower = r
	}
	player := playerOf(k.Board, s)
	if lower == (ref{}) || player == (ref{}) { // under an Overboost no Player card is left [202.7g]
		k.Fail(whyBoost)
	}
	k.Do(event{Verb: state.Faced, Card: lower, N: 1, Seat: s, Src: f.Src})
	k.Reveal(state.All, lower)
	if k.Chars(lower).Kinds&lowerHalf != lowerHalf || !strings.Contains(k.NameOf(lower), name) {
		k.Fail(whyBoost)
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, MayFail: true, Shown: true, Ask: rules.Prompt{Key: "lower", Rule: "1014.1", Src: f.Src.Card}}
	d.Of = &ability.Filter{Kind: ability.EvolveCard, Has: []ability.Prop{{Attr: ability.NameAttr, Value: k.NameOf(lower)}}}
	d.Items = k.Items(k.Cards(ability.Dynamis, s))
	pick := k.Ask(d).Pick
	if len(pick) == 0 {
		k.Fail(whyBoost)
	}
	d = rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Slots: ability.Square, Ask: rules.Prompt{Key: "square", Rule: "1014.1", Src: f.Src.Card}}
	for n := int8(0); n < squares; n++ {
		if n != homes[s.Other()] && vacant(k.Board, n) {
			d.Items = append(d.Items, state.Item{N: int32(n)})
		}
	}
	if len(d.Items) == 0 {
		k.Fail(whyBoost)
	}
	square := int8(k.Ask(d).Pick[0].N)
	upper := k.State.Ref(pick[0].Card)
	under := k.Do(event{Verb: ability.Moved, Card: player, To: k.Place(ability.Evolution, s), Tag: state.TagRule, Seat: s, Src: f.Src})
	if len(under) == 0 {
		k.Fail(whyBoost)
	}
	player = under[0].New
	for _, e := range k.Do(event{Verb: ability.Moved, Card: upper, To: squareOf(k.Board, s, square), Seat: s, Src: f.Src}) {
		k.Do(event{Verb: state.Linked, Card: player, Obj: e.New, Seat: s}, event{Verb: state.Linked, Card: lower, Obj: e.New, Seat: s})
		return
	}
	k.Fail(whyBoost)
}
