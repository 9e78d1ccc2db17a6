//go:build !js

package game

import (
	"archive/zip"
	"bytes"
	"compress/zlib"
	"image"
	"image/color"
	"image/png"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"gotaku/assets"
	"gotaku/rules/state"
	"gotaku/web/link/local"
)

// pictureOf is a picture of one colour, as a file.
func pictureOf(t testing.TB, c color.RGBA) []byte {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, 126, 176))
	for y := range 176 {
		for x := range 126 {
			m.SetRGBA(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// zipOf is a zip of files.
func zipOf(t testing.TB, files map[string][]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, file := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		w.Write(file)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// drops gives a rig room for pictures and lets files be dropped.
func drops(r *rig) (dir string, drop func(files ...local.File)) {
	dir = r.t.TempDir()
	r.c.Env.Pictures = local.OpenPicturesDir(dir)
	var dropped []local.File
	r.c.Env.Files = func() []local.File {
		out := dropped
		dropped = nil
		return out
	}
	return dir, func(files ...local.File) {
		dropped = files
		r.tick(1)
		for range 4000 {
			if _, is := r.c.top().(*notice); is {
				return
			}
			r.tick(1)
			time.Sleep(time.Millisecond)
		}
		r.t.Fatal("nothing is said of the pictures")
	}
}

// TestNamesOfPictures: the names of a zip that a Japanese Windows wrote, and kana whose marks stand behind them.
func TestNamesOfPictures(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range []string{"\x83J\x81[\x83h.png", "カード.png", "\xff\xff.png"} { // "カード" in Shift JIS, in UTF-8, and nothing
		if _, err := z.CreateHeader(&zip.FileHeader{Name: name, NonUTF8: true}); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range zippedPictures(b.Bytes()) {
		got = append(got, f.name)
	}
	if want := []string{"カード.png", "カード.png", "\ufffd\ufffd.png"}; !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
	for written, want := range map[string]string{"ハ\u309aン": "パン", "か\u3099く": "がく", "ウ\u3099ォイス": "ヴォイス", "Ａ　B": "a-b"} {
		if got := plainly(written); got != want {
			t.Errorf("%q is compared as %q, not %q", written, got, want)
		}
	}
}

// TestOwnPictures: of a zip each picture comes to the cards that it is called after, by number or by name, however that is
// written; what is called after none, or is no picture, is told of; and all can be forgotten.
func TestOwnPictures(t *testing.T) {
	r := newRig(t, 1280, 720)
	_, drop := drops(r)
	id := assets.Playable()[0]
	g := assets.Of(id)
	var defs []*state.Def
	for i := range g.Rules.Pool.Defs {
		if d := &g.Rules.Pool.Defs[i]; len(d.Sides) > 0 && d.Number != "" && d.Sides[0].NameEN != "" {
			defs = append(defs, d)
		}
	}
	red := pictureOf(t, color.RGBA{220, 20, 30, 255})
	wide := strings.Map(func(r rune) rune {
		if r > ' ' && r <= '~' {
			return r - '!' + '！'
		}
		return r
	}, defs[1].Number)
	drop(local.File{Name: "pictures.zip", Data: zipOf(t, map[string][]byte{
		"cards/" + strings.ToLower(defs[0].Number) + "_1.png": red,
		"cards/" + wide + ".PNG":                              red,
		"cards/" + defs[2].Sides[0].Name + " (2).png":         red,
		"cards/" + defs[3].Sides[0].NameEN + ".png":           red,
		"../../" + defs[4].Number + ".png":                    red,
		"cards/nobody.png":                                    red,
		"cards/" + defs[5].Number + ".jpg":                    []byte("no picture"),
		"cards/list.txt":                                      []byte("no matter"),
	})})
	kept := r.c.Env.Pictures
	for i := range 5 {
		if !kept.Has(pictureKey(id, defs[i].Number)) {
			t.Errorf("card %d, %s %s, has none", i, defs[i].Number, defs[i].Sides[0].Name)
		}
	}
	said := r.c.top().(*notice).text
	for _, want := range []string{r.c.T("pics.kept", 5), "nobody.png", defs[5].Number + ".jpg", r.c.T("pics.fault.kind")} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said: %s", want, said)
		}
	}
	r.key("Esc")
	r.c.Open(newPrefs(r.c))
	r.click("settings:pictures")
	r.click("pics:forget")
	r.click("confirm:yes")
	r.tick(5)
	if kept.Len() != 0 {
		t.Errorf("%d are left", kept.Len())
	}
}

// TestOwnPicturesStandOnCards: the picture is what is seen of the card, on the table and large, with its name, cost and
// numbers over it; and a card that has none is drawn as before.
func TestOwnPicturesStandOnCards(t *testing.T) {
	r := seated(t, 1280, 720)
	painted(t, 0)
	_, drop := drops(r)
	tb := r.table()
	id := toPlay(t, r)
	face := tb.card(id).Face
	number := tb.book.rules.Pool.Def(face).Number
	blue := color.RGBA{10, 40, 250, 255}
	before := ofColor(r.c, blue)
	drop(local.File{Name: number + ".png", Read: func() *local.Task[[]byte] { return local.Given(pictureOf(t, blue)) }})
	r.key("Esc")
	for range 300 {
		r.tick(1)
		r.c.Draw()
		time.Sleep(time.Millisecond)
	}
	after := ofColor(r.c, blue)
	x, y := r.middle(cardName(id))
	r.tick(1, Event{Kind: PointerMove, X: x, Y: y})
	r.settle()
	for range 100 {
		r.tick(1)
		r.c.Draw()
		time.Sleep(time.Millisecond)
	}
	large := ofColor(r.c, blue)
	if before > 0.001 || after < before+0.003 || large < after+0.005 {
		t.Errorf("of the screen %.4f is its colour before, %.4f after, %.4f with the large face", before, after, large)
	}
	r.shot("own-picture")
}

// ofColor is how much of the screen is of about a colour.
func ofColor(c *Core, of color.RGBA) float64 {
	list, _ := c.Draw()
	m := image.NewRGBA(image.Rect(0, 0, c.W, c.H))
	list.DrawSoft(m)
	n := 0
	near := func(a, b uint8) bool { return max(a, b)-min(a, b) < 24 }
	for i := 0; i < len(m.Pix); i += 4 {
		if near(m.Pix[i], of.R) && near(m.Pix[i+1], of.G) && near(m.Pix[i+2], of.B) {
			n++
		}
	}
	return float64(n) / float64(c.W*c.H)
}

// TestOwnPicturesAreNotSent: the file with all that is kept, and the record of a match, have nothing of them.
func TestOwnPicturesAreNotSent(t *testing.T) {
	r := seated(t, 1280, 720)
	face := r.table().card(toPlay(t, r)).Face
	record := r.table().s.Record()
	keeper{r.c}.save()
	r.tick(2)
	all := bytes.Clone(r.saved)
	_, drop := drops(r)
	drop(local.File{Name: r.table().book.rules.Pool.Def(face).Number + ".png", Read: func() *local.Task[[]byte] { return local.Given(pictureOf(t, color.RGBA{1, 2, 3, 255})) }})
	if r.c.Env.Pictures.Len() != 1 {
		t.Fatal("no picture is kept")
	}
	r.key("Esc")
	keeper{r.c}.save()
	r.tick(2)
	if !bytes.Equal(r.saved, all) || !bytes.Equal(r.table().s.Record(), record) {
		t.Error("what is saved has changed with the pictures")
	}
}

// TestZipsOfPicturesAreBounded: what says that it is larger than a picture may be is not unpacked, and what says it falsely no
// further than that; a zip that is cut or bent gives what can be read of it and breaks nothing.
func TestZipsOfPicturesAreBounded(t *testing.T) {
	good := zipOf(t, map[string][]byte{"a.png": make([]byte, local.MaxPicture+1), "b.png": make([]byte, 100)})
	lying := bytes.Clone(good)
	for at := bytes.Index(lying, []byte("PK\x01\x02")); at >= 0; {
		copy(lying[at+24:], []byte{1, 0, 0, 0})
		next := bytes.Index(lying[at+4:], []byte("PK\x01\x02"))
		if next < 0 {
			break
		}
		at += 4 + next
	}
	for _, z := range [][]byte{good, lying} {
		list := zippedPictures(z)
		if len(list) != 2 {
			t.Fatalf("%d pictures", len(list))
		}
		for _, p := range list {
			b, err := p.read().Result()
			if (p.name == "a.png") != (err != nil) || err == nil && len(b) != 100 {
				t.Errorf("%s: %d bytes, %v", p.name, len(b), err)
			}
		}
	}
	for n := range len(good) {
		for _, p := range zippedPictures(good[:n]) {
			p.read()
		}
		bent := bytes.Clone(good)
		bent[n] ^= 0x55
		for _, p := range zippedPictures(bent) {
			p.read()
		}
	}
}

func FuzzZippedPictures(f *testing.F) {
	f.Add(zipOf(f, map[string][]byte{"a.png": []byte("one"), "b/c.jpg": bytes.Repeat([]byte("two"), 99), "d.txt": nil}))
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, p := range zippedPictures(b) {
			if got, err := p.read().Result(); err == nil && len(got) > local.MaxPicture {
				t.Errorf("%d bytes", len(got))
			}
		}
	})
}

// TestPictureSettings: the page of the settings fits every screen in both languages, and what is said of it is whole.
func TestPictureSettings(t *testing.T) {
	for _, lang := range assets.Langs {
		for name, size := range map[string][2]int{"desk": {1280, 720}, "phone": {844, 390}, "upright": {390, 844}} {
			r := newRig(t, size[0], size[1])
			drops(r)
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.c.Open(newPrefs(r.c))
			r.click("settings:pictures")
			box, _ := r.c.Find("settings:box")
			for _, button := range []string{"pics:files", "pics:folder", "pics:forget"} {
				if b, there := r.c.Find(button); !there || b.Empty() || b.Intersect(box) != b {
					t.Errorf("%s, %s: %s lies at %v, the sheet at %v", lang, name, button, b, box)
				}
			}
			r.shot("settings-pictures-" + name + "-" + lang)
		}
	}
}

// TestPicturesThatAreStopped: Esc begins no further picture and tells what is kept, and what is brought then is kept as well.
func TestPicturesThatAreStopped(t *testing.T) {
	r := newRig(t, 1280, 720)
	_, drop := drops(r)
	defs := assets.Of(assets.Playable()[0]).Rules.Pool.Defs
	red := pictureOf(t, color.RGBA{220, 20, 30, 255})
	files := map[string][]byte{}
	for i := range min(60, len(defs)) {
		files[defs[i].Number+".png"] = red
	}
	run := &picturing{kept: r.c.Env.Pictures}
	for range 9 {
		run.add([]loosePicture{{name: "a.png"}})
	}
	if run.next = 3; run.Stop() || len(run.list) != 3 {
		t.Errorf("%d files are left", len(run.list))
	}
	drop(local.File{Name: "a.zip", Data: zipOf(t, files)})
	r.key("Esc")
	r.c.pics.run = &picturing{} // one whose sign was closed before it began
	before := r.c.Env.Pictures.Len()
	drop(local.File{Name: defs[70].Number + ".png", Read: func() *local.Task[[]byte] { return local.Given(red) }})
	if got := r.c.Env.Pictures.Len(); got != before+1 {
		t.Errorf("%d pictures, want %d", got, before+1)
	}
}

// TestPicturesThatComeLate: one that was on its way when all were forgotten is not taken for one that there is.
func TestPicturesThatComeLate(t *testing.T) {
	r := newRig(t, 1280, 720)
	_, drop := drops(r)
	id := assets.Playable()[0]
	number := assets.Of(id).Rules.Pool.Defs[0].Number
	drop(local.File{Name: number + ".png", Read: func() *local.Task[[]byte] { return local.Given(pictureOf(t, color.RGBA{220, 20, 30, 255})) }})
	key := pictureKey(id, number)
	r.c.pics.Picture(key)
	r.c.pics.changed()
	for range 200 {
		r.tick(1)
		time.Sleep(time.Millisecond)
	}
	if len(r.c.pics.have) != 0 {
		t.Error("it is taken for one that there is")
	}
	for range 2000 {
		if r.c.pics.Picture(key) != nil {
			return
		}
		r.tick(1)
		time.Sleep(time.Millisecond)
	}
	t.Error("it does not come anew")
}

// TestOwnPicturesAreNotPrinted: what is printed may be handed on, so none of the player's own pictures is on it.
func TestOwnPicturesAreNotPrinted(t *testing.T) {
	r := newRig(t, 1280, 720)
	_, drop := drops(r)
	r.opens(assets.Playable()[0])
	r.click("mode:solo")
	r.click("deck:build:0")
	b := r.c.scene.(*builder)
	few := *b.own.deck
	few.Main, few.Side = few.Main[:1], nil
	b.own.deck = &few
	face := facesOf(b.own.deck)[0]
	red := color.RGBA{220, 20, 30, 255}
	drop(local.File{Name: b.books.rules.Pool.Def(face).Number + ".png", Read: func() *local.Task[[]byte] { return local.Given(pictureOf(t, red)) }})
	r.key("Esc")
	if r.c.Env.Pictures.Len() != 1 || b.books.printed(face).Face.Own == "" {
		t.Fatal("the card has no picture of the player's")
	}
	r.until("the picture is read and drawn", func() bool {
		list := r.c.Art.NewList()
		list.Reset(cardWidePx, cardHighPx, 1)
		card := b.books.printed(face)
		list.PrintedCard(cardWidePx, cardHighPx, &card)
		shown := image.NewRGBA(image.Rect(0, 0, cardWidePx, cardHighPx))
		list.DrawSoft(shown)
		return reds(shown) > 20_000
	})
	r.saved = nil
	b.print()
	r.until("the cards are drawn", func() bool { return r.c.top().Name() != "opening" && r.saved != nil })
	at := regexp.MustCompile(`/Subtype /Image /Width 744 /Height 1039 .* /Length (\d+) >>\nstream\n`).FindIndex(r.saved)
	z, err := zlib.NewReader(bytes.NewReader(r.saved[at[1]:]))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	if n := reds(rowsOf(raw)); n > 2000 { // with it 184,000
		t.Errorf("%d pixels of the printed card are of the picture's colour", n)
	}
}

// reds is how many pixels of a picture are about as red as that test's.
func reds(m *image.RGBA) (n int) {
	for i := 0; i < len(m.Pix); i += 4 {
		if m.Pix[i] > 190 && m.Pix[i+1] < 60 && m.Pix[i+2] < 70 {
			n++
		}
	}
	return n
}
