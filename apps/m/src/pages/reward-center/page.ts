import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'rewardCenter',
  ...routes.rewardCenter,
  title: 'page.reward.heading',
  load: () => import('./reward-center.tsx'),
})
