import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventLoopTurns } from '../ports/manual-clock.ts'
import { createTabWorld, type TabWorld } from '../testing/proofs/tab-world.ts'
import { anyRotation, USABLE_MS } from '../testing/proofs/token-platform.ts'
import type { WorldTab } from '../testing/proofs/world-tab.ts'
import { createSeeded, type Seeded } from '../testing/seeded.ts'

const LIVES = 1000
/** Far beyond what they take: nothing here waits for anything. */
const TIMEOUT_MS = 60_000

// Most of what these lives cost is the stacks of errors that nobody reads.
const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** One thing that happens to a browser. */
function happen(world: TabWorld, seeded: Seeded): void {
  const { tabs } = world
  const tab = seeded.pick(tabs)
  if (tab === undefined) return
  switch (seeded.below(9)) {
    case 0:
    case 1:
      world.watch('a renewal', tab.session.refresh())
      return
    case 2:
    case 3:
    case 4:
      world.watch('a call', tab.ask())
      return
    case 5:
      world.sleep(seeded.pick([5_000, 40_000, USABLE_MS, 3_600_000]) ?? 0)
      return
    case 6:
      world.lossRate = seeded.pick([0, 0.2, 1]) ?? 0
      return
    case 7:
      tab.frozen = seeded.chance(0.5)
      return
    default:
      if (seeded.chance(0.3) && tabs.length > 1) world.close(tab)
  }
}

/** A life: things happen, what is on its way arrives in any order, and at last everything does. */
async function live(world: TabWorld, seeded: Seeded, events: number): Promise<void> {
  world.begin(seeded, anyRotation(seeded))
  for (const tab of world.tabs) if (seeded.chance(0.3)) world.watch('a call', tab.ask())
  for (let event = 0; event < events; event += 1) {
    happen(world, seeded)
    for (let steps = seeded.below(4); steps > 0; steps -= 1) world.step()
    await eventLoopTurns(1)
    if (seeded.chance(0.5)) await world.wake()
  }
}

async function die(world: TabWorld): Promise<readonly string[]> {
  world.lossRate = 0
  for (const tab of world.tabs) tab.frozen = false
  await world.settle()
  const stored = world.stored()
  const apart = world.tabs.filter((tab: WorldTab) => tab.token() !== stored)
  return [...world.faults, ...apart.map((tab) => `a tab holds ${tab.token()}, the store ${stored}`)]
}

/** Tries so many lives of so many tabs, each with chance of its own, and wants none of them to go wrong. */
function lives(runs: number, count: number, live: (world: TabWorld, seed: number) => Promise<readonly string[]>) {
  return async () => {
    const world = createTabWorld(count)
    const wrong: unknown[] = []
    for (let seed = 1; seed <= runs; seed += 1) {
      const faults = await live(world, seed)
      if (faults.length > 0) wrong.push({ seed, faults })
    }
    world.dispose()
    expect(wrong).toEqual([])
  }
}

describe.each([2, 8, 50])('%i tabs', (count) => {
  it(
    '[SESSION-08][SESSION-09] in 1,000 lives of renewal, sleep and failure nobody is logged out by mistake, and nothing hangs',
    lives(LIVES, count, async (world, seed) => {
      await live(world, createSeeded(seed), 12 + count / 2)
      return die(world)
    }),
    TIMEOUT_MS,
  )
})

it(
  '[SESSION-05][SESSION-08] a logout during renewals wins, 1,000 times in 1,000, whatever is lost or late',
  lives(LIVES, 5, async (world, seed) => {
    const seeded = createSeeded(seed)
    await live(world, seeded, 4)
    const [leaver] = world.tabs
    if (leaver === undefined) return ['nobody is left to log out']
    world.sleep(seeded.pick([0, USABLE_MS]) ?? 0)
    leaver.frozen = false
    const renewing = world.tabs.filter(() => seeded.chance(0.6))
    for (const { session } of renewing) world.watch('a renewal', session.refresh())
    for (let steps = seeded.below(6); steps > 0; steps -= 1) {
      world.step()
      await eventLoopTurns(1)
    }
    world.watch('a logout', leaver.session.logout())
    for (const tab of renewing.slice(2)) world.watch('a call', tab.ask())
    const left = await die(world)
    return world.stored() === undefined ? left : [...left, `${world.stored()} is still stored`]
  }),
  TIMEOUT_MS,
)

it(
  '[SESSION-07][SESSION-09] an end is said once in every tab, whichever was told first, 1,000 times in 1,000',
  lives(LIVES, 5, async (world, seed) => {
    const seeded = createSeeded(seed)
    // What was said in the life before counts no more: equal messages are shown once while they stand.
    world.sleep(60_000)
    await live(world, seeded, 4)
    world.platform.revoke()
    for (const tab of world.tabs) if (seeded.chance(0.5)) world.watch('a call', tab.ask())
    for (const tab of world.tabs) if (seeded.chance(0.3)) world.watch('a renewal', tab.session.refresh())
    const left = await die(world)
    // Nobody may have asked, or what they asked was lost.
    for (const tab of world.tabs.slice(0, 1)) world.watch('a call', tab.ask())
    await world.settle()
    const wrong = world.tabs.filter(({ told }) => told !== 1).map(({ told }) => `a tab was told ${told} times`)
    return world.stored() === undefined ? wrong : [...left, ...wrong, `${world.stored()} is still stored`]
  }),
  TIMEOUT_MS,
)

it(
  '[SESSION-08] 50 calls that meet the end of a token at once are renewed once and answered 50 times, in any order',
  lives(100, 1, async (world, seed) => {
    const seeded = createSeeded(seed)
    world.begin(seeded, anyRotation(seeded))
    world.sleep(USABLE_MS)
    const [tab] = world.tabs
    const calls = Array.from({ length: 50 }, () => tab?.ask())
    for (const call of calls) world.watch('a call', Promise.resolve(call))
    const faults = await die(world)
    const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')
    const { renewals } = world.platform
    return refused.length === 0 && renewals === 1 ? faults : [`${refused.length} refused, ${renewals} renewals`]
  }),
  TIMEOUT_MS,
)
