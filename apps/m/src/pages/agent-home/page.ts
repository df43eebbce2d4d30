import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'agentHome',
  ...routes.agentHome,
  title: 'page.agent.heading',
  load: () => import('./agent-home.tsx'),
})
