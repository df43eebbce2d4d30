import type { FoyerConfig } from '../../../config/config.ts'
import type { Game } from '../games/game.ts'

export type PrizeMode = 'LOTT' | 'ELOTT'

type Codes = Pick<Game, 'vendorCode' | 'type' | 'category'>

/** Lottery vendors whose games do not name their lottery (LOTTERY-01). */
const PLAIN_LOTTERY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA']

/** LOTTERY-02, LAUNCH-03: the codes are searched in vendor, type and category. */
export function launcherOf(game: Codes, rules: Pick<FoyerConfig['category'], 'lotteryVendors'>): 'lottery' | 'game' {
  return codesOf(game).some((code) => rules.lotteryVendors.includes(code)) ? 'lottery' : 'game'
}

/** LOTTERY-01; undefined for other games. */
export function prizeMode(game: Codes): PrizeMode | undefined {
  const codes = codesOf(game)
  if (codes.includes('ELOTT')) return 'ELOTT'
  if (codes.includes('LOTT')) return 'LOTT'
  return PLAIN_LOTTERY_VENDORS.includes(game.vendorCode) ? 'LOTT' : undefined
}

/** LOTTERY-03: the lotto mode of the site settings is a text or a list. */
export function playType(mode: unknown): 'ent' | 'trad' {
  const text = Array.isArray(mode) ? mode.join() : mode
  return typeof text === 'string' && text.toLowerCase().includes('entertainment') ? 'ent' : 'trad'
}

function codesOf({ category, type, vendorCode }: Codes): readonly string[] {
  return [category ?? '', type, vendorCode]
}
