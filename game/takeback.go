package game

import (
	"strings"

	"gotaku/render"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// takeback is what stands between two persons about taking back: who asks waits, who is
// asked reads what has come out since and answers.
type takeback struct {
	plain
	t     *table
	stage session.BackStage
	of    int   // number of the other's wish
	since int64 // when it came, in ms
}

func (d *takeback) Name() string { return "takeback" }

// Stamp is that of the table: what is asked of another moment is not answered.
func (d *takeback) Stamp() int { return d.t.serial<<2 | int(d.stage) }

// stands says whether what it asks about is still what stands between the two.
func (d *takeback) stands() bool {
	b := d.t.s.Back()
	return b.Stage == d.stage && b.Of == d.of
}

// Key lets no key answer that was meant for the table under it.
func (d *takeback) Key(c *Core, k string) bool {
	return k == "Esc" && d.stage != session.BackMine || d.t.c.ms-d.since < 2*seenFor
}

// Tick goes when nothing stands between the seats any more.
func (d *takeback) Tick(c *Core) {
	if c.top() == Scene(d) && !d.stands() {
		c.CloseTop()
	}
}

func (d *takeback) Draw(f *Frame) {
	t := d.t
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	back := t.s.Back()
	other := t.name(t.bottom().Other())
	v := render.Dialog{Title: f.T("back.mine", other), Text: t.handwork.wanted(&back, t.bottom()) + "\n" + f.T(backKey("back.mine.note", &back))}
	if d.stage == session.BackMine {
		v.Buttons = []render.Button{f.button("back:keep", f.T("back.keep"), "Esc", render.Plain, t.s.Keep)}
		f.List.Dialog(&v)
		return
	}
	v.Title, v.Text = f.T(backKey("back.theirs", &back), other), t.handwork.wanted(&back, t.bottom().Other())+"\n"+f.T(backKey("back.theirs.note", &back))
	allow := func(yes, always bool) func() {
		return func() {
			if yes && t.c.ms-d.since < 2*seenFor { // the press was meant for what stood there before
				return
			}
			if t.s.Allow(d.of, yes, always) == nil && t.c.top() == Scene(d) {
				t.c.CloseTop()
			}
		}
	}
	v.Buttons = []render.Button{
		f.button("back:yes", f.T("back.yes"), "Y", render.Primary, allow(true, false)),
		f.button("back:no", f.T("back.no"), "N", render.Plain, allow(false, false)),
		f.button("back:never", f.T("back.never"), "", render.Plain, allow(false, true)),
	}
	f.List.Dialog(&v)
}

// backKey is the sentence of the app for what is asked.
func backKey(key string, b *session.Back) string {
	switch {
	case b.Op != nil:
		return strings.Replace(key, "back.", "mend.", 1)
	case b.Again:
		return strings.Replace(key, "back.", "again.", 1)
	}
	return key
}

// wanted says what a seat asks for.
func (t *handRoom) wanted(b *session.Back, by state.Seat) string {
	if b.Op == nil && !b.Again {
		return t.learned(&b.Since, by)
	}
	var lines []string
	if b.Op != nil {
		for _, it := range t.proposed(b.Op) {
			lines = append(lines, it.Text)
		}
	}
	return strings.Join(lines, "\n")
}

// namedAtMost is how many of the cards that were seen are named.
const namedAtMost = 6

// learned says what has come out since the decision that a seat would take back.
func (t *table) learned(l *session.Learned, by state.Seat) string {
	lines := []string{t.book.t("back.since")}
	for _, seat := range [...]state.Seat{by, by.Other()} {
		if cards := l.Seen[seat]; len(cards) > 0 {
			lines = append(lines, t.book.t("back.seen", t.name(seat), t.namesOf(cards)))
		}
	}
	if l.Chance > 0 {
		lines = append(lines, t.book.t("back.chance", l.Chance))
	}
	if l.Answers > 0 {
		lines = append(lines, t.book.t("back.answers", t.name(by.Other()), l.Answers))
	}
	return strings.Join(lines, "\n")
}

// namesOf names cards, those that are not known here by their number.
func (t *table) namesOf(cards []state.CardID) string {
	var names []string
	hidden := 0
	for _, id := range cards {
		v := t.card(id)
		switch {
		case v == nil || v.Face == 0:
			hidden++
		case len(names) < namedAtMost:
			names = append(names, t.nameOf(id))
		default:
			hidden++
		}
	}
	switch {
	case hidden > 0 && len(names) > 0:
		names = append(names, t.book.t("back.more", hidden))
	case hidden > 0:
		names = append(names, t.book.t("back.hidden", hidden))
	}
	return strings.Join(names, t.book.t("back.comma"))
}

// watchBack opens what is asked about taking back, and says what came of it.
func (t *table) watchBack() {
	st := t.s.Status()
	back, n := t.s.Back(), st.Backs
	stage := back.Stage
	if stage == t.back && back.Of == t.backOf && n == t.backs && st.Mends == t.mends {
		return
	}
	was, more, mended := t.back, n > t.backs, st.Mends > t.mends
	t.back, t.backOf, t.backs, t.mends = stage, back.Of, n, st.Mends
	t.c.Dirty()
	switch other := t.name(t.bottom().Other()); {
	case stage == session.BackMine || stage == session.BackTheirs:
		t.c.Open(&takeback{t: t, stage: stage, of: back.Of, since: t.c.ms})
	case stage == session.BackDenied && was == session.BackMine:
		t.c.Say(t.c.T("back.denied", other))
	case mended && t.match.link != nil:
		t.c.Say(t.c.T("mend.said"))
	case more && (was == session.BackMine || t.wished):
		t.c.Say(t.c.T("back.done"))
	case more:
		t.c.Say(t.c.T("back.done.theirs", other))
	}
	t.wished = t.wished && !more
}

// redoLinked brings again what was taken back, or asks to.
func (t *passRoom) redoLinked() {
	t.anim.stop()
	t.c.hush()
	t.wished = true
	if t.s.Redo() != nil {
		t.wished = false
		t.c.Say(t.book.t("error.undo"))
		return
	}
	t.Tick(t.c)
	t.keep()
}

// undoLinked takes back, or asks to, by as many decisions as are this person's own: those
// that were passed over count with the one before them.
func (t *passRoom) undoLinked() {
	t.anim.stop()
	t.c.hush()
	passed := func(n int) bool {
		for i := range t.pass.told {
			if t.pass.told[i].inputs == n {
				return true
			}
		}
		return false
	}
	steps, ins := 1, t.match.link.peer.Match().Inputs()
	for n := len(ins) - 1; n >= 0; n-- {
		if session.Own(&ins[n], t.s.Seat()) {
			if !passed(n) {
				break
			}
			steps++
		}
	}
	t.wished = true
	if t.s.UndoBy(steps) != nil && t.s.Undo() != nil {
		t.wished = false
		t.c.Say(t.book.t("error.undo"))
		return
	}
	t.Tick(t.c)
	t.keep()
}
