package deck

import "fmt"

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
				cells := []cell{{key: "number", val: fmt.Sprint(d.Number, "-t", n)}}
				name := ""
				for _, c := range box {
					if c[0] == "name" {
						name = c[1]
					}
					cells = append(cells, cell{key: c[0], field: c[0], val: c[1]})
				}
				if !named[name] && b.add(b.lines[d.Number], cells) == nil {
					named[name] = true
				}
			}
		}
	}
}
