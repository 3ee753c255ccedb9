/** What is typed, and how it is stored: the same by `cleanText` and by `private.clean_text`. */
export const storedTextExamples: readonly (readonly [typed: string, stored: string])[] = [
  ['ana\u200b@example.com', 'ana@example.com'],
  ['\u202aana@example.com\u202c', 'ana@example.com'],
  ['\u2066Ana\u2069', 'Ana'],
  ['\u3164', ''],
  ['\u200b \u00a0\u2060', ''],
  ['Sun\u00adline', 'Sunline'],
  ['Jose\u0301', 'José'],
  ['Mary\u00a0Ann', 'Mary Ann'],
  ['\u00a0 Ana\t', 'Ana'],
  ['one\r\ntwo', 'one\ntwo'],
  ['👩\u200d🔧', '👩\u200d🔧'],
  ['דנה \u200fריד', 'דנה \u200fריד'],
  ['\u200e\u200f', '\u200e\u200f'],
  ['مریم می\u200cرود', 'مریم می\u200cرود'],
]

/** A text, and how it is searched: the same by `searchForm` and by `private.search_form`. */
export const searchFormExamples: readonly (readonly [text: string, form: string])[] = [
  ['José', 'jose'],
  ['Jose\u0301', 'jose'],
  ['O’Brien', "o'brien"],
  ['“Quote”', '"quote"'],
  ['Mary\u00a0Ann', 'mary ann'],
  ['Ångström', 'angstrom'],
  ['Łukasz', 'lukasz'],
  ['Ødegård Đorđe', 'odegard dorde'],
  ['Straße Æsa œuvre', 'strasse aesa oeuvre'],
  ['2019–2021', '2019-2021'],
  ['Sun\u00adline\u200b', 'sunline'],
]
