import { base64url } from 'jose'
import type { RandomBytes } from './secure-random.ts'

/** What is kept of a password: `<salt>.<hash>`. Enough for a sandbox; the seed's own passwords stand in the README. */
export type PasswordHash = string

const SALT_BYTES = 12
/** Few, so that tests and state files stay quick. */
const ITERATIONS = 1000

async function hash(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ITERATIONS },
    key,
    256,
  )
  return base64url.encode(new Uint8Array(bits))
}

export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<PasswordHash> {
  const salt = base64url.encode(randomBytes(SALT_BYTES))
  return `${salt}.${await hash(password, salt)}`
}

export async function matchesHash(password: string, kept: PasswordHash): Promise<boolean> {
  const [salt = '', expected] = kept.split('.')
  return (await hash(password, salt)) === expected
}
