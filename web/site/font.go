package site

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"gotaku/assets/font/halves"
)

// splitFont is the font that the first frame waits for, and restFont the name of its second half.
const (
	splitFont = "assets/font/ui-regular.ttf"
	restFont  = "assets/font/ui-regular.rest"
)

// font adds a font; the one that the first frame waits for in halves. The first has everything but kanji, and the kanji
// that stand in the program itself: its words. Others come with the cards, which are fetched after the second half, and
// with what somebody types, pastes or sends.
func (b *builder) font(ctx context.Context, name string, data []byte) error {
	if name != splitFont {
		return b.add(name, data)
	}
	own, err := b.ownText(ctx)
	if err != nil {
		return err
	}
	first, rest, err := halves.Split(data, func(r rune) bool {
		return !unicode.Is(unicode.Han, r) || own[r]
	})
	if err != nil {
		return err
	}
	if err := b.add(splitFont, first); err != nil {
		return err
	}
	return b.add(restFont, rest)
}

// ownText are the characters in the program of this module: in its sources and in what they embed, cards aside.
func (b *builder) ownText(ctx context.Context) (map[rune]bool, error) {
	files, err := b.ownFiles(ctx)
	if err != nil {
		return nil, err
	}
	text := map[rune]bool{}
	for _, file := range files {
		if ofCards(file) {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, r := range string(data) {
			text[r] = true
		}
	}
	return text, nil
}

// ownFiles are the files of the program of this module: its sources and what they embed.
func (b *builder) ownFiles(ctx context.Context) ([]string, error) {
	const own = `{{if .Module}}{{if .Module.Main}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}
{{end}}{{range .EmbedFiles}}{{$d}}/{{.}}
{{end}}{{end}}{{end}}`
	out, err := b.compiler.Command(ctx, b.o.Root, "list", "-deps", "-f", own, b.o.Package).Output()
	if err != nil {
		return nil, err
	}
	var files []string
	for file := range strings.Lines(string(out)) {
		if file = strings.TrimSpace(file); file != "" {
			files = append(files, filepath.FromSlash(file))
		}
	}
	return files, nil
}

// beside are the files of a game, in its folder, that the app fetches after the first frame, and what the page calls them.
var beside = map[string]string{"cards.txt": "cards/GAME.txt", "guide.txt": "guides/GAME.txt", "rulebook.tsv": "books/GAME.tsv"}

// ofCards says whether a file is read with the cards of a game, or by who writes scenarios, and not before.
func ofCards(file string) bool {
	in := filepath.Base(filepath.Dir(file))
	return beside[filepath.Base(file)] != "" || in == "packs" || in == "decks" || filepath.Ext(file) == ".md"
}

// cards adds the cards of the games in the program, and what else of them the app fetches after the first frame.
func (b *builder) cards(ctx context.Context) error {
	files, err := b.ownFiles(ctx)
	if err != nil {
		return err
	}
	for _, file := range files {
		name := beside[filepath.Base(file)]
		if name == "" {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := b.add(strings.Replace(name, "GAME", filepath.Base(filepath.Dir(file)), 1), data); err != nil {
			return err
		}
	}
	return nil
}
