import { internationalNumber } from './international-number.ts'

/** LOGIN-06 */
export const FAILURES_BEFORE_CAPTCHA = 3
/** Names with fewer failures than that, and as many others. */
const MAX_NAMES = 1000

/**
 * The same key for every spelling of a name or a number that a caller types. Members are not looked up: spellings that
 * count together must not tell which names are known (settlement 28).
 */
export function nameKey(typed: string): string {
  const number = internationalNumber(undefined, typed)
  return /^\+\d+ \d+$/.test(number) ? number : typed.trim().toLowerCase()
}

/** Failed sign-ins in a row, by name. */
export interface FailedLogins {
  /** Adds a failure. @returns how many there were before */
  add(key: string): number
  /** Takes a failure back, because nothing was tried. */
  takeBack(key: string): void
  clear(key: string): void
}

export function createFailedLogins(): FailedLogins {
  const counts = new Map<string, number>()
  const isFlagged = (count: number) => count >= FAILURES_BEFORE_CAPTCHA

  /**
   * Names that ask for a captcha have room of their own. A stranger who fails once with many names pushes none of them
   * out, and one who fills that room still cannot push out a name whose count has just begun.
   */
  function put(key: string, count: number): void {
    counts.delete(key)
    counts.set(key, count)
    const alike = [...counts].filter(([, other]) => isFlagged(other) === isFlagged(count))
    const [oldest] = alike
    if (alike.length > MAX_NAMES && oldest !== undefined) counts.delete(oldest[0])
  }

  return {
    add(key) {
      const before = counts.get(key) ?? 0
      put(key, before + 1)
      return before
    },
    takeBack(key) {
      const count = counts.get(key) ?? 0
      if (count > 1) put(key, count - 1)
      else counts.delete(key)
    },
    clear: (key) => void counts.delete(key),
  }
}
