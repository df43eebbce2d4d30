import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'lottery',
  rows: routes.lottery,
  title: 'page.lists.lottery',
  load: () => import('./lottery.tsx'),
})
