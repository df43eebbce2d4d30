import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'rewardCenter',
  ...routes.rewardCenter,
  title: 'page.reward.heading',
  load: async () => (await import('../chunks/rewards.ts')).rewardCenter,
})
