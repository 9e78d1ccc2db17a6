package text_test

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestNeverSpans: what can never be is shown whole, with its head.
func TestNeverSpans(t *testing.T) {
	const said = "【突進】\n[ラストワード]これは[攻撃力]+1する。\n[ファンファーレ]1枚引く。"
	card, rep := text.Of("sve").CompileAs(ability.Follower, "", said, text.JA)
	if len(rep.Spans) != 1 || said[rep.Spans[0].Start:rep.Spans[0].End] != "[ラストワード]これは[攻撃力]+1する。" {
		t.Errorf("spans %+v", rep.Spans)
	}
	if len(card.Abilities) != 3 || card.Abilities[1].Hand != ability.HandAll {
		t.Errorf("abilities %s", texttest.Dump(card.Abilities))
	}
}

// TestWorks: an ability works in the zone where its text says its own card is.
func TestWorks(t *testing.T) {
	for _, c := range []struct {
		text string
		want []ability.Zone
	}{
		{"[起動][コスト2]：墓場のこれを場に出す。", []ability.Zone{ability.Discards}},
		{"[起動][コスト1]：自分のEXエリアのこれを場に出す。", []ability.Zone{ability.EX}},
		{"[起動]墓場のこれを消滅：1枚引く。", []ability.Zone{ability.Discards}},
		{"自分のエンドフェイズが来たとき、[コスト1]：墓場のこれを場に出す。", []ability.Zone{ability.Discards}},
		{"自分のエンドフェイズが来たとき、墓場のこれを消滅させてよい。そうしたなら、1枚引く。", []ability.Zone{ability.Discards}},
		{"自分のエンドフェイズが来たとき、EXエリアにこれがあるなら、これを場に出す。", []ability.Zone{ability.EX}},
		{"これが墓場にある限り、自分の場の兵士・フォロワーすべては[攻撃力]+1する。", []ability.Zone{ability.Discards}},
		{"これが融合したとき、1枚引く。", []ability.Zone{ability.EX}},
		{"これを融合したとき、1枚引く。", []ability.Zone{ability.Discards}},
		{"これを手札から捨てたとき、墓場のこれを場に出す。", []ability.Zone{ability.Hand_}},
		{"[ラストワード]墓場のこれを手札に加える。", nil},
		{"[起動]これを墓場に置く：墓場のこれを手札に加える。", nil},
		{"これが場にいる限り、自分の場のフォロワーすべては[攻撃力]+1する。", nil},
	} {
		card, rep := text.Of("sve").CompileAs(ability.Follower, "", c.text, text.JA)
		if rep.Class != text.Automatic || !text.Equal(card.Abilities[0].Works, c.want) {
			t.Errorf("%s: class %d, works in %v, want %v", c.text, rep.Class, card.Abilities[0].Works, c.want)
		}
	}
}

// TestEquipped: who equips, what, and that which is equipped, are all waited for.
func TestEquipped(t *testing.T) {
	follower := &ability.Filter{Kind: ability.Follower, Who: text.Who(ability.You)}
	sword := &ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Value: "木の剣"}}}
	for _, c := range []struct {
		kinds     ability.Kinds
		text      string
		subj, obj *ability.Filter
	}{
		{ability.EquipmentCard | ability.Token, "これを装備したとき、1枚引く。", nil, text.ThisFilter()},
		{ability.EquipmentCard | ability.Token, "これが装備されたとき、1枚引く。", nil, text.ThisFilter()},
		{ability.Follower, "これが装備したとき、1枚引く。", text.ThisFilter(), nil},
		{ability.Follower, "これが『木の剣』を装備したとき、1枚引く。", text.ThisFilter(), sword},
		{ability.Follower, "これに『木の剣』が装備されたとき、1枚引く。", text.ThisFilter(), sword},
		{ability.Amulet, "自分の場のフォロワーが装備したとき、1枚引く。", follower, nil},
		{ability.Amulet, "自分の場のフォロワーに『木の剣』が装備されたとき、1枚引く。", follower, sword},
		{ability.Amulet, "自分の場のフォロワーがイクイップメントを装備したとき、1枚引く。", follower, &ability.Filter{Kind: ability.EquipmentCard}},
	} {
		card, rep := text.Of("sve").CompileAs(c.kinds, "", c.text, text.JA)
		want := []ability.Event{{Verb: ability.EquippedV, Subj: c.subj, Obj: c.obj}}
		if rep.Class != text.Automatic || !text.Equal(card.Abilities[0].On, want) {
			t.Errorf("%s: class %d, on %s", c.text, rep.Class, texttest.Dump(card.Abilities[0].On))
		}
	}
}

