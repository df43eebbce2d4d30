import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'promotions',
  ...routes.promotions,
  load: () => import('./promotions.tsx'),
})
