package game

import (
	"strings"
	"testing"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// The crowded table of the game of units with what is attached to them.

const crowdedUnits = "crowded-divinecross.scenario"

// The boards of the file.
const (
	fullMain = iota
	fullBattle
	plainMain
	plainBattle
	faceDown
)

// unitEnglish are English names for its cards.
var unitEnglish = strings.NewReplacer(
	"石切場の大槌", "Quarry Sledgehammer", "星読みのカノ", "Kano, Reader of Stars", "草笛の旅人", "Reed-Pipe Wanderer", "朱塗りの蛇", "Vermilion Serpent",
	"森番の双子", "Twins of the Forest Watch", "帳場の三毛", "Calico of the Counting House", "虹の橋守アマネ", "Amane, Keeper of the Rainbow Bridge",
	"琥珀の眠り子", "Sleeper in Amber", "一日だけの祭", "A Festival for One Day", "火事場の早駆け", "Dash through the Fire", "貸し出しの翼", "Wings on Loan",
	"十三夜の長い帯と白い鈴", "Long Sash of the Thirteenth Night", "重い鎧", "Heavy Armour", "石段の記憶", "Memory of Stone Steps", "地ならし", "Groundbreaker",
	"大槌おろし", "Hammerfall", "星くず", "Stardust", "流星の雨", "Rain of Meteors", "草の根", "Grassroots", "巻きつき", "Coil", "枝打ち", "Pruning",
	"そろばん", "Abacus", "虹の大橋を渡る七つの鈴の音", "Seven Bells across the Great Rainbow Bridge", "寝言", "Sleep Talk", "爆ぜる帯の舞", "Dance of the Bursting Sash",
)

// TestCrowdedUnits draws the crowded and the plain table in the main and the battle
// phase, what is shown large, and the first units, in every size and language.
func TestCrowdedUnits(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			for i, board := range []string{"dc-crowded", "dc-battle", "dc-plain", "dc-plain-battle", "dc-facedown"} {
				r := crowdedOf(t, crowdedUnits, i, size[0], size[1], lang, true)
				r.shot(board + name)
				if i%2 == 1 {
					continue
				}
				r.pointAt(cardName(r.table().zone(ability.Main, 0)[0].ID))
				r.shot(board + "-large" + name)
			}
			r := crowdedOf(t, crowdedUnits, fullMain, size[0], size[1], lang, true)
			host := unitAt(r.table(), 1)
			r.pointAt(cardName(r.table().posts.attached(nil, host, ability.Soul)[0].ID))
			r.shot("dc-assist" + name)
			r.click("energy:" + itoa(int(host.ID)))
			r.shot("dc-energy" + name)
			r = crowdedOf(t, crowdedUnits, fullMain, size[0], size[1], lang, false)
			r.shot("dc-open" + name)
		}
	}
}

// pointAt lets the pointer rest on a thing.
func (r *rig) pointAt(name string) {
	r.t.Helper()
	x, y := r.middle(name)
	r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
}

// TestUnitTable: everything of the crowded table can be pointed at, and says what it is.
func TestUnitTable(t *testing.T) {
	for _, size := range screens {
		r := crowdedOf(t, crowdedUnits, fullMain, size[0], size[1], "ja", true)
		tb := r.table()
		n := map[ability.Zone]int{}
		for s := range state.Seat(2) {
			for _, w := range []ability.Zone{ability.Main, ability.Standby, ability.Soul, ability.EnergyZone, ability.KO} {
				for _, v := range tb.zone(w, s) {
					n[w]++
					r.meets(cardName(v.ID), v.ID)
				}
			}
		}
		if n[ability.Main] != 2 || n[ability.Standby] != 6 || n[ability.Soul] != 8 || n[ability.EnergyZone] != 64 || n[ability.KO] != 3 {
			t.Errorf("%v", n)
		}
		for _, v := range tb.zone(ability.EnergyZone, 1) {
			if v.Face != 0 {
				t.Errorf("the other's energy is known: %s", tb.book.name(v.Face))
			}
		}
		for s, want := range [2]string{"いおり KO 2/3 手札 6　デッキ 9 ウィニングチケット", "まひる KO 1/3 手札 5　デッキ 7"} {
			if size[0] < 900 {
				want = strings.Replace(want, "ウィニングチケット", "チケット", 1)
			}
			if p := r.c.now().find("plate:" + itoa(s)); p == nil || p.Label != want {
				t.Errorf("the plate says %+v, want %s", p, want)
			}
		}
		var marks []string
		for i := range 3 {
			marks = append(marks, r.c.now().find("once:"+itoa(i)).Label)
		}
		if got := strings.Join(marks, " / "); got != "チャージ まだ / イベント まだ / 退却 まだ" {
			t.Errorf("once a turn: %s", got)
		}
		if tg := r.c.now().find("token"); !strings.HasPrefix(tg.Label, "ウィニングチケット ") || !strings.HasSuffix(tg.Label, "いおり") || !tb.made.token.Gone {
			t.Errorf("the ticket: %+v", tg)
		}
		var phases []string
		for _, p := range tb.rail.side.Phases {
			phases = append(phases, p.Name)
		}
		if got := strings.Join(phases, " "); got != "ドロー メイン バトル 終了" || tb.rail.side.Now != 1 {
			t.Errorf("phase %d of %s", tb.rail.side.Now, got)
		}
	}
}

