import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'announcements',
  rows: routes.announcements,
  load: () => import('./announcements.tsx'),
})
