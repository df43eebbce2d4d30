import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Vendor } from '../catalogue/types.ts'
import type { Featured } from '../featured/featured.ts'
import type { Game } from '../games/game.ts'
import type { LoadedGames } from './loaded-games.ts'
import type { Matching } from './matching-chunk.ts'
import type { NameIndex, NameMatches } from './name-index.ts'
import { hasNonLatinLetters } from './normalize-name.ts'

export interface FuzzyMatcherDeps {
  readonly catalogue: Catalogue
  readonly featured: Featured
  /** The games of lists and responses. */
  readonly loaded: LoadedGames
  /** The vendor of a page that is limited to one. */
  readonly vendorCode: string | undefined
}

/** The loaded games and vendors that resemble a text, the nearest first. */
export interface FuzzyMatches extends Omit<NameMatches, 'indexes'> {
  readonly games: readonly Game[]
  /** The vendors that match the whole text. */
  readonly vendors: readonly Vendor[]
}

export interface FuzzyMatcher {
  /** Rejects where the matching code cannot be loaded. */
  find(text: string): Promise<FuzzyMatches>
  /** Other search texts for the platform. Rejects where the matching code cannot be loaded. */
  fragmentsOf(text: string): Promise<readonly string[]>
}

/** Indexes of the loaded names, which seldom change while a person types. */
interface NameIndexes {
  readonly key: string
  readonly ofGames: NameIndex
  readonly ofVendors: NameIndex
}

export function createFuzzyMatcher({ catalogue, featured, loaded, vendorCode }: FuzzyMatcherDeps): FuzzyMatcher {
  let matching: Matching | undefined
  let readsScripts = false
  let nameIndexes: NameIndexes | undefined

  const allVendors = (): readonly Vendor[] => {
    const state = catalogue.$data.get()
    if (vendorCode !== undefined || state.status !== 'ready') return []
    const all = state.data.categories.flatMap(({ vendors }) => vendors)
    return [...new Map(all.map((vendor) => [vendor.code, vendor])).values()]
  }

  const allGames = (): readonly Game[] => {
    const state = featured.$games.get()
    const all = [...(state.status === 'ready' ? state.data : []), ...loaded.all()]
    const unique = [...new Map(all.map((game) => [game.key, game])).values()]
    return vendorCode === undefined ? unique : unique.filter((game) => game.vendorCode === vendorCode)
  }

  /** Kept after the first load, so that suggestions appear with the typed letter. */
  const loadMatching = async (texts: readonly string[]): Promise<Matching> => {
    if (!readsScripts && texts.some(hasNonLatinLetters)) {
      const [{ toLatin }, { createMatching }] = await Promise.all([
        import('./transliterate.ts'),
        import('./matching-chunk.ts'),
      ])
      if (!readsScripts) matching = createMatching(toLatin)
      readsScripts = true
      nameIndexes = undefined
    }
    matching ??= (await import('./matching-chunk.ts')).createMatching()
    return matching
  }

  return {
    async find(text) {
      const [vendors, rows] = [allVendors(), allGames()]
      const [ofVendors, ofGames] = [vendors.map(({ name }) => name), rows.map(({ name }) => name)]
      const { indexOf } = await loadMatching([text, ...ofVendors, ...ofGames])
      const key = JSON.stringify([ofVendors, ofGames])
      if (nameIndexes?.key !== key) nameIndexes = { key, ofGames: indexOf(ofGames), ofVendors: indexOf(ofVendors) }
      const { indexes, ...found } = nameIndexes.ofGames.find(text)
      const named = nameIndexes.ofVendors.find(text)
      // Where a game has exactly this name, vendors that only resemble it are left out.
      const suggestsVendors = named.match !== 'part' && (named.match === 'written' || found.match !== 'written')
      return {
        ...found,
        games: indexes.flatMap((at) => rows[at] ?? []),
        vendors: suggestsVendors ? named.indexes.flatMap((at) => vendors[at] ?? []) : [],
      }
    },
    fragmentsOf: async (text) => (await loadMatching([text])).fragmentsOf(text),
  }
}
