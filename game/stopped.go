package game

import (
	"gotaku/render"
	"gotaku/rules/session"
)

// watch follows how the session is: a match that cannot go on says why, once.
func (t *table) watch() {
	st := t.s.Status()
	t.watchLine()
	t.watchClaim()
	t.watchBack()
	t.runClocks()
	t.judged()
	if ends := t.end() != nil; ends != t.ends {
		t.ends = ends
		t.c.Dirty()
	}
	if st.Phase == t.said {
		if d := t.halted; d != nil && st.Problem != nil && *st.Problem != *d.problem { // more is known by now
			d.problem = st.Problem
			t.c.Dirty()
		}
		return
	}
	t.said = st.Phase
	t.c.Dirty()
	if st.Phase == session.Stopped && st.Problem != nil {
		t.halted = &stopped{t: t, problem: st.Problem}
		t.c.Open(t.halted)
	}
}

// watchLine says, once, that the connection has ended for good: the seat was opened in another tab, or the like; else,
// whoever's turn it is, that the other side cannot be heard, or can be again.
func (t *table) watchLine() {
	if t.match.link == nil || t.cut || t.s.Status().Phase == session.Stopped {
		return
	}
	if words, final := t.match.link.trouble(); final {
		t.cut = true
		t.refresh()
		t.c.Notice(t.c.T("link.line"), words)
		return
	}
	w := t.match.waits(t.s)
	if w == t.waits {
		return
	}
	t.waits = w
	key := "link.back"
	if w {
		key = "link.lost"
	}
	t.c.Say(t.c.T(key, t.name(t.bottom().Other())))
}

// judged shows the result anew when there is more to say of the match than who won.
func (t *table) judged() {
	v := t.match.verdict(t.s)
	if v == nil || v.Key == t.verdict {
		return
	}
	t.verdict = v.Key
	t.c.Dirty()
	if t.c.top() == Scene(t) {
		t.c.Open(newResult(t))
	}
}

// verdict is what is to be said of a match that is over before who won: that the other
// side lied, or does what a liar does; nil: nothing.
func (m *matchInfo) verdict(s session.Session) *session.Problem {
	st := s.Status()
	if st.Phase != session.Ended || st.Problem == nil {
		return nil
	}
	switch st.Problem.Key {
	case "proof", "unopened", "withheld":
		return st.Problem
	}
	return nil
}

// verdictWord is a verdict, or why a match was stopped, in one word.
func verdictWord(c *Core, p *session.Problem) string {
	switch p.Key {
	case "proof", "lie":
		return c.T("result.lie")
	case "unopened":
		return c.T("result.unopened")
	case "withheld":
		return c.T("result.withheld")
	case "left":
		return c.T("result.left")
	}
	return c.T("error.title")
}

// end ends a match that the other side has left, or in which it does not open what it must; nil: it has not.
func (t *table) end() func() {
	l := t.match.link
	if l == nil || t.cut || !l.peer.MayEnd() {
		return nil
	}
	return func() {
		t.c.Open(newConfirm(t.c, t.book.t("link.end.sure"), t.book.t("link.end"), "Y", nil, func() {
			if err := l.peer.End(); err != nil {
				t.c.Say(inWords(err, t.c.Set.Lang))
			}
		}))
	}
}

// stopped says why a match cannot go on, and offers its record.
type stopped struct {
	plain
	t       *table
	problem *session.Problem
}

func (d *stopped) Name() string { return "stopped" }

func (d *stopped) Draw(f *Frame) {
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	why := d.t.book.pick(d.problem.JA, d.problem.EN)
	if d.problem.Key == "hash" {
		why += "\n" + f.T("error.diverged", d.problem.Input)
	}
	second := f.button("stopped:table", f.T("result.table"), "R", render.Plain, d.t.c.CloseTop)
	title := verdictWord(d.t.c, d.problem)
	if save := d.t.match.evidence(d.t.c); save != nil {
		if d.problem.Key != "hash" { // another build of the app does that too
			title = f.T("result.lie")
		}
		second = f.button("stopped:evidence", f.T("result.evidence"), "E", render.Plain, save)
	}
	f.List.Dialog(&render.Dialog{Title: title, Text: why + "\n" + f.T("error.diverged.save"), Buttons: []render.Button{
		f.button("stopped:save", f.T("result.save"), "S", render.Primary, func() { d.t.match.export(d.t.c, d.t.s) }),
		second,
		f.button("stopped:leave", f.T("result.leave"), "Esc", render.Plain, d.t.leave),
	}})
}
