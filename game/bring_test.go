package game

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gotaku/assets"
	"gotaku/rules/deck"
)

// ownTable is somebody's list of cards, as a spreadsheet gives it: 14 cards that are read, one that is not, a line that is
// no card, and a column that nobody needs.
func ownTable() string {
	var b strings.Builder
	b.WriteString("カードNo,カード名,カード種類,クラス,コスト,攻撃,体力,効果,絵師\n")
	b.WriteString("W-15,霧の謎,フォロワー,ロイヤル,1,2,2,\"【守護】\n[ファンファーレ] ふしぎなことをする。\",ろ\n")
	for i := range 14 {
		fmt.Fprintf(&b, "W-%02d,渡しの者%d,フォロワー,ロイヤル,%d,2,2,【守護】,い\n", i+1, i+1, i%5+1)
	}
	b.WriteString("W-16,読めない者,ふしぎ,ロイヤル,1,1,1,,は\n")
	return b.String()
}

// ownList is a deck of those cards alone, on a starter's leader.
func ownList() string {
	out := "名前：渡し\nリーダー\n" + leaderLine() + "\nメイン\n"
	for i := range 14 {
		out += fmt.Sprintf("3 W-%02d 渡しの者%d\n", i+1, i+1)
	}
	return out
}

// leaderLine is a leader of the class of those cards, that the game has.
func leaderLine() string {
	g := carried("")
	for _, d := range g.Decks {
		if f := d.Leader[0]; g.Pool.Def(f).Sides[0].Classes[0] == "royal" {
			return "1 " + g.Pool.Def(f).Number
		}
	}
	return ""
}

// reads lets a rig read cards in a thread of its own.
func (r *rig) reads() *rig {
	r.c.Env.Reader = newReader
	return r
}

// until lets time pass until something is so.
func (r *rig) until(what string, is func() bool) {
	r.t.Helper()
	for end := time.Now().Add(time.Minute); !is(); {
		if time.Now().After(end) {
			r.t.Fatalf("%s: never, on %s over %s", what, r.c.top().Name(), r.c.scene.Name())
		}
		r.c.Draw()
		r.tick(1)
		time.Sleep(time.Millisecond)
	}
}

// brings pastes a text where decks are chosen, and takes the cards that it has.
func (r *rig) brings(text string) {
	r.t.Helper()
	r.clip = text
	r.click("import")
	r.until("what was found is shown", func() bool { return r.c.top().Name() == "bring" })
}

func TestAPastedListOfCardsIsShownBeforeItIsKept(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	r.click("mode:solo")
	r.brings(ownTable())
	b := r.c.scene.(*bringing)
	r.until("all is read", func() bool { return b.p.unread == 0 })
	if n := counted(b.p.cards); n != [4]int{14, 1, 0, 0} {
		t.Errorf("read as %v", n)
	}
	if len(r.store.List(shelfPrefix)) != 0 {
		t.Error("something was stored before it was said so")
	}
	r.shot("bring-cards")
	r.click("tab:columns")
	if got := r.label("column:8"); got != "絵師 読まない" {
		t.Errorf("the last column is %q", got)
	}
	r.click("tab:left")
	if got := r.label("left:0"); !strings.HasPrefix(got, "18 行目　W-16 読めない者") {
		t.Errorf("left out: %q", got)
	}
	r.click("tab:cards")
	r.click("found:1")
	r.click("found:0")
	r.shot("bring-detail")
	r.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
	r.shot("bring-detail-en")
	r.key("Esc")
	if r.c.scene.Name() != "decks" || len(r.store.List(shelfPrefix)) != 0 {
		t.Error("going back kept something")
	}
}

func (r *rig) label(name string) string {
	r.t.Helper()
	for _, v := range r.c.Tree().Things {
		if v.Name == name {
			return v.Label
		}
	}
	r.t.Fatalf("no %q", name)
	return ""
}

// A deck of the player's own cards is played, resumed, and thought about by the bot's helper.
func TestAMatchWithOwnCards(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	r.c.Env.Helper = func() (Helper, error) { return &thinks{}, nil }
	r.click("mode:bot")
	r.brings(ownTable())
	r.click("cards:keep") // as long as they are read
	r.opened()
	if r.c.scene.Name() != "decks" || len(r.store.List(shelfPrefix)) != 1 {
		t.Fatalf("kept %v on %s", r.store.List(shelfPrefix), r.c.scene.Name())
	}
	r.clip = ownList()
	r.click("import")
	if got := r.ownNames("sve"); len(got) != 1 || got[0] != "渡し" {
		t.Fatalf("decks %q on %s", got, r.c.top().Name())
	}
	r.click("play")
	r.until("the match begins", func() bool { return r.c.scene.Name() == "table" })
	m := r.table().match
	cards, err := deck.ReadCards(m.Own)
	if err != nil || len(cards) != 14 || marks(cards) != strings.Repeat("◎", 14) {
		t.Fatalf("the match has %d cards %s, %v", len(cards), marks(cards), err)
	}
	r.settle()
	r.shot("bring-match")
	key := m.Key
	r.c.Go(newTitle(r.c))
	stored, err := r.c.storedMatch(key)
	if err != nil {
		t.Fatal(err)
	}
	r.c.resume(stored)
	r.until("it is resumed", func() bool { return r.c.scene.Name() == "table" })
	if got := r.table().match.Own; string(got) != string(m.Own) {
		t.Error("other cards after it was resumed")
	}
	r.until("the bot has answered elsewhere", func() bool {
		if d := r.table().dec; d != nil {
			r.key("Space")
			r.key("E")
		}
		return r.c.help.away > 0
	})
	if r.c.help.lost != nil {
		t.Error(r.c.help.lost)
	}
}

