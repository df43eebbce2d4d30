/** A secret in all encodings in which it could be read. */
export interface SecretEncodings {
  readonly name: string
  /** Whether a text contains the secret in any encoding. */
  isIn(text: string): boolean
}

/** A secret as plain text, and in JSON, URLs, base64 (either alphabet, any alignment), hex, and reversed. */
export function encodingsOf(name: string, secret: string): SecretEncodings {
  // Digits count as the secret only where no other digit is next to them.
  const plain = /^\d{1,10}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`) : undefined
  const texts = [
    ...(plain === undefined ? [secret] : []),
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    new URLSearchParams({ a: secret }).toString().slice(2),
    ...[0, 1, 2].flatMap((offset) => base64Core(secret, offset)),
    hexOf(secret),
    hexOf(secret).toUpperCase(),
    [...secret].reverse().join(''),
  ].filter((text) => plain === undefined || text.length > secret.length)
  return { name, isIn: (text) => plain?.test(text) === true || texts.some((form) => text.includes(form)) }
}

/** The characters of the base64 of a longer text that depend on the secret only. */
function base64Core(secret: string, offset: number): readonly string[] {
  const bytes = new TextEncoder().encode(secret)
  const padded = new Uint8Array(offset + bytes.length)
  padded.set(bytes, offset)
  const whole = btoa(String.fromCharCode(...padded))
  const cut = whole.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
  return [cut, cut.replaceAll('+', '-').replaceAll('/', '_')]
}

function hexOf(secret: string): string {
  return [...new TextEncoder().encode(secret)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Every text in a value, at any depth, also the message, stack and cause of an error. */
export function textsIn(value: unknown, seen: Set<object> = new Set()): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number' || typeof value === 'bigint') return [String(value)]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const entries = value instanceof Map || value instanceof Headers ? [...value.entries()].flat() : []
  const members = value instanceof Set ? [...value] : []
  const own = Reflect.ownKeys(value).flatMap((key) => [
    typeof key === 'string' ? key : '',
    Reflect.getOwnPropertyDescriptor(value, key)?.value,
  ])
  return [...entries, ...members, ...own].flatMap((inner) => textsIn(inner, seen))
}
