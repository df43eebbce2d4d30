import type { CompleteMessages } from '@foyer/react'
import type { games as en } from '../en/games.ts'

export const games: CompleteMessages<typeof en> = {
  'slots.jackpots': 'Mga jackpot',
  'slots.hot': 'Sikat na slots',
  'slots.new': 'Bagong slots',
  'slots.all': 'Lahat ng slots',

  'provider.types': 'Mga uri ng laro ng {vendor}',
  'provider.types.all': 'Lahat',
  'lottery.views': 'Uri ng loterya',
  'lottery.views.all': 'Lahat',
}
