package game

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/assets/font"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/web/link"
)

var pictures = flag.Bool("pictures", false, "write what the tests see to testdata/out")

// memory is a Store without a disk.
type memory map[string][]byte

func (m memory) Get(key string) ([]byte, bool) { v, ok := m[key]; return v, ok }
func (m memory) Put(key string, value []byte)  { m[key] = slices.Clone(value) }
func (m memory) Delete(key string)             { delete(m, key) }
func (m memory) Err() error                    { return nil }
func (m memory) Pending() int                  { return 0 }
func (m memory) List(prefix string) []string {
	var out []string
	for k := range m {
		if strings.HasPrefix(k, prefix) {
			out = append(out, k)
		}
	}
	slices.Sort(out)
	return out
}

// done is a Task that has finished.
type done[T any] struct {
	v   T
	err error
}

func (d done[T]) Done() bool         { return true }
func (d done[T]) Result() (T, error) { return d.v, d.err }

// rig is an app without a screen.
type rig struct {
	t     testing.TB
	c     *Core
	store memory
	tab   map[string]string
	clip  string
	hash  string // the address's fragment
	saved []byte // the file that was handed over last
}

var sharedArt *render.Art

// painted is for a test of what is painted when: so many faces a frame, 0: all.
func painted(t testing.TB, faces int) {
	was := sharedArt.Faces
	sharedArt.Faces = faces
	t.Cleanup(func() { sharedArt.Faces = was })
}

func newRig(t testing.TB, w, h int) *rig {
	t.Helper()
	if sharedArt == nil {
		a, err := render.NewArt(font.Regular(), font.Bold())
		if err != nil {
			t.Fatal(err)
		}
		if !*pictures {
			a.Faces = -1 // these tests judge where things lie: cards and cloths are painted in render's, and for pictures
		}
		sharedArt = a
	}
	r := &rig{t: t, store: memory{}, tab: map[string]string{}}
	r.c = NewCore(sharedArt, r.env())
	r.c.Resize(w, h, 1)
	return r
}

func (r *rig) env() Env {
	n := uint64(0)
	return Env{
		Store: r.store, Base: "https://table.example/",
		Fragment: func() string { return r.hash }, Forget: func() { r.hash = "" },
		Seed:   func() uint64 { n++; return n },
		Now:    func() int64 { return 1795348800 },
		TabGet: func(k string) string { return r.tab[k] }, TabPut: func(k, v string) { r.tab[k] = v },
		Copy:  func(s string) Task[struct{}] { r.clip = s; return done[struct{}]{} },
		Paste: func() Task[string] { return done[string]{v: r.clip} },
		Save: func(name, _ string, data []byte) Task[string] {
			r.saved = data
			return done[string]{v: name}
		},
		Seat: link.NewSeat,
	}
}

func (r *rig) tick(n int, events ...Event) {
	r.c.Tick(events)
	for range n - 1 {
		r.c.Tick(nil)
	}
}

// opens makes a game's table the one that is open on the title.
func (r *rig) opens(game string) {
	r.t.Helper()
	if at := slices.Index(assets.Games(), game); r.c.scene.(*title).open != at {
		r.click("table:" + game)
	}
}

// rests opens a game alone and plays it at random, from a seed, until the board may be put right in a later turn than the
// first, and the seat at the bottom has a card in hand.
func (r *rig) rests(game string, seed uint64) *table {
	r.t.Helper()
	r.opens(game)
	r.click("mode:solo")
	r.click("play")
	r.settle()
	tb := r.table()
	b := &bot.Random{Rand: rules.Mix(seed, seed)}
	for n := 0; !tb.s.CanMend() || tb.view.TurnNo < 2 || len(tb.zone(ability.Hand_, tb.bottom())) == 0; n++ {
		if n == 300 {
			r.t.Fatalf("%s: the board can never be put right", game)
		}
		tb.give(b.Choose(tb.s.(*session.Local).Match().Kernel(), tb.s.Decision()))
		r.settle()
	}
	return tb
}

// settle lets every movement end.
func (r *rig) settle() { r.tick(60) }

// middle is where a thing is; the test fails when it is not on the screen.
func (r *rig) middle(name string) (x, y float32) {
	r.t.Helper()
	b, ok := r.c.Find(name)
	if !ok || b.Empty() {
		var names []string
		for _, v := range r.c.Tree().Things {
			names = append(names, v.Name)
		}
		r.t.Fatalf("no %q on scene %s/%s; there are %s", name, r.c.scene.Name(), r.c.top().Name(), strings.Join(names, " "))
	}
	p := b.Center()
	return p.X, p.Y
}

// click presses and releases the mouse on a thing, within one tick.
func (r *rig) click(name string) {
	r.t.Helper()
	x, y := r.middle(name)
	r.tick(1, Event{Kind: PointerMove, X: x, Y: y}, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerUp, X: x, Y: y})
	r.opened()
}

// opened waits until a game that is being read has been read.
func (r *rig) opened() {
	for r.c.top().Name() == "opening" {
		r.c.Draw()
		r.tick(1)
	}
}

// dragTo drags a thing onto another, within one tick.
func (r *rig) dragTo(name, to string) {
	r.t.Helper()
	x, y := r.middle(name)
	r.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 20, Y: y - 20})
	tx, ty := r.middle(to)
	r.tick(1, Event{Kind: PointerMove, X: tx, Y: ty}, Event{Kind: PointerUp, X: tx, Y: ty})
}

func (r *rig) key(k string) {
	r.tick(1, Event{Kind: KeyPress, Key: k})
	r.opened()
}

// table is the scene of the match.
func (r *rig) table() *table {
	r.t.Helper()
	t, ok := r.c.scene.(*table)
	if !ok {
		r.t.Fatalf("scene %s, want the table", r.c.scene.Name())
	}
	return t
}

// shot writes the screen as a file, with -pictures.
func (r *rig) shot(name string) {
	r.t.Helper()
	list, _ := r.c.Draw()
	if !*pictures {
		return
	}
	m := image.NewRGBA(image.Rect(0, 0, list.W, list.H))
	list.DrawSoft(m)
	dir := filepath.Join("testdata", "out")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		r.t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		r.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		r.t.Fatal(err)
	}
}
