package game

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/bot"
	"gotaku/rules/lab"
	"gotaku/rules/state"
)

// labGames is how many games can be asked for.
var labGames = []int{100, 1000, 10000}

// labScene plays many games of two decks against each other and says how they went.
type labScene struct {
	plain
	c     *Core
	game  *assets.Game
	back  Scene
	decks [2]*ownDeck
	who   [2]string // of bot.Players, by seat
	games int
	run   *labRun // nil before the first
	since int64   // when it began, in ms
	took  int64   // how long it took until now
	tab   int     // what is shown of it: all, or a seat's cards
	cards roll
}

func newLab(c *Core, g *assets.Game, back Scene, decks [2]*ownDeck) *labScene {
	return &labScene{c: c, game: g, back: back, decks: decks, who: [2]string{bot.Usual, bot.Usual}, games: labGames[0]}
}

func (s *labScene) Name() string { return "lab" }

func (s *labScene) Key(c *Core, k string) bool {
	if k != "Esc" {
		return false
	}
	if s.busy() {
		s.cancel()
	} else {
		s.leave()
	}
	c.Dirty()
	return true
}

func (s *labScene) leave() {
	s.cancel()
	s.c.Go(s.back)
}

// busy says whether games are being played.
func (s *labScene) busy() bool { return s.run != nil && s.run.goes() }

func (s *labScene) cancel() {
	if s.run != nil {
		s.run.stop()
	}
}

// start begins anew, once the cards of the player's own that are in the decks have been read.
func (s *labScene) start() {
	s.cancel()
	s.c.shelf.bind(s.game, append(facesOf(s.decks[0].deck), facesOf(s.decks[1].deck)...), func(g *assets.Game, own []byte, _ func(state.FaceID) state.FaceID) {
		p := lab.Plan{Game: gameName(g), Players: s.who, Seed: s.c.Env.Seed() >> 16, Games: s.games, Chunk: labChunk(s.who), Rules: lab.Fingerprint(g.Rules)}
		for i := range p.Decks {
			p.Decks[i] = s.decks[i].list.Code()
		}
		s.run = newLabRun(s.c, &p, g.Rules.Pool, own)
		s.since, s.took = s.c.ms, 0
	})
}

// Tick hands out work and takes what is done.
func (s *labScene) Tick(c *Core) {
	if !s.busy() {
		return
	}
	if s.run.step() {
		s.took = c.ms - s.since
		c.Dirty()
	}
	if s.run.failed != nil {
		c.Notice(c.T("error.title"), c.T("lab.failed", s.run.failed.Error()))
		s.run = nil
	}
}

