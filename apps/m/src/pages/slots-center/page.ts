import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'slotsCenter',
  ...routes.slotsCenter,
  load: () => import('./slots-center.tsx'),
})
