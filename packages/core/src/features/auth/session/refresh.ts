import { type ErrorCode, FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { Log } from '../../../kernel/log.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { RefreshOutcome } from '../../../transport/token-provider.ts'
import type { sessionRenew } from './contract.ts'
import type { RefreshLock } from './refresh-lock.ts'
import type { SessionInfo } from './session.ts'
import { sameInfo } from './session-record.ts'

export interface TokenRefreshOptions {
  readonly log: Log
  readonly withLock: RefreshLock
  /** ms, device clock. */
  now(): number
  request(): Promise<EndpointOutput<typeof sessionRenew>>
  current(): { readonly info: SessionInfo; readonly generation: number } | undefined
  /** What the storage says now; undefined: gone. */
  stored(): SessionInfo | undefined
  adoptStored(info: SessionInfo | undefined): void
  commit(info: SessionInfo): void
  end(): void
}

/** `superseded`: the session changed meanwhile, the answer was thrown away. An error: a passing failure. */
type RefreshResult = 'renewed' | 'kept' | 'superseded' | 'ended' | FoyerError

export interface TokenRefresh {
  /** Never rejects. One runs at a time, whoever asks (SESSION-08). */
  run(): Promise<RefreshResult>
  /** A call was refused with this token. */
  onRejected(token: string): Promise<RefreshOutcome>
  /** The call was repeated with the same token, and refused again. */
  onRejectedAgain(token: string): void
}

/** A token that is refused twice within this time, although it was refreshed as it is each time, is dead. */
const REJECTED_AGAIN_MS = 60_000

/**
 * Renews the session with a commit guard: the answer counts only if the session is still the one that was to be
 * refreshed, in this tab and in the storage. Only a definitive refusal ends the session; a network that fails does not.
 */
export function createTokenRefresh(options: TokenRefreshOptions): TokenRefresh {
  let running: Promise<RefreshResult> | undefined
  /** Renewals that left the token as it was. */
  let confirmations = 0
  /** A token that was refused after such a refresh. */
  let rejectedAgain: { readonly token: string; readonly confirmations: number; readonly until: number } | undefined

  /** What another tab did counts, told or not. */
  const adoptNewer = () => {
    const here = options.current()
    const stored = options.stored()
    if (here !== undefined && stored?.token !== here.info.token) options.adoptStored(stored)
  }

  const refresh = async (wanted: string): Promise<RefreshResult> => {
    adoptNewer()
    const before = options.current()
    if (before?.info.token !== wanted) return 'superseded'
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
      if (!isCurrent()) return 'superseded'
      const failure = toFoyerError(cause)
      options.log.warn('session.refresh.failed', { code: failure.code })
      if (!isSessionEnd(failure)) return asTransient(failure)
      // Another tab may have refreshed it first: its session is the newer one.
      const stored = options.stored()
      if (stored !== undefined && stored.token !== info.token) {
        options.adoptStored(stored)
        return 'superseded'
      }
      options.end()
      return 'ended'
    }
  }

  const refreshWithLock = async (): Promise<RefreshResult> => {
    const wanted = options.current()?.info.token
    if (wanted === undefined) return 'superseded'
    try {
      return await options.withLock(() => refresh(wanted))
    } catch (cause) {
      // Another tab sits on its turn. What comes of it will be heard of.
      options.log.warn('session.refresh.failed', { code: toFoyerError(cause).code })
      return new FoyerError({ code: 'network.timeout', retryable: true })
    }
  }

  const run = (): Promise<RefreshResult> => {
    running ??= refreshWithLock().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    run,
    async onRejected(token) {
      const outcome = await run()
      const here = options.current()
      if (here === undefined) return 'ended'
      if (typeof outcome === 'object' && here.info.token === token) return outcome
      return outcome === 'kept' && here.info.token === token ? 'confirmed' : 'retry'
    },
    onRejectedAgain(token) {
      if (options.current()?.info.token !== token) return
      const isRejectedAgain = rejectedAgain?.token === token && options.now() < rejectedAgain.until
      // Calls that went out side by side are refused side by side: that is one doubt.
      if (isRejectedAgain && rejectedAgain?.confirmations !== confirmations) options.end()
      else rejectedAgain = { token, confirmations, until: options.now() + REJECTED_AGAIN_MS }
    },
  }
}

/** The platform itself said that the session is over. */
function isSessionEnd({ code }: FoyerError): boolean {
  return code === 'session.expired' || code === 'session.required'
}

/** What the refusal of a refresh means to a call that waited for it: its own words are about the refresh alone. */
function asTransient(failure: FoyerError): FoyerError {
  const { code, status, serverCode } = failure
  const isTransient = failure.retryable || code.startsWith('network.') || PASSED_ON_CODES.has(code)
  return new FoyerError({ code: isTransient ? code : 'unknown', status, serverCode, retryable: true, cause: failure })
}

/** What every call would meet, or our own end. */
const PASSED_ON_CODES: ReadonlySet<ErrorCode> = new Set([
  'disposed',
  'request.aborted',
  'platform.maintenance',
  'region.restricted',
  'client.outdated',
  'system.upgrading',
])
