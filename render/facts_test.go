package render

import (
	"image"
	"math"
	"testing"

	"gotaku/assets/font"
	"gotaku/assets/font/halves"
)

func fontData(t *testing.T) ([]byte, []byte) { return font.Regular(), font.Bold() }

// TestContrast holds the look to the ratios of its sections 1 and 11.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		name        string
		ink, ground Color
		want        float64
	}{
		{"text1 on ink900", Text1, Ink900, 15.4}, {"text2 on ink900", Text2, Ink900, 9.1}, {"text3 on ink900", Text3, Ink900, 5.8},
		{"text3 on ink800", Text3, Ink800, 4.8}, {"ink on paper", PaperInk, Paper100, 13.4}, {"mute on paper", PaperMute, Paper100, 6.2},
		{"mute on gold", PaperMute, GoldFill, 4.5}, {"mute on paper200", PaperMute, Paper200, 4.5},
		{"white on vermilion", White, Shu, 4.9}, {"up on paper", UpPaper, Paper50, 4.5}, {"down on paper", DownPaper, Paper50, 4.5},
		{"up on dark", UpDark, Ink900, 4.5}, {"down on dark", DownDark, Ink900, 4.5}, {"text2 on ink700", Text2, Ink700, 4.5},
		{"white on a keycap", White, Hex(0x93301F), 4.5}, {"white on slate", White, SlateCard, 4.5},
	} {
		if got := Contrast(c.ink, c.ground); got < c.want {
			t.Errorf("%s: %.2f, want at least %.1f", c.name, got, c.want)
		}
	}
	for _, g := range Games {
		top, bottom := cloth(g)
		for _, ground := range []Color{top, bottom} {
			for name, m := range map[string]struct {
				c    Color
				want float64
			}{"legal": {Legal, 7.85}, "sel": {Sel, 8.45}, "target": {Target, 5.5}, "text2": {Text2, 6.6}} {
				if got := Contrast(m.c, ground); got < m.want {
					t.Errorf("game %s: %s on its cloth %.2f, want at least %.1f", g.Name, name, got, m.want)
				}
			}
		}
	}
}

// TestBadges: within a game every letter and colour differs, every silhouette where there are as many, and white is
// readable on each.
func TestBadges(t *testing.T) {
	for _, g := range Games {
		shape, letter := map[*Path]bool{}, map[string]bool{}
		for _, a := range Attrs(g) {
			if shape[a.Shape] && len(Attrs(g)) <= 12 || letter[a.Letter] {
				t.Errorf("game %s: silhouette or letter of %s is used twice", g.Name, a.Letter)
			}
			shape[a.Shape], letter[a.Letter] = true, true
			if got := Contrast(White, a.Color); got < 4.5 {
				t.Errorf("game %s: white on %s is %.2f", g.Name, a.Letter, got)
			}
			if AttrOf(g, a.Letter) != a {
				t.Errorf("game %s: AttrOf(%s) is another", g.Name, a.Letter)
			}
		}
	}
	if a := AttrOf(SVE, "？"); a.Shape != ShapeCircle || a.Letter != "？" {
		t.Error("an unknown letter must still be drawn with its letter")
	}
}

// TestSilhouettesDiffer compares the drawn masks at the least badge size, 17 px: they must not be mistaken for each other.
func TestSilhouettesDiffer(t *testing.T) {
	all := []*Path{ShapeCircle, ShapeTriangle, ShapeHexagon, ShapeOctagon, ShapeSquare, ShapeDiamond, ShapeLeaf, ShapeShield, ShapeCross, ShapeDrop}
	var ms []*image.Alpha
	for _, p := range all {
		m := image.NewAlpha(image.Rect(0, 0, 21, 21))
		p.fill(m, xform{17, 17, 2, 2}, false)
		ms = append(ms, m)
	}
	for i := range ms {
		for j := range i {
			d := 0.0
			for k := range ms[i].Pix {
				d += math.Abs(float64(ms[i].Pix[k])-float64(ms[j].Pix[k])) / 255
			}
			if d < 8 {
				t.Errorf("silhouettes %d and %d differ by %.1f px only", i, j, d)
			}
		}
	}
}

