package text_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// outline writes the shape of a body: node names, nested lists, slots.
func outline(es []ability.Effect) string {
	var out []string
	for _, e := range es {
		s := reflect.TypeOf(e).Elem().Name()
		switch e := e.(type) {
		case *ability.If:
			s = "If[" + outline(e.Then) + "]"
			if len(e.Else) > 0 {
				s += "else[" + outline(e.Else) + "]"
			}
		case *ability.Try:
			s = fmt.Sprintf("Try%d[%s]then[%s]", len(e.Cost), outline(e.Do), outline(e.Then))
			if len(e.Else) > 0 {
				s += "else[" + outline(e.Else) + "]"
			}
		case *ability.Modes:
			s = fmt.Sprintf("Modes+%d", len(e.More))
			for _, m := range e.List {
				s += "[" + outline(m) + "]"
			}
		case *ability.Later:
			s = "Later[" + outline(e.Do) + "]"
		case *ability.Select:
			s = fmt.Sprintf("Select%d%v", e.Slot, e.Slots)
		case *ability.Damage:
			s = fmt.Sprint("Damage", e.N.N, ref(e.To))
		case *ability.Move:
			s = fmt.Sprint("Move", ref(e.What))
		case *ability.Make:
			s = fmt.Sprint("Make", e.Bind)
		case *ability.Look:
			s = fmt.Sprint("Look", e.Bind)
		case *ability.Change:
			s = fmt.Sprint("Change", ref(e.What))
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

func ref(w ability.What) string {
	switch w.Ref.Kind {
	case ability.This:
		return "(this)"
	case ability.Slot:
		return fmt.Sprintf("(%d)", w.Ref.Slot)
	case ability.Rest:
		return fmt.Sprintf("(rest %d)", w.Ref.Slot)
	case ability.Subject:
		return "(subject)"
	case ability.Object:
		return "(object)"
	}
	return ""
}

// TestFold: what a condition, a cost, そうしたなら and 代わりに reach, and what
// references refer to.
func TestFold(t *testing.T) {
	const cond = "自分の場にアミュレットがあるなら、"
	const sel = "相手の場のフォロワー1体を選ぶ。"
	for _, c := range []struct{ text, want string }{
		{"1枚引く。" + cond + "1枚引く。相手のリーダーに1ダメージ。", "Draw If[Draw Damage1]"},
		{cond + "1枚引く。自分の手札が1枚以下なら、2枚引く。", "If[Draw] If[Draw]"},
		{cond + "1枚引く。相手のリーダーに1ダメージ。自分の手札が1枚以下なら、2枚引く。3枚引く。", "If[Draw Damage1] If[Draw Draw]"},
		{"[コスト1]：1枚引く。" + cond + "2枚引く。", "Try1[]then[Draw If[Draw]]"},
		{cond + "自分の手札1枚を捨ててよい。そうしたなら、2枚引く。1枚引く。", "If[Try0[Move]then[Draw Draw]]"},
		{"自分の手札1枚を捨てる。そうしたなら、2枚引く。", "Try0[Move]then[Draw]"},
		{"自分の手札1枚を捨ててよい。そうしなかったなら、相手のリーダーに1ダメージ。", "Try0[Move]then[]else[Damage1]"},
		{sel + "それに2ダメージ。【覚醒】状態なら、代わりに4ダメージ。", "Select1[] If[Damage4(1)]else[Damage2(1)]"},
		{sel + "それに2ダメージ。1枚引く。【覚醒】状態なら、代わりに4ダメージ。", "Select1[] If[Damage4(1)]else[Damage2(1)] Draw"},
		{sel + "それに1ダメージ。自分の墓場が5枚以上なら、代わりに2ダメージ。10枚以上なら、代わりに4ダメージ。", "Select1[] If[Damage4(1)]else[If[Damage2(1)]else[Damage1(1)]]"},
		{sel + "1枚引く。それに2ダメージ。", "Select1[] Draw Damage2(1)"},
		{"『灯りの小鬼』1体を場に出す。それは[攻撃力]+1する。", "Make1 Change(1)"},
		{sel + "それに1ダメージ。『灯りの小鬼』1体を場に出す。それは[攻撃力]+1する。", "Select1[] Damage1(1) Make2 Change(2)"},
		{"相手の場のフォロワー1体と自分の場のフォロワー1体を選ぶ。後者を破壊する。前者に1ダメージ。", "Select0[1 2] Move(2) Damage1(1)"},
		{"自分のデッキの上3枚を見る。その中から、カード1枚を手札に加える。残りを墓場に置く。", "Look1 Move Move(rest 1)"},
		{"自分の場にフォロワーが出たとき、それは[攻撃力]+1する。", "Change(subject)"},
		{"これが相手の場のフォロワーを攻撃したとき、それに1ダメージ。", "Damage1(object)"},
		{"自分の場にフォロワーが出たとき、" + sel + "それに1ダメージ。", "Select1[] Damage1(1)"},
		{"下記から1つチョイスする。【1】" + sel + "それに1ダメージ。【2】" + sel + "それに2ダメージ。", "Modes+0[Select1[] Damage1(1)][Select2[] Damage2(2)]"},
		{"下記から1つチョイスする。【覚醒】状態なら、代わりに2つ。【1】1枚引く。【2】2枚引く。", "Modes+1[Draw][Draw]"},
		{"このターン、相手の場にフォロワーが出たとき、それに1ダメージ。", "Later[Damage1(subject)]"},
	} {
		kinds := ability.SpellCard
		if strings.HasPrefix(c.text, "自分の場にフォロワーが") || strings.HasPrefix(c.text, "これが") { // a trigger
			kinds = ability.Follower
		}
		card, rep := text.Of("sve").CompileAs(kinds, "", c.text, text.JA)
		if rep.Class != text.Automatic {
			t.Errorf("%s: %+v", c.text, rep.Spans)
			continue
		}
		if got := outline(card.Abilities[len(card.Abilities)-1].Do); got != c.want {
			t.Errorf("%s\n\tgives %s\n\t want %s", c.text, got, c.want)
		}
	}
}

// TestReachSwitch: in a game whose conditions cover their sentence only, the next
// sentence is free of them.
func TestReachSwitch(t *testing.T) {
	g := *text.Of("sve")
	lex := *g.Lex
	lex.Reach = text.ReachSentence
	g.Lex = &lex
	card, _ := g.CompileAs(ability.SpellCard, "", "自分の場にアミュレットがあるなら、1枚引く。2枚引く。", text.JA)
	if got := outline(card.Abilities[0].Do); got != "If[Draw] Draw" {
		t.Errorf("gives %s", got)
	}
}

// TestNoAntecedent: a word that refers to nothing is no reading.
func TestNoAntecedent(t *testing.T) {
	for _, s := range []string{
		"[ファンファーレ]それを破壊する。",
		"[ファンファーレ]残りを墓場に置く。",
		"[ファンファーレ]前者を破壊する。",
		"[ファンファーレ]その中から、カード1枚を手札に加える。",
		"[ファンファーレ]そうしたなら、1枚引く。",
		"[ファンファーレ]5枚以上なら、1枚引く。",
		"[ファンファーレ]1枚引く。【覚醒】状態なら、代わりに3ダメージ。",
	} {
		if _, rep := text.Of("sve").Compile("", s, text.JA); rep.Class != text.Assisted {
			t.Errorf("%s: class %d", s, rep.Class)
		}
	}
}

// TestWhose: where nobody is said to act, 自分の is of the player whose ability it is, in a state or condition too; who
// acts is spoken of as others are; in English nobody says their of themselves.
func TestWhose(t *testing.T) {
	for _, c := range []struct{ text, en string }{
		{"[ファンファーレ]自身の手札1枚を捨てる。", "[fanfare] Discard 1 card in your hand."},
		{"[ファンファーレ]お互いのプレイヤーは自身の手札1枚を捨てる。", "[fanfare] Each player discards 1 card in their hand."},
	} {
		card, rep := text.Of("sve").Compile("レン", c.text, text.JA)
		if got := text.Of("sve").Print(card, "Ren", text.EN); rep.Class != text.Automatic || got != c.en {
			t.Errorf("%s\n\tclass %d, prints %s\n\twant %s", c.text, rep.Class, got, c.en)
		}
	}
}

// TestIconsInBraces: the official list has icons in braces around their brackets, in one word; they are the same icons. Where a
// brace is missing, or the word is none, the text is not read.
func TestIconsInBraces(t *testing.T) {
	g := text.Of("sve")
	for _, c := range [][2]string{
		{"{[fanfare]} Draw a card.", "[fanfare] Draw a card."},
		{"{[lastwords]} Draw a card.", "[last words] Draw a card."},
		{"{Strike} Draw a card.", "[on attack] Draw a card."},
		{"{[evolve]} {[cost01]}: Evolve this follower.", "[evolve] [cost1]: Evolve this follower."},
		{"{[fanfare]} Select a follower on your field and give it {[attack]}+1/{[defense]}+1.", "[fanfare] Select a follower on your field and give it [attack]+1/[life]+1."},
		{"{[fanfare]} Select a follower on your field. It gains “{[lastwords]} Select a follower on your field and give it {[attack]}+1/{[defense]}+1.”", "[fanfare] Select a follower on your field. It gains “[last words] Select a follower on your field and give it [attack]+1/[life]+1.”"},
	} {
		braced, rep := g.Compile("", c[0], text.EN)
		plain, _ := g.Compile("", c[1], text.EN)
		if got, want := g.Print(braced, "", text.EN), g.Print(plain, "", text.EN); rep.Class != text.Automatic || got != want {
			t.Errorf("%s\n\tclass %d, prints %s\n\twant %s", c[0], rep.Class, got, want)
		}
	}
	for _, s := range []string{"{[fanfare] Draw a card.", "{[fanfair]} Draw a card.", "{[]} Draw a card.",
		"[fanfare] Put a Lin, the Left token and a Kai, the Right token into your EX area."} { // nor are two tokens one
		if _, rep := g.Compile("", s, text.EN); rep.Class == text.Automatic {
			t.Errorf("%s is read", s)
		}
	}
}
