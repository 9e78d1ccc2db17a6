package game

import "bytes"

// memo is what was read of the values that are stored under a prefix, each as long as the same bytes are stored: what is
// listed in every frame is read once.
type memo[T any] struct{ known map[string]memoed[T] }

type memoed[T any] struct {
	raw []byte
	v   T
	ok  bool // it can be read
}

// each calls use with every value under prefix that read understands, by key. What it does not stays stored.
func (m *memo[T]) each(s Store, prefix string, read func(key string, raw []byte) (T, bool), use func(key string, v T)) {
	now := make(map[string]memoed[T], len(m.known)) // what was deleted is forgotten
	for _, key := range s.List(prefix) {
		raw, _ := s.Get(key)
		e, known := m.known[key]
		if !known || !bytes.Equal(e.raw, raw) {
			e = memoed[T]{raw: raw}
			e.v, e.ok = read(key, raw)
		}
		if now[key] = e; e.ok {
			use(key, e.v)
		}
	}
	m.known = now
}
