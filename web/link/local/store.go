package local

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// MaxKey is the longest key in bytes.
const MaxKey = 100

// Store keeps bytes by key: IndexedDB in the browser, files of the user's configuration folder natively. It is read
// whole when it is opened; then Get and List answer at once, and Put and Delete are seen at once and written behind.
// Each write is atomic: after a crash a key has its old value or its new one.
//
// Two tabs of one browser share the disk but not the memory: a tab sees what others wrote before it opened the store, or
// what it renews. What only one of them may write is claimed.
type Store struct {
	mu      sync.Mutex
	disk    disk
	values  map[string][]byte
	touched map[string]bool // written before the load ended; nil after it
	loaded  bool
	pending int
	err     error
}

// disk is the platform's half. It calls done from anywhere but from within the call, or natively at once.
type disk interface {
	load(done func(map[string][]byte, error))
	put(key string, value []byte, done func(error))
	remove(key string, done func(error))
	get(key string, done func(value []byte, there bool, err error))
	claim(key string, take bool, c *Claim)
}

func newStore(d disk) *Store {
	s := &Store{disk: d, values: map[string][]byte{}, touched: map[string]bool{}}
	d.load(s.load)
	return s
}

func (s *Store) load(found map[string][]byte, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for k, v := range found {
		if !s.touched[k] {
			s.values[k] = v
		}
	}
	s.touched, s.loaded = nil, true
	if err != nil {
		s.err = fmt.Errorf("nothing will be kept on this machine: %w", err)
	}
}

// Ready says whether what was stored has been read. A store that cannot be read becomes ready empty; see Err.
func (s *Store) Ready() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.loaded
}

// Err is the last thing that went wrong in reading or writing, nil when all is well.
func (s *Store) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// Pending is the number of writes that are not on disk yet.
func (s *Store) Pending() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.pending
}

// Get returns a value, not to be changed.
func (s *Store) Get(key string) ([]byte, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	v, ok := s.values[key]
	return v, ok
}

// List returns the keys that begin with prefix, sorted.
func (s *Store) List(prefix string) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var keys []string
	for k := range s.values {
		if strings.HasPrefix(k, prefix) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys
}

// Put stores a copy of value. A key of 1 to MaxKey bytes is the caller's duty; another is an error in Err.
func (s *Store) Put(key string, value []byte) {
	value = bytes.Clone(value)
	if !s.write(key, func() { s.values[key] = value }) {
		return
	}
	s.disk.put(key, value, s.written)
}

// Delete forgets a key.
func (s *Store) Delete(key string) {
	if !s.write(key, func() { delete(s.values, key) }) {
		return
	}
	s.disk.remove(key, s.written)
}

func (s *Store) write(key string, change func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(key) == 0 || len(key) > MaxKey {
		s.err = fmt.Errorf("storage key of %d bytes, 1 to %d are possible: %.20q", len(key), MaxKey, key)
		return false
	}
	change()
	if !s.loaded {
		s.touched[key] = true
	}
	s.pending++
	return true
}

func (s *Store) written(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pending--
	if err != nil {
		s.err = fmt.Errorf("storing failed: %w", err)
	}
}
