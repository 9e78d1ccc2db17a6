package site

// oneAddress keeps the compiler from holding the address of a local array's element across a call. Go 1.26's for wasm
// then forgets that the array is in use: its pointers are neither kept from the collector nor moved with the stack.
const oneAddress = "-d=ssa/generic_cse/off=1"

// flags are the compiler's for the program, without which it must not be built: see oneAddress. Functions are inlined
// where that pays, in the rules, in drawing and in the runtime; everywhere else it makes a download a tenth larger and
// nothing faster, as it does where packs are read and where machines agree. Of several patterns that match a package the
// last counts.
func flags() []string {
	list := []string{"-gcflags=all=-l", "-gcflags=gotaku/...=-l " + oneAddress}
	for _, pkg := range []string{"runtime/...", "internal/runtime/...", "image/...", "golang.org/x/image/...", "github.com/golang/freetype/..."} {
		list = append(list, "-gcflags="+pkg+"=")
	}
	for _, pkg := range []string{"gotaku/rules/...", "gotaku/render/..."} {
		list = append(list, "-gcflags="+pkg+"="+oneAddress)
	}
	for _, pkg := range []string{"gotaku/rules/deck", "gotaku/rules/session"} {
		list = append(list, "-gcflags="+pkg+"=-l "+oneAddress)
	}
	return list
}
