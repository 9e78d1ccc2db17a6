package rules

// arena is memory for what a text or a play needs until the next rest. Handing it out
// costs no allocation once it has grown to what a match needs. What the state keeps never
// lies in it.
type arena[T any] struct{ room []T }

// list hands out an empty list with room for n; one that grows beyond moves out.
func (a *arena[T]) list(n int) []T {
	at := len(a.room)
	if at+n > cap(a.room) { // what was handed out stays where it is
		a.room, at = make([]T, 0, max(2*cap(a.room), 4*n, 32)), 0
	}
	a.room = a.room[:at+n]
	return a.room[at : at : at+n]
}

// copy hands out a copy of a list.
func (a *arena[T]) copy(of []T) []T {
	if len(of) == 0 {
		return nil
	}
	return append(a.list(len(of)), of...)
}

// one hands out a place that holds v.
func (a *arena[T]) one(v T) *T {
	return &append(a.list(1), v)[0]
}

// empty takes everything back.
func (a *arena[T]) empty() { a.room = a.room[:0] }
