package site

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// first are the files that the first frame waits for, by their names in the sources.
var first = []string{"index.html", "wasm_exec.js", "app.wasm", splitFont}

// How many bytes what the first frame waits for may have, packed as well as can be; and packed quickly, where the same
// is about a fifth more: that bound is the rougher one.
const (
	mostBest  = 3_660_000 // the aim is 3_600_000
	mostQuick = 4_400_000
)

// judgeFirst fails when a visitor waits for too much, and shows the parts: what came in lately is among them. Where the
// whole of Ebitengine had to be taken, that has been said, and is more than may be.
func (b *builder) judgeFirst() error {
	most := mostQuick
	if b.o.Best {
		most = mostBest
	}
	var have int64
	for _, name := range first {
		_, packed, err := b.size(name)
		if err != nil {
			return err
		}
		have += packed
	}
	if have <= int64(most) || b.compiler.Plain != nil {
		return nil
	}
	return fmt.Errorf("%w: %d bytes packed, %d at most", ErrLarge, have, most)
}

// ErrLarge says that a visitor would wait too long for the first frame. The page is there all the same.
var ErrLarge = errors.New("what the first frame waits for is too much")

// report tells the builder what a visitor loads, by file, and what the program is made of, by package.
func (b *builder) report(ctx context.Context) error {
	b.say("%-44s %11s %11s\n", "before the first frame", "bytes", "brotli")
	if err := b.files(first); err != nil {
		return err
	}
	var later []string
	for _, name := range slices.Sorted(maps.Keys(b.names)) {
		if !slices.Contains(first, name) {
			later = append(later, name)
		}
	}
	b.say("after it\n")
	if err := b.files(later); err != nil {
		return err
	}
	out, err := b.compiler.Command(ctx, b.o.Root, "list", "-deps", "-f", "{{.ImportPath}} {{with .Module}}{{.Path}}{{end}} {{with .Module}}{{.Main}}{{end}}", b.o.Package).Output()
	if err != nil {
		return err
	}
	part := map[string]string{} // of a package: itself or the module it comes with
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		switch {
		case len(f) == 1 || f[2] == "true":
			part[f[0]] = f[0]
		default:
			part[f[0]] = f[1]
		}
	}
	b.code(byPackage(b.sizes, slices.Collect(maps.Keys(part))), part)
	return nil
}

// size is how large a file of the sources is in this build, as it is and packed; 0: there is none.
func (b *builder) size(name string) (plain, packed int64, err error) {
	e, ok := b.names[name]
	if !ok {
		return 0, 0, nil
	}
	path := filepath.Join(b.o.Out, filepath.FromSlash(e.name))
	info, err := os.Stat(path)
	if err != nil {
		return 0, 0, err
	}
	if p, err := os.Stat(path + brotliExt); err == nil { // what is too small has no such form
		return info.Size(), p.Size(), nil
	}
	return info.Size(), info.Size(), nil
}

// files tells the sizes of files, and their sum.
func (b *builder) files(names []string) error {
	var sum [2]int64
	for _, name := range names {
		plain, packed, err := b.size(name)
		if err != nil {
			return err
		}
		if plain == 0 {
			continue
		}
		sum[0], sum[1] = sum[0]+plain, sum[1]+packed
		b.say("  %-42s %11d %11d\n", name, plain, packed)
	}
	b.say("  %-42s %11d %11d\n", "together", sum[0], sum[1])
	return nil
}

// code tells how much code is of which part. What is little is told in one.
func (b *builder) code(packages map[string]int, part map[string]string) {
	const little = 1.0 / 100
	total, parts := 0, map[string]int{}
	for p, n := range packages {
		total += n
		parts[part[p]] += n
	}
	rest := 0
	maps.DeleteFunc(parts, func(p string, n int) bool {
		few := p == "" || float64(n) < little*float64(total)
		if few {
			rest += n
		}
		return few
	})
	b.say("%-44s %11d\n", "code of the program, by package or module", total)
	for _, p := range slices.SortedFunc(maps.Keys(parts), func(x, y string) int { return cmp.Compare(parts[y], parts[x]) }) {
		b.say("  %-42s %11d\n", p, parts[p])
	}
	b.say("  %-42s %11d\n", "all others", rest)
}
