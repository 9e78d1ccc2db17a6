package game

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Windows in which a player may respond are passed over by themselves where the player
// wants it: by the moment alone, never by what could be done in it, so that a pass tells
// nobody anything. Where there is nobody to be told, alone or against a bot, what leaves
// nothing to decide is not asked at all; its answer stands in the record like any other.

// passing is the window that is about to be passed over.
type passing struct {
	on   bool
	idle bool  // there is nothing to decide in it
	at   int64 // when, in ms
	till int32 // number of the turn in which nothing is asked until something happens
	told []passed
	said int // of them in the log
}

// passed is a window that was passed over by itself.
type passed struct {
	events, inputs int // how many there had been
	seat           state.Seat
	then           string
	idle           bool // there was nothing to decide
}

// How long a window stays open that is passed over until something happens: where somebody
// else plays, as long as a person needs who has nothing to think about. One at which a player
// is never asked is passed at once: that was chosen before, and tells nothing of what is held.
const (
	passWait  = 120
	passHuman = 200
	passMore  = 160 // at most, on top of that
)

// isQuick says whether a window is open that does no more than offer a response.
func (t *passRoom) isQuick() bool { return t.offers(t.dec) }

func (t *passRoom) offers(d *rules.Decision) bool {
	return d != nil && d.Kind == rules.Acting && slices.Contains(t.book.rules.Game.Words().Offers, d.Window)
}

// stopKey names a stop in the settings.
func stopKey(game, then string, own bool) string {
	if own {
		return game + "/own/" + then
	}
	return game + "/theirs/" + then
}

// stopAt is the stop of a moment; nil: it is none.
func (b *book) stopAt(then string) *rules.Stop {
	list := b.rules.Game.Words().Stops
	if i := slices.IndexFunc(list, func(s rules.Stop) bool { return s.Then == then }); i >= 0 {
		return &list[i]
	}
	return nil
}

// asksAt says whether a player is asked at a moment.
func (c *Core) asksAt(game string, s *rules.Stop, own bool) bool {
	if on, set := c.Set.Stops[stopKey(game, s.Then, own)]; set {
		return on
	}
	return own && s.Own || !own && s.Theirs
}

// setStop says whether a player is asked at a moment.
func (s *Settings) setStop(game string, at *rules.Stop, own, on bool) {
	if s.Stops == nil {
		s.Stops = map[string]bool{}
	}
	s.Stops[stopKey(game, at.Then, own)] = on
}

// idle is the only answer to a decision that leaves nothing to decide: a pass where nothing
// else can be done, a choice that the rules offer among nothing, or an order of equal cards. false: it is to be asked, as it always is
// between two persons, to whom it would tell what the other has.
func (t *passRoom) idle(d *rules.Decision, v *match.View) (state.Answer, bool) {
	if d != nil && allHidden(d, v) {
		return state.Answer{Pick: slices.Clone(d.Items[:d.Min])}, true
	}
	if d == nil || t.c.Set.Idle || t.c.Set.Hold || t.match.Mode != modeSolo && t.match.Mode != modeBot {
		return state.Answer{}, false
	}
	switch {
	case d.Kind == rules.Acting:
		pass := state.Act{Verb: state.Pass}
		acts := t.s.Acts()
		return state.Answer{Act: pass}, len(acts) == 1 && acts[0] == pass
	case d.Kind == rules.Choose && d.Min == 0 && d.Ask.Src == (state.Ref{}):
		return state.Answer{}, len(t.s.Next(nil)) == 0 // what a card asks is shown all the same, with what was looked at for it
	case allInOrder(d):
		for _, it := range d.Items {
			if !t.panel.alike(v, it, d.Items[0]) {
				return state.Answer{}, false
			}
		}
		return state.Answer{Pick: slices.Clone(d.Items)}, len(d.Items) > 1
	}
	return state.Answer{}, false
}

// allHidden says whether so many are to be chosen of own cards that lie together and of which
// this viewer knows none: one is like the other, and everybody knows that.
func allHidden(d *rules.Decision, v *match.View) bool {
	if d.Kind != rules.Choose || d.Min != d.Max || d.Min < 1 || len(d.Items) < int(d.Min) {
		return false
	}
	var at state.Place
	for i, it := range d.Items {
		c := findCard(v, it.Card)
		if it.Ability != (state.AbilityID{}) || c == nil || c.Face != 0 || c.At.Of != d.Seat || i > 0 && c.At.Zone != at.Zone {
			return false
		}
		at = c.At
	}
	return true
}

// skips says whether the decision the session stands at is answered by itself.
func (t *passRoom) skips() bool {
	d, v := t.s.Decision(), t.s.View()
	_, idle := t.idle(d, v)
	return idle || t.passes(d, v)
}

// passes says whether a window is passed over: by whose turn it is, what comes next and
// what lies on the stack.
func (t *passRoom) passes(d *rules.Decision, v *match.View) bool {
	if !t.offers(d) || t.c.Set.Hold {
		return false
	}
	quiet := t.pass.till == v.TurnNo && v.TurnNo > 0
	stop, n := t.book.stopAt(d.Then), len(v.Stack)
	switch {
	case n > 0 && v.Stack[n-1].By == d.Seat:
		return quiet || !t.c.Set.Own
	case n > 0 && stop == nil: // something happens
		return false
	}
	return quiet && !wakes(stop, d, v) || t.stopped(d, v)
}

// wakes says whether what happens ends what is passed over until something does: what the
// other player does, not one's own attack.
func wakes(s *rules.Stop, d *rules.Decision, v *match.View) bool {
	return s != nil && s.Wakes && (d.Seat != v.Turn || len(v.Stack) > 0)
}

