import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const gameList = definePage({
  name: 'gameList',
  ...routes.gameList,
  load: async () => (await import('../chunks/game-lists.ts')).gameList,
})

export const gameCenter = definePage({
  name: 'gameCenter',
  ...routes.gameCenter,
  load: async () => (await import('../chunks/game-lists.ts')).gameList,
})
