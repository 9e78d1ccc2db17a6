package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// giving are numbers and keywords that several words of a sentence raise together.
func giving() []text.Row {
	stat := func(n int) *ability.Change { return &ability.Change{Also: make([]ability.StatOp, n)} }
	one, jaOne := oneStat, oneStatJA
	rows := []text.Row{
		own1("three stats", "effect", faced("{What:what}の", statsJA("", 2, "‹|し›、"), "‹する|›"), "{What:what} ‹gets~get› "+one("")+", "+one("Also.0.")+"‹,|› and "+one("Also.1."), stat(2)),
		quiet("given a stat", "effect", "", "give {What:o} "+one(""), &ability.Change{}),
		quiet("given stats", "effect", "", "give {What:o} "+one("")+"‹,|› and "+one("Also.0.")+" | give {What:o} "+one("")+", "+one("Also.0."), stat(1)),
		quiet("given three stats", "effect", "", "give {What:o} "+one("")+", "+one("Also.0.")+"‹,|› and "+one("Also.1."), stat(2)),
		quiet("given words", "effect", "", "give {What:o} {Words:kws}", &ability.Give{}),
	}
	for k := range 2 { // サイズを1減らし、攻撃力+3000
		ch, ja := &ability.Change{}, jaOne("1.")
		if k > 0 {
			ch, ja = stat(1), ja+"、"+jaOne("1.Also.0.")
		}
		for _, s := range [...]struct {
			said, ja string
			op       ability.Op
		}{{"less", "{0.N:num}減らし", ability.Sub}, {"set", "{0.N:num}にし", ability.Set}} {
			size := &ability.Change{Stat: ability.Size, Op: s.op}
			const its = "{0.What=1.What:what}のサイズを"
			rows = append(rows, needing(quiet("size "+s.said+" and stats "+text.Itoa(int32(k)), "chain", its+s.ja+"、"+ja+"‹する|›", "", []ability.Effect{size, ch}), unpicked))
			if k == 0 {
				rows = append(rows, needing(quiet("size "+s.said+" and keywords", "chain", its+s.ja+"、{1.Words:kws}を得る", "", []ability.Effect{size, &ability.Give{}}), unpicked))
			}
		}
	}
	for k := range 3 { // …は、このターン中、攻撃力+3000し、『貫通』を得る
		ja := func(before, p, behind string) string { return faced(before+"、", statsJA(p, k, "、"), behind) }
		ch := &ability.Change{}
		if k > 0 {
			ch = stat(k)
		}
		it := ability.What{Ref: text.BindRef(text.SlotIt)}
		of := text.Clone(ability.Effect(ch)).(*ability.Change)
		of.What = it
		const one, many = "{0.Sel:selc}は‹|、›{1.For:span}", "{0.Sel:selc}は‹|、›{1.For=2.For:span}"
		id := text.Itoa(int32(k))
		counted := func(v any) bool { return counts(&ability.What{Sel: &v.([]ability.Effect)[0].(*ability.Select).Sel}) }
		rows = append(rows,
			needing(quiet("one for a time "+id, "chain", ja(one, "1.", "‹する|›"), "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, of}), counted),
			needing(quiet("one for a time with keywords "+id, "chain", ja(many, "1.", "‹し|›、{2.Words:kws}を得る"), "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, of, &ability.Give{What: it}}), counted),
			needing(quiet("those for a time "+id, "chain", ja("{0.What:what}は‹|、›{0.For:span}", "0.", "‹する|›"), "", []ability.Effect{ch}), unpicked),
			needing(quiet("those for a time with keywords "+id, "chain", ja("{0.What=1.What:what}は‹|、›{0.For=1.For:span}", "0.", "‹し|›、{1.Words:kws}を‹得る|与える›"), "", []ability.Effect{ch, &ability.Give{}}), unpicked))
	}
	for k := range 3 { // of what was chosen just now, unsaid
		ch, ja := &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}}, statsJA("0.", k, "、")
		if k > 0 {
			ch = stat(k)
			ch.What.Ref = text.BindRef(text.SlotIt)
		}
		words := &ability.Give{What: ch.What}
		rows = append(rows, quiet("bare stats "+text.Itoa(int32(k)), "bare", faced("", ja, "‹する|›"), "", []ability.Effect{ch}),
			quiet("bare stats and keywords "+text.Itoa(int32(k)), "bare", faced("", ja, "‹し|›、{1.Words:kws}を‹得る|与える›"), "", []ability.Effect{ch, words}),
			quiet("bare stats and nothing else "+text.Itoa(int32(k)), "bare", faced("", ja, "‹し|›、"+nullified+"する"), "", []ability.Effect{ch, &ability.Give{What: ch.What, Take: true, All: true}}),
			quiet("bare nothing but stats "+text.Itoa(int32(k)), "bare", faced(nullified+"し、", statsJA("1.", k, "、"), "‹する|›"), "", []ability.Effect{&ability.Give{What: ch.What, Take: true, All: true}, ch}),
			quiet("bare keywords and stats "+text.Itoa(int32(k)), "bare", faced("{0.Words:kws}を得‹|て›、", statsJA("1.", k, "、"), "‹する|›"), "", []ability.Effect{words, ch}))
	}
	rows = append(rows, quiet("bare keywords", "bare", "{0.Words:kws}を得る", "", []ability.Effect{&ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}}}))
	for _, given := range [...]bool{false, true} {
		say := "{0.What=1.What:what} ‹gets~get› "
		if given {
			say = "give {0.What=1.What:o} "
		}
		for k := range 3 {
			ch, en, ja := &ability.Change{}, one("0."), statsJA("0.", k, "‹|し›、")
			if k > 0 {
				ch = stat(k)
			}
			for i := range k {
				en += ", " + one("0.Also."+text.Itoa(int32(i))+".")
			}
			const behind = "‹し|›、{1.Words:kws}を‹得る|持つ›"
			r := own1("stats and keywords "+text.Itoa(int32(k)), "chain", faced("{0.What=1.What:what}の", ja, behind)+" | "+faced("{0.What=1.What:what}は‹|、›", ja, behind), say+en+"‹,|› and {1.Words:kws}", []ability.Effect{ch, &ability.Give{}})
			r.Needs = unpicked
			if r.Quiet = given; given {
				r.JA = ""
			}
			if !given {
				rows = append(rows, wordsFirst(k, ch)...)
				rows = append(rows, needing(quiet("nullified, and stats "+text.Itoa(int32(k)), "chain", faced("{0.What=1.What:what}の"+nullified+"し、", statsJA("1.", k, "‹|し›、"), "‹する|›"), "", []ability.Effect{&ability.Give{Take: true, All: true}, ch}), unpicked))
				rows = append(rows, needing(quiet("stats with keywords "+text.Itoa(int32(k)), "chain", faced("{0.What=1.What:what}は‹|、›", ja, "と{1.Words:kws}を‹得る|持つ›")+" | "+faced("{0.What=1.What:what}は‹|、›{1.Words:kws}と", ja, "を‹得る|持つ›"), "", []ability.Effect{ch, &ability.Give{}}), unpicked))
				rows = append(rows, needing(quiet("stats for a time and keywords "+text.Itoa(int32(k)), "chain", "", say+en+" {0.For=1.For:span}‹,|› and {1.Words:kws}", r.Node), unpicked))
			}
			rows = append(rows, r, chosenFor(given, k, en, ch), chosenWords(given, k, en, ch), needing(quiet("keywords and "+r.ID, "chain", "", say+"{1.Words:kws}‹,|› and ‹|its |their ›"+en, r.Node), unpicked))
		}
	}
	const gets = "{0.What=1.What:what} ‹gets~get› "
	for k := range 2 {
		ch, en, ja := &ability.Change{}, one("0."), statsJA("0.", k, "、")
		if k > 0 {
			ch, en = stat(1), en+"‹,| and› "+one("0.Also.0.")
		}
		const behind = "‹し|›、「{1.Quoted:quoted}」を‹得る|持つ›"
		rows = append(rows, needing(own1("stats and an ability "+text.Itoa(int32(k)), "chain", faced("{0.What=1.What:what}の", ja, behind)+" | "+faced("{0.What=1.What:what}は‹|、›", ja, behind), gets+en+"‹,|› and “{1.Quoted:quoted}”", []ability.Effect{ch, &ability.Give{}}), unpicked))
	}
	words, quoted := &ability.Give{}, &ability.Give{}
	rows = append(rows,
		needing(quiet("keywords and an ability", "chain", "{0.What=1.What:what}は{0.Words:kws}と「{1.Quoted:quoted}」を得る", gets+"{0.Words:kws}‹,|› and “{1.Quoted:quoted}”", []ability.Effect{words, quoted}), unpicked),
		needing(quiet("an ability and keywords", "chain", "", gets+"“{0.Quoted:quoted}”‹,|› and {1.Words:kws}", []ability.Effect{quoted, words}), unpicked))
	return rows
}

