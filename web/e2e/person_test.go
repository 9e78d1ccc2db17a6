package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// app is the program itself.
const app = "."

// quick is a window in which a match goes by fast: small, and nothing moves.
var quick = Size{W: 640, H: 400, Scale: 1, Calm: true}

// with is the same window of a person whose pages run a script first.
func (s Size) with(script string) Size {
	s.Script = script
	return s
}

// full is the same window of a person whose page is spared nothing.
func (s Size) full() Size {
	s.Full = true
	return s
}

// drawn is the same window, drawn: the test looks at its picture.
func (s Size) drawn() Size {
	s.Drawn = true
	return s
}

// thing is something on the screen that answers to the pointer, in CSS pixels.
type thing struct {
	Name, Label, State string
	Card               int
	Off                bool
	X, Y, W, H         float64
}

func (g *thing) holds(x, y float64) bool {
	return x >= g.X && x < g.X+g.W && y >= g.Y && y < g.Y+g.H
}

// tried is an act of a person, as it is offered.
type tried struct {
	Verb         string
	Card, Target int
	Place        string // where the card is dragged to
}

// seen is what a person sees.
type seen struct {
	Scene, Over, Status, Problem, Proof, Toast, Notice string
	Kind, Ask, Window, Hash                            string
	Inputs, Turn, TurnSeat, Seat, Asked, Winner        int
	BotsHere, BotsAway                                 int
	Finished, Draw                                     bool
	Acts                                               []tried
	Things                                             []thing
}

// moment names what is asked now: it changes with every answer.
func (s *seen) moment() string {
	return fmt.Sprint(s.Scene, s.Over, s.Kind, s.Ask, s.Inputs, s.Asked, s.Finished)
}

// find is the first thing of a name; a name that ends with ":" is the beginning of one.
func (s *seen) find(name string) *thing {
	for i := range s.Things {
		if g := &s.Things[i]; g.Name == name || strings.HasSuffix(name, ":") && strings.HasPrefix(g.Name, name) {
			return g
		}
	}
	return nil
}

// spot is a point of a thing that no later thing covers.
func (s *seen) spot(g *thing) (x, y float64, ok bool) {
	i := slices.IndexFunc(s.Things, func(v thing) bool { return v.Name == g.Name })
	for _, part := range [...][2]float64{{0.5, 0.5}, {0.25, 0.5}, {0.75, 0.5}, {0.5, 0.25}, {0.5, 0.75}, {0.1, 0.5}, {0.9, 0.5}, {0.1, 0.1}, {0.9, 0.9}} {
		x, y = g.X+part[0]*g.W, g.Y+part[1]*g.H
		if !slices.ContainsFunc(s.Things[i+1:], func(v thing) bool { return v.Name != g.Name && v.holds(x, y) }) {
			return x, y, true
		}
	}
	return 0, 0, false
}

// person plays in a tab by the mouse.
type person struct {
	*Tab
	saw   *seen         // the last look
	tries map[tried]int // of this moment
	at    string        // the moment they belong to
	Used  map[string]int
	Count int            // answers given
	did   []string       // what they were, to compare two runs of one seed
	last  tried          // the act tried last
	dear  map[tried]int  // acts that could not be paid, by the turn in which that was so
	laid  map[string]int // how often a card was put into each place
	Tired int            // from this turn on only passes, and chooses nothing where that may be; 0: never
	quiet int            // the turn in which something was declined: what else may be declined in it is, until something happens
}

// tired says whether this person only passes now.
func (p *person) tired(s *seen) bool { return p.Tired > 0 && s.Turn >= p.Tired }

func newPerson(x *Tab) *person {
	p := &person{Tab: x, Used: map[string]int{}, dear: map[tried]int{}, laid: map[string]int{}}
	x.t.Cleanup(func() {
		if x.t.Failed() {
			x.t.Logf("tab %s did:\n%s", x.name, strings.Join(p.did, "\n"))
		}
	})
	return p
}

func (p *person) look() *seen {
	p.t.Helper()
	p.saw = &seen{}
	p.State(p.saw)
	return p.saw
}

// click clicks a thing that must be there.
func (p *person) click(name string) {
	p.t.Helper()
	s := p.look()
	g := s.find(name)
	if g == nil {
		p.t.Fatalf("tab %s: no %q on %s %s", p.name, name, s.Scene, s.Over)
	}
	p.clickThing(s, g)
}

