import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'rebateIncome',
  ...routes.rebateIncome,
  title: 'agent.tile.rebateIncome',
  load: async () => (await import('../chunks/agency.ts')).rebateIncome,
})
