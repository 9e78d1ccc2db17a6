package text

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// refusals are texts that would be read as something that can never be, or as something
// else than what they say, by the game and the kinds of their card.
var refusals = []struct {
	game  string
	kinds ability.Kinds
	text  string
}{
	// what waits for something that does not happen where the ability works
	{"sve", ability.SpellCard, "自分のエンドフェイズが来たとき、1枚引く。"},
	{"sve", ability.SpellCard, "【守護】"},
	{"sve", ability.SpellCard, "これは【突進】を持つ。"},
	{"sve", ability.SpellCard, "[ラストワード]1枚引く。"},
	{"sve", ability.SpellCard, "[起動][コスト1]：1枚引く。"},
	{"sve", ability.SpellCard, "自分の場にアミュレットがある限り、自分の場のフォロワーすべては[攻撃力]+1する。"},
	{"sve", ability.Crest, "[ファンファーレ]1枚引く。"},
	{"sve", ability.Follower, "自分がこれをプレイしたとき、1枚引く。"},
	{"fftcg", ability.Summon, "あなたのメインフェイズ1開始時、カードを1枚引く。"},
	{"fftcg", ability.Summon, "あなたのターンの終了時、カードを1枚引く。"},
	{"fftcg", ability.Summon, "ブレイブ"},
	{"fftcg", ability.Forward, "あなたがレンをキャストしたとき、カードを1枚引く。"},
	{"divinecross", ability.Command | ability.EventCard, "このカードが手札から捨てられた時、デッキを1枚引く。"},
	// a condition that cannot hold
	{"sve", ability.Follower, "[ファンファーレ]これが墓場にあるなら、1枚引く。"},
	{"sve", ability.Follower, "[ファンファーレ]コスト5以上のコスト3以下のフォロワー1体を選ぶ。それを破壊する。"},
	{"sve", ability.Follower, "これをプレイする際、【土の秘術_1】コストを-2する。"},
	// what kind of card lies where
	{"sve", ability.Follower, "イクイップメントが場を離れたとき、1枚引く。"},
	{"sve", ability.Follower, "イクイップメントが場に出たとき、1枚引く。"},
	{"sve", ability.Follower, "自分の場のイクイップメントが破壊されたとき、1枚引く。"},
	{"sve", ability.Follower, "自分の場にイクイップメントがある限り、これは[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]相手の場のイクイップメント1枚を選ぶ。それを破壊する。"},
	{"sve", ability.Follower, "相手の場のクレストが場を離れたとき、1枚引く。"},
	{"sve", ability.Follower, "スペルが場に出たとき、1枚引く。"},
	{"sve", ability.Follower, "これが装備されたとき、1枚引く。"},
	{"sve", ability.Follower, "これを装備したとき、1枚引く。"},
	{"sve", ability.Follower, "自分のフォロワーがアミュレットを装備したとき、1枚引く。"},
	{"sve", ability.EquipmentCard | ability.Token, "これが場を離れたとき、1枚引く。"},
	{"sve", ability.Crest | ability.Token, "これが場を離れたとき、1枚引く。"},
	{"divinecross", ability.Unit, "EX 自分のイベントがKOされた時、デッキを1枚引く。"},
	{"divinecross", ability.Unit, "EX 相手のイベントが気絶した時、デッキを1枚引く。"},
	{"divinecross", ability.Unit, "EX イベントが出た時、デッキを1枚引く。"},
	// either of two, or what is both?
	{"sve", ability.Follower, "[ファンファーレ]自分の場のフォロワーかトークン1体を選ぶ。それを破壊する。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の場のアミュレットかフォロワー・トークン1体を選ぶ。それを破壊する。"},
	{"sve", ability.Follower, "[ファンファーレ]相手の場のフォロワー・トークン以外のカード1枚を選ぶ。それを破壊する。"},
	// an effect on what cannot bear it
	{"sve", ability.Follower, "[ファンファーレ]自分の墓場のフォロワー1枚を選ぶ。それは[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の手札のフォロワー1枚を選ぶ。それに2ダメージ。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の手札のフォロワー1枚を選ぶ。それをアクトする。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の墓場のフォロワー1枚を選ぶ。それを手札に加える。それは[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の墓場のフォロワーすべてに1ダメージ。"},
	{"sve", ability.Follower, "自分の墓場のフォロワーすべては[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ラストワード]これは[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ラストワード]これを破壊する。"},
	{"sve", ability.Follower, "[ファンファーレ]これは「【攻撃時】自分の墓場のフォロワーすべてに1ダメージ」を持つ。"},
	{"fftcg", ability.Forward, "レンがフィールドに出たとき、あなたのブレイクゾーンにあるフォワード1枚を選ぶ。それに3000ダメージを与える。"},
	{"fftcg", ability.Forward, "レンがフィールドからブレイクゾーンに置かれたとき、レンをダルにする。"},
	{"fftcg", ability.Forward, "レンがフィールドを離れたとき、レンをアクティブにする。"},
	{"fftcg", ability.Forward, "あなたがコントロールするフォワードがフィールドからブレイクゾーンに置かれたとき、それのパワーを+1000する。"},
	{"fftcg", ability.Forward, "《ダル》、レンをブレイクゾーンに置く：ターン終了時まで、レンのパワーを+1000する。"},
	{"fftcg", ability.Summon, "レンをブレイクする。"},
	{"sve", ability.Follower, "[起動]これを墓場に置く：これは[攻撃力]+1する。"},
	{"sve", ability.Follower, "自分の場の他のフォロワーが破壊されたとき、それは[攻撃力]+1する。"},
	{"sve", ability.SpellCard, "これに1ダメージ。"},
	{"divinecross", ability.Unit, "EX このユニットがKOされた時、このユニットのHPを100回復する。"},
	{"divinecross", ability.Unit, "EX 自分のターン開始時、自分の捨て場のユニットを1枚選ぶ。それを気絶させる。"},
	{"divinecross", ability.Unit, "EX 自分のターンに1回使える。このユニットをKOする。このユニットのHPを100回復する。"},
	{"divinecross", ability.Unit, "EX 自分の捨て場のユニットすべてのHPを100増やす。"},
	{"divinecross", ability.Command | ability.EventCard, "このカードのHPを100回復する。"},
	// the cost of a card in play is not the cost of playing it
	{"sve", ability.Amulet, "自分の場のフォロワーすべてのコストを-1する。"},
	{"sve", ability.Follower, "[ファンファーレ]相手の場のフォロワー1体を選ぶ。それのコストを+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]これのコストを-1する。"},
	{"sve", ability.Follower, "自分がスペルをプレイするたび、これのコストを-1する。"},
	// それ may be either of two
	{"sve", ability.Follower, "[ファンファーレ]相手の場のフォロワー1体を選ぶ。『灯りの小鬼』1体を場に出す。それに3ダメージ。"},
	{"sve", ability.Follower, "[ファンファーレ]相手の場のフォロワー1体を選ぶ。『灯りの小鬼』1体を場に出す。それは[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]相手の場のフォロワー1体を選ぶ。自分の場のフォロワー1体を選ぶ。それを破壊する。"},
	{"sve", ability.Follower, "自分の場のフォロワーが破壊されたとき、自分の手札1枚を捨ててよい。そうしたなら、それを手札に加える。"},
	{"sve", ability.Follower, "自分の場のフォロワーが攻撃したとき、自分の手札1枚を捨てる。それがスペルなら、1枚引く。"},
	// other than either, or only than the last?
	{"sve", ability.Follower, "自分の場の『灯りの小鬼』か騎士以外のフォロワーすべては[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の場のエルフ・フォロワーか兵士・フォロワー以外のフォロワー1体を選ぶ。それを破壊する。"},
	// what is named by what was done to it, where that was not done
	{"sve", ability.Follower, "[ファンファーレ]フォロワーへの攻撃なら、1枚引く。"},
	{"sve", ability.Follower, "[ファンファーレ]出たフォロワーは[攻撃力]+1する。"},
	{"sve", ability.Follower, "自分の場の他のフォロワーが攻撃したとき、出たフォロワーは[攻撃力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の手札1枚を捨てる。相手の場のフォロワー1体を選ぶ。それに「破壊したカードのコスト」と同じダメージ。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の手札1枚を捨てる。硝子・カードを消滅させたなら、1枚引く。"},
	{"sve", ability.Follower, "[ファンファーレ]1枚引く。自分の場のフォロワーが2体以上なら、代わりに破壊する。"},
	// so many counters, where none lie any more
	{"sve", ability.Follower, "[ラストワード]相手のリーダーすべてに「これの灯火カウンターの数」と同じダメージ。"},
	{"sve", ability.Amulet, "[起動]これを墓場に置く：相手のリーダーすべてに「これの灯火カウンターの数」と同じダメージ。"},
	// if you did, of what was not to be done
	{"sve", ability.Follower, "[ファンファーレ]自分の手札1枚を捨ててよい。消滅させたなら、1枚引く。"},
	{"sve", ability.Follower, "[ファンファーレ]1枚引く。公開したなら、自分のリーダーは[体力]+1する。"},
	{"sve", ability.Follower, "[ファンファーレ]自分の手札1枚を捨ててよい。戻さなかったなら、1枚引く。"},
	// a kind alone, of no condition that asked what something is
	{"sve", ability.Follower, "[ファンファーレ]自分の場にフォロワーがいるなら、1枚引く。スペルなら、1枚引く。"},
	// so many, of what was not done
	{"sve", ability.SpellCard, "自分の場のフォロワーすべてを破壊する。相手のリーダーに「これにより捨てたカードの枚数」と同じダメージ。"},
	{"sve", ability.SpellCard, "自分の手札すべてをデッキに戻し、シャッフルする。捨てた枚数と同じ枚数引く。"},
	{"sve", ability.SpellCard, "自分の手札1枚を捨てる。これにより破壊したフォロワー1体につき、1枚引く。"},
	// to whose hand?
	{"divinecross", ability.Command | ability.EventCard, "自分のユニットを1体選び、相手の手札に戻す。"},
	// by effects only
	{"divinecross", ability.Unit, "EX このユニットは効果で気絶しない。"},
}

