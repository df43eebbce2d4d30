import { createFoyer, type FoyerConfigInput, ROUTE_PATHS, type RouteMatch, resolveRoute } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { createText, LOCALES, type Locale, type Translate } from '@foyer/react'
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
 * Renders the documents of one merchant, in each of its languages: the lobby and the category pages with real banners,
 * games and tabs, taken from a sandbox with the default seed, and a frame for every other page.
 */
export async function renderDocuments(merchant: unknown): Promise<readonly RenderedPage[]> {
  const config = merchant as FoyerConfigInput
  const pages: RenderedPage[] = []
  // One after the other: each is a whole lobby.
  for (const code of languagesOf(config)) {
    const categories = CATEGORY_PAGES.map((route) => renderCategory(config, code, route))
    pages.push(await renderHome(config, code), ...(await Promise.all(categories)), renderShell(code))
  }
  return pages
}

function languagesOf(config: FoyerConfigInput): readonly string[] {
  const client = createFoyer(config, memoryPorts())
  client.dispose()
  return client.languages.available
}

/** @throws Error for a language that the site has no texts in: its documents would be in another one. */
function localeOf(code: string): Locale {
  const locale = LOCALES[code]
  if (locale === undefined) throw new Error(`the site has no texts in ${code}`)
  return locale
}

/** The chunk of a language's texts: a document that names it spares a turn on the wire. */
function textsOf(code: string): readonly string[] {
  const folder = code.toLowerCase()
  return localeOf(code).load === undefined ? [] : [`../../packages/react/dist/text/${folder}/${folder}.js`]
}

const renderHome = (config: FoyerConfigInput, code: string) =>
  render(config, code, '/m/home', 'home', [], (t) => t('navbar.home'))

const renderCategory = (config: FoyerConfigInput, code: string, { path, gameType }: RouteMatch) =>
  render(config, code, path, path, [ELSEWHERE_MODULE, CATEGORY_MODULE], (t) => t.any(`category.${gameType}`))

async function render(
  config: FoyerConfigInput,
  code: string,
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
      language: code,
      onAnswer: (question, payload) => {
        answers[question] = payload
      },
    },
  )
  const text = createText(client.languages.$language, { overrides: client.config.texts })
  try {
    const route = routeOf(client.access.$page.get())
    const [page] = await Promise.all([loadPage(route.name), text.load('pages'), text.show(code)])
    if (page.prepare === undefined) throw new Error(`${path} cannot be drawn ahead`)
    await Promise.all(page.prepare(client, route).map((ask) => ask()))
    const { t, tag, dir } = text.$shown.get()
    const html = renderToString(<App client={client} text={text} onFrame={nothing} onPage={nothing} />)
    const title = t('site.title', { page: titleOf(t), site: t('site.name') })
    return {
      name,
      language: { code, tag, dir },
      title,
      answers,
      modules: [BOOT_MODULE, ...modules, ...textsOf(code)],
      ...liftPreloads(html),
    }
  } finally {
    client.dispose()
    sandbox.dispose()
  }
}

const nothing = () => {}

function renderShell(code: string): RenderedPage {
  const { tag, dir } = localeOf(code)
  return {
    name: 'default',
    language: { code, tag, dir },
    title: 'Foyer',
    html: renderToString(<Shell />),
    head: '',
    answers: {},
    modules: [BOOT_MODULE, ELSEWHERE_MODULE, ...textsOf(code)],
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
