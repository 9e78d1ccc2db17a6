// Package render draws the app: card faces, tables, panels, text. It decides no rule and knows no rules package: everything comes
// to it as plain data (Card, Panel, Plate, ...), in the language shown, and everything is measured in device pixels.
//
// # A frame
//
// An Art keeps what lasts (fonts, glyphs, masks, card faces, laid-out paragraphs). A List is one frame: drawing methods append
// to it back to front, and two back ends draw the same list: List.DrawSoft onto an *image.RGBA without a GPU, Screen.Draw onto
// an *ebiten.Image.
//
//	art, err := render.NewArt(font.Regular(), font.Bold()) // bold may be nil; art.SetBold(b) later
//	list := art.NewList()
//	var screen render.Screen
//	...
//	t := render.LayoutWith(render.SVE, w, h, render.Options{Scale: dpr, Text: 1})
//	list.Reset(w, h, t.U) // each frame
//	list.Phone = t.Phone
//	list.Cloth(t.Ground, t.Game)
//	...
//	list.U = t.RailU // rails and panels may have larger text than the table
//	list.Side(t.Rail, &side)
//	screen.Draw(img, list)
//
// A frame whose data did not change allocates nothing, if the caller keeps its slices and strings (Art.Int and Art.Ratio keep
// strings of numbers). A still table need not be redrawn at all: compare List.Hash, or redraw on events only. Of a frame that
// differs Screen.Draw draws the parts that do.
//
// # Units, boxes, pointing
//
// List.U is one unit of the look in pixels, List.Px(n) is n units. Boxes are Rect. Whatever carries an ID marks its box with
// it: List.HitAt(point) is the topmost ID there, List.RectOf(id) its box, List.Hits all of them in drawing order. 0 is no ID.
// render gives IDs no meaning. Layers are the order of calls; look, section 6.
//
// # The table
//
// Layout and LayoutWith divide a window: Table.Ground (cloth), Tools, Rail, Places; Table.At(ZoneField, Near) is a zone's box,
// Table.Find one with an index. Spread spreads field cards in a zone, Fan the hand, both into a slice that is reused. CardBox is
// a card's box from its upright width, WidthHand, WidthField, WidthEX, ... in units (phone: 88 hand, 46 field).
//
//   - List.Card, CardTurned (dragged, moving: turned, scaled, faded; nothing is laid out anew), CardGhost, Slot, LegalSlot
//   - List.LargeCard with LargeBox, List.Ledger (values now) with LedgerHeight; PlaceBeside finds their place
//   - List.Tuck with TuckRow: cards of which a strip is seen, under another or at the far edge
//   - List.Pile, Leader, HandBacks, ZoneName, Band (resolution), Tile (phone), MiddleLine, TurnEdge, CostPill, Arrow, Word
//   - List.Unit divides a place for a unit with what is attached to it: Label (an assist), Energy, UnitWords, Remains stand there;
//     Places are cards that count against a player, Onces what may be done only so often, Token the thing of which there is one
//   - a Face is what is printed (kept by Face.Key and size), a Card what is true now (State bits, Stats, pills)
//   - List.Stack draws what waits to be resolved (phone: a strip on the middle line), Tally a column of cards that count against
//     a player, Brace ties attackers together
//   - AttrOf(game, letter) and AttrNamed(game, word) give a class or element: silhouette, letter, colour
//
// # Rails, panels, screens
//
//   - List.Side is the whole right rail, wide or phone: plates, turn, phases, Panel, OK, further buttons, last event
//   - List.Tools the tool rail; Panel, Plate, Phases, Button, Chips, Field, Switch, Slider, Toast, Tip singly
//   - List.Log the log drawer, List.Dialog, Row, Steps, Chart, Title, GameTile, PaperSheet, PaperCard, InkCard, ButtonRow, MonMark
//     for the other screens
//   - List.Screen fills the page behind screens without a table; Unit gives U for them
//
// # Moving
//
// List.Push turns, scales, fades and moves what follows until Pop; List.Flip narrows it, as a card that turns over. The easings
// of the look are OutCubic, InOutQuad, ...; the caller owns time. During a move draw the card at the size it is going to with CardTurned and a scale, so that its face is kept.
//
// # Text
//
// List.Text is one line in a box: squeezed to 62 % at most, then cut with …. List.Para breaks lines by the Japanese rules (look,
// section 10); Style.Rich turns [word] into a pill and keeps 【word】 and 《word》 bold and whole; SoftBreak marks the best break.
package render
