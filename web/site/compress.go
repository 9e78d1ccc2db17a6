package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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

// compress puts a gzip form beside every file, and a brotli form when the best is wanted and the tool is there.
func (b *builder) compress(ctx context.Context) error {
	brotli, err := exec.LookPath("brotli")
	if err != nil || !b.o.Best {
		brotli = ""
	}
	var names []string
	for name := range b.keep {
		names = append(names, name)
	}
	for _, name := range names {
		path := filepath.Join(b.o.Out, filepath.FromSlash(name))
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		if info.Size() < smallest {
			continue
		}
		if err := b.gzip(name, path); err != nil {
			return err
		}
		if brotli == "" {
			continue
		}
		b.keep[name+brotliExt] = true
		if _, err := os.Stat(path + brotliExt); err == nil {
			continue
		}
		cmd := exec.CommandContext(ctx, brotli, "--quality=11", "--lgwin=24", "--output="+path+brotliExt, path)
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("brotli: %w\n%s", err, out)
		}
	}
	return nil
}

// gzip writes the gzip form. An older one is good enough unless the best is wanted, for the name has the hash.
func (b *builder) gzip(name, path string) error {
	b.keep[name+gzipExt] = true
	if _, err := os.Stat(path + gzipExt); err == nil && !b.o.Best {
		return nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	level := gzip.DefaultCompression
	if b.o.Best {
		level = gzip.BestCompression
	}
	var buf bytes.Buffer
	w, err := gzip.NewWriterLevel(&buf, level)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(path+gzipExt, buf.Bytes(), 0o644)
}
