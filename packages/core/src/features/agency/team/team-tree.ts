import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { Call } from '../../../kernel/endpoint.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { isIncomplete } from '../../../kernel/incomplete-rows.ts'
import { toPage } from '../../../kernel/paged-query.ts'
import { aborted, DONE, type Result } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { OWN_TEAM, teamEndpoints } from './endpoints.ts'
import type { TeamMember, TeamMemberName, TeamSort } from './types.ts'

export interface TeamTreeQuery {
  /** The member at the root; the agent without one. */
  readonly parentId?: string | undefined
  readonly sort?: TeamSort | undefined
  /** As that of a list of members. */
  readonly place?: string | undefined
}

/** One line of the tree as it is shown from top to bottom. `depth` 1 is directly below the root. */
export type TeamTreeRow =
  | {
      readonly kind: 'member'
      readonly id: string
      readonly member: TeamMember
      readonly depth: number
      /** Counted from 1. */
      readonly position: number
      readonly setSize: number
      /** undefined where there is no one below. */
      readonly isOpen: boolean | undefined
    }
  | {
      /** In place of rows of this member's branch: they are on their way, could not be had, or there are more. */
      readonly kind: 'loading' | 'failed' | 'more'
      readonly id: string
      /** '' is the root. */
      readonly parentId: string
      readonly depth: number
      /** Of `more`: how many are not shown yet. */
      readonly remaining: number
      readonly error: FoyerError | undefined
    }

/** What stands at the root, and whether it is known. */
export interface TeamTreeSummary {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly error: FoyerError | undefined
  /** Direct members of the root. */
  readonly total: number
  /** Members of a branch that was loaded are missing, because they could not be read. */
  readonly isIncomplete: boolean
  /** From a direct member of the agent down to the root. */
  readonly path: readonly TeamMemberName[]
}

/** Members as a tree that is loaded branch by branch. */
export interface TeamTree {
  readonly $rows: Store<readonly TeamTreeRow[]>
  readonly $summary: Store<TeamTreeSummary>
  /** Loads the root, or again what has failed there. */
  load(): Promise<Result>
  /** Shows who is directly below; loads them where they are not known. */
  open(memberId: string): Promise<Result>
  close(memberId: string): void
  /** The next page of a branch, or again the one that failed. '' is the root. */
  loadMore(parentId: string): Promise<Result>
  /** Takes a member out who is no longer in the team, with everyone below. */
  remove(memberId: string): void
  dispose(): void
}

interface Branch {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly error: FoyerError | undefined
  readonly members: readonly TeamMember[]
  readonly page: number
  readonly total: number
  readonly asOf: number | undefined
  readonly isIncomplete: boolean
}

interface TeamTreeOptions {
  readonly context: FeatureContext
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  readonly query: Omit<TeamTreeQuery, 'place'> | undefined
}

const ROOT = ''
const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records
/** Requests under way at a time; of those that wait the latest is the next. */
const MAX_REQUESTS = 2

const UNKNOWN: Branch = Object.freeze({
  status: 'loading',
  error: undefined,
  members: [],
  page: 0,
  total: 0,
  asOf: undefined,
  isIncomplete: false,
})

