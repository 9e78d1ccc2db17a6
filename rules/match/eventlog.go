package match

import "slices"

// eventLog is a list that copies share: what is full is never edited.
type eventLog struct {
	full [][]logged // of logChunk each
	tail []logged
}

const logChunk = 32

func (l *eventLog) len() int { return len(l.full)*logChunk + len(l.tail) }

func (l *eventLog) at(i int) *logged {
	if c := i / logChunk; c < len(l.full) {
		return &l.full[c][i%logChunk]
	}
	return &l.tail[i%logChunk]
}

func (l *eventLog) add(e logged) {
	if len(l.tail) == logChunk {
		l.full, l.tail = append(l.full, l.tail), make([]logged, 0, logChunk)
	}
	l.tail = append(l.tail, e)
}

// cut drops what comes after the first n.
func (l *eventLog) cut(n int) {
	if n >= l.len() {
		l.tail = slices.Clip(l.tail)
		return
	}
	if c := n / logChunk; c < len(l.full) {
		l.tail, l.full = l.full[c], l.full[:c:c]
	}
	n %= logChunk
	l.tail = l.tail[:n:n]
}

// copy returns a list that shares nothing that is edited.
func (l *eventLog) copy() eventLog {
	l.full, l.tail = slices.Clip(l.full), slices.Clip(l.tail)
	return *l
}