// bring looks for a thing; what the panel lists out of sight is scrolled to, as a person would. nil: it is nowhere.
func (p *person) bring(name string) (*seen, *thing) {
	p.t.Helper()
	s := p.look()
	for n := 0; s.find(name) == nil && s.find("panel") != nil && n < 60; n++ {
		s = p.scroll(s, n == 0)
	}
	return s, s.find(name)
}

// scroll turns the wheel over the panel: a little further down, or all the way up.
func (p *person) scroll(s *seen, up bool) *seen {
	p.t.Helper()
	g, by := s.find("panel"), 60.0
	if up {
		by = -4000
	}
	p.Wheel(g.X+g.W/2, g.Y+g.H/2, 0, by)
	return p.look()
}

func (p *person) clickThing(s *seen, g *thing) bool {
	p.t.Helper()
	if g == nil {
		return false
	}
	x, y, ok := s.spot(g)
	switch {
	case ok && p.size.Touch:
		p.Tap(x, y)
	case ok:
		p.Click(x, y)
	}
	return ok
}

// untilThing waits until a thing is there.
func (p *person) untilThing(name string) {
	p.t.Helper()
	p.Until("there is "+name, fmt.Sprintf(`s.things.some(g => g.name === %q)`, name))
}

// once answers what this person is asked, or tries to; false: nothing is asked.
func (p *person) once() bool {
	p.t.Helper()
	s := p.look()
	switch {
	case s.Status == "stopped":
		p.t.Fatalf("tab %s: the match stopped: %s", p.name, s.Problem)
	case s.Over == "confirm":
		p.click("confirm:yes")
		return true
	case s.Over != "" || s.Scene != "table" || s.Asked < 0:
		return false
	}
	if m := s.moment(); m != p.at {
		p.at, p.tries = m, map[tried]int{}
	}
	switch s.Kind {
	case "act":
		p.act(s)
	case "choose":
		p.choose(s)
	case "yesno":
		p.yesNo(s)
	case "pay":
		p.pay(s)
	default:
		p.try(s, tried{Verb: s.Kind}, func() bool { return p.clickThing(s, s.find("ok")) })
	}
	p.Count++
	return true
}

// try does something at most four times in one moment; false: it was no use.
func (p *person) try(s *seen, what tried, do func() bool) bool {
	p.t.Helper()
	if p.tries[what] >= 4 {
		return false
	}
	p.tries[what]++
	if !do() {
		return false
	}
	if p.look().moment() != s.moment() {
		p.Used[what.Verb]++
		p.did = append(p.did, fmt.Sprintf("%d %+v", s.Inputs, what))
	} else if p.tries[what] > 1 {
		p.dawdle() // a question that came just now is not answered: nobody can have read it
	}
	return true
}

// dawdle lets more than a quarter of a second pass.
func (p *person) dawdle() {
	p.t.Helper()
	for range 16 {
		p.Tick()
	}
}

func (p *person) yesNo(s *seen) {
	p.t.Helper()
	name := "yes"
	if s.Ask == "mulligan" {
		name = "no"
	}
	if !p.try(s, tried{Verb: s.Kind}, func() bool { return p.clickThing(p.bring(name)) }) {
		p.t.Fatalf("tab %s: cannot say %s to %q", p.name, name, s.Ask)
	}
}

// worth orders what to try first.
var worth = map[string]int{"play": 0, "use": 1, "attack": 2, "pass": 3, "end": 4, "game": 5}

// worth is when to try an act: a card that is moved to a place is played; one that names no card comes last.
func (a tried) worth() int {
	if a.Place != "" && a.Card != 0 {
		return worth["play"]
	}
	return worth[a.Verb]
}

// skill uses the skill that is chosen, on the unit itself.
func (p *person) skill(s *seen) bool {
	p.t.Helper()
	for _, a := range s.Acts {
		if g := s.card(a.Card); g != nil && a.Verb == "game" && p.clickThing(s, g) {
			s = p.look()
			for i := range s.Things {
				if g := &s.Things[i]; strings.HasPrefix(g.Name, "skill:") && g.State == "selected" {
					return p.clickThing(s, g)
				}
			}
			break
		}
	}
	return p.clickThing(s, s.find("ok"))
}

