import type { CompleteMessages } from '@foyer/react'
import type { games as en } from '../en/games.ts'

export const games: CompleteMessages<typeof en> = {
  'slots.jackpots': 'জ্যাকপট',
  'slots.hot': 'জনপ্রিয় স্লট',
  'slots.new': 'নতুন স্লট',
  'slots.all': 'সব স্লট',

  'provider.types': '{vendor}-এর গেমের ধরন',
  'provider.types.all': 'সব',
  'lottery.views': 'লটারির ধরন',
  'lottery.views.all': 'সব',
}
