import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { merchantZone } from '../../../kernel/calendar-day.ts'
import type { Call } from '../../../kernel/endpoint.ts'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { mapRows } from '../../../kernel/incomplete-rows.ts'
import { isOutcomeUnknown } from '../../../kernel/outcome-unknown.ts'
import { createPagedQuery, type List, type ListData, toPage } from '../../../kernel/paged-query.ts'
import { mapResource, type Resource } from '../../../kernel/query.ts'
import { aborted, DONE, type Result, safe, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Writable } from '../../../kernel/store.ts'
import { createVerbs, type VerbRun } from '../../../kernel/verb.ts'
import { inboxEndpoints } from './endpoints.ts'
import { type Letter, readLetter } from './letter.ts'
import { createUnreadCount } from './unread-count.ts'

/** The letter that was opened last. */
export interface OpenedLetter {
  readonly id: string
  /** Its data are undefined where the member has no letter of this id, or none any more. */
  readonly letter: Resource<Letter | undefined>
}

/** What the inbox shows; they stay when the user changes. */
export interface MailboxStores {
  readonly $state: Writable<Resource<ListData<Letter>>>
  readonly $items: Writable<readonly Letter[]>
  readonly $unread: Writable<number>
  readonly $opened: Writable<OpenedLetter | undefined>
}

/** The ids of the letters changed here. Each kind is set and taken back without regard to the other. */
interface Marks {
  readonly read: Set<string>
  readonly removed: Set<string>
}

/** Letters that were changed at the platform, oldest change first. */
export interface LetterIds {
  readonly read: readonly string[]
  readonly removed: readonly string[]
}

/** The letters of one user. */
export interface Mailbox extends Pick<List<Letter>, 'load' | 'refresh' | 'loadMore'> {
  /** Loads the count, once per 250 ms; calls in between share the response. Failures show nothing (UNREAD-06). */
  loadUnread(): Promise<Result>
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
  /** Loads what was loaded again, in the current language. */
  reload(): void
  /**
   * Shows what another tab has changed, and asks for the count: only the platform knows whether those letters were unread.
   * Where this tab is hidden nothing is asked: the count and the shown list are asked for when it is shown again.
   */
  learn(ids: LetterIds): void
}

export interface MailboxDeps {
  readonly stores: MailboxStores
  /** Of the user; everything ends with it. */
  readonly mine: Scope
  /** Called after a change that the platform has accepted, with all of them, those of other tabs too. */
  tell(ids: LetterIds): void
}

const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records

