package game

import (
	"bytes"
	"cmp"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// modeReview is a recorded match that is looked at: nobody sits at it.
const modeReview = "review"

// recordPrefix is where saved records are kept in the store.
const recordPrefix = "record/"

// recordFile is how a record's name ends, recordHead how the file begins: what is
// dropped is told from a deck list by it.
const (
	recordFile = ".gtk"
	recordHead = "GTKREC"
)

// openRecord judges a record file whole and then shows it, from its beginning or its end, or says in one sentence
// why it cannot be shown; what is on the screen stays until then.
func (c *Core) openRecord(file []byte, atEnd bool) { openThen(c, file, nil, atEnd, nil) }

// openKept is openRecord of a match with cards of the player's own.
func openKept(c *Core, file, own []byte, atEnd bool) { openThen(c, file, own, atEnd, nil) }

// openThen is openKept that goes on with something once the table is there.
func openThen(c *Core, file, own []byte, atEnd bool, then func(*table)) {
	if b := session.ReportedRecord(file); b != nil {
		if asked := session.ReportedGoal(file); asked != "" && then == nil {
			then = func(t *table) { playPuzzle(t, asked) }
		}
		file, atEnd = b, true
	}
	if p, body, err := deck.PrintsOf(file); p != nil || err != nil {
		if err != nil {
			c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang)))
			return
		}
		openWithCards(c, p, body, atEnd, then)
		return
	}
	open := func(book func(string) *rules.Rules) {
		r, wrong := session.OpenRecord(file, book)
		if wrong != nil {
			c.wrongRecord(wrong)
			return
		}
		r.Stands = standing
		c.read(r, func() {
			if c.showReplay(r, own, atEnd); then != nil {
				if t, is := c.scene.(*table); is && t.match.replay == r {
					then(t)
				}
			}
		})
	}
	if rec, err := state.DecodeRecord(file); err == nil && known(rec.Game) {
		m := &matchInfo{Game: rec.Game, Own: own}
		c.shelf.ofMatch(m, func(g *assets.Game) {
			own = m.Own
			open(func(string) *rules.Rules { return g.Rules })
		})
		return
	}
	open(bookOf) // and says what is wrong
}

// bookOf are the rules of a game; nil: it is not carried.
func bookOf(game string) *rules.Rules {
	if g := assets.Of(game); g != nil {
		return g.Rules
	}
	return nil
}

func (c *Core) wrongRecord(p *session.Problem) { c.Notice(c.T("error.title"), c.pick(p.JA, p.EN)) }

// showReplay sits down at a table that was judged.
func (c *Core) showReplay(r *session.Replay, own []byte, atEnd bool) {
	if p := r.Refused(); p != nil {
		r.Close()
		c.wrongRecord(p)
		return
	}
	if atEnd {
		r.Go(r.Len() - 1)
	}
	rs := r.Match().Setup().Rules
	t := newTable(c, r, &matchInfo{Game: rs.Game.Name(), Mode: modeReview, Own: own, replay: r}, rs)
	t.over = true // its result is seen when it is gone to
	c.Go(t)
	if p := r.Older(); p != nil {
		c.Notice(c.T("review.title"), c.pick(p.JA, p.EN))
	}
}

