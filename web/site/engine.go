package site

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

const (
	engineModule = "github.com/hajimehoshi/ebiten/v2"
	// engineVersion is the version that enginePatch is of.
	engineVersion = "v2.10.4"
)

//go:embed ebitengine.patch
var enginePatch string

// engineShaders is a source of Ebitengine's as changed: the shaders of a page, as testdata/shaders writes them down.
//
//go:embed ebitengine.shaders
var engineShaders []byte

// EngineSum names all that the smaller Ebitengine is made of: the version, what is changed in it, and its shaders. What was
// shown of it is so until it has another.
func EngineSum() string {
	h := sha256.New()
	for _, part := range [][]byte{[]byte(engineVersion), []byte(enginePatch), engineShaders} {
		fmt.Fprintf(h, "%d %s", len(part), part)
	}
	return hex.EncodeToString(h.Sum(nil))
}

const shadersPath = "internal/legacyshader/written.go"

// Compiler is how the go command makes the program for the browser. Everything that compiles for the browser uses the
// same one, so that nothing is compiled twice and what is judged is what is shipped.
type Compiler struct {
	Flags []string // of go build and go vet
	Env   []string // beside the process's own
	// Plain says why Ebitengine is used as it is, which makes the program a third larger; nil: it is the smaller one.
	Plain error

	dir string
}

// NewCompiler makes the compiler for the module in the folder root. Close it after use.
func NewCompiler(ctx context.Context, root string) *Compiler {
	c := wholeCompiler()
	if c.Plain = c.small(ctx, root); c.Plain != nil {
		c.Close()
		c.Plain = fmt.Errorf("the page is built with the whole of Ebitengine, a third larger: %w", c.Plain)
	}
	return c
}

// wholeCompiler takes Ebitengine as it is.
func wholeCompiler() *Compiler {
	return &Compiler{Flags: flags(), Env: []string{"GOOS=js", "GOARCH=wasm"}}
}

// Close removes the compiler's own files.
func (c *Compiler) Close() {
	if c.dir != "" {
		os.RemoveAll(c.dir)
		c.dir = ""
	}
}

// Command is a call of the go command in the folder root.
func (c *Compiler) Command(ctx context.Context, root, verb string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "go", slices.Concat([]string{verb, "-trimpath"}, c.Flags, args)...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), c.Env...)
	return cmd
}

// small puts a changed copy of Ebitengine into a workspace beside the module. The copy has the same name there in every
// build, so that the same sources make the same program.
func (c *Compiler) small(ctx context.Context, root string) error {
	source, err := engineSource(ctx, root)
	if err != nil || source == "" {
		return err
	}
	if c.dir, err = os.MkdirTemp("", "gotaku-engine-"); err != nil {
		return err
	}
	const folder = "ebitengine"
	if err := copySources(filepath.Join(c.dir, folder), source); err != nil {
		return err
	}
	if err := applyPatch(filepath.Join(c.dir, folder), enginePatch); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(c.dir, folder, filepath.FromSlash(shadersPath)), engineShaders, 0o644); err != nil {
		return err
	}
	if root, err = filepath.Abs(root); err != nil {
		return err
	}
	work := filepath.Join(c.dir, "go.work")
	text := fmt.Sprintf("go 1.26.0\n\nuse %q\n\nreplace %s => ./%s\n", filepath.ToSlash(root), engineModule, folder)
	if err := os.WriteFile(work, []byte(text), 0o644); err != nil {
		return err
	}
	env := append(slices.Clone(c.Env), "GOWORK="+work)
	list := exec.CommandContext(ctx, "go", "list", "-f", "{{.Dir}}", engineModule)
	list.Dir, list.Env = root, append(os.Environ(), env...)
	if out, err := list.CombinedOutput(); err != nil {
		return fmt.Errorf("the copy cannot be used: %w\n%s", err, out)
	}
	c.Env = env
	return nil
}

// engineSource finds the folder of the version that the patch is of; "" in a module that does not use Ebitengine.
func engineSource(ctx context.Context, root string) (string, error) {
	work := exec.CommandContext(ctx, "go", "env", "GOWORK")
	work.Dir = root
	if out, err := work.Output(); err != nil {
		return "", err
	} else if w := strings.TrimSpace(string(out)); w != "" && w != "off" {
		return "", fmt.Errorf("the workspace %s says what is used", w)
	}
	list := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Path}} {{.Version}}{{with .Replace}} {{.Path}}{{end}}", "all")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		return "", fmt.Errorf("asking for the modules: %w", err)
	}
	for line := range strings.Lines(string(out)) {
		switch m := strings.Fields(line); {
		case m[0] != engineModule:
		case len(m) > 2:
			return "", fmt.Errorf("%s is replaced by %s", m[0], m[2])
		case m[1] != engineVersion:
			return "", fmt.Errorf("%s %s is used, and what can be left out is known of %s", m[0], m[1], engineVersion)
		default:
			return fetched(ctx, root)
		}
	}
	return "", nil
}

// fetched is the folder of Ebitengine's sources, which are fetched first where no build has done so.
func fetched(ctx context.Context, root string) (string, error) {
	get := exec.CommandContext(ctx, "go", "mod", "download", "-json", engineModule)
	get.Dir = root
	out, err := get.Output()
	if err != nil {
		return "", fmt.Errorf("fetching %s: %w\n%s", engineModule, err, out)
	}
	var m struct{ Dir string }
	return m.Dir, json.Unmarshal(out, &m)
}

// copySources copies what a program is compiled from: the sources of a module without its tests and examples.
func copySources(to, from string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if rel == "examples" {
				return filepath.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		if name := d.Name(); name != "go.mod" && (filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go")) {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), data, 0o644)
	})
}

// applyPatch changes files of a folder. Every line that goes, and those around it, must be there exactly.
func applyPatch(dir, patch string) error {
	files, _, err := gitdiff.Parse(strings.NewReader(patch))
	if err != nil {
		return err
	}
	for _, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.OldName))
		old, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var changed bytes.Buffer
		if err := gitdiff.Apply(&changed, bytes.NewReader(old), f); err != nil {
			return fmt.Errorf("%s is not the text that was changed: %w", f.OldName, err)
		}
		if err := os.WriteFile(path, changed.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}
