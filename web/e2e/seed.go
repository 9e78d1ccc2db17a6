package e2e

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"
)

// seed is the one seed of all chance; 0: the usual one, and one drawn by lot for each whole match.
var seed = flag.Uint64("seed", 0, "play with this seed of all chance")

// whole says whether every match goes on to its end by the rules; else all but one are given up once they have shown what
// they are for.
var whole = flag.Bool("whole", false, "play every match to its end by the rules")

// pictures says whether every tab is drawn, and kept in pictures wherever a test says so; else only what tests look at is.
var pictures = flag.Bool("pictures", false, "draw every tab, and keep pictures of every window")

// usual is the fixed seed.
const usual = 1

// Seeded runs a test with the seed that is asked for, or with one drawn by lot: the same chance in every tab, and so the
// same cards, keys and lots.
func Seeded(t *testing.T, run func(t *testing.T, b *Browser)) {
	t.Helper()
	Need(t)
	t.Parallel()
	s := *seed
	if s == 0 {
		s = rand.Uint64N(1_000_000) + 1
	}
	t.Run(fmt.Sprintf("seed=%d", s), func(t *testing.T) { run(t, start(t, s)) })
}

// Lots runs a test with the usual chance in its tabs, and with a seed of lots, drawn anew, by which some of what it goes through are taken.
func Lots(t *testing.T, run func(t *testing.T, b *Browser, lot uint64)) {
	t.Helper()
	Seeded(t, func(t *testing.T, b *Browser) {
		lot := b.seed
		b.seed = usual
		run(t, b, lot)
	})
}

// some are n of a list, drawn by lot; all of it, when everything is played.
func some[T any](lot uint64, list []T, n int) []T {
	if *whole {
		return list
	}
	var out []T
	for _, i := range rand.New(rand.NewPCG(lot, 0)).Perm(len(list))[:n] {
		out = append(out, list[i])
	}
	return out
}

// again is the command that repeats a test with its seed.
func again(name string, seed uint64) string {
	top, _, _ := strings.Cut(name, "/")
	line := fmt.Sprintf("go run ./web test -run '^%s$' -seed %d", top, seed)
	if *whole {
		line += " -whole"
	}
	return line
}

// chance replaces the page's source of chance by one that is a function of the seed, the tab's name, how often it was
// loaded, and how much is asked for: how many nonces the line needs depends on the network, and the secret of a match must
// not depend on that. Only who drives the browser can do that: a link cannot.
const chance = `(() => {
	let loads = 0;
	try {
		loads = Number(sessionStorage.getItem("loads of the test"));
		sessionStorage.setItem("loads of the test", loads + 1);
	} catch {}
	const streams = new Map();
	crypto.getRandomValues = a => {
		const bytes = new Uint8Array(a.buffer, a.byteOffset, a.byteLength), n = bytes.length;
		let s = streams.get(n) ?? %d + Math.imul(loads, 0x9E3779B9) + Math.imul(n, 0x85EBCA6B) | 0;
		for (let i = 0; i < n; i++) {
			s = s + 0x6D2B79F5 | 0;
			let t = Math.imul(s ^ s >>> 15, 1 | s);
			t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
			bytes[i] = (t ^ t >>> 14) & 255;
		}
		streams.set(n, s);
		return a;
	};
})()`

// chanceOf is the script for a tab.
func chanceOf(seed uint64, tab string) string {
	h := fnv.New32a()
	fmt.Fprint(h, seed, tab)
	return fmt.Sprintf(chance, h.Sum32())
}
