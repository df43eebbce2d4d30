import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'gameRecord',
  ...routes.gameRecord,
  title: 'page.gameRecord.heading',
  load: () => import('./game-record.tsx'),
})
