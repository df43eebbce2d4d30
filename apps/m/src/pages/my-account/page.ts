import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'myAccount',
  ...routes.myAccount,
  title: 'page.account.heading',
  load: () => import('./my-account.tsx'),
})
