// Package look is what a game's table looks like, as plain data: its wing writes it,
// render draws it, and between them nothing is worked out. It knows neither rules nor
// drawing.
package look

// Game is the look of one game: the cloth of its table, the pattern woven into it, its
// attributes, and where things lie. There is one of each game; who holds it shares it.
type Game struct {
	Name    string    // the game's id
	Cloth   [2]uint32 // the gradient of the table from far to near, 0xRRGGBB
	Pattern string    // by its name: Kagome, ...
	Attrs   []Attr    // in the rulebook's order
	Labels  []Label   // of its texts
	Symbols []string  // that stand in 《 》 in its costs, besides attributes and numbers
	Middle  float32   // where on the wide table the line between the seats runs, as part of its height
	Places  []*Place  // filled in by the table that it belongs to
}

// The patterns.
const (
	Kagome    = "kagome"    // a basket of triangles
	Asanoha   = "asanoha"   // hemp leaves
	Yagasuri  = "yagasuri"  // arrow feathers
	Ichimatsu = "ichimatsu" // checks
	Shippo    = "shippo"    // interlocking rings
)

// Attr is a class, element, colour or world as it is seen: never colour alone, always
// silhouette, letter and colour.
type Attr struct {
	Word   string // the packs' canonical word for it
	Letter string
	Shape  string // by its name: Circle, ...
	Color  uint32 // white must be readable on it
	Else   bool   // what a card shows that has none
}

// Label is a word before a text that says what it is, by the colour of its pill.
type Label struct {
	Words []string
	Color uint32
	Bare  string // it stands before a sentence so, without brackets
}

// The silhouettes; within a game each stands for one attribute.
const (
	Circle   = "circle"
	Ring     = "ring"
	Triangle = "triangle"
	Hexagon  = "hexagon"
	Octagon  = "octagon"
	Square   = "square"
	Diamond  = "diamond"
	Leaf     = "leaf"
	Shield   = "shield"
	Cross    = "cross"
	Drop     = "drop"
	Sun      = "sun"
)

// Place is where something lies, on the wide table and on the phone's, as parts of the
// table's width and height: at the near seat's side and at the far seat's. What the seats
// share lies in one box, the first.
type Place struct {
	Name   string // unlike that of every other place, unless their Index differs
	Index  int
	Shared bool
	Wide   Two
	Phone  Two
	Tall   Two   // on the phone held upright; nowhere: as Phone, stretched to the height there is
	Tile   Sides // where the phone shows name and count, and no cards
	Slots  int   // free places that are shown; 0: it is one place
	Named  Named // where its name stands at its left
	Plan   Plan  // in the small floor plan of the title screen
}

// Box is x, y, width and height, each from 0 to 1; the zero Box is nowhere.
type Box [4]float32

// Two are the boxes of the near seat and of the far one.
type Two [2]Box

// Sides are seats as they are seen.
type Sides uint8

// The sides.
const (
	NearSide Sides = 1 << iota
	FarSide
	BothSides = NearSide | FarSide
)

// Named says on which tables a name stands.
type Named uint8

// The tables on which a name stands.
const (
	Unnamed Named = iota
	NamedWide
	NamedAlways
	NamedFull // a band: where something lies there, and else it is not drawn
)

// Plan is how a place is seen in the floor plan.
type Plan uint8

// In the floor plan.
const (
	Plain  Plan = iota
	Bright      // what the eye looks for first
	Absent      // left out: what comes and goes, and hands
)
