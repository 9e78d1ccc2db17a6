package game

import "testing"

// TestModeOf finds the lines of modes by every head they are printed with, and takes nothing else for one.
func TestModeOf(t *testing.T) {
	const text = "ファンファーレ 1つを選ぶ。\n ・ 1枚引く。\n【12】2点与える。\n[3] 3点\n①回復\n⑨ 九\n◆ 菱\n● 丸\n⑩ 十\n【x】何か\n【】空\n[4 四\n\n4】"
	for n, want := range []string{"1枚引く。", "2点与える。", "3点", "回復", "九", "菱", "丸", ""} {
		if got := modeOf(text, n); got != want {
			t.Errorf("mode %d is %q, want %q", n, got, want)
		}
	}
	if got := modeOf("", 0); got != "" {
		t.Errorf("no text has the mode %q", got)
	}
}
