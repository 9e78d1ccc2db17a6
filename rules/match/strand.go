package match

import "iter"

// strand is a coroutine in which matches run one after another: to make one and to let its
// stack grow takes longer than a fork does to its first question.
type strand struct {
	m    *Match
	next func() (*Want, bool) // nil: its match is over, or has been left
	stop func()
}

func newStrand(m *Match) *strand {
	s := &strand{m: m}
	s.next, s.stop = iter.Pull(s.run)
	return s
}

func (s *strand) run(yield func(*Want) bool) {
	spread(s.m.done)
	for more := true; more; more = yield(nil) {
		s.m.run(yield)
	}
}

// strand is one in which a match can run.
func (p *pool) strand(m *Match) *strand {
	p.running++
	n := len(p.idle)
	if n == 0 {
		return newStrand(m)
	}
	s := p.idle[n-1]
	p.idle = p.idle[:n-1]
	s.m = m
	return s
}

// giveBack takes a strand whose match is over, or has been left. When no match runs any
// more, none waits.
func (p *pool) giveBack(s *strand) {
	s.m = nil
	if p.running--; p.running > 0 && len(p.idle) < mostIdle {
		p.idle = append(p.idle, s)
		return
	}
	s.stop()
	if p.running == 0 {
		for _, s := range p.idle {
			s.stop()
		}
		p.idle = p.idle[:0]
	}
}

// mostIdle is how many kernels, and how many strands, wait for the next match.
const mostIdle = 8

// spread lets the stack of a new coroutine grow while little stands on it: rules go deep,
// and it would be copied again and again on the way.
//
//go:noinline
func spread(n int) byte {
	var room [stackRoom]byte
	room[n%stackRoom] = 1 // a place that is known only now: the room is there
	return room[(n+1)%stackRoom]
}

// stackRoom is how much of a stack, in bytes, most steps use.
const stackRoom = 12 << 10
