package reader

import (
	"strings"
	"testing"

	"gotaku/rules/deck"
)

const table = "番号,カード名,種類,クラス,コスト,攻撃力,体力,テキスト\n" +
	"B-1,浜の番兵,フォロワー,ロイヤル,2,2,3,【守護】\nB-2,浜の文,スペル,ニュートラル,1,,,1枚引く。\nB-3,浜の石,フォロワー,エルフ,1,1,1,\nB-4,浜の謎,スペル,エルフ,1,,,ふしぎなことをする。\n"

// do asks a reader for something that it must do.
func do(t *testing.T, r *Reader, q deck.Task, body string) (deck.Done, []deck.Card) {
	t.Helper()
	m, err := deck.Join(q, []byte(body))
	if err != nil {
		t.Fatal(err)
	}
	answer, err := r.Do(m)
	if err != nil {
		t.Fatal(err)
	}
	var d deck.Done
	file, err := deck.Parted(answer, &d)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := deck.ReadCards(file)
	if err != nil {
		t.Fatal(err)
	}
	return d, cards
}

// marks are the statuses of cards.
func marks(cards []deck.Card) (s string) {
	for i := range cards {
		s += cards[i].Report.Number + cards[i].Report.Status.Mark()
	}
	return s
}

func TestCardsAreReadWhenAsked(t *testing.T) {
	var r Reader
	d, cards := do(t, &r, deck.Task{Do: "read", Game: "sve", Name: "浜.csv"}, table)
	if d.Found == nil || d.Found.Name != "浜" || marks(cards) != "B-1…B-2…B-3…B-4…" {
		t.Fatalf("%+v with %s", d, marks(cards))
	}
	if _, some := do(t, &r, deck.Task{Do: "compile", Game: "sve", Cards: []int{3, 0}}, ""); marks(some) != "B-4△B-1◎" || len(some[0].Report.Problems) != 1 {
		t.Errorf("two of them are %s", marks(some))
	}
	var other Reader // what was kept unread is read later by another
	do(t, &other, deck.Task{Do: "open", Game: "sve"}, string(deck.WriteCards(cards)))
	if _, all := do(t, &other, deck.Task{Do: "compile", Game: "sve", Cards: []int{0, 1, 2, 3}}, ""); marks(all) != "B-1◎B-2◎B-3—B-4△" {
		t.Errorf("all of them are %s", marks(all))
	}
}

func TestFilesThatCannotBeTaken(t *testing.T) {
	for _, c := range []struct{ file, says string }{
		{"", "the file is empty."},
		{`{"format": 1, "id": "p", "game": "zx", "cards": [{"number": "1", "name": "甲", "kind": "イベント", "colour": "赤", "cost": 1}]}`, "these are cards of zx: bring them at that table."},
	} {
		if d, _ := do(t, &Reader{}, deck.Task{Do: "read", Game: "sve"}, c.file); d.Fault == nil || d.Fault.EN != c.says {
			t.Errorf("%.30q: %+v", c.file, d.Fault)
		}
	}
}

// What is asked for wrongly is refused before anything is done.
func TestWrongTasks(t *testing.T) {
	for _, c := range []struct{ message, says string }{
		{"{}", "without a head"},
		{"{}\n", "no game"},
		{`{"Do": "sing", "Game": "sve"}` + "\n", "nothing that is done here"},
		{`{"Do": "compile", "Game": "sve", "Cards": [0]}` + "\n", "no cards of sve were read"},
		{`{"Do": "open", "Game": "sve"}` + "\nx", "card 1"},
	} {
		if _, err := new(Reader).Do([]byte(c.message)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.message, err, c.says)
		}
	}
	var r Reader
	do(t, &r, deck.Task{Do: "read", Game: "sve"}, table)
	if _, err := r.Do([]byte(`{"Do": "compile", "Game": "sve", "Cards": [4]}` + "\n")); err == nil {
		t.Error("a card that is not there was read")
	}
}
