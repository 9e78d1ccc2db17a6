package local

import (
	"cmp"
	"errors"
	"syscall/js"
	"time"

	"gotaku/web/link/internal/dom"
)

// claim holds a key by the browser's Web Locks, which end with the tab. Pages that are not secure, as those of a house's own
// net, have none: there tabs ask each other.
func (d *database) claim(key string, take bool, c *Claim) {
	name := d.name + "/" + key
	if locks := js.Global().Get("navigator").Get("locks"); locks.Truthy() {
		lock(locks, name, take, 0, c)
		return
	}
	askAround(name, take, c)
}

// lock asks for a lock.
func lock(locks js.Value, name string, take bool, tried int, c *Claim) {
	var got js.Func
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		got.Release()
		if !args[0].Truthy() {
			if tried < againTimes {
				time.AfterFunc(againAfter, func() { lock(locks, name, take, tried+1, c) })
			} else {
				c.lost()
			}
			return nil
		}
		var keep js.Func // a promise that stands until the lock is given back
		keep = js.FuncOf(func(_ js.Value, args []js.Value) any {
			keep.Release()
			end := args[0]
			c.held(func() { end.Invoke() })
			return nil
		})
		return js.Global().Get("Promise").New(keep)
	})
	how := map[string]any{"ifAvailable": true}
	if take {
		how = map[string]any{"steal": true}
	}
	err := dom.Try(func() {
		dom.Then(locks.Call("request", name, how, got), func(js.Value) {}, func(error) { c.lost() })
	})
	if err != nil { // a browser that forbids them, as in some private windows
		askAround(name, take, c)
	}
}

// What tabs tell each other on the channel of a name.
const (
	whoHas = "who" // somebody asks
	iHave  = "me"  // to one who asks
	iTake  = "mine"
)

// unheard is how often nobody answers before nobody has it: a tab that computes, or a busy machine, answers late, and two that
// both have it overwrite each other.
const unheard = 3

// askAround asks the other tabs, as often as unheard says; where none answers, nobody has it.
func askAround(name string, take bool, c *Claim) {
	var line js.Value
	if dom.Try(func() { line = js.Global().Get("BroadcastChannel").New(name) }) != nil {
		c.held(func() {}) // nobody can be asked
		return
	}
	say := func(s string) { _ = dom.Try(func() { line.Call("postMessage", s) }) }
	mine, taken := false, false
	var stop func()
	end := func() {
		stop()
		line.Call("close")
	}
	have := func() {
		mine = true
		c.held(end)
	}
	stop = dom.Listen(line, "message", func(ev js.Value) {
		switch s := ev.Get("data"); {
		case s.Type() != js.TypeString:
		case s.String() == whoHas && mine:
			say(iHave)
		case s.String() == iHave && !mine:
			taken = true
		case s.String() == iTake && mine:
			mine = false
			c.lost()
			end()
		}
	})
	if take {
		say(iTake)
		have()
		return
	}
	var ask func(heard, silent int)
	ask = func(heard, silent int) {
		taken = false
		say(whoHas)
		time.AfterFunc(2*againAfter, func() {
			switch {
			case taken && heard == againTimes:
				c.lost()
				end()
			case taken:
				ask(heard+1, 0)
			case silent+1 == unheard:
				have()
			default:
				ask(heard, silent+1)
			}
		})
	}
	ask(0, 0)
}

func (d *database) get(key string, done func([]byte, bool, error)) {
	if !d.open {
		done(nil, false, cmp.Or(d.err, errors.New("the store is not open yet")))
		return
	}
	err := dom.Try(func() {
		tx := d.db.Call("transaction", table, "readonly")
		value := tx.Call("objectStore", table).Call("get", key)
		var stops []func()
		end := func(b []byte, there bool, err error) {
			for _, stop := range stops {
				stop()
			}
			done(b, there, err)
		}
		stops = append(stops,
			dom.Listen(tx, "complete", func(js.Value) {
				if v := value.Get("result"); v.Truthy() {
					end(dom.Bytes(v), true, nil)
				} else {
					end(nil, false, nil)
				}
			}),
			dom.Listen(tx, "abort", func(js.Value) { end(nil, false, abortError(tx)) }))
	})
	if err != nil {
		done(nil, false, err)
	}
}
