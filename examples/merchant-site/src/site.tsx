// A second merchant on the same build: another configuration, one page more, one moved, one left out, and a tile of his own.
import { pages } from '@foyer/m/pages'
import type { Site } from '@foyer/m/site'
import { Link } from '@foyer/react'
import { createRouter, definePage, type PageProps } from '@foyer/react/router'
import { Tile } from './tile.tsx'

declare module '@foyer/core' {
  interface Routes {
    vip: { readonly level: string }
  }
}

const vip = definePage({
  name: 'vip',
  paths: ['/m/vip/:level'],
  title: ({ route }) => `Palm VIP ${route.params.level}`,
  load: () => import('./vip-page.tsx'),
})

// Links in what the platform writes still have the address of our own site: it leads to the new one.
const promotions = definePage({ ...pages.promotions, paths: ['/m/offers'], aliases: ['/m/activity'] })

/** The lobby, with a way to the page that is new. */
function Home(props: PageProps) {
  return (
    <>
      <Link to={{ name: 'vip', params: { level: 'gold' } }} className="palm-vip">
        Palm VIP
      </Link>
      <pages.home.load.Page {...props} />
    </>
  )
}
const home = definePage({ ...pages.home, load: { ...pages.home.load, Page: Home } })

const { invite: _leftOut, ...others } = pages

export const site: Site = {
  router: createRouter({ pages: Object.values({ ...others, home, promotions, vip }) }),
  renderTile: (game) => <Tile game={game} />,
}
