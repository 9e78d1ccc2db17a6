// Package halves cuts a TrueType font in two, of which the first is a font by itself and is enough to begin with.
//
// The first half has every table, so that each character has its width and lies where it will lie; only the outlines of
// what comes later are empty. The second half holds those. Both together give the font again, byte for byte.
package halves

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/golang/freetype/truetype"
)

// Split cuts a font: the first half has the outlines of the characters that early names, and of what those are made of.
func Split(ttf []byte, early func(rune) bool) (first, rest []byte, err error) {
	f, err := parse(ttf)
	if err != nil {
		return nil, nil, err
	}
	index, err := truetype.Parse(ttf)
	if err != nil {
		return nil, nil, err
	}
	keep := make([]bool, len(f.glyphs))
	keep[0] = true // what stands for a character that the font lacks
	for r := rune(0); r < 0x10000; r++ {
		if i := int(index.Index(r)); i < len(keep) && early(r) {
			keep[i] = true
		}
	}
	for i := range keep {
		if keep[i] {
			f.keepParts(keep, i)
		}
	}
	var later []byte
	for i, g := range f.glyphs {
		if !keep[i] || len(g) == 0 { // an empty one looks like one that comes later
			rest = binary.BigEndian.AppendUint16(rest, uint16(len(g)))
			later = append(later, g...)
			f.glyphs[i] = nil
		}
	}
	first, rest = f.bytes(), append(rest, later...)
	if again, err := Join(first, rest); err != nil || !bytes.Equal(again, ttf) {
		return nil, nil, fmt.Errorf("the halves do not give the font again: %w", cmp.Or(err, errors.New("bytes differ")))
	}
	return first, rest, nil
}

// Join makes the font of its halves.
func Join(first, rest []byte) ([]byte, error) {
	f, err := parse(first)
	if err != nil {
		return nil, err
	}
	var later []int
	for i, g := range f.glyphs {
		if len(g) == 0 {
			later = append(later, i)
		}
	}
	if len(rest) < 2*len(later) {
		return nil, errors.New("the second half of the font is too short")
	}
	outlines := rest[2*len(later):]
	for n, i := range later {
		size := int(binary.BigEndian.Uint16(rest[2*n:]))
		if size > len(outlines) {
			return nil, errors.New("the second half of the font ends within an outline")
		}
		f.glyphs[i], outlines = outlines[:size], outlines[size:]
	}
	if len(outlines) > 0 {
		return nil, errors.New("the second half of the font is too long")
	}
	return f.bytes(), nil
}

// file is a TrueType font taken apart.
type file struct {
	head   []byte // the file's first twelve bytes
	tables []table
	glyphs [][]byte // outlines by index
	long   bool     // the places of outlines are written in four bytes
}

// table is an entry of the file's directory and what it names.
type table struct {
	tag  string
	sum  uint32
	at   uint32
	data []byte
}

const (
	headSize  = 12
	entrySize = 16
)

func parse(b []byte) (*file, error) {
	if len(b) < headSize {
		return nil, errors.New("not a TrueType font")
	}
	f := &file{head: b[:headSize]}
	n := int(binary.BigEndian.Uint16(b[4:]))
	if len(b) < headSize+n*entrySize {
		return nil, errors.New("the font ends within its directory")
	}
	for i := range n {
		e := b[headSize+i*entrySize:]
		at, size := binary.BigEndian.Uint32(e[8:]), binary.BigEndian.Uint32(e[12:])
		if uint64(at)+uint64(size) > uint64(len(b)) {
			return nil, fmt.Errorf("the font ends within its table %q", e[:4])
		}
		f.tables = append(f.tables, table{string(e[:4]), binary.BigEndian.Uint32(e[4:]), at, b[at : at+size]})
	}
	return f, f.cut()
}

// table is one of the font's; nil: it has no such.
func (f *file) table(tag string) *table {
	if i := slices.IndexFunc(f.tables, func(t table) bool { return t.tag == tag }); i >= 0 {
		return &f.tables[i]
	}
	return nil
}