func TestMonsAreStableAndDiffer(t *testing.T) {
	draw := func(seed string) [sha]byte { return maskOf(t, seed) }
	if draw("sveS001") != draw("sveS001") {
		t.Error("the same seed gave two crests")
	}
	seen := map[[sha]byte]string{}
	for i := range 300 {
		seed := "sveS" + string(rune('0'+i/100)) + string(rune('0'+i/10%10)) + string(rune('0'+i%10))
		k := draw(seed)
		if o, ok := seen[k]; ok {
			t.Errorf("%s and %s have the same crest", seed, o)
		}
		seen[k] = seed
	}
}

const sha = 20 * 20

// maskOf is a crest drawn small.
func maskOf(t *testing.T, seed string) (out [sha]byte) {
	a, m := art(t), image.NewRGBA(image.Rect(0, 0, 20, 20))
	l := a.NewList()
	l.reset(20, 20, 1)
	l.U = 1
	x := makeMon(seed)
	for _, p := range x.layers {
		al := image.NewAlpha(m.Bounds())
		if p.line > 0 {
			p.path.stroke(al, xform{20, 20, 0, 0}, 1)
		} else {
			p.path.fill(al, xform{20, 20, 0, 0}, false)
		}
		for i, v := range al.Pix {
			out[i] += v / 8
		}
	}
	return out
}

// TestZonesDoNotOverlap: every zone inside the table, and no two share area but the strips that lie over others by intent.
func TestZonesDoNotOverlap(t *testing.T) {
	over := map[string]bool{"resolution": true, "stack": true, "ticket": true}
	for _, g := range Games {
		for _, s := range []struct {
			w, h  int
			phone bool
		}{{1280, 720, false}, {1920, 1080, false}, {2560, 1080, false}, {1024, 768, false}, {844, 390, true}, {667, 375, true}, {932, 430, true}} {
			tb := Layout(g, s.w, s.h)
			if tb.Phone != s.phone {
				t.Errorf("%dx%d: phone %v", s.w, s.h, tb.Phone)
			}
			all := Rect{0, 0, float32(s.w), float32(s.h)}
			for i, p := range tb.Places {
				if !p.R.Within(tb.Table.Inset(-1)) || !p.R.Within(all) {
					t.Errorf("game %s at %dx%d: %s is outside the table", g.Name, s.w, s.h, p.Zone)
				}
				for _, q := range tb.Places[:i] {
					if p.Zone == "use" || q.Zone == "use" { // lit only while a card is carried there
						continue
					}
					if s.phone && (over[p.Zone] || over[q.Zone]) || p.Zone == "ticket" || q.Zone == "ticket" {
						continue
					}
					if in := p.R.Intersect(q.R); in.W > 1.5 && in.H > 1.5 {
						t.Errorf("game %s at %dx%d: %s of %d and %s of %d overlap by %v", g.Name, s.w, s.h, p.Zone, p.Seat, q.Zone, q.Seat, in)
					}
				}
			}
			if tb.Rail.Overlaps(tb.Ground) || tb.Tools.Overlaps(tb.Ground) {
				t.Errorf("game %s at %dx%d: a rail covers the table", g.Name, s.w, s.h)
			}
		}
	}
}

func TestLayoutRails(t *testing.T) {
	tb := Layout(SVE, 1280, 720)
	if tb.Tools != (Rect{0, 0, 48, 720}) || tb.Table != (Rect{48, 0, 968, 720}) || tb.Rail != (Rect{1016, 0, 264, 720}) || tb.U != 1 {
		t.Errorf("1280x720: %+v %+v %+v u %v", tb.Tools, tb.Table, tb.Rail, tb.U)
	}
	tb = Layout(SVE, 1600, 720)
	if tb.Rail.W != 340 || tb.Table.W != 968 || tb.Table.X != 48+(1600-48-340-968)/2 {
		t.Errorf("1600x720: the rail takes 340u, the rest goes to both sides: %+v %+v", tb.Rail, tb.Table)
	}
	tb = LayoutWith(SVE, 1280, 720, Options{Text: 1.3})
	if tb.Rail.W != 340 || tb.RailU != 1.3 || tb.Table.W >= 968 {
		t.Errorf("text 130 %%: rail %v, u %v, table %v", tb.Rail.W, tb.RailU, tb.Table.W)
	}
	tb = Layout(SVE, 1920, 1080)
	if got := tb.At("field", Near); got != (Rect{275, 422, 960, 176}) {
		t.Errorf("field at 1920x1080: %+v", got)
	}
}

