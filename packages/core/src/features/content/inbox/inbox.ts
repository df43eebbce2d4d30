import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createPagedQuery, type List, type ListData, toPage } from '../../../kernel/paged-query.ts'
import { mapResource, type Resource } from '../../../kernel/query.ts'
import { aborted, DONE, failed, type Result, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createThrottle } from '../../../kernel/throttle.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import { type AccessGuard, refused } from '../../app/access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { readDate } from '../announcements/announcement-rules.ts'
import { htmlToText } from '../html-to-text.ts'
import { inboxDelete, inboxList, inboxRead, inboxUnread } from './endpoints.ts'

/** A letter of the platform to one member. */
export interface Letter {
  readonly id: string
  /** Plain text; may be empty. */
  readonly title: string
  /** HTML as sent; sanitise before showing. */
  readonly content: string
  /** The first words of the content as plain text. */
  readonly preview: string
  /** ms since the epoch. */
  readonly createdAt: number | undefined
  readonly read: boolean
}

/** The letter that was opened last. */
export interface OpenedLetter {
  readonly id: string
  /** Its data are undefined where the member has no letter of this id, or none any more. */
  readonly letter: Resource<Letter | undefined>
}

/**
 * The member's inbox, newest letter first (INBOX-01, INBOX-03). It is empty, and nothing is requested, for guests and trial
 * players. Letters come in the current language. All of it is dropped when the user changes.
 */
export interface Inbox extends Omit<List<Letter>, 'dispose'> {
  /** How many letters are unread; 0 for sessions without an inbox (UNREAD-03). */
  readonly $unread: Store<number>
  /** Undefined until one is opened. A later `open()` replaces it. */
  readonly $opened: Store<OpenedLetter | undefined>
  /** Loads the count, once per 250 ms; calls in between share the response. Failures show nothing (UNREAD-06). */
  loadUnread(): Promise<Result>
  /**
   * For a page that shows the list: asks for it anew, now and whenever the page is visible again, until the returned function
   * is called. The first request is that of `load()`.
   */
  watch(): Unsubscribe
  /**
   * Shows a letter in `$opened`, loading it where the list does not hold it, and marks it as read: at once in the list and
   * in the count, then at the platform. Where that fails the letter is unread again, and the person is not told.
   */
  open(id: string, options?: Pick<VerbOptions, 'signal'>): Promise<Result>
  /**
   * Removes a letter from the list at once, then at the platform. Where that fails it is there again. A second call joins the
   * first.
   */
  remove(id: string, options?: VerbOptions): Promise<Result>
}

/** The ids of the letters changed here. Each kind is set and taken back without regard to the other. */
interface Marks {
  readonly read: Set<string>
  readonly removed: Set<string>
}

/** What the inbox keeps for one user. */
interface Mailbox extends Omit<Inbox, '$state' | '$items' | 'items' | '$unread' | '$opened' | 'watch'> {
  /** Loads what was loaded again, in the current language. */
  reload(): void
}

const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records

