package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"gotaku/assets"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
)

// runDeck checks packs and deck lists.
func runDeck(args []string, out io.Writer) error {
	f := flags("deck", out)
	with := f.String("pack", "", "packs `FILE,FILE...` to look cards up in, besides our own")
	if err := f.Parse(args); err != nil {
		return err
	}
	if len(f.Args()) == 0 {
		return errors.New("no pack or deck list is named")
	}
	var packs []*deck.Pack // besides our own of the deck's game
	if *with != "" {
		for _, name := range strings.Split(*with, ",") {
			b, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			p, err := deck.ReadPack(b)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			packs = append(packs, p)
		}
	}
	wrong := 0
	for _, name := range f.Args() {
		ok, err := checkFile(name, packs, out)
		if err != nil {
			fmt.Fprintf(out, "%s: %v\n", name, err)
		}
		if !ok || err != nil {
			wrong++
		}
	}
	if wrong > 0 {
		return fmt.Errorf("%d of %d files are not in order", wrong, len(f.Args()))
	}
	return nil
}

// checkFile checks one file: a pack if it reads as one, else a deck list.
func checkFile(name string, packs []*deck.Pack, out io.Writer) (bool, error) {
	b, err := os.ReadFile(name)
	if err != nil {
		return false, err
	}
	if p, err := deck.ReadPack(b); err == nil {
		return true, checkPack(name, p, out)
	} else if head := strings.TrimSpace(string(b[:min(len(b), 2000)])); strings.HasPrefix(head, "{") && strings.Contains(head, `"cards"`) && !strings.Contains(head, `"sections"`) {
		return false, err
	}
	l, err := deck.ReadList(b)
	if err != nil {
		return false, err
	}
	ours := assets.Packs(l.Game)
	pool, reports, err := compile.Build(append(ours[:len(ours):len(ours)], packs...)...)
	if err != nil {
		return false, err
	}
	d, err := deck.NewIndex(pool).Resolve(l)
	if err != nil {
		return false, err
	}
	setup := d.Setup()
	faults := assets.Of(d.Game).Rules.Game.Legal(pool, d.Format, &setup, d.Opened)
	fmt.Fprintf(out, "%s: %s: leader %d, main %d, evolve %d; code %s\n", name, d.Name, len(d.Leader), len(d.Main), len(d.Side), l.Code())
	if d.Format != "" || d.Basis != "" {
		fmt.Fprintf(out, "  format %q, built on %q\n", d.Format, d.Basis)
	}
	n := marks(reports, d)
	fmt.Fprintf(out, "  automatic %d, assisted %d, no text %d\n", n[0], n[1], n[2])
	for _, w := range faults {
		fmt.Fprintf(out, "  %s [%s]\n", w.EN, w.Rule)
	}
	return len(faults) == 0, nil
}

// marks counts the cards of a deck by how much of them is automatic.
func marks(reports []deck.CardReport, d *deck.Deck) []int {
	n := make([]int, 3)
	for _, f := range append(append(d.Leader[:len(d.Leader):len(d.Leader)], d.Main...), d.Side...) {
		n[reports[f-1].Status]++
	}
	return n
}

func checkPack(name string, p *deck.Pack, out io.Writer) error {
	_, reports, err := compile.Build(p)
	if err != nil {
		return err
	}
	n := make([]int, 3)
	for _, r := range reports {
		n[r.Status]++
	}
	fmt.Fprintf(out, "%s: pack %s: %d cards: automatic %d, assisted %d, no text %d\n", name, p.ID, len(reports), n[0], n[1], n[2])
	for _, r := range reports {
		for _, pr := range r.Problems {
			fmt.Fprintf(out, "  %s %s %s: %q: %s\n", r.Status.Mark(), r.Number, r.Name, pr.Text, pr.EN)
		}
	}
	return nil
}
