package board

import "gotaku/rules/state"

// snapshots are lists of cards that are handed out, each good until the next rest.
type snapshots struct {
	picks []state.CardID
	refs  []state.Ref
}

// List hands out a copy of refs, good until the next rest.
func (s *snapshots) List(refs []state.Ref) []state.Ref {
	if len(refs) == 0 {
		return nil
	}
	at := len(s.refs)
	s.refs = append(s.refs, refs...)
	return s.refs[at:len(s.refs):len(s.refs)]
}

// One hands out a list of one ref, good until the next rest.
func (s *snapshots) One(r state.Ref) []state.Ref {
	at := len(s.refs)
	s.refs = append(s.refs, r)
	return s.refs[at : at+1 : at+1]
}

// IDs hands out a copy of card ids, good until the next rest.
func (s *snapshots) IDs(ids []state.CardID) []state.CardID {
	at := len(s.picks)
	s.picks = append(s.picks, ids...)
	return s.picks[at:len(s.picks):len(s.picks)]
}
