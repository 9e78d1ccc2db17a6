package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Names stand in 「」, races in [], colours are words. [201.3, 204.3, 207.3]

// opaque is the end of a name or a race that stands at i. What holds a full stop or a head
// is an ability.
func opaque(src []rune, i int) int {
	switch src[i] {
	case '《': // a race, and no cost
		for j := i + 1; j < len(src) && j-i <= 40; j++ {
			if src[j] == '》' {
				if s := string(src[i+1 : j]); s == "スリープ" {
					return 0
				}
				return j + 1
			}
			if strings.ContainsRune("0123456789０１２３４５６７８９①②③④⑤⑥⑦⑧⑨\n", src[j]) {
				return 0
			}
		}
	case '〈':
		before := string(src[max(i-3, 0):i])
		if !strings.HasSuffix(before, "種族") && !strings.HasSuffix(before, "種族に") && !strings.HasSuffix(before, "種族が") {
			return 0
		}
		for j := i + 1; j < len(src) && j-i <= 40; j++ {
			if src[j] == '〉' {
				return j + 1
			}
		}
	case '「', '『':
		for j := i + 1; j < len(src) && j-i <= 40; j++ {
			if src[j] == text.Closer(src[i]) {
				return j + 1
			}
			if strings.ContainsRune("。\n「『【〈", src[j]) {
				return 0
			}
		}
	}
	return 0
}

// nameLeaf reads and prints a card's name; the data holds the Japanese one.
func nameLeaf() text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			for _, q := range [...][2]string{{"「", "」"}, {"『", "』"}, {`"`, `"`}} {
				if (q[0] == `"`) != (p.Lang == text.EN) {
					continue
				}
				if s, end := between(p, pos, q[0], q[1]); s != "" && !strings.ContainsAny(s, "。【") {
					add(end, p.Game.Dict.Name(s, p.Lang))
				}
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			s, ok := v.(string)
			if !ok || s == "" || strings.ContainsAny(s, "「」『』\"\n。【〈") {
				return "", false
			}
			if w.Lang == text.EN {
				if e, known := w.Game.Dict.Names[s]; known {
					s = e
				}
				return `"` + s + `"`, true
			}
			return "「" + s + "」", true
		},
	}
}

// raceLeaf reads and prints a race.
func raceLeaf() text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			open, stop := "[", "]"
			switch {
			case p.Lang == text.EN:
				open, stop = "<", ">"
			case p.HasString(pos, "〈"):
				open, stop = "〈", "〉"
			case p.HasString(pos, "《"):
				open, stop = "《", "》"
			}
			s, end := between(p, pos, open, stop)
			if s == "" || strings.ContainsAny(s, "、。■□●○を①②③④⑤⑥⑦⑧⑨") || open == "《" && (s == "スリープ" || strings.ContainsAny(s, "0123456789")) { // a cost in the brackets of races is none
				return
			}
			if p.Lang == text.EN {
				s = japanese(p.Game.Dict.Traits, s)
			}
			add(end, s)
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			s, ok := v.(string)
			if !ok || s == "" || strings.ContainsAny(s, "[]<>\n、。") {
				return "", false
			}
			if w.Lang == text.EN {
				if e, known := w.Game.Dict.Traits[s]; known {
					s = e
				}
				return "<" + s + ">", true
			}
			return "[" + s + "]", true
		},
	}
}

// between is what stands from pos on in a pair of marks; "": nothing does.
func between(p *text.Parser, pos int, open, stop string) (string, int) {
	if !p.HasString(pos, open) {
		return "", 0
	}
	from := pos + len([]rune(open))
	for i := from; i < len(p.Text) && i-from <= 40; i++ {
		if p.HasString(i, stop) {
			return string(p.Text[from:i]), i + len([]rune(stop))
		}
	}
	return "", 0
}

// japanese is the word of which this is the English one; the least of several.
func japanese(m map[string]string, en string) string {
	best := ""
	for ja, e := range m {
		if e == en && (best == "" || ja < best) {
			best = ja
		}
	}
	if best == "" {
		return en
	}
	return best
}

