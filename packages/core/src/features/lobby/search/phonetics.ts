/**
 * Spellings of one sound, in their order. Hissing sounds are `S` (s, sh, soft c), `Z`, `C` (as in chess) and `J` (as in
 * jazz and treasure).
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
  // What ends a word in silence.
  [/([^aeiou])le$/, '$1ol'],
  [/^([^aeiou]*[aeiou].*k)ue$/, '$1'],
  [/^([^aeiou]*[aeiou].*[^aeiou])e$/, '$1'],
  // A consonant before a vowel (duel, queen), a part of a vowel behind one (crown).
  [/([^aeiou])u(?=[aeio])/g, '$1w'],
  [/([aeiou])w(?![aeiou])/g, '$1u'],
  [/(.)\1+/g, '$1'],
]

/** A word as it is heard: its consonants, and the vowels before, between and after them. */
export interface PhoneticWord {
  readonly whole: string
  readonly consonants: string
  readonly vowels: readonly string[]
  /** The same for all words whose consonants may be taken for one another. */
  readonly kind: string
}

/** How a folded word in Latin letters is heard, roughly: `phoenix`, `feniks` and `finix` come out alike. */
export function toPhonetic(word: string): PhoneticWord {
  const whole = SPELLINGS.reduce((left, [spelling, sound]) => left.replace(spelling, sound), word)
  const consonants = whole.replace(/[aeiou]+/g, '')
  const kind = consonants.replace(/f/g, 'p').replace(/[vw]/g, 'b').replace(/[CJZ]/g, 'S')
  return { whole, consonants, vowels: whole.split(/[^aeiou]/), kind }
}

/** What consonants may be written for: in Filipino p and b for f and v, in Bengali j for z. */
const INTERCHANGEABLE: Readonly<Record<string, string>> = { p: 'f', b: 'v', v: 'w', w: 'v', S: 'Z', Z: 'S' }
const INTERCHANGEABLE_IN_SCRIPT: Readonly<Record<string, string>> = { v: 'w', S: 'Z', Z: 'SJ', J: 'Z' }

/** What a vowel costs that is another one, that shares a letter with the right one, and that another script leaves out. */
const OTHER_VOWEL = 0.5
const SIMILAR_VOWEL = 0.25
const UNWRITTEN_VOWEL = 0.25
/** Each letter of a longer run of vowels costs as much as a similar one. */
const EXTRA_VOWEL = 2
/** One that should have been written, or should not. */
const EXTRA_CONSONANT = 1
/** How far a word may be for each of its consonants: few of them are soon alike. */
const DISTANCE_PER_CONSONANT = 0.25
const MAX_DISTANCE = 1

/**
 * How far apart two words of one kind are heard, by their vowels; infinite where they are not the same word.
 *
 * @param script whether what is asked for is written in another script, which has other vowels and leaves some out
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
  // Bengali leaves out the vowel that goes with a consonant anyway.
  if (asked === '') return /^[ao]/.test(name) ? UNWRITTEN_VOWEL : EXTRA_CONSONANT
  return place === 'last' ? Number.POSITIVE_INFINITY : EXTRA_CONSONANT
}
