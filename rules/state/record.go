package state

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"slices"
	"unicode/utf8"
)

// Limits of records, in bytes or entries.
const (
	MaxInput    = 16 << 10
	MaxRecord   = 4 << 20
	maxInputs   = 100_000
	maxDeckPart = 1000
	maxCards    = 6 * maxDeckPart // different ones of both decks
	maxText     = 300
)

// EncodeInput appends the canonical form of an entry of the record, faces included.
func EncodeInput(b []byte, in *Input) []byte {
	c := codec{b: b}
	cp := *in
	c.input(&cp)
	return c.b
}

// DecodeInput reads what EncodeInput wrote: all of b, in its one canonical form.
func DecodeInput(b []byte) (Input, error) {
	var in Input
	if len(b) > MaxInput {
		return in, fmt.Errorf("state: an input of %d bytes, at most %d", len(b), MaxInput)
	}
	c := codec{b: b, read: true}
	c.input(&in)
	if c.err == nil && (len(c.b) > 0 || !bytes.Equal(EncodeInput(nil, &in), b)) {
		c.fail()
	}
	if c.err != nil {
		return Input{}, c.err
	}
	return in, nil
}

// EncodeAnswer appends the canonical form of an answer.
func EncodeAnswer(b []byte, a *Answer) []byte {
	c := codec{b: b}
	cp := *a
	c.answer(&cp)
	return c.b
}

// DecodeAnswer reads what EncodeAnswer wrote: all of b, in its one canonical form.
func DecodeAnswer(b []byte) (Answer, error) {
	var a Answer
	if len(b) > MaxInput {
		return a, fmt.Errorf("state: an answer of %d bytes, at most %d", len(b), MaxInput)
	}
	c := codec{b: b, read: true}
	c.answer(&a)
	if c.err == nil && (len(c.b) > 0 || !bytes.Equal(EncodeAnswer(nil, &a), b)) {
		c.fail()
	}
	if c.err != nil {
		return Answer{}, c.err
	}
	return a, nil
}

func (c *codec) input(in *Input) {
	num(c, &in.Kind)
	switch in.Kind {
	case InAnswer:
		num(c, &in.Seat)
		c.answer(&in.Answers[0])
	case InBoth:
		in.Seat = Nobody
		c.answer(&in.Answers[0])
		c.answer(&in.Answers[1])
	case InShuffled:
		in.Seat = Nobody
		list(c, &in.IDs, ids)
		list(c, &in.Faces, num[FaceID])
	case InArranged:
		num(c, &in.Seat)
		list(c, &in.IDs, ids)
		list(c, &in.Faces, num[FaceID])
	case InShown:
		in.Seat = Nobody
		list(c, &in.IDs, ids)
		num(c, &in.To)
		list(c, &in.Faces, num[FaceID])
	case InRolled:
		in.Seat = Nobody
		num(c, &in.N)
	case InConceded:
		num(c, &in.Seat)
	case InMended:
		num(c, &in.Seat)
		if c.read || in.Answers[0].Hand == nil {
			in.Answers[0] = Answer{Hand: new(HandOp)}
		}
		hand(c, in.Answers[0].Hand)
	default:
		c.fail()
	}
}

// Public returns the entry as a machine with the knowledge of e may have it, fed
// to state s: the faces it is shown, those of cards that belong to its own seat
// (a seat's machine deals its own deck), and what it arranges itself.
func (in Input) Public(e Eyes, s *State) Input {
	if len(in.Faces) == 0 || e&All == All {
		return in
	}
	faces := make([]FaceID, len(in.Faces))
	known := false
	for i, id := range in.IDs {
		if i >= len(faces) || id < 0 || int(id) >= len(s.Cards) {
			continue // not judged yet
		}
		may := in.Kind == InShown && in.To&e != 0 || in.Kind == InArranged && EyesOf(in.Seat)&e != 0
		if may || EyesOf(s.Cards[id].Owner)&e != 0 {
			faces[i] = in.Faces[i]
			known = known || faces[i] != 0
		}
	}
	if in.Faces = faces; !known {
		in.Faces = nil
	}
	return in
}

// Record is a match as a file: how it began and every input. Faces and card ids
// that its writer did not know are 0 and "".
type Record struct {
	Game, Format string
	Rules, Pool  [32]byte // Fingerprint, Pool.Hash
	Names        [2]string
	Decks        [2]RecordDeck
	Inputs       []Input
}

// RecordDeck is a deck by card ids; "" is a card its writer did not know.
type RecordDeck struct {
	Leader, Main, Side []string
	Basis              string
}

