package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/wing"
)

// rulesPage is the rulebook of a game in our words, and its words in both languages, over any scene.
type rulesPage struct {
	plain
	c      *Core
	id     string // the game
	words  bool   // the words are shown, not the rules
	search string
	at     string // the rule that is shown whole, by its number
	scroll roll
	detail roll

	rules []wing.Rule // that fit what is searched for
	terms []term
	of    string // what the two were gathered for
}

// term is a word of a game in both languages, with what it does where it is a keyword.
type term struct {
	ja, en, rule string
	kind         string // the key of what sort of word it is
	says         [2]string
}

// openRules opens the rules of a game, at a rule if one is named.
func openRules(c *Core, id, at string) {
	if _, open := c.top().(*rulesPage); open {
		return
	}
	if g := c.paper.coming; len(g) > 0 && len(c.waits) == 0 { // what did not come before
		clear(g)
	}
	c.Open(&rulesPage{c: c, id: gameID(id), at: at})
}

func (v *rulesPage) Name() string { return "rules" }

func (v *rulesPage) Key(c *Core, k string) bool {
	switch k {
	case "Esc":
		c.CloseTop()
	case "Up", "Down":
		if c.focus != "" {
			return false
		}
		step := 1
		if k == "Up" {
			step = -1
		}
		v.step(step)
	default:
		return false
	}
	return true
}

// step goes to the rule before or after the one that is shown.
func (v *rulesPage) step(by int) {
	if v.words || len(v.rules) == 0 {
		return
	}
	i := slices.IndexFunc(v.rules, func(r wing.Rule) bool { return r.ID == v.at })
	v.choose(v.rules[max(0, min(len(v.rules)-1, i+by))].ID)
	v.c.reveal("rule:" + v.at)
}

// choose shows a rule whole.
func (v *rulesPage) choose(id string) {
	v.at, v.detail = id, roll{}
	v.c.Dirty()
}

// gather finds what fits what is searched for, as long as nothing of it has changed.
func (v *rulesPage) gather() {
	book, guide := v.c.paper.rulebook(v.id), v.c.paper.guide(v.id)
	key := v.id + "\n" + v.search + "\n" + itoa(len(book))
	if guide != nil {
		key += " guide"
	}
	if key == v.of {
		return
	}
	jump := !strings.HasPrefix(v.of, v.id+"\n"+v.search+"\n") || v.rules == nil // the list is another
	v.of = key
	want := strings.Fields(strings.ToLower(v.search))
	fits := func(text string) bool {
		text = strings.ToLower(text)
		return !slices.ContainsFunc(want, func(w string) bool { return !strings.Contains(text, w) })
	}
	v.rules = nil
	for _, r := range book {
		if fits(r.ID + " " + r.Says + " " + r.JA) {
			v.rules = append(v.rules, r)
		}
	}
	v.terms = slices.DeleteFunc(termsOf(v.id, guide), func(w term) bool {
		return !fits(w.ja + " " + w.en + " " + w.rule + " " + w.says[0] + " " + w.says[1])
	})
	if jump {
		v.scroll = roll{}
	}
	if v.at == "" && len(v.rules) > 0 {
		v.at = v.rules[0].ID
	}
}

// termsOf are the words of a game, keywords first.
func termsOf(id string, guide *wing.Guide) (out []term) {
	w := games.Of(id)
	if w == nil {
		return nil
	}
	add := func(kind, ja, en, rule string) {
		if ja != "" && en != "" && !slices.ContainsFunc(out, func(o term) bool { return o.ja == ja && o.en == en }) {
			out = append(out, term{ja: ja, en: strings.ToUpper(en[:1]) + en[1:], rule: rule, kind: kind})
		}
	}
	for _, k := range w.Book().Keywords() {
		n := len(out)
		var of *wing.Explained
		if guide != nil {
			of = guide.Of(k.Word)
		}
		if of == nil {
			continue // no word of cards
		}
		if add("term.keyword", k.JA, k.EN, of.Rule); len(out) > n {
			out[n].says = of.Text
		}
	}
	x := w.Lexicon()
	list(x.Kinds, "term.kind", add)
	list(x.Zones, "term.zone", add)
	list(x.Phases, "term.phase", add)
	list(x.States, "term.state", add)
	for i := range x.Numbers {
		add("term.number", x.Numbers[i].JA, x.Numbers[i].EN, x.Numbers[i].Rule)
	}
	list(x.Players, "term.number", add)
	list(x.Classes, "term.class", add)
	list(x.Icons, "term.icon", add)
	list(x.Markers, "term.marker", add)
	return out
}

