import type { FoyerConfig } from '../config/config.ts'
import type { Question } from './question.ts'
import type { Game } from './wire-game.ts'

type Predicate = (game: Game) => boolean

/** Which games are of a category, for lists that are filtered here rather than by the platform (FILTER-12). */
export function matchesType(
  category: string,
  rules: Pick<FoyerConfig['category'], 'inhouse'> & { readonly cockfightVendors: readonly string[] },
): Predicate {
  const isCockfight: Predicate = ({ gameType, gameCategory, vassalage }) =>
    gameType === 'COCKFIGHT' ||
    gameCategory === 'COCKFIGHT' ||
    (gameType === 'SPORTS' && rules.cockfightVendors.includes(vassalage))
  switch (category) {
    case '':
      return () => true
    case 'INHOUSE':
      return ({ gameType, vassalage }) => gameType === rules.inhouse.gameType && vassalage === rules.inhouse.vassalage
    case 'COCKFIGHT':
      return isCockfight
    case 'SPORTS':
      return (game) => game.gameType === 'SPORTS' && !isCockfight(game)
    default:
      return ({ gameType, gameCategory }) => gameType === category || gameCategory === category
  }
}

/** HOT-04: the filter of a list, applied here. Names are compared without regard to case. */
export function matchesFilter({ filter, isNew }: Pick<Question, 'filter' | 'isNew'>): Predicate {
  const wanted = filter.gameName.toLowerCase()
  return (game) =>
    (filter.vassalage === '' || game.vassalage === filter.vassalage) &&
    (wanted === '' || game.name.toLowerCase().includes(wanted)) &&
    (filter.gameClassify === '' || game.gameClassify === filter.gameClassify) &&
    (filter.minBet === undefined || game.minBet === filter.minBet) &&
    (filter.minLine === undefined || (game.minLine ?? 0) >= filter.minLine) &&
    (!isNew || game.isNew)
}