// TestRefusals: such a text is carried out by hand, and the whole of it is shown as what
// was not understood, with a reason in both languages.
func TestRefusals(t *testing.T) {
	for _, c := range refusals {
		card, rep := Of(c.game).CompileAs(c.kinds, "レン", c.text, JA)
		if rep.Class != Assisted || len(rep.Spans) != 1 {
			t.Errorf("%s: class %d, spans %+v\n\treads %s", c.text, rep.Class, rep.Spans, Of(c.game).Print(card, "レン", JA))
			continue
		}
		s := rep.Spans[0]
		if got := c.text[s.Start:s.End]; s.JA == "" || s.EN == "" || !strings.HasSuffix(c.text, got) {
			t.Errorf("%s: span %q, %q, %q", c.text, got, s.JA, s.EN)
		}
	}
}

// TestNeverSpans: what can never be is shown whole, with its head.
func TestNeverSpans(t *testing.T) {
	const text = "【突進】\n[ラストワード]これは[攻撃力]+1する。\n[ファンファーレ]1枚引く。"
	card, rep := Of("sve").CompileAs(ability.Follower, "", text, JA)
	if len(rep.Spans) != 1 || text[rep.Spans[0].Start:rep.Spans[0].End] != "[ラストワード]これは[攻撃力]+1する。" {
		t.Errorf("spans %+v", rep.Spans)
	}
	if len(card.Abilities) != 3 || card.Abilities[1].Hand != ability.HandAll {
		t.Errorf("abilities %s", dump(card.Abilities))
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
		card, rep := Of("sve").CompileAs(ability.Follower, "", c.text, JA)
		if rep.Class != Automatic || !Equal(card.Abilities[0].Works, c.want) {
			t.Errorf("%s: class %d, works in %v, want %v", c.text, rep.Class, card.Abilities[0].Works, c.want)
		}
	}
}

