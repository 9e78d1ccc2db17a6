package game

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/match"
	"gotaku/rules/scenario"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// english are names for the cards of the crowded table.
var english = strings.NewReplacer(
	"灯守りのトウカ", "Touka, Keeper of the Lamp", "潮見櫓の番兵", "Tidewatch Guard", "霧渡りの早馬", "Courier through the Mist",
	"薄刃の書記", "Scribe of the Thin Blade", "土塊の碑", "Clod Monument", "竹の長槍", "Bamboo Pike", "木の円盾", "Round Shield",
	"灯の誓い", "Vow of the Lamp", "潮の満ち引き", "Ebb and Flow", "渡し場の犬", "Ferry Dog", "硝子庭の錬師", "Alchemist of the Glass Court",
	"鏡台の双子", "Mirror Twins", "高みの獣", "Beast from Above", "匠の剣", "Master's Sword", "早打ちの報", "Urgent News", "灯の加護", "Blessing of the Lamp",
)

// crowded seats a table at the crowded board. hide: one player, who sees what seat 0 may.
func crowded(t testing.TB, w, h int, lang string, hide bool) *rig {
	t.Helper()
	return crowdedOf(t, "crowded-sve.scenario", 0, w, h, lang, hide)
}

// laid is a board of a scenario's file, compiled once: tests sit down at few boards many times.
type laid struct {
	setup rules.Setup
	state *state.State
	cards []deck.Card // of the pool
}

// boardKey names a board: the nth of a file in a language.
type boardKey struct {
	file string
	nth  int
	lang string
}

var boards = map[boardKey]*laid{}

// layOut is the nth board of a file of scenarios.
func layOut(t testing.TB, key boardKey) *laid {
	t.Helper()
	if b := boards[key]; b != nil {
		return b
	}
	file, err := os.ReadFile("testdata/" + key.file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(file)
	if key.lang == "en" {
		text = squareEnglish.Replace(unitEnglish.Replace(english.Replace(text)))
	}
	list, err := scenario.Parse(key.file, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	b := &laid{}
	if b.setup, b.state, err = list[key.nth].Board(); err != nil {
		t.Fatal(err)
	}
	b.cards = compile.Cards(&deck.Pack{Game: b.setup.Rules.Game.Name(), Cards: b.setup.Rules.Pool.Defs})
	boards[key] = b
	return b
}

// crowdedOf seats a table at the nth board of a file of scenarios.
func crowdedOf(t testing.TB, file string, nth, w, h int, lang string, hide bool) *rig {
	t.Helper()
	b := layOut(t, boardKey{file, nth, lang})
	setup := b.setup
	setup.Names = [2]string{"いおり", "まひる"}
	if lang == "en" {
		setup.Names = [2]string{"Iori", "Mahiru"}
	}
	l, err := session.NewLocal(session.LocalOptions{Setup: setup, From: b.state.Clone(), Seed: 1, Hide: hide})
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, w, h)
	r.c.Set.Lang, r.c.Set.Idle = lang, true // a moment is looked at, be there something to do or not
	tb := newTable(r.c, l, &matchInfo{Key: "match/x", Mode: modeSolo}, setup.Rules)
	for _, c := range b.cards {
		tb.book.english, tb.book.clauses = append(tb.book.english, c.English), append(tb.book.clauses, c.Said)
	}
	r.c.Go(tb)
	r.settle()
	return r
}

// screens are the windows that pictures are kept of.
var screens = [][2]int{{1280, 720}, {1920, 1080}, {844, 390}}

// TestCrowded draws the crowded table in every size and language.
func TestCrowded(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			r := crowded(t, size[0], size[1], lang, true)
			r.shot("crowded" + name)
			tb := r.table()
			x, y := r.middle(cardName(tb.zone(ability.Field, 0)[4].ID))
			tx, ty := r.middle(cardName(tb.zone(ability.Field, 1)[1].ID))
			r.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: tx, Y: ty})
			r.shot("crowded-attack" + name)
			if _, ok := r.c.Find(cardName(tb.zone(ability.Field, 0)[4].ID)); !ok {
				t.Error("the attacker leaves its place while it aims")
			}
			r.tick(1, Event{Kind: PointerMove, X: 5, Y: 5}, Event{Kind: PointerUp, X: 5, Y: 5})
			for i, v := range tb.zone(ability.Field, 0) {
				if i == 0 || i == 4 {
					x, y := r.middle(cardName(v.ID))
					r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
					r.shot("crowded-large" + itoa(i) + name)
				}
			}
			r = crowded(t, size[0], size[1], lang, false)
			r.shot("crowded-open" + name)
		}
	}
}

// TestPhasesAreNamedWhole: no name in the strip of phases is cut, in the narrow rail of a phone either.
func TestPhasesAreNamedWhole(t *testing.T) {
	for _, game := range assets.Playable() {
		for _, lang := range assets.Langs {
			r := crowdedOf(t, "crowded-"+game+".scenario", 0, 844, 390, lang, true)
			r.c.dirty = true
			f := r.c.now()
			words := r.table().book.rules.Game.Words().Phases
			seen := 0
			for _, h := range f.Hits() {
				at, is := strings.CutPrefix(f.targets[h.ID-1].Name, "phase:")
				if !is {
					continue
				}
				n, _ := strconv.Atoi(at)
				for _, p := range f.Written(f.ops) {
					if p.Text == "" || !p.R.Within(h.R.Inset(-2)) {
						continue
					}
					if seen++; p.Text != r.c.pick(words[n].JA, words[n].EN) && p.Text != r.c.pick(words[n].FullJA, words[n].FullEN) {
						t.Errorf("%s %s: a phase is called %q", game, lang, p.Text)
					}
				}
			}
			if seen == 0 {
				t.Errorf("%s %s: no phase is named", game, lang)
			}
		}
	}
}

