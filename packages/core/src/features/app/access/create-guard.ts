import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Session } from '../../auth/session/session.ts'
import type { App, AppSettings } from '../settings/app.ts'
import { ruleFor } from './abilities.ts'
import type { AccessMessage, AccessResult } from './access-result.ts'
import { authorize, type FlagReader } from './authorize.ts'
import type { AccessGuard, EnforceOptions } from './guard.ts'
import { LOGIN } from './routes.ts'
import { showTrialPopup } from './trial-popup.ts'

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