// TestEquipped: who equips, what, and that which is equipped, are all waited for.
func TestEquipped(t *testing.T) {
	follower := &ability.Filter{Kind: ability.Follower, Who: Who(ability.You)}
	sword := &ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Value: "木の剣"}}}
	for _, c := range []struct {
		kinds     ability.Kinds
		text      string
		subj, obj *ability.Filter
	}{
		{ability.EquipmentCard | ability.Token, "これを装備したとき、1枚引く。", nil, ThisFilter()},
		{ability.EquipmentCard | ability.Token, "これが装備されたとき、1枚引く。", nil, ThisFilter()},
		{ability.Follower, "これが装備したとき、1枚引く。", ThisFilter(), nil},
		{ability.Follower, "これが『木の剣』を装備したとき、1枚引く。", ThisFilter(), sword},
		{ability.Follower, "これに『木の剣』が装備されたとき、1枚引く。", ThisFilter(), sword},
		{ability.Amulet, "自分の場のフォロワーが装備したとき、1枚引く。", follower, nil},
		{ability.Amulet, "自分の場のフォロワーに『木の剣』が装備されたとき、1枚引く。", follower, sword},
		{ability.Amulet, "自分の場のフォロワーがイクイップメントを装備したとき、1枚引く。", follower, &ability.Filter{Kind: ability.EquipmentCard}},
	} {
		card, rep := Of("sve").CompileAs(c.kinds, "", c.text, JA)
		want := []ability.Event{{Verb: ability.EquippedV, Subj: c.subj, Obj: c.obj}}
		if rep.Class != Automatic || !Equal(card.Abilities[0].On, want) {
			t.Errorf("%s: class %d, on %s", c.text, rep.Class, dump(card.Abilities[0].On))
		}
	}
}

