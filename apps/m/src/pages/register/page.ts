import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'register',
  ...routes.register,
  load: () => import('./register.tsx'),
})
