// Package reader does what is asked about cards that somebody brings: it judges their files (package bring) and reads
// their texts (package compile). It runs beside the app, which is linked without grammars: in a page as a program of its
// own that is fetched when it is first needed.
package reader

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"gotaku/rules/bring"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/games"
)

// Reader does one task after the other. The zero Reader is ready.
type Reader struct {
	pack *deck.Pack        // what was read or opened last
	with *compile.Compiler // of its game, knowing its names; made when it is first needed

	game  string // of what is carried
	packs []*deck.Pack
}

// Do does a task: all of it is judged before anything is done.
func (r *Reader) Do(message []byte) ([]byte, error) {
	var q deck.Task
	body, err := deck.Parted(message, &q)
	if err != nil {
		return nil, err
	}
	if games.Of(q.Game) == nil {
		return nil, fmt.Errorf("there is no game %.40q here", q.Game)
	}
	switch q.Do {
	case "read":
		return r.read(&q, body)
	case "open":
		return r.open(&q, body)
	case "compile":
		return r.compile(&q)
	case "alone":
		return r.alone(&q, body)
	case "list":
		l, fault := bring.List(q.Game, body)
		if fault != nil {
			return deck.Join(deck.Done{Fault: fault}, nil)
		}
		return deck.Join(deck.Done{}, l.JSON())
	}
	return nil, fmt.Errorf("%.40q is nothing that is done here", q.Do)
}

func (r *Reader) read(q *deck.Task, file []byte) ([]byte, error) {
	found, fault := bring.Read(q.Game, q.Name, file)
	if fault != nil {
		return deck.Join(deck.Done{Fault: fault}, nil)
	}
	if p := found.Pack; p != nil && p.Game != q.Game {
		return deck.Join(deck.Done{Fault: &deck.Error{JA: "「" + p.Game + "」のカードです。その卓で取り込んでください。", EN: "these are cards of " + p.Game + ": bring them at that table."}}, nil)
	}
	r.pack, r.with = found.Pack, nil
	var cards []byte
	if r.pack != nil {
		cards = deck.WriteCards(deck.UnreadCards(r.pack))
	}
	return deck.Join(deck.Done{Found: found}, cards)
}

func (r *Reader) open(q *deck.Task, file []byte) ([]byte, error) {
	cards, err := deck.ReadCards(file)
	if err != nil {
		return nil, err
	}
	p := &deck.Pack{ID: "own", Game: q.Game}
	for i := range cards {
		p.Cards = append(p.Cards, cards[i].Def)
	}
	r.pack, r.with = p, nil
	return deck.Join(deck.Done{}, nil)
}

func (r *Reader) compile(q *deck.Task) ([]byte, error) {
	if r.pack == nil || r.pack.Game != q.Game {
		return nil, fmt.Errorf("no cards of %s were read", q.Game)
	}
	if r.with == nil {
		packs, err := r.carried(q.Game)
		if err != nil {
			return nil, err
		}
		r.with = compile.Grammar(append(packs, r.pack)...)
	}
	var out []deck.Card
	for _, i := range q.Cards {
		if i < 0 || i >= len(r.pack.Cards) {
			return nil, fmt.Errorf("there is no card %d among %d", i, len(r.pack.Cards))
		}
		out = append(out, r.with.Card(r.pack, i))
	}
	return deck.Join(deck.Done{}, deck.WriteCards(out))
}

// alone reads one card by itself, as two machines do that have no other cards in common than those of the game: the print
// of a card (deck.PrintOf), which came from anybody.
func (r *Reader) alone(q *deck.Task, print []byte) ([]byte, error) {
	p, err := deck.ReadPrint(q.Game, print)
	var fault *deck.Error
	if errors.As(err, &fault) {
		return deck.Join(deck.Done{Fault: fault}, nil)
	}
	if err != nil {
		return nil, err
	}
	packs, err := r.carried(q.Game)
	if err != nil {
		return nil, err
	}
	with := compile.Grammar(append(packs, p)...)
	c := with.Card(p, 0)
	return deck.Join(deck.Done{Meant: with.Meant(&c)}, deck.WriteCards([]deck.Card{c}))
}

// carried are the packs that a game brings itself, whose names texts may say.
func (r *Reader) carried(game string) ([]*deck.Pack, error) {
	if r.game == game {
		return slices.Clip(r.packs), nil
	}
	p, out := games.Of(game).Packs(), []*deck.Pack(nil)
	for _, name := range p.Names {
		b, err := fs.ReadFile(p.Files, name)
		if err != nil {
			return nil, err
		}
		pack, err := deck.ReadPack(b)
		if err != nil {
			return nil, err
		}
		out = append(out, pack)
	}
	r.game, r.packs = game, out
	return slices.Clip(out), nil
}
