import { DIALING_CODES } from './dialing-codes.ts'

/** One entry of the picker of dialing codes. */
export interface DialingCountry {
  /** ISO 3166 code. */
  readonly region: string
  /** Digits without the plus. */
  readonly code: string
  /** In the language that was asked for. */
  readonly name: string
  /** What a search compares with: this name and the English one, in lower case without accents. */
  readonly words: readonly string[]
}

/** The countries that stand first for a code that several countries share. */
const MAIN: ReadonlySet<string> = new Set(['US', 'RU'])

/** The countries with their names in a language (BCP 47), sorted by it. */
export function dialingCountries(tag: string): readonly DialingCountry[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const { compare } = new Intl.Collator([tag, 'en'])
  return DIALING_CODES.map(({ region, code }) => {
    const name = names.of(region) ?? region
    return { region, code, name, words: [searchable(name), searchable(english.of(region) ?? '')] }
  }).sort((one, other) => compare(one.name, other.name))
}

/** The country of a code. `region` decides where several countries share the code. */
export function countryOf(
  countries: readonly DialingCountry[],
  code: string,
  region?: string,
): DialingCountry | undefined {
  const sharing = countries.filter((country) => country.code === code)
  return (
    sharing.find((country) => country.region === region) ??
    sharing.find((country) => MAIN.has(country.region)) ??
    sharing[0]
  )
}

/**
 * The countries that match a search, best first: by name in the shown language or in English, with or without accents,
 * by ISO code, or by digits (the beginning of a code, or a whole number). An empty search matches all.
 */
export function findCountries(countries: readonly DialingCountry[], search: string): readonly DialingCountry[] {
  const typed = search.slice(0, 60)
  const digits = typed.normalize('NFKC').replace(/[^0-9]/g, '')
  const words = searchable(typed)
  if (words === '' && digits === '') return countries
  const rank = /\p{L}/u.test(typed) ? byWords(words) : byDigits(digits.replace(/^00/, ''))
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < NONE)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

const NONE = 9
type Rank = (country: DialingCountry) => number

function byDigits(digits: string): Rank {
  return ({ code, region }) => {
    if (code === digits) return MAIN.has(region) ? 0 : 1
    if (code.startsWith(digits)) return 2
    return digits.startsWith(code) ? 3 : NONE
  }
}

function byWords(words: string): Rank {
  return ({ region, words: names }) => {
    if (region.toLowerCase() === words) return 0
    if (names.some((name) => name.startsWith(words))) return 1
    if (names.some((name) => name.includes(` ${words}`))) return 2
    return names.some((name) => name.includes(words)) ? 3 : NONE
  }
}

/** Lower case without accents and punctuation, words separated by one space. */
function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
