import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'redRain',
  ...routes.redRain,
  title: 'agent.tile.redRain',
  load: () => import('./red-rain.tsx'),
})
