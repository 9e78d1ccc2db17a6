package local

import (
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"sync"
)

// Pictures are the player's own, for the faces of cards: a store beside the other, which is never exported, and of which only
// the names are in memory. Each is judged before it is decoded, and made as small as a table needs before it is kept.
type Pictures struct {
	mu    sync.Mutex
	disk  pictureDisk
	names map[string]bool
	ready bool
	err   error
}

// pictureDisk is the platform's half.
type pictureDisk interface {
	keys(done func([]string, error))
	get(key string, done func(value []byte, there bool, err error))
	put(key string, value []byte, done func(error))
	remove(key string, done func(error))
}

// What is taken: so many bytes a file, pixels in it, pictures in all; and how large they are kept.
const (
	MaxPicture    = 5 << 20
	MaxPixels     = 25_000_000
	MaxPictures   = 4000
	pictureShort  = 360 // the shorter side of one that is kept
	pictureLong   = 504
	maxKept       = 400 << 10 // bytes of one that is kept
	pictureLevel  = 86        // of a JPEG's quality
	pictureFolder = "-pictures"
)

// What is wrong with a picture.
var (
	ErrNoPicture    = errors.New("this is no PNG, JPEG or WebP")
	ErrLargePicture = fmt.Errorf("a picture has more than %d bytes or %d pixels", MaxPicture, MaxPixels)
	ErrManyPictures = fmt.Errorf("there are %d pictures already", MaxPictures)
)

func newPictures(d pictureDisk) *Pictures {
	p := &Pictures{disk: d, names: map[string]bool{}}
	d.keys(func(keys []string, err error) {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, k := range keys {
			p.names[k] = true
		}
		p.ready, p.err = true, err
	})
	return p
}

// Ready says whether it is known what is kept.
func (p *Pictures) Ready() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.ready
}

// Len is how many are kept.
func (p *Pictures) Len() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.names)
}

// Has says whether one of that name is kept.
func (p *Pictures) Has(name string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.names[name]
}

// Keep judges a file and keeps its picture under a name, in place of one that there was.
func (p *Pictures) Keep(name string, file []byte) *Task[struct{}] {
	if err := p.may(name, file); err != nil {
		return failed[struct{}](err)
	}
	t := &Task[struct{}]{}
	shrink(file, func(small []byte, err error) {
		if err == nil && len(small) > maxKept {
			err = ErrLargePicture
		}
		if err != nil {
			t.finish(struct{}{}, err)
			return
		}
		p.disk.put(name, small, func(err error) {
			if err == nil {
				p.mu.Lock()
				p.names[name] = true
				p.mu.Unlock()
			}
			t.finish(struct{}{}, err)
		})
	})
	return t
}

// may says why a file is not kept.
func (p *Pictures) may(name string, file []byte) error {
	w, h, err := PictureSize(file)
	switch {
	case err != nil:
		return err
	case len(file) > MaxPicture || w < 1 || h < 1 || w > MaxPixels || h > MaxPixels/w:
		return ErrLargePicture
	case len(name) == 0 || len(name) > MaxKey:
		return fmt.Errorf("a name of %d bytes, 1 to %d are possible", len(name), MaxKey)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err != nil {
		return p.err
	}
	if len(p.names) >= MaxPictures && !p.names[name] {
		return ErrManyPictures
	}
	return nil
}

// Get is the picture of a name, as pixels. One that is kept and cannot be read any more is forgotten.
func (p *Pictures) Get(name string) *Task[*image.RGBA] {
	t := &Task[*image.RGBA]{}
	end := func(m *image.RGBA, err error) {
		if err != nil {
			p.mu.Lock()
			delete(p.names, name)
			p.mu.Unlock()
		}
		t.finish(m, err)
	}
	p.disk.get(name, func(small []byte, there bool, err error) {
		w, h, wrong := PictureSize(small)
		switch {
		case err != nil:
			end(nil, err)
		case !there || wrong != nil || w > pictureLong || h > pictureLong || w < 1 || h < 1:
			end(nil, ErrNoPicture)
		default:
			pixels(small, end)
		}
	})
	return t
}

// Clear forgets all.
func (p *Pictures) Clear() *Task[struct{}] {
	t := &Task[struct{}]{}
	p.mu.Lock()
	left := len(p.names)
	names := p.names
	p.names = map[string]bool{}
	p.mu.Unlock()
	if left == 0 {
		t.finish(struct{}{}, nil)
		return t
	}
	var mu sync.Mutex
	var wrong error
	for name := range names {
		p.disk.remove(name, func(err error) {
			mu.Lock()
			defer mu.Unlock()
			wrong = errors.Join(wrong, err)
			if left--; left == 0 {
				t.finish(struct{}{}, wrong)
			}
		})
	}
	return t
}

// fitted is how large a picture of w x h is kept: as large as it is, or as a table needs.
func fitted(w, h int) (int, int) {
	most, high := pictureShort, pictureLong
	if w > h {
		most, high = high, most
	}
	if w <= most && h <= high {
		return w, h
	}
	if w*high > h*most {
		return most, max(1, h*most/w)
	}
	return max(1, w*high/h), high
}

// PictureSize reads from the head of a picture how large it is, without decoding it.
func PictureSize(b []byte) (w, h int, err error) {
	switch {
	case len(b) >= 24 && string(b[:8]) == "\x89PNG\r\n\x1a\n" && string(b[12:16]) == "IHDR":
		return int(binary.BigEndian.Uint32(b[16:])), int(binary.BigEndian.Uint32(b[20:])), nil
	case len(b) >= 4 && b[0] == 0xff && b[1] == 0xd8:
		return jpegSize(b[2:])
	case len(b) >= 30 && string(b[:4]) == "RIFF" && string(b[8:12]) == "WEBP":
		return webpSize(string(b[12:16]), b[20:])
	}
	return 0, 0, ErrNoPicture
}

// jpegSize looks for the segment that begins a frame.
func jpegSize(b []byte) (w, h int, err error) {
	for len(b) >= 4 && b[0] == 0xff {
		kind := b[1]
		if kind == 0xff { // filling
			b = b[1:]
			continue
		}
		n := int(binary.BigEndian.Uint16(b[2:]))
		frame := kind >= 0xc0 && kind <= 0xcf && kind != 0xc4 && kind != 0xc8 && kind != 0xcc
		if frame && n >= 7 && len(b) >= 9 {
			return int(binary.BigEndian.Uint16(b[7:])), int(binary.BigEndian.Uint16(b[5:])), nil
		}
		if n < 2 || kind == 0xda || 2+n > len(b) {
			break
		}
		b = b[2+n:]
	}
	return 0, 0, ErrNoPicture
}

// webpSize reads the head of the three kinds of WebP; b has ten bytes at least.
func webpSize(kind string, b []byte) (w, h int, err error) {
	three := func(b []byte) int { return int(b[0]) | int(b[1])<<8 | int(b[2])<<16 }
	switch kind {
	case "VP8X":
		return 1 + three(b[4:]), 1 + three(b[7:]), nil
	case "VP8 ":
		return int(binary.LittleEndian.Uint16(b[6:]) & 0x3fff), int(binary.LittleEndian.Uint16(b[8:]) & 0x3fff), nil
	case "VP8L":
		n := binary.LittleEndian.Uint32(b[1:])
		return 1 + int(n&0x3fff), 1 + int(n>>14&0x3fff), nil
	}
	return 0, 0, ErrNoPicture
}
