// Package texttest is for the tests of dialects: sentences in files with what they print as, mutants that must mean
// something else, pieces that must be refused in good order, whole cards in both languages.
package texttest
