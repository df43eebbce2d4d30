/** No number and no code is that long, and bringing a text into one form may take longer than its length. */
export const MAX_DIGITS_LENGTH = 200

/**
 * The digits of a number or a code as they are meant: those of any script read as 0 to 9, and the spaces and invisible
 * marks that pasting brings along do not count. Whatever else is there stays, for the rules to find.
 */
export function normalizeDigits(typed: string): string {
  return typed.length > MAX_DIGITS_LENGTH ? typed : withoutSpaces(asciiDigits(typed))
}

export function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '')
}

/** Digits of any script as 0 to 9: a Bengali keyboard writes its own. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode holds the decimal digits of each script together, from zero to nine. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}

/** Spaces around it do not count. */
export function trim(typed: string): string {
  return typed.trim()
}

/** No name of a game is longer, and a search goes into an address. */
const MAX_SEARCH_LENGTH = 60

/** LIST-03: trimmed, and cut between characters, never within one. */
export function normalizeSearch(typed: string): string {
  return [...typed.trim().slice(0, 2 * MAX_SEARCH_LENGTH)].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/** A bound that is no amount is none. */
export function normalizeBound(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
}
