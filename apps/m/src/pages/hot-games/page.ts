import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'hotGames',
  ...routes.hotGames,
  title: 'page.lists.hot',
  load: () => import('./hot-games.tsx'),
})
