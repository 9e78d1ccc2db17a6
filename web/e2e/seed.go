package e2e

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"
)

// seed is the one seed of all chance that the matches are played with; 0: each is played with a fixed seed and another.
var seed = flag.Uint64("seed", 0, "play the matches with this seed of all chance alone")

// usual is the fixed seed.
const usual = 1

// Seeded runs a test for each seed that is asked for, side by side. What fails says how it is run again: the same chance in every
// tab, and so the same cards, keys and lots.
func Seeded(t *testing.T, run func(t *testing.T, b *Browser)) {
	t.Helper()
	Need(t)
	seeds := []uint64{usual, rand.Uint64N(1_000_000) + 2}
	if *seed != 0 {
		seeds = []uint64{*seed}
	}
	for _, s := range seeds {
		t.Run(fmt.Sprintf("seed=%d", s), func(t *testing.T) {
			t.Parallel() // a match is mostly waiting for the next frame
			t.Cleanup(func() {
				if t.Failed() {
					t.Logf("this again: %s", again(t.Name(), s))
				}
			})
			b := Start(t)
			b.seed = s
			run(t, b)
		})
	}
}

// again is the command that repeats a test with its seed.
func again(name string, seed uint64) string {
	top, _, _ := strings.Cut(name, "/")
	return fmt.Sprintf("go run ./web test -run '^%s$' -seed %d", top, seed)
}

// chance replaces the page's source of chance by one that is a function of the seed, the tab's name and how often it
// was loaded. Only who drives the browser can do that: a link cannot.
const chance = `(() => {
	let loads = 0;
	try {
		loads = Number(sessionStorage.getItem("loads of the test"));
		sessionStorage.setItem("loads of the test", loads + 1);
	} catch {}
	let s = %d + Math.imul(loads, 0x9E3779B9) | 0;
	const next = () => {
		s = s + 0x6D2B79F5 | 0;
		let t = Math.imul(s ^ s >>> 15, 1 | s);
		t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
		return (t ^ t >>> 14) & 255;
	};
	crypto.getRandomValues = a => {
		const bytes = new Uint8Array(a.buffer, a.byteOffset, a.byteLength);
		for (let i = 0; i < bytes.length; i++) bytes[i] = next();
		return a;
	};
})()`

// chanceOf is the script for a tab.
func chanceOf(seed uint64, tab string) string {
	h := fnv.New32a()
	fmt.Fprint(h, seed, tab)
	return fmt.Sprintf(chance, h.Sum32())
}
