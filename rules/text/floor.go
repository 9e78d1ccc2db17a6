package text

// FloorLeaf reads what a number does not go down to, behind what lowers it: 、ただし、1以下にならない;
// nothing at all is no least value. [Z/X 811.9]
//
// below: it is printed as the number that is not gone below, 、ただし、2未満にならない.
func FloorLeaf(below bool) Leaf {
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			add(pos, (*int32)(nil))
			at := behind(p, pos, Pick(p.Lang, "、ただし、", ", but not to "))
			if end := behind(p, pos, ", but not below "); end > 0 && p.Lang == EN {
				if least, to := p.Number(end); to > end {
					add(to, &least)
				}
				return
			}
			if at < 0 {
				return
			}
			at = max(at, behind(p, at, "コストは"), behind(p, at, "パワーは"))
			n, end := p.Number(at)
			if end == at {
				return
			}
			for _, w := range [...]struct {
				said string
				more int32
			}{{"以下にならない", 1}, {"以下にはならない", 1}, {"未満にならない", 0}, {"未満にはならない", 0}, {"より小さくならない", 0}, {"より小さくはならない", 0}, {"より少なくならない", 0}, {" or less", 1}} {
				if least := n + w.more; p.HasString(end, w.said) {
					add(behind(p, end, w.said), &least)
				}
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			n, ok := v.(*int32)
			if least, is := v.(int32); is {
				n, ok = &least, true
			}
			if !ok || n == nil {
				return "", ok
			}
			if below {
				return Pick(w.Lang, "、ただし、"+Itoa(*n)+"未満にならない", ", but not below "+Itoa(*n)), true
			}
			at := Itoa(*n - 1)
			return Pick(w.Lang, "、ただし、"+at+"以下にならない", ", but not to "+at+" or less"), true
		},
	}
}

// behind is the place behind a word at pos; -1: it does not stand there.
func behind(p *Parser, pos int, word string) int {
	if !p.HasString(pos, word) {
		return -1
	}
	return pos + len([]rune(word))
}
