import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'memberHome',
  ...routes.memberHome,
  title: 'page.member.heading',
  load: () => import('./member-home.tsx'),
})
