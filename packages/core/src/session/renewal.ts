import { isFoyerError, toFoyerError } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { EndpointOutput } from '../transport/endpoint.ts'
import type { sessionRenew } from './contract.ts'
import type { SessionInfo } from './session.ts'
import { sameInfo } from './session-record.ts'

export interface RenewalOptions {
  readonly log: Log
  ask(): Promise<EndpointOutput<typeof sessionRenew>>
  current(): { readonly info: SessionInfo; readonly generation: number } | undefined
  /** What the storage says now; undefined: gone. */
  stored(): SessionInfo | undefined
  adopt(info: SessionInfo | undefined): void
  commit(info: SessionInfo): void
  end(): void
}

/** `superseded`: the session changed meanwhile, the answer was thrown away. */
type Outcome = 'renewed' | 'kept' | 'superseded' | 'ended' | 'failed'

export interface Renewal {
  /** Never rejects. One runs at a time, whoever asks (SESSION-08). */
  run(): Promise<Outcome>
  /** A call was refused with this token. */
  onRefused(token: string): Promise<'retry' | 'ended'>
}

/**
 * Renews the session with a commit guard: the answer counts only if the session is still the one that was to be
 * renewed, in this tab and in the storage. Only a definitive refusal ends the session; a network that fails does not.
 */
export function createRenewal(options: RenewalOptions): Renewal {
  let running: Promise<Outcome> | undefined
  /** A token that the platform renewed without replacing it; if it is refused all the same, it is dead. */
  let confirmed: string | undefined

  const renew = async (): Promise<Outcome> => {
    const before = options.current()
    if (before === undefined) return 'superseded'
    const { info } = before
    const isStill = () => options.current()?.generation === before.generation
    try {
      const answer = await options.ask()
      if (!isStill()) return 'superseded'
      const stored = options.stored()
      if (stored?.token !== info.token) {
        options.adopt(stored)
        return 'superseded'
      }
      const next: SessionInfo = {
        ...info,
        token: answer.token ?? info.token,
        type: answer.type ?? info.type,
        userName: answer.userName ?? info.userName,
      }
      if (next.token === info.token) confirmed = info.token
      if (sameInfo(next, info)) return 'kept'
      options.commit(next)
      return 'renewed'
    } catch (cause) {
      if (!isStill()) return 'superseded'
      const { code } = toFoyerError(cause)
      options.log.warn('session.renewal.failed', { code })
      if (!isDefinitive(cause)) return 'failed'
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

  const run = (): Promise<Outcome> => {
    running ??= renew().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    run,
    async onRefused(token) {
      if (token === confirmed && options.current()?.info.token === token) {
        options.end()
        return 'ended'
      }
      const outcome = await run()
      return outcome === 'ended' || options.current() === undefined ? 'ended' : 'retry'
    },
  }
}

/** The platform itself said that the session is over. */
function isDefinitive(error: unknown): boolean {
  if (!isFoyerError(error)) return false
  return error.code === 'session.expired' || error.code === 'session.required'
}
