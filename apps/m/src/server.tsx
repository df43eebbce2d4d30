import { createFoyer, type FoyerConfigInput, ROUTE_PATHS, type RouteMatch, resolveRoute } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { createText, type Translate } from '@foyer/react'
import { createSandbox } from '@foyer/sandbox'
import { renderToString } from 'react-dom/server'
import type { RenderedPage } from '../build/documents.ts'
import { App } from './app.tsx'
import { routeOf } from './frame/shown-page.ts'
import { CATEGORY_MODULE, ELSEWHERE_MODULE, loadPage } from './routes.ts'
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

const renderHome = (config: FoyerConfigInput) => render(config, '/m/home', 'home', [], (t) => t('navbar.home'))

const renderCategory = (config: FoyerConfigInput, { path, gameType }: RouteMatch) =>
  render(config, path, path, [ELSEWHERE_MODULE, CATEGORY_MODULE], (t) => t.any(`category.${gameType}`))

async function render(
  config: FoyerConfigInput,
  path: string,
  name: string,
  modules: readonly string[],
  titleOf: (t: Translate) => string,
): Promise<RenderedPage> {
  const sandbox = createSandbox({ origin: ORIGIN })
  const answers: Record<string, unknown> = {}
  const client = createFoyer(
    { ...config, http: { ...config.http, baseUrl: ORIGIN } },
    memoryPorts({ fetch: (request) => sandbox.fetch(request), path, random: sequence() }),
    {
      onAnswer: (question, payload) => {
        answers[question] = payload
      },
    },
  )
  const text = createText(client.languages.$language, { overrides: client.config.texts })
  try {
    const route = routeOf(client.access.$page.get())
    const [page] = await Promise.all([loadPage(route.name), text.load('pages')])
    if (page.prepare === undefined) throw new Error(`${path} cannot be drawn ahead`)
    await Promise.all(page.prepare(client, route).map((ask) => ask()))
    const { t } = text.$shown.get()
    const html = renderToString(<App client={client} text={text} onFrame={nothing} onPage={nothing} />)
    const title = t('site.title', { page: titleOf(t), site: t('site.name') })
    return { name, title, answers, modules: [BOOT_MODULE, ...modules], ...liftPreloads(html) }
  } finally {
    client.dispose()
    sandbox.dispose()
  }
}

const nothing = () => {}

function renderShell(): RenderedPage {
  return {
    name: 'default',
    title: 'Foyer',
    html: renderToString(<Shell />),
    head: '',
    answers: {},
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
