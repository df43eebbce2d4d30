import { atom } from 'nanostores'
import type { Announcements } from '../announcements/announcements.ts'
import { linkOf } from '../install/create-install.ts'
import type { Install } from '../install/install.ts'
import { offerIn } from '../install/rules.ts'
import { createVisits } from '../install/visits.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import type { Unsubscribe } from '../ports/ports.ts'
import { userKey } from '../session/roles.ts'
import type { Session } from '../session/session.ts'
import type { DownloadPopup, HomePopup, LoginPopup, Popups } from './popups.ts'
import { hasAppFor, isPhone, loginPopups } from './rules.ts'
import { createSeenPopups } from './seen-popups.ts'

export interface PopupsDeps {
  readonly announcements: Pick<Announcements, '$popups' | 'loadHome'>
  readonly install: Install
}

export function createPopups(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  { announcements, install }: PopupsDeps,
): Popups {
  const { ports, scope } = context
  const { device } = ports
  const seen = createSeenPopups(context)
  const visits = createVisits(context)
  const $shown = atom<HomePopup | undefined>()
  const $due = atom<HomePopup['kind'] | undefined>()
  /** A popup of the login was shown at this arrival: the app waits for another one. */
  let greeted = false
  /** At the lobby; elsewhere nothing is waited for. */
  let here = false
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

  /** As `offerIn`. Trial players are trying the games, not looking for an app. */
  const mayOffer = (): number | undefined =>
    greeted || device.standalone || !isPhone(device.userAgent) || session.$state.get().type === 'trial'
      ? undefined
      : offerIn(visits.facts())

  const offer = (): DownloadPopup | undefined => {
    const found = install.$links.get()
    if (found.status !== 'ready' || mayOffer() !== 0) return undefined
    if (!hasAppFor(device.userAgent, found.data, install.iosAppRuns)) return undefined
    return { kind: 'download', icon: linkOf(found.data, 'AppDownloadIcon') }
  }

  const next = (): HomePopup | undefined => {
    const left = queue()
    return left === undefined ? undefined : (left[0] ?? offer())
  }

  const look = () => $due.set($shown.get() === undefined ? next()?.kind : undefined)

  const show = (popup: HomePopup | undefined) => {
    $shown.set(popup)
    look()
  }

  const open = () => {
    const popup = $shown.get() === undefined ? next() : undefined
    switch (popup?.kind) {
      case undefined:
        return
      case 'login':
        greeted = true
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
      look()
    }),
  )
  scope.add(announcements.$popups.listen(look))
  scope.add(install.$links.listen(look))

  return {
    $due,
    $shown,
    async load() {
      here = true
      visits.begin()
      await announcements.loadHome()
      if (scope.disposed || mayOffer() === undefined) return
      await install.load()
      const wait = mayOffer()
      stopWaiting()
      if (wait === 0) look()
      else if (here && wait !== undefined) stopWaiting = scope.timeout(look, wait)
    },
    open,
    close() {
      show(undefined)
      if (queue()?.length) open()
    },
    leave() {
      here = false
      stopWaiting()
      greeted = false
      show(undefined)
    },
  }
}
