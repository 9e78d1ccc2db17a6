package site

// oneAddress keeps the compiler from holding the address of a local array's element across a call. Go 1.26's for wasm
// then forgets that the array is in use: its pointers are neither kept from the collector nor moved with the stack.
const oneAddress = "-d=ssa/generic_cse/off=1"

// noDebug leaves out what debuggers want, which the linker would throw away: a seventh of the compiler's work.
const noDebug = "-dwarf=false "

// flags are the compiler's for the program, without which it must not be built: see oneAddress. Functions are inlined
// where that pays, in what happens in a match, in drawing and in the runtime. Everywhere else it makes a download
// larger and little faster: the games' own folders would be an eighth larger, and their matches a twentieth faster; bots and
// the data of abilities take 30 KB more. Plain data and what is so of it would be 147 KB more, more than the first frame may
// wait for, and matches an eighth faster. Of several patterns that match a package the last counts. The tag says that it is the page, which fetches what others carry.
func flags() []string {
	list := []string{"-tags=page", "-gcflags=all=-l " + noDebug, "-gcflags=gotaku/...=-l " + noDebug + oneAddress}
	for _, pkg := range []string{"runtime/...", "internal/runtime/...", "image/...", "golang.org/x/image/...", "github.com/golang/freetype/..."} {
		list = append(list, "-gcflags="+pkg+"="+noDebug)
	}
	for _, pkg := range []string{"rules", "rules/match", "render/..."} {
		list = append(list, "-gcflags=gotaku/"+pkg+"="+noDebug+oneAddress)
	}
	return list
}