// TestCameFrom: whence something entered is said of its way, not of its place.
func TestCameFrom(t *testing.T) {
	for _, s := range []string{"自分の場に手札からフォロワーが出たとき、1枚引く。", "手札からフォロワーが自分の場に出たとき、1枚引く。", "自分のフォロワーが手札から場に出たとき、1枚引く。"} {
		card, rep := Of("sve").CompileAs(ability.Follower, "", s, JA)
		want := []ability.Event{{Verb: ability.Entered, From: ability.Hand_, Subj: &ability.Filter{Kind: ability.Follower, Who: Who(ability.You)}}}
		if rep.Class != Automatic || !Equal(card.Abilities[0].On, want) {
			t.Errorf("%s: class %d, on %s", s, rep.Class, dump(card.Abilities[0].On))
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
		card, rep := Of("sve").CompileAs(ability.SpellCard, "", c.text, JA)
		if rep.Class != Automatic {
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
	const text = "[ファンファーレ]自分の場にアミュレットがある限り、これは【守護】を持つ。"
	card, rep := Of("sve").CompileAs(ability.Follower, "", text, JA)
	g, ok := card.Abilities[0].Do[0].(*ability.Give)
	if rep.Class != Automatic || !ok || g.For.Until != ability.WhileCond || g.For.Cond == nil {
		t.Fatalf("%+v %s", rep.Spans, dump(card.Abilities))
	}
	if got := Of("sve").Print(card, "", JA); got != text {
		t.Errorf("prints %s", got)
	}
}

// TestNamesThatAreWords: a card whose name is a word of the game is not read where it may
// speak of either; a name within a longer word is no name.
func TestNamesThatAreWords(t *testing.T) {
	for _, c := range []struct {
		game string
		l    Lang
		name string
		text string
		read bool
	}{
		{"fftcg", EN, "Backup", "When Backup enters the field, draw 1 card for each Backup you control.", false},
		{"fftcg", EN, "Light", "When Light attacks, choose 1 Light Forward. Break it.", false},
		{"fftcg", EN, "Break", "When Break attacks, choose 1 Forward. Break it.", false},
		{"fftcg", EN, "Lighthouse", "When Lighthouse attacks, choose 1 Light Forward. Break it.", true},
		{"fftcg", JA, "火", "火がアタックしたとき、火属性のフォワード1体を選ぶ。それをブレイクする。", false},
		{"fftcg", JA, "アタック", "アタックがアタックしたとき、カードを1枚引く。", false},
		{"fftcg", JA, "獣", "獣がアタックしたとき、あなたのブレイクゾーンにある召喚獣1枚を選ぶ。それを手札に加える。", true},
		{"divinecross", JA, "エネルギー", "相手のエネルギーを1枚捨てる。", false},
	} {
		if _, rep := Of(c.game).Compile(c.name, c.text, c.l); (rep.Class == Automatic) != c.read {
			t.Errorf("%s: %s\n\tclass %d, %+v", c.name, c.text, rep.Class, rep.Spans)
		}
	}
}

// TestEventsHappen: every event that a game's table can say is one that happens in it.
func TestEventsHappen(t *testing.T) {
	for _, id := range spoken() {
		g := Of(id)
		for _, r := range eventRows(g.Lex) {
			var list []ability.Event
			switch n := r.Node.(type) {
			case ability.Event:
				list = []ability.Event{n}
			case []ability.Event:
				list = n
			}
			for _, e := range list {
				if e.Verb != ability.NoVerb && !slices.Contains(moves, e.Verb) && !slices.Contains(g.Lex.World.Made, e.Verb) {
					t.Errorf("%s: row %s says what does not happen (%d)", id, r.ID, e.Verb)
				}
			}
		}
	}
}

// TestWhatIsWaitedForIsDone: what a dialect says happens in its game is done, or called so,
// by the kernel or by the rules of that game: else its triggers never fire.
func TestWhatIsWaitedForIsDone(t *testing.T) {
	done := func(dirs ...string) string {
		all := ""
		for _, dir := range dirs {
			files, err := filepath.Glob(filepath.Join("..", dir, "*.go"))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				if b, err := os.ReadFile(f); err == nil && !strings.HasSuffix(f, "_test.go") {
					all += string(b)
				}
			}
		}
		return all
	}
	made := regexp.MustCompile(`Made: *\[\]ability\.Verb\{([^}]*)\}`)
	verb := regexp.MustCompile(`ability\.(\w+)`)
	seen := 0
	for _, id := range spoken() {
		for _, m := range made.FindAllStringSubmatch(done(id+"/text"), -1) {
			rules := done(".", "board", id)
			for _, v := range verb.FindAllStringSubmatch(m[1], -1) {
				seen++
				if does := regexp.MustCompile(`(Verb: |Verb = |verb = |verb := |v = |v := |case .*|return )ability\.` + v[1] + `\b`); !does.MatchString(rules) {
					t.Errorf("%s: %s is waited for, and nothing does it", id, v[1])
				}
			}
		}
	}
	if seen < 60 {
		t.Errorf("%d verbs are looked for", seen)
	}
}

// TestNeitherOf: an exclusion of two is of both.
func TestNeitherOf(t *testing.T) {
	for _, c := range []struct {
		game, text string
		l          Lang
	}{
		{"sve", "自分の場の『灯りの小鬼』か『霜の小鬼』以外のフォロワーすべては[攻撃力]+1する。", JA},
		{"sve", "自分の場の『灯りの小鬼』と『霜の小鬼』以外のフォロワーすべては[攻撃力]+1する。", JA},
		{"fftcg", "レンがフィールドに出たとき、火属性か氷属性以外のフォワードすべてをダルにする。", JA},
		{"fftcg", "When Ren enters the field, dull all the Forwards other than Fire or Ice.", EN},
	} {
		card, rep := Of(c.game).CompileAs(0, Pick(c.l, "レン", "Ren"), c.text, c.l)
		not := 0
		ability.Walk(&card.Abilities[0], func(e ability.Effect) {
			if s := SelectorOf(e); s != nil {
				for _, p := range s.Of.Has {
					if p.Not {
						not++
					}
				}
			} else if m, ok := e.(*ability.Turn); ok && m.What.Sel != nil {
				not += len(m.What.Sel.Of.Has)
			}
		})
		if rep.Class != Automatic || not != 2 {
			t.Errorf("%s: class %d, %d exclusions: %s", c.text, rep.Class, not, dump(card.Abilities))
		}
	}
}
