import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'promotion',
  ...routes.promotion,
  load: () => import('./promotion.tsx'),
})
