package main

import "testing"

// Cards of the example: what they do is seen, or never comes to be, or changes nothing.
const idlers = `{"name": "舟守", "kind": "駒", "text": "これが場に出たとき、1枚引く。"}
{"name": "砂の城", "kind": "駒", "text": "自分の場の強さ90以上の駒すべては[強さ]+1する。"}
{"name": "空の網", "kind": "一手", "text": "1枚引く。自分の捨て場の強さ90以上の駒1体を選ぶ。それを手札に戻す。"}

{"name": "浮き桟橋", "kind": "駒", "text": "これが攻撃したとき、自分の場の駒が9体以上なら、2枚引く。"}
{"name": "沈み石", "kind": "駒", "text": "これが場に出たとき、1枚引く。これは[強さ]+0する。"}
{"name": "霧の灯", "kind": "駒", "text": "これが場に出たとき、霧を晴らす。"}
`

func TestIdleCommand(t *testing.T) {
	path := file(t, "cards.jsonl", idlers)
	want := `5 of 6 cards are read whole, 0 of them tokens of others
line-2 砂の城, ability 1, "自分の場の強さ90以上の駒すべては[強さ]+1する。": no difference, in play in 19 of 20 games: ability
line-5 浮き桟橋, ability 1, "2枚引く": never carried out, in play in 18 of 20 games: Draw{Who:{Side:1} N:{N:2}}
line-6 沈み石, ability 1, "これは[強さ]+0する": carried out in 16 of 20 games, without a difference: Change{What:{Ref:{Kind:1}} Stat:4}
line-3 空の網: never in play in 20 games
5 cards tried, 4 findings
`
	if out, err := run("idle", "-game", "stub", "-n", "20", path); err != "" || out != want {
		t.Errorf("got\n%s error %q, want\n%s", out, err, want)
	}
	want = "5 of 6 cards are read whole, 0 of them tokens of others\n1 cards tried, 0 findings\n"
	if out, err := run("idle", "-game", "stub", "-n", "20", "-only", "line-1", path); err != "" || out != want {
		t.Errorf("got\n%s error %q, want\n%s", out, err, want)
	}
	if out, err := run("idle", "-game", "stub", "-n", "20"); err != "" || out != "16 cards tried, 0 findings\n" {
		t.Errorf("of the example's own cards: got\n%s error %q", out, err)
	}
	for want, args := range map[string][]string{
		"name one file of cards at most, or - for the input; -n is at least 1": {"idle", path, path},
		`line 1: a card of "stub"`: {"idle", "-game", "sve", file(t, "b.jsonl", `{"game": "stub", "name": "舟守", "kind": "駒"}`)},
	} {
		if _, err := run(args...); err != want {
			t.Errorf("tcg %v: error %q, want %q", args, err, want)
		}
	}
}