// TestCameFrom: whence something entered is said of its way, not of its place.
func TestCameFrom(t *testing.T) {
	for _, s := range []string{"自分の場に手札からフォロワーが出たとき、1枚引く。", "手札からフォロワーが自分の場に出たとき、1枚引く。", "自分のフォロワーが手札から場に出たとき、1枚引く。"} {
		card, rep := text.Of("sve").CompileAs(ability.Follower, "", s, text.JA)
		want := []ability.Event{{Verb: ability.Entered, From: ability.Hand_, Subj: &ability.Filter{Kind: ability.Follower, Who: text.Who(ability.You)}}}
		if rep.Class != text.Automatic || !text.Equal(card.Abilities[0].On, want) {
			t.Errorf("%s: class %d, on %s", s, rep.Class, texttest.Dump(card.Abilities[0].On))
		}
	}
}

// TestAntecedents: それ is what can bear what is done, and what was put somewhere of what
// was looked at.
func TestAntecedents(t *testing.T) {
	const sel = "相手の場のフォロワー1体を選ぶ。"
	for _, c := range []struct{ text, want string }{
		{sel + "『灯りの小鬼』1枚をEXエリアに置く。それに3ダメージ。", "Select1[] Make0 Damage3(1)"},
		{sel + "自分の手札1枚を捨ててよい。そうしたなら、それに3ダメージ。", "Select1[] Try0[Move]then[Damage3(1)]"},
		{sel + "それに1ダメージ。自分の手札1枚を捨てる。それに1ダメージ。", "Select1[] Damage1(1) Move Damage1(1)"},
		{sel + "自分のデッキから『灯りの小鬼』1枚を探し、手札に加える。それに3ダメージ。", "Select1[] Find Damage3(1)"},
		{"自分のデッキの上3枚を見る。その中から、フォロワー1枚を場に出す。それは[攻撃力]+1する。", "Look1 Move Change(2)"},
		{"自分のデッキの上3枚を見る。その中から、フォロワー1枚を場に出す。残りを墓場に置く。それは[攻撃力]+1する。", "Look1 Move Move(rest 1) Change(2)"},
		{"自分の墓場のフォロワー1枚を選ぶ。それを場に出す。それは[攻撃力]+1する。", "Select1[] Move(1) Change(1)"},
	} {
		card, rep := text.Of("sve").CompileAs(ability.SpellCard, "", c.text, text.JA)
		if rep.Class != text.Automatic {
			t.Errorf("%s: %+v", c.text, rep.Spans)
			continue
		}
		if got := outline(card.Abilities[0].Do); got != c.want {
			t.Errorf("%s\n\tgives %s\n\t want %s", c.text, got, c.want)
		}
	}
}

// TestAsLongAs: 限り in what is done once is the time for which it holds.
func TestAsLongAs(t *testing.T) {
	const said = "[ファンファーレ]自分の場にアミュレットがある限り、これは【守護】を持つ。"
	card, rep := text.Of("sve").CompileAs(ability.Follower, "", said, text.JA)
	g, ok := card.Abilities[0].Do[0].(*ability.Give)
	if rep.Class != text.Automatic || !ok || g.For.Until != ability.WhileCond || g.For.Cond == nil {
		t.Fatalf("%+v %s", rep.Spans, texttest.Dump(card.Abilities))
	}
	if got := text.Of("sve").Print(card, "", text.JA); got != said {
		t.Errorf("prints %s", got)
	}
}