// act does the best of what can be done: play, use, attack the leader, attack, pass or end.
func (p *person) act(s *seen) {
	p.t.Helper()
	if ok := s.find("ok"); s.Window == "skill" && ok != nil && !ok.Off && !p.tired(s) && p.try(s, tried{Verb: "skill"}, func() bool { return p.skill(s) }) {
		return
	}
	acts := slices.Clone(s.Acts)
	slices.SortStableFunc(acts, func(a, b tried) int {
		if d := a.worth() - b.worth(); d != 0 {
			return d
		}
		if d := p.laid[a.Place] - p.laid[b.Place]; a.Card == b.Card && d != 0 { // where less lies
			return d
		}
		return s.rank(a.Target) - s.rank(b.Target)
	})
	for _, a := range acts {
		if p.tired(s) && a.Verb != "pass" && a.Verb != "end" || p.dear[a] == s.Turn {
			continue
		}
		p.last = a
		if p.try(s, a, func() bool { return p.perform(s, a) }) {
			return
		}
	}
	p.t.Fatalf("tab %s: nothing of what is offered can be done: %+v, tried %v, not to be paid in turn %d: %v", p.name, acts, p.tries, s.Turn, p.dear)
}

// rank is 0 for a leader and for a player who is no card, else 1.
func (s *seen) rank(card int) int {
	if card == 0 {
		return 0
	} else if g := s.card(card); g != nil && strings.HasPrefix(g.Name, "leader:") {
		return 0
	}
	return 1
}

// card is where a card lies that can be pressed.
func (s *seen) card(id int) *thing {
	for i := range s.Things {
		g := &s.Things[i]
		if g.Card == id && id != 0 && (strings.HasPrefix(g.Name, "card:") || strings.HasPrefix(g.Name, "leader:")) {
			return g
		}
	}
	return nil
}

func (p *person) perform(s *seen, a tried) bool {
	p.t.Helper()
	from := s.card(a.Card)
	switch a.Verb {
	case "pass", "end":
		if g := s.find("until"); g != nil && (p.tired(s) || p.quiet == s.Turn) {
			return p.clickThing(s, g)
		} else if g != nil {
			p.quiet = s.Turn
		}
		g := s.find(a.Verb)
		if g == nil {
			g = s.find("end") // a pass that ends the phase
		}
		return g != nil && p.clickThing(s, g)
	case "play":
		if a.Place != "" && from != nil {
			p.laid[a.Place]++
			return p.dragTo(s, from, a.Place) || p.dragTo(s, from, "place:attach:")
		}
		return from != nil && p.dragTo(s, from, "place:")
	case "game": // what only some games have
		p.laid[a.Place]++
		return from != nil && a.Place != "" && p.dragTo(s, from, a.Place)
	case "attack":
		if a.Target == 0 {
			return from != nil && p.dragTo(s, from, "place:attack")
		}
		to := s.card(a.Target)
		return from != nil && to != nil && p.dragTo(s, from, to.Name)
	case "use":
		return from != nil && p.use(s, from)
	}
	p.t.Fatalf("tab %s: what is %q?", p.name, a.Verb)
	return false
}

// use takes a card up by a click and chooses the first of its abilities.
func (p *person) use(s *seen, from *thing) bool {
	p.t.Helper()
	if from.State != "selected" && !p.clickThing(s, from) {
		return false
	}
	s, g := p.bring("act:use:0")
	return g != nil && !g.Off && p.clickThing(s, g)
}

// dragTo drags a thing onto another, which may appear only when the drag has begun.
func (p *person) dragTo(s *seen, from *thing, to string) bool {
	p.t.Helper()
	x, y, ok := s.spot(from)
	if !ok {
		return false
	}
	p.MoveNow(x, y)
	p.PressNow(x, y, Left)
	p.Move(x, y-20)
	s = p.look()
	g := s.find(to)
	if g == nil {
		p.Release(x, y-20)
		return false
	}
	tx, ty, ok := s.spot(g)
	if !ok {
		tx, ty = g.X+g.W/2, g.Y+g.H/2
	}
	p.MoveNow((x+tx)/2, (y+ty)/2)
	p.MoveNow(tx, ty)
	p.Release(tx, ty)
	return true
}

