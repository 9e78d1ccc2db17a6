package match

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// Want is what a match waits for: one seat, both, or chance over these cards.
type Want struct {
	Kind state.InputKind
	Seat state.Seat
	D    [2]*rules.Decision // InAnswer: D[0]
	IDs  []state.CardID
	To   state.Eyes
	N    int32
}

// Match is one game being played: a pure function of its set-up and its record.
// It is not safe for concurrent use, and must be made, fed and closed on one
// goroutine that is not locked to a thread.
type Match struct {
	setup   rules.Setup
	me      state.Eyes
	inputs  []state.Input
	rests   []rest
	kept    int // what they weigh, beside the first
	log     eventLog
	memory  []memo                 // by card: the face last known
	older   map[dealt]state.FaceID // and those of deals before
	learned int                    // after so many inputs; -1: never
	shared  bool                   // memory and older are those of a fork too: own
	pool    *pool                  // of kernels and strands, shared with forks

	k       *rules.Kernel
	strand  *strand // in which it runs; nil: it does not
	fed     *state.Input
	want    *Want
	done    int // inputs that have been run
	yield   func(*Want) bool
	leaves  bool // nobody goes on with it
	broken  error
	forced  []Forced // answers nobody was asked for since the last input
	brief   bool     // it is played to the end of one step: Foresee
	through bool     // or of the attack that goes on
	glimpse *glimpse // what is looked at on the way
}

// rest is a copy of the match between two steps.
type rest struct {
	state  *state.State
	inputs int
	events int
	deals  int32
}

type logged struct {
	e    state.Event
	eyes state.Eyes // who may know the face of e.Card
	face state.FaceID

	doing Doing
	doer  state.Eyes // who may know the face of doing.Card
}

// New begins a match. me is whose knowledge this machine has: All for one
// that knows every card, a seat's eyes, or Crowd.
func New(s rules.Setup, me state.Eyes) *Match {
	first := FirstState(s.Rules)
	m := &Match{setup: s, me: me, pool: new(pool), learned: -1}
	m.rests = []rest{{state: first}}
	return m
}

// Me says whose knowledge this machine has.
func (m *Match) Me() state.Eyes { return m.me }

// Setup is how the match began.
func (m *Match) Setup() *rules.Setup { return &m.setup }

// Inputs is the record so far; do not edit it.
func (m *Match) Inputs() []state.Input { return m.inputs }

// start runs the match from its last rest up to where it waits.
func (m *Match) start() {
	if m.strand != nil || m.broken != nil {
		return
	}
	r := m.rests[len(m.rests)-1]
	m.k = m.pool.kernel(m, &r)
	m.remember()
	m.log.cut(r.events)
	m.done = r.inputs
	m.strand = m.pool.strand(m)
	m.advance()
	for m.done < len(m.inputs) && m.broken == nil {
		m.fed = &m.inputs[m.done]
		m.done++
		m.advance()
	}
}

// advance runs the coroutine to its next question.
func (m *Match) advance() {
	m.forced = m.forced[:0:0]
	m.want, _ = m.strand.next()
}

// run is what runs in the coroutine.
func (m *Match) run(yield func(*Want) bool) {
	m.yield = yield
	defer func() {
		if v := recover(); v != nil {
			m.broken = &Fault{m.done, fmt.Sprintf("%v\n%s", v, debug.Stack())}
		}
	}()
	m.k.Play(func() {
		if r := m.rests[len(m.rests)-1]; r.inputs < m.done || r.events < m.log.len() {
			m.keep(rest{m.k.State.Clone(), m.done, m.log.len(), m.k.Deals()})
		}
		m.halt()
	})
}

// Pending is what the match waits for; nil when it is over or broken.
func (m *Match) Pending() *Want {
	m.start()
	return m.want
}

// Result is how the match ended, or that it has not.
func (m *Match) Result() rules.Result {
	m.start()
	return m.k.Result()
}

// Fault is a crash of rules code: a mistake of ours, whatever the input was. Its text is
// for everybody, Trace for those who mend it: it may tell what nobody shall see, and so
// is neither sent nor shown.
type Fault struct {
	Input int // after so many inputs, the one that did it among them
	Trace string
}

func (f *Fault) Error() string { return fmt.Sprintf("match: the rules stopped at input %d", f.Input) }

