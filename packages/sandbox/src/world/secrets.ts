/** Source of tokens and tickets. Replaceable, so that a test can predict them. */
export type RandomBytes = (length: number) => Uint8Array

export const systemRandomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

const SECRET_BYTES = 32

export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function createSecret(randomBytes: RandomBytes): string {
  return base64url(randomBytes(SECRET_BYTES))
}

/** What is kept of a secret: enough to recognise it, useless to a reader of the state file. */
export async function fingerprint(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return base64url(new Uint8Array(digest))
}