export function createTeamTree({ context, session, guard, query = {} }: TeamTreeOptions): TeamTree {
  const { connection, scope } = context
  const mine = scope.child()
  const branches = new Map<string, Branch>()
  const opened = new Set<string>()
  /** Who was removed: a page that was asked for earlier may still have them. */
  const removed = new Set<string>()
  const $rows = writable<readonly TeamTreeRow[]>([])
  const $summary = writable<TeamTreeSummary>({
    status: 'idle',
    error: undefined,
    total: 0,
    isIncomplete: false,
    path: [],
  })
  let path: readonly TeamMemberName[] = []
  let user: Scope = mine.child()
  const run = createVerbs(context, {
    get current() {
      return user
    },
  })
  const waiting: (() => void)[] = []
  let underWay = 0

  const show = () => {
    const root = branches.get(ROOT)
    $rows.set(root === undefined ? [] : [...rowsOf(ROOT, root, 1)])
    const hasGaps = [...branches.values()].some((branch) => branch.isIncomplete)
    $summary.set({
      status: root?.status ?? 'idle',
      error: root?.error,
      total: root?.total ?? 0,
      isIncomplete: hasGaps,
      path,
    })
  }

  function* rowsOf(parentId: string, branch: Branch, depth: number): Generator<TeamTreeRow> {
    const { members, total, status, error } = branch
    for (const [at, member] of members.entries()) {
      const { memberId: id, childCount } = member
      const isOpen = childCount === 0 ? undefined : opened.has(id)
      yield { kind: 'member', id, member, depth, position: at + 1, setSize: Math.max(total, members.length), isOpen }
      const below = isOpen === true ? branches.get(id) : undefined
      if (below !== undefined) yield* rowsOf(id, below, depth + 1)
    }
    const kind = status === 'ready' ? 'more' : status
    const remaining = total - members.length
    if (kind !== 'more' || remaining > 0) {
      yield { kind, id: `${parentId} ${kind}`, parentId, depth, remaining, error }
    }
  }

  const put = (parentId: string, branch: Branch) => {
    branches.set(parentId, branch)
    show()
  }

  const ask = async (parentId: string, call: Call): Promise<void> => {
    const before = branches.get(parentId) ?? UNKNOWN
    put(parentId, { ...before, status: 'loading', error: undefined })
    const pageNo = before.page + 1
    assertAllowed(guard, 'team')
    const answer = await call(teamEndpoints.teamMembers, {
      pageNo,
      pageSize: PAGE_SIZE,
      asOf: before.asOf,
      parentId: parentId || query.parentId || OWN_TEAM,
      sort: query.sort,
    })
    // Members may have been removed meanwhile, and the head of the branch with them.
    const current = branches.get(parentId)
    if (current === undefined) throw aborted().error
    const { rows, totalCount } = toPage(answer, pageNo, PAGE_SIZE)
    const known = new Set(current.members.map(({ memberId }) => memberId))
    const found = rows.filter(({ memberId }) => !known.has(memberId))
    const added = found.filter(({ memberId }) => !removed.has(memberId))
    const members = [...current.members, ...added]
    // A page that brings nothing new is the end, whatever the counts promise.
    const total = found.length === 0 ? members.length : totalCount - (found.length - added.length)
    if (parentId === ROOT) path = answer.path
    const hasGaps = current.isIncomplete || isIncomplete(answer.list)
    put(parentId, {
      status: 'ready',
      error: undefined,
      members,
      page: pageNo,
      total,
      asOf: answer.asOf,
      isIncomplete: hasGaps,
    })
  }

  const showFailure = (parentId: string, error: FoyerError) => {
    const current = branches.get(parentId)
    if (current !== undefined) put(parentId, { ...current, status: 'failed', error })
  }

  const load = (parentId: string): Promise<Result> =>
    run(
      'team.tree',
      { silent: true },
      async ({ scope: request, call, live }) => {
        if (!branches.has(parentId)) put(parentId, UNKNOWN)
        if (underWay >= MAX_REQUESTS) await live(new Promise<void>((resolve) => waiting.push(resolve)))
        underWay += 1
        request.add(() => {
          underWay -= 1
          waiting.pop()?.()
        })
        await ask(parentId, call)
      },
      { runs: 'join', key: parentId, failed: (error) => showFailure(parentId, error) },
    )

  /** With everyone below. */
  const cut = (memberId: string) => {
    removed.add(memberId)
    for (const below of branches.get(memberId)?.members ?? []) cut(below.memberId)
    branches.delete(memberId)
    opened.delete(memberId)
  }

  /** The members of one user are not shown to the next. */
  const forget = () => {
    user.dispose()
    user = mine.child()
    for (const resolve of waiting.splice(0)) resolve()
    branches.clear()
    opened.clear()
    removed.clear()
    path = []
    show()
  }
  mine.add(
    onUserChange(session, () => {
      const wasShown = branches.size > 0
      forget()
      if (wasShown) void load(ROOT)
    }),
  )
  mine.add(
    connection.onReturn(() => {
      for (const [parentId, { status }] of branches) if (status === 'failed') void load(parentId)
    }),
  )

  return {
    $rows: readOnly($rows, context.log),
    $summary: readOnly($summary, context.log),
    load: () => (branches.get(ROOT)?.status === 'ready' ? Promise.resolve(DONE) : load(ROOT)),
    async open(memberId) {
      opened.add(memberId)
      const known = branches.get(memberId)
      show()
      return known === undefined || known.status === 'failed' ? load(memberId) : DONE
    },
    close(memberId) {
      opened.delete(memberId)
      show()
    },
    loadMore: load,
    remove(memberId) {
      for (const [parentId, branch] of branches) {
        const members = branch.members.filter((member) => member.memberId !== memberId)
        if (members.length < branch.members.length) {
          branches.set(parentId, { ...branch, members, total: branch.total - 1 })
        }
      }
      cut(memberId)
      show()
    },
    dispose() {
      mine.dispose()
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}
