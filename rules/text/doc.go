// Package text turns printed card text into ability data and back.
//
// One table of productions serves both ways and both languages: each row has a
// Japanese face, an English face and a node literal whose holes are named by their
// field paths. Parsing fills the holes; printing matches a node against the
// literal. A game supplies its lexicon (zones, kinds, icons, keywords) and its
// switches; no row is copied to change a word. Common rows reach a game through its
// dialect (game.go): in its words, with its own faces by row id, or not at all; rows
// that only it has, and heads of its own, stand in its wing (rules/<game>/text).
//
// The way of a text: normalise (norm.go), split into paragraphs and heads
// (split.go, head.go), parse each sentence flat with a memoised chart that collects
// all readings (chart.go), fold conditions and costs over the sentences they reach
// (fold.go), resolve references to slots (refs.go), and judge whether what was read can
// ever be by what the rules of the game let happen (never.go, scene.go): what cannot was
// not understood. Printing walks the same way back.
package text
