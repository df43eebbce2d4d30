import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'order',
  ...routes.order,
  title: 'page.order.heading',
  load: () => import('./order.tsx'),
})
