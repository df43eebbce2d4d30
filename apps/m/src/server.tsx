import {
  announcementsFeature,
  createFoyer,
  type Foyer,
  type FoyerConfigInput,
  type GameList,
  type GameListState,
  gamesFeature,
  hotFeature,
  listOptions,
  ROUTE_PATHS,
  type RouteMatch,
  resolveRoute,
} from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { createText, type Text, type Translate } from '@foyer/react'
import { createSandbox } from '@foyer/sandbox'
import { renderToString } from 'react-dom/server'
import type { RenderedPage } from '../build/documents.ts'
import { App } from './app.tsx'
import { CATEGORY_MODULE, ELSEWHERE_MODULE, HOME_MODULE, loadPage } from './routes.ts'
import { Shell } from './shell/shell.tsx'

const BOOT_MODULE = 'src/boot/boot.ts'
const ORIGIN = 'https://foyer.invalid'

/** ROUTE-15: pages that show the same to everybody until the platform has answered. */
const CATEGORY_PAGES = ROUTE_PATHS.flatMap((path) => {
  const resolution = resolveRoute(path)
  return resolution.kind === 'route' && resolution.route.name === 'categoryGames' ? [resolution.route] : []
})

/**
 * Renders the documents of one merchant: the lobby and the category pages with real banners, games and tabs, taken from
 * a sandbox with the default seed, and a frame for every other page.
 */
export async function renderDocuments(merchant: unknown): Promise<readonly RenderedPage[]> {
  const config = merchant as FoyerConfigInput
  const categories = CATEGORY_PAGES.map((route) => renderCategory(config, route))
  return [await renderHome(config), ...(await Promise.all(categories)), renderShell()]
}

function renderHome(config: FoyerConfigInput): Promise<RenderedPage> {
  return render(config, '/m/home', async (client) => {
    await Promise.all([
      loadPage('home'),
      client.catalogue.load(),
      client.use(announcementsFeature).loadHome(),
      client.use(hotFeature).load(),
    ])
    return { name: 'home', titleOf: (t) => t('navbar.home'), modules: [BOOT_MODULE, HOME_MODULE] }
  })
}

function renderCategory(config: FoyerConfigInput, route: RouteMatch): Promise<RenderedPage> {
  return render(config, route.path, async (client, text) => {
    const list = client.use(gamesFeature).createList(listOptions('categoryGames', route))
    list.start()
    await Promise.all([
      loadPage(route.name),
      text.load('pages'),
      client.catalogue.load(),
      client.use(hotFeature).load(),
      settled(list),
    ])
    return {
      name: route.path,
      titleOf: (t) => t.any(`category.${route.gameType}`),
      modules: [BOOT_MODULE, ELSEWHERE_MODULE, CATEGORY_MODULE],
    }
  })
}

/** What a page is called, and what it needs, once all that it shows is there. */
interface Prepared extends Pick<RenderedPage, 'name' | 'modules'> {
  readonly titleOf: (t: Translate) => string
}

async function render(
  config: FoyerConfigInput,
  path: string,
  prepare: (client: Foyer, text: Text) => Promise<Prepared>,
): Promise<RenderedPage> {
  const sandbox = createSandbox({ origin: ORIGIN })
  const client = createFoyer(
    { ...config, http: { ...config.http, baseUrl: ORIGIN } },
    memoryPorts({ fetch: (request) => sandbox.fetch(request), path, random: sequence() }),
  )
  const text = createText(client.languages.$language, { overrides: client.config.texts })
  try {
    const { titleOf, ...page } = await prepare(client, text)
    const { t } = text.$shown.get()
    const html = renderToString(<App client={client} text={text} onReady={() => undefined} />)
    return { ...page, title: t('site.title', { page: titleOf(t), site: t('site.name') }), ...liftPreloads(html) }
  } finally {
    client.dispose()
    sandbox.dispose()
  }
}

/** Until a list has its first page. @throws Error where it cannot be had */
async function settled({ $state }: GameList): Promise<void> {
  const { status } = await new Promise<GameListState>((resolve) => {
    if ($state.get().status !== 'loading') resolve($state.get())
    else $state.listen((state) => state.status !== 'loading' && resolve(state))
  })
  if (status !== 'ready') throw new Error(`a list of games is ${status}`)
}

function renderShell(): RenderedPage {
  return {
    name: 'default',
    title: 'Foyer',
    html: renderToString(<Shell />),
    head: '',
    modules: [BOOT_MODULE, ELSEWHERE_MODULE],
  }
}

/** Equal builds give equal documents. */
function sequence(): { next(): number } {
  let last = 0
  return {
    next() {
      last = (last + 0.618) % 1
      return last
    },
  }
}

const PRELOAD = /^(?:<link\b[^>]*>)+/

/** React writes preloads of pictures before the markup; they belong into the head, not into the root. */
function liftPreloads(html: string): Pick<RenderedPage, 'html' | 'head'> {
  const head = PRELOAD.exec(html)?.[0] ?? ''
  return { html: html.slice(head.length), head }
}
