// Package site makes the folder of files that a browser needs, and serves it.
package site

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Options says what to build and how.
type Options struct {
	Root    string    // the module's folder
	Package string    // of the program, relative to Root; "." is the app
	Out     string    // the folder to fill
	Best    bool      // compress as well as can be, which takes two minutes, instead of quickly
	Whole   bool      // link the whole of Ebitengine, to compare with: nothing is compressed
	Log     io.Writer // takes what the builder should know; nil: nobody
}

//go:embed sw.js
var offlineSource string

//go:embed worker.js
var workerSource []byte

// marker is the file by which an output folder is known as one.
const marker = "sw.js"

// Build fills Out and refreshes the loader file in Root, which must be of the toolchain that made the program. What
// did not change since the last build into Out is not compressed again. With ErrLarge all is built: it is only more than
// a visitor shall wait for.
func Build(ctx context.Context, o Options) error {
	if err := claim(o.Out); err != nil {
		return err
	}
	b := &builder{o: o, compiler: wholeCompiler(), names: map[string]entry{}, keep: map[string]bool{}}
	if !o.Whole {
		b.compiler = NewCompiler(ctx, o.Root)
		defer b.compiler.Close()
	}
	if b.compiler.Plain != nil {
		b.say("%v\n", b.compiler.Plain)
	}
	if err := b.programs(ctx); err != nil {
		return err
	}
	if err := b.loader(ctx); err != nil {
		return err
	}
	if err := b.assets(ctx); err != nil {
		return err
	}
	if err := b.cards(ctx); err != nil {
		return err
	}
	if err := b.install(); err != nil {
		return err
	}
	if err := b.page(); err != nil {
		return err
	}
	if !o.Whole {
		if err := b.compress(ctx); err != nil {
			return err
		}
	}
	if err := b.sweep(); err != nil {
		return err
	}
	if o.Best {
		if err := b.report(ctx); err != nil {
			return err
		}
	}
	if o.Whole {
		return nil
	}
	return b.judgeFirst()
}

// claim makes sure that Out is new, empty or an earlier build.
func claim(out string) error {
	list, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) {
		return os.MkdirAll(out, 0o755)
	}
	if err != nil {
		return err
	}
	if len(list) == 0 {
		return nil
	}
	if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
		return fmt.Errorf("%s holds other files; give a new or empty folder", out)
	}
	return nil
}

// entry is what the page must know of a file: its name in this build and its size. In JSON it is a pair.
type entry struct {
	name string
	size int
}

// MarshalJSON writes [name, size].
func (e entry) MarshalJSON() ([]byte, error) { return json.Marshal([]any{e.name, e.size}) }

// say tells the builder something.
func (b *builder) say(format string, args ...any) {
	if b.o.Log != nil {
		fmt.Fprintf(b.o.Log, format, args...)
	}
}

type builder struct {
	o        Options
	compiler *Compiler
	names    map[string]entry // by the name in the sources
	sizes    map[string]int   // of the program's code, by function
	keep     map[string]bool  // files of this build, relative to Out with slashes
}

// cardReader is the program that reads the cards of a game's player; a package without a game has none.
const cardReader = "./web/cards"

func (b *builder) programs(ctx context.Context) error {
	var err error
	if b.sizes, err = b.program(ctx, b.o.Package, "app.wasm"); err != nil {
		return err
	}
	if b.o.Package == "." {
		_, err = b.program(ctx, cardReader, "cards.wasm")
	}
	return err
}

// program adds a program, and returns the sizes of its code by function.
func (b *builder) program(ctx context.Context, pkg, name string) (map[string]int, error) {
	tmp, err := os.CreateTemp("", "gotaku-*.wasm")
	if err != nil {
		return nil, err
	}
	tmp.Close()
	defer os.Remove(tmp.Name())
	cmd := b.compiler.Command(ctx, b.o.Root, "build", "-ldflags=-w", "-o", tmp.Name(), pkg)
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building the program: %w\n%s", err, out)
	}
	data, err := os.ReadFile(tmp.Name())
	if err != nil {
		return nil, err
	}
	// The names are for the report alone; it is the linker that leaves out what debuggers want besides.
	data, sizes, err := withoutNames(data)
	if err != nil {
		return nil, err
	}
	return sizes, b.add(name, data)
}

