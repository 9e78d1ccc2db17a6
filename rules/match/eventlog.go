package match

import "slices"

// eventLog is a list that copies share: what is full is never edited, nor is the beginning of the last part that copies
// have in common. So the many forks of one match hold only what happens in them.
type eventLog struct {
	full  [][]logged // of logChunk each
	begun []logged   // of the part that is not full yet, shared
	tail  []logged   // and its own, behind it
}

const (
	logChunk = 32
	logFew   = 4 // events that there is room for at first: a fork is seldom played far
)

func (l *eventLog) len() int { return len(l.full)*logChunk + len(l.begun) + len(l.tail) }

func (l *eventLog) at(i int) *logged {
	if c := i / logChunk; c < len(l.full) {
		return &l.full[c][i%logChunk]
	}
	if i %= logChunk; i < len(l.begun) {
		return &l.begun[i]
	}
	return &l.tail[i-len(l.begun)]
}

func (l *eventLog) add(e logged) {
	if len(l.begun)+len(l.tail) == logChunk {
		l.share()
		l.full, l.begun = append(l.full, l.begun), nil
	}
	if l.tail == nil {
		l.tail = make([]logged, 0, logFew)
	}
	l.tail = append(l.tail, e)
}

// cut drops what comes after the first n.
func (l *eventLog) cut(n int) {
	if n >= l.len() {
		return
	}
	if c := n / logChunk; c < len(l.full) {
		l.begun, l.tail, l.full = l.full[c], nil, l.full[:c:c]
	}
	if n %= logChunk; n <= len(l.begun) {
		l.begun, l.tail = l.begun[:n], nil
		return
	}
	l.tail = l.tail[:n-len(l.begun)]
}

// share makes what it holds alone a part of what copies share.
func (l *eventLog) share() {
	switch {
	case len(l.tail) == 0:
	case len(l.begun) == 0:
		l.begun, l.tail = l.tail, nil
	default:
		l.begun, l.tail = slices.Concat(l.begun, l.tail), nil
	}
}

// copy returns a list that shares nothing that is edited.
func (l *eventLog) copy() eventLog {
	l.share()
	l.full = slices.Clip(l.full)
	return *l
}
