import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'messageCenter',
  ...routes.messageCenter,
  load: () => import('./message-center.tsx'),
})