// list adds the words of one sort.
func list[T ability.Kinds | ability.Zone | ability.Phase | ability.State | ability.Stat | struct{}](words []wing.Word[T], kind string, add func(kind, ja, en, rule string)) {
	for i := range words {
		add(kind, words[i].JA, words[i].EN, words[i].Rule)
	}
}

func (v *rulesPage) Draw(f *Frame) {
	v.gather()
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true, Do: v.c.CloseTop}, f.whole())
	f.Fill(f.whole(), render.Alpha(render.Ink950, 0.6))
	b := f.bounds()
	r := b.CenterBox(min(f.Px(1080), b.W-f.Px(12)), min(f.Px(640), b.H-f.Px(8)))
	f.Shadow(r, f.Px(12), render.ShadowRaised)
	f.Round(r, f.Px(12), render.Ink900)
	f.Stroke(r, f.Px(12), f.Px(1), render.Ink600)
	f.Mark(Target{Name: "settings:box", Still: true}, r)
	in := r.InsetXY(f.Px(24), f.Px(14))
	top := f.Px(38)
	if f.upright() {
		v.drawUpright(f, in)
		return
	}
	f.Text(render.R(in.X, in.Y, f.Px(130), top), f.T("rules.title"), render.Style{Font: render.Bold, Size: f.Px(20), Color: render.Text1})
	f.Button(render.R(in.Right()-f.Px(110), in.Y, f.Px(110), top), "rules:close", f.T("common.close"), "Esc", render.Raised, v.c.CloseTop)
	v.finds(f, render.R(in.Right()-f.Px(110+10+210), in.Y, f.Px(210), top))
	f.Chips(render.R(in.X+f.Px(140), in.Y+f.Px(2), in.W-f.Px(140+110+10+210+20), f.Px(34)), v.tabs(f))
	wide := in.W
	if v.lesson(f, render.R(in.Right()-f.Px(200), in.Y+f.Px(45), f.Px(200), f.Px(32))) {
		wide -= f.Px(210)
	}
	f.Chips(render.R(in.X, in.Y+f.Px(46), wide, f.Px(30)), v.tables(f))
	v.body(f, in.Below(f.Px(86)))
}

// lesson offers the first game of the table; false: there is a match that would be left for it.
func (v *rulesPage) lesson(f *Frame, r render.Rect) bool {
	if v.c.scene.Name() != "title" {
		return false
	}
	f.Button(r, "rules:lesson", f.T("lesson.begin"), "", render.Outline, func() {
		v.c.CloseTop()
		startLesson(v.c, v.id)
	})
	return true
}

// body is the rules or the words.
func (v *rulesPage) body(f *Frame, r render.Rect) {
	if v.words {
		v.drawWords(f, r)
		return
	}
	v.drawBook(f, r)
}

// drawUpright has each line of the head for itself.
func (v *rulesPage) drawUpright(f *Frame, in render.Rect) {
	row := func(i int) render.Rect { return render.R(in.X, in.Y+float32(i)*f.Px(46), in.W, f.Px(38)) }
	at := row(0)
	f.Button(render.R(at.Right()-f.Px(90), at.Y, f.Px(90), at.H), "rules:close", f.T("common.close"), "Esc", render.Raised, v.c.CloseTop)
	f.Chips(render.R(at.X, at.Y+f.Px(2), at.W-f.Px(100), f.Px(34)), v.tabs(f))
	f.Chips(row(1), v.tables(f))
	at = row(2)
	if v.lesson(f, render.R(at.Right()-f.Px(150), at.Y, f.Px(150), at.H)) {
		at.W -= f.Px(160)
	}
	v.finds(f, at)
	v.body(f, in.Below(3*f.Px(46)))
}

