import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { type CountedRows, createPagedQuery, type List, toPage } from '../../../kernel/paged-query.ts'
import type { AnyEndpoint } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import { type AccessGuard, assertAllowed } from '../../app/access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { gameRecord, profitAndLoss, transactionRecord } from './endpoints.ts'

export interface Bet {
  readonly betId: string
  readonly nodeId: string
  readonly gameName: string
  readonly vassalage: string
  readonly gameType: string
  /** ms since the epoch */
  readonly betAt: number
  readonly betAmount: string
  readonly winAmount: string
  readonly result: string | undefined
}

export interface Transaction {
  readonly transactionId: string
  /** `adjustment`: a correction by the merchant. `other`: a kind that this version does not know. */
  readonly kind: 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus' | 'adjustment' | 'other'
  readonly at: number
  readonly amount: string
  readonly balanceAfter: string
}

export interface DailyProfitAndLoss {
  /** YYYY-MM-DD */
  readonly day: string
  readonly betAmount: string
  readonly winAmount: string
  readonly profit: string
  readonly rounds: number
}

/** Records of the user (ROUTE-19). Each call makes a list; `dispose()` it when its screen closes. */
export interface Records {
  bets(): List<Bet>
  transactions(): List<Transaction>
  profitAndLoss(): List<DailyProfitAndLoss>
}

interface PageInput {
  readonly pageNo: number
  readonly pageSize: number
}

const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records

export function createRecords(context: FeatureContext, session: Session, guard: Pick<AccessGuard, 'check'>): Records {
  const { call, ports, report, scope } = context

  const list = <Row>(
    { throttleMs }: AnyEndpoint,
    loadPage: (input: PageInput, signal: AbortSignal) => Promise<CountedRows<Row>>,
    key: (row: Row) => string,
  ): List<Row> => {
    const mine = scope.child()
    // The records of one user are not shown to the next.
    mine.add(onUserChange(session, mine.dispose))
    const paged = createPagedQuery({
      scope: mine,
      clock: ports.clock,
      report,
      feature: 'records',
      throttleMs: () => throttleMs,
      load: async (pageNo, signal) => {
        assertAllowed(guard, 'records')
        return toPage(await loadPage({ pageNo, pageSize: PAGE_SIZE }, signal), pageNo, PAGE_SIZE)
      },
      key,
    })
    mine.add(ports.network.onChange((online) => online && paged.recover()))
    const { $state, $items, load, refresh, loadMore } = paged
    return {
      $state,
      $items,
      get items() {
        return paged.items
      },
      load,
      refresh,
      loadMore,
      dispose: () => mine.dispose(),
    }
  }

  return {
    bets: () =>
      list(
        gameRecord,
        async (input, signal) => {
          const response = await call(gameRecord, input, { signal })
          return { ...response, list: response.list.map((row): Bet => ({ ...row, result: row.result })) }
        },
        ({ betId }) => betId,
      ),
    transactions: () =>
      list(
        transactionRecord,
        (input, signal) => call(transactionRecord, input, { signal }),
        ({ transactionId }) => transactionId,
      ),
    profitAndLoss: () =>
      list(
        profitAndLoss,
        (input, signal) => call(profitAndLoss, input, { signal }),
        ({ day }) => day,
      ),
  }
}

/** Bets, transactions, profit and loss. */
export const records: Feature<Records> = defineFeature({
  id: 'records',
  needs: { session, access },
  create: (context, { session, access }) => createRecords(context, session, access),
})