func TestSpreadAndFan(t *testing.T) {
	zone := R(0, 0, 640, 117)
	bs, w := Spread(nil, zone, 84, 1, 5, 5, func(i int) bool { return i == 1 })
	if w < 83.7 || w > 83.8 { // 84 would be 117.33 high
		t.Errorf("width %v", w)
	}
	for i, b := range bs {
		if !b.Within(zone.Inset(-1)) {
			t.Errorf("card %d outside its zone: %+v", i, b)
		}
		if i > 0 && b.Overlaps(bs[i-1]) {
			t.Errorf("cards %d and %d overlap: %+v %+v", i-1, i, bs[i-1], b)
		}
	}
	if bs[1].W <= bs[1].H {
		t.Error("the rested card is not landscape")
	}
	hand := R(90, 0, 800, 176)
	for _, n := range []int{1, 6, 9, 14} {
		f := Fan(nil, hand, 118, 1, n)
		for i := 1; i < n; i++ {
			if f[i].X-f[i-1].X < 118*0.4-1 {
				t.Errorf("%d cards: more than 60 %% covered", n)
			}
		}
		if n <= 6 && n > 1 && f[1].X < f[0].Right() {
			t.Errorf("%d cards overlap", n)
		}
	}
}

func TestPlaceBeside(t *testing.T) {
	bounds := R(0, 0, 1000, 700)
	r, lead := PlaceBeside(bounds, R(100, 100, 84, 117), 300, 400, 8)
	if lead || r.X != 192 {
		t.Errorf("right first: %+v %v", r, lead)
	}
	r, lead = PlaceBeside(bounds, R(800, 100, 84, 117), 300, 400, 8)
	if lead || r.Right() != 792 {
		t.Errorf("then left: %+v %v", r, lead)
	}
	thing := R(400, 300, 84, 117)
	r, lead = PlaceBeside(bounds, thing, 300, 400, 8, R(484, 0, 516, 700), R(0, 0, 400, 290))
	if r.Overlaps(thing) {
		t.Errorf("covers what it explains: %+v", r)
	}
	if !lead {
		t.Error("in a corner it wants a leader")
	}
}

func TestHits(t *testing.T) {
	l := art(t).NewList()
	l.Reset(400, 400, 1)
	l.Button(R(10, 10, 100, 40), &Button{ID: 5, Label: "甲"})
	l.Button(R(60, 10, 100, 40), &Button{ID: 6, Label: "乙"})
	for p, want := range map[Point]ID{{20, 20}: 5, {80, 20}: 6, {300, 300}: 0} {
		if got := l.HitAt(p); got != want {
			t.Errorf("at %v: %d, want %d", p, got, want)
		}
	}
	if r, ok := l.RectOf(5); !ok || r != R(10, 10, 100, 40) {
		t.Errorf("RectOf(5) = %v %v", r, ok)
	}
}

// TestPanelsKeepTheirText: at the widths used, nothing of the sample panels is cut, and all of it stays inside the panel.
func TestPanelsKeepTheirText(t *testing.T) {
	for _, w := range []struct {
		px    float32
		phone bool
	}{{240, false}, {316, false}, {188, true}} {
		for _, s := range samplePanels() {
			l := art(t).NewList()
			l.Reset(400, 900, 1)
			l.Phone = w.phone
			r := l.Panel(R(10, 10, w.px, 800), &s.p)
			if want := l.PanelHeight(w.px, &s.p); r.H < want-1 || r.H > want+1 {
				t.Errorf("%s at %v: drawn %v high, measured %v", s.head, w.px, r.H, want)
			}
			for _, o := range l.ops {
				if o.kind != opText {
					continue
				}
				box := Rect{o.r.X, o.r.Y - o.width, o.r.W, o.width}
				if o.cut && !w.phone || !box.Within(r.Inset(-1)) {
					t.Errorf("%s at %v: %q cut %v, at %+v of %+v", s.head, w.px, o.text, o.cut, box, r)
				}
			}
		}
	}
}

