package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
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
		var err error
		if d.Values[key], err = judgeValue(key, raw); err != nil {
			return nil, &dataFault{"data.value", []any{fmt.Sprintf("%.40q", key), err.Error()}}
		}
	}
	return &d, nil
}

// errForeign says that a value is of no kind that is kept.
var errForeign = errors.New("nothing of that kind is kept")

// judgeValue is what is kept of a value under a key; an error says what is wrong with it.
func judgeValue(key string, raw []byte) ([]byte, error) {
	if len(key) > local.MaxKey || state.PlainName(key) != key {
		return nil, errForeign
	}
	head, under, _ := strings.Cut(key, "/")
	switch {
	case key == settingsKey:
		return raw, json.Unmarshal(raw, new(Settings))
	case under == "":
		return nil, errForeign
	}
	switch head + "/" {
	case deckPrefix:
		_, err := deck.ReadList(raw)
		return raw, err
	case recordPrefix:
		if bytes.HasPrefix(raw, []byte(recordHead)) {
			return raw, judgeRecord(raw)
		}
		fallthrough // what a match was is kept like one that goes on
	case matchPrefix:
		m, err := readMatch(key, raw)
		if err == nil {
			err = m.judge()
		}
		return raw, err
	case evidencePrefix:
		var e proofOfLie
		err := json.Unmarshal(raw, &e)
		if err == nil && (!known(e.Game) || e.Game == "" || tidy(e.Foe) != e.Foe || !session.IsEvidence(e.File)) {
			err = errForeign
		}
		return raw, err
	case seatPrefix:
		return raw, new(link.Seat).UnmarshalText(raw)
	case shelfPrefix:
		return judgeShelf(under, raw)
	}
	return nil, errForeign
}

// judgeRecord reads a record, which may have its cards before it.
func judgeRecord(file []byte) error {
	_, record, err := deck.PrintsOf(file)
	if err == nil {
		_, err = state.DecodeRecord(record)
	}
	return err
}

// judge reads what is kept of a match beside its numbers.
func (m *matchInfo) judge() (err error) {
	if len(m.Saved) > 0 {
		_, err = state.DecodeRecord(m.Saved)
	}
	if err == nil && m.Goal != nil {
		err = judgeRecord(m.Goal.Record)
	}
	if err != nil || len(m.Own) == 0 {
		return err
	}
	cards, err := deck.ReadCards(m.Own)
	if isPlaced(m.Own) {
		_, cards, err = readPlaced(m.Own)
	}
	for i := range cards {
		if err == nil {
			_, err = deck.ReadPrint(gameID(m.Game), deck.PrintOf(gameID(m.Game), &cards[i].Def))
		}
	}
	return err
}

// judgeShelf is a pack as it is kept: what a file says that its cards do is believed of nobody, so all that is taken of
// them is what is printed, to be read again here.
func judgeShelf(under string, raw []byte) ([]byte, error) {
	game, id, _ := strings.Cut(under, "/")
	var p ownPack
	file, err := deck.Parted(raw, &p)
	if err == nil && (!known(game) || game == "" || !strings.HasPrefix(id, "own-")) {
		err = errForeign
	}
	var cards, out []deck.Card
	if err == nil {
		cards, err = deck.ReadCards(file)
	}
	for i := range cards {
		if !strings.HasPrefix(cards[i].Def.ID, "own-") {
			err = errForeign
		}
		if err != nil {
			break
		}
		var one *deck.Pack
		if one, err = deck.ReadPrint(game, deck.PrintOf(game, &cards[i].Def)); err == nil {
			out = append(out, deck.UnreadCards(one)...)
		}
	}
	if err != nil {
		return nil, err
	}
	return deck.Join(&ownPack{Name: tidy(p.Name)}, deck.WriteCards(out))
}

// reset asks, and then forgets all that is kept.
func (c keeper) reset() {
	ask := newConfirm(c.Core, c.T("data.reset.sure"), c.T("data.reset"), "Y", nil, func() { c.replace(nil) })
	ask.text = c.T("data.reset.sure.note", len(c.Env.Store.List("")))
	c.Open(ask)
}

// replace keeps these values and nothing else, and begins anew with them. What was kept is only deleted once all that is
// new has been written; where that fails, what was kept is put back. Nothing else is replaced meanwhile.
func (c keeper) replace(values map[string][]byte) {
	if c.replacing {
		return
	}
	c.replacing = true
	store := c.Env.Store
	before := store.Err() // what once went wrong says nothing about what is written now
	was := map[string][]byte{}
	for _, key := range store.List("") {
		was[key], _ = store.Get(key)
	}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		store.Put(key, values[key])
	}
	c.waits = append(c.waits, func() bool {
		if store.Err() == before && store.Pending() > 0 {
			return false
		}
		c.replacing = false
		c.replaced(values, was, store.Err() == before)
		return true
	})
}

// replaced ends replace: the new values are written, or cannot be.
func (c keeper) replaced(values, was map[string][]byte, written bool) {
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
	lang := c.Set.Lang
	c.Set = loadSettings(store, c.Env.Lang)
	if _, kept := store.Get(settingsKey); !kept {
		c.Set.Lang = lang
	}
	c.shelf.clear()
	c.applySettings()
	c.Go(newTitle(c.Core))
	switch {
	case !written:
		c.Notice(c.T("error.title"), c.T("error.storage"))
	case values == nil:
		c.Say(c.T("data.reset.done"))
	default:
		c.Say(c.T("data.load.done", len(values)))
	}
}