// TestUnitCards: what is shown about a unit: its HP now and printed, damage, what is
// left, a stun; and what an assist gives.
func TestUnitCards(t *testing.T) {
	r := crowdedOf(t, crowdedUnits, fullMain, 1280, 720, "ja", true)
	tb := r.table()
	main := &tb.zone(ability.Main, 0)[0]
	c := tb.book.card(main, 0)
	if s := c.Stats[0]; s.Shape != render.StatBarRight || s.Now != 1200 || s.Print != 1000 || c.Damage != "−500" || c.State&render.Lethal != 0 {
		t.Errorf("HP %+v, damage %q, state %b", s, c.Damage, c.State)
	}
	if left, hurt := tb.book.remains(main); left != 700 || !hurt {
		t.Errorf("%d HP left, hurt %v", left, hurt)
	}
	if c.Face.Badge != "赤" || c.Face.Over != "赤　有利：緑　退却 2" || c.Face.Kind != "ユニット" || c.Face.Trait != "" {
		t.Errorf("the face: %+v", c.Face)
	}
	heads := c.Face.Heads
	if len(heads) != 2 || heads[0] != (render.SkillHead{At: 1, Cost: 1, Name: "地ならし", Damage: "100"}) || heads[1] != (render.SkillHead{At: 3, Cost: 9, Name: "大槌おろし", Damage: "300"}) {
		t.Errorf("the skills: %+v", heads)
	}
	if got := c.Face.Text[0]; got != "[EX]「石段の記憶」 自分のターンに1回使える。自分のデッキを1枚引く。" {
		t.Errorf("the power: %s", got)
	}
	rainbow := tb.book.card(unitAt(tb, 2), 0)
	if got := rainbow.Face.Over; got != "赤緑青　有利：赤緑青　退却 3" || len(rainbow.Face.Attrs) != 3 {
		t.Errorf("the rainbow: %s", got)
	}
	stunned := unitAt(tb, 0)
	if c := tb.book.card(stunned, 0); c.Pill != "気絶" || c.State&render.Stunned == 0 || len(c.Counts) != 0 {
		t.Errorf("the stunned unit: pill %q, state %b, counters %+v", c.Pill, c.State, c.Counts)
	}
	sash := tb.posts.attached(nil, stunned, ability.Soul)[0]
	var gives []string
	for _, g := range tb.posts.gives(sash, stunned) {
		gives = append(gives, g.Name+" "+g.By)
	}
	if got := strings.Join(gives, " / "); got != "HP +300 / 退却 −1 / 爆ぜる帯の舞 300" {
		t.Errorf("the sash gives %s", got)
	}
	foe := &tb.zone(ability.Main, 1)[0]
	if s := tb.book.card(foe, 0).Stats[0]; s.Now != 800 || s.Print != 1000 {
		t.Errorf("HP %+v", s)
	}
	dead := *main
	dead.Damage = 1200
	if c := tb.book.card(&dead, 0); c.State&render.Lethal == 0 {
		t.Error("damage as high as HP is not lethal")
	}
}