// colourRows: 赤の, 赤か青の, 赤だけの: it has that colour and no other. [204.5, 815.3]
func colourRows(words *wing.Lexicon) []text.Row {
	of := func() ability.Filter { return text.HasProp(ability.ClassAttr) }
	rows := []text.Row{
		{Late: true, ID: "colour", NT: "mod", JA: "{Has.0.Value:colour}の", EN: "{Has.0.Value:colour} ", Node: of()},
		{Late: true, ID: "not colour", NT: "mod", JA: "{Has.0.Value:colour}以外の", EN: "non-{Has.0.Value:colour} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
	}
	for _, one := range [...]struct {
		of, hole string
		attr     ability.Attr
	}{{"colours", "colour", ability.ClassAttr}, {"races", "trait", ability.TraitAttr}} { // [A]か[B]のゼクス
		ja, or := "{Or.0.Has.0.Value:"+one.hole+"}", []ability.Filter{text.HasProp(one.attr)}
		en := ja
		for _, n := range [...]string{"1", "2", "3", "4"} {
			or = append(or, text.HasProp(one.attr))
			ja, en = ja+"か{Or."+n+".Has.0.Value:"+one.hole+"}", en+" or {Or."+n+".Has.0.Value:"+one.hole+"}"
			rows = append(rows, text.Row{Late: true, ID: "one of so many " + one.of + " " + n, NT: "mod", JA: ja + "の", EN: en + " ", Node: text.Clone(ability.Filter{Or: or}).(ability.Filter)})
		}
	}
	none := []ability.Prop{}
	for _, c := range words.Classes {
		none = append(none, ability.Prop{Attr: ability.ClassAttr, Value: c.ID, Not: true})
	}
	rows = append(rows, text.Row{Late: true, ID: "colourless", NT: "mod", JA: "無色の", EN: "colourless ", Node: ability.Filter{Has: none}}) // 204.7
	for _, c := range words.Classes {
		only := []ability.Prop{{Attr: ability.ClassAttr, Value: c.ID}}
		for _, o := range words.Classes {
			if o.ID != c.ID {
				only = append(only, ability.Prop{Attr: ability.ClassAttr, Value: o.ID, Not: true})
			}
		}
		rows = append(rows, text.Row{Late: true, Quiet: true, ID: "only " + c.EN, NT: "mod", JA: c.JA + "だけの", EN: "only-" + c.EN + " ", Node: ability.Filter{Has: only}})
	}
	return rows
}

// togetherThere: スクエアにあなたの赤と青のゼクスがある, 「甲」と「乙」がある: something of each colour or name, one card of both for
// both. [802.4]
func togetherThere() (rows []text.Row) {
	for _, sort := range [...]struct {
		id, hole string
		attr     ability.Attr
		noun     bool
	}{{"colour", ":colour}", ability.ClassAttr, true}, {"name", ":name}", ability.NameAttr, false}, {"race", ":trait}", ability.TraitAttr, false}} {
		for n := 2; n <= 5; n++ {
			var args []ability.Cond
			var said, whose, zone, noun, many []string
			for i := range n {
				args = append(args, ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Has: []ability.Prop{{Attr: sort.attr}}}}, R: ability.N(1)})
				at := "Args." + string(rune('0'+i)) + "."
				said, whose, zone = append(said, "{"+at+"L.Of.Has.0.Value"+sort.hole), append(whose, at+"L.Of.Who"), append(zone, at+"L.Of.Zone")
				noun, many = append(noun, at+"L.Of+"), append(many, at+"R")
			}
			behind := ""
			if sort.noun {
				behind = "の{" + strings.Join(noun, "=") + ":npraw}"
			}
			in, of := "{"+strings.Join(zone, "=")+":zoneset}に", "{"+strings.Join(whose, "=")+":poss}"
			there := func(is string) string {
				what := strings.Join(said, "と") + behind + "が" + is
				return in + of + what + " | " + of + in + what
			}
			each := ability.Cond{Op: ability.And, Args: args}
			if sort.noun { // 赤のゼクスと青のゼクス
				zexes := text.Clone(each).(ability.Cond)
				for i := range zexes.Args {
					zexes.Args[i].L.Of.Kind = ability.Zexes
				}
				what := strings.Join(said, "のゼクスと") + "のゼクスが‹ある|いる›"
				rows = append(rows, text.Row{Quiet: true, ID: "Zexes of each " + sort.id + " " + said[n-1], NT: "cond3", JA: in + of + what + " | " + of + in + what, Node: zexes})
			}
			rows = append(rows,
				text.Row{Quiet: true, ID: "cards of each " + sort.id + " " + said[n-1], NT: "cond3", JA: there("‹ある|いる›"), Node: text.Clone(each)},
				text.Row{Quiet: true, ID: "so many of each " + sort.id + " " + said[n-1], NT: "cond3", JA: there("それぞれ{" + strings.Join(many, "=") + ":num}{:ctr}以上ある"), Node: text.Clone(each)})
		}
	}
	return rows
}

// after is the place behind a word at pos; -1: it does not stand there.
func after(p *text.Parser, pos int, word string) int {
	if !p.HasString(pos, word) {
		return -1
	}
	return pos + len([]rune(word))
}
