import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'depositLimits',
  ...routes.depositLimits,
  title: 'page.depositLimits.heading',
  load: () => import('./deposit-limits.tsx'),
})
