import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'trial',
  ...routes.trial,
  load: () => import('./start-trial.tsx'),
})