export function createInbox(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows' | 'check' | 'enforce'>,
): Inbox {
  const { call, connection, ports, report, scope, $language } = context
  const $state = writable<Resource<ListData<Letter>>>({ status: 'idle' })
  const $items = writable<readonly Letter[]>([])
  const $unread = writable(0)
  const $opened = writable<OpenedLetter | undefined>(undefined)
  const user = createUserScope(scope, session, () => {
    own = createMailbox(user.current)
    $state.set({ status: 'idle' })
    $items.set([])
    $unread.set(0)
    $opened.set(undefined)
  })
  let own = createMailbox(user.current)
  scope.add($language.listen(() => own.reload()))

  function createMailbox(mine: Scope): Mailbox {
    /** Changes made here. They hold whatever an answer says that was asked for before them. */
    const marks: Marks = { read: new Set(), removed: new Set() }
    /** Unread letters that the count has lost by a change made here. */
    const uncounted = new Set<string>()
    /** Changes that the platform has not answered yet. */
    const pending = new Set<Promise<unknown>>()
    /** Removals that are under way, by the letter's id. */
    const removals = new Map<string, Promise<Result>>()
    let changes = 0
    /** The last request for the count that is under way, and how many changes there were when it was sent. */
    let asking: { readonly changes: number; readonly settled: Promise<unknown> } | undefined
    let opening: Scope | undefined
    /** The opened letter as the platform sent it. */
    let openedLetter: Letter | undefined

    const list = createPagedQuery<Letter>({
      scope: mine,
      clock: ports.clock,
      report,
      feature: 'inbox',
      throttleMs: () => inboxList.throttleMs,
      load: async (pageNo, signal) => {
        const { list, ...counts } = await call(inboxList, { pageNo, pageSize: PAGE_SIZE }, { signal })
        return toPage({ list: list.map(readLetter), ...counts }, pageNo, PAGE_SIZE)
      },
      key: ({ id }) => id,
    })
    mine.add(connection.onReturn(() => void list.recover()))

    const publish = () => {
      const state = mapResource(list.$state.get(), (data) => withMarks(data, marks))
      $state.set(state)
      $items.set(state.data?.items ?? [])
    }
    mine.add(list.$state.listen(publish))

    const sentLetter = (id: string): Letter | undefined =>
      list.items.find((letter) => letter.id === id) ?? (openedLetter?.id === id ? openedLetter : undefined)
    const find = (id: string): Letter | undefined => {
      const known = sentLetter(id)
      return known === undefined ? undefined : marked(known, marks)
    }

    const askUnread = async () => {
      // Changes may come while others are waited for. Equal requests share one answer, and one that was asked for before a
      // change does not count.
      while (pending.size > 0 || (asking !== undefined && asking.changes !== changes))
        await Promise.all([...pending, asking?.settled])
      const answer = call(inboxUnread, {}, { signal: mine.signal })
      const settled = answer.then(
        () => {},
        () => {},
      )
      const request = { changes, settled }
      asking = request
      try {
        return { count: await answer, changes: request.changes }
      } finally {
        if (asking === request) asking = undefined
      }
    }

    const loadUnread = createThrottle(ports.clock, inboxUnread.throttleMs, async (): Promise<Result> => {
      try {
        let answer: { readonly count: number; readonly changes: number }
        // A count that was asked for before a letter was read still counts it.
        do answer = await askUnread()
        while (answer.changes !== changes)
        if (mine.disposed) return aborted()
        uncounted.clear()
        $unread.set(Math.max(0, Math.trunc(answer.count)))
        return DONE
      } catch (cause) {
        // The old count stays; the user is not told.
        return mine.disposed ? aborted() : report('inbox.loadUnread', cause, { silent: true })
      }
    })

    /** Sets or takes back a mark, and counts the letter where it becomes read or unread by that. */
    const mark = (id: string, kind: keyof Marks, on: boolean) => {
      const isUnread = () => find(id)?.read === false
      const before = isUnread()
      if (on) marks[kind].add(id)
      else marks[kind].delete(id)
      const after = isUnread()
      if (before && !after && $unread.get() > 0) {
        uncounted.add(id)
        $unread.set($unread.get() - 1)
      }
      if (!before && after && uncounted.delete(id)) $unread.set($unread.get() + 1)
      publish()
    }

    /** Shows a change, and takes it back where `send` fails. */
    const change = async (id: string, kind: keyof Marks, send: () => Promise<unknown>): Promise<Result> => {
      mark(id, kind, true)
      changes += 1
      const sent = send()
      const settled = sent.then(
        () => {},
        () => {},
      )
      pending.add(settled)
      try {
        await sent
        return mine.disposed ? aborted() : DONE
      } catch (cause) {
        if (mine.disposed) return aborted()
        mark(id, kind, false)
        return failed(cause)
      } finally {
        pending.delete(settled)
      }
    }

    const fetchLetter = async (id: string, signal: AbortSignal): Promise<Letter | undefined> => {
      if (marks.removed.has(id)) return undefined
      const { list } = await call(inboxList, { pageNo: 1, pageSize: PAGE_SIZE, id }, { signal })
      const row = list.find((row) => row.id === id)
      return row === undefined ? undefined : readLetter(row)
    }

    /** A refusal, unlike a broken connection, says that the list is out of date: another tab may have deleted the letter. */
    const refreshRefused = ({ retryable }: FoyerError) => {
      if (!retryable && list.$state.get().status === 'ready') void list.refresh()
    }

    const markRead = async (id: string): Promise<Result> => {
      if (mine.disposed) return aborted()
      // Since it was opened it may have been removed, or opened again.
      if (marks.removed.has(id) || marks.read.has(id)) return DONE
      const result = await change(id, 'read', () => call(inboxRead, { id }, { signal: mine.signal }))
      if (result.ok || mine.disposed) return result
      refreshRefused(result.error)
      return report('inbox.open', result.error, { silent: true })
    }

    /** Puts the letter into `$opened`; one that is not known is loaded. */
    const show = async (
      id: string,
      known: Letter | undefined,
      signal?: AbortSignal,
    ): Promise<Result<Letter | undefined>> => {
      opening?.dispose()
      const attempt = mine.child(signal)
      opening = attempt
      const set = (letter: OpenedLetter['letter']) => $opened.set({ id, letter })
      const ready = (data: Letter | undefined) => {
        set({ status: 'ready', data: data && { ...data, read: true }, refreshing: false, stale: false })
        return { ok: true, data } as const
      }
      if (known !== undefined) {
        openedLetter = sentLetter(id)
        return ready(known)
      }
      set({ status: 'loading' })
      try {
        const letter = await fetchLetter(id, attempt.signal)
        if (attempt.disposed) return aborted()
        openedLetter = letter
        return ready(letter)
      } catch (cause) {
        if (attempt.disposed) return aborted()
        const { error } = failed(cause)
        set({ status: 'failed', error })
        // The state shows it, so there is no toast.
        return report('inbox.open', error, { silent: true })
      } finally {
        attempt.dispose()
      }
    }

    const removeNow = async (id: string, signal?: AbortSignal, silent?: boolean): Promise<Result> => {
      const request = mine.child(signal)
      const result = await change(id, 'removed', () => call(inboxDelete, { id }, { signal: request.signal }))
      request.dispose()
      if (!result.ok) {
        if (!mine.disposed) refreshRefused(result.error)
        return report('inbox.remove', result.error, { silent, unknownKey: 'toast.inbox.notRemoved' })
      }
      // The rows after it have moved up, so the next page begins elsewhere.
      if (list.$state.get().data?.hasMore) void list.refresh()
      return result
    }

    return {
      load: list.load,
      refresh: list.refresh,
      async loadMore() {
        // After a refresh that has failed, or while one runs, there is no next page.
        const result = await list.load()
        if (mine.disposed) return aborted()
        return result.ok ? list.loadMore() : report('inbox.loadMore', result.error)
      },
      loadUnread,
      async open(id, { signal } = {}) {
        if (signal?.aborted) return aborted()
        const { ok, data, error } = await show(id, find(id), signal)
        if (!ok) return { ok, error }
        return data === undefined || data.read ? DONE : markRead(id)
      },
      remove(id, { signal, silent } = {}) {
        if (signal?.aborted) return Promise.resolve(aborted())
        const known = removals.get(id)
        if (known !== undefined) return untilAborted(known, signal)
        if (marks.removed.has(id)) return Promise.resolve(DONE)
        const running = removeNow(id, signal, silent).finally(() => removals.delete(id))
        removals.set(id, running)
        return running
      },
      reload() {
        if (list.$state.get().status !== 'idle') void list.restart({ keepPages: 1 })
        const opened = $opened.get()
        if (opened !== undefined) void show(opened.id, undefined)
      },
    }
  }

  // Guests and trial players have no inbox.
  const forMembers = (load: () => Promise<Result>) => () => (guard.allows('inbox') ? load() : Promise.resolve(DONE))

  return {
    $state: readOnly($state),
    $items: readOnly($items),
    get items() {
      return $items.get()
    },
    $unread: readOnly($unread),
    $opened: readOnly($opened),
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

type WireLetter = EndpointOutput<typeof inboxList>['list'][number]

function readLetter({ id, title, content, createTime, read = false }: WireLetter): Letter {
  return { id, title, content, preview: firstWords(content), createdAt: readDate(createTime), read }
}

const PREVIEW_LENGTH = 120
/** So much of a letter is looked at for its first words: what comes after long styles is not worth the time. */
const PREVIEW_HTML_LENGTH = 4000

function firstWords(html: string): string {
  return [...htmlToText(html.slice(0, PREVIEW_HTML_LENGTH))].slice(0, PREVIEW_LENGTH).join('')
}

/** Undefined where it was removed. */
function marked(letter: Letter, { read, removed }: Marks): Letter | undefined {
  if (removed.has(letter.id)) return undefined
  return read.has(letter.id) && !letter.read ? { ...letter, read: true } : letter
}

function withMarks(data: ListData<Letter>, marks: Marks): ListData<Letter> {
  if (marks.read.size + marks.removed.size === 0) return data
  const items = data.items.flatMap((letter) => marked(letter, marks) ?? [])
  return { ...data, items, total: Math.max(items.length, data.total - (data.items.length - items.length)) }
}

/** The member's inbox. */
export const inbox: Feature<Inbox> = defineFeature({
  id: 'inbox',
  needs: { session, access },
  create: (context, { session, access }) => createInbox(context, session, access),
})