// finds is the field in which something is searched for.
func (v *rulesPage) finds(f *Frame, r render.Rect) {
	f.Search(r, "rules:search", f.T("rules.search"), v.search, 40, func(s string) { v.search = s })
}

// tabs are the rules and the words; tables are the games.
func (v *rulesPage) tabs(f *Frame) []render.Chip {
	return []render.Chip{v.chip(f, "rules:book", f.T("rules.book"), !v.words, func() { v.words = false }), v.chip(f, "rules:words", f.T("rules.words"), v.words, func() { v.words = true })}
}

func (v *rulesPage) tables(f *Frame) (chips []render.Chip) {
	for _, w := range games.All() {
		id := wing.ID(w)
		chips = append(chips, v.chip(f, "rules:game:"+id, v.c.gameShort(id), id == v.id, func() { v.id, v.at, v.scroll = id, "", roll{} }))
	}
	return chips
}

// chip is a tab that is a target.
func (v *rulesPage) chip(f *Frame, name, label string, sel bool, do func()) render.Chip {
	return render.Chip{ID: f.Add(Target{Name: name, Label: label, State: selWord(sel), Do: func() { do(); v.c.Dirty() }}), Label: label, Sel: sel, Focus: f.Focused(name)}
}

// drawBook is the list of the rules, and one of them whole with what belongs to it.
func (v *rulesPage) drawBook(f *Frame, r render.Rect) {
	left := render.R(r.X, r.Y, r.W*0.56, r.H)
	right := render.R(left.Right()+f.Px(14), r.Y, r.W-left.W-f.Px(14), r.H)
	if f.upright() {
		left = r.TopStrip(r.H * 0.54)
		right = r.Below(left.H + f.Px(10))
	}
	if len(v.rules) == 0 {
		key := "rules.none"
		if v.c.paper.rulebook(v.id) == nil {
			key = "rules.coming"
		}
		f.Text(left.TopStrip(f.Px(30)), f.T(key), render.Style{Size: f.Px(13), Color: render.Text2})
	}
	row := f.Px(27)
	if i := slices.IndexFunc(v.rules, func(r wing.Rule) bool { return r.ID == v.at }); i >= 0 && v.scroll.at == 0 && v.scroll.most == 0 {
		v.scroll.fit(float32(len(v.rules))*row-left.H, row)
		v.scroll.by((float32(i) - 3) * row)
	}
	size := f.Px(12.5)
	f.Shelf("rules:list", left, &v.scroll, shelf{n: len(v.rules), cols: 1, w: left.W - f.Px(barWide+4), h: row - f.Px(2), down: row, few: true, bar: render.Text3}, func(i int, at render.Rect) {
		rule := &v.rules[i]
		name := "rule:" + rule.ID
		id := f.Add(Target{Name: name, Label: rule.ID + " " + rule.In(v.c.Set.Lang), State: selWord(rule.ID == v.at), Do: func() { v.choose(rule.ID) }})
		ink, font := render.Text1, render.Regular
		if rule.Head {
			font = render.Bold
		}
		if rule.ID == v.at {
			f.Round(at, f.Px(4), render.Paper100)
			ink = render.PaperInk
		} else if f.Over(name) {
			f.Round(at, f.Px(4), render.Ink800)
		}
		if f.Focused(name) {
			f.FocusLine(at, f.Px(4))
		}
		f.Text(render.R(at.X+f.Px(8), at.Y, f.Px(92), at.H), rule.ID, render.Style{Font: render.Bold, Size: size, Color: ink})
		f.Text(render.R(at.X+f.Px(106), at.Y, at.W-f.Px(112), at.H), rule.In(v.c.Set.Lang), render.Style{Font: font, Size: size, Color: ink})
		f.Hit(id, at)
	})
	v.drawRule(f, right)
}

