import { LIMITS } from '../../../config/limits.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { type Game, type GameKey, gameKey } from '../games/game.ts'
import { favoriteAdd, favoriteIds, favoriteRemove } from './contract.ts'

/** Ten thousand favourites; a platform that never stops paging must not keep us busy for ever. */
const MAX_PAGES = 100

/** Favourites as the platform has them. The code comes with the first session. */
export interface FavouritesApi {
  /** Every heart of whoever is here (CALL-29). @throws FoyerError the refusal of the call */
  readKeys(signal: AbortSignal): Promise<ReadonlySet<GameKey>>
  /** Adds or removes one (CALL-31, CALL-32). @throws FoyerError the refusal of the call */
  set(game: Pick<Game, 'nodeId' | 'vendorCode'>, on: boolean, signal: AbortSignal): Promise<void>
}

export function favouritesApi({ call }: Pick<FeatureContext, 'call'>): FavouritesApi {
  return {
    async readKeys(signal) {
      const keys = new Set<GameKey>()
      let pages = 1
      for (let pageNo = 1; pageNo <= Math.min(pages, MAX_PAGES); pageNo += 1) {
        const response = await call(favoriteIds, { pageNo, pageSize: LIMITS.pageSizes.favouriteIds }, { signal })
        for (const { vendor, nodeId } of response.content) keys.add(gameKey(vendor, nodeId))
        pages = response.totalPages ?? 1
      }
      return keys
    },
    async set({ nodeId, vendorCode: vendor }, on, signal) {
      await call(on ? favoriteAdd : favoriteRemove, { nodeId, vendor }, { signal })
    },
  }
}