// pay lets the program pay, or gives the play up.
func (p *person) pay(s *seen) {
	p.t.Helper()
	for _, name := range []string{"auto", "giveup"} {
		if name == "giveup" && p.last.Card != 0 { // a pass costs nothing: what is to be paid after one is another's doing
			p.dear[p.last] = s.Turn
		}
		s, g := p.bring(name)
		if g == nil || g.Off || !p.try(s, tried{Verb: name}, func() bool { return p.clickThing(s, g) }) {
			continue
		}
		if ok := p.look(); ok.Kind == "pay" {
			p.try(ok, tried{Verb: "pay"}, func() bool { return p.clickThing(ok, ok.find("ok")) })
		}
		return
	}
	p.t.Fatalf("tab %s: nothing can be paid", p.name)
}

// choose clicks what can be chosen until the choice may be given: on the table where it lies there, else its row.
func (p *person) choose(s *seen) {
	p.t.Helper()
	if ok := s.find("same"); ok == nil && s.find("panel") != nil && p.tries[tried{Verb: "scroll"}] == 0 {
		s = p.scroll(s, true)
	}
	if g := s.find("same"); g != nil && p.try(s, tried{Verb: "same"}, func() bool { return p.clickThing(s, g) }) {
		return
	}
	if s.Ask == "janken" {
		if g := s.find(fmt.Sprintf("hand:%d", s.Inputs*(s.Seat+1)%3)); p.try(s, tried{Verb: s.Ask}, func() bool { return p.clickThing(s, g) }) {
			return
		}
	}
	var open []*thing
	chosen := 0
	for i := range s.Things {
		g := &s.Things[i]
		onTable := g.State == "legal" && (strings.HasPrefix(g.Name, "card:") || strings.HasPrefix(g.Name, "leader:") || strings.HasPrefix(g.Name, "slot:"))
		switch {
		case (strings.HasPrefix(g.Name, "row:") || strings.HasPrefix(g.Name, "slot:")) && g.State == "selected":
			chosen++
		case onTable || strings.HasPrefix(g.Name, "row:") && !g.Off:
			open = append(open, g)
		}
	}
	ok := s.find("ok")
	ready := ok != nil && !ok.Off
	none := func() bool {
		g := s.find("pass") // to choose nothing
		return g != nil && p.try(s, tried{Verb: "nothing"}, func() bool { return p.clickThing(s, g) })
	}
	if p.tired(s) && none() {
		return
	}
	if ready {
		if p.try(s, tried{Verb: "choose"}, func() bool { return p.clickThing(s, ok) }) {
			return
		}
	}
	slices.SortStableFunc(open, func(a, b *thing) int { return rowLast(a) - rowLast(b) })
	for _, g := range open {
		if p.try(s, tried{Verb: g.Name}, func() bool { return p.clickThing(s, g) }) {
			return
		}
	}
	if further := (tried{Verb: "scroll"}); s.find("panel") != nil && p.tries[further] < 60 {
		p.tries[further]++
		p.scroll(s, false)
		return
	}
	if none() {
		return
	}
	p.t.Fatalf("tab %s: no choice can be made for %q: open %d, chosen %d, ready %v", p.name, s.Ask, len(open), chosen, ready)
}

func rowLast(g *thing) int {
	if strings.HasPrefix(g.Name, "row:") {
		return 1
	}
	return 0
}

// player is somebody at a table: once answers one question of those asked, and
// says whether there was one; if there was none, over says whether that was the end.
type player interface {
	once() bool
	over() bool
}

func (p *person) over() bool { return p.saw.Finished }

// giveUp ends a match that is not at its end yet.
func (p *person) giveUp() {
	p.t.Helper()
	if p.look().Finished {
		return
	}
	p.click("menu")
	p.click("menu:concede")
	p.click("confirm:yes")
}

// play lets players answer until all see the end or until says to stop. It bounds both the number of answers and the
// time in which nobody is asked anything.
func play(t testing.TB, players []player, until func() bool) {
	t.Helper()
	last := time.Now()
	for n := 0; ; {
		if until != nil && until() {
			return
		}
		done, moved := 0, false
		for _, p := range players {
			if p.once() {
				n, moved = n+1, true
			} else if p.over() {
				done++
			}
		}
		switch {
		case done == len(players):
			return
		case moved:
			last = time.Now()
		case n > 2500:
			t.Fatalf("no end after %d answers", n)
		case time.Since(last) > patience:
			t.Fatalf("nobody is asked anything after %d answers", n)
		default:
			time.Sleep(frame)
		}
	}
}
