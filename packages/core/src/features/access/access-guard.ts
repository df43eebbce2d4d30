import type { Ability } from '../../config/abilities.ts'
import type { ErrorCode } from '../../config/error-codes.ts'
import { FoyerError } from '../../kernel/errors.ts'
import type { EventBus, PopupAction } from '../../kernel/events.ts'
import type { FeatureContext } from '../../kernel/feature.ts'
import { type FailedResult, failed } from '../../kernel/result.ts'
import type { Platform, PlatformSettings } from '../app/platform/platform.ts'
import type { PendingLaunch, Session } from '../auth/session/session.ts'
import { accessRuleFor } from './access-rules.ts'
import {
  type AccessMessage,
  type AccessResult,
  type AccessRule,
  evaluateAccess,
  type FlagReader,
} from './evaluate-access.ts'

/** Applies the rules to the current session. */
export interface AccessGuard {
  /** Whether the ability is allowed, else what happens instead and why. Changes with `session.$state` and `app.$settings`. */
  check(ability: Ability): AccessResult
  /** True if the ability is allowed. Has no effect. */
  allows(ability: Ability): boolean
  /** True if the ability is allowed. Otherwise does what the result says: redirects, or shows the popup or the message. */
  enforce(ability: Ability, options?: EnforceOptions): boolean
}

export interface EnforceOptions {
  /** The sign-in page replaces the current page in the history. */
  readonly replace?: boolean
  /** The page to return to after the sign-in (ROUTE-30); the current page unless given. */
  readonly returnTo?: string | undefined
  /** The game to launch after that return (LOGIN-11). */
  readonly launch?: PendingLaunch
}

/** The popup for an action that this type of account may not do (PROLE-03). */
export function showTrialPopup(events: Pick<EventBus, 'emit'>, session: Pick<Session, '$state' | 'signOut'>): void {
  const cancel: PopupAction = { id: 'cancel', tone: 'neutral', run: () => {} }
  // Registering ends the trial first. Members have an account already: they may ask customer service.
  const register: PopupAction = {
    id: 'register',
    tone: 'primary',
    run: () => void session.signOut({ to: { name: 'register' } }),
  }
  const service: PopupAction = {
    id: 'service',
    tone: 'primary',
    run: () => events.emit('navigate', { to: { name: 'messageCenter' }, replace: false }),
  }
  const isTrial = session.$state.get().type === 'trial'
  if (isTrial) events.emit('popup', { id: 'free_reject', actions: [cancel, register] })
  // The text for trials would be wrong for a real account.
  else events.emit('popup', { id: 'free_reject', variant: 'account', actions: [cancel, service] })
}

export interface AccessGuardControl extends AccessGuard {
  /** Carries out a denial: navigates, shows the popup or the message. */
  apply(result: AccessResult, options?: EnforceOptions): void
}

/** The part of the settings that holds the flags. */
export type FlagSource = Pick<Platform, 'isOn'> & { readonly $settings: { get(): Pick<PlatformSettings, 'settled'> } }

export function flagsOf(platform: FlagSource): FlagReader {
  return { settled: platform.$settings.get().settled, isOn: (flag) => platform.isOn(flag) }
}

export function createAccessGuard(
  { config, toasts, events, ports }: FeatureContext,
  session: Pick<Session, '$state' | 'signOut' | 'setReturnTarget'>,
  platform: FlagSource,
): AccessGuardControl {
  const rules = new Map<Ability, AccessRule>()
  /** Every tap and every tab asks. */
  const keptRule = (ability: Ability): AccessRule => {
    const rule = rules.get(ability) ?? accessRuleFor(ability, config)
    rules.set(ability, rule)
    return rule
  }
  const check: AccessGuard['check'] = (ability) =>
    evaluateAccess(keptRule(ability), session.$state.get(), flagsOf(platform))

  const notify = (message: AccessMessage) => toasts.info(message.key, message)

  const apply: AccessGuardControl['apply'] = (result, { replace = false, returnTo, launch } = {}) => {
    switch (result.outcome) {
      case 'redirect': {
        const path = returnTo ?? ports.navigation.current()
        if (result.message !== undefined) notify(result.message)
        events.emit('navigate', { to: result.to, replace })
        // Set after the navigation, because opening the sign-in page directly clears the return target.
        if (result.to.name === 'signIn') session.setReturnTarget({ path, launch })
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
 * For verbs that fail with an error and do not navigate.
 *
 * @throws FoyerError `session.required`, `trial.rejected` (ROLE-07) or `no.permission`
 */
export function assertAllowed(guard: Pick<AccessGuard, 'check'>, ability: Ability): void {
  const result = guard.check(ability)
  if (result.outcome !== 'allow') throw new FoyerError({ code: errorCodeOf(result) })
}

/**
 * The result of a verb that {@link AccessGuard.enforce} did not let through: `login.please`, `trial.rejected` or
 * `no.permission`. The person has been told by then.
 */
export function refused(guard: Pick<AccessGuard, 'check'>, ability: Ability): FailedResult {
  const result = guard.check(ability)
  const code = result.outcome === 'allow' ? 'no.permission' : errorCodeOf(result)
  return failed(new FoyerError({ code: code === 'session.required' ? 'login.please' : code }))
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
