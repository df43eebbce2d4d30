import type { ErrorCode } from '../../../config/error-codes.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Log } from '../../../kernel/log.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import type { RefreshOutcome } from '../../../transport/auth-interceptor.ts'
import type { sessionEndpoints } from './endpoints.ts'
import type { StoredSession } from './session.ts'
import { sameInfo } from './session-record.ts'

export interface TokenRefreshOptions {
  readonly log: Log
  readonly withLock: RefreshLock
  /** ms, device clock. */
  now(): number
  request(): Promise<EndpointOutput<typeof sessionEndpoints.sessionRenew>>
  current(): { readonly info: StoredSession; readonly generation: number } | undefined
  /** The stored session; undefined where it was removed. */
  stored(): StoredSession | undefined
  adoptStored(info: StoredSession | undefined): void
  commit(info: StoredSession): void
  end(): void
}

/** `superseded`: the session changed meanwhile, so the response was ignored. An error: a temporary failure. */
type RefreshResult = 'refreshed' | 'kept' | 'superseded' | 'ended' | FoyerError

export interface TokenRefresh {
  /** Never rejects. One runs at a time, all callers share it (SESSION-08). */
  run(): Promise<RefreshResult>
  /** A call was refused with this token. */
  onRejected(token: string): Promise<RefreshOutcome>
  /** The call was repeated with the confirmed token, and refused again. */
  onRejectedAgain(token: string): void
}

/** A token that is refused twice within this time, although each refresh confirmed it, counts as expired. */
const REJECTED_AGAIN_MS = 60_000

/**
 * Refreshes the token. The response counts only if the session is still the same, in this tab and in the storage. Only a
 * definite refusal ends the session; a network failure does not.
 */
export function createTokenRefresh(options: TokenRefreshOptions): TokenRefresh {
  /** How many refreshes have confirmed the token. */
  let confirmations = 0
  /** A token that was refused after such a confirmation. */
  let rejectedAgain: { readonly token: string; readonly confirmations: number; readonly until: number } | undefined

  /** Takes over what another tab stored, even before its storage event arrives. */
  const adoptNewer = () => {
    const current = options.current()
    const stored = options.stored()
    if (current !== undefined && stored?.token !== current.info.token) options.adoptStored(stored)
  }

  const refresh = async (token: string): Promise<RefreshResult> => {
    adoptNewer()
    const before = options.current()
    if (before?.info.token !== token) return 'superseded'
    const { info } = before
    const isCurrent = () => options.current()?.generation === before.generation
    try {
      const response = await options.request()
      if (!isCurrent()) return 'superseded'
      const stored = options.stored()
      if (stored?.token !== info.token) {
        options.adoptStored(stored)
        return 'superseded'
      }
      const next: StoredSession = {
        ...info,
        token: response.token ?? info.token,
        type: response.type ?? info.type,
        userName: response.userName ?? info.userName,
      }
      if (next.token === info.token) confirmations += 1
      if (sameInfo(next, info)) return 'kept'
      options.commit(next)
      return 'refreshed'
    } catch (cause) {
      if (!isCurrent()) return 'superseded'
      const failure = toFoyerError(cause)
      options.log.warn('session.refresh.failed', { code: failure.code })
      if (!isSessionEnd(failure)) return asTransient(failure)
      // Another tab may have refreshed it first: then its session is newer.
      const stored = options.stored()
      if (stored !== undefined && stored.token !== info.token) {
        options.adoptStored(stored)
        return 'superseded'
      }
      options.end()
      return 'ended'
    }
  }

  const run = singleFlight(async (): Promise<RefreshResult> => {
    const token = options.current()?.info.token
    if (token === undefined) return 'superseded'
    try {
      return await options.withLock(() => refresh(token))
    } catch (cause) {
      // Another tab holds the lock for too long. The storage will show its result.
      options.log.warn('session.refresh.failed', { code: toFoyerError(cause).code })
      return new FoyerError({ code: 'network.timeout', retryable: true })
    }
  })

  return {
    run,
    async onRejected(token) {
      const outcome = await run()
      const current = options.current()
      if (current === undefined) return 'ended'
      if (typeof outcome === 'object' && current.info.token === token) {
        if (outcome.code !== 'call.off') return outcome
        // The platform has no renewal, so a refused token stays refused.
        options.end()
        return 'ended'
      }
      return outcome === 'kept' && current.info.token === token ? 'confirmed' : 'retry'
    },
    onRejectedAgain(token) {
      if (options.current()?.info.token !== token) return
      const isRejectedAgain = rejectedAgain?.token === token && options.now() < rejectedAgain.until
      // Refusals of calls that were sent together count once.
      if (isRejectedAgain && rejectedAgain?.confirmations !== confirmations) options.end()
      else rejectedAgain = { token, confirmations, until: options.now() + REJECTED_AGAIN_MS }
    },
  }
}

/** The platform itself said that the session is over. */
function isSessionEnd({ code }: FoyerError): boolean {
  return code === 'session.expired' || code === 'session.required'
}

/** The failure of a refresh for the calls that waited for it. The server's message is dropped: it is about the refresh. */
function asTransient(failure: FoyerError): FoyerError {
  const { code, status, serverCode } = failure
  const isTransient = failure.retryable || code.startsWith('network.') || PASSED_ON_CODES.has(code)
  return new FoyerError({ code: isTransient ? code : 'unknown', status, serverCode, retryable: true, cause: failure })
}

/** Codes that concern every call, or that the foyer itself caused. */
const PASSED_ON_CODES: ReadonlySet<ErrorCode> = new Set([
  'call.off',
  'disposed',
  'request.aborted',
  'platform.maintenance',
  'region.restricted',
  'client.outdated',
  'system.upgrading',
])

/** Does the work while it holds the lock. Rejects where it does not get the lock within 30 s, or the scope ends first. */
export type RefreshLock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Tabs that share a session refresh it one after the other. If two did it at once, one would get a token that the other
 * has just replaced, and would take its refusal for the end of the session.
 */
export function createRefreshLock({
  config,
  ports,
  scope,
}: Pick<FeatureContext, 'config' | 'ports' | 'scope'>): RefreshLock {
  // In the session storage each tab has a session of its own.
  if (config.session.storage === 'session') return (work) => work()
  const name = `foyer:${config.merchant}:refresh`
  return async (work) => {
    const waiting = scope.child()
    const cancel = waiting.timeout(() => waiting.dispose(), SPEC_CONSTANTS.timeoutMs)
    try {
      return await ports.locks.hold(name, waiting.signal, () => {
        cancel()
        return work()
      })
    } finally {
      waiting.dispose()
    }
  }
}
