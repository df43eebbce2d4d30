import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'mall',
  ...routes.mall,
  title: 'page.mall.heading',
  load: () => import('./mall.tsx'),
})
