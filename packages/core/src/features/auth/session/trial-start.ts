import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted, type Result, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import { TRIAL_TYPE } from './roles.ts'
import type { AuthSession, SessionAccess, SessionState, StoredSession } from './session.ts'
import type { AuthApi } from './sign-in-flow.ts'

export interface TrialStartDeps {
  readonly request: AuthApi['trial']
  state(): SessionState
  readonly mayStart: SessionAccess['mayStartTrial']
  /** Grows with each change of the session: what a trial that began earlier answers changes nothing. */
  generation(): number
  complete(session: StoredSession, trialType: number): void
}

/** Starts trial play (TRIAL-01). */
export function createTrialStart(
  { config, events, report, scope, toasts }: FeatureContext,
  { request, state, mayStart, generation, complete }: TrialStartDeps,
): AuthSession['startTrial'] {
  const start = singleFlight(async ({ silent }: Pick<VerbOptions, 'silent'>): Promise<Result<StoredSession>> => {
    const startedIn = generation()
    const hide = toasts.loading('toast.trialStarting', 'loading')
    try {
      const { token, userName, customerType = TRIAL_TYPE } = await request(scope.signal)
      if (startedIn !== generation()) return aborted()
      const trial = { token, merchantCode: config.merchant, userName, type: TRIAL_TYPE, firstTimeLogin: false }
      complete(trial, customerType)
      return succeeded(trial)
    } catch (cause) {
      if (scope.disposed || startedIn !== generation()) return aborted()
      const result = report('session.startTrial', cause, { silent })
      events.emit('navigate', { to: { name: 'home' }, replace: true })
      return result
    } finally {
      hide()
    }
  })

  return (options = {}) => {
    // A trial would replace the session of a member.
    if (mayStart(state())) return start(options)
    const refusal = new FoyerError({ code: 'no.permission' })
    return Promise.resolve(report('session.startTrial', refusal, { silent: true }))
  }
}
