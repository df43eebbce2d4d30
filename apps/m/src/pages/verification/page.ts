import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'verification',
  ...routes.verification,
  title: 'page.verification.heading',
  load: () => import('./verification.tsx'),
})
