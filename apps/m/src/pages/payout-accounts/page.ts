import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'payoutAccounts',
  ...routes.payoutAccounts,
  title: 'page.payoutAccounts.heading',
  load: () => import('./payout-accounts.tsx'),
})
