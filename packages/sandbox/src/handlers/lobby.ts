import type { GameCategory } from '@foyer/core/contract'
import type { SeedVendor } from '@foyer/demo-games'
import type { HandlerTable } from '../engine/handler.ts'
import { invalidField } from '../world/refusal.ts'
import { checkMerchant } from './check-merchant.ts'
import { gameRow } from './game-row.ts'
import { paginate, singlePage } from './paginate.ts'

/** The platform's own order; clients move INHOUSE to the front and take COCKFIGHT out of SPORTS (CATEGORY-08, 09). */
const ORDER: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'INHOUSE', 'LOTT', 'ELOTT']

/** Under which heading a vendor is sent for one of its categories. */
const headingOf = (category: GameCategory): GameCategory => (category === 'COCKFIGHT' ? 'SPORTS' : category)

interface Listing {
  readonly heading: GameCategory
  readonly category: GameCategory
  readonly vendor: SeedVendor
}

function listings(vendors: readonly SeedVendor[]): readonly Listing[] {
  const all = vendors.flatMap((vendor) =>
    vendor.categories.map((category) => ({ heading: headingOf(category), category, vendor })),
  )
  return ORDER.flatMap((heading) => all.filter((listing) => listing.heading === heading))
}

function byHeading(vendors: readonly SeedVendor[]) {
  const rows = listings(vendors)
  return ORDER.map((heading) => ({ heading, rows: rows.filter((row) => row.heading === heading) })).filter(
    ({ rows: own }) => own.length > 0,
  )
}

export const lobbyHandlers = {
  /** CALL-25 */
  vendorGameTypes({ input, world }) {
    checkMerchant(world, input.merchantCode)
    if (input.typeId !== 1) throw invalidField('typeId')
    return listings(world.lobby().vendors).map(({ heading, vendor }) => ({ gameType: heading, vassalage: vendor.code }))
  },

  /** CALL-26, CATEGORY-08, CATEGORY-12 */
  gameVendors({ world }) {
    const headings = byHeading(world.lobby().vendors)
    return {
      sorting: headings.map(({ heading, rows }) => ({
        gameCategory: heading,
        vendorNames: rows.map(({ vendor, category }) => ({
          vassalage: vendor.code,
          ...(category === heading ? {} : { gameCategory: category }),
        })),
      })),
      mapping: Object.fromEntries(
        headings.map(({ heading, rows }) => [
          heading,
          rows.map(({ vendor }) => ({
            vassalage: vendor.code,
            displayName: vendor.name,
            mobileLargeIcon: vendor.icon,
          })),
        ]),
      ),
    }
  },

  /** CALL-27 */
  gameList({ input, world }) {
    checkMerchant(world, input.merchant, 'merchant')
    const { gameType, language, gameName, vassalage, gameClassify, minBet, minLine } = input
    const found = world
      .lobby()
      .find({ gameType, language, gameName, vassalage, gameClassify, isNew: input.isNew === 1, minBet, minLine })
    const { onePage } = world.settings.lobby
    const { rows, ...counts } = onePage ? singlePage(found) : paginate(found, input.pageNo, input.pageSize)
    return { games: rows.map((game) => gameRow(game, input.language)), ...counts }
  },

  /** CALL-28 */
  hotGames({ input, world }) {
    checkMerchant(world, input.merchantCode)
    const hot = world.lobby().games.filter((game) => game.isHot)
    return { list: hot.map((game) => gameRow(game, input.language)) }
  },
} satisfies Partial<HandlerTable>
