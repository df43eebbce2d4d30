import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'invite',
  ...routes.invite,
  title: 'page.invite.heading',
  load: () => import('./invite.tsx'),
})
