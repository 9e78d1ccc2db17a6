//go:build !js

package local

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"time"
)

// finished waits for a task.
func finished[T any](t *testing.T, task *Task[T]) (T, error) {
	t.Helper()
	for !task.Done() {
		time.Sleep(time.Millisecond)
	}
	return task.Result()
}

// painted is a picture of one colour.
func painted(w, h int, c color.Color) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range m.Pix {
		r, g, b, a := c.RGBA()
		m.Pix[i] = [4]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}[i%4]
	}
	return m
}

func pngOf(t *testing.T, m image.Image) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func jpegOf(t *testing.T, m image.Image) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestPicturesAreKeptSmall: a picture is kept as large as a table needs, comes back in its colours, also for a program that
// is begun anew, and is gone once all are forgotten.
func TestPicturesAreKeptSmall(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "pictures")
	p := OpenPicturesDir(dir)
	red := color.RGBA{200, 30, 40, 255}
	for name, of := range map[string]struct {
		file []byte
		w, h int
	}{
		"sve/bp01-001": {pngOf(t, painted(744, 1039, red)), 360, 502},
		"sve/wide":     {jpegOf(t, painted(1039, 744, red)), 502, 360},
		"sve/small":    {pngOf(t, painted(100, 140, red)), 100, 140},
	} {
		if _, err := finished(t, p.Keep(name, of.file)); err != nil || !p.Has(name) {
			t.Fatalf("%s: %v", name, err)
		}
		for _, p := range []*Pictures{p, OpenPicturesDir(dir)} {
			m, err := finished(t, p.Get(name))
			if err != nil || m.Bounds() != image.Rect(0, 0, of.w, of.h) {
				t.Fatalf("%s: %v, %v", name, err, m)
			}
			if c := m.RGBAAt(of.w/2, of.h/2); c.R < 190 || c.G > 45 || c.B > 55 || c.A != 255 {
				t.Errorf("%s: its colour is %v", name, c)
			}
		}
	}
	if p.Len() != 3 || len(OpenDir(dir+"/..").List("")) != 0 {
		t.Errorf("%d are kept", p.Len())
	}
	if _, err := finished(t, p.Clear()); err != nil || p.Len() != 0 || OpenPicturesDir(dir).Len() != 0 {
		t.Errorf("not all are forgotten: %v", err)
	}
}

// TestPicturesAreJudged: what is none, or is too large in bytes or in pixels, is refused before it is decoded.
func TestPicturesAreJudged(t *testing.T) {
	p := OpenPicturesDir(t.TempDir())
	bomb := pngOf(t, painted(4, 4, color.White))
	binary.BigEndian.PutUint32(bomb[16:], 100_000)
	binary.BigEndian.PutUint32(bomb[20:], 100_000)
	high := append([]byte{}, bomb...)
	binary.BigEndian.PutUint32(high[20:], 1<<31-1)
	none := append([]byte{}, bomb...)
	binary.BigEndian.PutUint32(none[16:], 0)
	for what, of := range map[string]struct {
		file []byte
		want error
	}{
		"a text":             {[]byte("no picture, whatever its name is"), ErrNoPicture},
		"nothing":            {nil, ErrNoPicture},
		"a JPEG's beginning": {[]byte{0xff, 0xd8, 0xff, 0xe0, 0, 200}, ErrNoPicture},
		"a bomb":             {bomb, ErrLargePicture},
		"a higher bomb":      {high, ErrLargePicture},
		"no width":           {none, ErrLargePicture},
		"too many bytes":     {append(pngOf(t, painted(4, 4, color.White)), make([]byte, MaxPicture)...), ErrLargePicture},
	} {
		if _, err := finished(t, p.Keep("x", of.file)); !errors.Is(err, of.want) {
			t.Errorf("%s: %v", what, err)
		}
	}
	cut := pngOf(t, painted(400, 400, color.White))
	if _, err := finished(t, p.Keep("x", cut[:len(cut)/2])); err == nil || p.Len() != 0 {
		t.Errorf("half a picture is kept: %v", err)
	}
	for i := range MaxPictures {
		p.names["n"+string(rune(i+0x4e00))] = true
	}
	if _, err := finished(t, p.Keep("x", pngOf(t, painted(4, 4, color.White)))); !errors.Is(err, ErrManyPictures) {
		t.Errorf("one more than there may be: %v", err)
	}
}

