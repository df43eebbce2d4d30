import { invalidField } from '../engine/refusal.ts'
import { textIn } from '../world/lobby.ts'
import type { GameRef, SeedGame } from '../world/types.ts'
import type { World } from '../world/world.ts'

/** A game as lists carry it (DATA-02). */
export function gameRow(game: SeedGame, language: string) {
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    gameType: game.gameType,
    gameCategory: game.gameCategory,
    gameClassify: game.gameClassify ?? null,
    vassalage: game.vassalage,
    gameName: game.name.EN,
    nodeName: game.name.EN,
    displayName: textIn(game.name, language),
    showIcon: 1,
    iconUrl: game.icon,
    roomId: null,
    vendorNames: [{ vassalage: game.vassalage }],
    isNew: game.isNew ? 1 : 0,
    isHot: game.isHot ? 1 : 0,
    minBet: game.minBet,
    ...(game.minLine === undefined ? {} : { minLine: game.minLine }),
  }
}

/** Games that a member keeps; ones that are no longer offered are left out. */
export function keptGames(
  world: World,
  kept: readonly GameRef[],
  narrow: {
    readonly gameType?: string | undefined
    readonly vassalage?: string | undefined
    readonly language: string
  },
): readonly SeedGame[] {
  const lobby = world.lobby()
  const offered = new Set(lobby.find(narrow))
  return kept
    .flatMap(({ vassalage, nodeId }) => lobby.game(vassalage, nodeId) ?? [])
    .filter((game) => offered.has(game))
}

/** @throws Refusal naming `nodeId` for a game that is not offered. */
export function gameOf(world: World, vassalage: string, nodeId: string): SeedGame {
  const game = world.lobby().game(vassalage, nodeId)
  if (!game) throw invalidField('nodeId')
  return game
}

/** @throws Refusal for another merchant than ours. */
export function checkMerchant(world: World, code: string, field = 'merchantCode'): void {
  if (code !== world.merchantCode) throw invalidField(field)
}
