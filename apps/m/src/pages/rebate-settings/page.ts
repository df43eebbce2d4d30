import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'rebateSettings',
  ...routes.rebateSettings,
  title: 'agent.tile.rebateSettings',
  load: () => import('./rebate-settings.tsx'),
})
