import type { RandomBytes } from './secrets.ts'

/** [0, 1), for values that must not be predictable. */
export function randomUnit(randomBytes: RandomBytes): number {
  return randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32
}

/** A text of so many characters out of `alphabet`. */
export function randomText(randomBytes: RandomBytes, length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[Math.floor(randomUnit(randomBytes) * alphabet.length)]).join('')
}
