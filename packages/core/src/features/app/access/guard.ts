import { type ErrorCode, FoyerError } from '../../../kernel/errors.ts'
import type { EventBus, PopupAction } from '../../../kernel/events.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { PendingLaunch, Session } from '../../auth/session/session.ts'
import type { App, AppSettings } from '../settings/app.ts'
import { type Ability, ruleFor } from './abilities.ts'
import { type AccessMessage, type AccessResult, authorize, type FlagReader } from './authorize.ts'
import { LOGIN } from './routes.ts'

/** Asks the rules about the person who is here now. */
export interface AccessGuard {
  /** Whether they may, else what they meet instead and why. Changes with `session.$state` and `site.$settings`. */
  check(ability: Ability): AccessResult
  /** True if they may. Does nothing else. */
  allows(ability: Ability): boolean
  /** True if they may. Otherwise does what the result says: leads to the login, shows the popup or the message. */
  enforce(ability: Ability, options?: EnforceOptions): boolean
}

export interface EnforceOptions {
  /** A login takes the place of the page in the history. */
  readonly replace?: boolean
  /** Where a login leads back to (ROUTE-30); the page that people are on unless given. */
  readonly returnTo?: string
  /** What is launched once the login has led back there (LOGIN-11). */
  readonly launch?: PendingLaunch
}

const REGISTER = '/m/register'

/** The popup that refuses what a type of account may not do (PROLE-03). */
export function showTrialPopup(events: Pick<EventBus, 'emit'>, session: Pick<Session, '$state' | 'signOut'>): void {
  const cancel: PopupAction = { id: 'cancel', tone: 'neutral', run: () => {} }
  // The trial ends first. A member who was refused has an account already.
  const register: PopupAction = { id: 'register', tone: 'primary', run: () => void session.signOut({ to: REGISTER }) }
  const isTrial = session.$state.get().type === 'trial'
  if (isTrial) events.emit('popup', { id: 'free_reject', actions: [cancel, register] })
  // People with a real account are not playing for free, and must not be told so.
  else events.emit('popup', { id: 'free_reject', variant: 'account', actions: [cancel] })
}

export interface AccessGuardControl extends AccessGuard {
  /** Does what a result says should happen instead. */
  apply(result: AccessResult, options?: EnforceOptions): void
}

/** What a site says of its flags. */
export type FlagSource = Pick<App, 'isOn'> & { readonly $settings: { get(): Pick<AppSettings, 'settled'> } }

export function flagsOf(app: FlagSource): FlagReader {
  return { settled: app.$settings.get().settled, isOn: (flag) => app.isOn(flag) }
}

export function createAccessGuard(
  { config, notifier, events, ports }: FeatureContext,
  session: Pick<Session, '$state' | 'signOut' | 'setReturnTarget'>,
  app: FlagSource,
): AccessGuardControl {
  const check: AccessGuard['check'] = (ability) =>
    authorize(ruleFor(ability, config), session.$state.get(), flagsOf(app))

  const notify = (message: AccessMessage) => notifier.info(message.key, message)

  const apply: AccessGuardControl['apply'] = (result, { replace = false, returnTo, launch } = {}) => {
    switch (result.outcome) {
      case 'redirect': {
        const path = returnTo ?? ports.navigation.current()
        if (result.message !== undefined) notify(result.message)
        events.emit('navigate', { to: result.to, replace })
        // After the navigation: opening the login directly forgets the return target.
        if (result.to === LOGIN) session.setReturnTarget({ path, launch: launch })
        return
      }
      case 'message':
        notify(result.message)
        return
      case 'popup':
        showTrialPopup(events, session)
        return
      case 'allow':
      case 'wait':
      case 'hidden':
    }
  }

  return {
    check,
    allows: (ability) => check(ability).outcome === 'allow',
    enforce(ability, options) {
      const result = check(ability)
      apply(result, options)
      return result.outcome === 'allow'
    },
    apply,
  }
}

/**
 * For calls that answer with an error rather than lead anywhere.
 * @throws FoyerError `session.required`, `trial.rejected` (ROLE-07) or `no.permission`
 */
export function assertAllowed(guard: Pick<AccessGuard, 'check'>, ability: Ability): void {
  const result = guard.check(ability)
  if (result.outcome !== 'allow') throw new FoyerError({ code: errorCodeOf(result) })
}

function errorCodeOf(result: Exclude<AccessResult, { readonly outcome: 'allow' }>): ErrorCode {
  switch (result.reason.role) {
    case 'guest':
      return 'session.required'
    case 'trial':
      return 'trial.rejected'
    default:
      return result.reason.code === 'session-unknown' ? 'session.required' : 'no.permission'
  }
}
