import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'profitAndLoss',
  ...routes.profitAndLoss,
  title: 'page.profit.heading',
  load: () => import('./profit-and-loss.tsx'),
})
