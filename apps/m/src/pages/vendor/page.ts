import { catalogue } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { definePage } from '@foyer/react/router'

export const page = definePage({
  name: 'vendor',
  ...routes.vendor,
  title: ({ route, foyer }) => foyer.use(catalogue).vendorName(route.params.vassalage ?? ''),
  titleStore: (foyer) => foyer.use(catalogue).$data,
  load: () => import('./vendor.tsx'),
})
