import { createGames, createVendors } from '@foyer/demo-games'
import { createAccounts } from './accounts.ts'
import { createAnnouncements } from './announcements.ts'
import { createBanners } from './banners.ts'
import type { SeedData } from './seed-data.ts'
import { createTeam } from './team.ts'

/** The resting part of the sandbox's world. `seed` moves the members' hearts and history; the lobby stays the same. */
export function createSeed(seed: number): SeedData {
  const games = createGames()
  return {
    vendors: createVendors(),
    games,
    accounts: createAccounts(games, seed),
    team: createTeam(seed),
    announcements: createAnnouncements(),
    banners: createBanners(),
  }
}

let shared: { readonly seed: number; readonly data: SeedData } | undefined

/** As `createSeed`. Shared by the sandboxes of one process that ask for the same number; no code changes it. */
export function sharedSeed(seed: number): SeedData {
  if (shared?.seed !== seed) shared = { seed, data: createSeed(seed) }
  return shared.data
}
