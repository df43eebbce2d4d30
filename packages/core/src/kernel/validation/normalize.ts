/** Longer text is not normalized: no number or code is that long, and normalizing may take more than linear time. */
export const MAX_DIGITS_LENGTH = 200

/**
 * Normalizes a number or a code: digits of any script as 0 to 9, without spaces and invisible characters, which pasted
 * text may contain. Other characters stay, and the rules refuse them.
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

/** Longer text is no password, and is not normalized for the same reason. */
const MAX_PASSWORD_LENGTH = 1000

/**
 * A password in one spelling. Devices write `é` as one character or as two, and a password has to open its account on each of them
 * (RFC 8265).
 */
export function normalizePassword(typed: string): string {
  return typed.length > MAX_PASSWORD_LENGTH ? typed : typed.normalize('NFC')
}

/** Surrounding spaces do not count. */
export function trim(typed: string): string {
  return typed.trim()
}

/** The characters of a text that count: code points, without the spaces around it (APPLY-02, FEEDBACK-01). */
export function trimmedLength(typed: string): number {
  return [...typed.trim()].length
}

/** No name of a game is longer, and a search is part of a URL. */
const MAX_SEARCH_LENGTH = 60

/** Trims a search and cuts it between characters, never within one (LIST-03). */
export function normalizeSearch(typed: string): string {
  return [...typed.trim().slice(0, 2 * MAX_SEARCH_LENGTH)].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/** A bound that is not a positive number counts as none. */
export function normalizeBound(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
}
