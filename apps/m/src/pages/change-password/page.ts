import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'changePassword',
  ...routes.changePassword,
  load: () => import('./change-password.tsx'),
})
