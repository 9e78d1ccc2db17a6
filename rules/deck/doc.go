// Package deck reads packs and deck lists: files of people, which may be wrong in
// any way. A pack is JSON, or the CSV of a spreadsheet with the same columns
// under Japanese or English headers; a deck list is text, JSON or a share code.
//
// Every error says where (line, column, card, field), what is wrong and what is
// allowed, in Japanese and English, and nothing is read half: a file is taken
// whole or not at all. What differs by game (kinds, classes, numbers, sections)
// is the data of words.go.
package deck
