package font

import (
	"os"
	"strings"
	"testing"

	"github.com/golang/freetype/truetype"
)

// TestCoverage: both faces draw Latin, kana, the app's symbols and all 6,355 kanji of JIS levels 1 and 2.
func TestCoverage(t *testing.T) {
	const symbols = "0123456789ABCXYZabcxyz あいうアイウー、。「」『』【】《》〈〉（）［］・…—−＋／×→←↑↓▲▼△▽◎○●◇◆□■★☆✓①②⑨⑩⑳Ⅰ♪々〇￥％＃└─"
	for name, data := range map[string][]byte{"regular": Regular(), "bold": Bold()} {
		f, err := truetype.Parse(data)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, r := range symbols {
			if f.Index(r) == 0 {
				t.Errorf("%s has no %q", name, r)
			}
		}
		kanji := 0
		for r := rune(0x4e00); r < 0xa000; r++ {
			if f.Index(r) != 0 {
				kanji++
			}
		}
		if kanji < 6355 {
			t.Errorf("%s has %d kanji, want at least 6355", name, kanji)
		}
		for _, r := range "亜腕弌熙堯槇遙瑤凜鰄" { // first and last of the levels, and rare ones
			if f.Index(r) == 0 {
				t.Errorf("%s has no %q", name, r)
			}
		}
	}
}

// TestLicence: the licence text lies beside the fonts, with its copyright line.
func TestLicence(t *testing.T) {
	b, err := os.ReadFile("OFL.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []string{"SIL OPEN FONT LICENSE Version 1.1", "The BIZ UDGothic Project Authors", "DISCLAIMER"} {
		if !strings.Contains(string(b), s) {
			t.Errorf("OFL.txt lacks %q", s)
		}
	}
}
