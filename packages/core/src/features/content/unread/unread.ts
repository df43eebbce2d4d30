import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createThrottle } from '../../../kernel/throttle.ts'
import { type Access, access } from '../../access/access.ts'
import { type PlatformSettings, platform } from '../../app/platform/platform.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { type Inbox, inbox } from '../../messages/inbox/inbox.ts'
import { type Announcements, announcements } from '../announcements/announcements.ts'
import { type Chat, chat } from '../chat/chat.ts'

/** How much a member has not read yet; 0 for guests and trial players (UNREAD-01, UNREAD-03). */
export interface UnreadCounts {
  readonly announcement: number
  readonly chat: number
  readonly inbox: number
  readonly total: number
}

export interface Unread {
  readonly $counts: Store<UnreadCounts>
  /**
   * Asks for the three counts, each by its own throttle (UNREAD-05, UNREAD-06); nothing is asked for guests and trial players.
   * Failures show nothing, and the last counts stay. It runs by itself at the start, after a login, on arrival at one of the
   * pages {@link UNREAD_PAGES}, when the tab is shown again and when the network is back (UNREAD-07), never by a timer. The
   * count of the chat is asked for as soon as the flags are known, where that is later.
   */
  refresh(): Promise<Result>
}

/** Pages that ask for the counts when they are opened (UNREAD-07). */
const UNREAD_PAGES: readonly string[] = ['home', 'messageCenter', 'agentHome']

export interface UnreadDeps {
  readonly access: Pick<Access, '$page' | 'hasRoutes'>
  readonly announcements: Pick<Announcements, '$unread' | 'loadHome' | 'refreshHome'>
  readonly chat: Pick<Chat, '$unread' | 'loadUnread'>
  readonly inbox: Pick<Inbox, '$unread' | 'loadUnread'>
  readonly platform: { readonly $settings: Store<Pick<PlatformSettings, 'settled'>> }
}

export function createUnread(
  context: Pick<FeatureContext, 'connection' | 'log' | 'ports' | 'scope'>,
  session: Pick<Session, '$state'>,
  { access, announcements, chat, inbox, platform }: UnreadDeps,
): Unread {
  const { connection, ports, scope } = context
  const read = (): UnreadCounts => {
    const isMember = session.$state.get().type === 'member'
    const countOf = ({ $unread }: { readonly $unread: Store<number> }) => (isMember ? $unread.get() : 0)
    const counts = { announcement: countOf(announcements), chat: countOf(chat), inbox: countOf(inbox) }
    return { ...counts, total: counts.announcement + counts.chat + counts.inbox }
  }
  const $counts = writable(read())
  const publish = () => {
    const [shown, now] = [$counts.get(), read()]
    if (shown.announcement !== now.announcement || shown.chat !== now.chat || shown.inbox !== now.inbox)
      $counts.set(now)
  }

  const ask = async (loadAnnouncements: () => Promise<Result>): Promise<Result> => {
    if (session.$state.get().type !== 'member') return DONE
    const mine = user.current
    const results = await Promise.all([loadAnnouncements(), chat.loadUnread(), inbox.loadUnread()])
    if (mine.disposed) return aborted()
    return results.find(({ ok }) => !ok) ?? DONE
  }
  const createThrottled = () => createThrottle(ports.clock, SPEC_CONSTANTS.unreadMs, announcements.refreshHome)
  let refreshNotices = createThrottled()
  const refresh = () => ask(refreshNotices)

  // The announcements of a new user are asked for already, where there were some for the former one.
  const user = createUserScope(scope, session, () => {
    refreshNotices = createThrottled()
    void ask(announcements.loadHome)
  })
  for (const $store of [session.$state, announcements.$unread, chat.$unread, inbox.$unread]) {
    scope.add($store.listen(publish))
  }
  scope.add(ports.visibility.onChange((isVisible) => isVisible && void refresh()))
  scope.add(connection.onReturn(() => void refresh()))
  if (access.hasRoutes) {
    const nameOf = (page: ReturnType<Access['$page']['get']>) => page.result.route.name
    let name = nameOf(access.$page.get())
    scope.add(
      access.$page.listen((page) => {
        const before = name
        name = nameOf(page)
        if (name !== before && UNREAD_PAGES.includes(name)) void refresh()
      }),
    )
  }
  if (!platform.$settings.get().settled) {
    // Until then the chat is open to no one (CHAT-07), so its count was not asked for.
    const stop = scope.add(
      platform.$settings.listen(({ settled }) => {
        if (!settled) return
        stop()
        if (session.$state.get().type === 'member') void chat.loadUnread()
      }),
    )
  }
  void ask(announcements.loadHome)

  return { $counts: readOnly($counts, context.log), refresh }
}

/** Unread counts for badges. */
export const unread: Feature<Unread> = defineFeature({
  id: 'unread',
  needs: { session, access, announcements, chat, inbox, platform },
  create: (context, { session, ...others }) => createUnread(context, session, others),
})