/** The list, the count and the letters of one user. */
export function createMailbox(context: FeatureContext, { stores, mine, tell }: MailboxDeps): Mailbox {
  const { call, connection, ports, report } = context
  const zone = merchantZone(context)
  const { visibility } = ports
  const { $state, $items, $unread, $opened } = stores
  const run = createVerbs({ ...context, scope: mine })
  const unread = createUnreadCount(context, mine, $unread)
  /** Changes made here. They hold whatever an answer says that was asked for before them. */
  const marks: Marks = { read: new Set(), removed: new Set() }
  /** Of the marks those that the platform has accepted, from this tab or another. */
  const accepted: Marks = { read: new Set(), removed: new Set() }
  /** The opened letter as the platform sent it. */
  let openedLetter: Letter | undefined

  const list = createPagedQuery<Letter>({
    log: context.log,
    scope: mine,
    clock: ports.clock,
    receivedAt: context.receivedAt,
    report,
    feature: 'inbox',
    throttleMs: () => inboxEndpoints.inboxList.throttleMs,
    load: async (pageNo, signal) => {
      const { list, ...counts } = await call(inboxEndpoints.inboxList, { pageNo, pageSize: PAGE_SIZE }, { signal })
      return toPage({ list: mapRows(list, (row) => readLetter(row, zone)), ...counts }, pageNo, PAGE_SIZE)
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

  /** Sets or takes back a mark, and counts the letter where it becomes read or unread by that. */
  const mark = (id: string, kind: keyof Marks, on: boolean) => {
    const isUnread = () => find(id)?.read === false
    const before = isUnread()
    if (on) marks[kind].add(id)
    else marks[kind].delete(id)
    const after = isUnread()
    if (before && !after) unread.discount(id)
    if (!before && after) unread.countAgain(id)
    publish()
  }

  const readOne = async (id: string, call: Call): Promise<Letter | undefined> => {
    const { list } = await call(inboxEndpoints.inboxList, { pageNo: 1, pageSize: PAGE_SIZE, id })
    const row = list.find((row) => row.id === id)
    return row === undefined ? undefined : readLetter(row, zone)
  }

  /** Finds out after a lost answer whether the platform has made the change. */
  const isChangedAtPlatform = async (id: string, kind: keyof Marks, call: Call, cause: unknown): Promise<boolean> => {
    if (mine.disposed || !isOutcomeUnknown(toFoyerError(cause))) return false
    try {
      const letter = await readOne(id, call)
      return kind === 'removed' ? letter === undefined : letter?.read === true
    } catch (failure) {
      context.log.warn('inbox.unknown', { code: toFoyerError(failure).code })
      return false
    }
  }

  /** Shows a change, and takes it back if the platform refuses, unless another tab has made the change meanwhile. */
  const change = async (id: string, kind: keyof Marks, { call, live }: VerbRun): Promise<void> => {
    mark(id, kind, true)
    const sent = call(kind === 'read' ? inboxEndpoints.inboxRead : inboxEndpoints.inboxDelete, { id }).catch(
      async (cause: unknown) => {
        if (!(await isChangedAtPlatform(id, kind, call, cause))) throw cause
      },
    )
    unread.changed(sent)
    const { ok, error } = await live(safe(sent))
    if (ok) {
      accepted[kind].add(id)
      tell({ read: [...accepted.read], removed: [...accepted.removed] })
    } else if (!accepted[kind].has(id)) {
      mark(id, kind, false)
      throw error
    }
  }

  /** After a refusal the list is out of date, since another tab may have deleted the letter. After a lost answer it may be. */
  const refreshRefused = () => {
    if (list.$state.get().status === 'ready') void list.refresh()
  }

  /** After a removal the rows behind it have moved up, so the next page begins elsewhere. */
  const refreshMoved = () => {
    if (list.$state.get().data?.hasMore) void list.refresh()
  }

  const markRead = (id: string): Promise<Result> =>
    run(
      'inbox.open',
      { silent: true },
      async (marking) => {
        // Since it was opened it may have been removed, or opened again.
        if (!marks.removed.has(id) && !marks.read.has(id)) await change(id, 'read', marking)
      },
      { failed: refreshRefused },
    )

  /** Puts the letter into `$opened`; one that is not known is loaded. The state shows a failure, so there is no toast. */
  const show = (id: string, known: Letter | undefined, signal?: AbortSignal): Promise<Result<Letter | undefined>> => {
    const set = (letter: OpenedLetter['letter']) => $opened.set({ id, letter })
    return run(
      'inbox.open',
      { signal, silent: true },
      async ({ call }) => {
        if (known === undefined) set({ status: 'loading' })
        const letter = known ?? (await (marks.removed.has(id) ? undefined : readOne(id, call)))
        openedLetter = known === undefined ? letter : sentLetter(id)
        set({ status: 'ready', data: letter && { ...letter, read: true }, refreshing: false, stale: false })
        return letter
      },
      { runs: 'latest', failed: (error) => set({ status: 'failed', error }) },
    )
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
    loadUnread: unread.load,
    async open(id, { signal } = {}) {
      if (signal?.aborted) return aborted()
      const known = find(id)
      const showing = show(id, known, signal)
      // A letter that the list holds is read at once, but not if the same tap removes it.
      const result = await (known === undefined ? showing : succeeded(known))
      if (!result.ok) return result
      return result.data === undefined || result.data.read ? DONE : markRead(id)
    },
    remove(id, options) {
      return run(
        'inbox.remove',
        options,
        async (removing) => {
          if (marks.removed.has(id)) return
          await change(id, 'removed', removing)
          refreshMoved()
        },
        { runs: 'join', key: id, unknownKey: 'toast.inbox.notRemoved', failed: refreshRefused },
      )
    },
    reload() {
      if (list.$state.get().status !== 'idle') void list.restart({ keepPages: 1 })
      const opened = $opened.get()
      if (opened !== undefined) void show(opened.id, undefined)
    },
    learn(ids) {
      const kinds = ['read', 'removed'] as const
      for (const kind of kinds) for (const id of ids[kind]) accepted[kind].add(id)
      const news = kinds.flatMap((kind) => ids[kind].flatMap((id) => (marks[kind].has(id) ? [] : { kind, id })))
      if (news.length === 0) return
      for (const { kind, id } of news) mark(id, kind, true)
      unread.changed()
      if (visibility.isVisible() && news.some(({ kind }) => kind === 'removed')) refreshMoved()
      unread.loadLater()
    },
  }
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