// TestLargeFaceText: the samples' names and texts stay inside the large face.
func TestLargeFaceText(t *testing.T) {
	for _, phone := range []bool{false, true} {
		for _, s := range faceSamples() {
			l := art(t).NewList()
			l.Reset(800, 1200, 1)
			l.Phone = phone
			r := l.LargeCard(10, 10, l.Px(WidthLarge), &s.card)
			for _, o := range l.ops {
				if o.kind == opText && !(Rect{o.r.X, o.r.Y - o.width, o.r.W, o.width}).Within(r.Inset(-8)) {
					t.Errorf("%s (phone %v): %q is outside", s.title, phone, o.text)
				}
			}
		}
	}
}

// TestStillFrame: building and lowering a frame that did not change allocates nothing.
func TestStillFrame(t *testing.T) {
	draw, l := benchScene(t)
	draw()
	l.lower()
	if n := testing.AllocsPerRun(20, func() { draw(); l.lower() }); n != 0 {
		t.Errorf("%v allocations per frame", n)
	}
}

// TestSameListSamePicture: two Arts that never met draw the same list and the same pixels.
func TestSameListSamePicture(t *testing.T) {
	var hash [2]uint64
	var pix [2]*image.RGBA
	for i := range 2 {
		a, err := NewArt(fontData(t))
		if err != nil {
			t.Fatal(err)
		}
		tb := Layout(SVE, 960, 540)
		side, near, far := sampleSide(), sampleNear(), sampleFar()
		var boxes []Rect
		l := a.NewList()
		l.Reset(960, 540, tb.U)
		drawTable(l, &tb, side, &near, &far, &boxes)
		hash[i] = l.Hash()
		pix[i] = image.NewRGBA(image.Rect(0, 0, 960, 540))
		l.DrawSoft(pix[i])
		if i == 0 {
			l.Fill(R(0, 0, 1, 1), Shu)
			if l.Hash() == hash[0] {
				t.Error("another list has the same hash")
			}
		}
	}
	if hash[0] != hash[1] {
		t.Error("hashes differ")
	}
	for i := range pix[0].Pix {
		if pix[0].Pix[i] != pix[1].Pix[i] {
			t.Fatalf("pixels differ at %d", i)
		}
	}
}

// TestSoftPixels: plain shapes land exactly where they should, with their colour.
func TestSoftPixels(t *testing.T) {
	l := art(t).NewList()
	l.Reset(40, 40, 1)
	l.Fill(R(0, 0, 40, 40), Ink900)
	l.Clip(R(0, 0, 20, 40))
	l.Fill(R(10, 10, 20, 10), Shu)
	l.Unclip()
	l.Push(Point{30, 30}, 0, 1, 0.5, 0, 0)
	l.Fill(R(28, 28, 4, 4), White)
	l.Pop()
	m := image.NewRGBA(image.Rect(0, 0, 40, 40))
	l.DrawSoft(m)
	half := uint8((255 + int(Ink900.R)) / 2)
	for p, want := range map[image.Point]uint8{{9, 10}: Ink900.R, {10, 10}: Shu.R, {19, 19}: Shu.R, {20, 15}: Ink900.R, {10, 20}: Ink900.R} {
		if got := m.RGBAAt(p.X, p.Y).R; got != want {
			t.Errorf("at %v red is %d, want %d", p, got, want)
		}
	}
	if got := m.RGBAAt(30, 30).R; got < half-1 || got > half+1 {
		t.Errorf("half faded white is %d, want %d", got, half)
	}
}

