package game

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"time"
)

// dataHead is how a file with all that a machine keeps begins.
const dataHead = `{"gotaku-data":`

// dataVersion is the version of such files; later ones are not read.
const dataVersion = 1

// dataMost is how many things such a file may hold.
const dataMost = 20_000

// dataFile is all that a machine keeps, by its keys in the store.
type dataFile struct {
	Version int               `json:"gotaku-data"`
	Values  map[string][]byte `json:"values"`

	left int   // values, and cards of packs, that cannot be taken any more
	why  error // of the first
}

// keeper saves, brings back and forgets all that a machine keeps.
type keeper struct{ *Core }

// size is how many bytes are kept.
func (c keeper) size() (n int) {
	for _, key := range c.Env.Store.List("") {
		raw, _ := c.Env.Store.Get(key)
		n += len(raw)
	}
	return n
}

// kilobytes is a size as it is read.
func kilobytes(n int) string { return itoa((n+1023)/1024) + " KB" }

// save hands the user all that is kept as a file.
func (c keeper) save() {
	d := dataFile{Version: dataVersion, Values: map[string][]byte{}}
	for _, key := range c.Env.Store.List("") {
		d.Values[key], _ = c.Env.Store.Get(key)
	}
	b, err := json.Marshal(&d)
	if err != nil {
		c.Say(c.T("error.storage"))
		return
	}
	c.saveFile("gotaku-"+time.Unix(c.Env.Now(), 0).Format("2006-01-02")+".json", "application/json", b)
}

// choose lets the user choose such a file; it comes by takeFiles.
func (c keeper) choose() {
	if c.Env.Pick == nil {
		c.Say(c.T("review.drop"))
		return
	}
	if err := c.Env.Pick(".json"); err != nil {
		c.Say(c.T("review.drop"))
	}
}

// isData says whether a file is one with all that a machine keeps.
func isData(file []byte) bool { return bytes.HasPrefix(file, []byte(dataHead)) }

// load judges such a file whole, a step at a time, and only then asks whether it shall take the place of what is kept.
func (c keeper) load(file []byte) {
	j := judge(file)
	readBehind(c.Core, "data.judging", j, func() { c.judged(j) })
}

// judged asks about a file that has been judged, or says what is wrong with it.
func (c keeper) judged(j *judging) {
	d := &j.data
	if err := j.wrong; err != nil {
		c.Notice(c.T("error.title"), c.T("data.unreadable", c.T(err.key, err.in(c.Set.Lang)...)))
		return
	}
	ask := newConfirm(c.Core, c.T("data.load.sure"), c.T("data.load"), "Y", nil, func() { c.replace(d.Values) })
	ask.text = c.T("data.load.sure.note", len(c.Env.Store.List("")), len(d.Values))
	if d.left > 0 {
		ask.text += "\n" + c.T("data.load.left", d.left, reason(d.why, c.Set.Lang))
	}
	c.Open(ask)
}

// reset asks, and then forgets all that is kept.
func (c keeper) reset() {
	ask := newConfirm(c.Core, c.T("data.reset.sure"), c.T("data.reset"), "Y", nil, func() {
		c.replace(nil)
		c.pics.forget()
	})
	ask.text = c.T("data.reset.sure.note", len(c.Env.Store.List("")))
	c.Open(ask)
}

// replace keeps these values and nothing else, and begins anew with them. What was kept is only deleted once all that is
// new has been written; where that fails, what was kept is put back. Until all that is done, a sign covers the screen, and
// nothing else is replaced.
func (c keeper) replace(values map[string][]byte) {
	if c.replacing {
		return
	}
	c.replacing = true
	store := c.Env.Store
	was := map[string][]byte{}
	for _, key := range store.List("") {
		was[key], _ = store.Get(key)
	}
	readBehind(c.Core, "data.replacing", &waiting{stop: func() bool { return false }}, nil) // until the title is gone to
	for _, key := range slices.Sorted(maps.Keys(values)) {
		store.Put(key, values[key])
	}
	c.written(func(ok bool) {
		c.settle(values, was, ok)
		c.written(func(again bool) {
			c.replacing = false
			c.replaced(values, ok, again)
		})
	})
}

// written calls then once all writes are on the disk, or one cannot be.
func (c keeper) written(then func(ok bool)) {
	store := c.Env.Store
	before := store.Err() // what once went wrong says nothing about what is written now
	c.waits = append(c.waits, func() bool {
		if store.Err() == before && store.Pending() > 0 {
			return false
		}
		then(store.Err() == before)
		return true
	})
}

// settle deletes what the new values have taken the place of; where they could not be written, it puts back what was.
func (c keeper) settle(values, was map[string][]byte, written bool) {
	store := c.Env.Store
	for _, key := range store.List("") {
		if _, stays := values[key]; written && !stays {
			store.Delete(key)
		}
	}
	for key := range values {
		if old, had := was[key]; !written && had {
			store.Put(key, old)
		} else if !written {
			store.Delete(key)
		}
	}
}

// replaced ends replace: the new values are written or not, and what was to be done then could be done or not.
func (c keeper) replaced(values map[string][]byte, written, settled bool) {
	lang := c.Set.Lang
	c.Set = loadSettings(c.Env.Store, c.Env.Lang)
	if _, kept := c.Env.Store.Get(settingsKey); !kept {
		c.Set.Lang = lang
	}
	c.shelf.clear()
	c.applySettings()
	c.Go(newTitle(c.Core))
	switch {
	case !written || !settled:
		c.Notice(c.T("error.title"), c.T("error.storage"))
	case values == nil:
		c.Say(c.T("data.reset.done"))
	default:
		c.Say(c.T("data.load.done", len(values)))
	}
}
