import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { mapRows } from '../../../kernel/incomplete-rows.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { type POSTING_ACCOUNTS, recordEndpoints, type TRANSACTION_KINDS } from './endpoints.ts'
import {
  createPeriodLists,
  type PeriodCalendar,
  type RecordDetails,
  type RecordList,
  type RecordQuery,
} from './period-lists.ts'
import { MAX_RECORD_DAYS } from './record-days.ts'

/** Amounts are exact decimal texts. */
export interface Bet {
  readonly betId: string
  readonly nodeId: string
  /** In the reader's language. */
  readonly gameName: string
  readonly vassalage: string
  readonly gameType: string
  /** ms since the epoch */
  readonly betAt: number
  readonly betAmount: Money
  /** What was paid out, the stake within it. */
  readonly winAmount: Money
  readonly result: string | undefined
  /** The bet was declared void: its stake came back, and no total counts it. */
  readonly isVoid: boolean
}

/** `adjustment`: a correction by the merchant. `other`: a kind that this version does not know. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

export interface Transaction {
  readonly transactionId: string
  readonly kind: TransactionKind
  readonly at: number
  /** Signed. */
  readonly amount: Money
  readonly balanceAfter: Money
  /** What a person reads to the support. */
  readonly reference: string | undefined
}

export interface DailyProfitAndLoss {
  /** YYYY-MM-DD */
  readonly day: string
  readonly betAmount: Money
  readonly winAmount: Money
  /** Won less staked. */
  readonly profit: Money
  /** Given by the merchant; no part of `profit`. */
  readonly rewardAmount: Money | undefined
  readonly rounds: number
}

/** One side of a movement: signed; the sides sum to 0. */
export interface RecordPosting {
  readonly account: (typeof POSTING_ACCOUNTS)[number]
  readonly amount: Money
}

interface Details {
  readonly postings: readonly RecordPosting[]
}

export interface BetDetails extends Bet, Details {
  /** How much of it counts towards open turnover, where the platform tells. */
  readonly turnover: Money | undefined
}

export interface TransactionDetails extends Transaction, Details {}

export interface BetTotals {
  readonly count: number
  readonly betAmount: Money
  readonly winAmount: Money
  readonly profit: Money
}

export interface TransactionTotals {
  readonly in: Money
  readonly out: Money
}

export interface ProfitAndLossTotals extends BetTotals {
  readonly rewardAmount: Money | undefined
}

export interface GameRecordQuery extends RecordQuery {
  /** vassalage */
  readonly vendorCode?: string | undefined
  readonly gameType?: string | undefined
}

export interface TransactionQuery extends RecordQuery {
  /** Only these; all where there are none. */
  readonly kinds?: readonly TransactionKind[] | undefined
  /** Those of an agent (`types=A`). */
  readonly ofAgent?: boolean | undefined
}

/**
 * Records of the user (ROUTE-19). Each call makes a list; `dispose()` it when its screen closes. A change of the language
 * loads it again, since the platform names the games. Days that cannot be asked for fail with `request.invalid` and their
 * field, and nothing is sent.
 */
export interface Records extends PeriodCalendar {
  bets(query?: GameRecordQuery): RecordList<Bet, BetTotals>
  transactions(query?: TransactionQuery): RecordList<Transaction, TransactionTotals>
  profitAndLoss(query?: GameRecordQuery): RecordList<DailyProfitAndLoss, ProfitAndLossTotals>
  bet(betId: string): RecordDetails<BetDetails>
  transaction(transactionId: string): RecordDetails<TransactionDetails>
}

const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records
/** All days of the longest range at once, for the chart. */
const DAYS_PAGE_SIZE = 100

export function createRecords(context: FeatureContext, session: Session, guard: Pick<AccessGuard, 'check'>): Records {
  const { call } = context
  const { today, daysOf, checkDays, mostDays, list, details, learnZone } = createPeriodLists({
    context,
    session,
    guard,
    ability: 'records',
    feature: 'records',
    mostDays: MAX_RECORD_DAYS,
    badDays: 'request.invalid',
  })

  return {
    today,
    daysOf,
    checkDays,
    mostDays,
    bets: ({ vendorCode: vassalage, gameType, ...query } = {}) =>
      list(query, {
        endpoint: recordEndpoints.gameRecord,
        pageSize: PAGE_SIZE,
        key: ({ betId }) => betId,
        async load(input, signal) {
          const page = await call(recordEndpoints.gameRecord, { ...input, vassalage, gameType }, { signal })
          return { ...page, list: mapRows(page.list, toBet) }
        },
      }),
    transactions: ({ kinds = [], ofAgent = false, ...query } = {}) =>
      list(query, {
        endpoint: recordEndpoints.transactionRecord,
        pageSize: PAGE_SIZE,
        key: ({ transactionId }) => transactionId,
        load: (input, signal) =>
          call(
            recordEndpoints.transactionRecord,
            { ...input, kind: kinds.join(','), types: ofAgent ? 'A' : undefined },
            { signal },
          ),
      }),
    profitAndLoss: ({ vendorCode: vassalage, gameType, ...query } = {}) =>
      list(query, {
        endpoint: recordEndpoints.profitAndLoss,
        pageSize: query.period === undefined ? PAGE_SIZE : DAYS_PAGE_SIZE,
        key: ({ day }) => day,
        load: (input, signal) => call(recordEndpoints.profitAndLoss, { ...input, vassalage, gameType }, { signal }),
      }),
    bet: (betId) =>
      details(async (signal) => {
        const { zone: named, postings, turnover, ...row } = await call(recordEndpoints.betDetail, { betId }, { signal })
        learnZone(named)
        return { ...toBet(row), postings, turnover }
      }),
    transaction: (transactionId) =>
      details(async (signal) => {
        const { zone: named, ...row } = await call(recordEndpoints.transactionDetail, { transactionId }, { signal })
        learnZone(named)
        return row
      }),
  }
}

/** A game that the platform does not name has its id. */
function toBet({ voided = false, ...row }: EndpointOutput<typeof recordEndpoints.gameRecord>['list'][number]): Bet {
  return { ...row, gameName: row.gameName || row.nodeId, result: row.result, isVoid: voided }
}

/** Bets, transactions, profit and loss. */
export const records: Feature<Records> = defineFeature({
  id: 'records',
  needs: { session, access },
  create: (context, { session, access }) => createRecords(context, session, access),
})
