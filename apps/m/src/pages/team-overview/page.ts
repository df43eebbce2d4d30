import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'teamOverview',
  ...routes.teamOverview,
  title: 'agent.tile.teamOverview',
  load: () => import('./team-overview.tsx'),
})
