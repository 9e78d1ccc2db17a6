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
// that stand in the program itself: its words and its cards. Others come with what somebody types, pastes or sends, and
// the second half is there before that.
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

// ownText are the characters in the program of this module: in its sources and in what they embed.
func (b *builder) ownText(ctx context.Context) (map[rune]bool, error) {
	const own = `{{if .Module}}{{if .Module.Main}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}
{{end}}{{range .EmbedFiles}}{{$d}}/{{.}}
{{end}}{{end}}{{end}}`
	out, err := b.compiler.Command(ctx, b.o.Root, "list", "-deps", "-f", own, b.o.Package).Output()
	if err != nil {
		return nil, err
	}
	text := map[rune]bool{}
	for file := range strings.Lines(string(out)) {
		if file = strings.TrimSpace(file); file == "" {
			continue
		}
		data, err := os.ReadFile(filepath.FromSlash(file))
		if err != nil {
			return nil, err
		}
		for _, r := range string(data) {
			text[r] = true
		}
	}
	return text, nil
}
