/** A cell of an export. */
export type CsvCell = string | number | boolean | null | undefined

// A spreadsheet runs a cell that begins with one of these as a formula, also after white space.
const formula = /^[\s\u00a0]*[=+\-@\t\r]/

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as text, never as a formula: what begins with
 * = + - or @ gets an apostrophe before it. Numbers stay numbers. A byte order mark makes Excel read it
 * as UTF-8.
 */
export function toCsv(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cellText).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
