package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"gotaku/rules/deck"
	"gotaku/web/link"
	"gotaku/web/link/local"
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
	d := dataFile{dataVersion, map[string][]byte{}}
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

// load judges such a file whole, and only then asks whether it shall take the place of what is kept.
func (c keeper) load(file []byte) {
	d, err := readData(file)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("data.unreadable", c.T(err.key, err.args...)))
		return
	}
	ask := newConfirm(c.Core, c.T("data.load.sure"), c.T("data.load"), "Y", nil, func() { c.replace(d.Values) })
	ask.text = c.T("data.load.sure.note", len(c.Env.Store.List("")), len(d.Values))
	c.Open(ask)
}

// dataFault is what is wrong with a file, as a key of the language files with what fills it.
type dataFault struct {
	key  string
	args []any
}

// readData reads such a file; everything in it must be what this program itself could have stored.
func readData(file []byte) (*dataFile, *dataFault) {
	var d dataFile
	if len(file) > local.MaxFile {
		return nil, &dataFault{"data.large", nil}
	}
	if err := json.Unmarshal(file, &d); err != nil {
		return nil, &dataFault{"data.broken", []any{err.Error()}}
	}
	switch {
	case d.Version > dataVersion:
		return nil, &dataFault{"data.later", []any{d.Version}}
	case d.Version < 1 || len(d.Values) == 0:
		return nil, &dataFault{"data.empty", nil}
	case len(d.Values) > dataMost:
		return nil, &dataFault{"data.large", nil}
	}
	for key, raw := range d.Values {
		if err := judgeValue(key, raw); err != nil {
			return nil, &dataFault{"data.value", []any{fmt.Sprintf("%.40q", key), err.Error()}}
		}
	}
	return &d, nil
}

// errForeign says that a value is of no kind that is kept.
var errForeign = errors.New("nothing of that kind is kept")

// judgeValue says what is wrong with a value under a key.
func judgeValue(key string, raw []byte) error {
	if len(key) > local.MaxKey {
		return errForeign
	}
	head, _, under := strings.Cut(key, "/")
	switch {
	case key == settingsKey:
		return json.Unmarshal(raw, new(Settings))
	case !under:
		return errForeign
	}
	switch head + "/" {
	case deckPrefix:
		_, err := deck.ReadList(raw)
		return err
	case matchPrefix:
		_, err := readMatch(key, raw)
		return err
	case recordPrefix:
		if bytes.HasPrefix(raw, []byte(recordHead)) {
			return nil
		}
		_, err := readMatch(key, raw)
		return err
	case evidencePrefix:
		return json.Unmarshal(raw, new(proofOfLie))
	case seatPrefix:
		return new(link.Seat).UnmarshalText(raw)
	case shelfPrefix:
		file, err := deck.Parted(raw, new(ownPack))
		if err == nil {
			_, err = deck.ReadCards(file)
		}
		return err
	}
	return errForeign
}

// reset asks, and then forgets all that is kept.
func (c keeper) reset() {
	ask := newConfirm(c.Core, c.T("data.reset.sure"), c.T("data.reset"), "Y", nil, func() { c.replace(nil) })
	ask.text = c.T("data.reset.sure.note", len(c.Env.Store.List("")))
	c.Open(ask)
}

// replace keeps these values and nothing else, and begins anew with them.
func (c keeper) replace(values map[string][]byte) {
	store := c.Env.Store
	for _, key := range store.List("") {
		if _, stays := values[key]; !stays {
			store.Delete(key)
		}
	}
	keys := make([]string, 0, len(values))
	for key := range values {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		store.Put(key, values[key])
	}
	lang := c.Set.Lang
	c.Set = loadSettings(store, c.Env.Lang)
	if _, kept := values[settingsKey]; !kept {
		c.Set.Lang = lang
	}
	c.shelf.clear()
	c.applySettings()
	c.Go(newTitle(c.Core))
	switch err := store.Err(); {
	case err != nil:
		c.Notice(c.T("error.title"), c.T("error.storage"))
	case values == nil:
		c.Say(c.T("data.reset.done"))
	default:
		c.Say(c.T("data.load.done", len(values)))
	}
}
