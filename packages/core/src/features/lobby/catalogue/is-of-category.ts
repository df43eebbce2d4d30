import type { FoyerConfig } from '../../../config/config.ts'
import type { Game } from '../games/game.ts'

/** Which games are of a category, for lists that are filtered here rather than by the platform (FILTER-12). */
export function isOfCategory(
  category: string,
  rules: Pick<FoyerConfig['category'], 'inhouse'> & { readonly cockfightVendors: readonly string[] },
): (game: Game) => boolean {
  const isCockfight = (game: Game) =>
    game.type === 'COCKFIGHT' ||
    game.category === 'COCKFIGHT' ||
    (game.type === 'SPORTS' && rules.cockfightVendors.includes(game.vendorCode))
  switch (category) {
    case '':
      return () => true
    case 'INHOUSE':
      return ({ type, vendorCode }) => type === rules.inhouse.gameType && vendorCode === rules.inhouse.vendorCode
    case 'COCKFIGHT':
      return isCockfight
    case 'SPORTS':
      return (game) => game.type === 'SPORTS' && !isCockfight(game)
    default:
      return (game) => game.type === category || game.category === category
  }
}
