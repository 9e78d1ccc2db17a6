package game

import (
	"encoding/base64"

	"gotaku/render"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// boardKept keeps the moment that is shown: as a link, as a puzzle to solve, or as a file that says
// what is wrong with it.
type boardKept struct {
	plain
	t     *table
	words string
}

// openBoard opens it; nil: there is nothing to keep yet.
func openBoard(t *table) func() {
	if t.view == nil || t.view.TurnNo < 1 {
		return nil
	}
	return func() { t.c.Open(&boardKept{t: t}) }
}

func (d *boardKept) Name() string { return "board" }

func (d *boardKept) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// momentOf is the record up to the moment that is shown, with the cards of the players' own in it.
func momentOf(t *table) []byte {
	record := t.s.Record
	if r := t.match.replay; r != nil {
		record = r.Until
	}
	return withCards(gameID(t.match.Game), record(), t.match.Own)
}

// whole says whether a record of the match knows every card, so that others can play it on.
func whole(t *table) bool {
	if r := t.match.replay; r != nil {
		return r.Knows() == state.All
	}
	return t.match.link == nil
}

func (d *boardKept) Draw(f *Frame) {
	t := d.t
	high := float32(400)
	if f.upright() { // its texts take more lines
		high = 470
	}
	in := dialogBox(f, 620, high)
	f.Text(in.TopStrip(f.Px(26)), f.T("board.title"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "board:close", f.T("common.close"), "Esc", render.Plain, t.c.CloseTop)
	var link, puzzle func()
	if whole(t) {
		link = func() { sendBoard(t, momentMark, momentOf(t), "review.link.copied") }
		if !t.view.Result.Over {
			puzzle = func() { openPuzzleSheet(t) }
		}
	}
	half := (in.W - f.Px(10)) / 2
	at := render.R(in.X, in.Y+f.Px(42), half, f.Px(44))
	f.Button(at, "board:link", f.T("review.link"), "", render.Plain, link)
	f.Button(at.Move(half+f.Px(10), 0), "board:puzzle", f.T("board.puzzle"), "", render.Plain, puzzle)
	if puzzle == nil {
		f.hint(f.T("board.puzzle"), f.T("why.play"))
	}
	y := at.Bottom() + f.Px(8)
	y += f.Para(render.R(in.X, y, in.W, 0), f.T("board.puzzle.note"), render.Style{Size: f.Px(13), Color: render.PaperMute}, f.Px(19)) + f.Px(16)
	f.Fill(render.R(in.X, y, in.W, f.Px(1)), render.Paper300)
	y += f.Px(14)
	y += f.Para(render.R(in.X, y, in.W, 0), f.T("board.report.note"), render.Style{Size: f.Px(13), Color: render.PaperMute}, f.Px(19)) + f.Px(10)
	f.Field(render.R(in.X, y, in.W, f.Px(42)), "board:words", f.T("board.words"), d.words, f.T("board.words"), reportMost, true, func(s string) { d.words = s })
	f.Button(render.R(in.X, in.Bottom()-f.Px(46), in.W, f.Px(46)), "board:report", f.T("board.report"), "", render.Primary, d.save)
}

// reportMost is how many letters are said of a problem.
const reportMost = 300

// save hands the moment over as a file that runs as a scenario and opens as a record.
func (d *boardKept) save() {
	saveReport(d.t, d.words, "")
}

// saveReport hands over a file with a record and words, and a goal if there is one.
func saveReport(t *table, words, goal string) {
	game := gameID(t.match.Game)
	title := turnWord(t.c, t.view.TurnNo) + " " + t.book.t("review.at", max(t.view.Inputs, 0), max(t.view.Inputs, 0))
	t.c.saveFile("gotaku-"+game+reportFile, "text/plain", session.Reported(game, title, words, momentOf(t), goal))
}

// reportFile is how the file of a problem ends.
const reportFile = ".scenario"

// sendBoard copies an address that opens at the moment that is shown.
func sendBoard(t *table, mark string, moment []byte, done string) {
	s := t.c.page() + "#" + mark + base64.RawURLEncoding.EncodeToString(packed(moment))
	if len(s) > mostMoment {
		t.c.Notice(t.c.T("error.title"), t.c.T("review.link.long"))
		return
	}
	t.c.copy(s, t.c.T(done))
}
