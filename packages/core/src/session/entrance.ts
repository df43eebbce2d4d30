import { FoyerError, toFoyerError } from '../kernel/errors.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import type { Scope } from '../kernel/scope.ts'
import { LIMITS } from '../limits.ts'
import type { EntranceQuestions } from './questions.ts'
import type { ComeBack, Credentials, Session, SessionInfo, SilentDoor } from './session.ts'
import type { SessionRecord } from './session-record.ts'

const CHANGE_PASSWORD = '/m/changePsw'

export interface EntranceDeps {
  readonly record: Pick<SessionRecord, 'autoLogin'>
  questions(): Promise<EntranceQuestions>
  /** Counts the owners of the session. */
  generation(): number
  /** A person has come in, and goes on. */
  enter(info: SessionInfo): void
  commit(info: SessionInfo): void
  publish(info: SessionInfo | undefined): void
}

/** The ways from an account to a session. One login is under way at a time, the latest. */
export interface Entrance extends Pick<Session, 'login'> {
  /** Lets `comeBack` try, and says who is here once that is decided (SESSION-06). */
  wait(comeBack: ComeBack): void
  /** Whoever is here now is the only one who may come back without typing. */
  allowAgain(again: boolean): void
  /** LOGIN-14: goes where a password of one's own is chosen, if the merchant wants that now. */
  asksForPassword(info: SessionInfo): boolean
}

export function createEntrance(context: FeatureContext, deps: EntranceDeps): Entrance {
  const { config, events, log, scope } = context
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
    const questions = await deps.questions()
    const next = await questions.login(credentials, mine.signal)
    if (mine.disposed) throw new FoyerError({ code: 'request.aborted', endpoint: 'login' })
    return next
  }

  const allowAgain: Entrance['allowAgain'] = (again) => {
    if (again || record.autoLogin.isOn()) record.autoLogin.turn(again)
  }

  const asksForPassword: Entrance['asksForPassword'] = ({ firstTimeLogin }) => {
    const force = firstTimeLogin && config.login.forceChangeOnFirstLogin
    if (force) events.emit('navigate', { to: CHANGE_PASSWORD, replace: true })
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
    wait(comeBack) {
      const mine = begin()
      const before = deps.generation()
      // Success, failure, another login, another tab, or too late: with the scope it is decided.
      mine.add(() => {
        if (deps.generation() === before && !scope.disposed) deps.publish(undefined)
      })
      const end = () => mine.dispose()
      mine.timeout(end, LIMITS.autoLoginMs)
      const door: SilentDoor = {
        isOpen: () => !mine.disposed && deps.generation() === before,
        ask: (credentials) => ask(credentials, mine),
        enter: deps.commit,
        allowAgain,
        asksForPassword,
      }
      comeBack(door).then(end, (cause: unknown) => {
        log.warn('session.comeBack.failed', { code: toFoyerError(cause).code })
        end()
      })
    },
    allowAgain,
    asksForPassword,
  }
}
