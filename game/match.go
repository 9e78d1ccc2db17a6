package game

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// The ways of sitting at a table.
const (
	modeBot     = "bot"
	modeSolo    = "solo"    // one person, both hands open
	modeHotseat = "hotseat" // two persons, one screen: each hand is shown to its own
	modeLink    = "link"
)

// gameID is the id of a game; "" is the game that matches were of before they said
// which.
func gameID(game string) string { return cmp.Or(game, assets.Games()[0]) }

// carried is what is carried of a game, read now if it was not before; nil: there is
// none of that name.
func carried(game string) *assets.Game { return assets.Of(gameID(game)) }

// known says whether there is a game of that name, without reading it.
func known(game string) bool { return assets.Starters(gameID(game)) > 0 }

// name is the id of a game.
func gameName(g *assets.Game) string { return g.Rules.Game.Name() }

// matchInfo is what the app knows of a match besides its session: how it began
// and where it is kept.
type matchInfo struct {
	Key    string      `json:"key"`
	Game   string      `json:"game,omitempty"`
	Mode   string      `json:"mode"`
	Bot    string      `json:"bot,omitempty"` // who plays the other seat, of bot.Players
	Seed   uint64      `json:"seed"`
	Turn   int32       `json:"turn"`            // this and the next three: to know it again by
	When   int64       `json:"when,omitempty"`  // it was last played, in seconds since 1970
	Decks  [2]string   `json:"decks,omitempty"` // their names, as far as they are known here
	Foe    string      `json:"foe,omitempty"`   // whose hands are elsewhere
	Saved  []byte      `json:"record"`
	Own    []byte      `json:"own,omitempty"`   // the player's own cards in it, as a card file
	Ended  int         `json:"ended,omitempty"` // of a record: 1 or 2, that seat has won; 3: a draw
	Me     int         `json:"me,omitempty"`    // of a record: this person's seat, from 1; 0: both
	Link   *linkStored `json:"link,omitempty"`
	Goal   *goal       `json:"goal,omitempty"`   // of a puzzle
	Laid   bool        `json:"laid,omitempty"`   // it began with a board of the player's own
	Lesson bool        `json:"lesson,omitempty"` // a first game, in which hints are given

	setup  rules.Setup
	link   *linkMatch      // of a link match
	known  bool            // Decks says what there is to say
	silent bool            // the disk has failed and that was said
	replay *session.Replay // it is only looked at
	claim  Claim           // of one on this machine; nil: not yet
}

// matchPrefix is where matches are kept in the store.
const matchPrefix = "match/"

// newLocalMatch is a match on this machine that has not begun.
func newLocalMatch(c *Core, g *assets.Game, own []byte, mode, format string, decks [2]rules.DeckSetup) *matchInfo {
	return &matchInfo{Key: newMatchKey(c.Env.Seed()), Game: gameName(g), Mode: mode, Own: own, Seed: c.Env.Seed(), setup: rules.Setup{Rules: g.Rules, Format: format, Decks: decks}}
}

// startLocal begins a match on this machine, with cards of the player's own.
func (c *Core) startLocal(g *assets.Game, own []byte, mode, format string, decks [2]rules.DeckSetup) {
	m := newLocalMatch(c, g, own, mode, format, decks)
	if mode == modeBot {
		m.Bot, m.setup.Names[0] = c.Set.Bot, c.Set.Name
	}
	c.sit(m, nil)
}

// namesFor names the players of a local match, in the language of the settings: it is
// not stored, so it changes with them.
func (c *Core) namesFor(mode string) [2]string {
	switch mode {
	case modeBot:
		return [2]string{c.playerName(), c.T("seat.bot")}
	default:
		return [2]string{c.T("seat.first.name"), c.T("seat.second.name")}
	}
}

func newMatchKey(seed uint64) string {
	return fmt.Sprintf("%s%016x", matchPrefix, seed)
}

// sit opens the table for a local match, from its stored inputs if there are any.
func (c *Core) sit(m *matchInfo, inputs []state.Input) {
	o := session.LocalOptions{Setup: m.setup, Seed: m.Seed, Inputs: inputs, Hide: m.Mode == modeHotseat}
	if m.Mode == modeBot {
		o.Bots[1] = c.newBot(m)
	}
	s, err := session.NewLocal(o)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang)))
		return
	}
	c.Env.TabPut("match", m.Key)
	c.Go(newTable(c, s, m, m.setup.Rules))
	m.changed(c, s)
}

