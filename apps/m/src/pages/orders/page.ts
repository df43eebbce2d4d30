import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'orders',
  ...routes.orders,
  title: 'orders.label',
  load: async () => (await import('../chunks/rewards.ts')).orders,
})
