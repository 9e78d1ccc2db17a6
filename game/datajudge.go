package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link"
	"gotaku/web/link/local"
)

// dataFault is what is wrong with a file, as a key of the language files with what fills it.
type dataFault struct {
	key  string
	args []any
}

// in is what fills it, in a language.
func (f *dataFault) in(lang string) []any {
	out := slices.Clone(f.args)
	for i, v := range out {
		if err, is := v.(error); is {
			out[i] = reason(err, lang)
		}
	}
	return out
}

// reason is why something of a file cannot be taken, in a few words of a language.
func reason(err error, lang string) string { return clip(tidy(inWords(err, lang)), mostWhy) }

// judging judges a file with all that a machine keeps: a value at a step, and of a pack a card. Everything in it must be
// what this program itself could have stored. What another version could have stored, and this one cannot read, is left out
// and counted.
type judging struct {
	data  dataFile
	keys  []string // that are to be judged
	all   int
	pack  *packJudging // of the first of them, once it has been begun
	wrong *dataFault
}

// judge begins to judge a file.
func judge(file []byte) *judging {
	j := &judging{}
	if j.wrong = j.data.open(file); j.wrong == nil {
		j.keys = slices.Sorted(maps.Keys(j.data.Values))
	}
	j.all = len(j.keys)
	return j
}

// open reads such a file as far as its form goes.
func (d *dataFile) open(file []byte) *dataFault {
	if len(file) > local.MaxFile {
		return &dataFault{"data.large", nil}
	}
	if json.Unmarshal(file, d) != nil {
		return &dataFault{"data.broken", nil}
	}
	switch {
	case d.Version > dataVersion:
		return &dataFault{"data.later", []any{d.Version}}
	case d.Version < 1 || len(d.Values) == 0:
		return &dataFault{"data.empty", nil}
	case len(d.Values) > dataMost:
		return &dataFault{"data.large", nil}
	}
	return nil
}

// Done says whether all was judged, or something is wrong.
func (j *judging) Done() bool { return j.wrong != nil || len(j.keys) == 0 }

// Part is how much of it was judged, 0 to 1.
func (j *judging) Part() float32 { return 1 - float32(len(j.keys))/float32(max(1, j.all)) }

// Step judges a little more.
func (j *judging) Step() bool {
	if j.Done() {
		return true
	}
	key := j.keys[0]
	raw := j.data.Values[key]
	under, shelved := strings.CutPrefix(key, shelfPrefix)
	switch {
	case !shelved || !namesValue(key):
		raw, err := judgeValue(key, raw)
		j.take(key, raw, err)
	case j.pack == nil:
		pack, err := judgePack(under, raw)
		if j.pack = pack; err != nil {
			j.take(key, nil, err)
		}
	case j.pack.step():
		raw, err := j.pack.bytes()
		j.take(key, raw, err)
	}
	return j.Done()
}

// take is what comes of the value under the first key.
func (j *judging) take(key string, raw []byte, err error) {
	j.keys, j.pack = j.keys[1:], nil
	var left *unreadable
	switch {
	case errors.As(err, &left):
		if j.data.left += left.n; j.data.why == nil {
			j.data.why = left
		}
	case err != nil:
		j.wrong = &dataFault{"data.value", []any{fmt.Sprintf("%.40q", key), err}}
		return
	}
	if j.data.Values[key] = raw; raw == nil {
		delete(j.data.Values, key)
	}
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
var errForeign = &deck.Error{JA: "このアプリが保存する形ではありません。", EN: "nothing of that kind is kept."}

// namesValue says whether something can be kept under a key.
func namesValue(key string) bool { return len(key) <= local.MaxKey && state.PlainName(key) == key }

// judgeValue is what is kept of a value under a key; an error says what is wrong with it.
func judgeValue(key string, raw []byte) ([]byte, error) {
	if !namesValue(key) {
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

// packJudging judges a pack as it is kept: what a file says that its cards do is believed of nobody, so all that is taken of
// them is what is printed, to be read again here. In the place of a card that is none any more stands a blank one with its
// number and name, to be filled in.
type packJudging struct {
	game, name string
	prints     []string
	defs       []state.Def // of those, where a file has the cards and not their prints
	seen       map[string]bool
	at         int
	out        []deck.Card
	left       *unreadable
}

// judgePack begins to judge the pack under a key.
func judgePack(under string, raw []byte) (*packJudging, error) {
	game, id, _ := strings.Cut(under, "/")
	if !known(game) || game == "" || !strings.HasPrefix(id, "own-") {
		return nil, errForeign
	}
	p := &ownPack{}
	file, err := deck.Parted(raw, p)
	if err != nil || p.Lines < 0 || p.Lines > deck.MaxCards || len(p.Prints) > deck.MaxCards-p.Lines {
		return nil, errForeign
	}
	for p.Lines > 0 {
		if file, err = p.takePrint(file); err != nil {
			return nil, errForeign
		}
	}
	j := &packJudging{game: game, name: tidy(p.Name), prints: p.Prints, seen: map[string]bool{}}
	if len(p.Prints) > 0 && p.By != "" {
		return j, nil
	}
	cards, err := deck.ReadCards(file)
	if err != nil || len(cards) > deck.MaxCards {
		return nil, errForeign
	}
	j.prints = nil
	for i := range cards {
		if !strings.HasPrefix(cards[i].Def.ID, "own-") {
			return nil, errForeign
		}
		j.prints, j.defs = append(j.prints, string(deck.PrintOf(game, &cards[i].Def))), append(j.defs, cards[i].Def)
	}
	return j, nil
}

// step judges a card; true: none is left.
func (j *packJudging) step() bool {
	if j.at == len(j.prints) {
		return true
	}
	i, print := j.at, j.prints[j.at]
	j.at++
	if j.seen[print] {
		j.lost(errForeign)
		return false
	}
	j.seen[print] = true
	one, err := deck.ReadPrint(j.game, []byte(print))
	if err != nil {
		if j.lost(err); j.defs == nil {
			return false
		}
		one, err = deck.BlankOf(j.game, &j.defs[i])
	}
	if err == nil {
		j.out = append(j.out, deck.UnreadCards(one)...)
	}
	return false
}

// lost counts a card that is none any more.
func (j *packJudging) lost(why error) {
	if j.left == nil {
		j.left = &unreadable{error: why}
	}
	j.left.n++
}

// bytes is the pack as it is kept from here on; the error says what of it is not.
func (j *packJudging) bytes() ([]byte, error) {
	b, err := writePack(&ownPack{game: j.game, Name: j.name, cards: j.out}).bytes("")
	if err == nil && j.left != nil {
		err = j.left
	}
	return b, err
}
