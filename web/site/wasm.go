package site

import (
	"encoding/binary"
	"errors"
	"regexp"
	"strings"
)

// Sections of a WebAssembly file.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
)

var errWasm = errors.New("the program is not a WebAssembly file that is understood")

// section is a part of a WebAssembly file: whole with its head, body without it.
type section struct {
	id          byte
	whole, body []byte
}

// sections takes a WebAssembly file apart after its first eight bytes.
func sections(wasm []byte) (list []section, err error) {
	const magic = "\x00asm\x01\x00\x00\x00"
	rest, ok := strings.CutPrefix(string(wasm), magic)
	if !ok {
		return nil, errWasm
	}
	for b := wasm[len(wasm)-len(rest):]; len(b) > 0; {
		size, n := binary.Uvarint(b[1:])
		end := 1 + n + int(size)
		if n <= 0 || size > uint64(len(b)) || end > len(b) {
			return nil, errWasm
		}
		list = append(list, section{b[0], b[:end], b[1+n : end]})
		b = b[end:]
	}
	return list, nil
}

// number reads a number off the front of b; a broken one is 0 and leaves nothing.
func number(b *[]byte) int {
	v, n := binary.Uvarint(*b)
	if n <= 0 || v > 1<<32 {
		*b = nil
		return 0
	}
	*b = (*b)[n:]
	return int(v)
}

// counted reads as many bytes off the front of b as its first number says.
func counted(b *[]byte) []byte {
	n := number(b)
	if n > len(*b) {
		n = len(*b)
	}
	taken := (*b)[:n]
	*b = (*b)[n:]
	return taken
}

// withoutNames takes the functions' names out of a program, and returns the sizes of their code in bytes by name.
func withoutNames(wasm []byte) (bare []byte, code map[string]int, err error) {
	list, err := sections(wasm)
	if err != nil {
		return nil, nil, err
	}
	bare = append(bare, wasm[:8]...)
	names, imported := map[int]string{}, 0
	var sizes []int
	for _, s := range list {
		b := s.body
		switch s.id {
		case importSection:
			// The count alone is wanted: functions of the page come before the program's own in the order of numbers.
			imported = number(&b)
		case codeSection:
			for range number(&b) {
				sizes = append(sizes, len(counted(&b)))
			}
		case customSection:
			if string(counted(&b)) == "name" {
				readNames(b, names)
				continue
			}
		}
		bare = append(bare, s.whole...)
	}
	code = map[string]int{}
	for i, n := range sizes {
		code[names[imported+i]] += n
	}
	return bare, code, nil
}

// readNames reads the functions' names by their numbers.
func readNames(b []byte, names map[int]string) {
	const functions = 1
	for len(b) > 0 {
		kind := b[0]
		b = b[1:]
		body := counted(&b)
		if kind != functions {
			continue
		}
		for range number(&body) {
			i := number(&body)
			names[i] = string(counted(&body))
		}
	}
}

// notInNames is what the linker writes as _ in a function's name.
var notInNames = regexp.MustCompile(`[^\w.]`)

// byPackage adds up the code of functions by the packages that they are of; "": of none that is given.
func byPackage(code map[string]int, packages []string) map[string]int {
	written := map[string]string{}
	for _, p := range packages {
		written[notInNames.ReplaceAllString(p, "_")] = p
	}
	sum := map[string]int{}
	for name, size := range code {
		// A path may have dots itself, so the longest one that is a package counts.
		end := len(name)
		for end > 0 && written[name[:end]] == "" {
			end = max(0, strings.LastIndexByte(name[:end], '.'))
		}
		sum[written[name[:end]]] += size
	}
	return sum
}
