import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'letter',
  ...routes.letter,
  title: 'page.inbox.heading',
  load: () => import('./letter.tsx'),
})
