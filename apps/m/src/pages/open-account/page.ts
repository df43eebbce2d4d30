import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'openAccount',
  ...routes.openAccount,
  title: 'agent.footer.openAccount',
  load: async () => (await import('../chunks/agency.ts')).openAccount,
})
