import { createTestFoyer } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { useTeamAddress } from './team-address.ts'

interface Shown {
  onAddress?: ReturnType<typeof useTeamAddress>['onAddress']
}

function Page({ route, shown }: { readonly route: PageProps['route']; readonly shown: Shown }) {
  shown.onAddress = useTeamAddress({ route, reloadKey: 0 }, 'team').onAddress
  return null
}

it('a page that is being left changes no address of the next one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { foyer, ports, dispose } = createTestFoyer({ path: '/m/help', start: false })
  const here = () => ports.navigation.current()
  const route = foyer.access.$page.get().result.route
  const shown: Shown = {}
  const root = createRoot(document.createElement('div'))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    dispose()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <FoyerProvider foyer={foyer} text={createSiteI18n(foyer)} autoStart={false}>
        <Page route={route} shown={shown} />
      </FoyerProvider>,
    ),
  )
  foyer.access.go('/m/set')
  shown.onAddress?.({ q: 'ana' })
  expect(here()).toBe('/m/set')
})
