package assets

// came are the card files that the page has fetched, by game: what all of them hold is more than the first frame may
// wait for. Other programs of a browser, as tests are, carry them; the build tag "page" says which it is.
var came = map[string][]byte{}

// Bring hands over the card file of a game, of which nothing can be read before.
func Bring(id string, cards []byte) { came[id] = cards }

// CardFile is the name of a game's card file, as the page fetches it.
func CardFile(id string) string { return "cards/" + id + ".txt" }
