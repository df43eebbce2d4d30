import { type Foyer, FoyerError, type RouteMatch, type RouteName } from '@foyer/core'
import type { SiteRouteTable } from '@foyer/core/site'
import type { I18n } from '../text/i18n.ts'
import type { LoadTask, PageDataLoaders, PageDefinition, PageModule } from './define-page.ts'
import { loadWithStyles } from './load-with-styles.ts'

type Texts = Pick<I18n, 'has' | 'load'>

/** The pages of a site: their table of routes, and the loading of their code, texts and data. */
export interface Router {
  /** For `createFoyer`. */
  readonly routes: SiteRouteTable
  readonly pages: readonly PageDefinition[]
  /** @throws FoyerError `config.invalid` for a page that the site lacks */
  page(name: RouteName): PageDefinition
  /** The code of a page, if it is here: then it can be shown without waiting. */
  loaded(name: RouteName): PageModule | undefined
  /** Imports the code of a page; a failure is forgotten, so that the next call tries again. */
  load(name: RouteName): Promise<PageModule>
  /** Whether the code and the texts of a page are here. */
  isReady(name: RouteName, texts: Texts): boolean
  /** Fetches both, side by side. */
  prepare(name: RouteName, texts: Texts): Promise<unknown>
  /** What the page asks for, as far as its loader is here: of its definition, and of its code. */
  loadTasks(foyer: Foyer, route: RouteMatch): readonly LoadTask[]
  /**
   * Asks for the data of a page: at once by its definition, and once its code is here by that, unless `signal` is aborted
   * before. Rejects with what a loader throws, and not where the code is missing: the page shows that and tries again.
   */
  runLoader(foyer: Foyer, route: RouteMatch, signal?: AbortSignal): Promise<void>
  /** Reloads while the known data stays on screen. */
  revalidateTasks(foyer: Foyer, route: RouteMatch): readonly LoadTask[]
}

/** Core leads to these by itself. */
const NEEDED = [
  'home',
  'signIn',
  'register',
  'changePassword',
  'messageCenter',
  'notFound',
] as const satisfies RouteName[]

/**
 * Makes the router of a site. Make one and keep it: it remembers which code is loaded. Links to a page that is not in
 * the list are not shown, nor are its entries in menus.
 *
 * @throws FoyerError `config.invalid` where one of the pages is missing that core itself leads to
 * @example
 * export const router = createRouter({ pages: [home, signIn, register, changePassword, messageCenter, notFound, vip] })
 * createFoyer({ merchant: 'demo', ports, routes: router.routes })
 */
export function createRouter({ pages }: { readonly pages: readonly PageDefinition[] }): Router {
  const byName = new Map<RouteName, PageDefinition>(pages.map((page) => [page.name, page]))
  const loaded = new Map<RouteName, PageModule>()
  const loading = new Map<RouteName, Promise<PageModule>>()

  const pageOf = (name: RouteName): PageDefinition => {
    const page = byName.get(name)
    if (page === undefined) throw new FoyerError({ code: 'config.invalid', field: `pages.${name}` })
    return page
  }
  for (const name of NEEDED) pageOf(name)
  const textsOf = (name: RouteName) => pageOf(name).texts ?? 'pages'

  const loadedPage = (name: RouteName): PageModule | undefined => {
    const { load } = pageOf(name)
    return typeof load === 'function' ? loaded.get(name) : load
  }

  const load = (name: RouteName): Promise<PageModule> => {
    const known = loading.get(name)
    if (known !== undefined) return known
    const { load } = pageOf(name)
    if (typeof load !== 'function') return Promise.resolve(load)
    const started = loadWithStyles(load).then(
      (module) => {
        loaded.set(name, module)
        return module
      },
      (cause: unknown) => {
        loading.delete(name)
        throw cause
      },
    )
    loading.set(name, started)
    return started
  }

  const loadersOf = (name: RouteName) => [pageOf(name), loadedPage(name)]

  return {
    // Pages that are not in the list have no row, and so no address.
    routes: Object.fromEntries(pages.map((page) => [page.name, page.rows ?? [page]])) as SiteRouteTable,
    pages,
    page: pageOf,
    loaded: loadedPage,
    load,
    isReady: (name, texts) => loadedPage(name) !== undefined && texts.has(textsOf(name)),
    prepare: (name, texts) => Promise.all([load(name), texts.load(textsOf(name))]),
    loadTasks: (foyer, route) => loadersOf(route.name).flatMap((of) => of?.loader?.(foyer, route) ?? []),
    async runLoader(foyer, route, signal) {
      const run = (loaders: PageDataLoaders) => {
        for (const ask of loaders.loader?.(foyer, route) ?? []) void ask()
      }
      // A page whose code cannot be had has no loader. The outlet that shows the page loads it too, and shows the failure.
      const code = Promise.allSettled([load(route.name)])
      try {
        run(pageOf(route.name))
      } finally {
        const [module] = await code
        if (module.status === 'fulfilled' && !signal?.aborted) run(module.value)
      }
    },
    revalidateTasks: (foyer, route) => loadersOf(route.name).flatMap((of) => of?.revalidate?.(foyer, route) ?? []),
  }
}
