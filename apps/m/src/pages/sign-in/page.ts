import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'signIn',
  ...routes.signIn,
  load: () => import('./sign-in.tsx'),
})
