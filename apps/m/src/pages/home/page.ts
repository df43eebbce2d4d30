import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'
import * as home from './home.tsx'

export const page = definePage({
  name: 'home',
  ...routes.home,
  title: 'navbar.home',
  texts: 'first',
  prerender: true,
  // Every start brings it.
  load: home,
})