// TestItOfSeveral: English "it" is one thing, and not two that were chosen together.
func TestItOfSeveral(t *testing.T) {
	for said, read := range map[string]bool{
		"[fanfare] Select 1 follower on your opponent's field and 1 follower on your field. Destroy it.":         false,
		"[fanfare] Select 1 follower on your opponent's field and 1 follower on your field. Destroy them.":       true,
		"[fanfare] Select 1 follower in your cemetery and 1 follower on your opponent's field. Destroy it.":      true,
		"[fanfare] Select up to 2 followers on your opponent's field. Destroy it.":                               false,
		"[fanfare] Select up to 2 followers on your opponent's field. Destroy them.":                             true,
		"[fanfare] Select your opponent's leader or 1 follower on your opponent's field. Deal 2 damage to it.":   true,
		"[fanfare] Select 1 follower on your opponent's field. Deal 2 damage to it. Return 1 card in your hand.": false,
	} {
		if _, rep := text.Of("sve").CompileAs(ability.Follower, "", said, text.EN); (rep.Class == text.Automatic) != read {
			t.Errorf("%s: class %d, %+v", said, rep.Class, rep.Spans)
		}
	}
}

// TestNamedLies: what packs say of a card named tells where it lies: a spell is never on the field, where a bare cost would look for it.
func TestNamedLies(t *testing.T) {
	g := text.Of("sve").With(text.Dict{Kinds: map[string]ability.Kinds{"魔弾": ability.SpellCard | ability.Token, "小鬼": ability.Follower | ability.Token}})
	for printed, read := range map[string]bool{
		"[起動]『小鬼』1体を墓場に置く：1枚引く。":             true,
		"[起動]『魔弾』1枚を墓場に置く：1枚引く。":             false,
		"[起動]自分の『魔弾』1枚を墓場に置く：1枚引く。":          false,
		"[起動]自分のEXエリアの『魔弾』1枚を消滅：1枚引く。":       true,
		"[起動]自分の手札の『魔弾』1枚を捨てる：1枚引く。":         true,
		"[ファンファーレ]『魔弾』1枚をEXエリアに置く。":          true,
		"[ファンファーレ]『魔弾』1枚と『小鬼』1枚をEXエリアに置く。":   true,
		"自分の場の『魔弾』すべては[攻撃力]+1する。":            false,
		"自分の場に『魔弾』が出たとき、1枚引く。":               false,
		"[ファンファーレ]自分の場に『魔弾』があるなら、1枚引く。":      false,
		"[ファンファーレ]自分の墓場に『魔弾』が3枚以上あるなら、1枚引く。": true,
	} {
		if _, rep := g.CompileAs(ability.Follower, "", printed, text.JA); (len(rep.Spans) == 0) != read {
			t.Errorf("%s: read %v, want %v", printed, !read, read)
		}
	}
}

// TestNounNames: in English a name may stand as a noun, where packs do not know it as a trait.
func TestNounNames(t *testing.T) {
	g := text.Of("sve").With(text.Dict{Traits: map[string]string{"指揮官": "Officer"}})
	for printed, read := range map[string]bool{
		"Whenever a Forest Bat comes into play on your field, draw a card.":           true,
		"Whenever an Officer comes into play on your field, draw a card.":             false,
		"Whenever an Officer follower comes into play on your field, draw a card.":    true,
		"Fanfare - Select an Officer on your field and give it Rush.":                 false,
		"Fanfare - Put a Frog token into your EX area. This turn, spells cost 1 less": false,
	} {
		if _, rep := g.CompileAs(ability.Follower, "", printed, text.EN); (len(rep.Spans) == 0) != read {
			t.Errorf("%s: read %v, want %v", printed, !read, read)
		}
	}
}
