package game

import (
	"gotaku/render"
	"gotaku/rules/session"
)

// watch follows how the session is: a match that cannot go on says why, once.
func (t *table) watch() {
	st := t.s.Status()
	t.watchLine()
	if st.Phase == t.said {
		return
	}
	t.said = st.Phase
	t.c.Dirty()
	if st.Phase == session.Stopped && st.Problem != nil {
		t.c.Open(&stopped{t: t, problem: st.Problem})
	}
}

// watchLine says that the other side cannot be heard, or can be again, whoever's turn it is; and, once, that the connection has ended for good: the seat was opened in another tab, or the like.
func (t *table) watchLine() {
	if t.match.link == nil || t.cut {
		return
	}
	if w := t.match.waits(t.s); w != t.waits {
		t.waits = w
		key := "link.back"
		if w {
			key = "link.lost"
		}
		t.c.Say(t.c.T(key, t.name(t.bottom().Other())))
	}
	if words, final := t.match.link.trouble(); final {
		t.cut = true
		t.c.Notice(t.c.T("link.line"), words)
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
	if d.problem.Input >= 0 {
		why += "\n" + f.T("error.diverged", d.problem.Input)
	}
	f.List.Dialog(&render.Dialog{Title: f.T("error.title"), Text: why + "\n" + f.T("error.diverged.save"), Buttons: []render.Button{
		f.button("stopped:save", f.T("result.save"), "S", render.Primary, func() { d.t.match.export(d.t.c, d.t.s) }),
		f.button("stopped:table", f.T("result.table"), "R", render.Plain, d.t.c.CloseTop),
		f.button("stopped:leave", f.T("result.leave"), "Esc", render.Plain, d.t.leave),
	}})
}