// TestWithoutBold: Regular stands in for Bold until it comes, and the faces are made again then.
func TestWithoutBold(t *testing.T) {
	reg, bold := fontData(t)
	a, err := NewArt(reg, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := a.Measure("札", Bold, 20)
	l := a.NewList()
	l.Reset(100, 100, 1)
	l.Text(R(0, 0, 100, 100), "札", Style{Font: Bold, Size: 20, Color: White})
	l.lower()
	if len(a.glyphs) != 1 {
		t.Fatalf("%d glyphs", len(a.glyphs))
	}
	if err := a.SetBold(bold); err != nil {
		t.Fatal(err)
	}
	if len(a.glyphs) != 0 || w != 20 {
		t.Errorf("after Bold came %d old glyphs are kept, width %v", len(a.glyphs), w)
	}
	if _, err := NewArt([]byte("no font"), nil); err == nil {
		t.Error("a broken font must be an error")
	}
}

// TestHalfOfRegular: a character whose outline is still to come is blank in its own width, and drawn when it comes; what
// was drawn is forgotten only if it lacked something. When it does not come the figure of a missing one stands there.
func TestHalfOfRegular(t *testing.T) {
	reg, _ := fontData(t)
	first, rest, err := halves.Split(reg, func(r rune) bool { return r < 0x3400 || r == '札' || r == '卓' })
	if err != nil {
		t.Fatal(err)
	}
	half := func(text string) (*Art, func() int) {
		a, err := NewArt(first, nil)
		if err != nil {
			t.Fatal(err)
		}
		a.RegularIsHalf()
		if w := a.Measure(text, Regular, 20); w != 40 {
			t.Fatalf("%s is %v wide", text, w)
		}
		drawn := func() (n int) {
			l := a.NewList()
			l.Reset(100, 100, 1)
			l.Text(R(0, 0, 100, 100), text, Style{Size: 20, Color: White})
			l.lower()
			for _, g := range a.glyphs {
				if g.pic != nil {
					n++
				}
			}
			return n
		}
		return a, drawn
	}
	whole, err := halves.Join(first, rest)
	if err != nil {
		t.Fatal(err)
	}
	a, drawn := half("札鷲")
	if n := drawn(); n != 1 {
		t.Errorf("of 札鷲 %d are drawn with the first half", n)
	}
	if a.SetRegular(whole) != nil || len(a.glyphs) != 0 {
		t.Errorf("%d pictures are kept that lacked something", len(a.glyphs))
	}
	if n := drawn(); n != 2 {
		t.Errorf("of 札鷲 %d are drawn with the whole", n)
	}
	a, drawn = half("札卓")
	drawn()
	if a.SetRegular(whole) != nil || len(a.glyphs) != 2 {
		t.Errorf("%d pictures are kept of text that lacked nothing", len(a.glyphs))
	}
	a, drawn = half("札鷲")
	var missed []rune
	a.OnMissing = func(r rune) { missed = append(missed, r) }
	drawn()
	if a.SetRegular(nil) != nil || drawn() != 2 || string(missed) != "鷲" {
		t.Errorf("what does not come is drawn as a missing character: %q", string(missed))
	}
	if a.SetRegular(whole) != nil || len(a.glyphs) != 0 || drawn() != 2 {
		t.Error("what came late after all is not drawn anew")
	}
	if a.SetRegular([]byte("no font")) == nil {
		t.Error("a broken font must be an error")
	}
}

// TestHitsEndAtTheClip: what a clip hides does not answer to the pointer, but is still known to the keyboard.
func TestHitsEndAtTheClip(t *testing.T) {
	l := art(t).NewList()
	l.Reset(100, 100, 1)
	l.Hit(1, R(0, 0, 100, 100))
	l.Clip(R(10, 10, 40, 40))
	l.Clip(R(0, 20, 100, 80))
	l.Hit(2, R(0, 0, 30, 30))
	l.Hit(3, R(60, 60, 10, 10))
	l.Unclip()
	l.Unclip()
	l.Hit(4, R(90, 0, 10, 10))
	for _, c := range []struct {
		p    Point
		want ID
	}{{Point{15, 25}, 2}, {Point{15, 15}, 1}, {Point{5, 25}, 1}, {Point{65, 65}, 1}, {Point{95, 5}, 4}} {
		if got := l.HitAt(c.p); got != c.want {
			t.Errorf("at %v: %d, want %d", c.p, got, c.want)
		}
	}
	if r, ok := l.RectOf(2); !ok || r != R(10, 20, 20, 10) {
		t.Errorf("what is seen of 2 is %v (%v), want 10 20 20 10", r, ok)
	}
	if _, ok := l.RectOf(3); ok {
		t.Error("3 is seen outside the clip")
	}
	if h := l.Hits()[2]; h.ID != 3 || h.Whole != R(60, 60, 10, 10) {
		t.Errorf("the hidden mark is %+v, want 3 with its whole box", h)
	}
}
