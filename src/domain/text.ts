// Characters that nobody can see. Joiners and marks of direction are not among them: emoji, Persian and Hebrew texts
// need them, so that they only go where texts are compared.
const unseen =
  /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g
const marks = /\u061c|\u200c|\u200d|\u200e|\u200f/g

/**
 * A text as it is stored: composed (NFC), lines end with a line feed, tabs and no-break spaces are spaces, other
 * control characters, what nobody can see and the space around it go. The database does the same
 * (`private.clean_text`).
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(unseen, '')
    .replace(/^[ \n\u3000]+|[ \n\u3000]+$/g, '')
    .normalize('NFC')
}

/** True when nothing of the text can be seen: spaces, and characters without width. */
export function isBlank(text: string): boolean {
  return /^\s*$/.test(text.replace(unseen, '').replace(marks, ''))
}

// Signs, and letters that have no accent to take off, with what each is written as.
const signs = 'łøđħı‘’‚‛ʼ′“”„″‐‑‒–—\u00a0\u2007\u202f\u3000'
const plainSigns = `lodhi''''''""""-----    `
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' }

function plain(character: string): string {
  return ligatures[character] ?? plainSigns[signs.indexOf(character)] ?? character
}

/**
 * A text as it is searched and sorted: lower case without accents, with straight quotes, plain dashes and spaces.
 * The database does the same (`private.search_form`).
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(unseen, '')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^ -~]/g, plain)
}
