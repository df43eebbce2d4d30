import type { GameGroup } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { mapRows } from '../../../kernel/incomplete-rows.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createWatchers } from '../../../kernel/watchers.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import type { Session } from '../../auth/session/session.ts'
import { childOfUser } from '../../auth/session/user-scope.ts'
import type { PageInput, PeriodLists, RecordList } from '../../cashier/records/period-lists.ts'
import { pageInput } from '../days-input.ts'
import { teamEndpoints } from './endpoints.ts'
import type { TeamBetQuery, TeamMemberName, TeamPlay } from './types.ts'

/** A settled bet of a member. */
export interface TeamBet extends TeamMemberName {
  readonly betId: string
  /** ms since the epoch */
  readonly at: number
  readonly nodeId: string
  /** In the reader's language. */
  readonly gameName: string
  readonly group?: GameGroup | undefined
  readonly stake: Money
  /** Paid back, the stake within it. */
  readonly win: Money
  /** Declared void: the stake went back. */
  readonly isVoid: boolean
}

/** Bets of a period, latest first. The list stands still while further bets are settled: they are counted. */
export interface TeamBetList extends RecordList<TeamBet, TeamPlay> {
  /** Settled since the list was loaded; `refresh()` shows them. Counted only while it is watched. */
  readonly $newCount: Store<number>
  /** Asks for the number every 20 s while the page is visible and the period has not ended. */
  watch(): Unsubscribe
}

interface TeamBetListOptions {
  readonly context: FeatureContext
  readonly session: Pick<Session, '$state'>
  readonly lists: PeriodLists
  readonly query: TeamBetQuery
}

const EVERY_MS = 20_000

export function createTeamBetList({ context, session, lists, query }: TeamBetListOptions): TeamBetList {
  const { call, ports, scope } = context
  const { period, memberId, group } = query
  const mine = scope.child()
  const $newCount = writable(0)

  const ask = (input: PageInput, signal: AbortSignal) =>
    call(teamEndpoints.teamBets, { ...pageInput(input), memberId, group }, { signal })

  const list = lists.list<TeamBet, TeamPlay>(
    { period },
    {
      endpoint: teamEndpoints.teamBets,
      pageSize: SPEC_CONSTANTS.pageSizes.records,
      key: ({ betId }) => betId,
      async load(input, signal) {
        const page = await ask(input, signal)
        return { ...page, list: mapRows(page.list, (bet) => ({ ...bet, gameName: bet.gameName || bet.nodeId })) }
      },
    },
  )
  // Whatever is loaded anew has them.
  mine.add(list.$summary.listen(() => $newCount.set(0)))

  let isUnderWay = false

  const poll = async (watched: Scope): Promise<void> => {
    const summary = list.$summary.get()
    const days = summary?.days
    if (isUnderWay || days === undefined || days.to < lists.today() || !ports.network.isOnline()) return
    isUnderWay = true
    const asked = childOfUser(watched, session)
    try {
      const { totalCount = 0 } = await ask({ pageNo: 1, pageSize: 1, ...days }, asked.signal)
      // Of a list that was loaded anew meanwhile it is no count.
      if (asked.disposed || list.$summary.get() !== summary) return
      $newCount.set(Math.max(0, totalCount - (list.$state.get().data?.total ?? 0)))
    } catch {
      // It is asked again in a moment; what is shown stays right.
    } finally {
      asked.dispose()
      isUnderWay = false
    }
  }

  const watch = createWatchers({
    scope: mine,
    visibility: ports.visibility,
    start: (watched) => watched.interval(() => void poll(watched), EVERY_MS),
  })

  return {
    ...list,
    get items() {
      return list.items
    },
    $newCount: readOnly($newCount, context.log),
    watch,
    dispose() {
      list.dispose()
      mine.dispose()
    },
  }
}
