package game

import (
	"encoding/json"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// Settings are what the player has chosen for the app.
type Settings struct {
	Lang     string          `json:"lang"`
	Name     string          `json:"name"`
	Bot      string          `json:"bot"`  // who plays against the player, of bot.Players
	Text     float32         `json:"text"` // text size: 1, 1.15, 1.3
	Calm     bool            `json:"calm"` // less motion
	Contrast bool            `json:"contrast"`
	Confirm  bool            `json:"confirm"`         // ask once more before ending a phase in which something can be done
	Hints    bool            `json:"hints"`           // light up what can be done
	Flip     bool            `json:"flip"`            // alone: the seat that is asked sits at the bottom
	Hold     bool            `json:"hold"`            // asks at every moment at which a response is possible
	Idle     bool            `json:"idle"`            // alone or against a bot: asks also where nothing can be done
	Own      bool            `json:"own"`             // asks while the player's own lies on top of the stack, too
	Servers  []string        `json:"servers"`         // STUN and TURN servers
	Stops    map[string]bool `json:"stops,omitempty"` // by stopKey, where it is not as usual
	Page     string          `json:"page"`            // natively: the address whose server invitations go through
	Pace     float32         `json:"pace"`            // how fast things move: 0.5, 1, 2
	Volume   float32         `json:"volume"`          // of the sounds, 0 to 1
	Tell     bool            `json:"tell"`            // the system says when this person is asked and looks elsewhere
	Marks    bool            `json:"marks"`           // colours that all eyes tell apart, and letters on every card
	Met      bool            `json:"met"`             // a first game was begun, or is not wanted
	Keys     keymap          `json:"keys,omitempty"`  // keys that were moved
}

const settingsKey = "settings"

// textSizes are the sizes text can have; paces are how fast things can move; volumes are how loud sounds can be.
var (
	textSizes = []float32{1, 1.15, 1.3}
	paces     = []float32{0.5, 1, 2}
	volumes   = []float32{0, 0.25, 0.6, 1}
)

// langOf is the language of the app for that of a system: Japanese where that is spoken
// or nothing is known, else English.
func langOf(system string) string {
	tag := strings.ToLower(system)
	for _, lang := range assets.Langs {
		if tag == lang || strings.HasPrefix(tag, lang+"-") || strings.HasPrefix(tag, lang+"_") {
			return lang
		}
	}
	if system == "" {
		return assets.Langs[0]
	}
	return "en"
}

// loadSettings reads the stored settings; whatever cannot be used is as it is by default.
func loadSettings(store Store, system string) Settings {
	v := Settings{Lang: langOf(system), Text: 1, Pace: 1, Volume: volumes[2], Confirm: true, Hints: true, Flip: true}
	if raw, ok := store.Get(settingsKey); ok {
		w := v
		if json.Unmarshal(raw, &w) == nil {
			v = w
		}
	}
	if !slices.Contains(assets.Langs, v.Lang) {
		v.Lang = langOf(system)
	}
	if !slices.Contains(textSizes, v.Text) {
		v.Text = 1
	}
	if !slices.Contains(paces, v.Pace) {
		v.Pace = 1
	}
	if !slices.Contains(volumes, v.Volume) {
		v.Volume = volumes[2]
	}
	if !v.Keys.whole() {
		v.Keys = nil
	}
	if _, err := iceServers(v.Servers); err != nil || len(v.Servers) > mostServers {
		v.Servers = nil
	}
	if _, err := link.SignalURL(v.Page); err != nil || len(v.Page) > mostPage {
		v.Page = ""
	}
	v.Bot = botOf(v.Bot)
	v.Name = clip(state.PlainName(v.Name), nameMost)
	return v
}

// mostServers is how many servers of the settings are read, mostPage how long the address of a page may be.
const (
	mostServers = 16
	mostPage    = 200
)

// nameMost is how many characters a player's name may have.
const nameMost = 12

// ChangeSettings changes and stores the settings.
func (c *Core) ChangeSettings(change func(*Settings)) {
	change(&c.Set)
	if b, err := json.Marshal(c.Set); err == nil {
		c.Env.Store.Put(settingsKey, b)
	}
	c.applySettings()
	c.Dirty()
}

func (c *Core) applySettings() {
	if c.Env.Speak != nil {
		c.Env.Speak(c.Set.Lang)
	}
	if a := c.Art; a.HighContrast != c.Set.Contrast || a.Marks != c.Set.Marks || a.Text != c.Set.Text {
		a.HighContrast, a.Marks, a.Text = c.Set.Contrast, c.Set.Marks, c.Set.Text
		render.Paint(c.Set.Marks)
		a.Flush()
	}
}

// calm says whether motion is to be reduced.
func (c *Core) calm() bool { return c.Set.Calm || c.Env.Calm }

// motion is the clock by which things move, in ms.
func (c *Core) motion() int64 { return int64(c.moved) }

// playerName is the name at this machine's seat.
func (c *Core) playerName() string {
	if c.Set.Name != "" {
		return c.Set.Name
	}
	return c.T("seat.you")
}