// nullified is what is done to the abilities of what was named before.
const nullified = "‹すべての|›能力‹すべて|›を無効化"

// oneStat and oneStatJA are a number of a card that is raised, of the change at a path.
func oneStat(path string) string {
	return "{" + path + "Stat:staticon}{" + path + "Op:pm}{" + path + "N:num}"
}

func oneStatJA(path string) string {
	return "{" + path + "Stat:staticon}‹を|›{" + path + "Op:pm}{" + path + "N:num}"
}

// statsJA are the ways to say one number and so many others of the change at a path: each with what is added, or the first two with the same.
func statsJA(path string, others int, sep string) []string {
	each := oneStatJA(path)
	for i := range others {
		each += sep + oneStatJA(path+"Also."+text.Itoa(int32(i))+".")
	}
	if others == 0 {
		return []string{each}
	}
	also := path + "Also.0."
	both := "{" + path + "Stat:staticon}と{" + also + "Stat:staticon}‹を|›{" + path + "Op=" + also + "Op:pm}{" + path + "N=" + also + "N:num}"
	for i := 1; i < others; i++ {
		both += sep + oneStatJA(path+"Also."+text.Itoa(int32(i))+".")
	}
	return []string{each, both}
}

// faced are faces with the same words before and behind what differs.
func faced(before string, faces []string, behind string) string {
	out := make([]string, len(faces))
	for i, f := range faces {
		out[i] = before + f + behind
	}
	return strings.Join(out, " | ")
}

