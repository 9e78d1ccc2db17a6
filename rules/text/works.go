package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// works derives where an ability works from a cost, event, condition or effect that names
// the zone this card is in. SVE 10.3.5, 10.3.6.
func (x *Lexicon) works(a *ability.Ability) []ability.Zone {
	var out []ability.Zone
	add := func(z ability.Zone) {
		if z != ability.Field && z != ability.NoZone && len(out) == 0 {
			out = []ability.Zone{z}
		}
	}
	goes := false // it is moved from where it works
	for i := range a.Cost {
		w := a.Cost[i].Takes()
		goes = goes || w != nil && w.Ref == ThisRef && isMove(a.Cost[i].Do)
		if w != nil && w.Sel != nil {
			for _, s := range append([]ability.Selector{*w.Sel}, w.Sel.Each...) {
				if s.Of.Ref == ThisRef && len(s.Of.Zone) == 1 {
					add(s.Of.Zone[0])
				}
			}
		}
	}
	own := false
	for i := range a.On {
		e := &a.On[i]
		if e.Subj == nil || e.Subj.Ref != ThisRef {
			continue
		}
		own = true
		switch {
		case e.Verb == ability.Banished && len(e.Subj.Zone) > 1: // wherever it lay: where it is then
			add(e.Subj.Zone[len(e.Subj.Zone)-1])
		case e.Verb == ability.DiscardedV:
			add(ability.Hand_)
		case x.World.Sees[e.Verb] != ability.NoZone:
			add(x.World.Sees[e.Verb])
		case fromHidden(*e):
			out = append(out, e.From)
		case e.Verb == ability.Moved && e.From == ability.NoZone: // EXエリアにこれが置かれたとき
			add(e.To)
		}
	}
	if a.Kind == ability.Static {
		letsFrom(a.Do, add)
	}
	if own := x.costMark(a.Marks); a.Kind == ability.Activated && own != nil {
		add(own.Works)
	}
	if len(out) > 0 || own || a.Kind == ability.Spell || a.Marks&x.Unbid != 0 || x.World.ofPlaying(a) {
		return out
	}
	if zs := demanded(a); len(zs) > 0 {
		return zs
	}
	switch {
	case a.Kind == ability.Static:
		if zs := x.ownThere(a.Do); len(zs) > 0 {
			return zs
		}
		standsIn(a.Do, add)
	case !goes:
		actsFrom(a.Do, add)
	}
	return out
}

// standsIn finds the zone out of which a replacement takes its own card, in the place of what would happen to others: it works
// there, and while the card lies elsewhere it could not be done. [SVE 10.3.5, Z/X 205.1a]
func standsIn(es []ability.Effect, add func(ability.Zone)) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Instead:
			actsFrom(e.Do, add)
		case *ability.If:
			standsIn(e.Then, add)
			standsIn(e.Else, add)
		}
	}
}

// ownThere is where this card lies, of which alone something holds where it does: リソースかトラッシュにあるこのカードは…としても扱う.
func (x *Lexicon) ownThere(es []ability.Effect) (zs []ability.Zone) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Give: // a keyword or an ability does nothing there
			if len(e.Words)+len(e.Quoted) > 0 {
				return nil
			}
		case *ability.Change:
			if e.Stat != ability.CostStat {
				return nil
			}
		default:
			return nil
		}
		s := SelectorOf(e)
		if s == nil || s.Of.Ref != ThisRef || len(s.Of.Zone) == 0 || slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool { return slices.Contains(x.World.Keeps, z) }) {
			return nil
		}
		if zs != nil && !slices.Equal(zs, s.Of.Zone) {
			return nil
		}
		zs = s.Of.Zone
	}
	return zs
}

// letsFrom finds the zone from which an ability lets its own card be played: it works there.
func letsFrom(es []ability.Effect, add func(ability.Zone)) {
	for _, e := range es {
		if r, ok := e.(*ability.Rule); ok && r.Mode == ability.May && r.With != nil && r.With.Ref == ThisRef && len(r.With.Zone) == 1 {
			add(r.With.Zone[0])
		}
	}
}

func isMove(e ability.Effect) bool {
	_, ok := e.(*ability.Move)
	return ok
}

// cameFrom says of what entered whence it came, where a text says it of its place before:
// 自分の場に手札からフォロワーが出たとき. What has entered lies there no longer.
func (x *Lexicon) cameFrom(v reflect.Value) {
	if v.CanAddr() {
		if e, ok := v.Addr().Interface().(*ability.Event); ok && e.Verb == ability.Entered && e.From == ability.NoZone && e.Subj != nil && e.Subj.Ref == (ability.Ref{}) && e.To == ability.NoZone {
			if zs := e.Subj.Zone; len(zs) == 1 && x.outOfPlay(zs[0]) {
				f := *e.Subj
				f.Zone = nil
				e.From, e.Subj = zs[0], &f
			}
		}
	}
	EachField(v, x.cameFrom)
}

// outOfPlay tells whether a zone is one of which a text says 手札から: the card is there no longer.
func (x *Lexicon) outOfPlay(z ability.Zone) bool {
	return z != ability.Resolving && !slices.Contains(x.World.Board, z)
}

// demanded is where the condition of an ability, or of all it does, demands that this lies.
func demanded(a *ability.Ability) []ability.Zone {
	conds := []*ability.Cond{a.If, a.Needs}
	if len(a.Do) == 1 {
		if f, ok := a.Do[0].(*ability.If); ok && len(f.Else) == 0 {
			conds = append(conds, &f.Cond)
		}
	}
	for _, c := range conds {
		if zs := liesIn(c); len(zs) > 0 && !(len(zs) == 1 && zs[0] == ability.Field) {
			return zs
		}
	}
	return nil
}

// liesIn is where a condition demands that this lies; none: it does not.
func liesIn(c *ability.Cond) []ability.Zone {
	if c == nil {
		return nil
	}
	switch c.Op {
	case ability.And:
		for i := range c.Args {
			if zs := liesIn(&c.Args[i]); len(zs) > 0 {
				return zs
			}
		}
	case ability.Is:
		if c.Ref == ThisRef && c.Of != nil {
			return c.Of.Zone
		}
	case ability.Compare:
		if f := c.L.Of; f != nil && c.L.Op == ability.CountOf && f.Ref == ThisRef && Equal(c.R, ability.N(1)) && c.Cmp == ability.GE {
			return f.Zone
		}
	}
	return nil
}

// actsFrom finds the zone that effects say their own card is in: 墓場のこれを場に出す.
func actsFrom(es []ability.Effect, add func(ability.Zone)) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Later, *ability.Instead:
			continue
		case *ability.Move:
			if e.What.Ref == ThisRef { // behind it this lies elsewhere
				return
			}
		}
		s := SelectorOf(e)
		if p, plays := e.(*ability.Play); plays {
			s = p.What.Sel
		}
		if s != nil && s.Of.Ref == ThisRef && len(s.Of.Zone) == 1 {
			add(s.Of.Zone[0])
		}
		ability.Children(e, func(in ability.Effect) { actsFrom([]ability.Effect{in}, add) })
	}
}
