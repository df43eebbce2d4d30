import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'teamProfitAndLoss',
  ...routes.teamProfitAndLoss,
  title: 'agent.tile.teamProfitAndLoss',
  load: () => import('./team-profit-and-loss.tsx'),
})
