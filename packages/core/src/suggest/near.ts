import type { Catalogue, Vendor } from '../catalogue/catalogue.ts'
import type { Game } from '../games/wire-game.ts'
import type { Hot } from '../hot/hot.ts'
import { hasOtherScript } from './fold.ts'
import type { KnownGames } from './known-games.ts'
import type { createNameIndex, NameIndex } from './name-index.ts'

export interface NearDeps {
  readonly catalogue: Catalogue
  readonly hot: Hot
  /** What lists and answers have shown. */
  readonly seen: KnownGames
  /** The vendor of a page that is limited to one. */
  readonly vassalage: string | undefined
}

/** What is near a text, of all that has been loaded; the nearest first. */
export interface Near {
  /** Rejects where the part that matches cannot be had. */
  find(text: string): Promise<{ readonly vendors: readonly Vendor[]; readonly games: readonly Game[] }>
}

interface Matching {
  createNameIndex?: typeof createNameIndex
  toLatin?: (folded: string) => string
}

/** Made of names that seldom change while somebody types. */
interface Index {
  readonly key: string
  readonly ofGames: NameIndex | undefined
  readonly ofVendors: NameIndex | undefined
}

export function createNear({ catalogue, hot, seen, vassalage }: NearDeps): Near {
  const matching: Matching = {}
  let index: Index | undefined

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
  const bring = async (texts: readonly string[]): Promise<void> => {
    if (matching.toLatin === undefined && texts.some(hasOtherScript)) {
      matching.toLatin = (await import('./latin.ts')).toLatin
    }
    matching.createNameIndex ??= (await import('./name-index.ts')).createNameIndex
  }

  return {
    async find(text) {
      const [vendors, rows] = [vendorsKnown(), gamesKnown()]
      const names = [rows.map(({ name }) => name), vendors.map(({ name }) => name)] as const
      await bring([text, ...names.flat()])
      const { createNameIndex, toLatin } = matching
      const key = JSON.stringify([names, toLatin !== undefined])
      if (index?.key !== key) {
        const [ofGames, ofVendors] = names.map((list) => createNameIndex?.({ names: list, toLatin }))
        index = { key, ofGames, ofVendors }
      }
      return { vendors: nearest(vendors, index.ofVendors, text), games: nearest(rows, index.ofGames, text) }
    },
  }
}

function nearest<Row>(rows: readonly Row[], index: NameIndex | undefined, text: string): readonly Row[] {
  return (index?.find(text) ?? []).flatMap((at) => rows[at] ?? [])
}
