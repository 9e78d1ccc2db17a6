package game

import (
	"time"

	"crypto/rand"
	"encoding/binary"

	"gotaku/web/link"
	"gotaku/web/link/local"
)

// Machine is the environment of the machine the program runs on, with an opened
// store.
func Machine(store *local.Store) Env {
	return Env{
		Store: store, Claim: func(key string, take bool) Claim { return store.Claim(key, take) }, Renew: func(key string) Task[struct{}] { return store.Renew(key) },
		Base: base(), Fragment: local.Fragment, Forget: local.ClearFragment,
		Calm: local.ReducedMotion(), Lang: local.Language(), Speak: speak, Seed: seed, Now: func() int64 { return time.Now().Unix() },
		TabGet: local.TabGet, TabPut: local.TabPut,
		Copy:   func(s string) Task[struct{}] { return local.Copy(s) },
		Paste:  func() Task[string] { return local.Paste() },
		Pasted: local.Pasted,
		Save:   func(name, mime string, data []byte) Task[string] { return local.Save(name, mime, data) },
		Files:  local.Files, Pick: local.Pick, PickFolder: local.PickFolder, Pictures: local.OpenPictures("gotaku"),
		Attend: attend, Allow: allow, Sound: sound, Newer: local.Newer, Fetch: fetch,
		Ask: ask, Seat: link.NewSeat, Helper: newHelper, Cores: cores, Reader: newReader, Edition: edition(),
	}
}

// seed is a number from the machine's chance.
func seed() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails: it ends the program instead
	return binary.LittleEndian.Uint64(b[:])
}
