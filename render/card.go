package render

import (
	"image"

	"gotaku/look"
)

// Face is what is printed on a card: everything that does not change while it is played. Its picture is kept by Key, size
// and posture; two faces with the same Key are taken to look the same, so give a card in another language another Key.
type Face struct {
	Key  string // pack id + card number (+ language)
	Game *look.Game
	Seed string // pack id + card number: what the mon is made from
	Name string

	Badge string // the text in the corner badge: the cost, or the attribute's letter where a game has no cost; "" = no badge
	Attrs []Attr // at least one
	Over  string // small line over the name on the large face: エボルヴ 4 ／ ロイヤル
	Kind  string // フォロワー・エボルヴ
	Trait string // 兵士・灯
	No    string // card number as printed
	Own   string // names the player's own picture that stands in place of what is drawn, if there is one; "": there is none
	Text  []string
	Heads []SkillHead // the lines of Text that are heads of skills
	Flags []string    // pills on the large face's window: EX, IG, 対抗
	Icons []string    // printed icons on the other sizes, a letter or two each: EX

	Clauses []Clause // of Text, each before what stands inside it
}

// ClauseID names a clause of a card's text: of which ability, from 1, and its number there; 0 is the whole ability.
type ClauseID struct{ Of, N int16 }

// Clause is where a clause, or a part of one, stands in a line of a card's text.
type Clause struct {
	ID       ClauseID
	Line     int
	From, To int // bytes
}

// StatShape is how a number stands on a card.
type StatShape uint8

// The plates of the five games: SVE uses StatDiamond and StatCircle, FF-TCG and Z/X StatBar, Buddyfight StatBarLeft,
// StatBarRight and StatHex, Divine Cross StatBarRight.
const (
	StatNone StatShape = iota
	StatDiamond
	StatCircle
	StatBar
	StatBarLeft
	StatBarRight
	StatHex
)

// Stat is one number: now and as printed. StatNone draws nothing; a value of 0 has a plate.
type Stat struct {
	Shape      StatShape
	Label      string // beside the plate on the large face: 攻撃力
	Now, Print int
	Brief      string // Label where there is little room: 攻撃; "": the same
}

// State is a set of what is shown about a card.
type State uint32

// The states of the look, section 5.
const (
	Rested   State = 1 << iota // re-set upright in a landscape box
	IsLegal                    // may be chosen, or may go here
	IsSel                      // chosen; SelMark says ✓ or its number
	IsTarget                   // aimed at or attacked
	Hovered                    // under the pointer
	Focused                    // keyboard focus
	Veiled                     // cannot now
	Revealed                   // shown by an effect: Band over its name
	Evolved                    // an up-arrow flag
	Peek                       // face down, but mine to look at
	Dragged                    // follows the pointer: larger shadow, white edge
	Stunned                    // frozen, stunned: the window's pattern is dimmed; Pill says which
	Mine                       // wedge up, on shared squares
	Theirs                     // wedge down and slate paper, on shared squares
	Lethal                     // the damage pill is filled and the numbers struck through
	ByBadge                    // drawn as a resource: the badge fills the middle, no numbers
	NoShadow                   // in a pile, on a panel
)

// Card is one card to draw: a face (nil: the back) and what is true of it now.
type Card struct {
	ID    ID
	Face  *Face
	Game  *look.Game // whose back, when Face is nil
	State State
	Stats [3]Stat

	Words   []string // keyword pills on the window, at most two are drawn: 守護
	Pill    string   // over the window: 登場, 凍結, 気絶
	SelMark string   // on the round badge of a chosen card: ✓, 1, 火2
	Under   int      // cards under it: up to three paper edges
	UnderBy string   // the pill that counts them: ソ2
	Damage  string   // the pill at the foot: −1000
	Band    string   // the word over the name of a card that is Revealed: 公開
	Waiting int      // triggers waiting on it, on a tab
	WaitTab string   // what that tab says: 待
	Tag     string   // a pill at the window's top right: what is special about where it lies
	Cost    Stat     // where it differs from the printed one, the badge shows it
	Counts  []Count  // counters on it
	Label   string   // at the foot where no number stands: 召喚獣

	Done  ClauseID // on the large face: what is being carried out
	Told  ClauseID // what is pointed at
	Parts []ID     // for each of Face.Clauses what its place answers to; nil: it answers to nothing
}

// Count is a number of counters of one name.
type Count struct {
	Name string
	N    int
}

func (c *Card) is(s State) bool { return c.State&s != 0 }

// CardBox is the width and height of a card whose upright width is w, rested or not.
func CardBox(w float32, rested bool) (bw, bh float32) {
	if rested {
		return w * 88 / 63, w
	}
	return w, w * 88 / 63
}

// The upright widths of the look in units: large face, hand, field; the last three are small sizes.
const (
	WidthLarge  = 340
	WidthHand   = 118
	WidthField  = 84
	WidthEX     = 54
	WidthCharge = 40
	WidthTiny   = 34
)

// Upright widths (units) from which a card has a name strip and an attribute letter, and under which its numbers and badge are
// relatively larger.
const (
	nameFrom   = 50
	letterFrom = 60
	smallUnder = 60
)

