import type { ListQuery } from './list-query.ts'
import type { Game } from './wire-game.ts'

/** HOT-04: the filter of a list, applied here. Names are compared without regard to case. */
export function matchesFilter({ filter, isNew }: Pick<ListQuery, 'filter' | 'isNew'>): (game: Game) => boolean {
  const wanted = filter.gameName.toLowerCase()
  return (game) =>
    (filter.vendorCode === '' || game.vendorCode === filter.vendorCode) &&
    (wanted === '' || game.name.toLowerCase().includes(wanted)) &&
    (filter.gameClassify === '' || game.gameClassify === filter.gameClassify) &&
    (filter.minBet === undefined || game.minBet === filter.minBet) &&
    (filter.minLine === undefined || (game.minLine ?? 0) >= filter.minLine) &&
    (!isNew || game.isNew)
}
