import type { GameCategory } from '@foyer/core/contract'
import type { SeedVendor } from './seed-game.ts'

/** Codes are the field's; the studio names are invented. In the order of the lobby. */
const rows: readonly (readonly [code: string, name: string, ...categories: GameCategory[]])[] = [
  ['JL', 'Jadeline House', 'INHOUSE', 'RNG', 'FISH'],
  ['PP', 'Palm & Pepper', 'RNG'],
  ['PG', 'Paper Garden', 'RNG'],
  ['CQ9', 'Copper Quay 9', 'RNG', 'FISH'],
  ['FC', 'Firecrest', 'RNG', 'FISH'],
  ['JDB', 'Juniper Drum', 'RNG', 'FISH'],
  ['MX', 'Moxie Reels', 'RNG'],
  ['NV', 'Nova Vale', 'RNG'],
  ['SK', 'Skylark Works', 'RNG'],
  ['RT', 'Rook & Tower', 'RNG'],
  ['YL', 'Yellow Lagoon', 'FISH'],
  ['EVO', 'Evenlight Live', 'LIVE'],
  ['SEXY', 'Satin Table', 'LIVE'],
  ['LUX', 'Lux Salon', 'LIVE'],
  ['AMB', 'Amber Hall', 'LIVE'],
  ['KY', 'Kite & Yew', 'PVP'],
  ['V8', 'Vault Eight', 'PVP'],
  ['RCH', 'River Chair', 'PVP'],
  ['SABA', 'Saltbay Sports', 'SPORTS'],
  ['CMD', 'Commodore Sports', 'SPORTS'],
  ['PIT', 'Pitchside', 'SPORTS'],
  ['SV', 'Silver Vane Arena', 'COCKFIGHT'],
  ['AV', 'Avant Arena', 'ESPORTS'],
  ['AI', 'Aileron Games', 'ESPORTS'],
  ['IMES', 'Imprint Esports', 'ESPORTS'],
  ['TF', 'Trueframe', 'ESPORTS'],
  ['IA', 'Inner Arena', 'ESPORTS'],
  ['TCG_LOTTO_VN', 'Lotus Draws', 'LOTT'],
  ['TCG_SEA', 'Monsoon Draws', 'LOTT'],
  ['LOTT', 'Heritage Lotto', 'LOTT'],
  ['ELOTT', 'Quickdraw', 'ELOTT'],
]

/** The vendors of the lobby, in order. */
export function createVendors(): readonly SeedVendor[] {
  return rows.map(([code, name, ...categories]) => ({ code, name, icon: `vendors/${code}.svg`, categories }))
}
