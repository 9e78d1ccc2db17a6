package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"github.com/andybalholm/brotli"
)

const (
	gzipExt   = ".gz"
	brotliExt = ".br"
	// smallest is the size in bytes below which compression is not worth a file.
	smallest = 512
)

// hash is the part of a file's name that changes with its contents.
func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// form is a compressed form of a file. Browsers take brotli only from https and from the machine itself; gzip is for the
// friend in the same network, and for old ones.
type form struct {
	ext         string
	quick, best int
	writer      func(w io.Writer, level int) (io.WriteCloser, error)
}

var forms = [...]form{
	{brotliExt, 5, brotli.BestCompression, func(w io.Writer, level int) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: level, LGWin: 24}), nil
	}},
	{gzipExt, gzip.DefaultCompression, gzip.BestCompression, func(w io.Writer, level int) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(w, level)
	}},
}

// compress puts the compressed forms beside every file, as many at a time as there are processors.
func (b *builder) compress(ctx context.Context) error {
	var names []string
	for name := range b.keep {
		if filepath.Ext(name) != ".png" { // packed already
			names = append(names, name)
		}
	}
	var (
		all  sync.WaitGroup
		mu   sync.Mutex
		errs []error
		free = make(chan struct{}, runtime.NumCPU())
	)
	for _, name := range names {
		path := filepath.Join(b.o.Out, filepath.FromSlash(name))
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		if info.Size() < smallest {
			continue
		}
		for _, f := range forms {
			b.keep[name+f.ext] = true
			all.Go(func() {
				free <- struct{}{}
				defer func() { <-free }()
				if err := f.write(ctx, path, b.o.Best); err != nil {
					mu.Lock()
					defer mu.Unlock()
					errs = append(errs, err)
				}
			})
		}
	}
	all.Wait()
	return errors.Join(errs...)
}

// write writes the form of a file. An older one is good enough unless the best is wanted, for the name has the hash.
func (f form) write(ctx context.Context, path string, best bool) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if _, err := os.Stat(path + f.ext); err == nil && !best {
		return nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	level := f.quick
	if best {
		level = f.best
	}
	var buf bytes.Buffer
	w, err := f.writer(&buf, level)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(path+f.ext, buf.Bytes(), 0o644)
}