// askReview is the panel of a recorded match: where it stands, and the ways to go.
func (t *table) askReview(f *Frame, s *render.Side) {
	r, steps := t.match.replay, stepper{t}
	s.Panel.Over = t.book.t("review.title")
	s.Panel.Question = t.book.t("review.at", r.At()+1, r.Len())
	if n := r.Shown() - r.Told(r.At()); n > 0 {
		s.Panel.Question += t.book.t("review.between", n)
	}
	if v := t.view.Result; v.Over {
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.resultWord()})
	} else if m := r.Match().Pending(); m != nil && m.D[0] != nil && r.Shown() == r.Told(r.At()) {
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemText, Text: t.book.t("review.asked", t.name(m.D[0].Seat))})
	}
	way := func(to int) func() {
		if to < 0 || to >= r.Len() || to == r.At() && r.Shown() == r.Told(to) {
			return nil
		}
		return func() { t.review(to) }
	}
	first := t.panel.button(f, "review:first", t.book.t("review.first"), "Home", way(0))
	last := t.panel.button(f, "review:last", t.book.t("review.last"), "End", way(r.Len()-1))
	first.Line = 2
	first.Key, last.Key = "", "" // they work, but leave the words their room
	back := t.panel.button(f, "review:turn:prev", t.book.t("review.turn.prev"), "Up", way(r.Turn(-1)))
	forth := t.panel.button(f, "review:turn:next", t.book.t("review.turn.next"), "Down", way(r.Turn(1)))
	back.Line = 2
	back.Key, forth.Key = "", ""
	s.Panel.Items = append(s.Panel.Items, back, forth, first, last)
	var play func()
	if setup, _ := r.Moment(); setup != nil && !t.view.Result.Over {
		play = t.takeOver
	}
	from := t.panel.button(f, "review:play", t.book.t("review.play"), "", play)
	if play == nil {
		f.hint(t.book.t("review.play"), t.book.t("why.play"))
	}
	before := t.panel.button(f, "review:event:prev", t.book.t("review.event.prev"), eventKeys[0], steps.eventBack())
	before.Line, before.Key = 2, ""
	after := t.panel.button(f, "review:event:next", t.book.t("review.event.next"), eventKeys[1], steps.eventForth())
	after.Key = ""
	s.Panel.Items = append(s.Panel.Items, before, after)
	share := t.panel.button(f, "review:keep", t.book.t("board.keep"), "", openBoard(t))
	line := t.panel.button(f, "review:time", t.book.t("time.title"), timeKey, func() { openTimeline(t) })
	from.Line, line.Key = 2, ""
	s.Panel.Items = append(s.Panel.Items, from, line, share)
	for _, v := range t.looks() {
		name := "review:eyes:" + itoa(int(v.eyes))
		id := f.Add(Target{Name: name, Label: v.label, State: selWord(r.Eyes() == v.eyes), Region: RegionPanel, Do: func() {
			r.Look(v.eyes)
			t.refresh()
			t.anim.settle()
		}})
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemRadio, ID: id, Text: v.label, Sel: r.Eyes() == v.eyes, Over: f.Over(name), Focus: f.Focused(name)})
	}
	s.OK = f.button("ok", t.book.t("review.next"), "Space", render.Primary, way(r.At()+1))
	s.Then = append(s.Then, f.button("review:prev", t.book.t("review.prev"), "Left", render.Plain, way(steps.stopBefore())))
}

// stepper goes through a record by moments and by events.
type stepper struct{ *table }

// stopBefore is the number of the last moment before what is shown; -1: there is none.
func (t stepper) stopBefore() int {
	r := t.match.replay
	if r.Shown() > r.Told(r.At()) {
		return r.At()
	}
	return r.At() - 1
}

// eventKeys go to the line of the log before, and to the next.
var eventKeys = [2]string{"B", "F"}

// eventForth goes on by one line of the log: into the midst of what the next answer sets off, or to the next moment where
// nothing is said on the way; nil: there is nothing more.
func (t stepper) eventForth() func() {
	r := t.match.replay
	if !r.CanRedo() {
		return nil
	}
	return func() {
		ahead, shown := r.Following(), r.Shown()
		if to := t.journal.nextLine(ahead, shown); to >= 0 {
			t.toEvent(to)
			return
		}
		t.review(r.At() + 1)
	}
}

