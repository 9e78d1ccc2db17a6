// Package ability is card text as plain data: what an ability is, never what it
// does. Package text compiles printed sentences to it and prints it back; package
// rules executes it. Nothing here knows a game, a match or a language.
//
// Every value is a tree of small structs without behaviour. Two equal meanings
// have one encoding: an absent filter is no restriction, "exactly 1" is the
// default count, `exists X` is Count(X) >= 1, "more than N" is >= N+1, slots are
// numbered in the order in which they are bound and no slot is bound that nothing
// refers to. Defaults that a game gives to bare words (a bare "follower" is on
// the field) are written out by the compiler, so the data never depends on the game.
package ability
