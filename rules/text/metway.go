package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// What is spoken of behind two ways of which one is taken is what was met in the one that was: put 1 token onto your field, or 2 instead. It
// gains Ward. Or: put it onto your field or into your hand. It costs 1 less.

// metEitherWay binds in both of two ways what is spoken of behind them. False: one of them meets something to be spoken of, and the other,
// which is the usual one, meets nothing like it.
func metEitherWay(es []ability.Effect, behind ...[]ability.Effect) bool {
	for i, e := range es {
		rest := append([][]ability.Effect{es[i+1:]}, behind...)
		switch e := e.(type) {
		case *ability.If:
			if !metEitherWay(e.Then, rest...) || !metEitherWay(e.Else, rest...) {
				return false
			}
			if len(e.Else) > 0 && !(sameBound(e.Then, e.Else, rest, false) && sameBound(e.Else, e.Then, rest, true)) {
				return false
			}
		case *ability.Try:
			if !metEitherWay(e.Do, append([][]ability.Effect{e.Then}, rest...)...) || !metEitherWay(e.Then, rest...) || !metEitherWay(e.Else, rest...) {
				return false
			}
			if len(e.Else) > 0 && len(e.Then) == 0 && !(sameBound(e.Do, e.Else, rest, true) && sameBound(e.Else, e.Do, rest, true)) {
				return false
			}
		case *ability.Modes:
			for _, mode := range e.List {
				if !metEitherWay(mode, rest...) {
					return false
				}
			}
		}
	}
	return true
}

// sameBound binds in other what es binds and what is spoken of behind both; alone: es may be the only one of them to bind it.
func sameBound(es, other []ability.Effect, behind [][]ability.Effect, alone bool) bool {
	is := binders(other)
	for _, e := range binders(es) {
		n := *bindOf(e)
		if n == 0 || !spokenOf(n, behind) || anyBinds(is, n) {
			continue
		}
		var like ability.Effect
		for _, o := range is {
			if *bindOf(o) == 0 && reflect.TypeOf(o) == reflect.TypeOf(e) {
				like = o
			}
		}
		if like != nil {
			*bindOf(like) = n
		} else if !alone {
			return false
		}
	}
	return true
}

func anyBinds(es []ability.Effect, n uint8) bool {
	for _, e := range es {
		if *bindOf(e) == n {
			return true
		}
	}
	return false
}

func spokenOf(n uint8, behind [][]ability.Effect) bool {
	return saysRef(reflect.ValueOf(behind), func(r ability.Ref) bool {
		return (r.Kind == ability.Slot || r.Kind == ability.Rest) && r.Slot == n
	})
}

// binders are the clauses that meet something to be spoken of, one behind the other.
func binders(es []ability.Effect) (out []ability.Effect) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		if bindOf(e) != nil {
			out = append(out, e)
		}
	})
	return out
}

// bindOf is where a clause says what it binds; nil: it binds nothing.
func bindOf(e ability.Effect) *uint8 {
	switch e := e.(type) {
	case *ability.Make:
		return &e.Bind
	case *ability.Find:
		return &e.Bind
	case *ability.Look:
		return &e.Bind
	case *ability.Move:
		return &e.Bind
	case *ability.Play:
		return &e.Bind
	case *ability.Select:
		return &e.Slot
	}
	return nil
}