// TestUnitLedger: the large card says where its numbers come from.
func TestUnitLedger(t *testing.T) {
	r := crowdedOf(t, crowdedUnits, fullMain, 1280, 720, "ja", true)
	tb := r.table()
	var lines []string
	g := tb.closeup.ledger(unitAt(tb, 0))
	for _, v := range g.Values {
		line := v.Label + " " + itoa(v.Now)
		if v.Text != "" {
			line = v.Label + " " + v.Text
		}
		for _, l := range v.Lines {
			line += " | " + l.Amount + " " + l.Text
		}
		lines = append(lines, line)
	}
	want := []string{
		"HP 1200 | 900 元の値 | +300 「十三夜の長い帯と白い鈴」 ある間",
		"退却コスト 0 | 1 元の値 | −1 「十三夜の長い帯と白い鈴」 ある間",
		"残り HP 400 | −800 ダメージマーカー（ターン終了でも残る）",
		"エネルギー 8 枚 | ✓ 星くず　必要 1 | ✓ 流星の雨　必要 3 | ✓ 爆ぜる帯の舞　必要 1",
	}
	if got := strings.Join(lines, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("the ledger says\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
	g = tb.closeup.ledger(&tb.zone(ability.Main, 0)[0]) // the other seat's calico makes skills cost more
	needs := g.Values[len(g.Values)-1].Lines
	if len(needs) != 2 || needs[0].Text != "地ならし　必要 2（元 1）" || needs[1].Text != "大槌おろし　必要 10　あと 2 枚（元 9）" {
		t.Errorf("the skills need %+v", needs)
	}
	g = tb.closeup.ledger(unitAt(tb, 0))
	notes := ""
	for _, n := range g.Notes {
		notes += n.Text + ";"
	}
	if !strings.Contains(notes, "気絶") || !strings.Contains(notes, "アシスト「十三夜の長い帯と白い鈴」") {
		t.Errorf("the notes: %s", notes)
	}
}

// TestSkillIsAimed: the chosen skill aims at the other main unit, before and while it is used.
func TestSkillIsAimed(t *testing.T) {
	r := crowdedOf(t, crowdedUnits, plainBattle, 1280, 720, "ja", true)
	tb := r.table()
	mine, theirs := tb.zone(ability.Main, 0)[0].ID, tb.zone(ability.Main, 1)[0].ID
	if by, at := tb.posts.skillAim(); by != mine || at != theirs || !tb.rows.aimed(theirs) || tb.rows.aimed(mine) {
		t.Errorf("%d aims at %d, want %d at %d", by, at, mine, theirs)
	}
	v := *tb.view // while it is used
	tb.skiller.skill.at = -1
	tb.view = &v
	v.Battles = []state.Battle{{Attackers: []state.Ref{tb.card(mine).Ref}, Targets: []state.Ref{tb.card(theirs).Ref}}}
	if !tb.rows.aimed(theirs) {
		t.Error("the unit is not aimed at while the skill is used")
	}
	v.Battles[0].Targets[0].Inc++
	if tb.rows.aimed(theirs) {
		t.Error("what has become another object is aimed at")
	}
	r = crowdedOf(t, crowdedUnits, plainMain, 1280, 720, "ja", true)
	if tb = r.table(); tb.rows.aimed(theirs) {
		t.Error("a unit is aimed at in the main phase")
	}
}

// TestTicketIsHanded: the ticket moves to who gains it, from who loses it, and then lies there.
func TestTicketIsHanded(t *testing.T) {
	r := crowdedOf(t, crowdedUnits, plainMain, 1280, 720, "ja", true)
	tb := r.table()
	r.c.Draw()
	tell := func(list ...state.Event) {
		var told []match.Told
		for _, e := range list {
			told = append(told, match.Told{Event: e})
		}
		tb.anim.follow(tb, told)
	}
	tell(state.Event{Verb: ability.TicketGained, Seat: 1})
	if h := tb.anim.token; h.from != state.Nobody || h.to != 1 || !tb.anim.handing() {
		t.Errorf("gained: %+v", h)
	}
	r.tick(3)
	r.shot("dc-ticket")
	r.settle()
	if tb.anim.handing() {
		t.Error("it does not arrive")
	}
	tell(state.Event{Verb: ability.TicketLost, Seat: 1}, state.Event{Verb: ability.TicketGained, Seat: 0})
	if h := tb.anim.token; h.from != 1 || h.to != 0 || !tb.anim.handing() {
		t.Errorf("taken: %+v", h)
	}
	r.settle()
	tell(state.Event{Verb: ability.TicketLost, Seat: 0})
	if h := tb.anim.token; h.from != 0 || h.to != state.Nobody {
		t.Errorf("lost: %+v", h)
	}
}

// TestFirstUnits: a unit that lies face down is seen under a band by its player, and as a
// back by the other.
func TestFirstUnits(t *testing.T) {
	r := crowdedOf(t, crowdedUnits, faceDown, 1280, 720, "ja", true)
	r.c.Draw()
	tb := r.table()
	mine, theirs := &tb.zone(ability.Main, 0)[0], &tb.zone(ability.Main, 1)[0]
	if !tb.posts.peeked(mine) || tb.made.faces[mine.ID].State&render.Peek == 0 || tb.made.faces[mine.ID].Face == nil {
		t.Errorf("the own unit: %+v", tb.made.faces[mine.ID])
	}
	if tb.posts.peeked(theirs) || tb.made.faces[theirs.ID].Face != nil {
		t.Errorf("the other unit: %+v", tb.made.faces[theirs.ID])
	}
}

// TestNothingLiesOnAUnit: of the crowded table no card lies on another but energy on
// energy of its unit, and nothing leaves the table.
func TestNothingLiesOnAUnit(t *testing.T) {
	for _, size := range screens {
		r := crowdedOf(t, crowdedUnits, fullMain, size[0], size[1], "ja", true)
		r.c.Draw()
		tb := r.table()
		var list []*match.CardView
		for s := range state.Seat(2) {
			for _, w := range []ability.Zone{ability.Main, ability.Standby, ability.Soul, ability.EnergyZone, ability.KO, ability.Hand_} {
				if w == ability.Hand_ && tb.near(s) == render.Far {
					continue
				}
				for i := range tb.zone(w, s) {
					list = append(list, &tb.zone(w, s)[i])
				}
			}
		}
		for i, v := range list {
			a := tb.anim.spot[v.ID]
			if !a.Within(tb.lay.Ground) {
				t.Errorf("%d: %s at %+v is outside", size[0], tb.book.name(v.Face), a)
			}
			for _, o := range list[:i] {
				b := tb.anim.spot[o.ID]
				same := tb.word(v.At.Zone) == ability.EnergyZone && v.Host == o.Host
				if in := a.Intersect(b); !same && in.W > 1 && in.H > 1 {
					t.Errorf("%d: %d %s %+v lies on %d %s %+v", size[0], v.ID, tb.book.name(v.Face), a, o.ID, tb.book.name(o.Face), b)
				}
			}
		}
	}
}

// TestSkillHeads: every skill of the carried cards is set as a row in both languages, with
// the numbers and the name of its line.
func TestSkillHeads(t *testing.T) {
	g := carried("divinecross")
	for _, lang := range []string{"ja", "en"} {
		b, n := newBook(g.Rules, lang), 0
		for i := range g.Pool.Defs {
			f, at := b.face(state.FaceID(i+1)), 0
			for _, a := range g.Pool.Defs[i].Sides[0].Card.Abilities {
				if a.Marks&(ability.Skill|ability.EXPower) != ability.Skill {
					continue
				}
				if at >= len(f.Heads) {
					t.Fatalf("%s has a skill without a row: %s", f.Name, a.Print)
				}
				h := f.Heads[at]
				cost, damage := " Cost "+itoa(h.Cost), " Damage "+h.Damage
				if lang == "ja" {
					cost, damage = "コスト"+itoa(h.Cost), "ダメージ"+h.Damage
				}
				if line := f.Text[h.At]; h.Name == "" || !strings.Contains(line, h.Name) || !strings.Contains(line, cost) || h.Damage != "" && !strings.HasSuffix(line, damage) {
					t.Errorf("%s: %+v of %q", f.Name, h, line)
				}
				at, n = at+1, n+1
			}
		}
		if n < 60 {
			t.Errorf("%d skills", n)
		}
	}
}

// unitAt is the unit in a standby area of seat 0.
func unitAt(t *table, n int) *match.CardView { return t.posts.posted(t.post(ability.Standby, n), 0)[0] }
