import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { List, ListData } from '../../../kernel/paged-query.ts'
import type { Resource } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import type { Letter } from './letter.ts'
import { createMailbox, type LetterIds, type Mailbox, type MailboxStores, type OpenedLetter } from './mailbox.ts'

/**
 * The member's inbox, newest letter first (INBOX-01, INBOX-03). It is empty, and nothing is requested, for guests and trial
 * players. Letters come in the current language. Other tabs of the member learn what was read and removed here. All of it is
 * dropped when the user changes.
 */
export interface Inbox extends Omit<List<Letter>, 'dispose'>, Omit<Mailbox, 'reload' | 'learn'> {
  /** How many letters are unread; 0 for sessions without an inbox (UNREAD-03). */
  readonly $unread: Store<number>
  /** Undefined until one is opened. A later `open()` replaces it. */
  readonly $opened: Store<OpenedLetter | undefined>
  /**
   * For a page that shows the list: asks for it anew, now and whenever the page is visible again, until the returned function
   * is called. The first request is that of `load()`.
   */
  watch(): Unsubscribe
}

/** So many ids of each kind are told to other tabs: the latest. */
const MAX_TOLD = 512

export function createInbox(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows' | 'check' | 'enforce'>,
): Inbox {
  const { log, ports, scope, $language } = context
  const stores: MailboxStores = {
    $state: writable<Resource<ListData<Letter>>>({ status: 'idle' }),
    $items: writable<readonly Letter[]>([]),
    $unread: writable(0),
    $opened: writable<OpenedLetter | undefined>(undefined),
  }
  const { $state, $items, $unread, $opened } = stores
  // It only tells other tabs: after a reload the platform says what was read.
  const told = createStoredValue({
    storage: ports.storage,
    key: 'MC_READ:letters',
    schema: z.object({ user: text, read: z.array(text), removed: z.array(text) }),
    log,
  })
  const whose = () => userKey(session.$state.get())
  const tell = ({ read, removed }: LetterIds) => {
    const who = whose()
    if (who !== undefined) told.write({ user: who, read: read.slice(-MAX_TOLD), removed: removed.slice(-MAX_TOLD) })
  }
  const user = createUserScope(scope, session, () => {
    own = createMailbox(context, { stores, mine: user.current, tell })
    $state.set({ status: 'idle' })
    $items.set([])
    $unread.set(0)
    $opened.set(undefined)
  })
  let own = createMailbox(context, { stores, mine: user.current, tell })
  scope.add(told.onChange((message) => message !== undefined && message.user === whose() && own.learn(message)))
  scope.add($language.listen(() => own.reload()))

  // Guests and trial players have no inbox.
  const forMembers = (load: () => Promise<Result>) => () => (guard.allows('inbox') ? load() : Promise.resolve(DONE))

  return {
    $state: readOnly($state, context.log),
    $items: readOnly($items, context.log),
    get items() {
      return $items.get()
    },
    $unread: readOnly($unread, context.log),
    $opened: readOnly($opened, context.log),
    load: forMembers(() => own.load()),
    watch() {
      const ask = () => {
        if ($state.get().status === 'ready') void own.refresh()
      }
      ask()
      return scope.add(ports.visibility.onChange((isVisible) => isVisible && ask()))
    },
    refresh: forMembers(() => own.refresh()),
    loadMore: forMembers(() => own.loadMore()),
    async loadUnread() {
      if (guard.allows('inbox')) return own.loadUnread()
      $unread.set(0)
      return DONE
    },
    async open(id, options) {
      return guard.enforce('inbox') ? own.open(id, options) : refused(guard, 'inbox')
    },
    async remove(id, options) {
      return guard.enforce('inbox') ? own.remove(id, options) : refused(guard, 'inbox')
    },
  }
}

/** The member's inbox. */
export const inbox: Feature<Inbox> = defineFeature({
  id: 'inbox',
  needs: { session, access },
  create: (context, { session, access }) => createInbox(context, session, access),
})
