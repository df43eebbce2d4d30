import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'teamBets',
  ...routes.teamBets,
  title: 'agent.tile.teamBets',
  load: () => import('./team-bets.tsx'),
})
