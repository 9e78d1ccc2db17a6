package site

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// Handler serves a built folder: compressed forms where the browser takes them, types by name, and lasting caches for
// the names with a hash.
func Handler(dir string) (http.Handler, error) {
	if _, err := os.Stat(filepath.Join(dir, marker)); err != nil {
		return nil, fmt.Errorf("%s is not a built site: %w", dir, err)
	}
	s := &server{dir: dir, files: map[string]bool{}}
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, p)
		s.files[filepath.ToSlash(rel)] = true
		return err
	})
	return s, err
}

// server knows the folder's files by name, so no request can name another.
type server struct {
	dir   string
	files map[string]bool
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard(w.Header(), policy(nil))
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if name == "" || name == "." {
		name = "index.html"
	}
	if !s.files[name] {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	h.Set("Cache-Control", caching(name))
	h.Set("Vary", "Accept-Encoding")
	if path.Ext(name) == ".html" { // its policy is of what it says now: a new build may have come
		html, _ := os.ReadFile(filepath.Join(s.dir, filepath.FromSlash(name)))
		guard(h, policy(html))
	}
	file := name
	for _, form := range []struct{ coding, ext string }{{"br", brotliExt}, {"gzip", gzipExt}} {
		if s.files[name+form.ext] && accepts(r.Header.Get("Accept-Encoding"), form.coding) {
			h.Set("Content-Encoding", form.coding)
			file = name + form.ext
			break
		}
	}
	s.send(w, r, file)
}

func (s *server) send(w http.ResponseWriter, r *http.Request, file string) {
	f, err := os.Open(filepath.Join(s.dir, filepath.FromSlash(file)))
	if err != nil {
		w.Header().Del("Content-Encoding")
		http.NotFound(w, r)
		return
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		w.Header().Del("Content-Encoding")
		http.Error(w, "the file cannot be read", http.StatusInternalServerError)
		return
	}
	if w.Header().Get("Cache-Control") == lasting {
		http.ServeContent(w, r, "", info.ModTime(), f)
		return
	}
	// A new build may come within the second that times are told in, so the contents say whether it is new.
	data, err := io.ReadAll(f)
	if err != nil {
		w.Header().Del("Content-Encoding")
		http.Error(w, "the file cannot be read", http.StatusInternalServerError)
		return
	}
	w.Header().Set("ETag", `"`+hash(data)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
}

// accepts reads an Accept-Encoding list; a coding with weight zero is refused.
func accepts(header, coding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), coding) {
			continue
		}
		weight = strings.ReplaceAll(weight, " ", "")
		zero, _ := strings.CutPrefix(weight, "q=0")
		return weight == "" || strings.Trim(zero, ".0") != ""
	}
	return false
}

func contentType(name string) string {
	switch path.Ext(name) {
	case ".wasm":
		return "application/wasm" // what streaming compilation insists on
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".txt":
		return "text/plain; charset=utf-8"
	case ".webmanifest":
		return "application/manifest+json"
	case ".ttf":
		return "font/ttf"
	}
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		return t
	}
	return "application/octet-stream"
}

const lasting = "public, max-age=31536000, immutable"

// caching: the page and the worker are asked for each time, all else has a hash in its name.
func caching(name string) string {
	if name == "index.html" || name == marker || name == manifestFile || path.Ext(name) == ".png" {
		return "no-cache"
	}
	return lasting
}