// Trace is what those who mend an error want to know of it.
func Trace(err error) string {
	var f *Fault
	if errors.As(err, &f) {
		return f.Error() + "\n" + f.Trace
	}
	return fmt.Sprint(err)
}

// Broken is the *Fault that stopped the match, if rules code had one. Undo mends it.
func (m *Match) Broken() error { return m.broken }

// State is the present state, to read only, good until the next call.
func (m *Match) State() *state.State {
	m.start()
	return m.k.State
}

// Kernel reads the present state: Chars, Number and the like. It may not be acted on.
func (m *Match) Kernel() *rules.Kernel {
	m.start()
	return m.k
}

// Close ends the coroutine; a later call starts it again from the last rest.
func (m *Match) Close() {
	if m.strand == nil {
		return
	}
	if m.want != nil { // it stands at a question
		m.leaves = true
		m.strand.next()
		m.leaves = false
	}
	m.pool.giveBack(m.strand)
	m.strand, m.want = nil, nil
	if m.broken == nil && len(m.pool.free) < mostIdle {
		m.learn()
		rules.Leave(m.k)
		m.pool.free = append(m.pool.free, m.k)
		m.k = nil
	}
}

// Errors of Feed.
var (
	ErrOver  = errors.New("match: the match is over")
	ErrInput = errors.New("match: not what the match waits for")
)

// Feed gives the match its next input. It judges by public facts alone, so that
// every machine judges alike; an error changed nothing.
func (m *Match) Feed(in state.Input) error {
	m.start()
	if m.broken != nil {
		return m.broken
	}
	if m.want == nil {
		return ErrOver
	}
	if err := m.judge(&in); err != nil {
		return err
	}
	kept, err := in.Canonical()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrInput, err)
	}
	if kept.Kind == state.InMended {
		return m.mend(kept)
	}
	m.inputs = append(m.inputs[:m.done], kept)
	m.fed = &m.inputs[m.done]
	m.done++
	m.advance()
	if m.broken != nil { // the input that broke it is not kept
		m.inputs = m.inputs[:len(m.inputs)-1]
	}
	return m.broken
}

// AtRest says whether a seat is asked for the first time since the last rest: there the board
// may be put right by hand.
func (m *Match) AtRest() bool {
	m.start()
	r := &m.rests[len(m.rests)-1]
	return m.broken == nil && m.want != nil && m.want.Kind == state.InAnswer && r.inputs == m.done && r.state.Step >= 0 && len(r.state.Mends) == 0
}

// mend goes on from the last rest, at which the board is put right. It makes a rest of its
// own, so that no input lies between that and what is done.
func (m *Match) mend(in state.Input) error {
	m.learn()
	n := len(m.rests)
	r := m.rests[n-1]
	m.Close()
	m.inputs = append(m.inputs[:m.done:m.done], in)
	r.state = r.state.Clone()
	r.state.Mends = []state.Mend{{By: in.Seat, Op: *in.Answers[0].Hand}}
	r.inputs = len(m.inputs)
	m.keep(r)
	m.start()
	if m.broken != nil { // the input that broke it is not kept
		m.inputs, m.rests = m.inputs[:len(m.inputs)-1], m.rests[:n]
		m.kept = weighAll(m.rests)
	}
	return m.broken
}

func (m *Match) judge(in *state.Input) error {
	if in.Kind == state.InConceded {
		if in.Seat != 0 && in.Seat != 1 {
			return fmt.Errorf("%w: seat %d concedes", ErrInput, in.Seat)
		}
		return nil
	}
	if in.Kind == state.InMended {
		if !m.AtRest() {
			return fmt.Errorf("%w: something is being carried out", ErrInput)
		}
		if m.mends() >= mostMends {
			return fmt.Errorf("%w: the board has been mended %d times", ErrInput, mostMends)
		}
		if why := rules.CheckMend(m.k, in.Seat, in.Answers[0].Hand); why != nil {
			return why
		}
		return nil
	}
	w := m.want
	if in.Kind != w.Kind {
		return fmt.Errorf("%w: input of kind %d, wanted %d", ErrInput, in.Kind, w.Kind)
	}
	if len(in.Faces) > 0 && len(in.Faces) != len(w.IDs) {
		return fmt.Errorf("%w: %d faces for %d cards", ErrInput, len(in.Faces), len(w.IDs))
	}
	for _, f := range in.Faces {
		if f != 0 && m.setup.Rules.Pool.Def(f) == nil {
			return fmt.Errorf("%w: there is no card %d", ErrInput, f)
		}
	}
	switch in.Kind {
	case state.InAnswer:
		if in.Seat != w.Seat {
			return fmt.Errorf("%w: seat %d answers, seat %d is asked", ErrInput, in.Seat, w.Seat)
		}
		if why := w.D[0].Check(m.k, state.NoEyes, in.Answers[0]); why != nil {
			return why
		}
	case state.InBoth:
		for i := range w.D {
			if why := w.D[i].Check(m.k, state.NoEyes, in.Answers[i]); why != nil {
				return why
			}
		}
	case state.InShown:
		return m.judgeShown(in)
	case state.InShuffled, state.InArranged:
		return m.judgeDealt(in)
	case state.InRolled:
		if in.N < 0 || in.N >= w.N {
			return fmt.Errorf("%w: %d is not below %d", ErrInput, in.N, w.N)
		}
	}
	return nil
}

