// Package deck reads packs and deck lists: files of people, which may be wrong in
// any way.
//
// A pack is JSON,
//
//	{"format": 1, "id": "my-pack", "game": "the-game", "name": "...", "cards": [
//	  {"number": "M-001", "name": "...", "nameEN": "...", "kind": "フォロワー・エボルヴ",
//	   "class": "ロイヤル", "traits": ["兵士"], "traitsEN": ["Soldier"], "cost": 2,
//	   "attack": 2, "life": 3, "text": "【守護】\n[ファンファーレ] 1枚引く。"}]}
//
// or the CSV (or tab-separated text) of a spreadsheet with the same columns under
// those or Japanese headers (番号, カード名, 英語名, 種類, クラス, タイプ, 英語タイプ,
// コスト, 攻撃力, 体力, テキスト, ...), with the id in a row "#id,my-pack" before the
// header row. Further columns: textEN, title, collab, trigger; the second side of
// a double-faced card is "back": {...}, in a table the columns with 裏面 or
// "back." before them. Several kinds, classes or traits are joined by ・. A number
// that a card does not have is left out, empty or "-". Text is as printed on the
// card, a line per paragraph.
//
// A game may call the class and the traits otherwise, have columns of its own, and other
// numbers than cost, attack and life: the rows of its lexicon say which (Columns, Numbers,
// Icons of wing.Lexicon), and its tests show a pack that has them all.
//
// A deck list is text, JSON or a share code; see ReadList. It may say the format the
// deck is for and what the deck is declared to be built on, and list the cards of the
// packs that were opened for it.
//
// Every error says where (line, column, card, field), what is wrong and what is
// allowed, in Japanese and English, and nothing is read half: a file is taken
// whole or not at all. What differs by game (kinds, classes, numbers, sections)
// is the data of words.go.
package deck
