import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'memberPhone',
  ...routes.memberPhone,
  title: 'page.memberPhone.heading',
  load: () => import('./member-phone.tsx'),
})
