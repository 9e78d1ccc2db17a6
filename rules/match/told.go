package match

import "gotaku/rules/state"

// Told is an event as one viewer may see it, numbered from 0 in the match.
type Told struct {
	N       int
	Event   state.Event
	Face    state.FaceID // the face of Event.Card if the viewer may know it
	ObjFace state.FaceID
	Doing   Doing // what was being carried out
}