// TestAPictureThatWasSpoiltIsForgotten: the card is drawn then.
func TestAPictureThatWasSpoiltIsForgotten(t *testing.T) {
	dir := t.TempDir()
	p := OpenPicturesDir(dir)
	finished(t, p.Keep("x", pngOf(t, painted(40, 40, color.White))))
	if err := os.WriteFile(filepath.Join(dir, fileOf("x")), []byte("rubbish"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := finished(t, p.Get("x")); err == nil || p.Has("x") {
		t.Errorf("it is still there: %v", err)
	}
}

// TestPictureSizes: the heads of all three kinds say how large they are, as decoding them does.
func TestPictureSizes(t *testing.T) {
	webp := func(kind string, head ...byte) []byte {
		b := append([]byte("RIFF\x00\x00\x00\x00WEBP"+kind+"\x00\x00\x00\x00"), head...)
		return append(b, make([]byte, 20)...)
	}
	for what, file := range map[string][]byte{
		"PNG": pngOf(t, painted(63, 88, color.White)), "JPEG": jpegOf(t, painted(63, 88, color.White)),
		"WebP":             webp("VP8 ", 0, 0, 0, 0x9d, 0x01, 0x2a, 63, 0, 88, 0),
		"WebP, lossless":   webp("VP8L", 0x2f, 62, 87<<6&0xff, 87>>2, 0),
		"WebP with a head": webp("VP8X", 0, 0, 0, 0, 62, 0, 0, 87, 0, 0),
	} {
		if w, h, err := PictureSize(file); w != 63 || h != 88 || err != nil {
			t.Errorf("%s: %d x %d, %v", what, w, h, err)
		}
	}
}

func FuzzPictureSize(f *testing.F) {
	f.Add([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x00\x01\x00\x00\x00\x01"))
	f.Add([]byte{0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, 3})
	f.Add([]byte("RIFF\x00\x00\x00\x00WEBPVP8X\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, b []byte) {
		w, h, err := PictureSize(b)
		if cfg, _, is := image.DecodeConfig(bytes.NewReader(b)); is == nil && err == nil && (cfg.Width > w || cfg.Height > h) {
			t.Errorf("it says %d x %d, and is decoded as %d x %d", w, h, cfg.Width, cfg.Height)
		}
	})
}

// TestAFolderOfPicturesIsNotReadAtOnce: what is called as a picture is read when it is wanted, and never if it is too large.
func TestAFolderOfPicturesIsNotReadAtOnce(t *testing.T) {
	Files()
	Drop(fstest.MapFS{
		"cards/BP01-001.PNG": {Data: []byte("one")}, "cards/more/two.webp": {Data: make([]byte, MaxPicture+1)}, "cards/list.csv": {Data: []byte("name")},
	})
	got := map[string]File{}
	for len(got) < 3 {
		for _, f := range Files() {
			got[f.Name] = f
		}
		time.Sleep(time.Millisecond)
	}
	one, two := got["BP01-001.PNG"], got["two.webp"]
	if one.Read == nil || one.Data != nil || two.Read == nil || got["list.csv"].Read != nil {
		t.Fatalf("%+v", got)
	}
	if b, err := finished(t, one.Read()); string(b) != "one" || err != nil {
		t.Errorf("%q, %v", b, err)
	}
	if _, err := finished(t, two.Read()); !errors.Is(err, ErrLargePicture) {
		t.Errorf("the large one: %v", err)
	}
}
