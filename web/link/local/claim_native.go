//go:build !js

package local

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A claim is a file beside the values: it names the window, which touches it while it lives, so that one left behind by a
// crash is soon known to be nobody's.
const (
	claimSuffix = ".claim"
	beat        = 500 * time.Millisecond
	deadAfter   = 2 * time.Second
)

func (noDisk) claim(_ string, _ bool, c *Claim) { c.held(func() {}) }

func (d noDisk) get(_ string, done func([]byte, bool, error)) { done(nil, false, d.err) }

func (d *folder) claim(key string, take bool, c *Claim) {
	path := filepath.Join(d.dir, strings.TrimSuffix(fileOf(key), suffix)+claimSuffix)
	if at, err := os.Stat(path); !take && err == nil && time.Since(at.ModTime()) < deadAfter {
		c.lost()
		return
	}
	var b [16]byte
	rand.Read(b[:])
	me := hex.EncodeToString(b[:])
	d.mu.Lock()
	err := d.replace(filepath.Base(path), []byte(me))
	d.mu.Unlock()
	if err != nil { // what cannot be written here cannot be overwritten either
		c.held(func() {})
		return
	}
	stop := make(chan struct{})
	c.held(func() { close(stop) })
	go func() {
		for {
			mine := holder(path) == me
			select {
			case <-stop:
				if mine {
					os.Remove(path)
				}
				return
			case <-time.After(beat):
			}
			if holder(path) != me {
				c.lost()
				return
			}
			now := time.Now()
			_ = os.Chtimes(path, now, now) // where that fails it counts as nobody's, as it would without
		}
	}()
}

// holder is who holds what a file stands for; "" for nobody.
func holder(path string) string {
	b, err := os.ReadFile(path)
	if err != nil || len(b) > 64 {
		return ""
	}
	return string(b)
}

func (d *folder) get(key string, done func([]byte, bool, error)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	b, err := os.ReadFile(filepath.Join(d.dir, fileOf(key)))
	if errors.Is(err, os.ErrNotExist) {
		done(nil, false, nil)
		return
	}
	done(b, err == nil, err)
}