// cut takes the outlines apart: loca says where each begins in glyf.
func (f *file) cut() error {
	head, maxp, loca, glyf := f.table("head"), f.table("maxp"), f.table("loca"), f.table("glyf")
	if head == nil || len(head.data) < 52 || maxp == nil || len(maxp.data) < 6 || loca == nil || glyf == nil {
		return errors.New("the font has no TrueType outlines")
	}
	f.long = head.data[51] != 0
	n, size := int(binary.BigEndian.Uint16(maxp.data[4:])), 2
	if f.long {
		size = 4
	}
	if n == 0 || len(loca.data) != (n+1)*size {
		return errors.New("the font does not say where its outlines are")
	}
	place := func(i int) int {
		if f.long {
			return int(binary.BigEndian.Uint32(loca.data[4*i:]))
		}
		return 2 * int(binary.BigEndian.Uint16(loca.data[2*i:]))
	}
	for i := range n {
		from, to := place(i), place(i+1)
		if from > to || to > len(glyf.data) || to-from > 0xffff {
			return fmt.Errorf("the font's outline %d is not within it", i)
		}
		f.glyphs = append(f.glyphs, glyf.data[from:to])
	}
	return nil
}

// Flags of an outline made of others.
const (
	wordArguments = 1 << 0
	oneScale      = 1 << 3
	moreFollow    = 1 << 5
	twoScales     = 1 << 6
	fourScales    = 1 << 7
)

// keepParts keeps what the outline i is made of, if it is made of others.
func (f *file) keepParts(keep []bool, i int) {
	g := f.glyphs[i]
	if len(g) < 10 || int16(binary.BigEndian.Uint16(g)) >= 0 {
		return
	}
	for g = g[10:]; len(g) >= 4; {
		flags, part := binary.BigEndian.Uint16(g), int(binary.BigEndian.Uint16(g[2:]))
		if part < len(keep) && !keep[part] {
			keep[part] = true
			f.keepParts(keep, part)
		}
		size := 6
		for _, more := range [...]struct {
			flag uint16
			size int
		}{{wordArguments, 2}, {oneScale, 2}, {twoScales, 4}, {fourScales, 8}} {
			if flags&more.flag != 0 {
				size += more.size
			}
		}
		if flags&moreFollow == 0 || size > len(g) {
			return
		}
		g = g[size:]
	}
}

// bytes writes the font: its tables in the order in which they lay, with the outlines that it has now.
func (f *file) bytes() []byte {
	var loca, glyf []byte
	for _, g := range append(f.glyphs[:len(f.glyphs):len(f.glyphs)], nil) {
		if f.long {
			loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		} else {
			loca = binary.BigEndian.AppendUint16(loca, uint16(len(glyf)/2))
		}
		glyf = append(glyf, g...)
	}
	order := make([]int, len(f.tables))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(f.tables[a].at, f.tables[b].at) })
	out := make([]byte, headSize+len(f.tables)*entrySize)
	copy(out, f.head)
	for _, i := range order {
		t := f.tables[i]
		switch t.tag {
		case "loca":
			t.data, t.sum = loca, sum(loca)
		case "glyf":
			t.data, t.sum = glyf, sum(glyf)
		}
		e := out[headSize+i*entrySize:]
		copy(e, t.tag)
		binary.BigEndian.PutUint32(e[4:], t.sum)
		binary.BigEndian.PutUint32(e[8:], uint32(len(out)))
		binary.BigEndian.PutUint32(e[12:], uint32(len(t.data)))
		out = append(out, t.data...)
		out = append(out, make([]byte, -len(out)&3)...)
	}
	return out
}

// sum is a table's in the directory: of its words, the last filled up with zeros.
func sum(b []byte) (s uint32) {
	for ; len(b) >= 4; b = b[4:] {
		s += binary.BigEndian.Uint32(b)
	}
	var last [4]byte
	copy(last[:], b)
	return s + binary.BigEndian.Uint32(last[:])
}