// Card draws a card into r: a box of CardBox proportions; for a rested card the landscape one. It marks r with the card's ID.
func (l *faces) Card(r Rect, c *Card) {
	r = r.Snap()
	if l.unseen(r) {
		l.Hit(c.ID, r)
		return
	}
	w := min(r.W, r.H)
	rad := w * 0.06
	l.underEdges(r, w, c)
	switch {
	case c.is(NoShadow):
	case c.is(Dragged):
		l.Shadow(r, rad, ShadowDragged)
	default:
		l.Shadow(r, rad, ShadowRest)
	}
	if c.Face == nil {
		l.cardBack(r, c)
	} else {
		if pic := l.facePicture(c, w); pic != nil {
			l.Image(pic, l.faceBox(r, w), 0, 1)
			l.cardLive(r, w, c)
		} else {
			l.Round(r, rad, Ink700)
		}
	}
	if c.is(Veiled) {
		l.veil(r, w, c)
	}
	l.marks(r, w, c)
	l.Hit(c.ID, r)
}

// CardTurned draws a card of box r turned by angle (radians) and scaled about its middle, as while dragged or moving. The face
// is the kept picture of r's size: nothing is laid out anew.
func (l *faces) CardTurned(r Rect, angle, scale, alpha float32, c *Card) {
	l.Push(r.Center(), angle, scale, alpha, 0, 0)
	l.Card(r, c)
	l.Pop()
}

// CardGhost is the dashed outline a card leaves while it is carried elsewhere, with a word in it (may be "").
func (l *faces) CardGhost(r Rect, word string) {
	r = r.Snap()
	l.Round(r, min(r.W, r.H)*0.06, Alpha(Ink950, 0.25))
	l.Dashed(r, min(r.W, r.H)*0.06, l.line(1.2), l.Px(5), Alpha(Text2, 0.6))
	l.Text(r.InsetXY(l.Px(6), 0), word, Style{Size: l.Px(12), Color: Text2, Align: Center})
}

// Slot is an empty place of a zone.
func (l *faces) Slot(r Rect) {
	r = r.Snap()
	rad := l.Px(8)
	l.Round(r, rad, Alpha(Ink950, 0.16))
	l.Stroke(r, rad, l.line(1), Alpha(White, 0.10))
}

// LegalSlot is a place that may be chosen: dashed line, corner brackets, a tint, and a word if it is wide enough. grow is how
// far (units) the brackets still stand outside while they come in; 0 when at rest.
func (l *faces) LegalSlot(r Rect, word string, hovered bool, grow float32, id ID) {
	r = r.Snap()
	k := float32(0.13)
	if hovered {
		k = 0.30
	}
	l.Gradient(r, 0, Alpha(Legal, k+0.17), Alpha(Legal, k))
	l.Dashed(r, 0, l.mark(1.4), l.Px(5), Legal)
	l.brackets(r.Inset(-l.Px(grow)))
	if r.W >= l.Px(80) {
		l.Text(r.InsetXY(l.Px(8), 0), word, Style{Font: Bold, Size: l.Px(13), Color: Legal, Align: Center})
	}
	l.Hit(id, r)
}

// ChosenSlot is a place that has been chosen, with the mark of a chosen card.
func (l *faces) ChosenSlot(r Rect, mark string, id ID) {
	r = r.Snap()
	l.Round(r, l.Px(6), Alpha(Sel, 0.14))
	l.Stroke(r, l.Px(6), l.mark(3), Sel)
	l.selBadge(r.Inset(l.Px(6)), mark)
	l.Hit(id, r)
}

// brackets are the four solid corners of a legal mark.
func (l *faces) brackets(r Rect) {
	n, w := min(l.Px(15), r.W*0.22), max(2, round(l.Px(4)))
	for j := range 2 {
		for i := range 2 {
			x, y := r.X, r.Y
			if i == 1 {
				x = r.Right() - n
			}
			if j == 1 {
				y = r.Bottom() - n
			}
			fx, fy := x, y
			if i == 1 {
				fx = r.Right() - w
			}
			if j == 1 {
				fy = r.Bottom() - w
			}
			l.Fill(Rect{x, fy, n, w}, Legal)
			l.Fill(Rect{fx, y, w, n}, Legal)
		}
	}
}

// faceBox is where the kept picture of a face goes: it reaches beyond the card for the badge.
func (l *faces) faceBox(r Rect, w float32) Rect {
	m := faceMargin(w)
	return r.Inset(-m)
}

// faceMargin is how far a face's picture reaches outside the card: for the badge at the corner.
func faceMargin(w float32) float32 { return ceil(w*0.075) + 1 }

func (l *faces) facePicture(c *Card, w float32) *Picture {
	f := c.Face
	mode := uint8(0)
	for i, s := range [...]State{Rested, Theirs, ByBadge, Stunned} {
		if c.is(s) {
			mode |= 1 << i
		}
	}
	own := l.Art.owned(f)
	if own {
		mode |= 1 << 4
	}
	bw, bh := CardBox(w, c.is(Rested))
	m := faceMargin(w)
	k := keptKey{kind: 'f', name: f.Key, w: int16(round(bw) + 2*m), h: int16(round(bh) + 2*m), mode: mode}
	if p, ok := l.Art.kept[k]; ok {
		p.pg.used = l.Art.frame
		return p
	}
	var img *image.RGBA
	if own {
		if img = l.Art.Own.Picture(f.Own); img == nil {
			return nil // it comes
		}
	}
	if !l.Art.another() {
		return nil
	}
	var laid *Picture
	p := l.Art.keep(k, l.U, func(k *List) {
		k.Phone = l.Phone
		if r := (Rect{m, m, round(bw), round(bh)}); own {
			laid = k.ownFace(r, w, c, img)
		} else {
			k.face(r, w, c)
		}
	})
	l.Art.lift(laid)
	return p
}

func (l *faces) cardBack(r Rect, c *Card) {
	if !c.is(Rested) {
		l.Back(r, c.Game)
		return
	}
	up := r.CenterBox(r.H, r.W)
	l.Push(r.Center(), pi/2, 1, 1, 0, 0)
	l.Back(up, c.Game)
	l.Pop()
}
