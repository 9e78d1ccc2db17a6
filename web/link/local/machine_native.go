//go:build !js

package local

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// Start does nothing natively.
func Start() {}

// Ready does nothing natively.
func Ready() {}

// BaseURL is the page's address without its fragment; empty natively.
func BaseURL() string { return "" }

// Fragment is the address's part after '#'; empty natively.
func Fragment() string { return "" }

// ClearFragment takes the fragment out of the address bar.
func ClearFragment() {}

// ReducedMotion says whether the system asks for fewer movements; false natively, where there is no one way to ask.
func ReducedMotion() bool { return false }

// Language is the user's language as a tag such as "ja" or "en-US"; natively by the environment, empty when unknown.
func Language() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v, _, _ := strings.Cut(os.Getenv(name), "."); v != "" && v != "C" && v != "POSIX" {
			return strings.ReplaceAll(v, "_", "-")
		}
	}
	return ""
}

var tab struct {
	mu     sync.Mutex
	values map[string]string
}

// TabPut keeps a text for this tab alone, through reloads; natively for this process.
func TabPut(key, value string) {
	tab.mu.Lock()
	defer tab.mu.Unlock()
	if tab.values == nil {
		tab.values = map[string]string{}
	}
	tab.values[key] = value
}

// TabGet is what TabPut kept, or empty.
func TabGet(key string) string {
	tab.mu.Lock()
	defer tab.mu.Unlock()
	return tab.values[key]
}

// Fetch gets a file beside the page, by its path there; natively such files are embedded, and it fails.
func Fetch(path string) *Task[[]byte] {
	return failed[[]byte](fmt.Errorf("%s: only a page can fetch", path))
}

// Pick shows a file dialog for names ending as accept lists (".json,.csv"); the files come by Files. Natively there is
// no dialog without a toolkit: files are dropped on the window.
func Pick(accept string) error {
	return errors.New("drop the file on the window")
}

// PickFolder is Pick for a folder of pictures.
func PickFolder() error { return Pick("") }

// Save offers data to the user as a file: a download in the browser, a file in the downloads folder natively. The
// result is where it went, as far as it is known. It never replaces a file.
func Save(name, mime string, data []byte) *Task[string] {
	t := &Task[string]{}
	go func() { t.finish(saveIn(downloads(), name, data)) }()
	return t
}

func downloads() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return "."
	}
	if dir := filepath.Join(home, "Downloads"); isDir(dir) {
		return dir
	}
	return home
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func saveIn(dir, name string, data []byte) (string, error) {
	name = filepath.Base(strings.ReplaceAll(name, `\`, "/"))
	ext := filepath.Ext(name)
	for n := 1; n < 1000; n++ {
		path := filepath.Join(dir, name)
		if n > 1 {
			path = filepath.Join(dir, fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(name, ext), n, ext))
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		return path, errors.Join(err, f.Close())
	}
	return "", fmt.Errorf("%s: too many files of this name in %s", name, dir)
}

// Copy puts text on the clipboard.
func Copy(text string) *Task[struct{}] {
	t := &Task[struct{}]{}
	go func() {
		_, err := clipboard(copyCommands(), text)
		t.finish(struct{}{}, err)
	}()
	return t
}

// Paste reads the clipboard's text.
func Paste() *Task[string] {
	t := &Task[string]{}
	go func() { t.finish(clipboard(pasteCommands(), "")) }()
	return t
}

func copyCommands() []string {
	switch runtime.GOOS {
	case "windows":
		return []string{"powershell -NoProfile -Command [Console]::InputEncoding=[Text.Encoding]::UTF8;Set-Clipboard([Console]::In.ReadToEnd())"}
	case "darwin":
		return []string{"pbcopy"}
	}
	return []string{"wl-copy", "xclip -selection clipboard", "xsel -bi"}
}

func pasteCommands() []string {
	switch runtime.GOOS {
	case "windows":
		return []string{"powershell -NoProfile -Command [Console]::OutputEncoding=[Text.Encoding]::UTF8;Get-Clipboard -Raw"}
	case "darwin":
		return []string{"pbpaste"}
	}
	return []string{"wl-paste -n", "xclip -selection clipboard -o", "xsel -bo"}
}

// clipboard runs the first of the commands that works.
func clipboard(commands []string, in string) (string, error) {
	var names []string
	for _, line := range commands {
		args := strings.Fields(line)
		names = append(names, args[0])
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Stdin = strings.NewReader(in)
		if out, err := cmd.Output(); err == nil {
			return string(out), nil
		}
	}
	return "", fmt.Errorf("the clipboard needs one of these programs: %s", strings.Join(names, ", "))
}

// Newer is nil: a program of the system is not renewed by itself.
func Newer() func() { return nil }
