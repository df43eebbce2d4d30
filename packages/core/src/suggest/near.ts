import type { Catalogue, Vendor } from '../catalogue/catalogue.ts'
import type { Game } from '../games/wire-game.ts'
import type { Hot } from '../hot/hot.ts'
import { hasOtherScript } from './fold.ts'
import type { KnownGames } from './known-games.ts'
import type { Matching } from './matching.ts'
import type { Found, NameIndex } from './name-index.ts'

export interface NearDeps {
  readonly catalogue: Catalogue
  readonly hot: Hot
  /** What lists and answers have shown. */
  readonly seen: KnownGames
  /** The vendor of a page that is limited to one. */
  readonly vassalage: string | undefined
}

/** What is near a text, of all that has been loaded; the nearest first. */
export interface NearNames extends Omit<Found, 'places'> {
  readonly games: readonly Game[]
  /** Those that have all of it. */
  readonly vendors: readonly Vendor[]
}

export interface Near {
  /** Rejects where the part that matches cannot be had. */
  find(text: string): Promise<NearNames>
  /** What else the platform may be asked for; rejects likewise. */
  piecesOf(text: string): Promise<readonly string[]>
}

/** Made of names that seldom change while somebody types. */
interface Indexes {
  readonly key: string
  readonly ofGames: NameIndex
  readonly ofVendors: NameIndex
}

export function createNear({ catalogue, hot, seen, vassalage }: NearDeps): Near {
  let matching: Matching | undefined
  let readsScripts = false
  let indexes: Indexes | undefined

  const vendorsKnown = (): readonly Vendor[] => {
    const state = catalogue.$data.get()
    if (vassalage !== undefined || state.status !== 'ready') return []
    const all = state.data.categories.flatMap(({ vendors }) => vendors)
    return [...new Map(all.map((vendor) => [vendor.code, vendor])).values()]
  }

  const gamesKnown = (): readonly Game[] => {
    const state = hot.$games.get()
    const all = [...(state.status === 'ready' ? state.data : []), ...seen.all()]
    const unique = [...new Map(all.map((game) => [game.key, game])).values()]
    return vassalage === undefined ? unique : unique.filter((game) => game.vassalage === vassalage)
  }

  /** At hand after the first time, so that suggestions are there with the letter. */
  const bring = async (texts: readonly string[]): Promise<Matching> => {
    if (!readsScripts && texts.some(hasOtherScript)) {
      const [{ toLatin }, { createMatching }] = await Promise.all([import('./latin.ts'), import('./matching.ts')])
      if (!readsScripts) matching = createMatching(toLatin)
      readsScripts = true
      indexes = undefined
    }
    matching ??= (await import('./matching.ts')).createMatching()
    return matching
  }

  return {
    async find(text) {
      const [vendors, rows] = [vendorsKnown(), gamesKnown()]
      const [ofVendors, ofGames] = [vendors.map(({ name }) => name), rows.map(({ name }) => name)]
      const { indexOf } = await bring([text, ...ofVendors, ...ofGames])
      const key = JSON.stringify([ofVendors, ofGames])
      if (indexes?.key !== key) indexes = { key, ofGames: indexOf(ofGames), ofVendors: indexOf(ofVendors) }
      const { places, ...found } = indexes.ofGames.find(text)
      const named = indexes.ofVendors.find(text)
      // One that is called like that leaves no room for vendors that may be meant.
      const isMeant = named.match !== 'part' && (named.match === 'written' || found.match !== 'written')
      return {
        ...found,
        games: places.flatMap((at) => rows[at] ?? []),
        vendors: isMeant ? named.places.flatMap((at) => vendors[at] ?? []) : [],
      }
    },
    piecesOf: async (text) => (await bring([text])).piecesOf(text),
  }
}
