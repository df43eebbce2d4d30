import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventLoopTurns } from '../../../testing/manual-clock.ts'
import type { SimulatedTab } from '../../../testing/proofs/simulated-tab.ts'
import { createTabSimulator, type TabSimulator } from '../../../testing/proofs/tab-simulator.ts'
import { anyTokenRotation, USABLE_MS } from '../../../testing/proofs/token-platform.ts'
import { createSeededRandom, type SeededRandom } from '../../../testing/seeded-random.ts'

const LIVES = 1000
/** Far beyond what they take: nothing here waits for anything. */
const TIMEOUT_MS = 60_000

// Stack traces are switched off: they take most of the time of these tests.
const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** One thing that happens to a browser. */
function happen(simulator: TabSimulator, seeded: SeededRandom): void {
  const { tabs } = simulator
  const tab = seeded.pick(tabs)
  if (tab === undefined) return
  switch (seeded.below(9)) {
    case 0:
    case 1:
      simulator.watch('a renewal', tab.session.refresh())
      return
    case 2:
    case 3:
    case 4:
      simulator.watch('a call', tab.callMember())
      return
    case 5:
      simulator.suspend(seeded.pick([5_000, 40_000, USABLE_MS, 3_600_000]) ?? 0)
      return
    case 6:
      simulator.lossRate = seeded.pick([0, 0.2, 1]) ?? 0
      return
    case 7:
      tab.frozen = seeded.chance(0.5)
      return
    default:
      if (seeded.chance(0.3) && tabs.length > 1) simulator.close(tab)
  }
}

/** A life: things happen, what is on its way arrives in any order, and at last everything does. */
async function live(simulator: TabSimulator, seeded: SeededRandom, events: number): Promise<void> {
  simulator.begin(seeded, anyTokenRotation(seeded))
  for (const tab of simulator.tabs) if (seeded.chance(0.3)) simulator.watch('a call', tab.callMember())
  for (let event = 0; event < events; event += 1) {
    happen(simulator, seeded)
    for (let steps = seeded.below(4); steps > 0; steps -= 1) simulator.step()
    await eventLoopTurns(1)
    if (seeded.chance(0.5)) await simulator.wake()
  }
}

async function die(simulator: TabSimulator): Promise<readonly string[]> {
  simulator.lossRate = 0
  for (const tab of simulator.tabs) tab.frozen = false
  await simulator.settle()
  const stored = simulator.stored()
  const apart = simulator.tabs.filter((tab: SimulatedTab) => tab.token() !== stored)
  return [...simulator.faults, ...apart.map((tab) => `a tab holds ${tab.token()}, the store ${stored}`)]
}

/** Tries so many lives of so many tabs, each with chance of its own, and wants none of them to go wrong. */
function lives(
  runs: number,
  count: number,
  live: (simulator: TabSimulator, seed: number) => Promise<readonly string[]>,
) {
  return async () => {
    const simulator = createTabSimulator(count)
    const wrong: unknown[] = []
    for (let seed = 1; seed <= runs; seed += 1) {
      const faults = await live(simulator, seed)
      if (faults.length > 0) wrong.push({ seed, faults })
    }
    simulator.dispose()
    expect(wrong).toEqual([])
  }
}

describe.each([2, 8, 50])('%i tabs', (count) => {
  it(
    '[SESSION-09] in 1,000 lives of refresh, sleep and failure nobody is logged out by mistake, and nothing hangs',
    lives(LIVES, count, async (simulator, seed) => {
      await live(simulator, createSeededRandom(seed), 12 + count / 2)
      return die(simulator)
    }),
    TIMEOUT_MS,
  )
})

it(
  '[SESSION-05] a logout during refreshes wins, 1,000 times in 1,000, whatever is lost or late',
  lives(LIVES, 5, async (simulator, seed) => {
    const seeded = createSeededRandom(seed)
    await live(simulator, seeded, 4)
    const [leaver] = simulator.tabs
    if (leaver === undefined) return ['nobody is left to log out']
    simulator.suspend(seeded.pick([0, USABLE_MS]) ?? 0)
    leaver.frozen = false
    const renewing = simulator.tabs.filter(() => seeded.chance(0.6))
    for (const { session } of renewing) simulator.watch('a renewal', session.refresh())
    for (let steps = seeded.below(6); steps > 0; steps -= 1) {
      simulator.step()
      await eventLoopTurns(1)
    }
    simulator.watch('a logout', leaver.session.signOut())
    for (const tab of renewing.slice(2)) simulator.watch('a call', tab.callMember())
    const left = await die(simulator)
    return simulator.stored() === undefined ? left : [...left, `${simulator.stored()} is still stored`]
  }),
  TIMEOUT_MS,
)

it(
  '[SESSION-07][SESSION-09] an end is said once in every tab, whichever was told first, 1,000 times in 1,000',
  lives(LIVES, 5, async (simulator, seed) => {
    const seeded = createSeededRandom(seed)
    // What was said in the life before counts no more: equal messages are shown once while they stand.
    simulator.suspend(60_000)
    await live(simulator, seeded, 4)
    simulator.platform.revoke()
    for (const tab of simulator.tabs) if (seeded.chance(0.5)) simulator.watch('a call', tab.callMember())
    for (const tab of simulator.tabs) if (seeded.chance(0.3)) simulator.watch('a renewal', tab.session.refresh())
    const left = await die(simulator)
    // Perhaps no tab has called, or its call was lost.
    for (const tab of simulator.tabs.slice(0, 1)) simulator.watch('a call', tab.callMember())
    await simulator.settle()
    const wrong = simulator.tabs
      .filter(({ expiryNotices }) => expiryNotices !== 1)
      .map(({ expiryNotices }) => `a tab was told ${expiryNotices} times`)
    return simulator.stored() === undefined ? wrong : [...left, ...wrong, `${simulator.stored()} is still stored`]
  }),
  TIMEOUT_MS,
)

it(
  '50 calls that meet the end of a token at once are refreshed once and answered 50 times, in any order',
  lives(100, 1, async (simulator, seed) => {
    const seeded = createSeededRandom(seed)
    simulator.begin(seeded, anyTokenRotation(seeded))
    simulator.suspend(USABLE_MS)
    const [tab] = simulator.tabs
    const calls = Array.from({ length: 50 }, () => tab?.callMember())
    for (const call of calls) simulator.watch('a call', Promise.resolve(call))
    const faults = await die(simulator)
    const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')
    const { refreshes } = simulator.platform
    return refused.length === 0 && refreshes === 1 ? faults : [`${refused.length} refused, ${refreshes} refreshes`]
  }),
  TIMEOUT_MS,
)
