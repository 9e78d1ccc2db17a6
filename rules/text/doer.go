package text

import "gotaku/rules/ability"

// Who does what is said, and what each of several players does, as sentences about them.

// Doer tells who does an effect, and makes it what that player is told to do: DoneBy back.
func Doer(e ability.Effect) (who ability.Who) {
	who = Who(ability.You)
	switch e := e.(type) {
	case *ability.Draw:
		if acts(e.Who) {
			who, e.Who = e.Who, who
		}
	case *ability.Make:
		if e.To.Who.Side == ability.MasterOf {
			who, e.To.Who = e.To.Who, who
		}
	case *ability.Find:
		if acts(e.Who) && e.Sel.Of.Who == e.Who {
			who, e.Who, e.Sel.Of.Who = e.Who, who, who
		}
	case *ability.Select:
		chooser(&e.Sel, &e.By, &who)
	case *ability.Move:
		if s := e.What.Sel; s != nil {
			chooser(s, &s.By, &who)
		}
	}
	return who
}

// chooser is chosenBy back.
func chooser(s *ability.Selector, by, who *ability.Who) {
	switch {
	case !acts(*by):
	case InSlot(&s.Of) && s.Of.Who == (ability.Who{}):
		*who, *by = *by, ability.Who{}
	case s.Of.Who == *by:
		*who, *by, s.Of.Who = *by, ability.Who{}, Who(ability.That)
	}
}

// allDoneBy makes effects what one player is told to do, as Doer does; false: somebody else does one of them.
func allDoneBy(es []ability.Effect, who ability.Who) bool {
	for i, e := range es {
		m, moves := e.(*ability.Move)
		if ofIt := moves && m.What.Sel == nil && i > 0; !ofIt && Doer(e) != who {
			return false
		}
	}
	return true
}

// eachTakes says what each player does with the cards they look at.
func (u *unfolder) eachTakes(of *ability.EachOf) {
	do := Clone(of.Do).([]ability.Effect)
	do[0].(*ability.Look).Who = Who(ability.You)
	u.out = append(u.out, Clause{Actor: of.What.Who, Do: do[:1]})
	for _, e := range do[1:] {
		m := takes(e)
		if s := m.What.Sel; s != nil {
			s.By = ability.Who{}
		}
		u.out = append(u.out, Clause{May: ability.Effect(m) != e, Do: []ability.Effect{m}})
	}
}

// ofEach is what each player does, as a sentence about each of them.
func ofEach(of *ability.EachOf) Clause {
	c := Clause{Actor: of.What.Who, Do: of.Do}
	if k, ok := c.Do[0].(*ability.If); ok && len(k.Then) == 1 && len(k.Else) == 0 {
		c.Whom, c.Do = &k.Cond, k.Then
	}
	if t, ok := c.Do[0].(*ability.Try); ok && t.May && t.Who.Side == ability.That && len(t.Do) == 1 && len(t.Cost)+len(t.Then)+len(t.Else) == 0 {
		c.May, c.Do = true, t.Do
	}
	switch d := c.Do[0].(type) {
	case *ability.Draw:
		d.Who = Who(ability.You)
	case *ability.Make:
		d.To.Who = Who(ability.You)
	case *ability.Find:
		d.Who, d.Sel.Of.Who = Who(ability.You), Who(ability.You)
	case *ability.Select:
		d.By = ability.Who{}
	case *ability.Move:
		if d.What.Sel != nil {
			d.What.Sel.By = ability.Who{}
		}
	}
	return c
}

// acts tells whether a player is said to act: another than the one whose ability it is.
func acts(w ability.Who) bool {
	return w.Side == ability.Opponent || w.Side == ability.MasterOf || w.Side == ability.OwnerOf
}
