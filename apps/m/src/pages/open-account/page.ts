import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'openAccount',
  ...routes.openAccount,
  title: 'agent.footer.openAccount',
  load: () => import('./open-account.tsx'),
})