// eventBack goes back by one line of the log; nil: it is the beginning.
func (t stepper) eventBack() func() {
	r := t.match.replay
	shown := r.Shown()
	if r.At() == 0 && shown == r.Told(0) {
		return nil
	}
	return func() {
		stop := r.At() // the stop before what is shown
		if shown == r.Told(stop) {
			stop--
		}
		to := r.Told(stop)
		for i := range t.log {
			if n := t.log[i].n + 1; t.log[i].kind != "pass" && n < shown && n > to {
				to = n
			}
		}
		if to == r.Told(stop) {
			t.review(stop)
			return
		}
		t.toEvent(to)
		t.anim.settle()
	}
}

// toEvent goes to where so many events had happened.
func (t stepper) toEvent(n int) {
	t.anim.end()
	t.match.replay.GoEvent(n)
	t.Tick(t.c)
}

// takeOver goes on from the moment that is shown, with both hands.
func (t *table) takeOver() {
	setup, inputs := t.match.replay.Moment()
	if setup == nil {
		return
	}
	t.s.Close()
	t.c.sit(&matchInfo{Key: newMatchKey(t.c.Env.Seed()), Game: t.match.Game, Mode: modeSolo, Own: t.match.Own, Seed: t.c.Env.Seed(), setup: *setup}, inputs)
}

// momentMark begins the part of an address that carries a moment of a match, mostMoment is how long it may be: what is
// longer is cut by those who pass it on.
const (
	momentMark = "m="
	mostMoment = 24 << 10
)

// packed makes a record shorter; unpacked is what was packed, nil where it is nothing of the kind or too long.
func packed(b []byte) []byte {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression)
	w.Write(b)
	w.Close()
	return out.Bytes()
}

func unpacked(b []byte) []byte {
	out, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(b)), state.MaxRecord+1))
	if err != nil || len(out) > state.MaxRecord {
		return nil
	}
	return out
}