// changed stores the match after an input.
func (m *matchInfo) changed(c *Core, s session.Session) {
	v := s.View()
	if v == nil || m.replay != nil || m.Mode == modeWatch {
		return
	}
	m.Turn, m.When = v.TurnNo, c.Env.Now()
	m.know(c, s)
	if m.link == nil {
		m.Saved = s.Record()
	}
	m.put(c)
}

// know notes, once, by which the match is known again: the decks, and who sits opposite on
// another machine.
func (m *matchInfo) know(c *Core, s session.Session) {
	if me := s.Seat(); m.link != nil && me != state.Nobody {
		m.Foe = s.Names()[me.Other()]
	}
	if m.known {
		return
	}
	m.known = true
	format, decks := m.setup.Format, m.setup.Decks
	if m.link != nil {
		format, decks = m.link.stored.Format, [2]rules.DeckSetup{m.link.deck}
	}
	list := c.library.decks(carried(m.Game), format)
	for i := range decks {
		for n := range list {
			if d := list[n].setup(); slices.Equal(d.Main, decks[i].Main) && slices.Equal(d.Side, decks[i].Side) {
				m.Decks[i] = c.pick(deckName(&list[n]), list[n].deck.NameEN)
				break
			}
		}
	}
}

// title and sub are what a list of matches says of it: how and with whom it is played, and
// when, what and with which decks.
func (m *matchInfo) title(c *Core) string {
	out := c.gameShort(m.Game) + "　" + c.T("mode."+m.Mode)
	if m.Foe != "" {
		out += "　" + c.T("resume.with", m.Foe)
	}
	return out
}

func (m *matchInfo) sub(c *Core) string {
	out := turnWord(c, m.Turn)
	if m.When > 0 {
		out = time.Unix(m.When, 0).Format("2006-01-02 15:04") + c.T("common.dot") + out
	}
	for i, d := range m.Decks {
		switch {
		case d == "":
		case i == 0:
			out += c.T("common.dot") + d
		default:
			out += " ／ " + d
		}
	}
	return out
}

// put writes the match into the store.
func (m *matchInfo) put(c *Core) {
	if m.elsewhere() {
		return
	}
	if m.link != nil {
		m.Link = &m.link.stored
	}
	b, err := json.Marshal(m)
	if err != nil {
		c.Say(c.T("error.storage"))
		return
	}
	c.Env.Store.Put(m.Key, b)
	if err := c.Env.Store.Err(); err != nil && !m.silent {
		m.silent = true
		c.Say(c.T("error.storage"))
	}
}

// finish forgets a match that is over.
func (m *matchInfo) finish(c *Core) {
	if !m.elsewhere() {
		c.Env.Store.Delete(m.Key)
	}
	c.Env.TabPut("match", "")
}

// storedMatch reads a stored match; an error says what is wrong with it.
func (c *Core) storedMatch(key string) (*matchInfo, error) {
	raw, ok := c.Env.Store.Get(key)
	if !ok {
		return nil, fmt.Errorf("%s: nothing is stored there", key)
	}
	return readMatch(key, raw)
}

// tidy is a name that was stored as it may be shown.
func tidy(s string) string {
	if s = state.PlainName(s); len(s) > mostTidy {
		s = strings.ToValidUTF8(s[:mostTidy], "")
	}
	return s
}

// mostTidy is how long such a name may be, in bytes.
const mostTidy = 400

