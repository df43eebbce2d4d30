import type { ReadableAtom } from 'nanostores'
import type { Flag } from '../../../config/flags.ts'
import type { Ability } from './abilities.ts'
import type { AccessResult, DenialReason, DeniedResult } from './access-result.ts'
import type { AccessGuard } from './guard.ts'

/** Every screen of the site (ROUTE-01). The site maps each name to a lazy page. */
export type RouteName =
  | 'home'
  | 'login'
  | 'register'
  | 'forget'
  | 'changePsw'
  | 'set'
  | 'help'
  | 'app'
  | 'agent'
  | 'notice'
  | 'message'
  | 'activity'
  | 'activityDetail'
  | 'hotGames'
  | 'categoryGames'
  | 'gameList'
  | 'search'
  | 'lott'
  | 'elott'
  | 'lottery'
  | 'slotsCenter'
  | 'withdraw'
  | 'voucherCenter'
  | 'gameRecord'
  | 'transactionRecord'
  | 'profitAndLoss'
  | 'rewardCenter'
  | 'mall'
  | 'myAccount'
  | 'memberHome'
  | 'verification'
  | 'securityCenter'
  | 'provider'
  | 'webEmail'
  | 'trail'
  | 'invite'
  /** A path below /m/ that is none of the table (ROUTE-24). */
  | 'notFound'

export interface RouteDefinition {
  readonly name: RouteName
  /** Literal paths; `/m/agent/*` takes everything below it. Case-sensitive (ROUTE-06). */
  readonly paths: readonly string[]
  /** Who may see it (`abilities.ts`). */
  readonly ability: Ability
  /** Where the back arrow always leads (LAYOUT-07). */
  readonly backTo?: string
  /** The game type that the page is fixed to (ROUTE-15, ROUTE-17). */
  readonly gameType?: string
  /** The filter mode that the page opens with (ROUTE-14). */
  readonly mode?: string
}

/** Where a path leads, before asking who is there. */
export interface RouteMatch {
  readonly name: RouteName
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly hash: string
  /** Game type of category pages and lists (ROUTE-15, ROUTE-16), vendor code, id of a detail ... typed per use by `rules`. */
  readonly gameType: string | undefined
  readonly vendorCode: string | undefined
  /** Filter mode from `dataType`. */
  readonly mode: string | undefined
  readonly id: number | undefined
}

/** What happens to somebody who asks for a path (ROUTE-28). Without a redirect people stay where they are. */
export type RouteResult =
  | { readonly outcome: 'allow'; readonly route: RouteMatch }
  /** Show the frame of the page, decide later. */
  | { readonly outcome: 'wait'; readonly route: RouteMatch; readonly reason: DenialReason }
  | DeniedResult

export type BackTarget = { readonly to: string } | { readonly history: -1 }

export interface PageTransition {
  readonly type: 'fade' | 'none'
  /** ms */
  readonly ms: number
}

export interface AccessState {
  readonly result: RouteResult
  readonly transition: PageTransition
}

/** What the rules need to know of an entry of the footer menu. */
export interface FooterTarget {
  readonly id: string
  /** Path of the site. */
  readonly to: string
  /** The free-check stands before it (FOOTMENU-03). */
  readonly checked: boolean
}

export interface Access extends AccessGuard {
  /** The page to show; only `allow` and `wait` reach it, redirects have been followed. */
  readonly $page: ReadableAtom<AccessState>
  start(): void
  /** Moves within the site, with guards. Addresses outside /m are refused with `url.unsafe`. */
  go(to: string, options?: { readonly replace?: boolean }): void
  /**
   * Leaves the page for good: a step back where `to` lies behind it, else `to` takes its place. The way back of the
   * browser then never leads to the same page again, nor to a login that is over.
   */
  leave(to: string): void
  /** The back arrow (LAYOUT-06, LAYOUT-07, NOTICE-08). */
  back(cause?: 'arrow' | 'swipe'): void
  /** An entry of the footer menu: its free-check first (FOOTMENU-03), then like {@link Access.go}. */
  openFooter(entry: FooterTarget): void
  /** What would happen to who goes there; for hiding or marking entries. */
  checkRoute(to: string): RouteResult
  /**
   * For developers: whether the person who is here has this, what happens to who tries, and what that stems from.
   * Rejects with `request.invalid` for a word that is no ability. What explains comes with the first question.
   * @example await foyer.access.why('/m/profitandloss')
   * // { ability: 'profitAndLoss', shown: false, outcome: 'redirect', to: '/m/home', reason: { code: 'flag-off', flag: 'PERSREP' } … }
   * await foyer.access.why('chat')
   * await foyer.access.why('GOOGLELOGIN3') // whatever hangs on this flag alone
   */
  explain(what: Ability | Flag | `/${string}`): Promise<AccessExplanation>
}

/** The decision for an ability, a flag or a path, and the ability that it hangs on. */
export type AccessExplanation = (AccessResult | RouteResult) & {
  /** undefined for flags, and for addresses that are none of ours or no page. */
  readonly ability: Ability | undefined
  /** Whether menus have an entry for it. */
  readonly shown: boolean
}
