import { atom } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource, type Resource } from '../../../kernel/resource.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import { lotteryList, lotteryMenu, lotteryNumero, winnerBoard } from './contract.ts'
import { createDrawPoller } from './draw-poller.ts'
import type { Lotteries, Lottery } from './lottery.ts'
import { groupLotteries, nextDrawAt, readDraws, readLottery, readWinners } from './lottery-rules.ts'

/** The winner board moves slower than the draws. */
const WINNERS_MS = 60_000

export function createLottery(context: FeatureContext): Lottery {
  const { call, scope, time } = context
  const list = createSwrCache({
    context,
    name: lotteryList.id,
    schema: lotteryList.output,
    load: (signal) => call(lotteryList, {}, { signal }),
  })
  const menu = createSwrCache({
    context,
    name: lotteryMenu.id,
    schema: lotteryMenu.output,
    load: (signal) => call(lotteryMenu, {}, { signal }),
  })
  const draws = createResource({
    scope,
    load: async (signal) => readDraws(await call(lotteryNumero, {}, { signal })),
  })
  const winners = createResource({
    scope,
    load: async (signal) => readWinners((await call(winnerBoard, {}, { signal })).list),
  })

  const $lotteries = atom<Resource<Lotteries>>({ status: 'idle' })
  let read: { readonly rows: unknown; readonly entries: unknown; readonly data: Lotteries } | undefined

  /** A menu that cannot be had leaves the lotteries without headings, no more. */
  const join = (rows: EndpointOutput<typeof lotteryList>): Lotteries => {
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
    if (state.status !== 'ready') $lotteries.set(state)
    // Headings that appear a moment later would push everything down.
    else if (settled) $lotteries.set({ ...state, data: join(state.data) })
  }
  scope.add(list.$state.listen(publish))
  scope.add(menu.$state.listen(publish))

  let winnersAt = Number.NEGATIVE_INFINITY
  const refreshWinners = async (): Promise<void> => {
    winnersAt = time.now()
    await winners.refresh()
  }

  const drawPoller = createDrawPoller({
    context,
    refresh: async () => {
      await Promise.all([draws.refresh(), time.now() - winnersAt >= WINNERS_MS ? refreshWinners() : undefined])
    },
    nextAt: () => {
      const state = draws.$state.get()
      return state.status === 'ready' && !state.stale ? nextDrawAt(state.data) : undefined
    },
  })

  const load = async (): Promise<void> => {
    await Promise.all([menu.load(), list.load()])
  }

  return {
    $lotteries,
    $draws: draws.$state,
    $winners: winners.$state,
    $now: drawPoller.$now,
    load,
    async reload() {
      await Promise.all([menu.reload(), list.reload(), draws.refresh(), refreshWinners()])
    },
    watch: drawPoller.watch,
  }
}

const NO_ENTRIES: EndpointOutput<typeof lotteryMenu> = []
