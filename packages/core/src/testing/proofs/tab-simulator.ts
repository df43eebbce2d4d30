import { sessionEndpoints } from '../../features/auth/session/endpoints.ts'
import { FoyerError, isFoyerError } from '../../kernel/errors.ts'
import { memoryPorts } from '../../ports/memory.ts'
import { createMemoryStorage } from '../../ports/memory-storage.ts'
import { createManualClock, eventLoopTurns } from '../manual-clock.ts'
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts'
import { createDelayedNetwork } from './delayed-network.ts'
import { createDelayedStorage } from './delayed-storage-events.ts'
import { createSimulatedTab, type SimulatedTab } from './simulated-tab.ts'
import { createTokenPlatform, type TokenPlatform, type TokenRotation } from './token-platform.ts'

/**
 * Tabs of one browser on a simulated platform. A seeded random decides when requests, responses and storage events
 * arrive. A run takes a few milliseconds, so that thousands can be tried. Nothing in it takes real time.
 */
export interface TabSimulator {
  /** The open tabs. */
  readonly tabs: readonly SimulatedTab[]
  readonly platform: TokenPlatform
  /** Share of the requests and responses that get lost. */
  lossRate: number
  /** What went wrong in this run; `[]` where nothing did. */
  readonly faults: string[]
  /** Starts another run, with a session that every tab knows. */
  begin(seeded: SeededRandom, rotation: TokenRotation): void
  /** Expects that this work settles, and that it rejects with a FoyerError only. */
  watch(what: string, work: Promise<unknown>): void
  /** Delivers one message or event. False where there is none. */
  step(): boolean
  /** Fires due timers. */
  wake(): Promise<void>
  /** Delivers everything and runs all work and timers to their end. */
  settle(): Promise<void>
  /** The whole browser sleeps: time passes and nothing arrives; after a minute all messages are lost. */
  suspend(ms: number): void
  close(tab: SimulatedTab): void
  /** The stored token. */
  stored(): string | undefined
  dispose(): void
}

const RECORD = 'MC_SESSION_INFO'
const LOST_AFTER_MS = 60_000
/** More steps than any run needs. */
const MAX_STEPS = 100_000

export function createTabSimulator(count: number): TabSimulator {
  const clock = createManualClock()
  clock.settleWith(() => eventLoopTurns(1))
  const store = createDelayedStorage()
  const ports = memoryPorts({ clock, path: '/m/home' })
  const tabs: SimulatedTab[] = []
  const faults: string[] = []
  let seeded = createSeededRandom(0)
  let platform = createTokenPlatform(clock.now, 'strict', '')
  let open = 0
  let lossRate = 0

  const network = createDelayedNetwork({
    answer({ endpoint, token = '' }) {
      switch (endpoint.id) {
        case sessionEndpoints.sessionRenew.id:
          return { token: platform.renew(token) }
        case sessionEndpoints.logout.id:
          return platform.close(token)
        default:
          return platform.use(token)
      }
    },
    lossRate: () => lossRate,
    seeded: () => seeded,
  })

  const stored = (): string | undefined => {
    const text = store.get(RECORD)
    return text === undefined ? undefined : JSON.parse(text).token
  }

  /** A valid token in the storage, in a tab, or in a response on its way. */
  const reachable = (): string | undefined =>
    [stored(), ...tabs.map((tab) => tab.token()), ...network.pendingResponses().map(tokenIn)].find(
      (token) => token !== undefined && platform.honours(token),
    )

  const openTab = () => {
    const tab = createSimulatedTab({
      ports: { ...ports, clock, sessionStorage: createMemoryStorage() },
      storage: store.tab(),
      next: network.nextFor,
      onEnded() {
        const token = reachable()
        if (token !== undefined) faults.push(`logged out although ${token} stands`)
      },
    })
    tabs.push(tab)
  }

  const step = (): boolean => {
    const ready = network.deliverable()
    const notified = tabs.filter(({ storage, frozen }) => storage.hasPending && !frozen)
    const at = seeded.below(ready.length + notified.length)
    const message = ready[at]
    if (message !== undefined) network.deliver(message)
    else notified[at - ready.length]?.storage.deliver()
    return ready.length + notified.length > 0
  }

  return {
    tabs,
    faults,
    get platform() {
      return platform
    },
    get lossRate() {
      return lossRate
    },
    set lossRate(share) {
      lossRate = share
    },
    begin(chance, rotation) {
      seeded = chance
      lossRate = 0
      faults.length = 0
      platform = createTokenPlatform(clock.now, rotation, `${clock.now()}`)
      while (tabs.length < count) openTab()
      const info = { token: platform.open(), merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }
      store.seed(RECORD, JSON.stringify(info))
      for (const tab of tabs) {
        tab.frozen = false
        tab.expiryNotices = 0
        tab.storage.deliver()
        if (tab.token() !== info.token) throw new Error('a life has to begin with a session')
      }
    },
    watch(what, work) {
      open += 1
      const over = () => {
        open -= 1
      }
      work.then(over, (error: unknown) => {
        over()
        if (!isFoyerError(error)) faults.push(`${what} failed with ${String(error)}`)
      })
    },
    step,
    wake: () => clock.advance(0),
    async settle() {
      for (let interceptors = 0; interceptors < MAX_STEPS; interceptors += 1) {
        await eventLoopTurns(1)
        if (step()) continue
        const [next] = [...clock.pending].sort((one, other) => one - other)
        if (next === undefined) break
        await clock.advance(Math.max(0, next))
      }
      if (open > 0) faults.push(`${open} calls never ended`)
      open = 0
    },
    suspend(ms) {
      clock.sleep(ms)
      if (ms >= LOST_AFTER_MS) network.loseAll()
    },
    close(tab) {
      tabs.splice(tabs.indexOf(tab), 1)
      tab.dispose()
    },
    stored,
    dispose() {
      for (const tab of tabs) tab.dispose()
      if (clock.pending.length > 0) throw new FoyerError({ code: 'unknown', cause: clock.pending })
    },
  }
}

function tokenIn(response: unknown): string | undefined {
  const token = typeof response === 'object' && response !== null && 'token' in response ? response.token : undefined
  return typeof token === 'string' ? token : undefined
}
