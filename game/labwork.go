package game

import (
	"encoding/json"
	"fmt"
	"sync"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/lab"
	"gotaku/rules/state"
)

// Games of a chunk: so many that a thread has something to do, and that it is seen soon how things go.
const (
	labDirect  = 25 // nobody thinks
	labThought = 2
	labMost    = 1000 // that a thread takes
	threadMost = 8    // threads at once
)

// labChunk is how many games are handed out at once.
func labChunk(who [2]string) int {
	if who == [2]string{"random", "random"} {
		return labDirect
	}
	return labThought
}

// labRequest asks a thread for a chunk of a plan.
type labRequest struct {
	Plan  lab.Plan `json:"plan"`
	Chunk int      `json:"chunk"`
}

// labRun is a plan that is carried out in several threads.
type labRun struct {
	plan    *lab.Plan
	pool    *state.Pool // of its cards
	own     []byte      // those of the player's own
	sum     lab.Tally
	next    int // the chunk that is handed out next
	again   []int
	crew    []*labThread
	threads int
	failed  error
}

// labThread is one of them, with what it does now.
type labThread struct {
	with  Helper
	chunk int
	task  Task[[]byte]
}

// newLabRun begins a plan, of these cards.
func newLabRun(c *Core, p *lab.Plan, pool *state.Pool, own []byte) *labRun {
	r := &labRun{plan: p, pool: pool, own: own}
	if r.failed = p.Check(); r.failed != nil {
		return r
	}
	n := 1
	if c.Env.Cores != nil {
		n = min(max(1, c.Env.Cores()), threadMost)
	}
	for range min(n, p.Chunks()) {
		var h Helper = &thread{}
		if c.Env.Helper != nil {
			var err error
			if h, err = c.Env.Helper(); err != nil {
				r.failed = err
				break
			}
		}
		r.crew = append(r.crew, &labThread{with: h})
	}
	if len(r.crew) > 0 {
		r.failed = nil
	}
	r.threads = len(r.crew)
	return r
}

// goes says whether there is something left to do.
func (r *labRun) goes() bool { return r.failed != nil || len(r.crew) > 0 }

// stop ends the threads; what was counted stays.
func (r *labRun) stop() {
	for _, t := range r.crew {
		t.with.Stop()
	}
	r.crew = nil
}

// step hands out work and takes what is done; true: something has changed.
func (r *labRun) step() (changed bool) {
	for i := 0; i < len(r.crew); i++ {
		t := r.crew[i]
		if t.task != nil && t.task.Done() {
			changed = true
			if err := r.take(t); err != nil { // another thread does it
				r.again = append(r.again, t.chunk)
				t.with.Stop()
				r.crew = append(r.crew[:i], r.crew[i+1:]...)
				if i--; len(r.crew) == 0 {
					r.failed = err
				}
				continue
			}
			t.task = nil
		}
		if t.task == nil {
			r.hand(t)
		}
	}
	if r.sum.Games == r.plan.Games {
		r.stop()
	}
	return changed
}

// hand gives a thread the next chunk, if there is one.
func (r *labRun) hand(t *labThread) {
	switch n := len(r.again); {
	case n > 0:
		t.chunk, r.again = r.again[n-1], r.again[:n-1]
	case r.next < r.plan.Chunks():
		t.chunk = r.next
		r.next++
	default:
		return
	}
	if b, err := json.Marshal(thinkRequest{Own: r.own, Lab: &labRequest{*r.plan, t.chunk}}); err == nil {
		t.task = t.with.Ask(b)
	}
}

// take judges what a thread has counted, and adds it.
func (r *labRun) take(t *labThread) error {
	b, err := t.task.Result()
	if err != nil {
		return err
	}
	var u lab.Tally
	if err := json.Unmarshal(b, &u); err != nil {
		return err
	}
	if err := u.Of(r.plan, t.chunk, r.pool); err != nil {
		return err
	}
	r.sum.Add(&u)
	return nil
}

// labs plays chunks, in a thread; it keeps the table of the plan that it played last.
type labs struct {
	of    lab.Plan
	table *lab.Table
}

// play plays a chunk of a plan that is judged here, with the cards that book gives.
func (l *labs) play(q *labRequest, book func(game string) (*assets.Game, error)) ([]byte, error) {
	p := &q.Plan
	if err := p.Check(); err != nil {
		return nil, err
	}
	if !known(p.Game) {
		return nil, fmt.Errorf("the game %.40q is not that of this thread", p.Game)
	}
	g, err := book(p.Game)
	switch {
	case err != nil:
		return nil, err
	case p.Rules != lab.Fingerprint(g.Rules):
		return nil, fmt.Errorf("the cards of the game %.40q are not those of this thread", p.Game)
	case q.Chunk < 0 || q.Chunk >= p.Chunks() || p.Chunk > labMost || p.Digest:
		return nil, fmt.Errorf("the plan has no chunk %d for this thread", q.Chunk)
	}
	if l.table == nil || l.of != *p {
		setup, err := setupOfPlan(p, g)
		if err != nil {
			return nil, err
		}
		l.of, l.table = *p, lab.NewTable(setup, p.Players)
	}
	return json.Marshal(l.table.Chunk(p, q.Chunk))
}

// setupOfPlan readies a plan's matches.
func setupOfPlan(p *lab.Plan, g *assets.Game) (*rules.Setup, error) {
	s := &rules.Setup{Rules: g.Rules, Names: [2]string{"A", "B"}}
	for i, code := range p.Decks {
		l, err := deck.ReadListFor(p.Game, []byte(code))
		if err != nil {
			return nil, err
		}
		d, err := g.Index.Resolve(l)
		if err != nil {
			return nil, err
		}
		if i == 0 {
			s.Format = d.Format
		}
		s.Decks[i] = d.Setup().Declared(g.Rules, s.Format)
	}
	return s, nil
}

// thread is a helper in a goroutine, where the machine has threads for those.
type thread struct {
	mu      sync.Mutex
	thinker Thinker
}

// Ask lets it work.
func (h *thread) Ask(request []byte) Task[[]byte] {
	t := &later{}
	go func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		b, err := h.thinker.Think(request)
		t.mu.Lock()
		defer t.mu.Unlock()
		t.done, t.b, t.err = true, b, err
	}()
	return t
}

// Stop lets it go: what it does now is of no use to anybody.
func (h *thread) Stop() {}

// later is what a thread answers.
type later struct {
	mu   sync.Mutex
	done bool
	b    []byte
	err  error
}

// Done says whether it has answered.
func (t *later) Done() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.done
}

// Result is the answer.
func (t *later) Result() ([]byte, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.b, t.err
}