// Continues says whether r is of the same match as o, and has all its inputs and perhaps more.
func (r *Record) Continues(o *Record) bool {
	if r.Game != o.Game || r.Format != o.Format || r.Rules != o.Rules || r.Pool != o.Pool || r.Names != o.Names || len(r.Inputs) < len(o.Inputs) {
		return false
	}
	for i := range r.Decks {
		d, e := &r.Decks[i], &o.Decks[i]
		if d.Basis != e.Basis || !slices.Equal(d.Leader, e.Leader) || !slices.Equal(d.Main, e.Main) || !slices.Equal(d.Side, e.Side) {
			return false
		}
	}
	var x, y []byte
	for i := range o.Inputs {
		x, y = EncodeInput(x[:0], &r.Inputs[i]), EncodeInput(y[:0], &o.Inputs[i])
		if !bytes.Equal(x, y) {
			return false
		}
	}
	return true
}

const recordMagic = "GTKREC1\n"

// Encode returns the file: magic, a head, the inputs each with its length, and a
// check sum.
func (r *Record) Encode() []byte {
	c := codec{b: []byte(recordMagic)}
	head := *r
	c.head(&head)
	n := len(r.Inputs)
	num(&c, &n)
	for i := range r.Inputs {
		in := EncodeInput(nil, &r.Inputs[i])
		n := len(in)
		num(&c, &n)
		c.b = append(c.b, in...)
	}
	sum := sha256.Sum256(c.b)
	return append(c.b, sum[:8]...)
}

func (c *codec) head(r *Record) {
	c.string(&r.Game)
	c.string(&r.Format)
	c.bytes32(&r.Rules)
	c.bytes32(&r.Pool)
	table := r.cards()
	few(c, &table, maxCards, words)
	at := make(map[string]int, len(table))
	for i, id := range table {
		at[id] = i + 1
	}
	for i := range r.Names {
		c.string(&r.Names[i])
	}
	for i := range r.Decks {
		d := &r.Decks[i]
		c.string(&d.Basis)
		for _, l := range [...]*[]string{&d.Leader, &d.Main, &d.Side} {
			few(c, l, maxDeckPart, func(c *codec, id *string) { c.entry(table, at, id) })
		}
	}
	if c.read && !slices.Equal(table, r.cards()) { // each card used once, in order
		c.fail()
	}
}

// cards lists every known card id once, in order of appearance.
func (r *Record) cards() []string {
	var out []string
	at := map[string]bool{"": true}
	for _, d := range r.Decks {
		for _, l := range [...][]string{d.Leader, d.Main, d.Side} {
			for _, id := range l {
				if !at[id] {
					at[id] = true
					out = append(out, id)
				}
			}
		}
	}
	return out
}

// entry reads or writes a card id by its number in the table, from 1; 0 is "".
func (c *codec) entry(table []string, at map[string]int, id *string) {
	n := at[*id]
	num(c, &n)
	if !c.read {
		return
	}
	if n < 0 || n > len(table) {
		c.fail()
		n = 0
	}
	*id = ""
	if n > 0 {
		*id = table[n-1]
	}
}

func (c *codec) bytes32(p *[32]byte) {
	if !c.read {
		c.b = append(c.b, p[:]...)
		return
	}
	if len(c.b) < 32 {
		c.fail()
		return
	}
	c.b = c.b[copy(p[:], c.b):]
}

// RecordError says where a record file is wrong, and what is wrong there.
type RecordError struct {
	At   int // byte offset
	What string
}

func (e *RecordError) Error() string {
	return fmt.Sprintf("state: byte %d of a record: %s", e.At, e.What)
}

