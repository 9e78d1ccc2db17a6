package sessiontest

import (
	"reflect"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What a hostile seat does, and where an honest one keeps what it knows.

// Bent is an answer to d with one thing added, changed, doubled or dropped, and now and
// then another: as one sends it who wants to learn of cards, or to break the match. s is
// the state as the answering seat knows it.
func Bent(d *rules.Decision, a state.Answer, s *state.State, r *rules.Rand) state.Answer {
	a.Pick, a.N, a.Plan = slices.Clone(a.Pick), slices.Clone(a.N), slices.Clone(a.Plan)
	if a.Hand != nil {
		op := *a.Hand
		a.Hand = &op
	}
	bend(d, &a, s, r)
	for r.N(4) == 0 {
		bend(d, &a, s, r)
	}
	return a
}

func bend(d *rules.Decision, a *state.Answer, s *state.State, r *rules.Rand) {
	id := wanted(d.Seat, s, r)
	odd := []int32{-1 << 31, -1000, -1, 0, 1, 2, 3, 255, 256, 1<<31 - 1}
	n := odd[r.N(len(odd))]
	switch r.N(16) {
	case 0, 1:
		a.Pick = append(a.Pick, state.Item{Card: id})
	case 2, 3:
		a.Plan = append(a.Plan, state.Payment{Card: id, As: uint8(r.N(10))})
	case 4:
		a.N = append(a.N, n)
	case 5:
		a.Act.Card = id
	case 6:
		a.Act.Target = id
	case 7:
		a.Act.N = n
	case 8:
		a.Act.Verb = state.ActVerb(r.N(int(state.ActGame) + 6))
	case 9:
		a.Act.Ability = anAbility(a.Act.Ability, r)
	case 10:
		a.Hand = anOperation(id, n, r)
	case 11:
		a.Pick, a.Plan, a.N = append(a.Pick, a.Pick...), append(a.Plan, a.Plan...), append(a.N, a.N...)
	case 12:
		a.Pick, a.Plan, a.N = dropped(a.Pick, r), dropped(a.Plan, r), dropped(a.N, r)
	case 13:
		if len(a.Pick) > 0 {
			it := &a.Pick[r.N(len(a.Pick))]
			*it = [...]state.Item{{Card: id}, {Card: it.Card, N: n}, {Card: it.Card, Ability: anAbility(it.Ability, r)}, {Card: it.Card, Face: state.FaceID(r.N(40))}}[r.N(4)]
		}
	case 14:
		if len(a.Plan) > 0 {
			p := &a.Plan[r.N(len(a.Plan))]
			*p = [...]state.Payment{{Card: id, As: p.As}, {Card: p.Card, As: uint8(r.N(300))}}[r.N(2)]
		}
	case 15:
		if len(a.N) > 0 {
			a.N[r.N(len(a.N))] = n
		}
	}
}

// wanted is a card to name: mostly one that the seat does not see, now and then none.
func wanted(seat state.Seat, s *state.State, r *rules.Rand) state.CardID {
	switch r.N(8) {
	case 0:
		return state.CardID(r.N(len(s.Cards)))
	case 1:
		return [...]state.CardID{-1, -32768, 32767, state.CardID(len(s.Cards))}[r.N(4)]
	}
	var unseen []state.CardID
	for id := range s.Cards {
		if c := &s.Cards[id]; c.At.Zone != state.Nowhere && c.Seen&state.EyesOf(seat) == 0 {
			unseen = append(unseen, state.CardID(id))
		}
	}
	if len(unseen) == 0 {
		return 0
	}
	return unseen[r.N(len(unseen))]
}

func anAbility(was state.AbilityID, r *rules.Rand) state.AbilityID {
	switch r.N(5) {
	case 0:
		was.Face = state.FaceID(r.N(70) - 2)
	case 1:
		was.Side++
	case 2:
		was.Quoted = !was.Quoted
	case 3:
		was.Word += 2
	default:
		was.N += 3
	}
	return was
}

func anOperation(id state.CardID, n int32, r *rules.Rand) *state.HandOp {
	verbs := [...]ability.Verb{ability.Moved, ability.Stood, ability.ActedV, ability.DealtDamage, ability.Healed, ability.PlusV, ability.CounterPut, state.NumberChanged, ability.Drew, ability.Shuffled, ability.Created, state.Stayed, state.Cleared}
	return &state.HandOp{Verb: verbs[r.N(len(verbs))], Card: id, N: n, To: state.Place{Zone: state.Zone(r.N(18) - 1), Of: state.Seat(r.N(4) - 1)}, Pos: int16(r.N(5) - 2), Stat: ability.Stat(r.N(int(ability.Stats)))}
}

func dropped[T any](list []T, r *rules.Rand) []T {
	if len(list) == 0 {
		return list
	}
	i := r.N(len(list))
	return slices.Delete(list, i, i+1)
}

// Plain is an answer with nothing but what its question asks for: what the rules go by.
func Plain(d *rules.Decision, a state.Answer) (out state.Answer) {
	switch d.Kind {
	case rules.Acting:
		out.Act = a.Act
	case rules.Choose:
		out.Pick = a.Pick
	case rules.YesNo, rules.Number, rules.Split:
		out.N = a.N
	case rules.ByHand:
		out.Hand = a.Hand
	case rules.Pay:
		out.Plan = a.Plan
	}
	return out
}

// Kept finds every face in all the memory that can be reached from v: how often each
// stands there. The rules and their pool are left out: they are of all.
func Kept(v any) map[state.FaceID]int {
	w := walker{faces: map[state.FaceID]int{}, seen: map[visit]bool{}}
	w.walk(reflect.ValueOf(v))
	return w.faces
}

type visit struct {
	at uintptr
	of reflect.Type
	n  int
}

type walker struct {
	faces map[state.FaceID]int
	seen  map[visit]bool
}

var (
	faceType  = reflect.TypeFor[state.FaceID]()
	rulesType = reflect.TypeFor[rules.Rules]()
	bookType  = reflect.TypeFor[board.Book]()
	poolType  = reflect.TypeFor[state.Pool]()
)

func (w *walker) walk(v reflect.Value) {
	if !v.IsValid() || v.Type() == rulesType || v.Type() == bookType || v.Type() == poolType {
		return
	}
	if v.Type() == faceType {
		if f := state.FaceID(v.Int()); f != 0 {
			w.faces[f]++
		}
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Map:
		if !v.IsNil() && w.once(v, 0) {
			w.inside(v)
		}
	case reflect.Slice:
		if v.Len() > 0 && w.once(v, v.Len()) && holds(v.Type().Elem(), nil) {
			for i := range v.Len() {
				w.walk(v.Index(i))
			}
		}
	case reflect.Array:
		if holds(v.Type().Elem(), nil) {
			for i := range v.Len() {
				w.walk(v.Index(i))
			}
		}
	case reflect.Interface:
		w.walk(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			w.walk(v.Field(i))
		}
	}
}

func (w *walker) inside(v reflect.Value) {
	if v.Kind() == reflect.Pointer {
		w.walk(v.Elem())
		return
	}
	for it := v.MapRange(); it.Next(); {
		w.walk(it.Key())
		w.walk(it.Value())
	}
}

func (w *walker) once(v reflect.Value, n int) bool {
	k := visit{v.Pointer(), v.Type(), n}
	if w.seen[k] {
		return false
	}
	w.seen[k] = true
	return true
}

// holds says whether a value of type t could hold a face: bytes and numbers do not.
func holds(t reflect.Type, above []reflect.Type) bool {
	if t == faceType || slices.Contains(above, t) {
		return true
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		return holds(t.Elem(), append(above, t))
	case reflect.Map, reflect.Interface:
		return true
	case reflect.Struct:
		for i := range t.NumField() {
			if holds(t.Field(i).Type, append(above, t)) {
				return true
			}
		}
	}
	return false
}
