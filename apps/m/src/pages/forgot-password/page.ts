import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'forgotPassword',
  ...routes.forgotPassword,
  load: () => import('./forgot-password.tsx'),
})
