package e2e

import (
	"fmt"
	"testing"
	"time"
)

func TestZZNewcomer(t *testing.T) {
	s, b := Serve(t, app), Start(t)
	for name, size := range map[string]Size{"d": {W: 1280, H: 720, Scale: 1}, "w": {W: 1920, H: 1080, Scale: 1}, "p": {W: 844, H: 390, Scale: 2, Touch: true}} {
		b.seed = usual
		p := newPerson(b.OpenSized("bfnew-"+name, hooked(s.URL), size))
		p.click("table:buddyfight")
		p.click("mode:bot")
		p.chooseDeck(0)
		began := time.Now()
		shots, at, most := 0, "", 16
		if name == "d" {
			most = 34
		}
		inputs := -1
		for time.Since(began) < 75*time.Second && shots < most {
			v := p.look()
			if v.Inputs != inputs {
				inputs = v.Inputs
				t.Logf("%s %5d ms: input %d, turn %d, asked %d %s %s, over %s", name, time.Since(began).Milliseconds(), v.Inputs, v.Turn, v.Asked, v.Ask, v.Window, v.Over)
			}
			if v.Asked >= 0 && v.moment() != at {
				at = v.moment()
				p.Screenshot(fmt.Sprintf("bfnew-%s-%02d-%s", name, shots, v.Window))
				shots++
			}
			if !p.once() {
				time.Sleep(60 * time.Millisecond)
			}
		}
		p.Close()
	}
}
