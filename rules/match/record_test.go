package match_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// played plays a toy match of random players on four engines to its end.
func played(t testing.TB, seed uint64) *sessiontest.Engines {
	t.Helper()
	e := sessiontest.NewEngines(sessiontest.ToySetup())
	p := &bot.Random{Rand: rules.Mix(seed, 1)}
	r := rules.Mix(seed, 2)
	for e.Pending() != nil {
		in := sessiontest.Chance(e.M[0], seed)
		if in == nil {
			a := sessiontest.Answers(e.M[0], p, &r)
			in = &a
		}
		if err := e.Feed(*in); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if n := len(e.M[0].Inputs()); n > 5000 {
			t.Fatalf("seed %d: no end after %d inputs", seed, n)
		}
	}
	return e
}

func TestFourEnginesAgree(t *testing.T) {
	kinds := map[state.InputKind]int{}
	for seed := uint64(0); seed < 40; seed++ {
		e := played(t, seed)
		for _, in := range e.M[0].Inputs() {
			kinds[in.Kind]++
		}
		if r := e.M[3].Result(); r != e.M[0].Result() || !r.Over {
			t.Fatalf("seed %d: results %v and %v", seed, e.M[0].Result(), r)
		}
		e.Close()
	}
	for k := state.InAnswer; k <= state.InRolled; k++ {
		if kinds[k] == 0 {
			t.Errorf("no input of kind %d was needed", k)
		}
	}
}

func TestInputCodec(t *testing.T) {
	e := played(t, 3)
	defer e.Close()
	for i, in := range e.M[0].Inputs() {
		b := state.EncodeInput(nil, &in)
		got, err := state.DecodeInput(b)
		if err != nil || !bytes.Equal(state.EncodeInput(nil, &got), b) {
			t.Fatalf("input %d: %v, %v", i, got, err)
		}
		if in.Kind == state.InAnswer && len(b) > 60 {
			t.Errorf("input %d: an answer takes %d bytes", i, len(b))
		}
		if _, err := state.DecodeInput(append(b, 0)); err == nil {
			t.Fatalf("input %d: a byte too many is taken", i)
		}
		if _, err := state.DecodeInput(b[:len(b)-1]); err == nil {
			t.Fatalf("input %d: cut short is taken", i)
		}
	}
	hand := state.Input{Kind: state.InAnswer, Seat: 1, Answers: [2]state.Answer{{Hand: &state.HandOp{Card: 3, N: 2, Name: "x"}}}}
	got, err := state.DecodeInput(state.EncodeInput(nil, &hand))
	if err != nil || !reflect.DeepEqual(got, hand) {
		t.Fatalf("%+v, %v", got, err)
	}
}

// Every field of an answer survives the wire: one left out of the codec fails here.
func TestAnswerKeepsEveryField(t *testing.T) {
	n := int64(0)
	var set func(v reflect.Value)
	set = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				set(v.Field(i))
			}
		case reflect.Pointer:
			v.Set(reflect.New(v.Type().Elem()))
			set(v.Elem())
		case reflect.Slice:
			v.Set(reflect.MakeSlice(v.Type(), 2, 2))
			set(v.Index(0))
			set(v.Index(1))
		case reflect.Bool:
			v.SetBool(true)
		case reflect.String:
			n++
			v.SetString(strings.Repeat("x", int(n)))
		case reflect.Uint8, reflect.Uint16, reflect.Uint32:
			n++
			v.SetUint(uint64(n))
		default:
			n++
			v.SetInt(n)
		}
	}
	var a state.Answer
	set(reflect.ValueOf(&a).Elem())
	got, err := state.DecodeAnswer(state.EncodeAnswer(nil, &a))
	if err != nil || !reflect.DeepEqual(got, a) {
		t.Fatalf("%+v came back as %+v (%v)", a, got, err)
	}
}

func TestPublicMasks(t *testing.T) {
	e := played(t, 5)
	defer e.Close()
	for i := 1; i < 4; i++ {
		m := e.M[i]
		for n, in := range m.Inputs() {
			open := e.M[0].Inputs()[n]
			for j, f := range in.Faces {
				if f != 0 && f != open.Faces[j] {
					t.Fatalf("engine %d input %d: face %d is %d, truly %d", i, n, j, f, open.Faces[j])
				}
			}
			if in.Kind == state.InShown && in.To != state.All && i == 3 && in.Faces != nil {
				t.Fatalf("input %d: the crowd is told faces shown to eyes %d", n, in.To)
			}
			if in.Kind == state.InShuffled && i == 3 && in.Faces != nil {
				t.Fatalf("input %d: the crowd is told a shuffled order", n)
			}
		}
	}
}

