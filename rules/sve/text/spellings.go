package text

// This is the one place for spellings of official English: a term under its other name, words that are drawn together, tenses, numbers in
// letters, and ways to write what the grammar writes otherwise. TestAlikeIsSpelling holds each of them to meaning the same on both sides. What
// says something in another order, or of something else, is a row. Of two that begin alike the longer one comes first.
var respelt = [][2]string{
	// terms
	{"engage and bury this card", "act this card, bury this card"}, {"engage this card and bury it", "act this card, bury this card"},
	{"faceup", "face-up"}, {"facedown", "face-down"}, {"opponents' cemeteries", "your opponent's cemetery"}, {"opponents' fields", "your opponent's field"}, {"opponents' decks", "your opponent's deck"}, {"opponents' hands", "your opponent's hand"},
	{"opponents' ex areas", "your opponent's EX area"}, {"engage", "act"}, {"engaged", "acted"}, {"refreshed", "standing"}, {"defense", "life"}, {"play point maximum", "max PP"},
	{"play points maximum", "max PP"}, {"maximum play points", "max PP"}, {"maximum play point", "max PP"}, {"play points", "PP"}, {"play point", "PP"}, {"super evolution points", "SEP"},
	{"super evolution point", "SEP"}, {"super-evolution points", "SEP"}, {"super-evolution point", "SEP"}, {"evolution points", "EP"}, {"evolution point", "EP"}, {"a base cost", "an original cost"},
	{"base cost", "original cost"}, {"the remaining cards", "the rest"}, {"equals", "is"},
	// words drawn together
	{"can't", "cannot"}, {"you've", "you"}, {"hasn't been", "was not"}, {"it's", "it is"}, {"there's", "there is"},
	{"doesn't", "does not"}, {"didn't", "did not"}, {"wasn't", "was not"}, {"don't", "do not"},
	// tenses
	{"leader has gained [defense]", "leader gained life"}, {"leader has lost [defense]", "leader lost life"}, {"leader's gained [defense]", "leader gained life"}, {"leader's lost [defense]", "leader lost life"}, {"leader gained [defense]", "leader gained life"}, {"leader lost [defense]", "leader lost life"},
	{"have played", "played"}, {"has played", "played"}, {"have evolved", "evolved"}, {"has evolved", "evolved"}, {"have attacked", "attacked"}, {"has attacked", "attacked"},
	{"have discarded", "discarded"}, {"has discarded", "discarded"}, {"have entered", "entered"}, {"has entered", "entered"}, {"have left", "left"}, {"has left", "left"},
	{"have drawn", "drew"}, {"has drawn", "drew"}, {"have taken damage", "took damage"}, {"has taken damage", "took damage"}, {"have gained", "gained"}, {"has gained", "gained"},
	{"have lost", "lost"}, {"has lost", "lost"}, {"haven't played", "did not play"}, {"have not played", "did not play"}, {"hasn't attacked", "did not attack"}, {"has not attacked", "did not attack"},
	{"haven't attacked", "did not attack"}, {"haven't", "did not"}, {"has decreased", "decreased"}, {"has increased", "increased"}, {"has been", "was"}, {"have been", "were"}, {"an enemy leader has", "your opponent's leader has"},
	{"each enemy leader has", "your opponent's leader has"}, {"the enemy leader has", "your opponent's leader has"},
	// numbers
	{"up to one", "up to 1"}, {"two", "2"}, {"three", "3"}, {"four", "4"}, {"five", "5"}, {"put one into", "put 1 into"},
	{", one on", ", 1 on"}, {", one into", ", 1 into"}, {"put one on", "put 1 on"}, {"at least one", "at least 1"},
	// ways to write
	{"for the rest of this turn", "this turn"}, {"for the rest of the turn", "this turn"}, {"it deals that much plus", "that damage is increased by"}, {"they deal that much plus", "that damage is increased by"}, {"it deals that much damage plus", "that damage is increased by"},
	{"select an opponent. they reveal", "your opponent reveals"}, {"each time ", "whenever "}, {"this ability can be activated if", "this ability can be activated only if"}, {"by this ability", "this way"}, {"leader's [defense]", "leader's life"},
	{"selected for an ability", "selected by an ability"}, {"selected for abilities", "selected by abilities"}, {"; ", ". "}, {"when playing this", "as you play this"}, {"when you do, ", "if you do, "}, {" as well as", " and"},
	{" as well", ""}, {"each turn if able", "if able"}, {"that follower's leader", "its controller's leader"}, {"its leader", "its controller's leader"}, {"once on each of your turns", "on your turns, once per turn"}, {"until the end of the turn", "until end of turn"},
	{"until the end of this turn", "until end of turn"}, {"until the end of turn", "until end of turn"}, {"onto your area", "onto your field"}, {"and to each leader", "and each leader"}, {"and to the enemy leader", "and the enemy leader"}, {"and to your leader", "and your leader"},
	{"enemy leader or follower on the field", "enemy leader or enemy follower on the field"}, {"enemy follower or leader", "enemy follower or enemy leader"}, {"selected by an enemy ability", "selected by your opponent's ability"}, {"each enemy player's", "your opponent's"}, {"an enemy player's", "your opponent's"}, {"an enemy player", "your opponent"}, {"each enemy player", "your opponent"},
	{"each opponent", "your opponent"}, {"the enemy leader's", "your opponent's leader's"}, {"an enemy leader's", "your opponent's leader's"}, {"each enemy leader's", "your opponent's leader's"}, {"the result is", "the number rolled is"}, {" follower cards", " followers"},
	{" follower card", " follower"}, {" spell cards", " spells"}, {" spell card", " spell"}, {" amulet cards", " amulets"}, {" amulet card", " amulet"}, {"all of your other followers", "all other followers on your field"},
	{"all of your followers", "all followers on your field"}, {"during this turn, ", "this turn, "}, {"on the top of", "on top of"}, {"at end of turn, ", "at the end of this turn, "}, {"the number of times your leader's defense decreased this turn", "how often your leader's life went down this turn"}, {"the number of times your leader's defense went down this turn", "how often your leader's life went down this turn"},
	{"the number of times your leader's defense increased this turn", "how often your leader's life went up this turn"}, {" already", ""}, {"on their own field", "on their field"}, {"of the owner's", "of its owner's"},
}
