import { FoyerError, isFoyerError } from '../../kernel/errors.ts'
import { createManualClock, eventLoopTurns } from '../../ports/manual-clock.ts'
import { memoryPorts } from '../../ports/memory.ts'
import { createMemoryStorage } from '../../ports/memory-storage.ts'
import { logout, sessionRenew } from '../../session/contract.ts'
import { createSeeded, type Seeded } from '../seeded.ts'
import { createLaggingStorage } from './lagging-storage.ts'
import { createParcels } from './parcels.ts'
import { createTokenPlatform, type Rotation, type TokenPlatform } from './token-platform.ts'
import { createWorldTab, type WorldTab } from './world-tab.ts'

/**
 * Tabs of one browser on a platform of tokens, and between them a network and a store in which chance decides what
 * arrives when. A life costs a few milliseconds, so that thousands can be tried. Nothing in it takes real time.
 */
export interface TabWorld {
  /** The tabs that are open. */
  readonly tabs: readonly WorldTab[]
  readonly platform: TokenPlatform
  /** Share of the requests, and of the answers, that get lost. */
  lossRate: number
  /** What went wrong in this life, in words; `[]` in a world that behaves. */
  readonly faults: string[]
  /** Another life: a session stands, every tab knows it. */
  begin(seeded: Seeded, rotation: Rotation): void
  /** Somebody waits for this; it has to end, and to fail with an error of ours if it fails. */
  watch(what: string, work: Promise<unknown>): void
  /** Lets one thing arrive. False where nothing is on its way. */
  step(): boolean
  /** Fires the timers that are due. */
  wake(): Promise<void>
  /** Lets everything arrive and run to its end, timers too. */
  settle(): Promise<void>
  /** The whole browser sleeps: time passes, nothing arrives; after a minute what was on its way is lost. */
  sleep(ms: number): void
  close(tab: WorldTab): void
  /** The token in the store. */
  stored(): string | undefined
  dispose(): void
}

const RECORD = 'MC_SESSION_INFO'
const LOST_AFTER_MS = 60_000
/** More steps than any life needs. */
const PATIENCE = 100_000

export function createTabWorld(count: number): TabWorld {
  const clock = createManualClock()
  clock.settleWith(() => eventLoopTurns(1))
  const store = createLaggingStorage()
  const ports = memoryPorts({ clock, path: '/m/home' })
  const tabs: WorldTab[] = []
  const faults: string[] = []
  let seeded = createSeeded(0)
  let platform = createTokenPlatform(clock.now, 'strict', '')
  let open = 0
  let lossRate = 0

  const parcels = createParcels({
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
    [stored(), ...tabs.map((tab) => tab.token()), ...parcels.brought().map(tokenIn)].find(
      (token) => token !== undefined && platform.honours(token),
    )

  const openTab = () => {
    const tab = createWorldTab({
      ports: { ...ports, sessionStorage: createMemoryStorage() },
      storage: store.tab(),
      next: parcels.nextFor,
      onEnded() {
        const token = reachable()
        if (token !== undefined) faults.push(`logged out although ${token} stands`)
      },
    })
    tabs.push(tab)
  }

  const step = (): boolean => {
    const ready = parcels.ready()
    const hearing = tabs.filter(({ storage, frozen }) => storage.hasNews && !frozen)
    const at = seeded.below(ready.length + hearing.length)
    const parcel = ready[at]
    if (parcel !== undefined) parcels.arrive(parcel)
    else hearing[at - ready.length]?.storage.hear()
    return ready.length + hearing.length > 0
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
      store.plant(RECORD, JSON.stringify(info))
      for (const tab of tabs) {
        tab.frozen = false
        tab.told = 0
        tab.storage.hear()
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
      for (let interceptors = 0; interceptors < PATIENCE; interceptors += 1) {
        await eventLoopTurns(1)
        if (step()) continue
        const [next] = [...clock.pending].sort((one, other) => one - other)
        if (next === undefined) break
        await clock.advance(Math.max(0, next))
      }
      if (open > 0) faults.push(`${open} calls never ended`)
      open = 0
    },
    sleep(ms) {
      clock.sleep(ms)
      if (ms >= LOST_AFTER_MS) parcels.loseAll()
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
