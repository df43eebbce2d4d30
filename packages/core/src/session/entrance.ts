import type { Context } from '../kernel/context.ts'
import { FoyerError, toFoyerError } from '../kernel/errors.ts'
import type { Scope } from '../kernel/scope.ts'
import { LIMITS } from '../limits.ts'
import { login as loginCall } from './contract.ts'
import type { Credentials, Recalled, Session, SessionInfo } from './session.ts'
import type { SessionRecord } from './session-record.ts'

const CHANGE_PASSWORD = '/m/changePsw'

/** The login that this device remembers, if it may be repeated (SESSION-06). */
export type Recall = () => Promise<Recalled | undefined>

export interface EntranceDeps {
  readonly record: Pick<SessionRecord, 'autoLogin'>
  /** Counts the owners of the session. */
  generation(): number
  /** A person has come in, and goes on. */
  enter(info: SessionInfo): void
  commit(info: SessionInfo): void
  publish(info: SessionInfo | undefined): void
}

/** The ways from an account to a session. One login is under way at a time, the latest. */
export interface Entrance extends Pick<Session, 'login'> {
  /** Logs in again without a word, and says who is here once that is decided. */
  comeBack(recall: Recall): Promise<void>
  /** Whoever is here now is the only one who may come back without typing. */
  allowAgain(again: boolean): void
  /** LOGIN-14: goes where a password of one's own is chosen, if the merchant wants that now. */
  asksForPassword(info: SessionInfo): boolean
}

export function createEntrance(context: Context, deps: EntranceDeps): Entrance {
  const { call, config, intents, log, scope } = context
  const { record } = deps
  let attempt: Scope | undefined

  const begin = (signal?: AbortSignal): Scope => {
    attempt?.dispose()
    const mine = scope.child()
    attempt = mine
    const abort = () => mine.dispose()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    mine.add(() => signal?.removeEventListener('abort', abort))
    return mine
  }

  const ask = async (credentials: Credentials, mine: Scope): Promise<SessionInfo> => {
    const { merchantCode, login } = config
    const named: Credentials =
      'username' in credentials ? { ...credentials, username: credentials.username.trim() } : credentials
    const side = login.side === 'any' ? {} : { side: login.side }
    const input = { type: 'username' as const, ...named, merchantCode, ...side }
    const answer = await call(loginCall, input, { signal: mine.signal })
    if (mine.disposed) throw new FoyerError({ code: 'request.aborted', endpoint: loginCall.id })
    return { ...answer, merchantCode }
  }

  const allowAgain: Entrance['allowAgain'] = (again) => {
    if (again || record.autoLogin.isOn()) record.autoLogin.turn(again)
  }

  const asksForPassword: Entrance['asksForPassword'] = ({ firstTimeLogin }) => {
    const force = firstTimeLogin && config.login.forceChangeOnFirstLogin
    if (force) intents.emit('navigate', { to: CHANGE_PASSWORD, replace: true })
    return force
  }

  return {
    async login(credentials, { signal, again = false } = {}) {
      const mine = begin(signal)
      try {
        const next = await ask(credentials, mine)
        allowAgain(again)
        deps.enter(next)
      } finally {
        mine.dispose()
      }
    },
    async comeBack(recall) {
      const mine = begin()
      const before = deps.generation()
      const isStill = () => !mine.disposed && deps.generation() === before
      // Success, failure, another login, another tab, or too late: with the scope it is decided.
      mine.add(() => {
        if (deps.generation() === before && !scope.disposed) deps.publish(undefined)
      })
      mine.timeout(() => mine.dispose(), LIMITS.autoLoginMs)
      try {
        const recalled = await recall()
        if (!isStill()) return
        if (recalled === undefined) {
          allowAgain(false)
          return
        }
        const next = await ask(recalled.credentials, mine)
        if (!isStill()) return
        deps.commit(next)
        recalled.entered(next)
        asksForPassword(next)
      } catch (cause) {
        const error = toFoyerError(cause)
        if (!isStill()) return
        log.warn('session.autoLogin.failed', { code: error.code })
        if (!isPassing(error)) allowAgain(false)
      } finally {
        mine.dispose()
      }
    },
    allowAgain,
    asksForPassword,
  }
}

/** Nobody has said no: the next start may try again. */
function isPassing({ code, status, retryable }: FoyerError): boolean {
  return status === undefined || retryable || code === 'platform.maintenance' || code === 'region.restricted'
}
