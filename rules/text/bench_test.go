package text_test

import (
	"testing"

	"gotaku/rules/sve"
	"gotaku/rules/text"
)

// BenchmarkCompile compiles the coverage file card by card.
func BenchmarkCompile(b *testing.B) {
	g := text.Of("sve")
	list := sentences(b, "sve")
	b.ReportAllocs()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		g.Compile("", list[i%len(list)].Text, text.JA)
	}
}

// BenchmarkPrint prints compiled cards in English.
func BenchmarkPrint(b *testing.B) {
	g := text.Of("sve")
	list := sentences(b, "sve")
	card, _ := g.Compile("", list[len(list)/2].Text, text.JA)
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		g.Print(card, "", text.EN)
	}
}

// BenchmarkTable builds the table of SVE.
func BenchmarkTable(b *testing.B) {
	for i := 0; i < b.N; i++ {
		text.New(sve.Wing{}.Dialect())
	}
}
