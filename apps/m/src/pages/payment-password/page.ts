import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'paymentPassword',
  ...routes.paymentPassword,
  title: 'page.paymentPassword.heading',
  load: () => import('./payment-password.tsx'),
})
