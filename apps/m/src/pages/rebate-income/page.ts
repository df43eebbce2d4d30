import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'rebateIncome',
  ...routes.rebateIncome,
  title: 'agent.tile.rebateIncome',
  load: () => import('./rebate-income.tsx'),
})
