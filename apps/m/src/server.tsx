import {
  createFoyer,
  type FoyerConfigInput,
  type HydrationState,
  matchPath,
  type RouteMatch,
  type RouteTarget,
  toPath,
} from '@foyer/core'
import { nodePorts } from '@foyer/core/node'
import type { I18n, Translate } from '@foyer/react'
import { renderToString } from 'react-dom/server'
import { site } from '#site'
import { App } from './app.tsx'
import { SkeletonDocument } from './layout/skeleton-document.tsx'
import { createSiteI18n } from './texts/create-site-i18n.ts'

const { router } = site

/** Modules that documents name, as `build/chunk-addresses.ts` finds them. */
const ENTRY_MODULE = 'src/entry/hydrate.tsx'
const CATEGORY_MODULE = 'src/pages/category-games/category-games.tsx'
/** How long the platform may take for all that one page shows, repeated calls included. */
const PAGE_MS = 60_000

/** The language of a document. */
interface PageLanguage {
  /** As the platform writes it: EN, TY ... */
  readonly code: string
  /** BCP 47 */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

/** One page rendered to text, before it is put into the shell. */
export interface RenderedPage {
  /** Route name or path, or `default` for every route without a document of its own. */
  readonly name: string
  readonly language: PageLanguage
  readonly title: string
  readonly html: string
  /** Tags for the head, for example preloads of pictures. */
  readonly head: string
  /** What it was drawn from, for the client that takes it over (`HydrationState`). */
  readonly hydration: HydrationState
  /** Modules that the page needs, besides the texts of its language, as paths below the project root. */
  readonly modules: readonly string[]
}

/** ROUTE-15: pages that are the same for all sessions until the platform has answered. */
const CATEGORY_PAGES = rowsOf('categoryGames').flatMap(({ paths }) => matchPath(router.routes, paths[0]) ?? [])

function rowsOf(name: string) {
  return router.pages.flatMap((page) => (page.name === name ? (page.rows ?? [page]) : []))
}

/** The paths of each page, other spellings among them, by its name. */
export function sitePaths(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    router.pages.map(({ name }) => [name, rowsOf(name).flatMap(({ paths, aliases = [] }) => [...paths, ...aliases])]),
  )
}

/** What an unknown path of this merchant's site leads to, for its host. */
export function unknownPathOf(merchant: unknown): 'home' | 'notFound' {
  const foyer = createFoyer({ ...(merchant as FoyerConfigInput), ports: nodePorts() })
  foyer.dispose()
  return foyer.config.readings.unknownPath
}

/**
 * Renders the documents of one merchant, in each of its languages: a frame for every page, and the lobby and the category
 * pages with the banners, games and tabs that the merchant's platform shows to guests. Without a platform frames alone.
 *
 * @throws Error that names the page and the call which failed.
 */
export async function renderDocuments(merchant: unknown, platform?: string): Promise<readonly RenderedPage[]> {
  const config = merchant as FoyerConfigInput
  const pages: RenderedPage[] = []
  for (const code of languagesOf(config)) {
    if (platform !== undefined) {
      // One language after the other, since each renders seven large pages.
      const guest = { ...config, baseUrl: platform }
      const categories = CATEGORY_PAGES.map((route) => renderCategory(guest, code, route))
      pages.push(...(await Promise.all([renderHome(guest, code), ...categories])))
    }
    pages.push(await renderShell(config, code))
  }
  return pages
}

/** What the site is called in one language, for people who have it on the home screen. */
export interface SiteDescription {
  readonly language: PageLanguage
  readonly name: string
  readonly description: string
  /** Path of the lobby. */
  readonly start: string
  /** Ways into the site from the menu of its icon, by the name of the page. */
  readonly shortcuts: readonly { readonly page: string; readonly name: string; readonly url: string }[]
  /** What screenshots show, by their name. */
  readonly screenshots: Readonly<Record<string, string>>
  /** Said where the application does not arrive. */
  readonly failed: { readonly text: string; readonly retry: string }
  readonly noScript: string
}

