package rules

import (
	"math"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

const (
	handMost = 100_000
	handName = 64
)

// handMay says whether a seat may propose an operation.
func handMay(b *board.Board, g Game, by state.Seat, h *state.HandOp) bool {
	much := h.N > 0 && h.N <= handMost
	player := h.To.Of == 0 || h.To.Of == 1
	switch h.Verb {
	case ability.Moved:
		return handReach(b, by, h.Card) && handPlace(b, by, h)
	case ability.Created:
		return handMakes(b, h)
	case ability.Stood, ability.ActedV, state.Stayed:
		return handReach(b, by, h.Card)
	case ability.DealtDamage, ability.Healed:
		return handReach(b, by, h.Card) && much
	case ability.CounterPut, ability.CounterRemoved:
		return handReach(b, by, h.Card) && much && h.Name != "" && len(h.Name) <= handName && h.Name == state.PlainName(h.Name)
	case ability.PlusV, ability.MinusV:
		return handReach(b, by, h.Card) && much && h.Stat > 0 && h.Stat < ability.CardStats
	case state.NumberChanged:
		_, has := g.Words().Numbers[h.Stat]
		return player && has && h.N != 0 && h.N >= -handMost && h.N <= handMost
	case ability.Drew, ability.Shuffled:
		return player
	case state.Cleared:
		return true
	}
	return false
}

// handReach says whether a seat may name a card: one that is there, in a zone that is
// not of the rules alone, and no card of the other's that it does not see.
func handReach(b *board.Board, by state.Seat, id state.CardID) bool {
	if id == 0 || !b.State.Valid(id) {
		return false
	}
	c := &b.State.Cards[id]
	if c.At.Zone == state.Nowhere || b.Zones[c.At.Zone].Passing {
		return false
	}
	return c.Seen&state.EyesOf(by) != 0 || c.At.Of == by && c.Owner == by
}

// handPlace says whether a card may be put there: out of and into no zone that the rules
// alone fill, to its owner only where cards lie hidden, attached only to a card in play.
func handPlace(b *board.Board, by state.Seat, h *state.HandOp) bool {
	c, to := &b.State.Cards[h.Card], h.To
	if to.Zone <= state.Nowhere || int(to.Zone) >= len(b.Zones) || b.Zones[c.At.Zone].Fixed {
		return false
	}
	z := &b.Zones[to.Zone]
	own, either := z.ByHand()
	switch {
	case !own || to.Of != 0 && to.Of != 1 || !either && to.Of != c.Owner:
		return false
	case !slotOf(z, to.Slot) || h.Pos < -1 || int(h.Pos) > len(b.State.List(to.Zone, to.Of)):
		return false
	case h.N == 0:
		return true
	case h.N < 0 || int(h.N) >= len(b.State.Cards) || state.CardID(h.N) == h.Card:
		return false
	}
	host := state.CardID(h.N)
	return handReach(b, by, host) && b.InPlay(b.State.Cards[host].At.Zone)
}

// slotOf says whether a zone has such an area; one without areas has the first alone.
func slotOf(z *board.ZoneSpec, slot int8) bool { return slot >= 0 && slot < max(z.Slots, 1) }

// handMakes says whether a card may be made there: any card of the pool, wherever cards are put by hand but the deck.
func handMakes(b *board.Board, h *state.HandOp) bool {
	if h.N <= 0 || h.N > math.MaxInt16 || b.Pool.Def(state.FaceID(h.N)) == nil || h.To.Of != 0 && h.To.Of != 1 ||
		h.To.Zone <= state.Nowhere || int(h.To.Zone) >= len(b.Zones) {
		return false
	}
	z := &b.Zones[h.To.Zone]
	own, _ := z.ByHand()
	return own && !z.Links && z.Word != ability.Deck && slotOf(z, h.To.Slot)
}

// Alone says whether an operation is for a match on one machine, and not for where a text is carried out: to clear the
// board, and to bring a card that is in neither deck and is no token that every machine has, or to where not everybody sees
// it. Such a card could come into a deck that is dealt under seal, and of a token of one side's own the other machine knows
// nothing.
func Alone(b *board.Board, h *state.HandOp) bool {
	switch {
	case h == nil:
		return false
	case h.Verb == state.Cleared || h.Verb == state.Stayed:
		return true
	case h.Verb != ability.Created || h.N <= 0 || h.N > math.MaxInt16:
		return false
	}
	if h.To.Zone <= state.Nowhere || int(h.To.Zone) >= len(b.Zones) {
		return true
	}
	_, either := b.Zones[h.To.Zone].ByHand()
	d := b.Pool.Def(state.FaceID(h.N))
	return !either || d == nil || d.Sides[0].Kinds&ability.Token == 0 || int(h.N) > b.Pool.Known()
}

// byHand lets a person carry out an ability whose text was not understood.
func (k *Kernel) byHand(f *state.Frame, a *ability.Ability) {
	text := a.Print
	for _, e := range a.Do {
		if h, ok := e.(*ability.ByHand); ok {
			text = h.Text
		}
	}
	k.ByHandText(f, text)
}

// ByHandText lets a person carry out what text says, one operation after the other. Each
// is only proposed: nothing happens before the other seat has agreed to it. In the end
// the other seat agrees that nothing more is to be done.
func (k *Kernel) ByHandText(f *state.Frame, text string) {
	k.frames = append(k.frames, f)
	var refused *board.Why
	for {
		h := k.Ask(Decision{Seat: f.By, Kind: ByHand, Ask: k.prompt(f, "hand"), Hand: text, Refused: refused}).Hand
		d := Decision{Seat: f.By.Other(), Kind: YesNo, Ask: k.prompt(f, "agree"), Hand: text}
		if h != nil {
			op := *h
			h, d.Op, d.Ask = &op, &op, k.prompt(f, "consent")
		}
		switch agreed := k.Ask(d).N[0] == 1; {
		case !agreed:
			refused = k.why.consent
		case h == nil:
			k.frames = k.frames[:len(k.frames)-1]
			return
		default:
			refused = nil
			k.operate(f, h)
		}
	}
}

// CheckMend says why a seat may not put the board right by this operation, by public facts;
// nil: it may, when the match is at a rest.
func CheckMend(k *Kernel, by state.Seat, h *state.HandOp) *board.Why {
	if h == nil || by != 0 && by != 1 || *h != h.Bare() || !handMay(k.Board, k.Game, by, h) {
		return k.why.hand
	}
	return nil
}

// mend puts the board right by hand in the place of a step: what was agreed to, and then what
// the rules make of it.
func mend(k *Kernel) {
	m := k.State.Mends[0]
	k.State.Mends = nil
	k.tell(state.Event{Verb: state.PutRight, Seat: m.By})
	f := k.NewFrame(m.By, state.Ref{}, state.AbilityID{})
	before := k.State.NextID
	k.frames = append(k.frames, f)
	k.operate(f, &m.Op)
	k.frames = k.frames[:len(k.frames)-1]
	k.Unwait(func(w *state.Frame) bool { return w.ID > before }) // it did not happen in the game: no ability triggers by it
	k.Game.Mended(k)
	k.forgetGone()
}

func (k *Kernel) operate(f *state.Frame, h *state.HandOp) {
	r := state.Ref{}
	if h.Card != 0 {
		r = k.State.Ref(h.Card)
	}
	switch h.Verb {
	case ability.Moved:
		for _, e := range k.Do(byHandEvent(k.Board, f, h)) {
			if h.N != 0 && e.Verb == ability.Moved {
				k.Do(state.Event{Verb: state.Linked, Card: e.New, Obj: k.State.Ref(state.CardID(h.N)), Src: f.Src, Seat: f.By})
			}
		}
	case ability.Created:
		k.Do(byHandEvent(k.Board, f, h))
	case ability.DealtDamage:
		k.Do(hit(k.Board, r, f.Src.Card, h.N, f.Src))
	case ability.PlusV:
		k.Raise(r, h.Stat, h.N, f.Src)
	case ability.MinusV:
		k.Raise(r, h.Stat, -h.N, f.Src)
	case state.NumberChanged:
		k.Do(state.Event{Verb: state.NumberChanged, Seat: h.To.Of, Slot: int32(h.Stat), N: h.N, Src: f.Src})
	case ability.Drew:
		k.Draw(h.To.Of, f.Src)
	case ability.Shuffled:
		k.Shuffle(ability.Deck, h.To.Of)
	case state.Stayed:
		stay(k, r)
	case state.Cleared:
		clearBoard(k, f)
	default:
		k.Do(state.Event{Verb: h.Verb, Card: r, N: h.N, Name: h.Name, Src: f.Src, Seat: f.By})
	}
}
