import { contract, type EndpointId } from '@foyer/core/contract'
import { type ControlRunner, createControl, type SandboxControl } from './control/control.ts'
import { handleControl } from './control/control-http.ts'
import { isLoopbackOrigin } from './engine/allowed-origin.ts'
import { handleCall } from './engine/api.ts'
import { handleArt, type Rasterise } from './engine/art.ts'
import { BODY_ROOM, createBodyRoom } from './engine/body-room.ts'
import { createDecryption } from './engine/decryption.ts'
import { ConnectionLost, withFault } from './engine/fault-responses.ts'
import { createFaults, type FaultTarget } from './engine/faults.ts'
import { json, methodNotAllowed, notFound, refusalResponse } from './engine/json-responses.ts'
import { matchEndpoint } from './engine/match-endpoint.ts'
import { createRequestLog, type OpenEntry } from './engine/request-log.ts'
import { type SandboxClock, systemClock } from './engine/system-clock.ts'
import { createTurns } from './engine/turns.ts'
import { vendorOriginOf } from './engine/vendor-origin.ts'
import { handlers } from './handlers/handler-table.ts'
import type { LaunchedGame } from './rounds/launches.ts'
import { handlePlay } from './rounds/play-api.ts'
import { AGENCY_RULES, type AgencyRules } from './world/agency/rules.ts'
import { createWorld } from './world/create-world.ts'
import { Refusal } from './world/refusal.ts'
import { type RandomBytes, systemRandomBytes } from './world/secure-random.ts'
import { sharedSeed } from './world/seed/create-seed.ts'
import type { SandboxSnapshot } from './world/snapshot.ts'
import { createTickets } from './world/tickets.ts'

export interface SandboxOptions {
  /** Same seed, same world. Default 1. */
  readonly seed?: number | undefined
  /** Time and timers; core's `Clock` port and manual clock fit. Default: the platform's. */
  readonly clock?: SandboxClock | undefined
  /** Time alone, ms since the epoch; wins over `clock.now`. */
  readonly now?: (() => number) | undefined
  /** Default `demo`. */
  readonly merchantCode?: string | undefined
  /** Origin of the sandbox; default: the origin of each request. */
  readonly origin?: string | undefined
  /**
   * The origin of the chat, a banner's page, a linked page and a picture, which must lead to this sandbox too (settlement 34).
   * Default: the other name of this machine (`localhost`, `127.0.0.1`), and elsewhere `vendor.` before the host.
   */
  readonly vendorOrigin?: ((origin: string) => string) | undefined
  /** The state to continue from. Its seed and merchant code win. */
  readonly snapshot?: SandboxSnapshot | undefined
  /** Serves the control API under `/sandbox/`. Default true. */
  readonly control?: boolean | undefined
  /** Codes by SMS cost a proof of work (settlement 4), as on a public platform. Default true. */
  readonly humanCheck?: boolean | undefined
  /**
   * Lets games, the chat and deposits lead back to pages of this machine (`localhost`, loopback addresses) too: for a site in
   * development, whose origin is another one. Default false.
   */
  readonly loopbackReturns?: boolean | undefined
  /** Other origins to whose pages games, the chat and deposits lead back, such as `https://preview.example`. */
  readonly returnOrigins?: readonly string[] | undefined
  /** Figures of the agency that differ from the usual ones. */
  readonly agencyRules?: Partial<AgencyRules> | undefined
  /** Makes raster images of covers and banners. Default: they are served as drawings (SVG). */
  readonly rasterise?: Rasterise | undefined
  /** Lets other requests be answered between two long reports. Default: no pause, since a process has no other callers. */
  readonly pause?: (() => Promise<void>) | undefined
  /** Called with errors of the sandbox itself, which callers only see as status 500. */
  readonly onDefect?: ((error: unknown) => void) | undefined
  /** Source of randomness for secrets. Default: the platform's cryptographic source. */
  readonly randomBytes?: RandomBytes | undefined
}

/** The platform's API as one fetch handler. */
export interface Sandbox {
  /**
   * `/wps/**` the API, `/<merchant>/**` pictures, `/play/**` game pages, `/sandbox/**` the control API.
   * Rejects like `fetch` where a fault breaks the connection or the request is given up.
   *
   * @param by.address network address of the caller, which rate limits count by. Default: one for all in this process.
   */
  fetch(request: Request, by?: { readonly address?: string | undefined }): Promise<Response>
  readonly control: SandboxControl
  readonly merchantCode: string
  snapshot(): SandboxSnapshot
  /** Calls back after each change of the snapshot. */
  onChange(listener: () => void): () => void
  /** Ends requests under way. May be called more than once. */
  dispose(): void
}

const IN_PROCESS = 'in process'

