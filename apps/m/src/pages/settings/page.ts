import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'settings',
  ...routes.settings,
  load: () => import('./settings.tsx'),
})
