import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'forgotPassword',
  ...routes.forgotPassword,
  load: async () => (await import('../chunks/account.ts')).forgotPassword,
})