// loader copies the toolchain's own loader to Root, where the repository keeps it, and to Out; and what begins a worker.
func (b *builder) loader(ctx context.Context) error {
	cmd := exec.CommandContext(ctx, "go", "env", "GOROOT")
	cmd.Dir = b.o.Root
	goroot, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("asking for GOROOT: %w", err)
	}
	const name = "wasm_exec.js"
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", name))
	if err != nil {
		return fmt.Errorf("the toolchain's loader: %w", err)
	}
	kept := filepath.Join(b.o.Root, name)
	if old, err := os.ReadFile(kept); err != nil || !bytes.Equal(old, data) {
		if err := os.WriteFile(kept, data, 0o644); err != nil {
			return err
		}
	}
	if err := b.add(name, data); err != nil {
		return err
	}
	return b.add("worker.js", workerSource)
}

// assets adds what the app fetches; all else it embeds.
func (b *builder) assets(ctx context.Context) error {
	for _, dir := range []string{"assets/font", "assets/sound"} {
		list, err := os.ReadDir(filepath.Join(b.o.Root, dir))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		for _, e := range list {
			if e.IsDir() || strings.HasSuffix(e.Name(), ".go") {
				continue
			}
			data, err := os.ReadFile(filepath.Join(b.o.Root, dir, e.Name()))
			if err != nil {
				return err
			}
			if err := b.font(ctx, dir+"/"+e.Name(), data); err != nil {
				return err
			}
		}
	}
	return nil
}

// add writes a file under a name with its hash.
func (b *builder) add(name string, data []byte) error {
	ext := filepath.Ext(name)
	hashed := strings.TrimSuffix(name, ext) + "." + hash(data) + ext
	b.names[name] = entry{hashed, len(data)}
	return b.write(hashed, data)
}

func (b *builder) write(name string, data []byte) error {
	b.keep[name] = true
	path := filepath.Join(b.o.Out, filepath.FromSlash(name))
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	// A file that changes under its name must not keep its old compressed forms.
	for _, ext := range []string{gzipExt, brotliExt} {
		if err := os.Remove(path + ext); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return os.WriteFile(path, data, 0o644)
}

// page writes the page with the files' names in it, and the service worker with their list.
func (b *builder) page() error {
	source, err := os.ReadFile(filepath.Join(b.o.Root, "index.html"))
	if err != nil {
		return err
	}
	b.names[marker] = entry{name: marker}
	names, err := json.Marshal(b.names)
	if err != nil {
		return err
	}
	parts := strings.Split(string(source), "/*files*/")
	if len(parts) != 3 {
		return fmt.Errorf("index.html: no place for the files' names (/*files*/{}/*files*/)")
	}
	if !strings.Contains(parts[0], policyMark) {
		return fmt.Errorf("index.html: no place for its policy (%s)", policyMark)
	}
	html := []byte(withPolicy(parts[0] + string(names) + parts[2]))
	if err := b.write("index.html", html); err != nil {
		return err
	}
	b.names["index.html"] = entry{name: "index.html"} // for the report: the page itself was written without it
	list := []string{"./"}
	for name := range b.keep {
		if name != "index.html" {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	quoted, err := json.Marshal(list)
	if err != nil {
		return err
	}
	worker := strings.NewReplacer("BUILD", hash(html), "FILES", string(quoted)).Replace(offlineSource)
	return b.write(marker, []byte(worker))
}

// sweep removes what earlier builds left.
func (b *builder) sweep() error {
	return filepath.WalkDir(b.o.Out, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(b.o.Out, path)
		if err != nil || b.keep[filepath.ToSlash(rel)] {
			return err
		}
		return os.Remove(path)
	})
}
