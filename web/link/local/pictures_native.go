//go:build !js

package local

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	_ "image/png" // what pictures may be
	"os"
	"path/filepath"

	scale "golang.org/x/image/draw"
	_ "golang.org/x/image/webp" // what pictures may be
)

// OpenPictures opens the pictures beside the app's store.
func OpenPictures(app string) *Pictures {
	dir, err := os.UserConfigDir()
	if err != nil {
		return newPictures(noDisk{err})
	}
	return OpenPicturesDir(filepath.Join(dir, app+pictureFolder))
}

// OpenPicturesDir opens the pictures in a folder.
func OpenPicturesDir(dir string) *Pictures { return newPictures(&folder{dir: dir}) }

func (d noDisk) keys(done func([]string, error)) { done(nil, d.err) }

func (d *folder) keys(done func([]string, error)) {
	if err := os.MkdirAll(d.dir, 0o700); err != nil {
		done(nil, err)
		return
	}
	entries, err := os.ReadDir(d.dir)
	var keys []string
	for _, e := range entries {
		if key, is := keyOf(e.Name()); is {
			keys = append(keys, key)
		}
	}
	done(keys, err)
}

// shrink makes a picture that was judged as small as it is kept.
func shrink(file []byte, done func([]byte, error)) {
	go func() {
		m, _, err := image.Decode(bytes.NewReader(file))
		if err != nil {
			done(nil, err)
			return
		}
		w, h := fitted(m.Bounds().Dx(), m.Bounds().Dy())
		small := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.Draw(small, small.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
		scale.CatmullRom.Scale(small, small.Bounds(), m, m.Bounds(), scale.Over, nil)
		var b bytes.Buffer
		err = jpeg.Encode(&b, small, &jpeg.Options{Quality: pictureLevel})
		done(b.Bytes(), err)
	}()
}

// pixels decodes a picture that is kept.
func pixels(small []byte, done func(*image.RGBA, error)) {
	go func() {
		m, _, err := image.Decode(bytes.NewReader(small))
		if err != nil {
			done(nil, err)
			return
		}
		out := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx(), m.Bounds().Dy()))
		draw.Draw(out, out.Bounds(), m, m.Bounds().Min, draw.Src)
		done(out, nil)
	}()
}
