import { base64url } from 'jose'

/** Source of tokens and tickets. Replaceable, so that a test can predict them. */
export type RandomBytes = (length: number) => Uint8Array

export const systemRandomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

const SECRET_BYTES = 32

/** A token or ticket that cannot be guessed. */
export function createSecret(randomBytes: RandomBytes): string {
  return base64url.encode(randomBytes(SECRET_BYTES))
}

/** [0, 1), for values that must not be predictable. */
export function randomUnit(randomBytes: RandomBytes): number {
  return randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32
}

/** A text of so many characters out of `alphabet`. */
export function randomText(randomBytes: RandomBytes, length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[Math.floor(randomUnit(randomBytes) * alphabet.length)]).join('')
}
