import { atom } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { findLink } from '../../app/install/create-install.ts'
import type { Install } from '../../app/install/install.ts'
import { installOfferDelay } from '../../app/install/install-rules.ts'
import { createVisits } from '../../app/install/visits.ts'
import { userKey } from '../../auth/session/roles.ts'
import type { Session } from '../../auth/session/session.ts'
import type { Announcements } from '../announcements/announcements.ts'
import { hasAppFor, isPhone, loginPopups } from './home-popup-rules.ts'
import type { DownloadPopup, HomePopup, HomePopups, LoginPopup } from './home-popups.ts'
import { createSeenPopups } from './seen-popups.ts'

export interface HomePopupsDeps {
  readonly announcements: Pick<Announcements, '$popups' | 'loadHome'>
  readonly install: Install
}

export function createHomePopups(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  { announcements, install }: HomePopupsDeps,
): HomePopups {
  const { ports, scope } = context
  const { device } = ports
  const seen = createSeenPopups(context)
  const visits = createVisits(context)
  const $shown = atom<HomePopup | undefined>()
  const $hasNext = atom<HomePopup['kind'] | undefined>()
  /** A popup of the login was shown at this arrival: the app waits for another one. */
  let loginPopupShown = false
  /** At the lobby; elsewhere nothing is waited for. */
  let isAtHome = false
  let stopWaiting: Unsubscribe = () => {}

  /** Free play is no login. */
  const member = (): string | undefined => {
    const state = session.$state.get()
    return state.type === 'member' ? userKey(state) : undefined
  }

  /** What is left of the login's popups; undefined while nobody knows. */
  const queue = (): readonly LoginPopup[] | undefined => {
    if (session.$state.get().type === 'unknown') return undefined
    const user = member()
    if (user === undefined) return []
    const found = announcements.$popups.get()
    switch (found.status) {
      case 'idle':
      case 'loading':
        return undefined
      case 'failed':
        return []
      case 'ready':
        // Behind it comes the answer for whoever has just logged in.
        if (found.refreshing) return undefined
        return loginPopups(found.data, context).filter(({ id }) => !seen.has(user, id))
    }
  }

  /** As `installOfferDelay`. Trial players are trying the games, not looking for an app. */
  const offerDelay = (): number | undefined =>
    loginPopupShown || device.standalone || !isPhone(device.userAgent) || session.$state.get().type === 'trial'
      ? undefined
      : installOfferDelay(visits.facts())

  const offer = (): DownloadPopup | undefined => {
    const found = install.$links.get()
    if (found.status !== 'ready' || offerDelay() !== 0) return undefined
    if (!hasAppFor(device.userAgent, found.data, install.iosAppRuns)) return undefined
    return { kind: 'download', icon: findLink(found.data, 'AppDownloadIcon') }
  }

  const next = (): HomePopup | undefined => {
    const left = queue()
    return left === undefined ? undefined : (left[0] ?? offer())
  }

  const update = () => $hasNext.set($shown.get() === undefined ? next()?.kind : undefined)

  const show = (popup: HomePopup | undefined) => {
    $shown.set(popup)
    update()
  }

  const open = () => {
    const popup = $shown.get() === undefined ? next() : undefined
    switch (popup?.kind) {
      case undefined:
        return
      case 'login':
        loginPopupShown = true
        if (owner !== undefined) seen.add(owner, popup.id)
        break
      case 'download':
        visits.noteOffered()
    }
    show(popup)
  }

  let owner = member()
  scope.add(
    session.$state.subscribe((state) => {
      if (state.type === 'unknown') return
      const user = member()
      if (user === undefined) seen.forget()
      if (user !== owner && $shown.get()?.kind === 'login') $shown.set(undefined)
      owner = user
      update()
    }),
  )
  scope.add(announcements.$popups.listen(update))
  scope.add(install.$links.listen(update))

  return {
    $hasNext,
    $shown,
    async load() {
      isAtHome = true
      visits.begin()
      await announcements.loadHome()
      if (scope.disposed || offerDelay() === undefined) return
      await install.load()
      const wait = offerDelay()
      stopWaiting()
      if (wait === 0) update()
      else if (isAtHome && wait !== undefined) stopWaiting = scope.timeout(update, wait)
    },
    open,
    close() {
      show(undefined)
      if (queue()?.length) open()
    },
    leave() {
      isAtHome = false
      stopWaiting()
      loginPopupShown = false
      show(undefined)
    },
  }
}
