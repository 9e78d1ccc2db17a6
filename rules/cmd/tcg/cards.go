package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"gotaku/assets"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
)

// runCards makes the cards of every game of its packs.
func runCards(args []string, out io.Writer) error {
	f := flags("cards", out)
	dir := f.String("o", "", "`FOLDER` of the games: FOLDER/GAME/cards.txt is written")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *dir == "" || f.NArg() > 0 {
		return errors.New("say where with -o FOLDER, and nothing else")
	}
	for _, game := range assets.Games() {
		cards := compile.Cards(assets.Packs(game)...)
		b := deck.WriteCards(cards)
		if err := os.WriteFile(filepath.Join(*dir, game, "cards.txt"), b, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(out, "%s: %d cards, %d bytes\n", game, len(cards), len(b))
	}
	return nil
}
