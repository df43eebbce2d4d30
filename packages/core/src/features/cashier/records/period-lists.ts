import type { Ability } from '../../../config/abilities.ts'
import type { ErrorCode } from '../../../config/error-codes.ts'
import { merchantZone, readTimeZone } from '../../../kernel/calendar-day.ts'
import type { AnyEndpoint } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { isIncomplete } from '../../../kernel/incomplete-rows.ts'
import { type CountedRows, type List, toPage } from '../../../kernel/paged-query.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import type { Result, VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { createUserList } from '../../access/user-list.ts'
import type { Session } from '../../auth/session/session.ts'
import { childOfUser, createUserScope } from '../../auth/session/user-scope.ts'
import {
  checkRecordDays,
  type RecordDays,
  type RecordDaysProblem,
  type RecordPeriod,
  recordDays,
} from './record-days.ts'

/** Days as the platform cuts them: in the merchant's zone, by server time. */
export interface PeriodCalendar {
  /** YYYY-MM-DD */
  today(): string
  /** The days of a period, seen from today. */
  daysOf(period: RecordPeriod | RecordDays): RecordDays
  /** Why days of a person's choice cannot be asked for. */
  checkDays(days: RecordDays): RecordDaysProblem | undefined
  /** The longest period of one question. */
  readonly mostDays: number
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

/** All rows of a range, for a file. */
export interface AllRecords<Row> {
  readonly rows: readonly Row[]
  /** There are more than {@link MAX_EXPORTED_RECORDS}: the first ones of the list are here. */
  readonly isCut: boolean
  /** Some rows could not be read, and are missing. */
  readonly isIncomplete?: true | undefined
}

/** How much of a file has been read. */
export interface ReadingProgress {
  readonly rows: number
  /** As the platform counts, at most {@link MAX_EXPORTED_RECORDS}. */
  readonly of: number
}

export interface ReadAllOptions extends VerbOptions {
  /** Called after each page. */
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined
}

export interface RecordList<Row, Totals> extends List<Row> {
  /** undefined until the first page has arrived. */
  readonly $summary: Store<RecordSummary<Totals> | undefined>
  /**
   * Every row of the range as it is shown, at most {@link MAX_EXPORTED_RECORDS}, page after page. `request.aborted` by
   * the signal, by `dispose()`, and when the user changes.
   */
  all(options?: ReadAllOptions): Promise<Result<AllRecords<Row>>>
}

/** One record, loaded with the names of the current language. */
export interface RecordDetails<Details> extends Loadable<Details> {
  dispose(): void
}

export interface PageInput {
  readonly pageNo: number
  readonly pageSize: number
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly asOf?: number | undefined
}

export interface RecordPage<Row, Totals> extends CountedRows<Row> {
  readonly zone?: string | undefined
  readonly asOf?: number | undefined
  readonly totals?: Totals | null | undefined
}

export interface RecordSource<Row, Totals> {
  readonly endpoint: AnyEndpoint
  readonly pageSize: number
  /** `none`: the rows have no texts of the platform, and stay after a change of the language. Default `each`. */
  readonly language?: 'each' | 'none'
  key(row: Row): string
  load(input: PageInput, signal: AbortSignal): Promise<RecordPage<Row, Totals>>
}

/** Lists and details of days, for one user. */
export interface PeriodLists extends PeriodCalendar {
  list<Row, Totals>(query: RecordQuery, source: RecordSource<Row, Totals>): RecordList<Row, Totals>
  /** Something of one period. @param language as that of a list */
  details<Shown>(load: (signal: AbortSignal) => Promise<Shown>, language?: 'each' | 'none'): RecordDetails<Shown>
  /** The days of a period. @throws FoyerError for days that cannot be asked for */
  checkedDays(period: RecordPeriod | RecordDays, endpoint: AnyEndpoint): RecordDays
  /**
   * Takes over the zone that an answer names.
   *
   * @returns the zone that holds from now on
   */
  learnZone(name: string | undefined): string
}

export interface PeriodListsOptions {
  readonly context: FeatureContext
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'check'>
  /** Who may ask. */
  readonly ability: Ability
  /** For failures: `records` gives `records.load`. */
  readonly feature: string
  readonly mostDays: number
  /** Of days that cannot be asked for; it carries the field. */
  readonly badDays: ErrorCode
}

const EXPORT_PAGE_SIZE = 100
/** The most rows of one file. */
export const MAX_EXPORTED_RECORDS = 5000

/** What all pages of a list have in common, once the first one has arrived. */
interface Asked {
  readonly days: RecordDays | undefined
  readonly asOf: number | undefined
}

export function createPeriodLists(options: PeriodListsOptions): PeriodLists {
  const { context, session, guard, ability, feature, mostDays, badDays } = options
  const { scope, time } = context
  // If a response names the platform's zone, that zone replaces the one of the configuration.
  let zone = merchantZone(context)

  const today = () => zone.dayOf(time.now())
  const daysOf = (period: RecordPeriod | RecordDays) => recordDays(period, today())
  const checkDays = (days: RecordDays) => checkRecordDays(days, today(), mostDays)

  const learnZone = (name: string | undefined): string => {
    if (name !== undefined && name !== zone.name) zone = readTimeZone(name) ?? zone
    return zone.name
  }

  const checkedDays: PeriodLists['checkedDays'] = (period, endpoint) => {
    const days = daysOf(period)
    const problem = checkDays(days)
    if (problem !== undefined) throw new FoyerError({ code: badDays, endpoint: endpoint.id, field: problem.field })
    return days
  }

  const list: PeriodLists['list'] = <Row, Totals>(
    { period }: RecordQuery,
    { endpoint, pageSize, language = 'each', key, load }: RecordSource<Row, Totals>,
  ): RecordList<Row, Totals> => {
    const mine = scope.child()
    const run = createVerbs(
      context,
      createUserScope(mine, session, () => {}),
    )
    const $summary = writable<RecordSummary<Totals> | undefined>(undefined)
    let asked: Asked | undefined
    const daysAsked = () => (period === undefined ? undefined : checkedDays(period, endpoint))

    const loadFirst = async (size: number, signal: AbortSignal): Promise<[RecordPage<Row, Totals>, Asked]> => {
      const days = daysAsked()
      const page = await load({ pageNo: 1, pageSize: size, ...days }, signal)
      learnZone(page.zone)
      // Only now is it known for certain which day the platform has: the device may be a day ahead, or in another zone.
      const right = daysAsked()
      if (right?.from === days?.from && right?.to === days?.to) return [page, { days, asOf: page.asOf }]
      const again = await load({ pageNo: 1, pageSize: size, ...right }, signal)
      return [again, { days: right, asOf: again.asOf }]
    }
    const loadNext = (pageNo: number, size: number, { days, asOf }: Asked, signal: AbortSignal) =>
      load({ pageNo, pageSize: size, ...days, asOf }, signal)

    const paged = createUserList<Row>({
      context: { ...context, scope: mine },
      session,
      guard,
      ability,
      feature,
      endpoint,
      pageSize,
      language,
      load: async ({ pageNo }, signal) => {
        if (pageNo > 1 && asked !== undefined) return loadNext(pageNo, pageSize, asked, signal)
        const [page, now] = await loadFirst(pageSize, signal)
        if (!signal.aborted) {
          asked = now
          $summary.set({ days: now.days, zone: zone.name, totals: page.totals ?? undefined })
        }
        return page
      },
      key,
      onUserChange() {
        asked = undefined
        $summary.set(undefined)
      },
    })

    const readAll = async (signal: AbortSignal, onProgress: ReadAllOptions['onProgress']): Promise<AllRecords<Row>> => {
      assertAllowed(guard, ability)
      let known = asked
      const rows = new Map<string, Row>()
      let hasGaps = false
      for (let pageNo = 1; ; pageNo += 1) {
        let page: RecordPage<Row, Totals>
        if (known === undefined) [page, known] = await loadFirst(EXPORT_PAGE_SIZE, signal)
        else page = await loadNext(pageNo, EXPORT_PAGE_SIZE, known, signal)
        const before = rows.size
        for (const row of page.list) rows.set(key(row), row)
        hasGaps ||= isIncomplete(page.list)
        const { totalPages, totalCount } = toPage(page, pageNo, EXPORT_PAGE_SIZE)
        // A page that brings nothing new is the end, whatever the counts promise.
        const isLast = pageNo >= totalPages || rows.size === before
        if (isLast || rows.size >= MAX_EXPORTED_RECORDS) {
          const isCut = rows.size > MAX_EXPORTED_RECORDS || (!isLast && rows.size === MAX_EXPORTED_RECORDS)
          const all = { rows: [...rows.values()].slice(0, MAX_EXPORTED_RECORDS), isCut }
          return hasGaps ? { ...all, isIncomplete: true } : all
        }
        if (!signal.aborted) onProgress?.({ rows: rows.size, of: Math.min(totalCount, MAX_EXPORTED_RECORDS) })
      }
    }

    const { $state, $items, load: start, refresh, loadMore } = paged
    return {
      $state,
      $items,
      $summary: readOnly($summary, context.log),
      get items() {
        return paged.items
      },
      load: start,
      refresh,
      loadMore,
      all: (options) =>
        run(`${feature}.all`, options, ({ live, signal }) => live(readAll(signal, options?.onProgress))),
      dispose: () => mine.dispose(),
    }
  }

  const details: PeriodLists['details'] = (load, language = 'each') => {
    const mine = childOfUser(scope, session)
    const query = createQuery({
      context: { ...context, scope: mine },
      feature,
      language,
      load: async (signal) => {
        assertAllowed(guard, ability)
        return load(signal)
      },
    })
    mine.add(query.reset)
    return { $state: query.$state, load: query.load, refresh: query.refresh, dispose: () => mine.dispose() }
  }

  return { today, daysOf, checkDays, mostDays, list, details, checkedDays, learnZone }
}
