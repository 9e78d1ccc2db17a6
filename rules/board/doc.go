// Package board is what is so at a moment: a state, read as a game's rules and the texts in
// play say. What a card is with every effect on it, whether an object fits a filter, a
// condition holds, an event is what a text describes, something may happen, and what it would
// cost. It is the second floor of the kernel, above the plain data of package state.
//
// What holds here: nothing asks, and nothing does. No question, no chance, no event starts
// here, and what a Game says here it says of a Board, so its reading cannot either. What is
// read again and again is kept with the Facts it was read from; who writes the state says
// which facts it wrote (Wrote, Writes), and only what had read one of them is read anew. Doubt
// compares what is kept with what is computed from nothing. Public facts alone are read unless
// reading goes Through the eyes of a seat.
package board
