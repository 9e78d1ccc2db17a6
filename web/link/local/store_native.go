//go:build !js

package local

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Open opens the app's store in the user's configuration folder.
func Open(app string) *Store {
	dir, err := os.UserConfigDir()
	if err != nil {
		return newStore(noDisk{err})
	}
	return OpenDir(filepath.Join(dir, app))
}

// OpenDir opens the store in a folder, which is made when needed. Each key is a file.
func OpenDir(dir string) *Store { return newStore(&folder{dir: dir}) }

// noDisk is the disk of a machine that has none for us.
type noDisk struct{ err error }

func (d noDisk) load(done func(map[string][]byte, error))       { done(nil, d.err) }
func (d noDisk) put(key string, value []byte, done func(error)) { done(d.err) }
func (d noDisk) remove(key string, done func(error))            { done(d.err) }

// folder is a folder of files, written one at a time.
type folder struct {
	mu  sync.Mutex
	dir string
}

const suffix = ".bin"

func (d *folder) load(done func(map[string][]byte, error)) {
	entries, err := os.ReadDir(d.dir)
	if errors.Is(err, os.ErrNotExist) {
		err = os.MkdirAll(d.dir, 0o700)
	}
	found := map[string][]byte{}
	for _, e := range entries {
		key, ok := keyOf(e.Name())
		if !ok {
			continue
		}
		b, readErr := os.ReadFile(filepath.Join(d.dir, e.Name()))
		if readErr != nil {
			err = readErr
			continue
		}
		found[key] = b
	}
	done(found, err)
}

func (d *folder) put(key string, value []byte, done func(error)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	done(d.replace(fileOf(key), value))
}

// replace writes beside the file and renames, so that the file is never half written.
func (d *folder) replace(name string, value []byte) error {
	f, err := os.CreateTemp(d.dir, "new-*.tmp")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // fails after the rename, as it should
	_, err = f.Write(value)
	if syncErr := f.Sync(); err == nil {
		err = syncErr
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), filepath.Join(d.dir, name))
}

func (d *folder) remove(key string, done func(error)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	err := os.Remove(filepath.Join(d.dir, fileOf(key)))
	if errors.Is(err, os.ErrNotExist) {
		err = nil
	}
	done(err)
}

// fileOf is a key as a file name: small letters, digits and '-' as they are, all else as %xx, since file systems
// differ in letter case and in what they forbid.
func fileOf(key string) string {
	var b strings.Builder
	for i := range len(key) {
		c := key[i]
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02x", c)
		}
	}
	return b.String() + suffix
}

// keyOf undoes fileOf; false for files that are not ours.
func keyOf(name string) (string, bool) {
	rest, ok := strings.CutSuffix(name, suffix)
	if !ok {
		return "", false
	}
	var key []byte
	for i := 0; i < len(rest); i++ {
		c := rest[i]
		if c == '%' {
			if _, err := fmt.Sscanf(rest[i:], "%%%02x", &c); err != nil {
				return "", false
			}
			i += 2
		}
		key = append(key, c)
	}
	return string(key), len(key) > 0 && fileOf(string(key)) == name
}
