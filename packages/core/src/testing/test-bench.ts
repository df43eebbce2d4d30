import type { FoyerConfigInput } from '../config/config.ts'
import type { RouteTable } from '../kernel/routes.ts'
import { type MemoryPorts, type MemoryPortsOptions, memoryPorts } from '../ports/memory.ts'
import type { FetchHandler } from '../ports/memory-network.ts'
import { siteRoutes } from '../site/routes.ts'
import type { Codec, CodecOption } from '../transport/codec.ts'
import { createManualClock, eventLoopTurns, type ManualClock } from './manual-clock.ts'
import { watchCryptoOperations } from './running-crypto-operations.ts'

export interface TestOptions extends Omit<MemoryPortsOptions, 'clock'> {
  /** Merged into `{ merchant: 'demo' }`. */
  readonly config?: Partial<FoyerConfigInput>
  /** Share it with a sandbox, so that its delays pass too. Default: a new one. */
  readonly clock?: ManualClock
  /** As for `createFoyer`; `'none'`: a front end whose router is its own. Default: the table of `@foyer/core/site`. */
  readonly routes?: RouteTable | 'none'
  /** As for `createFoyer`: `plainCodec()` for a platform without encryption. Default: the codec of the SDK. */
  readonly codec?: CodecOption
  /** The time of a new clock, ms since the epoch. */
  readonly now?: number
}

/** Memory ports, a manual clock, and a count of what is still running. */
export interface TestBench {
  readonly clock: ManualClock
  readonly ports: MemoryPorts
  /**
   * Waits, without sleeping, until requests and encryption are over and what they started has run. `hanging` requests may
   * stay open. Throws where others stay open too.
   */
  idle(options?: { readonly hanging?: number }): Promise<void>
  /** Timers, listeners and requests that are left; `[]` after a proper `dispose()`. */
  leftovers(): readonly string[]
}

/** Real ms after which `idle` throws for open requests; long, since machines may be busy. */
const IDLE_TIMEOUT_MS = 20_000

export function createTestBench(options: TestOptions): TestBench & {
  readonly config: FoyerConfigInput
  readonly routes: RouteTable | undefined
  readonly watchCodec: (codec: Codec) => Codec
} {
  const {
    config,
    codec: chosen = (jwe) => jwe,
    now,
    routes = siteRoutes,
    fetch: response = noPlatform,
    clock = createManualClock(now === undefined ? {} : { now }),
    ...portOptions
  } = options
  const pool = watchCryptoOperations()
  let encrypting = 0

  const watchCodec = (jwe: Codec): Codec => {
    const codec = typeof chosen === 'function' ? chosen(jwe) : chosen
    return {
      ...codec,
      async encrypt(body, signal) {
        encrypting += 1
        try {
          return await codec.encrypt(body, signal)
        } finally {
          encrypting -= 1
        }
      },
    }
  }

  const open = () => ports.network.inFlight.length
  /** Encryption that waits for the key call counts as that call. */
  const busy = (hanging: number) =>
    pool() > 0 || ports.network.importing > 0 || open() > hanging || (encrypting > 0 && open() === 0)

  /** Open requests may hang, so this waits only for what certainly ends. */
  const settle = async () => {
    for (let quiet = 0, before = open(); quiet < 3; before = open()) {
      await eventLoopTurns(4)
      quiet = open() !== before || busy(open()) ? 0 : quiet + 1
    }
  }

  clock.settleWith(settle)
  const ports = memoryPorts({
    random: { next: () => 0.5 },
    ...portOptions,
    fetch: (request) => response(request).then(withBufferedBody),
    clock,
    device: { origin: 'https://foyer.test', host: 'foyer.test', ...options.device },
  })

  return {
    clock,
    ports,
    config: { merchant: 'demo', ...config },
    routes: routes === 'none' ? undefined : routes,
    watchCodec,
    async idle({ hanging = 0 } = {}) {
      const start = performance.now()
      for (let quiet = 0; quiet < 3; quiet = busy(hanging) ? 0 : quiet + 1) {
        await eventLoopTurns(2)
        if (performance.now() - start > IDLE_TIMEOUT_MS) {
          throw new Error(`still under way: ${[...ports.network.inFlight, `${encrypting} encryptions`].join(', ')}`)
        }
      }
    },
    leftovers() {
      const { installer, storage, sessionStorage, network, visibility, navigation } = ports
      const counted = Object.entries({ installer, storage, sessionStorage, network, visibility, navigation })
      return [
        ...clock.pending.map((ms) => `timer in ${ms} ms`),
        ...counted.flatMap(([name, port]) => (port.listeners > 0 ? [`${port.listeners} listeners of ${name}`] : [])),
        ...network.inFlight.map((name) => `request ${name}`),
      ]
    },
  }
}

const noPlatform: FetchHandler = (request) => Promise.reject(new TypeError(`no platform for ${request.url}`))

/** The response with its whole body, so that a request counts as open until the last byte has arrived. */
async function withBufferedBody(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  if (response.body === null) return response
  let body: BodyInit
  try {
    body = await response.arrayBuffer()
  } catch (cause) {
    // A broken body fails again when it is read.
    body = new ReadableStream({ start: (controller) => controller.error(cause) })
  }
  return new Response(body, { status, statusText, headers })
}
