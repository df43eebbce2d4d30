// A second merchant on the same build: another configuration, one page more, one moved, one left out, a tile and texts of his own.
import { pages } from '@foyer/m/pages'
import type { Site } from '@foyer/m/site'
import { Link, useText } from '@foyer/react'
import { createRouter, definePage, type PageProps } from '@foyer/react/router'
import { texts } from './texts/texts.ts'
import { Tile } from './tile.tsx'

declare module '@foyer/core' {
  interface Routes {
    vip: { readonly level: string }
  }
}

const vip = definePage({
  name: 'vip',
  paths: ['/m/vip/:level'],
  title: ({ route, t }) => t('palm.vip.title', route.params),
  load: () => import('./vip-page.tsx'),
})

// Links in what the platform writes still have the address of our own site: it leads to the new one.
const promotions = definePage({ ...pages.promotions, paths: ['/m/offers'], aliases: ['/m/activity'] })

/** The lobby, with a way to the page that is new. */
function Home(props: PageProps) {
  const t = useText()
  return (
    <>
      <Link to={{ name: 'vip', params: { level: 'gold' } }} className="palm-vip">
        {t('palm.vip')}
      </Link>
      <pages.home.load.Page {...props} />
    </>
  )
}
const home = definePage({ ...pages.home, load: { ...pages.home.load, Page: Home } })

const { invite: _leftOut, ...others } = pages

export const site: Site = {
  router: createRouter({ pages: Object.values({ ...others, home, promotions, vip }) }),
  texts: [texts],
  renderTile: (game) => <Tile game={game} />,
}