/** Describes the site in each language of the merchant. */
export async function describeSite(merchant: unknown): Promise<readonly SiteDescription[]> {
  const config = merchant as FoyerConfigInput
  return Promise.all(
    languagesOf(config).map(async (code) => {
      const foyer = createFoyer({ ...config, ports: nodePorts() })
      foyer.dispose()
      const text = createSiteI18n(foyer)
      await Promise.all([showLanguage(text, code), text.load('pages')])
      const { t, tag, dir } = text.$shown.get()
      const shortcuts: readonly (readonly [RouteTarget, string])[] = [
        [{ name: 'search' }, t('search.everywhere')],
        [{ name: 'gameList', params: { dataType: 'fav' } }, t('category.FAV')],
        [{ name: 'promotions' }, t('category.PROMO')],
        [{ name: 'deposit' }, t('header.deposit')],
      ]
      return {
        language: { code, tag, dir },
        name: t('site.name'),
        description: t('site.description'),
        start: toPath(router.routes, { name: 'home' }),
        // A merchant may leave pages out.
        shortcuts: shortcuts.flatMap(([to, name]) =>
          to.name !== undefined && router.routes[to.name] !== undefined
            ? [{ page: to.name, name, url: toPath(router.routes, to) }]
            : [],
        ),
        screenshots: { home: t('page.home.heading'), slots: t('category.RNG'), promotions: t('category.PROMO') },
        failed: { text: t('site.failed'), retry: t('state.retry') },
        noScript: t('site.noScript'),
      }
    }),
  )
}

function languagesOf(config: FoyerConfigInput): readonly string[] {
  const foyer = createFoyer({ ...config, ports: nodePorts() })
  foyer.dispose()
  return foyer.languages.available
}

/** @throws Error where the site has no texts in the language: its documents would be in another one. */
async function showLanguage(text: I18n, code: string): Promise<void> {
  if (!(await text.show(code))) throw new Error(`the site has no texts in ${code}`)
}

const renderHome = (config: FoyerConfigInput, code: string) =>
  render(config, code, toPath(router.routes, { name: 'home' }), 'home', [], (t) => t('navbar.home'))

const renderCategory = (config: FoyerConfigInput, code: string, { path, params }: RouteMatch) =>
  render(config, code, path, path, [CATEGORY_MODULE], (t) => t.any(`category.${params.gameType}`))

async function render(
  config: FoyerConfigInput,
  code: string,
  path: string,
  name: string,
  modules: readonly string[],
  titleOf: (t: Translate) => string,
): Promise<RenderedPage> {
  // Nothing is stored here, so every call is a guest's: no answer to a member can get into a document.
  const foyer = createFoyer({
    ...config,
    routes: router.routes,
    ports: nodePorts({ path, random: sequence() }),
    language: code,
  })
  const failed = new Set<string>()
  foyer.log.on(({ event, data }) => {
    if (event === 'call.failed')
      failed.add(`${data?.endpoint} (${[data?.code, data?.status].filter(Boolean).join(' ')})`)
  })
  const text = createSiteI18n(foyer)
  try {
    const { route } = foyer.access.$page.get().result
    await Promise.all([router.load(route.name), showLanguage(text, code), text.load('pages')])
    if (!router.page(route.name).prerender) throw new Error(`${path} cannot be drawn ahead`)
    const asked = Promise.all(router.loadTasks(foyer, route).map((ask) => ask()))
    if (!(await endsInTime(asked)))
      throw new Error(`${path} in ${code}: the platform took more than ${PAGE_MS / 1000} s`)
    if (failed.size > 0) throw new Error(`${path} in ${code}: ${[...failed].join(', ')} failed`)
    const { t, tag, dir } = text.$shown.get()
    const html = renderToString(<App foyer={foyer} text={text} onLayout={nothing} onPageMounted={nothing} />)
    const title = t('site.title', { page: titleOf(t), site: t('site.name') })
    return {
      name,
      language: { code, tag, dir },
      title,
      hydration: foyer.dehydrate(),
      modules: [ENTRY_MODULE, ...modules],
      ...liftPreloads(html),
    }
  } finally {
    foyer.dispose()
  }
}

async function endsInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PAGE_MS, false)
  })
  try {
    return await Promise.race([work.then(() => true), timeout])
  } finally {
    clearTimeout(timer)
  }
}

const nothing = () => {}

async function renderShell(config: FoyerConfigInput, code: string): Promise<RenderedPage> {
  const foyer = createFoyer({ ...config, ports: nodePorts() })
  foyer.dispose()
  const text = createSiteI18n(foyer)
  await showLanguage(text, code)
  const { t, tag, dir } = text.$shown.get()
  return {
    name: 'default',
    language: { code, tag, dir },
    title: t('site.name'),
    html: renderToString(<SkeletonDocument />),
    head: '',
    hydration: {},
    modules: [ENTRY_MODULE],
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
