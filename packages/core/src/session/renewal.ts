import { type ErrorCode, FoyerError, toFoyerError } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { EndpointOutput } from '../transport/endpoint.ts'
import type { RefreshOutcome } from '../transport/token-provider.ts'
import type { sessionRenew } from './contract.ts'
import type { RenewalTurn } from './renewal-turn.ts'
import type { SessionInfo } from './session.ts'
import { sameInfo } from './session-record.ts'

export interface RenewalOptions {
  readonly log: Log
  readonly inTurn: RenewalTurn
  /** ms, device clock. */
  now(): number
  ask(): Promise<EndpointOutput<typeof sessionRenew>>
  current(): { readonly info: SessionInfo; readonly generation: number } | undefined
  /** What the storage says now; undefined: gone. */
  stored(): SessionInfo | undefined
  adopt(info: SessionInfo | undefined): void
  commit(info: SessionInfo): void
  end(): void
}

/** `superseded`: the session changed meanwhile, the answer was thrown away. An error: a passing failure. */
type Outcome = 'renewed' | 'kept' | 'superseded' | 'ended' | FoyerError

export interface Renewal {
  /** Never rejects. One runs at a time, whoever asks (SESSION-08). */
  run(): Promise<Outcome>
  /** A call was refused with this token. */
  onRefused(token: string): Promise<RefreshOutcome>
  /** The call was repeated with the same token, and refused again. */
  onRefusedAgain(token: string): void
}

/** A token that is refused twice within this time, although it was renewed as it is each time, is dead. */
const DOUBT_MS = 60_000

/**
 * Renews the session with a commit guard: the answer counts only if the session is still the one that was to be
 * renewed, in this tab and in the storage. Only a definitive refusal ends the session; a network that fails does not.
 */
export function createRenewal(options: RenewalOptions): Renewal {
  let running: Promise<Outcome> | undefined
  /** Renewals that left the token as it was. */
  let confirmations = 0
  /** A token that was refused after such a renewal. */
  let doubted: { readonly token: string; readonly confirmations: number; readonly until: number } | undefined

  /** What another tab did counts, told or not. */
  const catchUp = () => {
    const here = options.current()
    const stored = options.stored()
    if (here !== undefined && stored?.token !== here.info.token) options.adopt(stored)
  }

  const renew = async (wanted: string): Promise<Outcome> => {
    catchUp()
    const before = options.current()
    if (before?.info.token !== wanted) return 'superseded'
    const { info } = before
    const isStill = () => options.current()?.generation === before.generation
    try {
      const response = await options.ask()
      if (!isStill()) return 'superseded'
      const stored = options.stored()
      if (stored?.token !== info.token) {
        options.adopt(stored)
        return 'superseded'
      }
      const next: SessionInfo = {
        ...info,
        token: response.token ?? info.token,
        type: response.type ?? info.type,
        userName: response.userName ?? info.userName,
      }
      if (next.token === info.token) confirmations += 1
      if (sameInfo(next, info)) return 'kept'
      options.commit(next)
      return 'renewed'
    } catch (cause) {
      if (!isStill()) return 'superseded'
      const failure = toFoyerError(cause)
      options.log.warn('session.renewal.failed', { code: failure.code })
      if (!isDefinitive(failure)) return asPassing(failure)
      // Another tab may have renewed it first: its session is the newer one.
      const stored = options.stored()
      if (stored !== undefined && stored.token !== info.token) {
        options.adopt(stored)
        return 'superseded'
      }
      options.end()
      return 'ended'
    }
  }

  const wait = async (): Promise<Outcome> => {
    const wanted = options.current()?.info.token
    if (wanted === undefined) return 'superseded'
    try {
      return await options.inTurn(() => renew(wanted))
    } catch (cause) {
      // Another tab sits on its turn. What comes of it will be heard of.
      options.log.warn('session.renewal.failed', { code: toFoyerError(cause).code })
      return new FoyerError({ code: 'network.timeout', retryable: true })
    }
  }

  const run = (): Promise<Outcome> => {
    running ??= wait().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    run,
    async onRefused(token) {
      const outcome = await run()
      const here = options.current()
      if (here === undefined) return 'ended'
      if (typeof outcome === 'object' && here.info.token === token) return outcome
      return outcome === 'kept' && here.info.token === token ? 'confirmed' : 'retry'
    },
    onRefusedAgain(token) {
      if (options.current()?.info.token !== token) return
      const isDoubted = doubted?.token === token && options.now() < doubted.until
      // Calls that went out side by side are refused side by side: that is one doubt.
      if (isDoubted && doubted?.confirmations !== confirmations) options.end()
      else doubted = { token, confirmations, until: options.now() + DOUBT_MS }
    },
  }
}

/** The platform itself said that the session is over. */
function isDefinitive({ code }: FoyerError): boolean {
  return code === 'session.expired' || code === 'session.required'
}

/** What the refusal of a renewal means to a call that waited for it: its own words are about the renewal alone. */
function asPassing(failure: FoyerError): FoyerError {
  const { code, status, serverCode } = failure
  const isOfTheWay = failure.retryable || code.startsWith('network.') || PASSED_ON.has(code)
  return new FoyerError({ code: isOfTheWay ? code : 'unknown', status, serverCode, retryable: true, cause: failure })
}

/** What every call would meet, or our own end. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set([
  'disposed',
  'request.aborted',
  'platform.maintenance',
  'region.restricted',
  'client.outdated',
  'system.upgrading',
])