// drawRule is a rule whole, under what it belongs to and over what belongs to it.
func (v *rulesPage) drawRule(f *Frame, r render.Rect) {
	f.Round(r, f.Px(10), render.Paper100)
	in := r.InsetXY(f.Px(16), f.Px(12))
	book := v.c.paper.rulebook(v.id)
	y := in.Y - v.detail.at
	f.Clip(in)
	put := func(s string, st render.Style, line float32) {
		y += f.Para(render.R(in.X, y, in.W-f.Px(barWide), 0), s, st, line) + f.Px(4)
	}
	english := false
	for i := range book {
		rule := &book[i]
		own, over, under := rule.ID == v.at, strings.HasPrefix(v.at, rule.ID+"."), strings.HasPrefix(rule.ID, v.at+".")
		english = english || (own || over || under) && rule.JA == ""
		switch st := (render.Style{Size: f.Px(13), Color: render.PaperInk}); {
		case own:
			st.Font = render.Bold
			put(v.c.gameShort(v.id)+" "+rule.ID, render.Style{Font: render.Bold, Size: f.Px(17), Color: render.Shu}, f.Px(24))
			put(rule.In(v.c.Set.Lang), st, f.Px(20))
		case over:
			put(rule.ID+"　"+rule.In(v.c.Set.Lang), render.Style{Size: f.Px(12), Color: render.PaperMute}, f.Px(18))
		case under:
			put(rule.ID+"　"+rule.In(v.c.Set.Lang), st, f.Px(20))
		}
	}
	if v.c.Set.Lang != "en" && english {
		y += f.Px(8)
		put(f.T("rules.inenglish"), render.Style{Size: f.Px(11.5), Color: render.PaperMute}, f.Px(17))
	}
	f.Unclip()
	v.detail.fit(y+v.detail.at-in.Y-in.H, f.Px(24))
	f.Mark(Target{Name: "rules:detail", Still: true, Roll: &v.detail}, r)
	f.ScrollBar("rules:detail", in, &v.detail, render.PaperMute)
}

// drawWords is the words of the game in both languages.
func (v *rulesPage) drawWords(f *Frame, r render.Rect) {
	if len(v.terms) == 0 {
		f.Text(r.TopStrip(f.Px(30)), f.T("rules.none"), render.Style{Size: f.Px(13), Color: render.Text2})
	}
	row := f.Px(46)
	f.Shelf("rules:terms", r, &v.scroll, shelf{n: len(v.terms), cols: 1, w: r.W - f.Px(barWide+4), h: row - f.Px(4), down: row, few: true, bar: render.Text3}, func(i int, at render.Rect) {
		w := &v.terms[i]
		name := "term:" + itoa(i)
		says := v.c.words(w.says)
		var do func()
		if w.rule != "" {
			do = func() {
				v.words, v.search, v.scroll = false, "", roll{}
				v.choose(w.rule)
			}
		}
		id := f.Add(Target{Name: name, Label: w.ja + " " + w.en + " " + says, Do: do})
		f.Round(at, f.Px(6), render.Ink850)
		if f.Over(name) && do != nil {
			f.Stroke(at, f.Px(6), f.Px(1.5), render.Text1)
		}
		if f.Focused(name) {
			f.FocusLine(at, f.Px(6))
		}
		in := at.InsetXY(f.Px(10), f.Px(2))
		half := in.W * 0.2
		f.Text(render.R(in.X, in.Y, half, in.H), w.ja, render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.Text1})
		f.Text(render.R(in.X+half+f.Px(8), in.Y, half, in.H), w.en, render.Style{Size: f.Px(13.5), Color: render.Text1})
		rest := render.R(in.X+2*half+f.Px(16), in.Y, in.W-2*half-f.Px(16), in.H)
		if w.rule != "" {
			rest.W -= f.RulePill(rest.Right(), at.Center().Y-f.Px(9), w.rule) + f.Px(8)
		}
		if says == "" {
			f.Text(rest, f.T(w.kind), render.Style{Size: f.Px(12), Color: render.Text2})
		} else {
			st := render.Style{Size: f.Px(12), Color: render.Text2}
			if f.Art.Lines(says, st, rest.W) > 2 {
				st.Size = f.Px(11)
			}
			lines := float32(f.Art.Lines(says, st, rest.W))
			f.Para(render.R(rest.X, at.Center().Y-lines*st.Size*0.66, rest.W, 0), says, st, st.Size*1.32)
		}
		f.Hit(id, at)
	})
}
