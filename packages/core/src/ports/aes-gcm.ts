const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
/** Texts are padded to whole blocks, to hide the length of a password. */
const PADDING_BLOCK = 64

/** A key that cannot be exported. */
export function generateKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

/** The result can only be decrypted with the same `purpose`. */
export async function encryptText(key: CryptoKey, secret: string, purpose: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const quoted = JSON.stringify(secret)
  const padded = bytesOf(quoted.padEnd(Math.ceil(quoted.length / PADDING_BLOCK) * PADDING_BLOCK))
  const cipher = await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: bytesOf(purpose) }, key, padded)
  return `${toText(iv)}.${toText(new Uint8Array(cipher))}`
}

/** @throws where key, purpose or text differ from those of the encryption. */
export async function decryptText(key: CryptoKey, encrypted: string, purpose: string): Promise<string> {
  const [iv = '', cipher = ''] = encrypted.split('.')
  const algorithm = { name: ALGORITHM, iv: fromText(iv), additionalData: bytesOf(purpose) }
  const plain = await crypto.subtle.decrypt(algorithm, key, fromText(cipher))
  const secret: unknown = JSON.parse(new TextDecoder().decode(plain))
  if (typeof secret !== 'string') throw new TypeError('The decrypted value is not a string.')
  return secret
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
