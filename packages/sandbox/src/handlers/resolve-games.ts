import type { SeedGame } from '@foyer/demo-games'
import { invalidField } from '../world/refusal.ts'
import type { GameRef } from '../world/seed/seed-data.ts'
import type { World } from '../world/world.ts'

/** The games that references of a member name; ones that are no longer offered are left out. */
export function resolveGames(
  world: World,
  references: readonly GameRef[],
  narrow: {
    readonly gameType?: string | undefined
    readonly vassalage?: string | undefined
    readonly language: string
  },
): readonly SeedGame[] {
  const lobby = world.lobby()
  const offered = new Set(lobby.find(narrow))
  return references
    .flatMap(({ vassalage, nodeId }) => lobby.game(vassalage, nodeId) ?? [])
    .filter((game) => offered.has(game))
}

/** @throws Refusal naming `nodeId` for a game that is not offered. */
export function resolveGame(world: World, vassalage: string, nodeId: string): SeedGame {
  const game = world.lobby().game(vassalage, nodeId)
  if (!game) throw invalidField('nodeId')
  return game
}
