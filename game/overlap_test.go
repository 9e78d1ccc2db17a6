package game

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// Nothing that is written lies over anything else that is written, and nothing that can be
// pressed lies half over another such thing: on any screen, in four sizes, one of them a phone held upright, and both languages.

// layered says whether things of a name lie over each other on purpose: cards of a row, places
// over which something is carried, and what is only the ground of others.
func layered(name string) bool {
	for _, s := range [...]string{"card:", "leader:", "place:", "pile:", "row:", "zoom:", "scrim", "browser", "log:box", "settings:box", "stack", "panel", "list:", "puzzle:list", "rules:list", "resumes", "spread:", "pool", "mine", "plate:", "zone:", "energy:", "tuck:", "skills", "token", "once:"} {
		if strings.HasPrefix(name, s) {
			return true
		}
	}
	return false
}

// overlaps lists what lies over what on the topmost layer of the screen.
func (r *rig) overlaps() (out []string) {
	f := r.c.now()
	r.c.dirty = true
	f = r.c.now()
	pieces := f.Written(f.ops)
	u := f.U
	for j, b := range pieces {
		if b.Text == "" {
			continue
		}
		for i, a := range pieces[:j] {
			o := a.R.Intersect(b.R)
			if a.Text == "" || o.W < 2*u || o.H < 2.5*u || a.R == b.R && a.Text == b.Text {
				continue
			}
			hidden := slices.ContainsFunc(pieces[i+1:j], func(g render.Piece) bool { return g.Text == "" && o.Within(g.R.Inset(-2*u)) })
			if !hidden {
				out = append(out, "“"+a.Text+"” lies under “"+b.Text+"”")
			}
		}
	}
	type spot struct {
		name string
		r    render.Rect
	}
	var spots []spot
	for _, h := range f.Hits() {
		if t := &f.targets[h.ID-1]; int(h.ID) > f.modal && !h.R.Empty() && !layered(t.Name) {
			spots = append(spots, spot{t.Name, h.R})
		}
	}
	for j, b := range spots {
		for _, a := range spots[:j] {
			o := a.r.Intersect(b.r)
			if o.W > 2*u && o.H > 2*u && a.name != b.name && !b.r.Within(a.r) && !a.r.Within(b.r) {
				out = append(out, "the place of "+a.name+" lies under that of "+b.name)
			}
		}
		for _, p := range pieces {
			o := p.R.Intersect(b.r)
			if p.Text != "" && o.W > 3*u && o.H > 3*u && !p.R.Within(b.r.Inset(-4*u)) {
				if k := slices.IndexFunc(pieces, func(q render.Piece) bool { return q == p }); !slices.ContainsFunc(pieces[k:], func(g render.Piece) bool { return g.Text == "" && o.Within(g.R.Inset(-2*u)) }) {
					out = append(out, "“"+p.Text+"” lies across "+b.name)
				}
			}
		}
	}
	taken := state.CardID(0) // what is taken up stands higher than its row
	if t, at := r.c.scene.(*table); at {
		taken = t.picked
	}
	for _, h := range f.Hits() { // what lies on the middle line, and the cards beside it
		if n := f.targets[h.ID-1].Name; !r.c.now().Phone || int(h.ID) <= f.modal || n != "pile:resolution" && n != "stack" && n != "place:use" {
			continue
		}
		if h.R.H > float32(r.c.H)/4 { // all squares at once, under their cards
			continue
		}
		for _, o := range f.Hits() {
			if t := &f.targets[o.ID-1]; t.Card != 0 && t.Card != taken && t.Name != f.targets[h.ID-1].Name && !o.R.Within(h.R.Inset(-2*u)) && o.R.Intersect(h.R).H > 1 {
				out = append(out, f.targets[h.ID-1].Name+" lies over "+t.Name+" "+t.Label)
			}
		}
	}
	for _, p := range f.panel { // the asking panel leaves the rest of the rail free
		for _, s := range spots {
			if strings.HasPrefix(s.name, "phase:") || slices.Contains([]string{"menu", "log", "ok", "end", "pass"}, s.name) {
				if o := p.Intersect(s.r); !s.r.Within(p.Inset(-u)) && o.W > u && o.H > u && f.modal == 0 {
					out = append(out, "the asking panel lies over "+s.name)
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// screensOf calls see at every screen there is.
func screensOf(t *testing.T, w, h int, lang string, see func(name string, r *rig)) {
	t.Helper()
	fresh := func() *rig {
		r := newRig(t, w, h)
		r.c.ChangeSettings(func(s *Settings) { s.Lang, s.Name = lang, "" })
		r.tick(2)
		return r
	}
	for _, game := range assets.Playable() {
		r := fresh()
		r.opens(game)
		see("title "+game, r)
		for _, m := range []string{modeBot, modeSolo, modeLink} {
			r := fresh()
			r.opens(game)
			r.click("mode:" + m)
			see("decks "+game+" "+m, r)
		}
		r = fresh()
		r.opens(game)
		r.click("mode:link")
		r.click("play")
		r.tick(2)
		see("invite "+game, r)
		r = fresh()
		r.opens(game)
		r.click("mode:hotseat")
		r.click("play")
		r.settle()
		see("cover "+game, r)
		restOf(t, w, h, lang, game, see)
		facedOf(t, w, h, lang, game, see)
	}
	r := fresh()
	r.click("settings")
	see("settings", r)
	r.key("F1")
	see("keys", r)
	r = fresh()
	r.c.Open(&lessons{c: r.c})
	see("first games", r)
	for _, game := range assets.Playable() {
		r = fresh().reads()
		openRules(r.c, game, "")
		r.tick(1)
		see("rules of "+game, r)
	}
	r = fresh()
	r.c.Notice(r.c.T("error.title"), r.c.T("error.link"))
	see("notice", r)
	for n := range 9 { // more than are seen at once
		all := assets.Playable()
		g := all[n%len(all)]
		m := &matchInfo{Key: matchPrefix + itoa(n), Game: g, Mode: []string{modeBot, modeSolo, modeHotseat}[n%3], Turn: int32(n), When: 1795348800 - int64(n)*86000, Decks: [2]string{"暁の騎士団", "星読みの塔"}}
		if n%3 == 0 {
			m.Foe = "まひるのともだち"
		}
		raw, _ := json.Marshal(m)
		r.store[m.Key] = raw
	}
	r = &rig{t: t, c: NewCore(sharedArt, r.env()), store: r.store, tab: map[string]string{}}
	r.c.Resize(w, h, 1)
	r.c.Set.Lang = lang
	r.click("continue")
	see("resumes", r)
	files := []string{many, "outcomes.scenario"}
	for _, game := range assets.Playable() {
		files = append(files, "crowded-"+game+".scenario")
	}
	for _, file := range files {
		board := func() *rig { return crowdedOf(t, file, 0, w, h, lang, true) }
		r := board()
		see("table of "+file, r)
		for _, name := range []string{"menu", "look", "log", "settings"} {
			r := board()
			switch name {
			case "menu":
				r.table().openMenu()
			case "look":
				r.key("Z")
			case "log":
				r.key("L")
			case "settings":
				r.key(",")
			}
			see(name+" over "+file, r)
		}
		tb := r.table()
		if do := tb.passer.openStops(); do != nil {
			do()
			see("stops over "+file, r)
			r.key("Esc")
		}
		list := tb.zone(ability.Hand_, tb.dec.Seat)
		for _, v := range list[:min(len(list), 4)] {
			r.key("Esc")
			if tb.picker.pressCard(v.ID); tb.picked != 0 {
				r.settle()
				see("taken up "+tb.nameOf(v.ID), r)
			}
		}
		r.key("Esc")
		tb.browse(ability.Discards, 0)
		see("pile over "+file, r)
		r = board()
		tb = r.table()
		for _, a := range tb.acts {
			if a.Verb == state.PlayCard {
				name := tb.nameOf(a.Card)
				tb.act(a)
				r.settle()
				see("asked after "+name, r)
				break
			}
		}
		r = board()
		if tb = r.table(); tb.s.CanMend() {
			tb.handwork.mend()
			r.settle()
			see("putting right "+file, r)
			r.table().picker.pressCard(list[0].ID)
			r.tick(1)
			see("tools for a card "+file, r)
			if r.c.now().find("hand:move") != nil {
				r.click("hand:move")
				see("places for a card "+file, r)
			}
		}
		tb = r.table()
		if err := tb.s.Concede(); err == nil {
			for range 5 {
				r.settle()
			}
			see("result of "+file, r)
		}
	}
}

// restOf calls see at what is less often on the screen: a deck that is built, a match that is given up, looked at again, left by
// the other or waited for, a game that is being read.
func restOf(t *testing.T, w, h int, lang, game string, see func(name string, r *rig)) {
	t.Helper()
	r, file := recorded(t, w, h, game)
	r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
	for n := range 7 {
		r.store[recordPrefix+itoa(n)] = file
	}
	r.click("records")
	see("records "+game, r)
	r.click("record:0")
	r.settle()
	see("record "+game+" begins", r)
	for n := range 6 {
		for range 3 {
			r.key("Right")
		}
		r.settle()
		see("record "+game+" "+itoa(n), r)
	}
	openBoard(r.table())()
	r.click("board:puzzle")
	for _, aim := range aimKeys {
		r.click("puzzle:aim:" + aim)
		see("puzzle "+aim+" "+game, r)
	}
	r.key("Esc")
	r.key("End")
	r.settle()
	see("record "+game+" ends", r)
	r.table().openMenu()
	see("menu over record "+game, r)
	r.key("Esc")
	openBoard(r.table())()
	see("board "+game, r)
	r.key("Esc")
	r.key("T")
	see("timeline "+game, r)
	r.key("Esc")
	r.table().leave()
	r.tick(1)
	r.opens(game)
	r.click("mode:solo")
	if r.c.now().find("format:sealed") != nil {
		r.click("format:sealed")
		see("sealed "+game+" with none opened", r)
		r.click("open:0")
		see("sealed "+game, r)
	}
	r.click("deck:build:0")
	see("build "+game, r)
	if r.c.now().find("deck:hand") != nil {
		r.click("deck:hand")
		see("hand "+game, r)
		r.key("Esc")
	}
	r.click("deck:share")
	see("share "+game, r)
	r.key("Esc")
	if r.c.now().find("traits") != nil {
		r.click("traits")
		see("traits "+game, r)
		r.key("Esc")
	}
	r.c.scene.(*builder).sift.word = "zzzz"
	r.tick(1)
	see("build "+game+" finds none", r)
	r.c.Go(&bringing{cardsOf: cardsOf{c: r.c, p: &ownPack{game: game, Name: "甲", cards: deck.UnreadCards(assets.Packs(game)[0])}}, found: &deck.Found{Encoding: "UTF-8", Rows: 1}, back: func() {}})
	see("bring "+game, r)
	own := &ownPack{key: shelfPrefix + game + "/own-x", game: game, Name: "甲", cards: deck.UnreadCards(assets.Packs(game)[0])}
	r.c.shelf.putWritten(writePack(own))
	v := newPacks(r.c, game, func() {})
	r.c.Go(v)
	see("packs "+game, r)
	r.c.Go(newCardEdit(v, own, 0))
	see("card "+game, r)
	r.c.shelf.drop(own)
	r.c.Go(newTitle(r.c))
	r.c.read(&slow{all: 1 << 30}, func() {})
	r.tick(signAfter)
	see("opening "+game, r)
	r.key("Esc")

	p := sitting(t, r, assets.Of(game), 0)
	for n := 0; r.table().dec != nil && n < 9; n++ { // until the other is asked
		b := &bot.Random{Rand: rules.Rand(n)}
		s := p.P[0]
		if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
			t.Fatal(err)
		}
		r.settle()
	}
	see("waiting "+game, r)
	r.table().openMenu()
	see("menu while waiting "+game, r)
	r.click("menu:concede")
	see("concede "+game, r)
	r.key("Esc")
	p.P[1].Close()
	r.tick(3)
	see("left alone "+game, r)
	r.table().end()()
	see("end "+game, r)
	r.click("confirm:yes")
	r.tick(3)
	see("stopped "+game, r)
}

// facedOf calls see at what stands between two persons at two machines, and at what is begun beside a match: the lab, and
// somebody's own cards.
func facedOf(t *testing.T, w, h int, lang, game string, see func(name string, r *rig)) {
	t.Helper()
	rigs := [2]*rig{newRig(t, w, h), newRig(t, w, h)}
	for _, r := range rigs {
		r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
	}
	facing(t, rigs, game, 5)
	together(t, rigs, "somebody is asked", func() bool { return rigs[0].table().dec != nil || rigs[1].table().dec != nil })
	rigs[0].key("M")
	see("talk "+game, rigs[0])
	rigs[0].key("Esc")
	for _, stage := range []session.BackStage{session.BackMine, session.BackTheirs} {
		tb := rigs[0].table()
		rigs[0].c.Open(&takeback{t: tb, stage: stage})
		see("takeback "+game+" "+itoa(int(stage)), rigs[0])
		rigs[0].c.CloseTop()
	}
	rigs[0].c.Open(&letIn{c: rigs[0].c, url: "https://table.example/#w=room.key&g=" + game})
	see("let in "+game, rigs[0])
	rigs[0].key("Esc")
	third := newRig(t, w, h)
	third.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
	third.c.openLink(strings.Replace(link.NewInvitation(link.NewSeat()).URL("https://table.example/"), "#r=", watchMark, 1) + "&g=" + game)
	third.opened()
	see("way to look on "+game, third)
	third.key("Esc")
	lookedOn(t, [2]*rig{newRig(t, w, h), newRig(t, w, h)}, third, game)
	see("looking on "+game, third)
	r := newRig(t, w, h).reads()
	r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
	r.opens(game)
	r.click("mode:bot")
	r.click("lab")
	see("lab "+game, r)
	r.key("Esc")
	r.brings(ownTable())
	see("own cards "+game, r)
}

func TestNothingLiesOverAnother(t *testing.T) {
	for _, of := range []struct {
		size  [2]int
		langs []string
	}{
		{screens[0], assets.Langs}, {screens[2], assets.Langs},
		{screens[1], []string{"ja"}}, // where there is most room
		{upright[0], []string{"en"}}, // where words are longest
	} {
		size := of.size
		for _, lang := range of.langs {
			t.Run(itoa(size[0])+"-"+lang, func(t *testing.T) {
				seen := map[string]bool{}
				screensOf(t, size[0], size[1], lang, func(name string, r *rig) {
					seen[r.c.scene.Name()], seen[r.c.top().Name()] = true, true
					r.shot("screen-" + itoa(size[0]) + "-" + lang + "-" + strings.NewReplacer(" ", "-", ".scenario", "").Replace(name))
					for _, s := range append(r.overlaps(), r.unlisted()...) {
						t.Errorf("%s: %s", name, s)
					}
				})
				for _, name := range sceneNames(t) {
					if !seen[name] {
						t.Errorf("the scene %q was not looked at", name)
					}
				}
			})
		}
	}
}

// sceneNames are the scenes there are, as the source has them.
func sceneNames(t *testing.T) (out []string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\) Name\(\) string\s+\{ return "(\w+)" \}`).FindAllSubmatch(b, -1) {
			out = append(out, string(m[1]))
		}
	}
	if len(out) < 15 {
		t.Fatalf("only %d scenes in the source: %q", len(out), out)
	}
	return out
}