func TestRecordFile(t *testing.T) {
	e := played(t, 7)
	defer e.Close()
	r := match.NewRecord(e.M[0])
	b := r.Encode()
	back, err := state.DecodeRecord(b)
	if err != nil || !bytes.Equal(back.Encode(), b) {
		t.Fatalf("%v", err)
	}
	m, err := match.Replay(back, sessiontest.Toy(), state.All)
	if err != nil {
		t.Fatal(err)
	}
	if m.Hash(state.All) != e.M[0].Hash(state.All) || m.Result() != e.M[0].Result() {
		t.Fatal("the record plays another match")
	}
	m.Close()
	for i := range b {
		cut := b[:i]
		if _, err := state.DecodeRecord(cut); err == nil {
			t.Fatalf("cut to %d of %d bytes is taken", i, len(b))
		}
	}
	b[len(b)/2] ^= 1
	var re *state.RecordError
	if _, err := state.DecodeRecord(b); !errors.As(err, &re) || re.At != len(b)-8 {
		t.Fatalf("a changed byte: %v", err)
	}
}

// many is a record whose first deck has n different cards, with names that are digits.
func many(n int) *state.Record {
	r := &state.Record{Game: "toy", Names: [2]string{"1", "2"}}
	for i := range n {
		r.Decks[0].Main = append(r.Decks[0].Main, itoa(i))
	}
	return r
}

// TestRecordIsBoundedBeforeItIsRead: a head with more cards than a deck may have is
// refused at its count, and nothing of it is looped over.
func TestRecordIsBoundedBeforeItIsRead(t *testing.T) {
	if _, err := state.DecodeRecord(many(1000).Encode()); err != nil {
		t.Fatal(err)
	}
	var re *state.RecordError
	for _, n := range []int{1001, 150_000} {
		if _, err := state.DecodeRecord(many(n).Encode()); !errors.As(err, &re) || re.What != "the head is malformed" {
			t.Errorf("%d cards: %v", n, err)
		}
	}
}

// BenchmarkDecodeRecord reads records of growing length: an honest one gone on for long, and
// heads that are nothing but card names.
func BenchmarkDecodeRecord(b *testing.B) {
	e := played(b, 3)
	defer e.Close()
	r := match.NewRecord(e.M[0])
	for len(r.Inputs) < 90_000 {
		r.Inputs = append(r.Inputs, r.Inputs...)
	}
	for _, n := range []int{5_000, 20_000, 80_000} {
		part := *r
		part.Inputs = r.Inputs[:n]
		decodes(b, "inputs "+itoa(n), part.Encode())
	}
	for _, n := range []int{1_000, 150_000} {
		decodes(b, "cards "+itoa(n), many(n).Encode())
	}
}

func decodes(b *testing.B, name string, file []byte) {
	b.Run(name, func(b *testing.B) {
		b.SetBytes(int64(len(file)))
		for b.Loop() {
			state.DecodeRecord(file)
		}
	})
}

func TestMerge(t *testing.T) {
	e := played(t, 11)
	defer e.Close()
	a, b := match.NewRecord(e.M[1]), match.NewRecord(e.M[2])
	if bytes.Equal(a.Encode(), b.Encode()) {
		t.Fatal("both seats know the same")
	}
	m, err := state.Merge(a, b)
	if err != nil {
		t.Fatal(err)
	}
	if open := match.NewRecord(e.M[0]).Encode(); !bytes.Equal(m.Encode(), open) {
		t.Fatal("merged is not the open record")
	}
	for i := range b.Inputs {
		if b.Inputs[i].Kind == state.InAnswer && b.Inputs[i].Answers[0].Act.Card != 0 {
			b.Inputs[i].Answers[0].Act.Card++
			_, err := state.Merge(a, b)
			if err == nil || !strings.HasSuffix(err.Error(), "input "+itoa(i)) {
				t.Fatalf("changed input %d: %v", i, err)
			}
			break
		}
	}
}

