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