func (s *labScene) Draw(f *Frame) {
	f.Screen()
	b := f.bounds()
	if !f.Phone {
		b = b.CenterBox(f.Px(1200), f.Px(680))
	}
	in := b.InsetXY(f.Px(16), f.Px(10))
	f.Button(render.R(in.X, in.Y, f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, s.leave)
	f.Text(render.R(in.X+f.Px(116), in.Y, min(f.Px(500), in.W-f.Px(116)), f.Px(42)), f.T("lab.title")+"　"+s.c.gameTitle(gameName(s.game)), render.Style{Font: render.Bold, Size: f.Px(20), Color: render.Text1})
	body := in.Below(f.Px(54))
	left := render.R(body.X, body.Y, body.W*0.46, body.H)
	if f.upright() { // one under the other
		left.W, left.H = body.W, f.Px(360)
		s.choices(f, left)
		s.results(f, body.Below(left.H+f.Px(8)))
		return
	}
	s.choices(f, left)
	s.results(f, render.R(left.Right()+f.Px(20), body.Y, body.Right()-left.Right()-f.Px(20), body.H))
}

// choices are the decks, who plays them, how often, and the ways to begin and to stop.
func (s *labScene) choices(f *Frame, r render.Rect) {
	row := f.Px(52)
	if f.Phone {
		row = f.Px(44)
	}
	y := r.Y
	chips := func(label, name string, words []string, now int, set func(int)) {
		f.Text(render.R(r.X, y, r.W*0.24, f.Px(32)), label, render.Style{Size: f.Px(13), Color: render.Text2})
		var list []render.Chip
		for i, w := range words {
			n := name + ":" + itoa(i)
			do := func() { set(i) }
			if s.busy() {
				do = nil
			}
			list = append(list, render.Chip{ID: f.Add(Target{Name: n, Label: label + " " + w, State: selWord(i == now), Do: do, Off: do == nil}), Label: w, Sel: i == now, Focus: f.Focused(n)})
		}
		f.Chips(render.R(r.X+r.W*0.26, y, r.W*0.74, f.Px(32)), list)
		y += row
	}
	var players []string
	for _, who := range bot.Players() {
		players = append(players, f.T("bot."+who))
	}
	for seat := range s.decks {
		d := s.decks[seat]
		f.Text(render.R(r.X, y, r.W, f.Px(24)), s.name(seat)+"　"+s.c.pick(deckName(d), d.deck.NameEN), render.Style{Font: render.Bold, Size: f.Px(15), Color: render.Text1})
		y += f.Px(28)
		chips(f.T("lab.player"), "lab:who:"+itoa(seat), players, slices.Index(bot.Players(), s.who[seat]), func(i int) { s.who[seat] = bot.Players()[i] })
	}
	var counts []string
	for _, n := range labGames {
		counts = append(counts, itoa(n))
	}
	chips(f.T("lab.games"), "lab:games", counts, slices.Index(labGames, s.games), func(i int) { s.games = labGames[i] })
	w := (r.W - f.Px(10)) / 2
	if s.busy() {
		f.Button(render.R(r.X, y, w, f.Px(46)), "lab:cancel", f.T("lab.cancel"), "Esc", render.Outline, s.cancel)
	} else {
		f.Button(render.R(r.X, y, w, f.Px(46)), "lab:start", f.T("lab.start"), "Space", render.Primary, s.start)
	}
	var save func()
	if s.run != nil && s.run.sum.Games > 0 {
		save = s.save
	}
	f.Button(render.R(r.X+w+f.Px(10), y, w, f.Px(46)), "lab:csv", f.T("lab.csv"), "S", render.Outline, save)
	if save == nil {
		f.hint(f.T("lab.csv"), f.T("lab.none"))
	}
	y += f.Px(58)
	if s.run == nil {
		f.Para(render.R(r.X, y, r.W, 0), f.T("lab.note"), render.Style{Size: f.Px(12.5), Color: render.Text2}, f.Px(19))
		return
	}
	bar := render.R(r.X, y, r.W, f.Px(10))
	f.Round(bar, f.Px(5), render.Ink800)
	part := bar
	part.W *= float32(s.run.sum.Games) / float32(s.run.plan.Games)
	f.Round(part, f.Px(5), render.Sel)
	speed := "0"
	if s.took > 0 {
		rate := float64(s.run.sum.Games) * 1000 / float64(s.took)
		speed = strconv.FormatFloat(rate, 'f', b2i(rate < 10), 64)
	}
	f.Text(render.R(r.X, y+f.Px(16), r.W, f.Px(22)), f.T("lab.progress", s.run.sum.Games, s.run.plan.Games, speed, s.run.threads), render.Style{Size: f.Px(13), Color: render.Text2})
}

// name is what a seat is called here.
func (s *labScene) name(seat int) string { return s.c.namesFor(modeSolo)[seat] }

// percent is a rate with its interval.
func percent(r lab.Rate) string {
	return fmt.Sprintf("%.1f %%  [%.1f–%.1f]", r.Rate*100, r.Low*100, r.High*100)
}

// results are the rates with their intervals, and how long games were.
func (s *labScene) results(f *Frame, r render.Rect) {
	f.InkCard(r, false, false)
	in := r.InsetXY(f.Px(18), f.Px(12))
	if s.run == nil || s.run.sum.Games == 0 {
		f.Text(in.TopStrip(f.Px(26)), f.T("lab.none"), render.Style{Size: f.Px(14), Color: render.Text2})
		return
	}
	if in = s.tabs(f, in); s.tab > 0 {
		s.cardRates(f, in, s.tab-1)
		return
	}
	t := &s.run.sum
	whole := t.Games - t.Broken
	lines := []figure{
		{f.T("lab.wins", s.name(0)), percent(t.WinRate(0))}, {f.T("lab.wins", s.name(1)), percent(t.WinRate(1))},
		{f.T("lab.first"), percent(t.FirstRate())}, {f.T("result.draw"), percent(lab.RateOf(t.Draws, whole))},
	}
	if t.Broken > 0 {
		lines = append(lines, figure{f.T("lab.broken"), itoa(t.Broken)})
	}
	y, row := in.Y, f.Px(28)
	if f.Phone {
		row = f.Px(23)
	}
	for _, l := range lines {
		f.Text(render.R(in.X, y, in.W*0.45, row), l.name, render.Style{Size: f.Px(13.5), Color: render.Text2})
		f.Text(render.R(in.X+in.W*0.45, y, in.W*0.55, row), l.text, render.Style{Font: render.Bold, Size: f.Px(15), Color: render.Text1})
		y += row
	}
	y += f.Px(8)
	least, most, median, mean := t.Turns.Spread()
	f.Text(render.R(in.X, y, in.W, f.Px(22)), f.T("lab.turns", least, most, median, fmt.Sprintf("%.1f", mean)), render.Style{Size: f.Px(13), Color: render.Text2})
	s.histogram(f, render.R(in.X, y+f.Px(28), in.W, in.Bottom()-y-f.Px(28)), t.Turns, least, most)
}

// barsMost is how many bars a histogram has at most; longer ones count several numbers together.
const barsMost = 40

// histogram draws how many games took how many turns.
func (s *labScene) histogram(f *Frame, r render.Rect, h lab.Histogram, least, most int) {
	wide := (most-least)/barsMost + 1
	bars := make([]int, (most-least)/wide+1)
	top := 1
	for at, n := range h {
		i := (at - least) / wide
		bars[i] += n
		top = max(top, bars[i])
	}
	foot := f.Px(18)
	w := r.W / float32(len(bars))
	for i, n := range bars {
		tall := (r.H - foot) * float32(n) / float32(top)
		f.Fill(render.R(r.X+float32(i)*w+1, r.Bottom()-foot-tall, max(1, w-2), tall), render.GemPP)
	}
	st := render.Style{Size: f.Px(11.5), Color: render.Text2}
	f.Text(render.R(r.X, r.Bottom()-foot, f.Px(60), foot), itoa(least), st)
	st.Align = render.Right
	f.Text(render.R(r.Right()-f.Px(60), r.Bottom()-foot, f.Px(60), foot), itoa(most), st)
}

// save hands the figures over as a table.
func (s *labScene) save() { s.c.saveFile("gotaku-lab.csv", "text/csv", s.table()) }

// table is all that was counted, a line each.
func (s *labScene) table() []byte {
	t, p := &s.run.sum, s.run.plan
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	line := func(cells ...any) {
		row := make([]string, 7)
		for i, c := range cells {
			row[i] = strings.TrimSpace(fmt.Sprint(c))
		}
		w.Write(row)
	}
	line("what", "of", "games", "won", "rate", "low", "high")
	rate := func(what, of string, games, won int) {
		r := lab.RateOf(won, games)
		line(what, of, games, won, r.Rate, r.Low, r.High)
	}
	whole := t.Games - t.Broken
	for seat := range t.Wins {
		rate("seat", fmt.Sprintf("%d %s", seat+1, p.Players[seat]), whole, t.Wins[seat])
	}
	rate("first", "", whole, t.FirstWins[0]+t.FirstWins[1])
	rate("draw", "", whole, t.Draws)
	for _, n := range slices.Sorted(maps.Keys(t.Turns)) {
		line("turns", n, t.Turns[n])
	}
	for seat := state.Seat(0); seat < 2; seat++ {
		for _, id := range slices.Sorted(maps.Keys(t.Cards[seat])) {
			c := t.Cards[seat][id]
			rate(fmt.Sprintf("seat %d opening", seat+1), id, c.Opening, c.OpeningWon)
			rate(fmt.Sprintf("seat %d drawn", seat+1), id, c.Drawn, c.DrawnWon)
		}
	}
	w.Flush()
	return out.Bytes()
}
