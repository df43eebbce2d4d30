import type { LocalizedText, SeedGame, SeedVendor } from '@foyer/demo-games'
import type { SeedData } from './seed/seed-data.ts'

/** The filters of a game list request; empty and undefined mean not set. */
interface GameQuery {
  /** `ALL`, '' and undefined: every type. */
  readonly gameType?: string | undefined
  readonly language: string
  readonly gameName?: string | undefined
  /** One vendor code or several, comma separated. */
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  readonly isNew?: boolean | undefined
  /** Games whose smallest bet is exactly this. */
  readonly minBet?: number | undefined
  /** Games with at least so many lines. */
  readonly minLine?: number | undefined
}

/** Queries on the static part of the world. */
export interface Lobby {
  readonly vendors: readonly SeedVendor[]
  readonly games: readonly SeedGame[]
  vendor(code: string): SeedVendor | undefined
  game(vassalage: string, nodeId: string): SeedGame | undefined
  find(query: GameQuery): readonly SeedGame[]
}

export function textIn(texts: LocalizedText, language: string): string {
  return new Map(Object.entries(texts)).get(language) ?? texts.EN
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The two categories without a type of their own are found by the category of the game. */
function inType(game: SeedGame, gameType: string | undefined): boolean {
  if (!gameType || gameType === 'ALL') return true
  return game.gameType === gameType || game.gameCategory === gameType
}

const MAX_ANSWERS = 8

/** Whether a game is one that the query asks for. */
function matcher({ gameType, language, gameName, vassalage, gameClassify, isNew, minBet, minLine }: GameQuery) {
  const words = folded(gameName?.trim() ?? '')
  const codes = (vassalage ?? '').split(',').filter((code) => code !== '')
  return (game: SeedGame): boolean =>
    inType(game, gameType) &&
    (codes.length === 0 || codes.includes(game.vassalage)) &&
    (!gameClassify || gameClassify === 'ALL' || game.gameClassify === gameClassify) &&
    (!isNew || game.isNew) &&
    (minBet === undefined || game.minBet === minBet) &&
    (minLine === undefined || (game.minLine ?? 0) >= minLine) &&
    (words === '' || folded(textIn(game.name, language)).includes(words) || folded(game.name.EN).includes(words))
}

const lobbies = new WeakMap<SeedData, Lobby>()

/** One lobby for all worlds with the same data. */
export function lobbyOf(data: SeedData): Lobby {
  const lobby = lobbies.get(data) ?? createLobby(data)
  lobbies.set(data, lobby)
  return lobby
}

export function createLobby(data: Pick<SeedData, 'vendors' | 'games'>): Lobby {
  const vendorByCode = new Map(data.vendors.map((vendor) => [vendor.code, vendor]))
  const keyOf = (vassalage: string, nodeId: string) => `${vassalage}\n${nodeId}`
  /** The results of the last queries, in the order of use, so that the next page of a long list needs no new search. */
  const responses = new Map<string, readonly SeedGame[]>()
  const gameByKey = new Map(data.games.map((game) => [keyOf(game.vassalage, game.nodeId), game]))

  return {
    vendors: data.vendors,
    games: data.games,
    vendor: (code) => vendorByCode.get(code),
    game: (vassalage, nodeId) => gameByKey.get(keyOf(vassalage, nodeId)),
    find(query) {
      const key = JSON.stringify(query)
      const found = responses.get(key) ?? data.games.filter(matcher(query))
      responses.delete(key)
      responses.set(key, found)
      const [oldest] = responses.keys()
      if (responses.size > MAX_ANSWERS && oldest !== undefined) responses.delete(oldest)
      return found
    },
  }
}
