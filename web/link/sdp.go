package link

import (
	"encoding/hex"
	"fmt"
	"net/netip"
	"slices"
	"strconv"
	"strings"
)

// sdp writes the description as the SDP of one data channel. Remote SDPs are only ever written here: what another
// machine sends is a desc, so no text of its choosing reaches the WebRTC library.
func (d desc) sdp() string {
	setup := "actpass"
	if d.answer {
		setup = "active"
	}
	var b strings.Builder
	for _, line := range []string{
		"v=0", "o=- 1 1 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
		"m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
		"a=ice-ufrag:" + d.ufrag, "a=ice-pwd:" + d.pwd,
		"a=fingerprint:sha-256 " + fingerprintText(d.fingerprint),
		"a=setup:" + setup, "a=mid:0", "a=sctp-port:5000",
		"a=max-message-size:" + strconv.Itoa(MaxMessage),
	} {
		b.WriteString(line)
		b.WriteString("\r\n")
	}
	for i, c := range d.candidates {
		fmt.Fprintf(&b, "a=candidate:%d 1 udp %d %s %d typ %s", i+1, c.priority(i), c.address(), c.port, typeNames[c.typ])
		if c.typ != hostCandidate {
			b.WriteString(" raddr 0.0.0.0 rport 0")
		}
		b.WriteString("\r\n")
	}
	return b.String()
}

// priority follows RFC 8445 5.1.2: type first, then the order in the list.
func (c candidate) priority(i int) uint32 {
	preference := [...]uint32{126, 100, 0}[c.typ]
	return preference<<24 | uint32(0xffff-i)<<8 | 255
}

func (c candidate) address() string {
	if c.ip.IsValid() {
		return c.ip.String()
	}
	h := hex.EncodeToString(c.name[:])
	return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:] + ".local"
}

// parseSDP takes from the local side's own SDP what the other side must know. Candidates that cannot be told in a
// desc (TCP, other host names) are left out.
func parseSDP(text string) (desc, error) {
	var d desc
	found := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		key, value, _ := strings.Cut(strings.TrimPrefix(line, "a="), ":")
		switch key {
		case "ice-ufrag":
			d.ufrag = value
		case "ice-pwd":
			d.pwd = value
		case "fingerprint":
			fp, err := parseFingerprint(value)
			if err != nil {
				return desc{}, err
			}
			d.fingerprint, found = fp, true
		case "candidate":
			if c, ok := parseCandidate(value); ok {
				d.add(c)
			}
		}
	}
	if !found || !credential(d.ufrag, minUfrag) || !credential(d.pwd, minPwd) {
		return desc{}, faultf("この端末の接続の記述が足りません", "the local connection description is incomplete")
	}
	return d, nil
}

func credential(s string, least int) bool {
	return len(s) >= least && len(s) <= maxCredential && iceChars(s)
}

// add keeps each candidate once and at most maxCandidates. What a server found or lends comes last and is what counts
// between two networks: it takes the place of the machine's own last address.
func (d *desc) add(c candidate) {
	if slices.Contains(d.candidates, c) {
		return
	}
	if len(d.candidates) >= maxCandidates {
		i := len(d.candidates) - 1
		for i >= 0 && d.candidates[i].typ >= c.typ {
			i--
		}
		if i < 0 {
			return
		}
		d.candidates = slices.Delete(d.candidates, i, i+1)
	}
	d.candidates = append(d.candidates, c)
}

// parseCandidate reads "foundation component udp priority address port typ type ...".
func parseCandidate(s string) (candidate, bool) {
	f := strings.Fields(s)
	if len(f) < 8 || f[1] != "1" || !strings.EqualFold(f[2], "udp") || f[6] != "typ" {
		return candidate{}, false
	}
	port, err := strconv.ParseUint(f[5], 10, 16)
	if err != nil {
		return candidate{}, false
	}
	c := candidate{port: uint16(port)}
	for c.typ = range candidateType(len(typeNames)) {
		if typeNames[c.typ] == f[7] {
			return c, c.setAddress(f[4])
		}
	}
	return candidate{}, false
}

func (c *candidate) setAddress(s string) bool {
	if uuid, is := strings.CutSuffix(s, ".local"); is {
		b, err := hex.DecodeString(strings.ReplaceAll(uuid, "-", ""))
		return err == nil && copy(c.name[:], b) == len(c.name) && c.address() == s
	}
	ip, err := netip.ParseAddr(s)
	c.ip = ip.WithZone("").Unmap()
	return err == nil
}

func parseFingerprint(s string) ([32]byte, error) {
	var fp [32]byte
	algorithm, sum, _ := strings.Cut(s, " ")
	b, err := hex.DecodeString(strings.ReplaceAll(sum, ":", ""))
	if !strings.EqualFold(algorithm, "sha-256") || err != nil || len(b) != len(fp) {
		return fp, faultf("この端末の証明書の指紋が sha-256 ではありません：%s", "the local certificate's fingerprint is not sha-256: %s", algorithm)
	}
	copy(fp[:], b)
	return fp, nil
}

func fingerprintText(fp [32]byte) string {
	var b strings.Builder
	for i, x := range fp {
		if i > 0 {
			b.WriteByte(':')
		}
		fmt.Fprintf(&b, "%02X", x)
	}
	return b.String()
}
