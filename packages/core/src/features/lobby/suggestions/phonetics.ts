/**
 * Replacements of spellings by sounds, applied in this order. `S` stands for s, sh and soft c, `Z` for z, `C` for ch as in
 * chess, `J` for j as in jazz and the s in treasure.
 */
const SPELLINGS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/(.)\1+/g, '$1'],
  [/^isl/, 'il'],
  [/^kn/, 'n'],
  [/gh(?=t|$)/g, ''],
  [/nge$/, 'nJ'],
  [/(.n)[gk]+/g, '$1'],
  [/tch|ts|sch|ch|ty(?=[aeiou])|t(?=u(?:re|ne))/g, 'C'],
  [/dge|dy(?=[aeiou])|sy(?=[aeiou])|zh|s(?=ure)|j/g, 'J'],
  [/x/g, 'kS'],
  [/ph/g, 'f'],
  [/bh/g, 'v'],
  [/sh|s|c(?=[eiy])/g, 'S'],
  [/z/g, 'Z'],
  [/ck|c|g|q(?=u)/g, 'k'],
  [/^wh|^hu(?=[aei])/, 'w'],
  [/([^aeiou])h|h$/g, '$1'],
  [/ey$/, 'i'],
  [/y/g, 'i'],
  // Silent letters at the end of a word.
  [/([^aeiou])le$/, '$1ol'],
  [/^([^aeiou]*[aeiou].*k)ue$/, '$1'],
  [/^([^aeiou]*[aeiou].*[^aeiou])e$/, '$1'],
  // `u` before a vowel is a consonant (duel, queen); `w` after a vowel is part of the vowel (crown).
  [/([^aeiou])u(?=[aeio])/g, '$1w'],
  [/([aeiou])w(?![aeiou])/g, '$1u'],
  [/(.)\1+/g, '$1'],
]

/** The sound of a word: its consonants, and the vowels before, between and after them. */
export interface PhoneticWord {
  readonly whole: string
  readonly consonants: string
  readonly vowels: readonly string[]
  /** Equal for all words whose consonants may be confused. */
  readonly kind: string
}

/** The approximate sound of a normalized word in Latin letters: `phoenix`, `feniks` and `finix` have the same one. */
export function toPhonetic(word: string): PhoneticWord {
  const whole = SPELLINGS.reduce((left, [spelling, sound]) => left.replace(spelling, sound), word)
  const consonants = whole.replace(/[aeiou]+/g, '')
  const kind = consonants.replace(/f/g, 'p').replace(/[vw]/g, 'b').replace(/[CJZ]/g, 'S')
  return { whole, consonants, vowels: whole.split(/[^aeiou]/), kind }
}

/** The sounds that a typed consonant may mean: Filipino writes p for f and b for v, Bengali writes j for z. */
const INTERCHANGEABLE: Readonly<Record<string, string>> = { p: 'f', b: 'v', v: 'w', w: 'v', S: 'Z', Z: 'S' }
const INTERCHANGEABLE_IN_SCRIPT: Readonly<Record<string, string>> = { v: 'w', S: 'Z', Z: 'SJ', J: 'Z' }

/** The distance for another vowel, for one that shares a letter with the right one, and for one that a script leaves out. */
const OTHER_VOWEL = 0.5
const SIMILAR_VOWEL = 0.25
const UNWRITTEN_VOWEL = 0.25
/** In a row of vowels, each letter after the second adds the distance of a similar vowel. */
const EXTRA_VOWEL = 2
/** The distance for a vowel that is missing, or that is too many. */
const EXTRA_CONSONANT = 1
/** The largest distance of a match, for each consonant: words with few consonants resemble each other easily. */
const DISTANCE_PER_CONSONANT = 0.25
const MAX_DISTANCE = 1

/**
 * The distance between the sounds of two words of one `kind`, by their vowels; infinite where the words do not match.
 *
 * @param script whether the typed word is of another script, which has other vowels and leaves some of them out
 */
export function vowelDistance(asked: PhoneticWord, name: PhoneticWord, script: boolean): number {
  const writtenFor = script ? INTERCHANGEABLE_IN_SCRIPT : INTERCHANGEABLE
  for (let at = 0; at < asked.consonants.length; at += 1) {
    const [one = '', other = ''] = [asked.consonants[at], name.consonants[at]]
    if (one !== other && !writtenFor[one]?.includes(other)) return Number.POSITIVE_INFINITY
  }
  const far = asked.vowels.reduce((sum, vowel, at) => {
    const place = at === 0 ? 'first' : at === asked.vowels.length - 1 ? 'last' : 'inner'
    return sum + between(vowel, name.vowels[at] ?? '', place, script)
  }, 0)
  return far <= Math.min(asked.consonants.length * DISTANCE_PER_CONSONANT, MAX_DISTANCE)
    ? far
    : Number.POSITIVE_INFINITY
}

function between(asked: string, name: string, place: 'first' | 'inner' | 'last', script: boolean): number {
  if (asked === name) return 0
  if (asked !== '' && name !== '') {
    const isSimilar = [...asked].some((letter) => name.includes(letter))
    if (!isSimilar && place === 'first') return Number.POSITIVE_INFINITY
    const more = SIMILAR_VOWEL * Math.max(0, asked.length - EXTRA_VOWEL, name.length - EXTRA_VOWEL)
    return ((isSimilar ? SIMILAR_VOWEL : OTHER_VOWEL) + more) / (script ? 2 : 1)
  }
  if (!script || place === 'first') return Number.POSITIVE_INFINITY
  // Bengali does not write the vowel that is part of a consonant.
  if (asked === '') return /^[ao]/.test(name) ? UNWRITTEN_VOWEL : EXTRA_CONSONANT
  return place === 'last' ? Number.POSITIVE_INFINITY : EXTRA_CONSONANT
}
