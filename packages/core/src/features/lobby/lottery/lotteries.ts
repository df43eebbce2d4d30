import { merchantZone } from '../../../kernel/calendar-day.ts'
import { createDuePoller } from '../../../kernel/due-poller.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, mapResource, type Resource } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { lotteryEndpoints } from './endpoints.ts'
import { groupLotteries, nextDrawAt, readDraws, readLottery, readWinners } from './lottery-rules.ts'
import type { Draw, LotteryData, Winner } from './types.ts'

export interface Lotteries {
  /** Shows the cached lists at once, and loads them again in the background (CALL-36, CACHE-01). */
  readonly $lotteries: Store<Resource<LotteryData>>
  /** By gameId. */
  readonly $draws: Store<Resource<ReadonlyMap<string, Draw>>>
  /** Highest amount first (LOTTERY-04). */
  readonly $winners: Store<Resource<readonly Winner[]>>
  /** Server time in ms, whole seconds; moves while draws are watched. */
  readonly $now: Store<number>
  load(): Promise<Result>
  /** After a failure, or by hand: lists, draws and winners. */
  refresh(): Promise<Result>
  /**
   * Loads draws and winners, and keeps them fresh until the returned function is called: they are loaded again when the
   * next draw is due, at least once a minute, and never while the page is hidden. Several callers may watch.
   */
  watch(): Unsubscribe
}

/** The winner board changes more slowly than the draws. */
const WINNERS_MS = 60_000
/** Platforms publish a draw a moment after its time. */
const PUBLISH_DELAY_MS = 1500

export function createLotteries(context: FeatureContext): Lotteries {
  const { call, scope, time } = context
  const zone = merchantZone(context)
  const list = createQuery({
    context,
    feature: 'lotteries',
    language: 'each',
    stored: { name: lotteryEndpoints.lotteryList.id, schema: lotteryEndpoints.lotteryList.output },
    load: (signal) => call(lotteryEndpoints.lotteryList, {}, { signal }),
  })
  const menu = createQuery({
    context,
    language: 'each',
    stored: { name: lotteryEndpoints.lotteryMenu.id, schema: lotteryEndpoints.lotteryMenu.output },
    load: (signal) => call(lotteryEndpoints.lotteryMenu, {}, { signal }),
  })
  const draws = createQuery({
    context,
    feature: 'lotteries',
    load: async (signal) => readDraws(await call(lotteryEndpoints.lotteryNumero, {}, { signal }), zone),
  })
  const winners = createQuery({
    context,
    feature: 'lotteries',
    load: async (signal) => readWinners((await call(lotteryEndpoints.winnerBoard, {}, { signal })).list),
  })

  const $lotteries = writable<Resource<LotteryData>>({ status: 'idle' })
  let read: { readonly rows: unknown; readonly entries: unknown; readonly data: LotteryData } | undefined

  /** Where the menu cannot be loaded, the lotteries are shown without headings. */
  const join = (rows: EndpointOutput<typeof lotteryEndpoints.lotteryList>): LotteryData => {
    const known = menu.$state.get()
    const entries = known.status === 'ready' ? known.data : NO_ENTRIES
    if (read?.rows !== rows || read.entries !== entries) {
      read = { rows, entries, data: groupLotteries(entries, rows.map(readLottery)) }
    }
    return read.data
  }
  const publish = () => {
    const state = list.$state.get()
    const settled = menu.$state.get().status !== 'loading'
    // Headings that appear later would move everything below them.
    if (state.status !== 'ready' || settled) $lotteries.set(mapResource(state, join))
  }
  scope.add(list.$state.listen(publish))
  scope.add(menu.$state.listen(publish))

  let winnersAt = Number.NEGATIVE_INFINITY
  const refreshWinners = (): Promise<Result> => {
    winnersAt = time.now()
    return winners.refresh()
  }

  const drawPoller = createDuePoller({
    context,
    refresh: async () => {
      await Promise.all([draws.refresh(), time.now() - winnersAt >= WINNERS_MS ? refreshWinners() : undefined])
    },
    nextAt: () => {
      const state = draws.$state.get()
      const drawAt = state.status === 'ready' && !state.stale ? nextDrawAt(state.data) : undefined
      return drawAt === undefined ? undefined : drawAt + PUBLISH_DELAY_MS
    },
  })

  /** A menu that cannot be loaded is no failure, see {@link join}. */
  const load = async (): Promise<Result> => {
    const [result] = await Promise.all([list.load(), menu.load()])
    return result
  }

  return {
    $lotteries: readOnly($lotteries, context.log),
    $draws: draws.$state,
    $winners: winners.$state,
    $now: drawPoller.$now,
    load,
    async refresh() {
      const all = await Promise.all([list.refresh(), draws.refresh(), refreshWinners(), menu.refresh()])
      return all.slice(0, -1).find(({ ok }) => !ok) ?? DONE
    },
    watch: drawPoller.watch,
  }
}

const NO_ENTRIES: EndpointOutput<typeof lotteryEndpoints.lotteryMenu> = []

/** All lotteries, with their draws and winners. */
export const lotteries: Feature<Lotteries> = defineFeature({
  id: 'lotteries',
  create: createLotteries,
})
