import { logout, sessionRenew } from '../../features/auth/session/contract.ts'
import { FoyerError, isFoyerError } from '../../kernel/errors.ts'
import { memoryPorts } from '../../ports/memory.ts'
import { createMemoryStorage } from '../../ports/memory-storage.ts'
import { createManualClock, eventLoopTurns } from '../manual-clock.ts'
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts'
import { createDelayedNetwork } from './delayed-network.ts'
import { createDelayedStorage } from './delayed-storage.ts'
import { createSimulatedTab, type SimulatedTab } from './simulated-tab.ts'
import { createTokenPlatform, type Rotation, type TokenPlatform } from './token-platform.ts'

/**
 * Tabs of one browser on a platform of tokens, and between them a network and a store in which chance decides what
 * arrives when. A life costs a few milliseconds, so that thousands can be tried. Nothing in it takes real time.
 */
export interface TabSimulator {
  /** The tabs that are open. */
  readonly tabs: readonly SimulatedTab[]
  readonly platform: TokenPlatform
  /** Share of the requests, and of the answers, that get lost. */
  lossRate: number
  /** What went wrong in this life, in words; `[]` in a world that behaves. */
  readonly faults: string[]
  /** Another life: a session stands, every tab knows it. */
  begin(seeded: SeededRandom, rotation: Rotation): void
  /** Somebody waits for this; it has to end, and to fail with an error of ours if it fails. */
  watch(what: string, work: Promise<unknown>): void
  /** Lets one thing arrive. False where nothing is on its way. */
  step(): boolean
  /** Fires the timers that are due. */
  wake(): Promise<void>
  /** Lets everything arrive and run to its end, timers too. */
  settle(): Promise<void>
  /** The whole browser sleeps: time passes, nothing arrives; after a minute what was on its way is lost. */
  suspend(ms: number): void
  close(tab: SimulatedTab): void
  /** The token in the store. */
  stored(): string | undefined
  dispose(): void
}

const RECORD = 'MC_SESSION_INFO'
const LOST_AFTER_MS = 60_000
/** More steps than any life needs. */
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
        case sessionRenew.id:
          return { token: platform.renew(token) }
        case logout.id:
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

  /** A token of a session that stands and that somebody has, or is being sent. */
  const reachable = (): string | undefined =>
    [stored(), ...tabs.map((tab) => tab.token()), ...network.pendingResponses().map(tokenIn)].find(
      (token) => token !== undefined && platform.honours(token),
    )

  const openTab = () => {
    const tab = createSimulatedTab({
      ports: { ...ports, sessionStorage: createMemoryStorage() },
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
