import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'withdraw',
  ...routes.withdraw,
  title: 'page.withdraw.heading',
  load: () => import('./withdraw.tsx'),
})
