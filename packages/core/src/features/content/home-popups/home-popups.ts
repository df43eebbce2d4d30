import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { text, whole } from '../../../transport/wire-schemas.ts'
import { type Install, install } from '../../app/install/install.ts'
import { appOfferDelay, createVisits } from '../../app/install/visits.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { type Announcements, announcements } from '../announcements/announcements.ts'
import { announcementPopups } from './home-popup-rules.ts'
import type { AnnouncementPopup } from './types.ts'

/** A popup that opens over the lobby by itself (HOME-05). */
export type HomePopup = AnnouncementPopup | DownloadPopup

/** The offer of the app, on phones that do not have it (INSTALL-07). What it offers is in {@link Install}. */
export interface DownloadPopup {
  readonly kind: 'download'
}

/**
 * Shows one popup at a time: first the announcements in their order, each once per session and tab. Then the app,
 * once per device, to users who have visited before or have played, a minute after they arrived (`appOfferDelay`),
 * never in a trial, and never right after an announcement.
 */
export interface HomePopups {
  /**
   * The kind of the popup that is due. The interface chooses the moment and calls {@link HomePopups.open}: an announcement
   * opens together with the lobby or waits for the next arrival, the app opens when the user is idle.
   */
  readonly $hasNext: Store<HomePopup['kind'] | undefined>
  readonly $shown: Store<HomePopup | undefined>
  /** To be called on arrival at the lobby. What cannot be loaded does not open. */
  load(): Promise<Result>
  /** Shows the popup that is due and marks it as seen. */
  open(): void
  /** Closes the popup. The next announcement follows at once. */
  close(): void
  /** Leaves the lobby and closes its popup; those not shown yet wait for the next arrival. */
  leave(): void
}

/** The popups that the member has seen in this tab. The end of the session clears them (SESSION-05). */
export interface SeenPopups {
  has(user: string, id: number): boolean
  add(user: string, id: number): void
  /** After the end of a session every popup is shown again. */
  forget(): void
}

export function createSeenPopups({ ports, log }: Pick<FeatureContext, 'ports' | 'log'>): SeenPopups {
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: 'MC_LOGIN_POPUPS',
    schema: z.object({ user: text, seen: z.array(whole) }),
    log,
  })
  const seenBy = (user: string): readonly number[] => {
    const record = stored.read()
    return record?.user === user ? record.seen : []
  }
  return {
    has: (user, id) => seenBy(user).includes(id),
    add(user, id) {
      stored.write({ user, seen: [...new Set([...seenBy(user), id])] })
    },
    forget: () => stored.remove(),
  }
}

export interface HomePopupsDeps {
  readonly announcements: Pick<Announcements, '$popups' | 'loadHome'>
  readonly install: Pick<Install, '$offers' | 'device' | 'load'>
}

export function createHomePopups(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  { announcements, install }: HomePopupsDeps,
): HomePopups {
  const { scope } = context
  const { isPhone, runtime } = install.device
  const seen = createSeenPopups(context)
  const visits = createVisits(context)
  const $shown = writable<HomePopup | undefined>(undefined)
  const $hasNext = writable<HomePopup['kind'] | undefined>(undefined)
  /** An announcement was shown at this arrival, so the app is not offered before the next one. */
  let announcementShown = false
  /** True while the lobby is shown; the offer waits only there. */
  let isAtHome = false
  let stopWaiting: Unsubscribe = () => {}

  /** The key of the member; undefined for guests and trial players. */
  const member = (): string | undefined => {
    const state = session.$state.get()
    return state.type === 'member' ? userKey(state) : undefined
  }

  /** The announcements not seen yet; undefined while they are unknown. */
  const queue = (): readonly AnnouncementPopup[] | undefined => {
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
        // The refresh after signing in is running: its response counts.
        if (found.refreshing) return undefined
        return announcementPopups(found.data, context).filter(({ id }) => !seen.has(user, id))
    }
  }

  /** See `appOfferDelay`. Trial players get no offer. */
  const offerDelay = (): number | undefined =>
    announcementShown || runtime !== 'H5' || !isPhone || session.$state.get().type === 'trial'
      ? undefined
      : appOfferDelay(visits.facts())

  const offer = (): DownloadPopup | undefined =>
    offerDelay() === 0 && install.$offers.get()?.sheet !== undefined ? { kind: 'download' } : undefined

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
      case 'announcement':
        announcementShown = true
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
      if (user !== owner && $shown.get()?.kind === 'announcement') $shown.set(undefined)
      owner = user
      update()
    }),
  )
  scope.add(announcements.$popups.listen(update))
  scope.add(install.$offers.listen(update))

  return {
    $hasNext: readOnly($hasNext, context.log),
    $shown: readOnly($shown, context.log),
    async load() {
      isAtHome = true
      visits.begin()
      const announcementsLoaded = await announcements.loadHome()
      if (scope.disposed) return aborted()
      if (offerDelay() === undefined) return announcementsLoaded
      const linksLoaded = await install.load()
      const wait = offerDelay()
      stopWaiting()
      if (wait === 0) update()
      else if (isAtHome && wait !== undefined) stopWaiting = scope.timeout(update, wait)
      return announcementsLoaded.ok ? linksLoaded : announcementsLoaded
    },
    open,
    close() {
      show(undefined)
      if (queue()?.length) open()
    },
    leave() {
      isAtHome = false
      stopWaiting()
      announcementShown = false
      show(undefined)
    },
  }
}

/** Popups that open over the lobby by themselves. */
export const homePopups: Feature<HomePopups> = defineFeature({
  id: 'homePopups',
  needs: { session, announcements, install },
  create: (context, { session, ...others }) => createHomePopups(context, session, others),
})
