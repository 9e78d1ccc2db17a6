// Arrays prints 7 where the compiler keeps a local array of pointers in use across a
// call; without site.Flags the Go 1.26 compiler for wasm does not.
package main

import "runtime"

var sink []*[4]int

//go:noinline
func fresh(v int) *[4]int { return &[4]int{v, v, v, v} }

//go:noinline
func churn() {
	runtime.GC()
	for i := range 100000 {
		sink = append(sink[:0], fresh(-i))
	}
}

//go:noinline
func seventh(at int) int {
	var q [2]*[4]int
	q[at] = fresh(7)
	churn()
	return q[at][0]
}

func main() { println("kept:", seventh(1)) }
