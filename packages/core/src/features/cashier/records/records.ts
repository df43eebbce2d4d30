import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { type CountedRows, type List, toPage } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { aborted, type Result, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { readTimeZone } from '../../../kernel/time-zone.ts'
import type { AnyEndpoint, EndpointOutput } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import { type AccessGuard, assertAllowed } from '../../app/access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserList } from '../../auth/session/user-list.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import {
  betDetail,
  gameRecord,
  type POSTING_ACCOUNTS,
  profitAndLoss,
  type TRANSACTION_KINDS,
  transactionDetail,
  transactionRecord,
} from './endpoints.ts'
import {
  checkRecordDays,
  type RecordDays,
  type RecordDaysProblem,
  type RecordPeriod,
  recordDays,
} from './record-days.ts'

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

/** What is known of the whole range, whatever is shown of it. */
export interface RecordSummary<Totals> {
  /** undefined where everything was asked for. */
  readonly days: RecordDays | undefined
  /** In which days are cut: `Asia/Manila`. */
  readonly zone: string
  /** Of the whole range, as the platform counts; undefined where it does not tell. */
  readonly totals: Totals | undefined
}

/** Without a period: everything that the platform has. */
export interface RecordQuery {
  readonly period?: RecordPeriod | RecordDays | undefined
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

/** All rows of a range, for a file. */
export interface AllRecords<Row> {
  readonly rows: readonly Row[]
  /** There are more than {@link MOST_EXPORTED_RECORDS}: the latest are here. */
  readonly isCut: boolean
}

export interface RecordList<Row, Totals> extends List<Row> {
  /** undefined until the first page has arrived. */
  readonly $summary: Store<RecordSummary<Totals> | undefined>
  /**
   * Every row of the range as it is shown, at most {@link MOST_EXPORTED_RECORDS}, page after page. `request.aborted` by
   * the signal, by `dispose()`, and when the user changes.
   */
  all(options?: VerbOptions): Promise<Result<AllRecords<Row>>>
}

/** One record, loaded with the names of the current language. */
export interface RecordDetails<Details> extends Loadable<Details> {
  dispose(): void
}

/**
 * Records of the user (ROUTE-19). Each call makes a list; `dispose()` it when its screen closes. A change of the language
 * loads it again, since the platform names the games. Days that cannot be asked for fail with `request.invalid` and their
 * field, and nothing is sent.
 */
export interface Records {
  bets(query?: GameRecordQuery): RecordList<Bet, BetTotals>
  transactions(query?: TransactionQuery): RecordList<Transaction, TransactionTotals>
  profitAndLoss(query?: GameRecordQuery): RecordList<DailyProfitAndLoss, ProfitAndLossTotals>
  bet(betId: string): RecordDetails<BetDetails>
  transaction(transactionId: string): RecordDetails<TransactionDetails>
  /** In the merchant's zone, by server time. YYYY-MM-DD */
  today(): string
  /** The days of a period, seen from today. */
  daysOf(period: RecordPeriod | RecordDays): RecordDays
  /** Why days of a person's choice cannot be asked for. */
  checkDays(days: RecordDays): RecordDaysProblem | undefined
}

interface PageInput {
  readonly pageNo: number
  readonly pageSize: number
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly asOf?: number | undefined
}

interface RecordPage<Row, Totals> extends CountedRows<Row> {
  readonly zone?: string | undefined
  readonly asOf?: number | undefined
  readonly totals?: Totals | null | undefined
}

interface RecordSource<Row, Totals> {
  readonly endpoint: AnyEndpoint
  readonly pageSize: number
  key(row: Row): string
  load(input: PageInput, signal: AbortSignal): Promise<RecordPage<Row, Totals>>
}

const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records
const EXPORT_PAGE_SIZE = 100
/** The most rows of one file. */
export const MOST_EXPORTED_RECORDS = 5000

/** What all pages of a list have in common, once the first one has arrived. */
interface Asked {
  readonly days: RecordDays | undefined
  readonly asOf: number | undefined
}

export function createRecords(context: FeatureContext, session: Session, guard: Pick<AccessGuard, 'check'>): Records {
  const { call, config, report, scope, time } = context
  // The platform's own word replaces that of the configuration.
  let zone = readTimeZone(config.timeZone) ?? readTimeZone('UTC')

  const today = () => zone?.dayOf(time.now()) ?? ''
  const daysOf = (period: RecordPeriod | RecordDays) => recordDays(period, today())

  const learnZone = (name: string | undefined) => {
    if (name === undefined || name === zone?.name) return
    zone = readTimeZone(name) ?? zone
  }

  /** Ends with the user: the records of one are not shown to the next. */
  const childOfUser = (): Scope => {
    const mine = scope.child()
    mine.add(onUserChange(session, mine.dispose))
    return mine
  }

  const checkedDays = ({ period }: RecordQuery, endpoint: AnyEndpoint): RecordDays | undefined => {
    if (period === undefined) return undefined
    const days = daysOf(period)
    const problem = checkRecordDays(days, today())
    if (problem !== undefined)
      throw new FoyerError({ code: 'request.invalid', endpoint: endpoint.id, field: problem.field })
    return days
  }

  const list = <Row, Totals>(
    query: RecordQuery,
    { endpoint, pageSize, key, load }: RecordSource<Row, Totals>,
  ): RecordList<Row, Totals> => {
    const mine = scope.child()
    const $summary = writable<RecordSummary<Totals> | undefined>(undefined)
    let asked: Asked | undefined

    const loadFirst = async (size: number, signal: AbortSignal): Promise<[RecordPage<Row, Totals>, Asked]> => {
      const days = checkedDays(query, endpoint)
      const page = await load({ pageNo: 1, pageSize: size, ...days }, signal)
      learnZone(page.zone)
      // Only now is it known for certain which day the platform has: the device may be a day ahead, or in another zone.
      const right = checkedDays(query, endpoint)
      if (right?.from === days?.from && right?.to === days?.to) return [page, { days, asOf: page.asOf }]
      const again = await load({ pageNo: 1, pageSize: size, ...right }, signal)
      return [again, { days: right, asOf: again.asOf }]
    }
    const loadNext = (pageNo: number, size: number, { days, asOf }: Asked, signal: AbortSignal) =>
      load({ pageNo, pageSize: size, ...days, asOf }, signal)

    const paged = createUserList<Row>({
      context: { ...context, scope: mine },
      session,
      language: 'each',
      feature: 'records',
      throttleMs: () => endpoint.throttleMs,
      load: async (pageNo, signal) => {
        assertAllowed(guard, 'records')
        if (pageNo > 1 && asked !== undefined) {
          return toPage(await loadNext(pageNo, pageSize, asked, signal), pageNo, pageSize)
        }
        const [page, now] = await loadFirst(pageSize, signal)
        if (!signal.aborted) {
          asked = now
          $summary.set({ days: now.days, zone: zone?.name ?? '', totals: page.totals ?? undefined })
        }
        return toPage(page, pageNo, pageSize)
      },
      key,
      onUserChange() {
        asked = undefined
        $summary.set(undefined)
      },
    })

    const readAll = async (signal: AbortSignal): Promise<AllRecords<Row>> => {
      assertAllowed(guard, 'records')
      let known = asked
      const rows = new Map<string, Row>()
      for (let pageNo = 1; ; pageNo += 1) {
        let page: RecordPage<Row, Totals>
        if (known === undefined) [page, known] = await loadFirst(EXPORT_PAGE_SIZE, signal)
        else page = await loadNext(pageNo, EXPORT_PAGE_SIZE, known, signal)
        const before = rows.size
        for (const row of page.list) rows.set(key(row), row)
        const { totalPages } = toPage(page, pageNo, EXPORT_PAGE_SIZE)
        // A page that brings nothing new is the end, whatever the counts promise.
        const isLast = pageNo >= totalPages || rows.size === before
        if (isLast || rows.size >= MOST_EXPORTED_RECORDS) {
          const isCut = rows.size > MOST_EXPORTED_RECORDS || (!isLast && rows.size === MOST_EXPORTED_RECORDS)
          return { rows: [...rows.values()].slice(0, MOST_EXPORTED_RECORDS), isCut }
        }
      }
    }

    const { $state, $items, load: start, refresh, loadMore } = paged
    return {
      $state,
      $items,
      $summary: readOnly($summary),
      get items() {
        return paged.items
      },
      load: start,
      refresh,
      loadMore,
      async all({ signal, silent } = {}) {
        const reading = mine.child(signal)
        reading.add(onUserChange(session, reading.dispose))
        try {
          const all = await readAll(reading.signal)
          return reading.disposed ? aborted() : succeeded(all)
        } catch (cause) {
          return reading.disposed ? aborted() : report('records.all', cause, { silent })
        } finally {
          reading.dispose()
        }
      },
      dispose: () => mine.dispose(),
    }
  }

  const details = <Shown>(load: (signal: AbortSignal) => Promise<Shown>): RecordDetails<Shown> => {
    const mine = childOfUser()
    const query = createQuery<Shown>({
      context: { ...context, scope: mine },
      feature: 'records',
      language: 'each',
      load: async (signal) => {
        assertAllowed(guard, 'records')
        return load(signal)
      },
    })
    mine.add(query.reset)
    return { $state: query.$state, load: query.load, refresh: query.refresh, dispose: () => mine.dispose() }
  }

  return {
    today,
    daysOf,
    checkDays: (days) => checkRecordDays(days, today()),
    bets: ({ vendorCode: vassalage, gameType, ...query } = {}) =>
      list(query, {
        endpoint: gameRecord,
        pageSize: PAGE_SIZE,
        key: ({ betId }) => betId,
        async load(input, signal) {
          const page = await call(gameRecord, { ...input, vassalage, gameType }, { signal })
          return { ...page, list: page.list.map(toBet) }
        },
      }),
    transactions: ({ kinds = [], ofAgent = false, ...query } = {}) =>
      list(query, {
        endpoint: transactionRecord,
        pageSize: PAGE_SIZE,
        key: ({ transactionId }) => transactionId,
        load: (input, signal) =>
          call(transactionRecord, { ...input, kind: kinds.join(','), types: ofAgent ? 'A' : undefined }, { signal }),
      }),
    profitAndLoss: ({ vendorCode: vassalage, gameType, ...query } = {}) =>
      list(query, {
        endpoint: profitAndLoss,
        // All days of the longest range at once, for the chart.
        pageSize: query.period === undefined ? PAGE_SIZE : EXPORT_PAGE_SIZE,
        key: ({ day }) => day,
        load: (input, signal) => call(profitAndLoss, { ...input, vassalage, gameType }, { signal }),
      }),
    bet: (betId) =>
      details(async (signal) => {
        const { zone: named, postings, turnover, ...row } = await call(betDetail, { betId }, { signal })
        learnZone(named)
        return { ...toBet(row), postings, turnover }
      }),
    transaction: (transactionId) =>
      details(async (signal) => {
        const { zone: named, ...row } = await call(transactionDetail, { transactionId }, { signal })
        learnZone(named)
        return row
      }),
  }
}

/** A game that the platform does not name has its id. */
function toBet({ voided = false, ...row }: EndpointOutput<typeof gameRecord>['list'][number]): Bet {
  return { ...row, gameName: row.gameName || row.nodeId, result: row.result, isVoid: voided }
}

/** Bets, transactions, profit and loss. */
export const records: Feature<Records> = defineFeature({
  id: 'records',
  needs: { session, access },
  create: (context, { session, access }) => createRecords(context, session, access),
})
