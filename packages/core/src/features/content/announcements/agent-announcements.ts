import { merchantZone } from '../../../kernel/calendar-day.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, mapResource, type Resource, shareItems } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { announcementQuery } from './announcements.ts'
import { announcementEndpoints } from './endpoints.ts'
import { createNoticeReader, type ReadMarks, readMarks } from './read-marks.ts'
import type { Announcement } from './types.ts'

/** The announcements for agents (NOTICE-09); nothing is asked for others. Dropped when the user changes. */
export interface AgentAnnouncements {
  /** Newest first. */
  readonly $notices: Store<Resource<readonly Announcement[]>>
  /** What the platform counts (`footer.unreadCount`), less what was marked since; 0 for all who are no agents. */
  readonly $unread: Store<number>
  load(): Promise<Result>
  /** Loads them again while the old ones are shown. */
  refresh(): Promise<Result>
  /** As {@link Announcements.markRead}. */
  markRead(id: number): Promise<Result>
}

export function createAgentAnnouncements(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
  marks: ReadMarks,
): AgentAnnouncements {
  const { call, config, scope } = context
  const $notices = writable<Resource<readonly Announcement[]>>({ status: 'idle' })
  const $unread = writable(0)
  const read = createNoticeReader(session, marks, merchantZone(context))
  let shown: readonly Announcement[] | undefined

  const query = createQuery<EndpointOutput<typeof announcementEndpoints.agentAnnouncements>>({
    context,
    feature: 'agentAnnouncements',
    language: 'each',
    load: (signal) =>
      call(
        announcementEndpoints.agentAnnouncements,
        { ...announcementQuery({ variant: 'agent' }), platform: 'M', merchantCode: config.merchant },
        { signal },
      ),
  })
  const publish = () => {
    const state = query.$state.get()
    $notices.set(
      mapResource(state, ({ list }) => {
        shown = shareItems(shown, read(list, userKey(session.$state.get())))
        return shown
      }),
    )
    if (state.status !== 'ready') return
    const { list, footer } = state.data
    const markedSince = list.filter((row) => row.read !== true && marks.$ids.get().has(row.id)).length
    $unread.set(Math.max(0, Math.trunc(footer?.unreadCount ?? 0) - markedSince))
  }
  const reload = () => void query.refreshAfterChange()
  const allowed = (run: () => Promise<Result>) => (guard.allows('agentNotices') ? run() : Promise.resolve(DONE))

  scope.add(query.$state.listen(publish))
  scope.add(marks.$ids.listen(publish))
  scope.add(
    onUserChange(session, () => {
      const wasUsed = query.$state.get().status !== 'idle'
      query.reset()
      $unread.set(0)
      if (wasUsed) void allowed(query.load)
    }),
  )

  return {
    $notices: readOnly($notices, context.log),
    $unread: readOnly($unread, context.log),
    load: () => allowed(query.load),
    refresh: () => allowed(query.refresh),
    markRead: (id) =>
      $notices.get().data?.some((notice) => notice.id === id && !notice.read)
        ? marks.mark(id, reload)
        : Promise.resolve(DONE),
  }
}

/** The announcements for agents. */
export const agentAnnouncements: Feature<AgentAnnouncements> = defineFeature({
  id: 'agentAnnouncements',
  needs: { session, access, readMarks },
  create: (context, { session, access, readMarks }) => createAgentAnnouncements(context, session, access, readMarks),
})
