import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'good',
  ...routes.good,
  title: 'page.mall.heading',
  load: () => import('./good.tsx'),
})