const CDN = /^\/cdn\/[\w-]+(?=\/)/

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    snapshot,
    randomBytes = systemRandomBytes,
    humanCheck = true,
    loopbackReturns = false,
    returnOrigins = [],
    vendorOrigin = vendorOriginOf,
  } = options
  const isReturnOrigin = (origin: string) =>
    returnOrigins.includes(origin) || (loopbackReturns && isLoopbackOrigin(origin))
  const base = options.clock ?? systemClock
  const clock: SandboxClock = options.now ? { ...bindClock(base), now: options.now } : base
  const now = () => clock.now()
  const seed = snapshot?.seed ?? options.seed ?? 1
  const merchantCode = snapshot?.merchantCode ?? options.merchantCode ?? 'demo'
  const data = sharedSeed(seed)
  const agencyRules = { ...AGENCY_RULES, ...options.agencyRules }

  const faults = createFaults()
  const log = createRequestLog(now)
  const decryption = createDecryption()
  const bodyRoom = createBodyRoom(BODY_ROOM)
  const inTurn = createTurns(options.pause ?? (() => Promise.resolve()))
  const launches = createTickets<LaunchedGame>(now, randomBytes)
  /** Ends requests that a fault holds. */
  const waiting = new Set<() => void>()
  let disposed = false
  const listeners = new Set<() => void>()
  let world = createWorld({
    data,
    seed,
    merchantCode,
    now,
    randomBytes,
    snapshot,
    humanCheck,
    isReturnOrigin,
    agencyRules,
  })

  function changed() {
    for (const listener of listeners) listener()
  }

  function reset() {
    world = createWorld({ data, seed, merchantCode, now, randomBytes, humanCheck, isReturnOrigin, agencyRules })
    faults.clear()
    log.clear()
    launches.clear()
  }

  const runner: ControlRunner = createControl({
    world: () => world,
    faults,
    log,
    decryption,
    launches,
    now,
    reset,
    changed,
  })

  /** Applies the fault of the target, if there is one, and responds. */
  async function through(target: FaultTarget, request: Request, response: () => Promise<Response>): Promise<Response> {
    const fault = faults.match(target)
    if (!fault) return response()
    const given = new AbortController()
    const giveUp = () => given.abort(request.signal.aborted ? request.signal.reason : new ConnectionLost())
    if (request.signal.aborted) giveUp()
    else request.signal.addEventListener('abort', giveUp)
    waiting.add(giveUp)
    try {
      const endpoint = target in contract ? contract[target as EndpointId] : undefined
      return await withFault({ fault, endpoint, clock, signal: given.signal, answer: response })
    } finally {
      waiting.delete(giveUp)
      request.signal.removeEventListener('abort', giveUp)
    }
  }

  async function answerApi(request: Request, url: URL, entry: OpenEntry, address: string): Promise<Response> {
    const match = matchEndpoint(request.method, url.pathname)
    if (match.kind === 'none') return notFound()
    if (match.kind === 'wrong-method') return methodNotAllowed(match.allowed)
    const { id, parameters } = match
    entry.endpoint = id
    return through(id, request, async () => {
      try {
        const call = { request, url, id, parameters, entry }
        return await handleCall(call, {
          handlers,
          world,
          decryption,
          launches,
          now,
          origin: options.origin,
          vendorOrigin,
          inTurn,
          bodyRoom,
          address,
          changed,
        })
      } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason
        entry.code = reason.code
        return refusalResponse(reason)
      }
    })
  }

  function route(request: Request, url: URL, entry: OpenEntry, address: string): Promise<Response> {
    const cdn = CDN.exec(url.pathname)?.[0]
    const path = url.pathname.slice(cdn?.length ?? 0)
    if (path.startsWith(`/${merchantCode}/`)) {
      const target = cdn === undefined ? 'art' : 'cdn'
      entry.endpoint = target
      return through(target, request, () => handleArt(request, path.slice(merchantCode.length + 2), options.rasterise))
    }
    if (path.startsWith('/play/')) {
      entry.endpoint = 'play'
      return through('play', request, () => handlePlay(request, url, entry, { world, launches, changed, now }))
    }
    if (path.startsWith('/wps/')) return answerApi(request, url, entry, address)
    return Promise.resolve(notFound())
  }

  async function answered(request: Request, url: URL, address: string): Promise<Response> {
    if (url.pathname.startsWith('/sandbox/')) {
      return options.control === false ? notFound() : handleControl(request, url, runner, world)
    }
    const entry = log.open(request, url)
    if (world.agency.settleThrough(now())) changed()
    if (await world.redRain.settle()) changed()
    try {
      const response = await route(request, url, entry, address)
      entry.status = response.status
      return response
    } catch (reason) {
      if (reason instanceof ConnectionLost || request.signal.aborted || disposed) throw reason
      entry.error = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
      entry.status = 500
      options.onDefect?.(reason)
      return json({ success: false, code: 'unknown', message: 'Unknown error.' }, 500)
    }
  }

  return {
    async fetch(request, { address = IN_PROCESS } = {}) {
      if (disposed) throw new ConnectionLost()
      if (request.signal.aborted) throw request.signal.reason
      const response = await answered(request, new URL(request.url), address)
      response.headers.set('Date', new Date(now()).toUTCString())
      return response
    },
    control: runner.control,
    merchantCode,
    snapshot: () => world.snapshot(),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      disposed = true
      for (const giveUp of waiting) giveUp()
      faults.clear()
      listeners.clear()
    },
  }
}

/** Methods of a clock may live on its prototype. */
function bindClock(clock: SandboxClock): SandboxClock {
  return {
    now: () => clock.now(),
    setTimeout: (callback, ms) => clock.setTimeout(callback, ms),
    clearTimeout: (id) => clock.clearTimeout(id),
  }
}
