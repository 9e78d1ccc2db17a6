package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// A game of rock, paper, scissors has a board of its own: both choose at once, then both
// hands are shown. It stays a while when it is decided.

// jankens is what was shown of those that were played.
type jankens struct {
	hands [2]int32 // shown in the last throw
	have  [2]bool
	won   state.Seat // who won it; Nobody: a tie, or not yet known
	done  bool       // it was decided
	card  bool       // without hands: by the winning ticket
	wins  [2]int     // of those of one text
	of    int32      // the frame they belong to
	mine  int32      // what the near seat has chosen while the other still chooses, from 1; 0: that is not known here
	till  int64      // shown until then
}

// jankenFor is how long a decided one is shown, in ms.
const jankenFor = 1800

const jankenKey = "janken"

// isJanken says whether a hand is asked for.
func isJanken(d *rules.Decision) bool { return d != nil && d.Ask.Key == jankenKey }

// follow takes an event over.
func (j *jankens) follow(e *state.Event, won ability.Verb, now int64) {
	switch {
	case e.Verb == state.Opened && e.Name == jankenKey:
		if j.have == [2]bool{true, true} || j.done {
			j.have, j.done, j.won = [2]bool{}, false, state.Nobody
		}
		j.hands[e.Seat], j.have[e.Seat], j.card = e.N, true, false
		j.till = now + jankenFor
	case e.Verb == won && won != 0:
		if j.of != e.Seq {
			j.wins, j.of = [2]int{}, e.Seq
		}
		if j.card = j.done || j.have != [2]bool{true, true}; j.card { // no hand was shown since the last
			j.have = [2]bool{}
		}
		j.wins[e.Seat]++
		j.won, j.done = e.Seat, true
		j.till = now + jankenFor
	}
}

// jankenWaits says whether the near seat has chosen and the other has not.
func (t *jankenRoom) jankenWaits() bool {
	return t.dec == nil && t.view.Theirs == jankenKey && !t.view.Result.Over
}

// jankenShown says whether a decided one is still shown.
func (t *jankenRoom) jankenShown() bool { return t.janken.till > t.c.ms }

// jankenOn says whether a hand is still to be thrown; until then what was shown stays.
func (t *jankenRoom) jankenOn() bool { return isJanken(t.dec) || t.jankenWaits() }

// fades says whether the board goes now, and what was counted with it.
func (j *jankens) fades(now int64) bool {
	if j.till == 0 || now < j.till {
		return false
	}
	j.till, j.wins = 0, [2]int{}
	return true
}

// throw shows a hand.
func (t *jankenRoom) throw(n int) bool {
	if n < 1 || n > len(t.dec.Items) {
		return false
	}
	if t.s.Seat() != state.Nobody && t.c.ms-t.since < seenFor {
		t.c.stale()
		return true
	}
	it := t.dec.Items[n-1]
	t.janken.mine = it.N + 1
	t.answer(state.Answer{Pick: []state.Item{it}})
	return true
}

// handWord names a hand.
func (t *jankenRoom) handWord(n int32) string { return t.book.t("janken.hand." + itoa(int(n))) }

// askJanken is the panel beside the board.
func (t *jankenRoom) askJanken(f *Frame, s *render.Side) {
	t.panel.context(s)
	t.panel.quote(s)
	for i, it := range t.dec.Items {
		if t.lay.Phone { // the board is enough
			break
		}
		s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "row:"+itoa(i), t.handWord(it.N), itoa(i+1), func() { t.throw(i + 1) }))
	}
	s.Panel.Items = append(s.Panel.Items, text(t.panel.cited(t.book.t("janken.note"))))
	s.OK.Label = t.book.t("janken.ok")
}

// drawJanken draws the board over the table while it is asked for, waited for or shown.
func (t *jankenRoom) drawJanken(f *Frame) {
	asked := isJanken(t.dec)
	if !t.jankenOn() && !t.jankenShown() {
		return
	}
	b := render.HandBoard{Title: t.book.t("janken.title"), Versus: t.book.t("result.versus")}
	near := t.bottom()
	if asked {
		b.Over, near = t.panel.asker(), t.dec.Seat
		for i, it := range t.dec.Items {
			name := "hand:" + itoa(i)
			id := f.Add(Target{Name: name, Label: t.handWord(it.N), Region: RegionPanel, Do: func() { t.throw(i + 1) }})
			b.Choices = append(b.Choices, render.HandChoice{ID: id, Sign: int(it.N), Name: t.handWord(it.N), Key: itoa(i + 1), Over: f.Over(name), Focus: f.Focused(name)})
		}
	}
	t.jankenHands(&b, near, asked)
	if w := t.janken.wins; w[0]+w[1] > 0 && (asked || w[0]+w[1] > 1) {
		b.Count = t.book.t("janken.count", t.name(near), w[near], t.name(near.Other()), w[near.Other()])
	}
	w, h := f.HandBoardSize(&b)
	if t.lay.Phone && w > t.lay.Ground.W-f.Px(8) {
		w, h = t.lay.Ground.W-f.Px(8), h*(t.lay.Ground.W-f.Px(8))/w
	}
	r := t.lay.Ground.CenterBox(w, h)
	tg := Target{Name: "janken", Label: b.Title + " " + b.Result, Still: true}
	if !asked && t.jankenShown() {
		tg.Do = func() { t.janken.till = 0; t.c.Dirty() }
	}
	f.Mark(tg, r)
	f.HandBoard(r, &b)
}

// jankenHands are the two places of the board: what was shown last, or who has chosen.
func (t *jankenRoom) jankenHands(b *render.HandBoard, near state.Seat, asked bool) {
	j := &t.janken
	both := j.have == [2]bool{true, true}
	waits := t.jankenWaits()
	half := asked && t.view.Inputs < 0 // both seats here: the first has chosen
	switch {
	case waits:
		b.Result = t.book.t("ask.wait", t.name(near.Other()))
		b.Shown = []render.HandShown{{Name: t.name(near), Sign: int(max(j.mine, 1) - 1), Shown: j.mine > 0, Hidden: true}, {Name: t.name(near.Other())}}
		return
	case half:
		b.Shown = []render.HandShown{{Name: t.name(near)}, {Name: t.name(near.Other()), Hidden: true}}
		return
	case j.till == 0 || !both && !j.card:
		return
	}
	for _, s := range [...]state.Seat{near, near.Other()} {
		b.Shown = append(b.Shown, render.HandShown{Name: t.name(s), Sign: int(j.hands[s]), Shown: both, Won: j.done && j.won == s})
	}
	switch {
	case j.card:
		b.Result = t.book.t("janken.ticket", t.name(j.won))
		b.Shown = nil
	case !j.done:
		b.Result = t.book.t("janken.tie")
	case j.hands[0] == j.hands[1]: // after too many ties
		b.Result = t.book.t("janken.lot", t.name(j.won))
	default:
		b.Result = t.book.t("janken.won", t.name(j.won))
	}
	if asked {
		b.Versus = b.Result
	}
}
