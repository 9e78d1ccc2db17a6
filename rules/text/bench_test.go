package text

import "testing"

// BenchmarkCompile compiles the coverage file card by card.
func BenchmarkCompile(b *testing.B) {
	g := Of("sve")
	list := samples(b)
	b.ReportAllocs()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		g.Compile("", list[i%len(list)].ja, JA)
	}
}

// BenchmarkPrint prints compiled cards in English.
func BenchmarkPrint(b *testing.B) {
	g := Of("sve")
	list := samples(b)
	card, _ := g.Compile("", list[len(list)/2].ja, JA)
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		g.Print(card, "", EN)
	}
}

// BenchmarkTable builds the table of SVE.
func BenchmarkTable(b *testing.B) {
	for i := 0; i < b.N; i++ {
		New(speakers["sve"].(Speaker).Dialect())
	}
}
