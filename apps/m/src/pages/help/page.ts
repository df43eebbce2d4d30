import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({ name: 'help', ...routes.help, load: () => import('./help.tsx') })
