package site

import (
	"context"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"gotaku/assets/font/halves"
)

// splitFont is the font that the first frame waits for, and restFont the name of its second half.
const (
	splitFont = "assets/font/ui-regular.ttf"
	restFont  = "assets/font/ui-regular.rest"
)

// font adds a font; the one that the first frame waits for in halves. The first has what is common to all text, and what
// the program itself shows: its words and signs. Others come with the cards, which are fetched after the second half, and
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
		return unicode.In(r, common) || own[r]
	})
	if err != nil {
		return err
	}
	if err := b.add(splitFont, first); err != nil {
		return err
	}
	return b.add(restFont, rest)
}

// common are the characters that stand in nearly every text: ASCII and Latin-1, marks, both kana, and full and half width.
var common = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x0020, Hi: 0x00ff, Stride: 1}, {Lo: 0x2010, Hi: 0x2027, Stride: 1}, {Lo: 0x3000, Hi: 0x30ff, Stride: 1}, {Lo: 0xff00, Hi: 0xffef, Stride: 1},
}, LatinOffset: 1}

// ownText are the characters that the program of this module can show: in its sources' literals, for comments are not
// shown, and in what they embed, cards aside.
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
		if filepath.Ext(file) == ".go" {
			data = literals(data)
		}
		for _, r := range string(data) {
			text[r] = true
		}
	}
	return text, nil
}

// literals are a source's, one after the other, as they stand in it; one with a character by its number also has that.
func literals(source []byte) (list []byte) {
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(source)), source, nil, 0)
	for {
		switch _, tok, lit := s.Scan(); tok {
		case token.EOF:
			return list
		case token.STRING, token.CHAR:
			list = append(list, lit...)
			if means, err := strconv.Unquote(lit); err == nil {
				list = append(list, means...)
			}
		}
	}
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
