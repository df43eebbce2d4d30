import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'pointsHistory',
  ...routes.pointsHistory,
  title: 'points.history',
  load: () => import('./points-history.tsx'),
})