// stopped says whether a player is not to be asked at the moment of a window, ever.
func (t *passRoom) stopped(d *rules.Decision, v *match.View) bool {
	s := t.book.stopAt(d.Then)
	return s != nil && !t.c.asksAt(t.book.rules.Game.Name(), s, d.Seat == v.Turn)
}

// beginPass looks at a new window: whether it is passed over, and when.
func (t *passRoom) beginPass() {
	_, t.pass.idle = t.idle(t.dec, t.view)
	t.pass.on = t.pass.idle || t.passes(t.dec, t.view)
	if !t.pass.on {
		if t.offers(t.dec) && !t.c.Set.Hold {
			t.pass.till = 0 // something happened
		}
		return
	}
	wait := int64(passWait)
	switch {
	case t.pass.idle, t.stopped(t.dec, t.view):
		wait = 0
	case t.match.Mode == modeLink:
		wait = passHuman + int64(t.c.Env.Seed()%passMore)
	case t.match.Mode == modeHotseat:
		wait = 0 // before the other hand is seen
	}
	t.pass.at = t.c.ms + wait
}

// passOver passes when the time has come.
func (t *passRoom) passOver() {
	if !t.pass.on || t.dec == nil || t.handwork.mending || t.c.ms < t.pass.at || t.anim.busy() && t.match.Mode != modeHotseat {
		return
	}
	t.pass.on = false
	if a, idle := t.idle(t.dec, t.view); idle {
		if t.dec.Kind == rules.Acting {
			t.tellPass(true)
		}
		t.give(a)
		return
	}
	a := state.Answer{Act: state.Act{Verb: state.Pass}}
	if t.s.Check(a) != nil {
		t.c.Dirty()
		return // it is asked after all
	}
	t.tellPass(false)
	t.give(a)
}

// tellPass notes that the window that is open is passed over.
func (t *passRoom) tellPass(idle bool) {
	t.pass.told = append(t.pass.told, passed{len(t.events), t.view.Inputs, t.dec.Seat, t.dec.Then, idle})
	t.logPasses(len(t.events))
}

// keep stops the window that is open from being passed over.
func (t *passRoom) keep() {
	if t.pass.on {
		t.pass.on = false
		t.c.Dirty()
	}
}

// untilKey declines, and passes over what follows.
const untilKey = "Shift P"

// untilMore declines, and passes everything over until something happens in this turn.
func (t *passRoom) untilMore() {
	t.pass.till = t.view.TurnNo
	t.panel.act(state.Act{Verb: state.Pass})
}

// neverHere has windows like the one that is open passed over from now on, and this one with them.
func (t *passRoom) neverHere() {
	game, stop, own := t.book.rules.Game.Name(), t.book.stopAt(t.dec.Then), t.dec.Seat == t.view.Turn
	t.c.ChangeSettings(func(s *Settings) { s.setStop(game, stop, own, false) })
	t.panel.act(state.Act{Verb: state.Pass})
}

// holdOn asks at every moment, or no more.
func (t *passRoom) holdOn() {
	t.c.ChangeSettings(func(s *Settings) { s.Hold = !s.Hold })
	t.beginPass()
}

// logPasses writes down what was passed over up to event n; windows one after the other in which a player could do
// nothing are one line.
func (t *passRoom) logPasses(n int) {
	for ; t.pass.said < len(t.pass.told) && t.pass.told[t.pass.said].events <= n; t.pass.said++ {
		p := &t.pass.told[t.pass.said]
		l := t.journal.say("pass", p.seat, true, t.book.priorKey("log.passed"), word(t.journal.seatName(p.seat)), word(t.momentWord(p.then)))
		if p.idle {
			l = t.journal.say("pass", p.seat, true, "log.idle", word(t.journal.seatName(p.seat)))
			if n := len(t.log); n > 0 && t.log[n-1].kind == l.kind && t.log[n-1].text == l.text {
				continue
			}
		}
		l.n, l.turn = p.events, t.journal.turnAt()
		t.log = append(t.log, l)
	}
}

// forgetPasses drops those that were taken back, and says whether there were any.
func (t *passRoom) forgetPasses() bool {
	n := len(t.pass.told)
	t.pass.told = slices.DeleteFunc(t.pass.told, func(p passed) bool { return p.inputs >= t.view.Inputs })
	return len(t.pass.told) < n
}

// openStops opens the choice of the moments at which a player is asked; nil where there
// are none to choose.
func (t *passRoom) openStops() func() {
	if len(t.book.rules.Game.Words().Stops) == 0 {
		return nil
	}
	return func() { t.c.Open(newStops(t.c, t.book.rules)) }
}

// momentWord names a moment at which players may be passed over.
func (t *passRoom) momentWord(then string) string {
	if s := t.book.stopAt(then); s != nil {
		return t.book.pick(s.JA, s.EN)
	}
	return t.book.t("pass.other")
}

// undo takes back to the last decision that was not passed over.
func (t *passRoom) undo() {
	if t.match.link != nil {
		t.undoLinked()
		return
	}
	t.step(t.s.Undo, t.s.CanUndo)
}

// redo brings it again, with what was passed over since.
func (t *passRoom) redo() {
	if t.match.link != nil {
		t.redoLinked()
		return
	}
	t.step(t.s.Redo, t.s.CanRedo)
}

func (t *passRoom) step(one func() error, more func() bool) {
	t.anim.stop()
	t.c.hush()
	for {
		if err := one(); err != nil {
			t.c.Say(t.book.t("error.undo"))
			return
		}
		t.pass.till = 0
		if !more() || !t.skips() {
			t.Tick(t.c)
			t.keep() // what is taken back to is to be seen
			return
		}
	}
}
