import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'securityCenter',
  ...routes.securityCenter,
  title: 'page.security.heading',
  load: () => import('./security-center.tsx'),
})
