package game

import (
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/web/link/local"
)

// sounds are what is heard of a match. Each has something that is seen at the same time.
var sounds = map[string][]local.Tone{
	"turn":   {note(0, 260, 660, 0.5), note(120, 420, 880, 0.5)},
	"play":   {knock(0, 70, 900, 300, 0.5), slide(20, 120, 240, 200, 0.4)},
	"damage": {slide(0, 180, 150, 60, 0.8), knock(0, 90, 500, 200, 0.5)},
	"win":    {note(0, 180, 523, 0.5), note(140, 180, 659, 0.5), note(280, 180, 784, 0.5), note(420, 700, 1047, 0.55)},
	"loss":   {note(0, 300, 392, 0.45), note(260, 300, 330, 0.45), slide(520, 700, 262, 255, 0.5)},
}

// note is a tone of one pitch, slide one that goes from one to another, knock noise that does.
func note(at, long, pitch, loud float64) local.Tone { return slide(at, long, pitch, pitch, loud) }

func slide(at, long, from, to, loud float64) local.Tone {
	return local.Tone{At: at, Long: long, From: from, To: to, Loud: loud}
}

func knock(at, long, from, to, loud float64) local.Tone {
	return local.Tone{At: at, Long: long, From: from, To: to, Loud: loud, Noise: true}
}

// alarm is what is heard, and what the machine shows of the app elsewhere than in it: for who looks at something else.
type alarm struct {
	last   string // the last sound that was made
	asked  bool   // this person is asked, and the machine shows that
	showed bool   // it has been told at all
	newer  bool   // a newer version was offered
}

// hear makes a sound.
func (c *Core) hear(name string) {
	if c.Env.Sound == nil || c.Set.Volume == 0 {
		return
	}
	c.alarm.last = name
	c.Env.Sound(sounds[name], float64(c.Set.Volume))
}

// heard makes the sound of what has just happened: of several things the gravest.
func (t *table) heard(fresh []match.Told) {
	if len(fresh) > 120 || t.anim.spot == nil || t.match.replay != nil { // it happened earlier
		return
	}
	name := ""
	for i := range fresh {
		switch e := &fresh[i].Event; {
		case e.Verb == ability.DealtDamage, t.book.scored(e):
			name = "damage"
		case e.Verb == state.TurnBegan && e.Seat == t.s.Seat() && name != "damage":
			name = "turn"
		case e.Verb == ability.Moved && t.placed(t.word(e.To.Zone)) && name == "":
			name = "play"
		}
	}
	if name != "" {
		t.c.hear(name)
	}
}

// scored says whether an event is a step towards the loss of a player, as the game's wing counts it.
func (b *book) scored(e *state.Event) bool {
	of := &b.desk.Score
	return of.Down != 0 && e.Verb == of.Down || of.Zone != 0 && e.Verb == ability.Moved && b.rules.Zones[e.To.Zone].Word == of.Zone
}

// hearEnd makes the sound of a match that is over.
func (t *table) hearEnd() {
	r, me := t.s.Result(), t.s.Seat()
	switch {
	case t.match.replay != nil:
	case !r.Draw && (me == state.Nobody || r.Winner == me):
		t.c.hear("win")
	default:
		t.c.hear("loss")
	}
}

// tellNewer offers a newer version of the app that has come, once: only the title asks, where nobody plays.
func (c *Core) tellNewer() {
	if c.alarm.newer || c.Env.Newer == nil {
		return
	}
	begin := c.Env.Newer()
	if begin == nil {
		return
	}
	c.alarm.newer = true
	ask := newConfirm(c, c.T("app.newer"), c.T("app.newer.begin"), "Y", nil, begin)
	ask.text = c.T("app.newer.note")
	c.Open(ask)
}

// tick lets the machine show whether this person is asked. A match of one screen alone asks its person all the time.
func (a *alarm) tick(c *Core) {
	t, at := c.scene.(*table)
	asked := at && t.dec != nil && !t.passer.pass.on && t.s.Seat() != state.Nobody && t.match.replay == nil && !t.view.Result.Over
	if a.showed && asked == a.asked || c.Env.Attend == nil {
		return
	}
	a.asked, a.showed = asked, true
	title, text := c.T("app.title"), ""
	if asked {
		title = c.T("app.title.asked", title)
		if c.Set.Tell {
			text = c.T("app.asked", c.gameTitle(t.book.rules.Game.Name()))
		}
	}
	if c.Env.Attend(asked, title, text) {
		c.hear("turn") // nobody looks here
	}
}
