package link

import "gotaku/web/link/wire"

// Problem is why a peer is not (yet) connected.
type Problem uint8

// Problems a peer keeps trying against, and, from StaleRoom on, those that end it.
const (
	NoProblem    Problem = iota
	NoServer             // the signalling server cannot be reached
	ServerFull           // it has no place for another room
	ServerUpset          // it closed the socket for a broken limit
	WrongKey             // the other side's messages do not open with this link's key
	NoPath               // both are there, but no direct connection could be made
	HostAway             // the room is not known (yet): its host has not come back
	SeatHeld             // for the server, somebody else has our seat; the other side will tell it better
	StaleRoom            // no such room
	TableFull            // two others have the seats
	RoomTaken            // the room is another host's
	Elsewhere            // the same seat was opened in another tab
	RoomExpired          // the room reached its greatest age
	OtherVersion         // server and program are of different versions
	BadSetting           // the signalling address or an ICE server cannot be used
)

var problemText = [...][2]string{
	NoProblem:    {"", ""},
	NoServer:     {"接続サーバーに届きません。再試行しています", "The signalling server cannot be reached; trying again"},
	ServerFull:   {"サーバーが満員です。再試行しています", "The server is full; trying again"},
	ServerUpset:  {"サーバーに切断されました。再試行しています", "The server closed the connection; trying again"},
	WrongKey:     {"リンクの鍵が合いません。リンクが途中で切れていないか確かめてください", "The link's key is not the other side's; perhaps part of the link is missing"},
	NoPath:       {"相手と直接つながりません。再試行しています(STUN/TURNの設定が必要かもしれません)", "No direct connection to the other side; trying again (a STUN or TURN server may be needed)"},
	HostAway:     {"卓を開いた人がまだ戻っていません。待っています", "The host has not come back yet; waiting"},
	StaleRoom:    {"その卓はありません。リンクが古いか、卓が閉じられています", "There is no such table: the link is old, or its host has closed it"},
	SeatHeld:     {"別の人がこのリンクで席に着こうとしています。席はあなたのものなので、再試行しています", "Somebody else with this link tries to sit here; the seat is yours, so trying again"},
	TableFull:    {"この卓は満席です。最初にリンクを開いたブラウザーだけが席に戻れます", "The table is full; only the browser that opened the link first can come back to it"},
	RoomTaken:    {"この卓は別の人のものです", "This table is another host's"},
	Elsewhere:    {"この席は別のタブで開かれました。対戦はそちらで続きます", "This seat was opened in another tab; it goes on there"},
	RoomExpired:  {"卓が古くなったので閉じられました", "The table was too old and was closed"},
	OtherVersion: {"サーバーと版が合いません。ページを再読み込みしてください", "Server and program are of different versions; reload the page"},
	BadSetting:   {"接続の設定(サーバーのアドレス)が使えません", "A connection setting (a server's address) cannot be used"},
}

// Final says whether the peer has given up.
func (p Problem) Final() bool { return p >= StaleRoom }

// Japanese is the problem in one sentence; empty for NoProblem.
func (p Problem) Japanese() string { return problemText[p][0] }

// English is the problem in one sentence; empty for NoProblem.
func (p Problem) English() string { return problemText[p][1] }

// problemOf is what a refusal means to a peer; known says that the room is there or may be again, met that it has proof of
// its seat, which a server that has forgotten the room cannot take from it.
func problemOf(r wire.Refusal, known, met bool) Problem {
	switch r {
	case wire.NoRoom:
		if known {
			return HostAway
		}
		return StaleRoom
	case wire.Full:
		if met {
			return SeatHeld
		}
		return TableFull
	case wire.Taken:
		return RoomTaken
	case wire.Busy:
		return ServerFull
	case wire.TooLarge, wire.TooFast:
		return ServerUpset
	case wire.Elsewhere:
		return Elsewhere
	case wire.Expired:
		return RoomExpired
	}
	return OtherVersion
}