// openMoment opens an address that carries a moment; false: it does not.
func openMoment(c *Core, s string) bool {
	_, text, is := strings.Cut(s, "#"+momentMark)
	puzzle := false
	if !is {
		if _, text, puzzle = strings.Cut(s, "#"+puzzleMark); !puzzle {
			return false
		}
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(strings.TrimSpace(text))
	if err != nil || len(text) > mostMoment {
		b = nil
	}
	if puzzle {
		asked, record := cutGoal(unpacked(b))
		openPuzzle(c, asked, record)
	} else {
		openThen(c, unpacked(b), nil, true, nil)
	}
	return true
}

// seenBy is whose hands are shown.
type seenBy struct {
	eyes  state.Eyes
	label string
}

// looks are the views that a record can give, where it has more than one.
func (t *table) looks() []seenBy {
	if t.match.replay.Knows() != state.All {
		return nil
	}
	return []seenBy{{state.All, t.book.t("review.both")}, {state.Eyes0, t.book.t("review.seat", t.name(0))}, {state.Eyes1, t.book.t("review.seat", t.name(1))}}
}

// review goes to a moment of a recorded match.
func (t *table) review(n int) {
	r := t.match.replay
	step := n - r.At()
	t.anim.end()
	r.Go(n)
	t.Tick(t.c)
	if step != 1 { // only what comes next is seen coming
		t.anim.settle()
		t.throws.janken.till = 0
	}
}

// records is the list of what was saved, and the way to open a file.
type records struct {
	plain
	c      *Core
	list   []keptFile
	scroll roll
}

// keptFile is a line of it.
type keptFile struct {
	key  string // in the store
	row  render.Row
	open func()
}

func newRecords(c *Core) *records {
	v := &records{c: c}
	v.read()
	return v
}

// read looks through what is stored.
func (v *records) read() {
	v.list = v.c.library.kept()
	saved := savedRecords(v.c.Env.Store)
	slices.SortStableFunc(saved, func(a, b *matchInfo) int { return cmp.Compare(b.When, a.When) })
	for _, m := range saved {
		if rec, err := state.DecodeRecord(m.Saved); err == nil && known(rec.Game) { // another stays stored
			v.list = append(v.list, keptFile{m.Key, v.line(m, rec), func() {
				v.c.CloseTop()
				openKept(v.c, m.Saved, m.Own, false)
			}})
		}
	}
}

// line is a record as it is listed: like the match that it was, or by what is in the file where nothing more is known.
func (v *records) line(m *matchInfo, rec *state.Record) render.Row {
	if m.When > 0 {
		return render.Row{Title: m.title(v.c), Sub: m.sub(v.c), Right: m.endWord(v.c), Paper: true}
	}
	names := rec.Names
	for i, n := range v.c.namesFor(modeReview) {
		if names[i] == "" {
			names[i] = n
		}
	}
	return render.Row{Title: v.c.gameTitle(rec.Game), Sub: v.c.T("review.line", names[0], names[1], len(rec.Inputs)), Paper: true}
}

func (v *records) Name() string { return "records" }

func (v *records) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// recordRows is how many saved records are seen at once.
const recordRows = 5

func (v *records) Draw(f *Frame) {
	rows := max(1, min(len(v.list), recordRows))
	if f.Phone {
		rows = min(rows, 4)
	}
	in := dialogBox(f, 640, float32(rows)*54+150)
	f.Text(in.TopStrip(f.Px(26)), f.T("title.records"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	if len(v.list) == 0 {
		f.Para(render.R(in.X, in.Y+f.Px(40), in.W, 0), f.T("review.none"), render.Style{Size: f.Px(14), Color: render.PaperMute}, f.Px(21))
	}
	list := render.R(in.X, in.Y+f.Px(38), in.W, float32(rows)*f.Px(54))
	wide := list.W
	if len(v.list) > rows {
		wide -= f.Px(barWide + 2)
	}
	f.Shelf("records:list", list, &v.scroll, shelf{n: len(v.list), cols: 1, w: wide, h: f.Px(46), down: f.Px(54), bar: render.PaperMute}, func(i int, at render.Rect) {
		kept := &v.list[i]
		name, row := "record:"+itoa(i), kept.row
		row.ID = f.Add(Target{Name: name, Label: row.Title + " " + row.Sub, Do: kept.open})
		row.Over, row.Focus = f.Over(name), f.Focused(name)
		at.W -= f.Px(96)
		f.Row(at, &row)
		f.Button(render.R(at.Right()+f.Px(8), at.Y, f.Px(88), at.H), "record:forget:"+itoa(i), f.T("common.delete"), "", render.Plain, func() {
			v.c.remove(kept.row.Title, kept.row.Sub, func() {
				v.c.Env.Store.Delete(kept.key)
				v.read()
			})
		})
	})
	var pick func()
	if v.c.Env.Pick != nil {
		pick = v.pick
	}
	foot := render.R(in.X, in.Bottom()-f.Px(44), (in.W-f.Px(10))/2, f.Px(44))
	f.Button(foot, "records:file", f.T("review.file"), "O", render.Primary, pick)
	f.Button(foot.Move(foot.W+f.Px(10), 0), "records:close", f.T("common.close"), "Esc", render.Plain, v.c.CloseTop)
}

// pick asks the machine for a file; it comes as one that is dropped.
func (v *records) pick() {
	if err := v.c.Env.Pick(recordFile); err != nil {
		v.c.Notice(v.c.T("error.title"), v.c.T("review.drop"))
	}
}

// takeFiles hands on what was picked or dropped: a record is opened where no match is
// under way, a list is a deck's where decks are chosen.
func (c *Core) takeFiles() {
	if c.Env.Files == nil {
		return
	}
	files, pictures := c.Env.Files(), []loosePicture(nil)
	for _, file := range files {
		if file.Read != nil {
			pictures = append(pictures, loosePicture{file.Name, func() Task[[]byte] { return file.Read() }})
		} else if list := zippedPictures(file.Data); len(list) > 0 {
			pictures = append(pictures, list...)
		}
	}
	if len(pictures) > 0 {
		c.pics.bring(pictures)
	}
	for _, file := range files {
		if file.Read != nil || len(zippedPictures(file.Data)) > 0 {
			continue
		}
		_, choosing := c.scene.(*deckScene)
		taker, takes := c.scene.(interface{ takeFile(string, []byte) })
		_, titled := c.scene.(*title)
		t, tabled := c.scene.(*table)
		record := bytes.HasPrefix(file.Data, []byte(recordHead)) || session.ReportedRecord(file.Data) != nil
		switch {
		case file.Err == nil && isData(file.Data) && titled:
			keeper{c}.load(file.Data)
		case file.Err != nil:
			c.Notice(c.T("error.title"), c.T("review.unreadable", file.Name))
		case takes && !record:
			taker.takeFile(file.Name, file.Data)
		case titled || choosing || tabled && t.match.replay != nil:
			if len(c.over) > 0 && c.top().Name() == "records" {
				c.CloseTop()
			}
			c.openRecord(file.Data, false)
		default:
			c.Say(c.T("review.nothere"))
		}
	}
}

// keepRecord keeps a match's record in the list of those that can be looked at, once, with what the match is known again by.
// Of one that was itself only looked at nothing but the file is known.
func (c *Core) keepRecord(m *matchInfo, file []byte) {
	saved := savedRecords(c.Env.Store)
	for _, old := range saved {
		if bytes.Equal(old.Saved, file) && (m.replay != nil || old.Ended == m.Ended) {
			return
		}
	}
	key, raw := fmt.Sprintf("%s%016x", recordPrefix, c.Env.Seed()), file
	if of, is := strings.CutPrefix(m.Key, matchPrefix); is { // the same match later: more is known of it
		key = recordPrefix + of
	}
	dropRecords(c, saved)
	if m.replay == nil {
		b, err := json.Marshal(&matchInfo{Key: key, Ended: m.Ended, Me: m.Me, Own: m.Own, Game: m.Game, Mode: m.Mode, Turn: m.Turn, When: m.When, Decks: m.Decks, Foe: m.Foe, Saved: file})
		if err != nil {
			c.Say(c.T("error.storage"))
			return
		}
		raw = b
	}
	c.Env.Store.Put(key, raw)
}

// recordsMost is how many matches are kept by themselves; what is older goes.
const recordsMost = 100

// dropRecords makes room for one more record.
func dropRecords(c *Core, saved []*matchInfo) {
	slices.SortStableFunc(saved, func(a, b *matchInfo) int { return cmp.Compare(b.When, a.When) })
	for i := recordsMost - 1; i < len(saved); i++ {
		c.Env.Store.Delete(saved[i].Key)
	}
}

// ended notes how a match went and keeps its record.
func (m *matchInfo) ended(c *Core, s session.Session) {
	r := s.Result()
	if m.replay != nil || m.Mode == modeWatch || !r.Over || m.elsewhere() {
		return
	}
	m.Ended, m.Me = int(r.Winner)+1, int(s.Seat())+1
	if r.Draw {
		m.Ended = 3
	}
	c.keepRecord(m, s.Record())
}

// endWord says how a match that is listed ended; "": that is not known.
func (m *matchInfo) endWord(c *Core) string {
	switch {
	case m.Ended < 1 || m.Ended > 3:
		return ""
	case m.Ended == 3:
		return c.T("result.draw")
	case m.Me < 1 || m.Me > 2:
		return c.T("result.winner", c.namesFor(m.Mode)[m.Ended-1])
	case m.Me == m.Ended:
		return c.T("result.win")
	}
	return c.T("result.lose")
}

// savedRecords are the records in the store: those kept with what is known of the match, and bare files.
func savedRecords(kept Store) (out []*matchInfo) {
	for _, key := range kept.List(recordPrefix) {
		raw, _ := kept.Get(key)
		if bytes.HasPrefix(raw, []byte(recordHead)) {
			out = append(out, &matchInfo{Key: key, Saved: raw})
		} else if m, err := readMatch(key, raw); err == nil { // another stays stored
			out = append(out, m)
		}
	}
	return out
}
