package idle

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// spot is a part of a text that can be taken out of it.
type spot struct {
	ability  int
	quoted   bool
	what     string // a clause in its written form; "ability", "cost", "event"
	from, to int    // where a clause stands in the printed text
	within   int    // so many of the spots behind it lie in it
	out      func() // takes it out
	stop     func() // lets the game end where it begins; nil: nothing is carried out there
}

// copied is a text that shares nothing with another.
func copied(c *ability.Card) *ability.Card {
	d := new(ability.Card)
	if err := ability.NewFormReader().Read(string(ability.AppendForm(nil, c)), d); err != nil {
		panic("idle: " + err.Error())
	}
	return d
}

// spots lists the parts of a text, each before what lies in it: its abilities and those that they give, their costs, the
// events of those with several, and their clauses. Only one of the functions of a list may be called: each is of the text
// as it was.
func spots(c *ability.Card) []spot {
	var w walk
	if c == nil {
		return nil
	}
	for i := range c.Abilities {
		w.ability(&c.Abilities[i], i, false)
	}
	for i := range c.Quoted {
		w.ability(&c.Quoted[i], i, true)
	}
	return w.list
}

// walk is a list of spots in the making.
type walk struct {
	list []spot
	in   spot // what all spots of the ability have in common
}

// add puts a spot and those within it into the list.
func (w *walk) add(what string, out, stop func(), within func()) {
	s := w.in
	s.what, s.out, s.stop = what, out, stop
	at := len(w.list)
	w.list = append(w.list, s)
	within()
	w.list[at].within = len(w.list) - at - 1
}

// ability lists an ability. What is about building decks does nothing in a game.
func (w *walk) ability(a *ability.Ability, i int, quoted bool) {
	if a.Kind == ability.Construction {
		return
	}
	w.in = spot{ability: i, quoted: quoted}
	done := a.Kind == ability.Activated || a.Kind == ability.Triggered || a.Kind == ability.Spell
	w.add("ability", func() { *a = ability.Ability{Kind: ability.Construction} }, ends(&a.Do, 0, done), func() {
		w.costs(&a.Cost)
		for i := range a.On {
			if len(a.On) > 1 {
				w.add("event", func() { a.On = slices.Delete(a.On, i, i+1) }, nil, func() {})
			}
		}
		w.clauses(&a.Do, done)
	})
}

// costs lists costs. That of nothing is none.
func (w *walk) costs(list *[]ability.Cost) {
	for i, c := range *list {
		if c.Do == nil && reflect.ValueOf(c.N).IsZero() {
			continue
		}
		w.add("cost", func() { *list = slices.Delete(*list, i, i+1) }, nil, func() {})
	}
}

// clauses lists clauses; done: they are carried out, and do not hold.
func (w *walk) clauses(list *[]ability.Effect, done bool) {
	for i, e := range *list {
		what := reflect.TypeOf(e).Elem().Name() + string(ability.AppendForm(nil, e))
		was := w.in
		w.in.from, w.in.to = e.Said()
		w.add(what, func() { *list = slices.Delete(*list, i, i+1) }, ends(list, i, done), func() { w.inside(e) })
		w.in = was
	}
}

// inside lists the clauses within a clause, which are carried out.
func (w *walk) inside(e ability.Effect) {
	switch e := e.(type) {
	case *ability.Modes:
		for i := range e.List {
			w.clauses(&e.List[i], true)
		}
	case *ability.If:
		w.clauses(&e.Then, true)
		w.clauses(&e.Else, true)
	case *ability.Try:
		w.costs(&e.Cost)
		w.clauses(&e.Do, true)
		w.clauses(&e.Then, true)
		w.clauses(&e.Else, true)
	case *ability.Repeat:
		w.clauses(&e.Do, true)
	case *ability.EachOf:
		w.clauses(&e.Do, true)
	case *ability.Instead:
		w.clauses(&e.Do, true)
	case *ability.Later:
		w.clauses(&e.Do, true)
	}
}

// ends lets whoever carries out the clause numbered i of a list win before it; nil: none is carried out.
func ends(list *[]ability.Effect, i int, done bool) func() {
	if !done {
		return nil
	}
	return func() {
		*list = slices.Insert(*list, i, ability.Effect(&ability.Flow{Op: ability.WinGame, Who: ability.Who{Side: ability.You}}))
	}
}
