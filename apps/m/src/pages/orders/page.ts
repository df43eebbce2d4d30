import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'orders',
  ...routes.orders,
  title: 'orders.label',
  load: () => import('./orders.tsx'),
})
