package game

import (
	"math"
	"strconv"
)

func itoa(n int) string { return strconv.Itoa(n) }

// minus writes a number with its sign, as in a ledger.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func clampF(v, lo, hi float32) float32 { return max(lo, min(hi, v)) }

func mix(a, b, k float32) float32 { return a + (b-a)*k }

func sqrtF(v float32) float32 { return float32(math.Sqrt(float64(v))) }

// b2i is 1 for what is so.
func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
