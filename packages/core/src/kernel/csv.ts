/** A cell: a text, or an amount or a count as plain decimal text, which a spreadsheet reads as a number. */
export type CsvCell = string | { readonly number: string }

/** What a spreadsheet would take for a formula at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A file of rows (RFC 4180): UTF-8 with a byte order mark, so that spreadsheets read every script, and CRLF. A text that
 * a spreadsheet would run as a formula has an apostrophe before it; so has a "number" that is none.
 *
 * @param rows the heads first
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(cell: CsvCell): string {
  if (typeof cell !== 'string' && NUMBER.test(cell.number)) return cell.number
  const text = typeof cell === 'string' ? cell : cell.number
  const safe = FORMULA.test(text) ? `'${text}` : text
  // Where the decimal point is a comma, spreadsheets divide at semicolons.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
