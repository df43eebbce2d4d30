import type { Foyer, RouteMatch, RouteName } from '@foyer/core'
import type { ComponentType } from 'react'
import { loader, Page, revalidate } from '../pages/home.tsx'

export interface PageProps {
  readonly route: RouteMatch
  /** Counts navigations, so that a page can tell a new visit from a render of the current one. */
  readonly reloadKey: number
}

export interface PageModule {
  readonly Page: ComponentType<PageProps>
  /**
   * The page's loader: asks for all that its first screen is drawn from, and never rejects. The router runs it on every
   * navigation to the page; the start awaits it too, where the document is hydrated.
   */
  readonly loader?: (client: Foyer, route: RouteMatch) => readonly (() => Promise<unknown>)[]
  /** Reloads the same while the known data stays on screen. */
  readonly revalidate?: (client: Foyer, route: RouteMatch) => readonly (() => unknown)[]
}

/** Shared by all pages but the lobby: bars, titles, and imports of their chunks. */
export type RouterChunk = typeof import('./router-chunk.ts')

/** Where the documents' builder finds the modules of pages (`build/chunks.ts`). */
export const ROUTER_MODULE = 'src/router/router-chunk.ts'
export const CATEGORY_MODULE = 'src/pages/category-games.tsx'

/** Pages whose documents hold their first screen, which is the same for all sessions (`server.tsx`). */
export const PRERENDERED: ReadonlySet<RouteName> = new Set(['home', 'categoryGames'])

let lazyRouterChunk: RouterChunk | undefined
const loadedPages = new Map<RouteName, PageModule>()
const loadingPages = new Map<RouteName, Promise<PageModule>>()

/** The parts that pages other than the lobby share, if they are loaded. */
export function loadedRouterChunk(): RouterChunk | undefined {
  return lazyRouterChunk
}

/** Loads the parts that pages other than the lobby share. */
export async function loadRouterChunk(): Promise<RouterChunk> {
  lazyRouterChunk ??= await import('./router-chunk.ts')
  return lazyRouterChunk
}

/** The page, if its chunk is loaded: then it can be shown without waiting. */
export function loadedPage(name: RouteName): PageModule | undefined {
  return loadedPages.get(name)
}

/** Fetches a page's chunk; a failure is forgotten, so that the next call tries again. */
export function loadPage(name: RouteName): Promise<PageModule> {
  const running = loadingPages.get(name)
  if (running !== undefined) return running
  const loading = importPage(name).then(
    (page) => {
      loadedPages.set(name, page)
      return page
    },
    (cause: unknown) => {
      loadingPages.delete(name)
      throw cause
    },
  )
  loadingPages.set(name, loading)
  return loading
}

/** By page: its chunk and its texts. A failure stays, so that rendering does not fetch without end. */
const pageParts = new Map<RouteName, Promise<PageModule>>()

/** All that a page is drawn with, for `use()`: the same promise until {@link forgetPageParts}, also once it has failed. */
export function loadPageParts(name: RouteName, loadTexts: () => Promise<unknown>): Promise<PageModule> {
  const known = pageParts.get(name)
  if (known !== undefined) return known
  const loading = Promise.all([loadPage(name), name === 'home' ? undefined : loadTexts()]).then(([page]) => page)
  pageParts.set(name, loading)
  return loading
}

/** Called before another try: by the next navigation to the page, or by a person. */
export function forgetPageParts(name: RouteName): void {
  pageParts.delete(name)
}

/** Runs the loader of a page whose code is loaded. Known data are not loaded again. */
export function runLoader(client: Foyer, route: RouteMatch): void {
  for (const ask of loadedPage(route.name)?.loader?.(client, route) ?? []) void ask()
}

async function importPage(name: RouteName): Promise<PageModule> {
  // The lobby's chunk is always loaded: every start loads it.
  if (name === 'home') return { Page, loader, revalidate }
  const { PAGE_MODULES } = await loadRouterChunk()
  return PAGE_MODULES[name]()
}
