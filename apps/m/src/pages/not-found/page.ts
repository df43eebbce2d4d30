import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'notFound',
  rows: routes.notFound,
  title: 'page.notFound.heading',
  load: async () => (await import('../chunks/information.ts')).notFound,
})
