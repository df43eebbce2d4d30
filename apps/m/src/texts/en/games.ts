/** Texts of the pages of games. `{x}` are filled in. */
export const games = {
  'slots.jackpots': 'Jackpots',
  'slots.hot': 'Hot slots',
  'slots.new': 'New slots',
  'slots.all': 'All slots',

  'provider.types': 'Kinds of games of {vendor}',
  'provider.types.all': 'All',
  'lottery.views': 'Kind of lottery',
  'lottery.views.all': 'All',
} as const
