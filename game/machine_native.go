//go:build !js

package game

import (
	"fmt"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"gotaku/render"
	"gotaku/rules/bring/reader"
	"gotaku/web/link/local"
)

// base is the page's address: natively there is none.
func base() string { return "" }

// speak is nil natively: a window says no language.
var speak func(lang string)

// attend shows in the window's title whether its person is asked.
func attend(_ bool, title, _ string) bool {
	ebiten.SetWindowTitle(title)
	return !ebiten.IsFocused()
}

// fetch is nil natively: the program carries all its files.
var fetch func(path string) Task[[]byte]

// allow is nil natively: there are no messages of the system.
var allow func() Task[bool]

// sound is nil natively: what plays sounds on every system needs a C compiler on some.
var sound func(tones []local.Tone, volume float64)

// ask is nil natively: text is typed into the window.
var ask func(string, render.Rect, bool, func(string), func(bool)) Typing

// newHelper is nil natively: a bot's answer takes milliseconds.
var newHelper func() (Helper, error)

// newReader begins a goroutine that reads cards.
func newReader() (Helper, error) {
	h := &readingThread{asked: make(chan *readingTask, 64), stop: make(chan struct{})}
	go h.run()
	return h, nil
}

// edition tells this program's file from that of another build.
func edition() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	file, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprint(file.Size(), file.ModTime().UnixNano())
}

// readingThread does one task after the other.
type readingThread struct {
	asked chan *readingTask
	stop  chan struct{}
}

// readingTask is one task, with what came of it when ready is closed.
type readingTask struct {
	request []byte
	ready   chan struct{}
	answer  []byte
	err     error
}

func (h *readingThread) run() {
	var r reader.Reader
	for {
		select {
		case t := <-h.asked:
			t.answer, t.err = r.Do(t.request)
			close(t.ready)
		case <-h.stop:
			return
		}
	}
}

// Ask hands over a task.
func (h *readingThread) Ask(request []byte) Task[[]byte] {
	t := &readingTask{request: request, ready: make(chan struct{})}
	h.asked <- t
	return t
}

// Stop ends the thread after the task that is under way.
func (h *readingThread) Stop() { close(h.stop) }

// Done says whether the task has been done.
func (t *readingTask) Done() bool {
	select {
	case <-t.ready:
		return true
	default:
		return false
	}
}

// Result is what came of it.
func (t *readingTask) Result() ([]byte, error) { return t.answer, t.err }

// cores is how many threads do something at once.
func cores() int { return runtime.NumCPU() }
