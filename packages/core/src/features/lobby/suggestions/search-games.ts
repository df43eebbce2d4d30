import type { FeatureContext } from '../../../kernel/feature.ts'
import { CLIENT_TYPE, gameEndpoints } from '../games/endpoints.ts'
import type { Game } from '../games/game.ts'
import { readGamePage } from '../games/games-api.ts'

/** Requests that run while a person types: failures show no toast. */
const quietGameList = Object.freeze({ ...gameEndpoints.gameList, silent: true })

interface GameNameQuery {
  readonly gameName: string
  readonly vendorCode: string | undefined
  readonly pageSize: number
}

/** What the platform finds by name, of every category. */
export async function searchGames(
  { call, config, $language }: FeatureContext,
  { gameName, vendorCode, pageSize }: GameNameQuery,
  signal: AbortSignal,
): Promise<readonly Game[]> {
  const input = {
    merchant: config.merchant,
    platform: 'html5',
    language: $language.get(),
    clientType: CLIENT_TYPE,
    gameType: undefined,
    pageNo: 1,
    pageSize,
    gameName,
    vassalage: vendorCode,
  } as const
  return readGamePage(await call(quietGameList, input, { signal }), pageSize).rows
}
