import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'trial',
  ...routes.trial,
  load: async () => (await import('../chunks/information.ts')).trial,
})
