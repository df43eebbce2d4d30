import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'inbox',
  ...routes.inbox,
  title: 'page.inbox.heading',
  load: () => import('./inbox.tsx'),
})
