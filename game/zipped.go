package game

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"
	"strings"

	"gotaku/web/link/local"
)

// A zip is read here as far as pictures need it: the standard library's reader would take a hundredth of what a page loads
// before it shows anything.

// zippedPictures are the pictures of a zip, each unpacked when it is wanted, and never to more than a picture may be.
func zippedPictures(file []byte) (out []loosePicture) {
	if !bytes.HasPrefix(file, []byte("PK\x03\x04")) {
		return nil
	}
	for list := directory(file); len(list) >= zipEntry && string(list[:4]) == "PK\x01\x02" && len(out) < mostBrought; {
		u16 := func(at int) int { return int(binary.LittleEndian.Uint16(list[at:])) }
		n := zipEntry + u16(28) + u16(30) + u16(32)
		if n > len(list) {
			break
		}
		name := local.ZippedName(list[zipEntry : zipEntry+u16(28)])
		f := zippedFile{file, u16(10), binary.LittleEndian.Uint32(list[20:]), binary.LittleEndian.Uint32(list[24:]), binary.LittleEndian.Uint32(list[42:])}
		if local.IsPicture(name) && !strings.HasPrefix(name, "__MACOSX/") {
			out = append(out, loosePicture{name, func() Task[[]byte] {
				b, err := f.unpack()
				return &inflated{b, err}
			}})
		}
		list = list[n:]
	}
	return out
}

// The sizes of what begins an entry of the directory, a file, and of what ends a zip.
const (
	zipEntry = 46
	zipFile  = 30
	zipEnd   = 22
)

// directory is the list of files at the end of a zip; nil: there is none.
func directory(file []byte) []byte {
	for at := len(file) - zipEnd; at >= max(0, len(file)-zipEnd-1<<16); at-- {
		if string(file[at:at+4]) != "PK\x05\x06" {
			continue
		}
		size, from := binary.LittleEndian.Uint32(file[at+12:]), binary.LittleEndian.Uint32(file[at+16:])
		if uint64(from)+uint64(size) <= uint64(at) {
			return file[from : from+size]
		}
	}
	return nil
}

// zippedFile is where a file lies in a zip, how it is packed, and how large it says that it is.
type zippedFile struct {
	zip                []byte
	method             int
	packed, size, from uint32
}

var errZip = errors.New("game: the zip is damaged")

func (f *zippedFile) unpack() ([]byte, error) {
	if f.size > local.MaxPicture || f.packed > local.MaxPicture {
		return nil, local.ErrLargePicture
	}
	if uint64(f.from)+zipFile > uint64(len(f.zip)) {
		return nil, errZip
	}
	head := f.zip[f.from:]
	begin := zipFile + int(binary.LittleEndian.Uint16(head[26:])) + int(binary.LittleEndian.Uint16(head[28:]))
	if string(head[:4]) != "PK\x03\x04" || begin+int(f.packed) > len(head) {
		return nil, errZip
	}
	body := head[begin : begin+int(f.packed)]
	switch f.method {
	case 0:
		return body, nil
	case 8:
		b, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(body)), local.MaxPicture+1)) // the size it says may be a lie
		if err == nil && len(b) > local.MaxPicture {
			err = local.ErrLargePicture
		}
		return b, err
	}
	return nil, errZip
}

// inflated is a file of a zip, as a task that has been done.
type inflated struct {
	b   []byte
	err error
}

func (*inflated) Done() bool                { return true }
func (u *inflated) Result() ([]byte, error) { return u.b, u.err }
