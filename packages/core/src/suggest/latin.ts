import { transliterate } from 'transliteration'

/** Other scripts in Latin letters. Heavy (45 kB): comes with the first letter that needs it. */
export function toLatin(folded: string): string {
  return transliterate(folded).toLowerCase()
}
