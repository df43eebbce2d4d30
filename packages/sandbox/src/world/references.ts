import { type RandomBytes, randomText } from './secure-random.ts'

/** Without signs that are mistaken for others when they are read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What a person reads to the support: a letter for what it is of, and nine signs. */
export function newReference(letter: string, randomBytes: RandomBytes): string {
  return letter + randomText(randomBytes, 9, SIGNS)
}
