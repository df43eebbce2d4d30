import type { FoyerConfig } from '../../../config/config.ts'
import type { Game } from '../games/wire-game.ts'

/** Which games are of a category, for lists that are filtered here rather than by the platform (FILTER-12). */
export function matchesType(
  category: string,
  rules: Pick<FoyerConfig['category'], 'inhouse'> & { readonly cockfightVendors: readonly string[] },
): (game: Game) => boolean {
  const isCockfight = ({ gameType, gameCategory, vendorCode }: Game) =>
    gameType === 'COCKFIGHT' ||
    gameCategory === 'COCKFIGHT' ||
    (gameType === 'SPORTS' && rules.cockfightVendors.includes(vendorCode))
  switch (category) {
    case '':
      return () => true
    case 'INHOUSE':
      return ({ gameType, vendorCode }) =>
        gameType === rules.inhouse.gameType && vendorCode === rules.inhouse.vendorCode
    case 'COCKFIGHT':
      return isCockfight
    case 'SPORTS':
      return (game) => game.gameType === 'SPORTS' && !isCockfight(game)
    default:
      return ({ gameType, gameCategory }) => gameType === category || gameCategory === category
  }
}
