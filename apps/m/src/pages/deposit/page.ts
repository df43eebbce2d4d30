import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'deposit',
  ...routes.deposit,
  title: ({ route, t }) => t(route.params.step === 'review' ? 'deposit.check' : 'page.deposit.heading'),
  load: () => import('./deposit.tsx'),
})
