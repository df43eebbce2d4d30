import { base64url } from 'jose'

/** What is kept of a secret: enough to recognise it, useless to a reader of the state file. */
export async function fingerprint(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return base64url.encode(new Uint8Array(digest))
}
