package bot

// Guess lists what may be in a player's decks, for tests.
var Guess = guess

// Picks lists all choices of several items, and Means writes what an answer comes to, for tests.
var (
	Picks = picks
	Means = means
)
