import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'notFound',
  rows: routes.notFound,
  title: 'page.notFound.heading',
  load: () => import('./not-found.tsx'),
})
