package scenario

import (
	"fmt"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// What happened: the events since the last line on which something was done, with
// what their cards were then. They give a look inside a resolution that asked nothing.

// Happening is an event as a line describes it.
type Happening struct {
	Src      string
	Card     *Name // what it happens to, or who does it; nil: a player, Seat
	Seat     state.Seat
	Is       wing.Deed
	N        int32 // with Counted
	Counted  bool
	By       *Name      // the other card: who did it, what is attacked
	From, To state.Zone // of a move; Nowhere: whichever
	FromOf   state.Seat
	ToOf     state.Seat
	Eyes     state.Eyes // shown to
	Text     string     // name of a counter
	Stat     ability.Stat
	Phase    ability.Phase
}

// deeds are the words for events that every game has; a game adds its own in Deeds.
var deeds = []word[wing.Deed]{
	{wing.Deed{Verb: ability.Moved, Any: true}, []string{"moved", "移動した"}},
	{wing.Deed{Verb: ability.Moved, Tag: state.TagDiscarded}, []string{"discarded", "捨てられた"}},
	{wing.Deed{Verb: ability.Moved, Tag: state.TagReturned}, []string{"returned", "戻された"}},
	{wing.Deed{Verb: ability.Moved, Tag: state.TagDrawn}, []string{"drawn", "引かれた"}},
	{wing.Deed{Verb: ability.Created}, []string{"made", "作られた"}},
	{wing.Deed{Verb: ability.DealtDamage}, []string{"damaged", "ダメージを受けた"}},
	{wing.Deed{Verb: ability.Played}, []string{"played", "プレイされた"}},
	{wing.Deed{Verb: ability.ActivatedV}, []string{"used", "使われた"}},
	{wing.Deed{Verb: ability.AttackV}, []string{"attacked", "攻撃した"}},
	{wing.Deed{Verb: state.Shown}, []string{"shown", "見せられた"}},
	{wing.Deed{Verb: state.Rolled}, []string{"taken by lot", "くじで選ばれた"}},
	{wing.Deed{Verb: state.TakenBack}, []string{"taken back", "取り消された"}},
}

// told is an event with what its cards were when it happened.
type told struct {
	state.Event
	card, obj wasCard
	eyes      state.Eyes
}

// happened reads a list of events.
func (p *parser) happened(st *Stmt, list string) {
	st.Kind = KHappened
	for _, part := range split(list, ",") {
		if part == "" {
			p.fail("happened: an event stands here: X damaged 2 by Y, A drew 1")
		}
		st.Happens = append(st.Happens, p.happening(part))
	}
}

func (p *parser) happening(s string) Happening {
	h := Happening{Src: s, Seat: state.Nobody, From: state.Nowhere, To: state.Nowhere, FromOf: state.Nobody, ToOf: state.Nobody}
	if seat, rest := seatWord(s); seat != state.Nobody {
		if _, _, leader := p.leader(s); !leader {
			h.Seat = seat
			p.ofPlayer(&h, rest)
			return h
		}
	}
	card, rest := p.name(s)
	h.Card = &card
	if w, r, ok := p.deed(rest); ok {
		h.Is = w
		p.deedTail(&h, r)
		return h
	}
	if st, ok := find(p.s.Game.States, rest); ok && (st == ability.Acted || st == ability.Standing) {
		h.Is.Verb = ability.ActedV
		if st == ability.Standing {
			h.Is.Verb = ability.Stood
		}
		return h
	}
	if head, n, _, ok := endNumber(rest); ok && n != 0 {
		pr := Prop{N: n}
		if p.numbered(&pr, head) && pr.Kind == PCounter {
			h.Is.Verb, h.N, h.Counted, h.Text = ability.CounterPut, n, true, pr.Text
			if n < 0 {
				h.Is.Verb, h.N = ability.CounterRemoved, -n
			}
			return h
		}
	}
	p.fail("%q is no event of a card (%s; %s; counter X +1)", clip(rest), wordList(p.s.Game.Deeds), wordList(deeds))
	return h
}

// deed reads the word of an event, the longest first.
func (p *parser) deed(s string) (d wing.Deed, rest string, ok bool) {
	best := ""
	for _, list := range [...][]word[wing.Deed]{p.s.Game.Deeds, deeds} {
		for _, w := range list {
			for _, t := range w.W {
				if len(t) > len(best) && len(s) >= len(t) && strings.EqualFold(s[:len(t)], t) && (len(s) == len(t) || s[len(t)] == ' ') {
					best, d, ok = t, w.V, true
				}
			}
		}
	}
	return d, strings.TrimSpace(s[len(best):]), ok
}

// deedTail reads what may follow: a number, by X, from ZONE, to ZONE, to SEAT.
func (p *parser) deedTail(h *Happening, s string) {
	for s != "" {
		w, rest := first(s)
		switch {
		case w == "by" || w == "->":
			n, r := p.name(rest)
			h.By, s = &n, r
		case (w == "from" || w == "to") && h.Is.Verb == ability.Moved:
			seat, r := seatWord(rest)
			z, r := p.zoneAt(r)
			if z == state.Nowhere {
				p.fail("there is no zone %q (%s)", clip(rest), p.s.Game.zoneList())
			}
			if s = r; w == "from" {
				h.From, h.FromOf = z, seat
			} else {
				h.To, h.ToOf = z, seat
			}
		case w == "to" && h.Is.Verb == state.Shown:
			seat, r := seatWord(rest)
			if h.Eyes, s = state.All, r; seat != state.Nobody {
				h.Eyes = state.EyesOf(seat)
			} else if r != "all" {
				p.fail("shown to A, to B, or to all, not %q", clip(rest))
			} else {
				s = ""
			}
		default:
			n, ok := number(w)
			if !ok || n < 0 {
				p.fail("%q after %q is not understood: a number, by X, from ZONE, to ZONE, to A", clip(s), clip(h.Src))
			}
			h.N, h.Counted, s = n, true, rest
		}
	}
}

// ofPlayer reads "drew 2", "shuffled", "PP -1", "main began".
func (p *parser) ofPlayer(h *Happening, s string) {
	w, rest := first(s)
	switch {
	case w == "drew" || w == "引いた":
		h.Is = wing.Deed{Verb: ability.Moved, Tag: state.TagDrawn}
		if rest != "" {
			h.N, h.Counted = p.count(rest), true
		}
		return
	case s == "shuffled" || s == "シャッフルした":
		h.Is.Verb = ability.Shuffled
		return
	}
	head, end := last(s)
	if ph, _, ok := p.phase(head); ok && end == "began" {
		h.Is.Verb, h.Phase = ability.PhaseBegan, ph
		return
	}
	if head, n, sign, ok := endNumber(s); ok {
		if st, is := p.s.Game.nums[fold(head)]; is {
			if h.Is.Verb, h.Stat, h.N = state.NumberChanged, st, n; !sign {
				h.Is.Verb = state.NumberSet
			}
			return
		}
	}
	p.fail("%q is no event of a player: drew 2, shuffled, main began, or a number with what it changes by (%s)", clip(s), p.s.Game.numberList())
}

// hear keeps what the last input led to.
func (r *seer) hear() {
	for _, t := range r.t.told() {
		if t.Event.Verb != state.Shown { // it names one card of all that are shown; see showed
			r.heard = append(r.heard, told{Event: t.Event, card: r.toldCard(t.Event.Card), obj: r.toldCard(t.Event.Obj)})
		}
	}
}

// showed keeps which cards were shown, to whom.
func (r *seer) showed(in *state.Input) {
	for _, id := range in.IDs {
		r.heard = append(r.heard, told{Event: state.Event{Verb: state.Shown}, card: r.wasOf(state.Item{Card: id}), eyes: in.To})
	}
}

func (r *seer) toldCard(ref state.Ref) wasCard {
	if ref.ID <= 0 || int(ref.ID) >= len(r.copies) {
		return wasCard{}
	}
	return r.wasOf(state.Item{Card: ref.ID})
}

// expectHappened compares what happened with what is written: in that order, with
// anything between; or, denied, none of it at all.
func (r *seer) expectHappened(st *Stmt) string {
	from := 0
	for i := range st.Happens {
		h := &st.Happens[i]
		at := r.find(h, from)
		if st.Not {
			if at >= 0 {
				return fmt.Sprintf("expected that this did not happen: %s; it did: %s", h.Src, r.heardText())
			}
			continue
		}
		if at < 0 {
			order := ""
			if r.find(h, 0) >= 0 {
				order = " in this order"
			}
			return fmt.Sprintf("expected that this happened%s: %s; what happened: %s", order, h.Src, r.heardText())
		}
		from = at + 1
	}
	return ""
}

// find is the place of an event that a line describes, from a place on; -1: there is none.
func (r *seer) find(h *Happening, from int) int {
	n, end := int32(0), -1
	for i := from; i < len(r.heard); i++ {
		if !r.happens(h, &r.heard[i]) {
			continue
		}
		if h.Is.Tag != state.TagDrawn || h.Card != nil {
			return i
		}
		n, end = n+1, i // cards drawn are counted together
	}
	if !h.Counted || n == h.N {
		return end
	}
	return -1
}

// happens says whether an event is the one a line describes.
func (r *seer) happens(h *Happening, e *told) bool {
	if e.Verb != h.Is.Verb || h.Is.Verb == ability.Moved && !h.Is.Any && e.Tag != h.Is.Tag && !(h.Is.Tag == state.TagDestroyed && e.Destroys()) {
		return false
	}
	if h.Card == nil {
		switch e.Verb {
		case ability.Moved:
			return e.From.Of == h.Seat
		case ability.Shuffled:
			return e.To.Of == h.Seat
		case ability.PhaseBegan:
			return e.Seat == h.Seat && ability.Phase(e.Slot) == h.Phase
		}
		return e.Seat == h.Seat && ability.Stat(e.Slot) == h.Stat && e.N == h.N
	}
	switch {
	case !e.card.is(*h.Card, state.Nobody), h.By != nil && !e.obj.is(*h.By, state.Nobody), h.Counted && e.N != h.N,
		h.Text != "" && e.Name != h.Text, h.Is.Name != "" && e.Name != h.Is.Name, h.Eyes != 0 && e.eyes&h.Eyes != h.Eyes:
		return false
	}
	return lay(e.From, h.From, h.FromOf) && lay(e.To, h.To, h.ToOf)
}

// lay says whether a place is in a zone and of a seat, where they are written.
func lay(p state.Place, z state.Zone, of state.Seat) bool {
	return (z == state.Nowhere || p.Zone == z) && (of == state.Nobody || p.Of == of)
}

// heardText writes what happened as a line would.
func (r *seer) heardText() string {
	var out []string
	for i := range r.heard {
		if s := r.deedText(&r.heard[i]); s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		return "nothing"
	}
	return strings.Join(out, ", ")
}

func (w wasCard) String() string {
	switch {
	case w.leader:
		return Name{Leader: true, Seat: w.owner}.String()
	case len(w.names) > 0:
		return Name{Text: w.names[0], Seat: state.Nobody}.String()
	}
	return "nothing"
}

// deedText writes an event as a line would; "" if no line can.
func (r *seer) deedText(e *told) string {
	name := e.card.String()
	switch e.Verb {
	case ability.Moved:
		for _, list := range [...][]word[wing.Deed]{r.g.Deeds, deeds} {
			for _, w := range list {
				if w.V.Verb == e.Verb && w.V.Tag == e.Tag && !w.V.Any && e.Tag != 0 {
					return name + " " + w.W[0]
				}
			}
		}
		return name + " moved to " + r.zoneName(e.To.Of, e.To.Zone)
	case ability.ActedV, ability.Stood:
		st := ability.Acted
		if e.Verb == ability.Stood {
			st = ability.Standing
		}
		return name + " " + r.g.stateWord(st)
	case ability.CounterPut, ability.CounterRemoved:
		return fmt.Sprintf("%s counter %s %s%d", name, e.Name, map[bool]string{true: "+", false: "-"}[e.Verb == ability.CounterPut], e.N)
	case state.NumberChanged, state.NumberSet:
		if w, ok := r.g.book.Words().Numbers[ability.Stat(e.Slot)]; ok {
			return fmt.Sprintf(map[bool]string{true: "%c %s %+d", false: "%c %s %d"}[e.Verb == state.NumberChanged], 'A'+e.Seat, w[1], e.N)
		}
		return ""
	case ability.PhaseBegan:
		for _, w := range r.g.Phases {
			if w.V == ability.Phase(e.Slot) {
				return fmt.Sprintf("%c %s began", 'A'+e.Seat, w.W[0])
			}
		}
		return ""
	case ability.Shuffled:
		return fmt.Sprintf("%c shuffled", 'A'+e.To.Of)
	case state.Shown:
		to := "all"
		if e.eyes == state.Eyes0 || e.eyes == state.Eyes1 {
			to = map[bool]string{true: "A", false: "B"}[e.eyes == state.Eyes0]
		}
		return name + " shown to " + to
	}
	for _, list := range [...][]word[wing.Deed]{r.g.Deeds, deeds} {
		for _, w := range list {
			if w.V.Verb != e.Verb || w.V.Name != "" {
				continue
			}
			s := name + " " + w.W[0]
			if e.Verb == ability.DealtDamage {
				s += fmt.Sprint(" ", e.N)
			}
			if len(e.obj.names) > 0 {
				s += " by " + e.obj.String()
			}
			return s
		}
	}
	return ""
}

// stateList are the states that a card may be written down in.
func (g *Game) stateList() string {
	var out []string
	for _, w := range g.States {
		out = append(out, w.W[0])
	}
	return strings.Join(out, ", ")
}

// statWord is the first number of a card that is no cost.
func (g *Game) statWord() string {
	words := g.book.Words().Stats
	for s := ability.NoStat; s < ability.Stats; s++ {
		if w, ok := words[s]; ok && s != ability.CostStat {
			return w[1]
		}
	}
	return ""
}

// turning are the words for a card that is turned, in games that turn cards.
func (g *Game) turning() string {
	if act := g.stateWord(ability.Acted); act != "" {
		return act + ", " + g.stateWord(ability.Standing) + ", "
	}
	return ""
}

// stateWord is a state in the words of the game.
func (g *Game) stateWord(s ability.State) string {
	for _, w := range g.States {
		if w.V == s {
			return w.W[0]
		}
	}
	return ""
}