// judgeDealt: the faces dealt are those that lie there, as far as they are known.
func (m *Match) judgeDealt(in *state.Input) error {
	w := m.want
	if !slices.Equal(in.IDs, w.IDs) || in.Kind == state.InArranged && in.Seat != w.Seat {
		return fmt.Errorf("%w: other cards, or another seat's", ErrInput)
	}
	there := m.k.State.Faces(w.IDs)
	given := slices.Clone(in.Faces)
	slices.Sort(there)
	slices.Sort(given)
	if len(there) > 0 && there[0] != 0 && len(given) > 0 && given[0] != 0 && !slices.Equal(there, given) {
		return fmt.Errorf("%w: other faces than lie there are dealt", ErrInput)
	}
	return nil
}

func (m *Match) judgeShown(in *state.Input) error {
	w := m.want
	if !slices.Equal(in.IDs, w.IDs) || in.To != w.To {
		return fmt.Errorf("%w: other cards are to be shown", ErrInput)
	}
	for i, id := range w.IDs {
		c := &m.k.State.Cards[id]
		known := c.Face
		given := state.FaceID(0)
		if i < len(in.Faces) {
			given = in.Faces[i]
		}
		if given != 0 && known != 0 && given != known {
			return fmt.Errorf("%w: card %d is another one than was known", ErrInput, id)
		}
		if w.To&m.me != 0 && given == 0 && known == 0 {
			return fmt.Errorf("%w: the face of card %d is missing", ErrInput, id)
		}
	}
	return nil
}

// Fork returns a copy that shares nothing that changes; it runs when first asked.
func (m *Match) Fork() *Match {
	if m.k != nil && m.broken == nil {
		m.learn() // else every fork would
	}
	m.shared = true
	f := &Match{setup: m.setup, me: m.me, pool: m.pool, memory: m.memory, older: m.older, learned: m.learned, shared: true}
	f.inputs = slices.Clip(m.inputs)
	f.rests, f.kept = slices.Clip(m.rests), m.kept
	m.rests = slices.Clip(m.rests)
	f.log = m.log.copy()
	return f
}

// Undo cuts the record to its first n inputs and returns what it cut: feeding it
// again is redo.
func (m *Match) Undo(n int) ([]state.Input, error) {
	if n < 0 || n > len(m.inputs) {
		return nil, fmt.Errorf("match: cannot undo to input %d of %d", n, len(m.inputs))
	}
	if m.k != nil && m.broken == nil {
		m.learn()
	}
	m.Close()
	m.broken, m.learned = nil, -1
	cut := m.inputs[n:]
	m.inputs = m.inputs[:n:n]
	i := len(m.rests) - 1
	for m.rests[i].inputs > n {
		i--
	}
	m.rests = m.rests[: i+1 : i+1]
	m.kept = weighAll(m.rests)
	m.own()
	for j := range m.memory {
		if m.memory[j].deal > m.rests[i].deals {
			m.memory[j] = memo{}
		}
	}
	maps.DeleteFunc(m.older, func(d dealt, _ state.FaceID) bool { return d.deal > m.rests[i].deals })
	m.start()
	return cut, m.broken
}

// Boundary says whether chance or a reveal lies between input n and now, so that
// taking back would undo what somebody has learned.
func (m *Match) Boundary(n int) bool {
	for _, in := range m.inputs[min(n, len(m.inputs)):] {
		if in.Kind != state.InAnswer {
			return true
		}
	}
	return false
}