// TestLinkedCards: every card under another can be pointed at and is shown large.
func TestLinkedCards(t *testing.T) {
	for _, size := range screens {
		r := crowded(t, size[0], size[1], "ja", true)
		tb := r.table()
		n := 0
		for s := range state.Seat(2) {
			for _, w := range []ability.Zone{ability.Race, ability.Drive, ability.Equipment} {
				for _, v := range tb.zone(w, s) {
					n++
					x, y := r.middle(cardName(v.ID))
					r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
					if tg := r.c.Pointed(); tg == nil || tg.Card != v.ID {
						t.Errorf("at %v the pointer over %s meets %+v", size, tb.book.name(v.Face), tg)
					}
				}
			}
			host := tb.zone(ability.Field, s)[0]
			x, y := r.middle("base:" + itoa(int(host.ID)))
			r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
			if tg := r.c.Pointed(); tg == nil || tg.Face != host.Face {
				t.Errorf("at %v the card under the evolved one is not met", size)
			}
		}
		if n != 6 {
			t.Fatalf("%d linked cards, want 6", n)
		}
		r.shot("base-" + itoa(size[0]))
	}
}

// TestRowIsOpenedLarge: the wheel over a row and + open it with all that is linked; Esc closes it.
func TestRowIsOpenedLarge(t *testing.T) {
	for _, size := range screens {
		r := crowded(t, size[0], size[1], "ja", true)
		tb := r.table()
		id := tb.zone(ability.Field, 0)[4].ID
		x, y := r.middle(cardName(id))
		r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: -1})
		if r.c.top().Name() != "browser" {
			t.Fatalf("the wheel opens %q, want the row", r.c.top().Name())
		}
		r.shot("zoom-" + itoa(size[0]))
		seen := 0
		for _, v := range r.c.Tree().Things {
			if v.Card != 0 && r.c.now().find(v.Name) != nil {
				seen++
			}
		}
		if seen != 5+4+1 {
			t.Errorf("%d cards in the row, want 5, 4 linked to them and 1 under an evolved one", seen)
		}
		r.key("Esc")
		r.tick(1, Event{Kind: PointerMove, X: x, Y: y})
		r.key("+")
		if r.c.top().Name() != "browser" {
			t.Fatalf("+ opens %q, want the row", r.c.top().Name())
		}
	}
}

// TestCostsAndLeaders: a cost that is changed shows on the card, and what lies on a leader on its plate.
func TestCostsAndLeaders(t *testing.T) {
	for _, size := range screens {
		r := crowded(t, size[0], size[1], "ja", true)
		tb := r.table()
		hand := tb.zone(ability.Hand_, 0)
		id := hand[1].ID // costs 4
		if c := tb.book.card(&hand[1], 0); c.Cost.Now != 4 || c.Cost.Print != 4 {
			t.Fatalf("it costs %+v, want 4", c.Cost)
		}
		for _, a := range tb.acts {
			if a.Verb == state.PlayCard && tb.nameOf(a.Card) == "灯の加護" {
				tb.act(a)
				break
			}
		}
		for i := 0; i < 4 && !tb.mayAct(state.EndPhase); i++ {
			r.key("P")
			r.settle()
		}
		r.settle()
		if c := tb.book.card(tb.card(id), 0); c.Cost.Now != 3 || c.Cost.Print != 4 {
			t.Errorf("it costs %+v, want 3 for printed 4", c.Cost)
		}
		if got := tb.rows.leaderTag(&tb.zone(ability.LeaderArea, 0)[0]); got != "効果 1" {
			t.Errorf("the leader's tag is %q", got)
		}
		r.shot("effects-" + itoa(size[0]))
		x, y := r.middle("leader:0")
		r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
		r.shot("effects-leader-" + itoa(size[0]))
	}
}

// TestTurning: a card that is laid down turns, and one that evolves turns over; both end.
func TestTurning(t *testing.T) {
	r := crowded(t, 1280, 720, "ja", true)
	tb := r.table()
	id := tb.zone(ability.Field, 0)[0].ID
	r.c.Draw() // from here on it is known where everything lies
	for _, verb := range []ability.Verb{ability.ActedV, ability.Stood, ability.Evolves} {
		tb.anim.follow(tb, []match.Told{{Event: state.Event{Verb: verb, Card: state.Ref{ID: id}}}})
		still := ""
		for i := range 14 {
			r.tick(1)
			k, _ := tb.anim.turned(id)
			if i == 3 {
				r.shot("turning-" + itoa(int(verb)))
				if k == 0 || k == 1 {
					t.Errorf("after %d ticks of verb %d the card is turned by %v", i+1, verb, k)
				}
			}
			if k == 1 {
				still += "."
			}
		}
		if still == "" || tb.anim.busy() {
			t.Errorf("verb %d: it does not end", verb)
		}
	}
}

// TestBackByTheLog: a line of the log takes the match back to before it.
func TestBackByTheLog(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	before := r.table().view.Inputs
	line := len(r.table().log)
	r.click(cardName(id))
	r.key("Enter")
	r.settle()
	tb := r.table()
	n := tb.log[line].n
	for range 3 {
		r.key("E")
		if r.c.top().Name() == "confirm" {
			r.key("E")
		}
		r.settle()
	}
	r.key("L")
	r.shot("log-back")
	if r.c.now().find("log:back") != nil {
		t.Fatal("the log goes back before a line was pressed")
	}
	r.click("line:" + itoa(n))
	r.shot("log-back-picked")
	r.click("log:back")
	if got := r.table().view.Inputs; got != before {
		t.Fatalf("back at %d inputs, want %d", got, before)
	}
}
