package render

// The wide tables, in fractions of 968 x 720 u: look, section 8.

const handFarX, handFarW, handFarH = 0.424, 0.269, 0.039

// wideMiddle is where the line between the seats runs.
var wideMiddle = [games]float32{FFTCG: .365, SVE: .365, Buddyfight: .365, ZX: .373, DivineCross: .365}

var wideZones = [games][]zoneAt{
	SVE: {
		{zone: ZoneHand, x: .093, y: .733, w: .826, h: .244},
		{zone: ZoneField, x: .140, y: .391, w: .661, h: .163, slots: 5},
		{zone: ZoneEX, x: .306, y: .583, w: .320, h: .104, slots: 5, named: true},
		{zone: ZoneLeader, x: .019, y: .583, w: .116, h: .106},
		{zone: ZoneEvolve, x: .037, y: .394, w: .068, h: .128},
		{zone: ZoneDeck, x: .839, y: .394, w: .064, h: .121},
		{zone: ZoneCemetery, x: .919, y: .394, w: .064, h: .121},
		{zone: ZoneBanished, x: .839, y: .583, w: .145, h: .106},
		{zone: ZoneResolution, seat: Both, x: .351, y: .355, w: .240, h: .025},
		{zone: ZoneField, seat: Far, x: .140, y: .167, w: .661, h: .163, slots: 5},
		{zone: ZoneEX, seat: Far, x: .306, y: .053, w: .320, h: .104, slots: 5, named: true},
		{zone: ZoneLeader, seat: Far, x: .019, y: .058, w: .116, h: .106},
		{zone: ZoneEvolve, seat: Far, x: .037, y: .170, w: .068, h: .128},
		{zone: ZoneDeck, seat: Far, x: .839, y: .170, w: .064, h: .121},
		{zone: ZoneCemetery, seat: Far, x: .919, y: .170, w: .064, h: .121},
		{zone: ZoneBanished, seat: Far, x: .839, y: .056, w: .145, h: .106},
		{zone: ZoneHand, seat: Far, x: handFarX, w: handFarW, h: handFarH},
	},
	FFTCG: {
		{zone: ZoneHand, x: .093, y: .733, w: .826, h: .244},
		{zone: ZoneForwards, x: .122, y: .383, w: .620, h: .163, named: true},
		{zone: ZoneBackups, x: .171, y: .561, w: .506, h: .121, slots: 5, named: true},
		{zone: ZoneDamage, x: .012, y: .414, w: .096, h: .263, slots: 7, named: true},
		{zone: ZoneDeck, x: .824, y: .569, w: .056, h: .104},
		{zone: ZoneCemetery, x: .911, y: .569, w: .056, h: .104},
		{zone: ZoneBanished, x: .808, y: .539, w: .090, h: .028},
		{zone: ZoneCrystal, x: .898, y: .539, w: .090, h: .028},
		{zone: ZoneTimed, x: .790, y: .705, w: .198, h: .026},
		{zone: ZoneStack, seat: Both, x: .764, y: .203, w: .223, h: .328},
		{zone: ZoneForwards, seat: Far, x: .122, y: .186, w: .620, h: .163, named: true},
		{zone: ZoneBackups, seat: Far, x: .171, y: .047, w: .506, h: .121, slots: 5, named: true},
		{zone: ZoneDamage, seat: Far, x: .012, y: .086, w: .096, h: .263, slots: 7, named: true},
		{zone: ZoneDeck, seat: Far, x: .824, y: .042, w: .056, h: .104},
		{zone: ZoneCemetery, seat: Far, x: .911, y: .042, w: .056, h: .104},
		{zone: ZoneBanished, seat: Far, x: .808, y: .169, w: .090, h: .028},
		{zone: ZoneCrystal, seat: Far, x: .898, y: .169, w: .090, h: .028},
		{zone: ZoneTimed, seat: Far, x: .790, y: .010, w: .198, h: .026},
		{zone: ZoneHand, seat: Far, x: .364, w: .269, h: .033},
	},
	Buddyfight: {
		{zone: ZoneHand, x: .093, y: .739, w: .826, h: .239},
		{zone: ZoneLeft, x: .174, y: .381, w: .155, h: .186},
		{zone: ZoneCenter, x: .341, y: .381, w: .176, h: .186},
		{zone: ZoneRight, x: .529, y: .381, w: .155, h: .186},
		{zone: ZoneItem, x: .696, y: .381, w: .136, h: .186},
		{zone: ZoneSet, x: .341, y: .600, w: .351, h: .093},
		{zone: ZoneBuddy, x: .010, y: .397, w: .070, h: .128},
		{zone: ZoneGauge, x: .087, y: .397, w: .074, h: .111},
		{zone: ZoneFlag, x: .012, y: .583, w: .095, h: .111},
		{zone: ZoneDeck, x: .866, y: .397, w: .052, h: .097},
		{zone: ZoneCemetery, x: .934, y: .397, w: .052, h: .097},
		{zone: ZoneResolution, seat: Both, x: .341, y: .350, w: .351, h: .028},
		{zone: ZoneRight, seat: Far, x: .174, y: .164, w: .155, h: .186},
		{zone: ZoneCenter, seat: Far, x: .341, y: .164, w: .176, h: .186},
		{zone: ZoneLeft, seat: Far, x: .529, y: .164, w: .155, h: .186},
		{zone: ZoneItem, seat: Far, x: .696, y: .164, w: .136, h: .186},
		{zone: ZoneSet, seat: Far, x: .341, y: .039, w: .351, h: .093},
		{zone: ZoneBuddy, seat: Far, x: .010, y: .164, w: .070, h: .128},
		{zone: ZoneGauge, seat: Far, x: .087, y: .164, w: .074, h: .111},
		{zone: ZoneFlag, seat: Far, x: .012, y: .031, w: .095, h: .111},
		{zone: ZoneDeck, seat: Far, x: .866, y: .181, w: .052, h: .097},
		{zone: ZoneCemetery, seat: Far, x: .934, y: .181, w: .052, h: .097},
		{zone: ZoneHand, seat: Far, x: handFarX, w: handFarW, h: handFarH},
	},
	ZX: append(squares(.233, .415, .597, .050, .269, .489, .174, .208), []zoneAt{
		{zone: ZoneHand, x: .093, y: .722, w: .682, h: .250},
		{zone: ZoneResource, x: .014, y: .394, w: .207, h: .236},
		{zone: ZoneDynamis, x: .014, y: .633, w: .207, h: .061},
		{zone: ZoneLife, x: .800, y: .433, w: .093, h: .106},
		{zone: ZoneCharge, x: .897, y: .433, w: .093, h: .106},
		{zone: ZoneDeck, x: .800, y: .558, w: .052, h: .125},
		{zone: ZoneCemetery, x: .868, y: .558, w: .052, h: .125},
		{zone: ZoneBanished, x: .936, y: .558, w: .052, h: .125},
		{zone: ZoneResolution, seat: Both, x: .800, y: .322, w: .188, h: .089},
		{zone: ZoneResource, seat: Far, x: .014, y: .056, w: .207, h: .231},
		{zone: ZoneDynamis, seat: Far, x: .014, y: .292, w: .207, h: .056},
		{zone: ZoneLife, seat: Far, x: .800, y: .050, w: .093, h: .106},
		{zone: ZoneCharge, seat: Far, x: .897, y: .050, w: .093, h: .106},
		{zone: ZoneDeck, seat: Far, x: .800, y: .175, w: .052, h: .125},
		{zone: ZoneCemetery, seat: Far, x: .868, y: .175, w: .052, h: .125},
		{zone: ZoneBanished, seat: Far, x: .936, y: .175, w: .052, h: .125},
		{zone: ZoneHand, seat: Far, x: handFarX, w: handFarW, h: handFarH},
	}...),
	DivineCross: {
		{zone: ZoneHand, x: .093, y: .761, w: .826, h: .222},
		{zone: ZoneMain, x: .399, y: .383, w: .365, h: .208},
		{zone: ZoneStandby, index: 0, x: .205, y: .606, w: .190, h: .131},
		{zone: ZoneStandby, index: 1, x: .418, y: .606, w: .190, h: .131},
		{zone: ZoneStandby, index: 2, x: .631, y: .606, w: .190, h: .131},
		{zone: ZoneKO, x: .019, y: .414, w: .120, h: .100},
		{zone: ZoneMarks, x: .019, y: .547, w: .124, h: .119},
		{zone: ZoneDeck, x: .839, y: .417, w: .056, h: .104},
		{zone: ZoneCemetery, x: .919, y: .417, w: .056, h: .104},
		{zone: ZoneResolution, seat: Both, x: .174, y: .342, w: .182, h: .033},
		{zone: ZoneTicket, seat: Both, x: .705, y: .333, w: .134, h: .050},
		{zone: ZoneMain, seat: Far, x: .408, y: .172, w: .356, h: .169},
		{zone: ZoneStandby, seat: Far, index: 0, x: .205, y: .039, w: .190, h: .131},
		{zone: ZoneStandby, seat: Far, index: 1, x: .418, y: .039, w: .190, h: .131},
		{zone: ZoneStandby, seat: Far, index: 2, x: .631, y: .039, w: .190, h: .131},
		{zone: ZoneKO, seat: Far, x: .019, y: .061, w: .120, h: .100},
		{zone: ZoneDeck, seat: Far, x: .839, y: .083, w: .056, h: .104},
		{zone: ZoneCemetery, seat: Far, x: .919, y: .083, w: .056, h: .104},
		{zone: ZoneHand, seat: Far, x: handFarX, w: handFarW, h: .026},
	},
}

// squares are the nine squares of Z/X, row by row from the far left: the far row is a3 b3 c3.
func squares(x0, x1, x2, y0, y1, y2, w, h float32) []zoneAt {
	var out []zoneAt
	for j, y := range [3]float32{y0, y1, y2} {
		for i, x := range [3]float32{x0, x1, x2} {
			out = append(out, zoneAt{zone: ZoneSquare, seat: Both, index: j*3 + i, x: x, y: y, w: w, h: h})
		}
	}
	return out
}
