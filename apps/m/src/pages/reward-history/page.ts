import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'rewardHistory',
  ...routes.rewardHistory,
  title: 'rewards.history',
  load: () => import('./reward-history.tsx'),
})