func readMatch(key string, raw []byte) (*matchInfo, error) {
	m := &matchInfo{}
	if err := json.Unmarshal(raw, m); err != nil {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	if !slices.Contains([]string{modeBot, modeSolo, modeHotseat, modeLink}, m.Mode) {
		return nil, fmt.Errorf("%s: unknown kind of match %q", key, m.Mode)
	}
	if !known(m.Game) {
		return nil, fmt.Errorf("%s: there is no game %q here", key, m.Game)
	}
	if m.Turn < 0 || m.Turn > 1<<20 || m.When < 0 || m.When > 1<<40 || m.Ended < 0 || m.Ended > 3 || m.Me < 0 || m.Me > 2 || m.Goal != nil && (m.Goal.Seat > 1 || m.Goal.Seat < 0 || m.Goal.Turn < 0 || len(m.Goal.Asked) > mostGoal) {
		return nil, fmt.Errorf("%s: a number in it cannot be", key)
	}
	m.Key, m.Foe, m.Decks = key, tidy(m.Foe), [2]string{tidy(m.Decks[0]), tidy(m.Decks[1])}
	return m, nil
}

// stored lists the stored matches that can be gone on with.
func (c *Core) stored() []*matchInfo {
	var out []*matchInfo
	c.matches.each(c.Env.Store, matchPrefix, func(key string, raw []byte) (matchInfo, bool) {
		m, err := readMatch(key, raw)
		if err != nil {
			return matchInfo{}, false
		}
		return *m, true
	}, func(_ string, m matchInfo) { out = append(out, &m) })
	return out
}

// resume goes on with a stored match. One that cannot be read stays stored, and
// it is said why.
func (c *Core) resume(m *matchInfo) {
	if m.Mode == modeLink {
		c.withGame(m.Game, func() { c.shelf.ownRead(m, func() { c.resumeLink(m) }) })
		return
	}
	claimed(c, m, func(m *matchInfo) { c.shelf.ofMatch(m, func(g *assets.Game) { c.goOn(m, g) }) })
}

func (c *Core) goOn(m *matchInfo, g *assets.Game) {
	rec, err := state.DecodeRecord(m.Saved)
	if err == nil {
		m.setup, err = match.SetupOf(rec, g.Rules)
	}
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang)))
		return
	}
	c.sit(m, rec.Inputs)
}

// export hands the record over as a file.
func (m *matchInfo) export(c *Core, s session.Session) {
	file := s.Record()
	if m.Mode != modeWatch {
		c.keepRecord(m, file)
	}
	c.saveFile("gotaku-"+gameID(m.Game)+recordFile, "application/octet-stream", withCards(gameID(m.Game), file, m.Own))
}

// canRematch says whether another match with the same decks can begin.
func (m *matchInfo) canRematch(s session.Session) bool {
	st := s.Status()
	return st.Phase == session.Ended && !st.Checking && m.Mode != modeWatch
}

// rematch begins another match, the seats as they were.
func (m *matchInfo) rematch(c *Core) {
	if m.link != nil {
		if err := m.link.rematch(); err != nil {
			c.Notice(c.T("error.title"), inWords(err, c.Set.Lang))
		}
		return
	}
	m.finish(c)
	n := &matchInfo{Key: newMatchKey(c.Env.Seed()), Game: m.Game, Mode: m.Mode, Own: m.Own, Seed: c.Env.Seed(), setup: m.setup}
	c.sit(n, nil)
}

// resultNote is the sentence at the foot of the result.
func (m *matchInfo) resultNote(c *Core, s session.Session) string {
	switch st := s.Status(); {
	case st.Checking:
		return c.T("result.note.checking")
	case st.Rematch:
		return m.link.score(c) + "　" + c.T("result.note.asked")
	}
	if m.link != nil {
		return m.link.score(c) + "　" + c.T("result.note.link")
	}
	return c.T("result.note")
}

// checked says what the opened decks showed.
func (m *matchInfo) checked(c *Core, s session.Session) string {
	switch s.Status().Proof {
	case session.Verified:
		return c.T("result.check.ok")
	case session.Disproved:
		return c.T("result.check.bad")
	}
	return "—"
}

// trouble says what keeps a match waiting besides the other seat; "" for nothing.
func (m *matchInfo) trouble(c *Core, s session.Session) string {
	st := s.Status()
	if st.Problem != nil && st.Phase == session.Stopped {
		return c.pick(st.Problem.JA, st.Problem.EN)
	}
	if !m.waits(s) {
		return ""
	}
	if m.link != nil {
		if words, _ := m.link.trouble(); words != "" {
			return words
		}
	}
	return c.T("link.waiting.note")
}

// waits says whether the other side cannot be heard now.
func (m *matchInfo) waits(s session.Session) bool {
	p := s.Status().Phase
	return p == session.Dropped || p == session.Resuming || p == session.Playing && m.link != nil && m.link.silent
}
