import type { Foyer, RouteMatch, RouteName, Store } from '@foyer/core'
import type { SiteRouteRow } from '@foyer/core/site'
import type { ComponentType } from 'react'
import type { TextNamespace, Translate } from '../text/i18n.ts'
import type { TextKey } from '../text/locales.ts'

export interface PageProps {
  readonly route: RouteMatch
  /** Counts links of the page to itself, so that it can tell a new visit from a render of the current one. */
  readonly reloadKey: number
}

/** Asks for something that a page is drawn from, and never rejects. */
export type LoadTask = () => unknown

export interface PageDataLoaders {
  /**
   * All that the page's first screen is drawn from. The router runs it on every navigation to the page, beside the import
   * of its code; what is known already is not asked for again.
   */
  readonly loader?: ((foyer: Foyer, route: RouteMatch) => readonly LoadTask[]) | undefined
  /** Reloads the same while the known data stays on screen. */
  readonly revalidate?: ((foyer: Foyer, route: RouteMatch) => readonly LoadTask[]) | undefined
}

/** What {@link PageBase.load} imports. Its loaders run once it is here; those of the definition do not wait for it. */
export interface PageModule extends PageDataLoaders {
  readonly Page: ComponentType<PageProps>
}

export interface PageTitleArgs {
  readonly route: RouteMatch
  readonly t: Translate
  readonly foyer: Foyer
}

interface PageBase<Name extends RouteName> extends PageDataLoaders {
  /** The name that `Routes` of core has for it. */
  readonly name: Name
  /** Imports its code: `() => import('./deposit.tsx')`. A page of the first screen gives it at once. */
  readonly load: PageModule | (() => Promise<PageModule>)
  /** Default: the title that its chrome names. */
  readonly title?: TextKey | ((visit: PageTitleArgs) => string) | undefined
  /** A store that the title is made from; it is made again when this changes. */
  readonly titleStore?: ((foyer: Foyer) => Store<unknown>) | undefined
  /** Which texts it needs. Default: those of all pages. */
  readonly texts?: TextNamespace | undefined
  /** Its document holds its first screen, which is the same for all sessions: it is drawn before the session is known. */
  readonly prerender?: boolean | undefined
}

/** All that a page is: its addresses and guards, its chrome and title, its data and its code. */
export type PageDefinition<Name extends RouteName = RouteName> = PageBase<Name> &
  (
    | (SiteRouteRow & { readonly rows?: undefined })
    /** Several, where the addresses of a page differ in more than the spelling. */
    | { readonly rows: readonly SiteRouteRow[]; readonly paths?: undefined }
  )

/**
 * Defines a page in one place. `createRouter` takes a list of them.
 *
 * @example
 * declare module '@foyer/core' {
 *   interface Routes { vip: { level: string } }
 * }
 * export const vip = definePage({
 *   name: 'vip',
 *   paths: ['/vip/:level'],
 *   ability: 'memberCenter',
 *   title: ({ route }) => `VIP ${route.params.level}`,
 *   load: () => import('./vip-page.tsx'),
 * })
 */
export function definePage<const Page extends PageDefinition>(page: Page): Page {
  return page
}