func marks(cards []deck.Card) (s string) {
	for i := range cards {
		s += cards[i].Report.Status.Mark()
	}
	return s
}

// thinks is a helper that answers at once.
type thinks struct{ Thinker }

func (h *thinks) Ask(request []byte) Task[[]byte] {
	b, err := h.Think(request)
	return done[[]byte]{b, err}
}

func (h *thinks) Stop() {}

// TestFourThousandCardsAreOnTheShelfAtOnce: nobody waits until all are read; the deck's are, before it is played.
func TestFourThousandCardsAreOnTheShelfAtOnce(t *testing.T) {
	var b strings.Builder
	b.WriteString("番号,カード名,種類,クラス,コスト,攻撃力,体力,テキスト\n")
	for i := range 4000 {
		fmt.Fprintf(&b, "W-%02d,渡しの者%d,フォロワー,ロイヤル,%d,2,2,\"【守護】\n[ファンファーレ] %d枚引く。\"\n", i+1, i+1, i%9+1, i%2+1)
	}
	r := newRig(t, 1280, 720).reads()
	r.click("mode:solo")
	begun := time.Now()
	r.brings(b.String())
	shown := time.Since(begun)
	r.click("cards:keep")
	r.opened()
	t.Logf("4000 cards: shown after %v, joined after %v", shown, time.Since(begun))
	r.clip = ownList()
	r.click("import")
	r.click("play")
	r.until("the match begins", func() bool { return r.c.scene.Name() == "table" })
	t.Logf("played after %v", time.Since(begun))
	if left := r.c.shelf.of("sve")[0].unread; left < 1000 {
		t.Errorf("only %d cards were left for later", left)
	}
}

// TestWhatIsWaitedForIsReadFirst: the texts of a match's cards, and of cards that are looked at, do not wait until all that lies
// on the shelf has been read.
func TestWhatIsWaitedForIsReadFirst(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	pack := func(key string, n int) *ownPack {
		p := &ownPack{key: shelfPrefix + "sve/" + key, game: "sve", Name: "甲"}
		for one := deck.UnreadCards(assets.Packs("sve")[0]); len(p.cards) < n; {
			p.cards = append(p.cards, one...)
		}
		p.count()
		return p
	}
	assets.Of("sve")
	many, few := pack("own-many", 1000), pack("own-few", 1)
	r.c.shelf.putWritten(writePack(many))
	last := len(many.cards) - 1
	read := false
	readBehind(r.c, "cards.reading", &needed{s: &r.c.shelf, packs: []*ownPack{many}, which: [][]int{{last}}, all: 1}, func() { read = true })
	r.until("the last text is read", func() bool { return read })
	if many.cards[last].Report.Status == deck.Unread || many.unread < 900 {
		t.Errorf("%d are left", many.unread)
	}
	few.loose = true
	r.c.Go(&bringing{cardsOf: cardsOf{c: r.c, p: few}, found: &deck.Found{}})
	r.until("what is looked at is read", func() bool { return few.unread == 0 })
	if many.unread < 900 {
		t.Errorf("%d are left", many.unread)
	}
}

// TestWhatIsNoDeckIsAnsweredAsCards: a text that cannot be a list of a deck that somebody wrote, since it is JSON or too long, is
// told what is wrong with it as cards; what is too long and has columns is shown with them.
func TestWhatIsNoDeckIsAnsweredAsCards(t *testing.T) {
	for _, c := range []struct{ text, ja, en string }{
		{`[{"name": "甲", "number": "A-1"`, "JSON", "not valid JSON"},
		{strings.Repeat("x", deck.MaxListFile+1), "カードの並びが見つかりません", "no list of cards was found"},
		{strings.Repeat("x", 3), "「xxx」は読めません", `"xxx" cannot be read`},
	} {
		for lang, want := range map[string]string{"ja": c.ja, "en": c.en} {
			r := newRig(t, 1280, 720).reads()
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.click("mode:solo")
			r.clip = c.text
			r.click("import")
			r.until("it is answered", func() bool { return r.c.top().Name() == "notice" })
			if n := r.c.top().(*notice); len(r.c.over) != 1 || !strings.Contains(n.text, want) {
				t.Errorf("%.20q: %q, want %q", c.text, n.text, want)
			}
		}
	}
	r := newRig(t, 1280, 720).reads()
	r.click("mode:solo")
	r.brings(strings.Repeat("甲,乙\n1,2\n", deck.MaxListFile/10))
}
