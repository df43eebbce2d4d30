import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'search',
  ...routes.search,
  title: 'search.placeholder',
  load: () => import('./search.tsx'),
})
