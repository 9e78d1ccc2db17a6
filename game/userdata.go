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

	left int    // values, and cards of packs, that cannot be taken any more
	why  string // of the first
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

// load judges such a file whole, and only then asks whether it shall take the place of what is kept.
func (c keeper) load(file []byte) {
	d, err := readData(file)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("data.unreadable", c.T(err.key, err.args...)))
		return
	}
	ask := newConfirm(c.Core, c.T("data.load.sure"), c.T("data.load"), "Y", nil, func() { c.replace(d.Values) })
	ask.text = c.T("data.load.sure.note", len(c.Env.Store.List("")), len(d.Values))
	if d.left > 0 {
		ask.text += "\n" + c.T("data.load.left", d.left, d.why)
	}
	c.Open(ask)
}

// dataFault is what is wrong with a file, as a key of the language files with what fills it.
type dataFault struct {
	key  string
	args []any
}

// readData reads such a file; everything in it must be what this program itself could have stored. What another version
// could have stored, and this one cannot read, is left out and counted.
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
	for _, key := range slices.Sorted(maps.Keys(d.Values)) {
		raw, err := judgeValue(key, d.Values[key])
		var left *unreadable
		switch {
		case errors.As(err, &left):
			if d.left += left.n; d.why == "" {
				d.why = clip(tidy(left.Error()), mostWhy)
			}
		case err != nil:
			return nil, &dataFault{"data.value", []any{fmt.Sprintf("%.40q", key), clip(tidy(err.Error()), mostWhy)}}
		}
		if d.Values[key] = raw; raw == nil {
			delete(d.Values, key)
		}
	}
	return &d, nil
}

// mostWhy is how many letters are said of a value that cannot be taken.
const mostWhy = 120

// unreadable is something that another version of this program could have stored, and this one cannot read.
type unreadable struct {
	error
	n int // how many things
}

func (u *unreadable) Unwrap() error { return u.error }

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
			return judged(raw, judgeRecord("", raw))
		}
		fallthrough // what a match was is kept like one that goes on
	case matchPrefix:
		return judgeMatch(key, raw)
	case evidencePrefix:
		return judged(raw, judgeEvidence(raw))
	case seatPrefix:
		return raw, new(link.Seat).UnmarshalText(raw)
	case shelfPrefix:
		return judgeShelf(under, raw)
	}
	return nil, errForeign
}

// judged is a value that is kept as it is; nil where it cannot be.
func judged(raw []byte, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	return raw, nil
}

// judgeEvidence reads evidence of a lie.
func judgeEvidence(raw []byte) error {
	var e proofOfLie
	err := json.Unmarshal(raw, &e)
	if err == nil && (!known(e.Game) || e.Game == "" || tidy(e.Foe) != e.Foe) {
		err = errForeign
	}
	if err != nil {
		return err
	}
	game, err := session.EvidenceOf(e.File)
	if err == nil && game != e.Game {
		err = errForeign
	}
	return ofVersion(err)
}

// ofVersion is an error of something that is of another version of this program.
func ofVersion(err error) error {
	if p := (*session.Problem)(nil); errors.As(err, &p) && p.Key == "version" {
		return &unreadable{err, 1}
	}
	return err
}

// judgeRecord reads a record of a game ("": of any), which may have its cards before it.
func judgeRecord(game string, file []byte) error {
	p, body, err := deck.PrintsOf(file)
	if err != nil {
		return err
	}
	rec, err := state.DecodeRecord(body)
	if err != nil {
		return err
	}
	if !known(rec.Game) || rec.Game == "" || game != "" && rec.Game != game {
		return errForeign
	}
	if p != nil {
		if _, err := p.Pack(rec.Game); err != nil {
			return &unreadable{err, 1}
		}
	}
	return nil
}

// judgeMatch is what is kept of a match: nothing but what is known of matches, and of cards of the players' own only what
// is printed on them.
func judgeMatch(key string, raw []byte) ([]byte, error) {
	m, err := readMatch(key, raw)
	if err == nil && len(m.Saved) > 0 {
		err = judgeRecord(gameID(m.Game), m.Saved)
	}
	if err == nil && m.Goal != nil {
		err = judgeRecord(gameID(m.Game), m.Goal.Record)
	}
	if err == nil && m.Link != nil {
		err = m.Link.judge(gameID(m.Game))
	}
	if err == nil && len(m.Own) > 0 {
		m.Own, err = printed(gameID(m.Game), m.Own)
	}
	if err != nil {
		return nil, err
	}
	return json.Marshal(m)
}

// printed are the cards of a match as nobody has read them.
func printed(game string, own []byte) ([]byte, error) {
	at, cards, err := storedCards(own)
	var pack *deck.Pack
	if err == nil {
		pack, err = printsOf(game, at, cards).Pack(game)
	}
	if err != nil {
		return nil, &unreadable{err, 1}
	}
	return stored(at, deck.UnreadCards(pack)), nil
}

// judge reads what is kept of a link match beside the match itself.
func (l *linkStored) judge(game string) error {
	if l.Invite != "" {
		if _, err := link.ParseInvitation(l.Invite); err != nil {
			return err
		}
		if _, err := link.SignalURL(l.Page); err != nil {
			return err
		}
	}
	if _, ok := readTerms(l.Terms); !ok || min(l.Series.Wins[0], l.Series.Wins[1]) < 0 || min(l.Clocks.Used[0], l.Clocks.Used[1], l.Clocks.Reckoned) < 0 {
		return errForeign
	}
	of, err := session.SnapshotOf(l.Snapshot)
	if err == nil && of != game {
		err = errForeign
	}
	return ofVersion(err)
}

// judgeShelf is a pack as it is kept: what a file says that its cards do is believed of nobody, so all that is taken of
// them is what is printed, to be read again here. In the place of a card that is none any more stands a blank one with its
// number and name, to be filled in.
func judgeShelf(under string, raw []byte) ([]byte, error) {
	game, id, _ := strings.Cut(under, "/")
	if !known(game) || game == "" || !strings.HasPrefix(id, "own-") {
		return nil, errForeign
	}
	p := &ownPack{game: game}
	lost, err := p.read(raw, "")
	if err != nil {
		return nil, err
	}
	var out []deck.Card
	var left *unreadable
	if lost > 0 {
		left = &unreadable{errForeign, lost}
	}
	for i := range p.cards {
		d := &p.cards[i].Def
		if !strings.HasPrefix(d.ID, "own-") {
			return nil, errForeign
		}
		one, err := deck.ReadPrint(game, deck.PrintOf(game, d))
		if err != nil {
			if left == nil {
				left = &unreadable{error: err}
			}
			left.n++
			if one, err = deck.BlankOf(game, d); err != nil {
				continue
			}
		}
		out = append(out, deck.UnreadCards(one)...)
	}
	b, err := writePack(&ownPack{game: game, Name: tidy(p.Name), cards: out}).bytes("")
	if err == nil && left != nil {
		err = left
	}
	return b, err
}

// reset asks, and then forgets all that is kept.
func (c keeper) reset() {
	ask := newConfirm(c.Core, c.T("data.reset.sure"), c.T("data.reset"), "Y", nil, func() { c.replace(nil) })
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
