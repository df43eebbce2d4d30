import type { Game } from './game.ts'
import type { ListQuery } from './list-query.ts'

/** HOT-04: the filter of a list, applied here. Names are compared without regard to case. */
export function matchesFilter({ filter, isNew }: Pick<ListQuery, 'filter' | 'isNew'>): (game: Game) => boolean {
  const wanted = filter.name.toLowerCase()
  return (game) =>
    (filter.vendorCode === '' || game.vendorCode === filter.vendorCode) &&
    (wanted === '' || game.name.toLowerCase().includes(wanted)) &&
    (filter.classification === '' || game.classification === filter.classification) &&
    (filter.minBet === undefined || game.minBet === filter.minBet) &&
    (filter.minLines === undefined || (game.minLines ?? 0) >= filter.minLines) &&
    (!isNew || game.isNew)
}
