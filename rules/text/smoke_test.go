package text

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestSmoke(t *testing.T) {
	path := os.Getenv("SMOKE")
	if path == "" {
		return
	}
	f, _ := os.Open(path)
	sc := bufio.NewScanner(f)
	good, all := 0, 0
	for sc.Scan() {
		line := strings.ReplaceAll(sc.Text(), " ⏎ ", "\n")
		if line == "" {
			continue
		}
		all++
		c, rep := SVE().Compile("", line, JA)
		ja := SVE().Print(c, "", JA)
		en := SVE().Print(c, "", EN)
		for l := JA; l <= EN; l++ {
			if _, ok := (&printer{g: SVE(), lang: l, card: c}).all(); !ok {
				fmt.Println("NOPRINT", l)
			}
		}
		st := "ok"
		if rep.Class != Automatic {
			st = "HAND"
		} else {
			good++
			d, r2 := SVE().Compile("", en, EN)
			c, d = bareData(c), bareData(d)
			if !equal(*c, *d) {
				st = "EN-DIFF"
				if os.Getenv("V") != "" {
					fmt.Println(dump(c))
					fmt.Println(dump(d))
				}
				for _, s := range r2.Spans {
					fmt.Println("   en:", s.EN, en[s.Start:s.End])
				}
			}
			d, _ = SVE().Compile("", ja, JA)
			if d = bareData(d); !equal(*c, *d) {
				st += " JA-DIFF"
			}
		}
		fmt.Printf("%s | %s\n   ja %s\n   en %s\n", st, line, ja, en)
		for _, s := range rep.Spans {
			fmt.Println("   ", s.JA, s.Expected)
		}
	}
	fmt.Println(good, "/", all)
}