// wordsFirst are the rows of Japanese that say keywords and then several numbers of what is known, or both of what is chosen for them.
func wordsFirst(k int, of *ability.Change) (rows []text.Row) {
	it := ability.What{Ref: text.BindRef(text.SlotIt)}
	ch := text.Clone(ability.Effect(of)).(*ability.Change)
	ch.What = it
	id := text.Itoa(int32(k))
	r := quiet("chosen for keywords and stats "+id, "chain", faced("{0.Sel:selc}は‹|、›{1.Words:kws}を得‹|て›、", statsJA("2.", k, "‹|し›、"), "‹する|›"), "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Give{What: it}, ch})
	rows = append(rows, needing(r, func(v any) bool { return counts(&ability.What{Sel: &v.([]ability.Effect)[0].(*ability.Select).Sel}) }))
	if k > 0 { // one number is said of the subject by itself
		rows = append(rows, needing(quiet("keywords and several stats "+id, "chain", faced("{0.What=1.What:what}は‹|、›{0.Words:kws}を得‹|て›、", statsJA("1.", k, "‹|し›、"), "‹する|›"), "", []ability.Effect{&ability.Give{}, of}), unpicked))
	}
	return rows
}

// commonly are the common rows of what cannot be done to a card, or by it, in the words that these rows join it to others with.
var commonly = []text.Row{
	own1("attack", "effect", "{What:what}は攻撃できない", "{What:what} cannot attack", &ability.Rule{Verb: ability.AttackV}),
	own1("be attacked", "effect", "{What:what}は攻撃されない", "{What:what} cannot be attacked", &ability.Rule{Verb: ability.AttackedV}),
	own1("be destroyed", "effect", "{What:what}は破壊されない", "{What:what} cannot be destroyed", &ability.Rule{Verb: ability.Destroyed}),
}

// withstands are rows of what gets numbers or keywords, of which is said besides what cannot be done to it, or what it can or cannot do:
// all that the given rows say of a card so.
func withstands(of []text.Row) (rows []text.Row) {
	const what, topic = "{0.What=1.What:what}", "{What:what}は"
	for _, r := range slices.Concat(commonly, of) {
		rule, is := r.Node.(*ability.Rule)
		if !is || r.NT != "effect" || rule.What.Ref != (ability.Ref{}) || rule.What.Sel != nil || rule.For != (ability.Time{}) {
			continue
		}
		var en, ja, first []string
		for _, f := range text.SplitTop(r.EN) {
			if s, is := strings.CutPrefix(f, "{What:what} "); is && (strings.HasPrefix(s, "cannot ") || strings.HasPrefix(s, "can ")) {
				en = append(en, strings.ReplaceAll(s, "{", "{1."))
				first = append(first, strings.ReplaceAll(s, "{", "{0."))
			}
		}
		for _, f := range text.SplitTop(r.JA) {
			if s, is := strings.CutPrefix(f, topic); is {
				ja = append(ja, strings.ReplaceAll(strings.TrimPrefix(s, "‹|、›"), "{", "{1."))
			}
		}
		if len(en) == 0 {
			continue
		}
		each := func(before string, ends []string, behind string) string {
			var out []string
			for _, s := range ends {
				out = append(out, before+s+behind)
			}
			return strings.Join(out, " | ")
		}
		fits := func(k int) func(any) bool {
			return func(v any) bool { return unpicked(v) && (r.Needs == nil || r.Needs(v.([]ability.Effect)[k])) }
		}
		for k := range 2 {
			ch, s, j := &ability.Change{}, oneStat("0."), oneStatJA("0.")
			if k > 0 {
				ch, s, j = &ability.Change{Also: make([]ability.StatOp, 1)}, s+"‹,| and| ,› "+oneStat("0.Also.0."), j+"、"+oneStatJA("0.Also.0.")
			}
			rows = append(rows, needing(quiet("stats "+text.Itoa(int32(k))+" and "+r.ID, "chain", each(what+"の"+j+"‹し|する|›、", ja, ""), each(what+" ‹gets~get› "+s+"‹,|› and ", en, ""), []ability.Effect{ch, rule}), fits(1)))
		}
		rows = append(rows, needing(quiet(r.ID+" and keywords", "chain", "", each(what+" ", first, "‹,|› and ‹gets~get› {1.Words:kws}")+" | "+each(what+" ", first, "‹,|› and ‹gains~gain› {1.Words:kws}"), []ability.Effect{rule, &ability.Give{}}), fits(0)))
		rows = append(rows, needing(quiet("keywords and "+r.ID, "chain", each(what+"は{0.Words:kws}を得、", ja, ""), each(what+" ‹gets~get› {0.Words:kws}‹,|› and ", en, "")+" | "+each(what+" ‹gains~gain› {0.Words:kws}‹,|› and ", en, ""), []ability.Effect{&ability.Give{}, rule}), fits(1)))
	}
	return rows
}

// unpicked tells whether several things are done to what is known: what is chosen is chosen once.
func unpicked(v any) bool { return !counts(acts(v.([]ability.Effect)[0])) }

// counts tells whether some are meant of those that fit.
func counts(w *ability.What) bool {
	return w.Sel != nil && w.Sel.N.Op != ability.All && w.Sel.Of.Ref == (ability.Ref{})
}

// chosenWords is that row in English with the keywords first.
func chosenWords(given bool, k int, en string, of *ability.Change) text.Row {
	r := chosenFor(given, k, en, of)
	head, tail, _ := strings.Cut(r.EN, "{1.")
	tail = strings.TrimSuffix("{1."+tail, "‹,|› and {2.Words:kws}")
	r.ID, r.JA, r.EN = "keywords first, "+r.ID, "", head+"{2.Words:kws}‹,|› and ‹|its ›"+tail
	return r
}

// chosenFor is the row of numbers and keywords that one thing gets which is chosen for both.
func chosenFor(given bool, k int, en string, of *ability.Change) text.Row {
	it := ability.What{Ref: text.BindRef(text.SlotIt)}
	ch := text.Clone(ability.Effect(of)).(*ability.Change)
	ch.What = it
	inner := strings.NewReplacer("{0.", "{1.")
	say, id, ja := "{0.Sel:selc} ‹gets~get› ", "chosen for stats and keywords ", faced("{0.Sel:selc}の", statsJA("1.", k, "‹|し›、"), "‹し|する|›、{2.Words:kws}を‹得る|持つ›")
	if given {
		say, id, ja = "give {0.Sel:selc} ", "chosen and given stats and keywords ", ""
	}
	r := quiet(id+text.Itoa(int32(k)), "chain", ja, say+inner.Replace(en)+"‹,|› and {2.Words:kws}", []ability.Effect{&ability.Select{Slot: text.SlotNew}, ch, &ability.Give{What: it}})
	r.Needs = func(v any) bool { return counts(&ability.What{Sel: &v.([]ability.Effect)[0].(*ability.Select).Sel}) }
	return r
}
