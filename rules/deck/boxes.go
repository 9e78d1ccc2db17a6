package deck

import (
	"fmt"

	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// boxes adds the tokens that texts of the pack say the whole of, and that are no cards of
// it yet. What no card can be is left out: then the name stands for no card.
func (b *builder) boxes() {
	if b.game.boxed == nil {
		return
	}
	named := map[string]bool{}
	for i := range b.pack.Cards {
		named[b.pack.Cards[i].Sides[0].Name] = true
	}
	for _, d := range b.pack.Cards {
		n := 0
		for i := range d.Sides {
			for _, box := range b.game.boxed.Boxes(d.Sides[i].Text) {
				n++
				name, cells := boxCells(box, fmt.Sprint(d.Number, "-t", n))
				if !named[name] && b.add(b.lines[d.Number], cells) == nil {
					named[name] = true
				}
			}
		}
	}
}

// boxCells are the cells of a token of that number, and its name.
func boxCells(box wing.Box, number string) (name string, cells []cell) {
	cells = []cell{{key: "number", val: number}}
	for _, c := range box {
		if c[0] == "name" {
			name = c[1]
		}
		cells = append(cells, cell{key: c[0], field: c[0], val: c[1]})
	}
	return name, cells
}

// Boxed are the tokens that the texts of a card of a game say the whole of, for who has read it alone (ReadCard). Their
// numbers are the card's with -t1, -t2 and so on. What no card can be is left out.
func Boxed(game string, d *state.Def) (out []state.Def) {
	g := gameOf(game)
	if g == nil || g.boxed == nil {
		return nil
	}
	n := 0
	for i := range d.Sides {
		for _, box := range g.boxed.Boxes(d.Sides[i].Text) {
			n++
			_, cells := boxCells(box, fmt.Sprint(d.Number, "-t", n))
			if def, e := g.sides(cells); e == nil {
				out = append(out, *def)
			}
		}
	}
	return out
}
