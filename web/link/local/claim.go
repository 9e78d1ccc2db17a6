package local

import (
	"sync"
	"time"
)

// Claim is one window's hold on something that is stored, which several windows of one person would else overwrite for each
// other: they share the disk and not the memory. It ends with the window.
type Claim struct {
	mu      sync.Mutex
	whose   Whose
	release func()
	given   bool // back, perhaps before it was held
}

// Whose says who holds something.
type Whose uint8

// The answers.
const (
	Asking Whose = iota // it is not known yet
	Mine
	Others // another window holds it, or has taken it over from this one
)

// againAfter and againTimes are after how long, and how often, something that another window holds is asked for again: a page that is loaded anew
// may be asked before the old one has gone.
const (
	againAfter = 150 * time.Millisecond
	againTimes = 4
)

// Claim holds a key for this window; take: though another window holds it, which loses it.
func (s *Store) Claim(key string, take bool) *Claim {
	c := &Claim{}
	s.disk.claim(key, take, c)
	return c
}

// Whose says whether this window holds it, now.
func (c *Claim) Whose() Whose {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.whose
}

// Release lets others have it.
func (c *Claim) Release() {
	c.mu.Lock()
	end := c.release
	c.whose, c.release, c.given = Others, nil, true
	c.mu.Unlock()
	if end != nil {
		end()
	}
}

// held says that this window has it, until release is called.
func (c *Claim) held(release func()) {
	c.mu.Lock()
	given := c.given
	if !given {
		c.whose, c.release = Mine, release
	}
	c.mu.Unlock()
	if given {
		release()
	}
}

// lost says that another window has it.
func (c *Claim) lost() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.whose, c.release = Others, nil
}

// Renew reads a key again from the disk, where another window may have written since the store was opened.
func (s *Store) Renew(key string) *Task[struct{}] {
	t := &Task[struct{}]{}
	s.disk.get(key, func(value []byte, there bool, err error) {
		s.mu.Lock()
		switch {
		case err != nil:
		case there:
			s.values[key] = value
		default:
			delete(s.values, key)
		}
		s.mu.Unlock()
		t.finish(struct{}{}, err)
	})
	return t
}
