import type { Ability } from '../../config/abilities.ts'
import type { FlagName } from '../../config/flags.ts'
import { toFoyerError } from '../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../kernel/feature.ts'
import { type LinkTarget, linkTarget, pictureUrl } from '../../kernel/link-target.ts'
import type { RouteTarget } from '../../kernel/routes.ts'
import { type Platform, platform } from '../app/platform/platform.ts'
import { type Session, session } from '../auth/session/session.ts'
import { type AccessGuard, createAccessGuard, flagsOf } from './access-guard.ts'
import { checkRoutes } from './check-routes.ts'
import { type AccessExplanation, explainAccess } from './explain-access.ts'
import { createHostRouterHistory } from './host-router-history.ts'
import { createPageHistory, type PageHistory } from './page-history.ts'

/** What the rules need to know of an entry of the footer menu. */
export interface FooterTarget {
  readonly id: string
  readonly to: RouteTarget
  /** Only for real accounts (FOOTMENU-03). */
  readonly checked: boolean
}

/** Guards abilities, and with the option `routes` of `createFoyer` also every move through the history of the host. */
export interface Access extends AccessGuard, PageHistory {
  /** Whether the front end has given its table of routes, so that core moves through the history. */
  readonly hasRoutes: boolean
  /**
   * Where a link in the platform's content leads (NOTICE-08): a page of this site, any http or https address, mail or
   * telephone. Addresses that may not be opened lead nowhere, which the log tells as `address.refused`.
   */
  linkTarget(address: string): LinkTarget
  /**
   * The absolute address of a picture in the platform's content: of any https host, or of an allowed origin; undefined for
   * one that may not be shown, which the log tells as `address.refused`.
   */
  pictureUrl(address: string): string | undefined
  /** Opens an entry of the footer menu: the check for real accounts first (FOOTMENU-03), then {@link Access.go}. */
  openFooter(entry: FooterTarget): void
  /**
   * For developers: whether the current session has an ability, what happens on an attempt, and why.
   *
   * @throws FoyerError `request.invalid` for a word that is neither an ability nor a flag, `config.invalid` for a path
   * where there is no table of routes
   * @example foyer.access.explain('profitAndLoss')
   * // { ability: 'profitAndLoss', shown: false, outcome: 'redirect', to: { name: 'home' }, reason: { code: 'flag-off', flag: 'PERSREP' } … }
   * foyer.access.explain('/vip/gold')
   * foyer.access.explain('GOOGLELOGIN3') // what depends on this flag alone
   */
  explain(what: Ability | FlagName | `/${string}`): AccessExplanation
}

export function createAccess(context: FeatureContext, session: Session, platform: Platform): Access {
  const { config, routes } = context
  if (routes !== undefined) checkRoutes(routes)
  const { apply, ...guard } = createAccessGuard(context, session, platform)
  const history =
    routes === undefined
      ? createHostRouterHistory(context)
      : createPageHistory(context, routes, { session, platform, apply })
  return {
    ...guard,
    linkTarget: (address) => linkTarget(address, 'link', context),
    pictureUrl: (address) => pictureUrl(address, context),
    hasRoutes: routes !== undefined,
    get $page() {
      return history.$page
    },
    start: history.start,
    go: history.go,
    leave: history.leave,
    back: history.back,
    openFooter({ to, checked }) {
      // The check is for signed-in users. For guests the page's own rule decides.
      const returnTo = history.pathOf(to)
      if (!checked || !session.isSignedIn() || guard.enforce('footerEntry', { returnTo })) history.go(to)
    },
    checkRoute: history.checkRoute,
    hasPage: history.hasPage,
    pathOf(target) {
      try {
        return history.pathOf(target)
      } catch (cause) {
        const { code, field } = toFoyerError(cause)
        context.log.warn('access.address', { code, field })
        throw cause
      }
    },
    explain(what) {
      const { check } = guard
      return explainAccess(what, { config, flags: flagsOf(platform), routes, check, checkRoute: history.checkRoute })
    },
  }
}

/** Who may go where and do what. */
export const access: Feature<Access> = defineFeature({
  id: 'access',
  needs: { session, platform },
  create: (context, { session, platform }) => createAccess(context, session, platform),
})