func TestRecordOfOtherRules(t *testing.T) {
	e := played(t, 13)
	defer e.Close()
	rs := sessiontest.Toy()
	for _, c := range []struct {
		change func(*state.Record)
		want   string
	}{
		{func(r *state.Record) { r.Game = "chess" }, "of the game"},
		{func(r *state.Record) { r.Pool[0]++ }, "other cards"},
		{func(r *state.Record) { r.Rules[0]++ }, "another version"},
		{func(r *state.Record) { r.Decks[1].Main[2] = "toy/x" }, `"toy/x"`},
		{func(r *state.Record) { r.Inputs[len(r.Inputs)-1].Kind = state.InRolled }, "input"},
	} {
		r := match.NewRecord(e.M[0])
		c.change(r)
		if _, err := match.Replay(r, rs, state.All); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v", c.want, err)
		}
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

func FuzzDecodeInput(f *testing.F) {
	e := played(f, 1)
	for _, in := range e.M[0].Inputs()[:20] {
		f.Add(state.EncodeInput(nil, &in))
	}
	e.Close()
	f.Fuzz(func(t *testing.T, b []byte) {
		in, err := state.DecodeInput(b)
		if err == nil && !bytes.Equal(state.EncodeInput(nil, &in), b) {
			t.Fatal("two forms of one input")
		}
	})
}

func FuzzDecodeRecord(f *testing.F) {
	e := played(f, 1)
	f.Add(match.NewRecord(e.M[0]).Encode())
	f.Add(match.NewRecord(e.M[1]).Encode())
	f.Add(many(3000).Encode())
	e.Close()
	rs := sessiontest.Toy()
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) > 8 { // past the check sum
			sum := sha256.Sum256(b[:len(b)-8])
			b = append(slices.Clone(b[:len(b)-8]), sum[:8]...)
		}
		r, err := state.DecodeRecord(b)
		if err != nil {
			return
		}
		if !bytes.Equal(r.Encode(), b) {
			t.Fatal("two forms of one record")
		}
		if m, err := match.Replay(r, rs, state.All); err == nil {
			m.Close()
		}
	})
}

// FuzzFeed feeds any inputs to a match: it never breaks, and what it refuses
// changes nothing.
func FuzzFeed(f *testing.F) {
	e := played(f, 2)
	for _, in := range e.M[0].Inputs()[:20] {
		f.Add(state.EncodeInput(nil, &in))
	}
	open := e.M[0].Fork()
	f.Fuzz(func(t *testing.T, b []byte) {
		in, err := state.DecodeInput(b)
		if err != nil {
			return
		}
		for _, n := range []int{0, 2, 9, 10, 11, 30, 60} {
			m := open.Fork()
			if _, err := m.Undo(min(n, len(open.Inputs()))); err != nil {
				t.Fatal(err)
			}
			h := m.Hash(state.All)
			if err := m.Feed(in); m.Broken() != nil {
				t.Fatal(match.Trace(m.Broken()))
			} else if err != nil && m.Hash(state.All) != h {
				t.Fatal("a refused input changed the match")
			}
			m.Close()
		}
	})
}

// A name is a name: nothing in it ends a line, hides, or turns what is beside it round.
func TestPlainName(t *testing.T) {
	for in, want := range map[string]string{
		"いおり": "いおり", "Ann Lee": "Ann Lee", "{1}%s": "{1}%s", "👩\u200d🚀": "👩\u200d🚀", "": "",
		"a\nb\tc\x00\x1b[31m": "abc[31m", "\u202egnp\u2066.exe": "gnp.exe", "a\u2028b\u2029c\u0085d": "abcd",
		"\u200b\u2060\ufeff\u3164\u115f": "", " \u200d　": "", "あ\u200dい": "あい", "a\ufe0fb": "ab", "❤\ufe0f\u200d🔥": "❤\ufe0f\u200d🔥", "❤\ufe0f\ufe0f": "❤\ufe0f", "🔥\u200d": "🔥", "👩\u200d\u200b🚀": "👩🚀", "\ue000\U000e0041x": "x", "\xff\ufffdx": "x",
	} {
		if got := state.PlainName(in); got != want {
			t.Errorf("%q is taken as %q, want %q", in, got, want)
		}
	}
	r := &state.Record{Game: "toy", Names: [2]string{"a\nb", "2"}}
	if _, err := state.DecodeRecord(r.Encode()); err == nil {
		t.Error("a record with a name of two lines is read")
	}
}
