import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const gameList = definePage({
  name: 'gameList',
  ...routes.gameList,
  load: () => import('./game-list.tsx'),
})

export const gameCenter = definePage({
  name: 'gameCenter',
  ...routes.gameCenter,
  load: () => import('./game-list.tsx'),
})
