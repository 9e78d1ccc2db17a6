// Package local is what the app asks of the machine it runs on: storage, the clipboard, files, and in the browser the
// page's address. Everything has a native twin and nothing blocks: what takes time is a Task to be polled.
//
//	local.Start()                           // once, at the start
//	store := local.Open("gotaku")           // store.Ready(), then Get, Put, Delete, List
//	t := local.Copy(link)                   // ... if t.Done() { _, err := t.Result() }
//	for _, f := range local.Files() { ... } // picked or dropped since the last call
package local

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"
)

// MaxFile is the largest file taken, in bytes.
const MaxFile = 50 << 20

// Task is something that finishes later.
type Task[T any] struct {
	mu    sync.Mutex
	done  bool
	value T
	err   error
}

// Done says whether the result is there.
func (t *Task[T]) Done() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.done
}

// Result is the value or what went wrong; before Done it is an error.
func (t *Task[T]) Result() (T, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.done {
		return t.value, errors.New("not finished yet")
	}
	return t.value, t.err
}

func (t *Task[T]) finish(v T, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.done, t.value, t.err = true, v, err
}

// Given is a task that has been done.
func Given[T any](v T) *Task[T] { return &Task[T]{done: true, value: v} }

func failed[T any](err error) *Task[T] {
	return &Task[T]{done: true, err: err}
}

// File is a file the user picked or dropped. Err says why it could not be read.
type File struct {
	Name string
	Data []byte
	Err  error
	Read func() *Task[[]byte] // of a picture, instead of Data: a folder may have thousands, so each is read when it is wanted
}

// IsPicture says whether a file's name is that of a picture.
func IsPicture(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".png", ".jpg", ".jpeg", ".webp":
		return true
	}
	return false
}

var arrived struct {
	mu    sync.Mutex
	files []File
	texts []string
}

// Files returns the files that arrived since the last call.
func Files() []File {
	arrived.mu.Lock()
	defer arrived.mu.Unlock()
	f := arrived.files
	arrived.files = nil
	return f
}

// Pasted returns the next text the user pasted into the page (control-V and its like); natively the game sees the key
// and calls Paste.
func Pasted() (string, bool) {
	arrived.mu.Lock()
	defer arrived.mu.Unlock()
	if len(arrived.texts) == 0 {
		return "", false
	}
	s := arrived.texts[0]
	arrived.texts = arrived.texts[1:]
	return s, true
}

func fileArrived(f File) {
	arrived.mu.Lock()
	defer arrived.mu.Unlock()
	arrived.files = append(arrived.files, f)
}

func tooLarge(name string, size int64) File {
	return File{Name: name, Err: fmt.Errorf("%s: %d bytes, the limit is %d", name, size, MaxFile)}
}

// Drop reads the files of a drop onto a native window (ebiten.DroppedFiles) into Files.
func Drop(dropped fs.FS) {
	go fs.WalkDir(dropped, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			fileArrived(File{Name: path, Err: err})
			return nil
		}
		switch {
		case !d.Type().IsRegular():
		case IsPicture(d.Name()):
			fileArrived(File{Name: d.Name(), Read: func() *Task[[]byte] { return readPicture(dropped, path) }})
		default:
			fileArrived(readDropped(dropped, path, d))
		}
		return nil
	})
}

// readPicture reads a file whose name is that of a picture, if it is no larger than one may be.
func readPicture(dropped fs.FS, path string) *Task[[]byte] {
	t := &Task[[]byte]{}
	go func() {
		info, err := fs.Stat(dropped, path)
		if err == nil && info.Size() > MaxPicture {
			err = ErrLargePicture
		}
		var b []byte
		if err == nil {
			b, err = fs.ReadFile(dropped, path)
		}
		t.finish(b, err)
	}()
	return t
}

func readDropped(dropped fs.FS, path string, d fs.DirEntry) File {
	info, err := d.Info()
	if err != nil {
		return File{Name: d.Name(), Err: err}
	}
	if info.Size() > MaxFile {
		return tooLarge(d.Name(), info.Size())
	}
	b, err := fs.ReadFile(dropped, path)
	return File{Name: d.Name(), Data: b, Err: err}
}