// DecodeRecord reads a record file, in time that grows with its length alone. It fails
// with a *RecordError.
func DecodeRecord(b []byte) (*Record, error) {
	wrong := func(at int, format string, a ...any) error { return &RecordError{at, fmt.Sprintf(format, a...)} }
	switch {
	case len(b) > MaxRecord:
		return nil, wrong(MaxRecord, "the file has %d bytes, at most %d", len(b), MaxRecord)
	case len(b) < len(recordMagic) || string(b[:len(recordMagic)]) != recordMagic:
		return nil, wrong(0, "this is no record of a match")
	case len(b) < len(recordMagic)+8:
		return nil, wrong(len(b), "the file is cut short")
	}
	body := b[:len(b)-8]
	if sum := sha256.Sum256(body); !bytes.Equal(sum[:8], b[len(body):]) {
		return nil, wrong(len(body), "the check sum is wrong: the file is cut short or was changed")
	}
	r := new(Record)
	c := codec{b: body[len(recordMagic):], read: true}
	c.head(r)
	at := func() int { return len(body) - len(c.b) }
	if c.err != nil {
		return nil, wrong(at(), "the head is malformed")
	}
	if what := r.tooLong(); what != "" {
		return nil, wrong(len(recordMagic), "%s", what)
	}
	n := 0
	num(&c, &n)
	if c.err != nil || n < 0 || n > maxInputs {
		return nil, wrong(at(), "the number of inputs is malformed or above %d", maxInputs)
	}
	for i := 0; i < n; i++ {
		start, size := at(), 0
		num(&c, &size)
		if c.err != nil || size < 0 || size > len(c.b) {
			return nil, wrong(start, "input %d is cut short", i)
		}
		in, err := DecodeInput(c.b[:size])
		if err != nil {
			return nil, wrong(start, "input %d is malformed", i)
		}
		r.Inputs = append(r.Inputs, in)
		c.b = c.b[size:]
	}
	if len(c.b) > 0 {
		return nil, wrong(at(), "%d bytes after the last input", len(c.b))
	}
	if !bytes.Equal(r.Encode(), b) {
		return nil, wrong(len(recordMagic), "this is not the one form of it")
	}
	return r, nil
}

func (r *Record) tooLong() string {
	texts := []string{r.Game, r.Format, r.Names[0], r.Names[1], r.Decks[0].Basis, r.Decks[1].Basis}
	for _, t := range append(texts, r.cards()...) {
		if len(t) > maxText || !utf8.ValidString(t) {
			return fmt.Sprintf("a name has more than %d bytes or is no text", maxText)
		}
	}
	for _, name := range r.Names {
		if PlainName(name) != name {
			return "a player's name has what cannot be seen"
		}
	}
	for _, d := range r.Decks {
		if len(d.Leader) > maxDeckPart || len(d.Main) > maxDeckPart || len(d.Side) > maxDeckPart {
			return fmt.Sprintf("a deck has more than %d cards", maxDeckPart)
		}
	}
	return ""
}

// Merge joins what two seats know of one match into the open record. It fails
// where they contradict each other, and names the first place.
func Merge(a, b *Record) (*Record, error) {
	switch {
	case a.Game != b.Game || a.Format != b.Format || a.Rules != b.Rules || a.Pool != b.Pool:
		return nil, fmt.Errorf("state: the two records are of different games, formats, rules or packs")
	case a.Names != b.Names:
		return nil, fmt.Errorf("state: the two records are of different players")
	}
	out := *a
	for i := range out.Decks {
		d, e := a.Decks[i], b.Decks[i]
		ok := d.Basis == e.Basis
		parts := [...]*[]string{&d.Leader, &d.Main, &d.Side}
		for j, with := range [...][]string{e.Leader, e.Main, e.Side} {
			*parts[j], ok = fill(*parts[j], with, "", ok)
		}
		if !ok {
			return nil, fmt.Errorf("state: the decks of %s differ", a.Names[i])
		}
		out.Decks[i] = d
	}
	short, long := a.Inputs, b.Inputs
	if len(short) > len(long) {
		short, long = long, short
	}
	out.Inputs = slices.Clone(long)
	for i := range short {
		x, y := short[i], long[i]
		faces, ok := fill(facesOf(&x), facesOf(&y), 0, true)
		x.Faces, y.Faces = nil, nil
		if !ok || !bytes.Equal(EncodeInput(nil, &x), EncodeInput(nil, &y)) {
			return nil, fmt.Errorf("state: the two records differ first at input %d", i)
		}
		out.Inputs[i].Faces = nil
		if slices.ContainsFunc(faces, func(f FaceID) bool { return f != 0 }) {
			out.Inputs[i].Faces = faces
		}
	}
	return &out, nil
}

// facesOf lists the faces of an input, unknown ones too.
func facesOf(in *Input) []FaceID {
	if len(in.Faces) == 0 {
		return make([]FaceID, len(in.IDs))
	}
	return in.Faces
}

// fill takes from b what a does not know; false: they differ.
func fill[T comparable](a, b []T, unknown T, ok bool) ([]T, bool) {
	if !ok || len(a) != len(b) {
		return a, false
	}
	out := slices.Clone(a)
	for i := range out {
		switch {
		case out[i] == unknown:
			out[i] = b[i]
		case b[i] != unknown && b[i] != out[i]:
			return a, false
		}
	}
	return out, true
}

// Canonical is in as its encoding keeps it: sharing nothing with the caller, and
// without what its kind does not use. It fails where no record could hold it.
func (in Input) Canonical() (Input, error) { return DecodeInput(EncodeInput(nil, &in)) }