// Hash is what two machines compare: the state as e may know it, the question,
// and the number of inputs.
func (m *Match) Hash(e state.Eyes) uint64 {
	m.start()
	b := binary.AppendUvarint(nil, m.k.State.Hash(e))
	b = binary.AppendVarint(b, int64(m.done))
	if w := m.want; w != nil {
		b = binary.AppendVarint(b, int64(w.Kind))
		b = binary.AppendVarint(b, int64(w.Seat))
		b = binary.AppendVarint(b, int64(len(w.IDs)))
		for _, id := range w.IDs {
			b = binary.AppendVarint(b, int64(id))
		}
		for _, d := range w.D {
			b = appendQuestion(b, d)
		}
	}
	over := int64(0)
	if m.k.Result().Over {
		over = 1
	}
	b = binary.AppendVarint(b, over)
	return state.Sum(binary.AppendVarint(b, int64(m.k.Result().Winner)))
}

// appendQuestion writes what a decision asks, as all machines have it.
func appendQuestion(b []byte, d *rules.Decision) []byte {
	if d == nil {
		return b
	}
	for _, n := range [...]int64{int64(d.Seat), int64(d.Kind), int64(d.Min), int64(d.Max), int64(len(d.Ask.Key))} {
		b = binary.AppendVarint(b, n)
	}
	return state.EncodeItems(append(b, d.Ask.Key...), d.Items)
}

// await yields a question and returns its input.
func (m *Match) await(w Want) *state.Input {
	if m.yield(&w); m.leaves {
		m.k.Stop()
	}
	in := m.fed
	if in.Kind == state.InConceded {
		var lost [2]bool
		lost[in.Seat] = true
		m.k.Lose(lost, m.k.Cite("concede"))
	}
	return in
}

// Answer and the following make Match the kernel's Outside.
func (m *Match) Answer(_ *rules.Kernel, d *rules.Decision) state.Answer {
	in := m.await(Want{Kind: state.InAnswer, Seat: d.Seat, D: [2]*rules.Decision{d, nil}})
	return in.Answers[0]
}

// Both waits for both seats' answers.
func (m *Match) Both(_ *rules.Kernel, d [2]*rules.Decision) [2]state.Answer {
	return m.await(Want{Kind: state.InBoth, Seat: state.Nobody, D: d}).Answers
}

// Shuffle waits for the faces of shuffled cards.
func (m *Match) Shuffle(ids []state.CardID) []state.FaceID {
	return m.await(Want{Kind: state.InShuffled, Seat: state.Nobody, IDs: slices.Clone(ids)}).Faces
}

// Arrange waits for a secret order.
func (m *Match) Arrange(ids []state.CardID, by state.Seat) []state.FaceID {
	return m.await(Want{Kind: state.InArranged, Seat: by, IDs: slices.Clone(ids)}).Faces
}

// Show waits for the faces of shown cards.
func (m *Match) Show(ids []state.CardID, to state.Eyes) []state.FaceID {
	return m.await(Want{Kind: state.InShown, Seat: state.Nobody, IDs: slices.Clone(ids), To: to}).Faces
}

// Random waits for a number.
func (m *Match) Random(n int32) int32 {
	return m.await(Want{Kind: state.InRolled, Seat: state.Nobody, N: n}).N
}

// record notes an event with what may be known of its card now, not later.
func (m *Match) record(e *state.Event) {
	l := logged{e: *e, doing: m.doing(nil)}
	l.doer = m.k.State.Cards[l.doing.Card].Seen
	r := e.New
	if r == (state.Ref{}) {
		r = e.Card
	}
	if r.ID != 0 && int(r.ID) < len(m.k.State.Cards) {
		c := &m.k.State.Cards[r.ID]
		l.eyes, l.face = c.Seen, c.Face
	}
	m.log.add(l)
	m.glimpsed()
}

// Events returns what happened from event number from on, as viewer e may see it.
func (m *Match) Events(e state.Eyes, from int) []Told {
	m.start()
	var out []Told
	for i := max(from, 0); i < m.log.len(); i++ {
		l := m.log.at(i)
		t := Told{N: i, Event: l.e, Doing: l.doing.to(e, l.doer)}
		if l.eyes&e == e {
			t.Face = l.face
		}
		out = append(out, t)
	}
	return out
}
