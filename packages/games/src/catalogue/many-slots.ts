import type { SeedGame } from './seed-game.ts'

/**
 * The same games and as many further slots that there are `count` of them: a lobby of the size that large platforms
 * have. The further ones are numbered sequels and share the covers of the first.
 */
export function withManySlots(games: readonly SeedGame[], count: number): readonly SeedGame[] {
  const slots = games.filter((game) => game.gameType === 'RNG')
  const firsts = slots.filter((game) => game.launch === undefined)
  const missing = firsts.length === 0 ? 0 : Math.max(0, count - slots.length)
  const sequels = Array.from({ length: missing }, (_, index): SeedGame[] => {
    const first = firsts[index % firsts.length]
    if (first === undefined) return []
    const part = 2 + Math.floor(index / firsts.length)
    const nodeId = `${first.nodeId}-${part}`
    return [
      {
        ...first,
        gameId: `${first.vassalage}-${nodeId}`,
        nodeId,
        name: { EN: `${first.name.EN} ${part}` },
        isNew: false,
        isHot: false,
      },
    ]
  })
  return [...games, ...sequels.flat()]
}
