import type { SeedData } from '../world/types.ts'
import { createAccounts } from './accounts.ts'
import { createAnnouncements } from './announcements.ts'
import { createBanners } from './banners.ts'
import { createGames } from './games.ts'
import { createVendors } from './vendors.ts'

/** The resting part of the sandbox's world. `seed` moves the members' hearts and history; the lobby stays the same. */
export function createSeed(seed: number): SeedData {
  const games = createGames()
  return {
    vendors: createVendors(),
    games,
    accounts: createAccounts(games, seed),
    announcements: createAnnouncements(),
    banners: createBanners(),
  }
}
