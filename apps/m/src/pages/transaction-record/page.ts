import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'transactionRecord',
  ...routes.transactionRecord,
  title: 'page.transactions.heading',
  load: () => import('./transaction-record.tsx'),
})
