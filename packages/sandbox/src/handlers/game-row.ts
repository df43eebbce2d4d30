import type { SeedGame } from '@foyer/demo-games'
import { textIn } from '../world/lobby.ts'

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
