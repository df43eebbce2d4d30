import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'app',
  ...routes.app,
  load: () => import('./download-app.tsx'),
})
