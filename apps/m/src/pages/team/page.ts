import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'team',
  ...routes.team,
  title: 'agent.tile.team',
  load: () => import('./team.tsx'),
})
