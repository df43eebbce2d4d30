/** No number and no code is that long, and bringing a text into one form may take longer than its length. */
const LONGEST = 200

/**
 * The digits of a number or a code as they are meant: full-width ones read as digits, and the spaces and invisible marks
 * that pasting brings along do not count. Whatever else is there stays, for the rules to find.
 */
export function digitsMeant(typed: string): string {
  if (typed.length > LONGEST) return typed
  return typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
}

/** Spaces around it do not count. */
export function trimmed(typed: string): string {
  return typed.trim()
}

/** No name of a game is longer, and a search goes into an address. */
const LONGEST_SEARCH = 60

/** LIST-03: trimmed, and cut between characters, never within one. */
export function searchMeant(typed: string): string {
  return [...typed.trim().slice(0, 2 * LONGEST_SEARCH)].slice(0, LONGEST_SEARCH).join('').trim()
}

/** A bound that is no amount is none. */
export function boundMeant(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
}
