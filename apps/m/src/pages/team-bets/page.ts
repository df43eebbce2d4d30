import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'teamBets',
  ...routes.teamBets,
  title: 'agent.tile.teamBets',
  load: async () => (await import('../chunks/team.ts')).teamBets,
})
