import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'good',
  ...routes.good,
  title: 'page.mall.heading',
  load: async () => (await import('../chunks/rewards.ts')).good,
})
