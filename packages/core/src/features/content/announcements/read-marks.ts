import * as z from 'zod/mini'
import type { TimeZone } from '../../../kernel/calendar-day.ts'
import { delay } from '../../../kernel/delay.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { text, whole } from '../../../transport/wire-schemas.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { newestFirst, readAnnouncement } from './announcement-rules.ts'
import { announcementEndpoints, type WireNotice } from './endpoints.ts'
import type { Announcement } from './types.ts'

/** What a member has read since the start, whether the platform knows it yet or not (NOTICE-03 to NOTICE-06). */
export interface ReadMarks {
  /** Ids of the notices that this member has marked, here or in another tab. */
  readonly $ids: Store<ReadonlySet<number>>
  /**
   * Marks a notice here and in the other tabs, then tells the platform: one request per 150 ms, those in between wait
   * (NOTICE-06). Each id is sent once. A failure is not shown, and the notice stays read.
   *
   * @param reload runs after the last of the waiting requests, where one has succeeded (NOTICE-04)
   */
  mark(id: number, reload: () => void): Promise<Result>
}

/** So many ids are told to other tabs: those that were marked last. */
const MAX_TOLD = 512

export function createReadMarks(context: FeatureContext, session: Pick<Session, '$state'>): ReadMarks {
  const { log, ports, scope } = context
  const $ids = writable<ReadonlySet<number>>(new Set())
  // It only tells other tabs: after a reload the platform says what was read.
  const told = createStoredValue({
    storage: ports.storage,
    key: 'MC_READ:notices',
    schema: z.object({ user: text, ids: z.array(whole) }),
    log,
  })
  const user = createUserScope(scope, session, () => {
    send = createSender()
    $ids.set(new Set())
  })
  const run = createVerbs(context, user)
  let send = createSender()

  function createSender(): ReadMarks['mark'] {
    const mine = user.current
    const reloads = new Set<() => void>()
    const spacing = announcementEndpoints.announcementRead.throttleMs
    /** When the next request may be sent, in monotonic time. */
    let free = 0
    let open = 0
    const reloadAfterLast = () => {
      open -= 1
      if (open > 0 || mine.disposed) return
      for (const reload of reloads) reload()
      reloads.clear()
    }
    return (announcementId, reload) =>
      run('announcements.markRead', { silent: true }, async ({ scope: request, signal, call }) => {
        const now = ports.clock.monotonic()
        const wait = Math.max(0, free - now)
        free = now + wait + spacing
        open += 1
        request.add(reloadAfterLast)
        if (wait > 0) await delay(request, wait, signal)
        await call(announcementEndpoints.announcementRead, { announcementId, read: true })
        reloads.add(reload)
      })
  }

  scope.add(
    told.onChange((message) => {
      if (message === undefined || message.user !== userKey(session.$state.get())) return
      $ids.set(new Set([...$ids.get(), ...message.ids]))
    }),
  )

  return {
    $ids: readOnly($ids, context.log),
    mark(id, reload) {
      const state = session.$state.get()
      const who = userKey(state)
      if (state.type !== 'member' || who === undefined || $ids.get().has(id)) return Promise.resolve(DONE)
      const ids = [...$ids.get(), id]
      $ids.set(new Set(ids))
      told.write({ user: who, ids: ids.slice(-MAX_TOLD) })
      return send(id, reload)
    },
  }
}

/** One owner for all lists of notices, so that their requests keep the distance together. */
export const readMarks: Feature<ReadMarks> = defineFeature({
  id: 'readMarks',
  needs: { session },
  create: (context, { session }) => createReadMarks(context, session),
})

/**
 * The rows of a response as the user sees them, newest first. A row that stays as it was stays the same object, so that a
 * mark draws one row again and not ten thousand.
 *
 * @returns a function of the rows and of the user that they were sent to: read flags are that user's alone
 */
export function createNoticeReader(
  session: Pick<Session, '$state'>,
  marks: Pick<ReadMarks, '$ids'>,
  zone: TimeZone,
): (rows: readonly WireNotice[], asker: string | undefined) => readonly Announcement[] {
  const known = new WeakMap<WireNotice, Announcement>()
  return (rows, asker) => {
    const state = session.$state.get()
    // Guests and trial players have read everything (NOTICE-05).
    const hasFlags = state.type === 'member' && userKey(state) === asker
    const marked = marks.$ids.get()
    const notices = rows.map((row) => {
      const before = known.get(row)
      const read = !hasFlags || row.read === true || marked.has(row.id)
      if (before?.read === read) return before
      const notice = { ...(before ?? readAnnouncement(row, { session: state, zone })), read }
      known.set(row, notice)
      return notice
    })
    return newestFirst(notices)
  }
}

export function countUnread(notices: readonly Announcement[]): number {
  return notices.reduce((count, { read }) => (read ? count : count + 1), 0)
}
