import { createMemoryLocks } from '../ports/memory.ts'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createTestFoyer, type TestFoyer, type TestFoyerOptions } from './test-foyer.ts'

/**
 * What becomes of the next requests of a call: the request never arrives; its answer is lost after the platform has acted;
 * the answer waits until it is let through.
 */
export type RequestFate = 'lostRequest' | 'lostAnswer' | 'late'

export interface TabOptions extends Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now' | 'storage' | 'locks'> {
  readonly clockErrorMs?: number
  /** Number of turns by which the lock requests of this tab arrive later than those of the other tabs. Default 0. */
  readonly lockTurns?: number
}

interface Platform {
  fetch(request: Request): Promise<Response>
  dispose(): void
}

/** Browsers with tabs on one platform, whose network loses what the test says. Core cannot import the sandbox: tests pass it in. */
export function createCashierBrowsers<P extends Platform>(make: (options: { readonly clock: ManualClock }) => P) {
  const clock = createManualClock()
  const platform = make({ clock })
  const fates = new Map<string, RequestFate[]>()
  const late: (() => void)[] = []
  const sent: string[] = []
  const tabs: TestFoyer[] = []

  const fetch = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    sent.push(call)
    const fate = fates.get(call)?.shift()
    if (fate === 'lostRequest') throw new TypeError('Failed to fetch')
    const answer = await platform.fetch(request)
    if (fate === 'lostAnswer') throw new TypeError('Failed to fetch')
    if (fate === 'late') await new Promise<void>((resolve) => late.push(resolve))
    return answer
  }

  /** Storage and locks of one browser, which its tabs share. */
  const openBrowser = () => {
    const storage = createMemoryStorage()
    const locks = createMemoryLocks()
    return {
      storage,
      /** @param clockErrorMs how wrong the clock of the device is */
      openTab({ clockErrorMs = 0, lockTurns = 0, ...options }: TabOptions = {}): TestFoyer {
        const ownLocks: typeof locks = {
          async hold(name, signal, work) {
            for (let turn = 0; turn < lockTurns; turn += 1) await Promise.resolve()
            return locks.hold(name, signal, work)
          },
        }
        const ownClock: ManualClock = {
          ...clock,
          now: () => clock.now() + clockErrorMs,
          // Spread, it would be what was pending when the tab was opened.
          get pending() {
            return clock.pending
          },
        }
        const tab = createTestFoyer({ ...options, clock: ownClock, fetch, storage: storage.tab(), locks: ownLocks })
        tabs.push(tab)
        return tab
      },
    }
  }

  return {
    clock,
    platform,
    openBrowser,
    /** Says what becomes of the next requests of `POST /wps/fund/withdrawal` and the like. */
    lose: (call: string, ...next: readonly RequestFate[]) => fates.set(call, [...(fates.get(call) ?? []), ...next]),
    /** Lets late answers through. */
    letThrough: () => {
      for (const resolve of late.splice(0)) resolve()
    },
    /** How often a call was sent. */
    count: (call: string) => sent.filter((one) => one === call).length,
    /** Lets what is under way end, closes every tab and returns what is left over. */
    async end() {
      for (const tab of tabs) await tab.idle()
      for (const tab of tabs) tab.dispose()
      platform.dispose()
      return tabs.flatMap((tab) => tab.leftovers())
    },
  }
}
