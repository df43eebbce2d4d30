import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'dividend',
  ...routes.dividend,
  title: 'agent.footer.dividend',
  load: () => import('./dividend.tsx'),
})
