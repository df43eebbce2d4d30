/** A typed text for an address, which cannot hold half a character, and a cut text may end in one. */
export function addressText(typed: string): string {
  return typed.replace(/\p{Surrogate}/gu, '').trim()
}
