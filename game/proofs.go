package game

import (
	"encoding/json"
	"strings"
	"time"

	"gotaku/render"
)

// evidencePrefix is where evidence of a lie is kept in the store, by the key of its match. It outlives the match, until
// it is deleted.
const evidencePrefix = "evidence/"

// evidenceFile is how its name ends.
const evidenceFile = ".gtkl"

// proofOfLie is the evidence of one match.
type proofOfLie struct {
	Game string `json:"game"`
	Foe  string `json:"foe,omitempty"`  // who lied
	When int64  `json:"when,omitempty"` // it was found, in seconds since 1970
	File []byte `json:"file"`
}

// keepEvidence stores what shows the other side's lie, once.
func (m *linkMatch) keepEvidence() {
	if m.peer == nil {
		return
	}
	b := m.peer.Evidence()
	key := evidencePrefix + strings.TrimPrefix(m.info.Key, matchPrefix)
	if _, there := m.c.Env.Store.Get(key); b == nil || there {
		return
	}
	e := proofOfLie{Game: gameID(m.info.Game), Foe: linkedSession{m.peer, m}.Names()[m.peer.Seat().Other()], When: m.c.Env.Now(), File: b}
	if raw, err := json.Marshal(e); err == nil {
		m.c.Env.Store.Put(key, raw)
	}
}

// evidence hands over what shows the other side's lie, as a file; nil: there is none.
func (m *matchInfo) evidence(c *Core) func() {
	if m.link == nil {
		return nil
	}
	b := m.link.peer.Evidence()
	if b == nil {
		return nil
	}
	return func() { c.library.saveEvidence(m.Game, b) }
}

func (c *deckLibrary) saveEvidence(game string, file []byte) {
	c.saveFile("gotaku-"+gameID(game)+evidenceFile, "application/octet-stream", file)
}

// kept lists the evidence that is stored, as rows of the list of records.
func (c *deckLibrary) kept() (out []keptFile) {
	for _, key := range c.Env.Store.List(evidencePrefix) {
		raw, _ := c.Env.Store.Get(key)
		var e proofOfLie
		if json.Unmarshal(raw, &e) != nil || !known(e.Game) {
			continue // stays stored
		}
		row := render.Row{Title: c.gameTitle(e.Game), Sub: c.T("review.evidence", tidy(e.Foe), time.Unix(e.When, 0).Format("2006-01-02 15:04")), Paper: true}
		out = append(out, keptFile{key, row, func() { c.saveEvidence(e.Game, e.File) }})
	}
	return out
}
