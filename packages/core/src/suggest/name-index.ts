import UFuzzy from '@leeoniya/ufuzzy'
import { type BonesIndex, createBonesIndex, isNoise } from './bones.ts'
import { fold, hasOtherScript, sound } from './fold.ts'

/** Names that can be asked for as people type: beginnings, words in any order, a slip in a word, other spellings. */
export interface NameIndex {
  /** Places in the list of names, best first; [] where nothing is near. */
  find(text: string): readonly number[]
}

export interface NameIndexOptions {
  readonly names: readonly string[]
  /** Writes a folded text of another script in Latin letters; default: leaves it as it is. */
  readonly toLatin?: ((folded: string) => string) | undefined
}

/** Words that may stand in another order; each further one costs a search. */
const OUT_OF_ORDER = 2
/** How far a word with the same consonants may sound in another script, in another tongue, and by a slip. */
const FAR = {
  script: { word: 8, single: 8, part: 0.8 },
  tongue: { word: 3, single: 1, part: 1 },
  slip: { word: 1, single: 1, part: 1 },
} as const

const HAN = /\p{Script=Han}/u

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

export function createNameIndex({ names, toLatin = (folded) => folded }: NameIndexOptions): NameIndex {
  // One slip in each word of five letters or more: a letter too many, too few, another one, or two swapped.
  const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })
  const written = names.map((name) => toLatin(fold(name)))
  /** Made when it is first needed: most searches find what is written. */
  let heard: readonly string[] | undefined
  let bones: BonesIndex | undefined
  let unspaced: readonly string[] | undefined

  const search = (haystack: readonly string[], needle: string): readonly number[] => {
    const [found, info, order] = fuzzy.search([...haystack], needle, OUT_OF_ORDER)
    if (found === null) return []
    return order === null || info === null ? found : order.flatMap((at) => info.idx[at] ?? [])
  }

  return {
    find(text) {
      const folded = fold(text)
      // Signs have a meaning for the matcher: they are not for people to find out.
      const needle = toLatin(folded)
        .replace(/[^a-z\d]+/g, ' ')
        .trim()
      if (needle === '') return []
      const read = search(written, needle)
      const needleHeard = sound(needle)
      heard ??= written.map(sound)
      const noise = isNoise(folded) || isNoise(needle)
      const near = needleHeard.length < 3 || noise ? [...read] : [...read, ...search(heard, needleHeard)]
      if (near.length === 0) {
        const letters = withoutSpaces(needle)
        unspaced ??= written.map(withoutSpaces)
        near.push(...unspaced.flatMap((name, at) => (name.includes(letters) ? at : [])))
      }
      const foreign = hasOtherScript(folded)
      if (noise) return [...new Set(near)].filter((at) => !foreign || hasOtherScript(fold(names[at] ?? '')))
      bones ??= createBonesIndex(written)
      // Han characters stand for meanings: how one sounds says nothing about a word of another language.
      if (HAN.test(folded)) return [...new Set(near)].filter((at) => HAN.test(names[at] ?? ''))
      // Another script has other vowels: what is near in letters is seldom what is meant.
      if (foreign) return [...new Set([...bones(needle, FAR.script), ...near])]
      return [...new Set([...near, ...bones(needle, near.length === 0 ? FAR.tongue : FAR.slip)])]
    },
  }
}
