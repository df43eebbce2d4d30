import type { FeatureContext } from '../kernel/feature-context.ts'
import { emitFreeReject } from '../session/free-reject.ts'
import type { Session } from '../session/session.ts'
import type { Site, SiteSettings } from '../site/site.ts'
import { ruleFor } from './abilities.ts'
import type { AttemptOptions, Gate } from './gate.ts'
import { type FlagReader, judge } from './judge.ts'
import { LOGIN } from './routes.ts'
import type { Message, Ruling } from './ruling.ts'

export interface GateControl extends Gate {
  /** Does what a ruling says should happen instead. */
  carryOut(ruling: Ruling, options?: AttemptOptions): void
}

/** What a site says of its flags. */
export type FlagSource = Pick<Site, 'isOn'> & { readonly $settings: { get(): Pick<SiteSettings, 'settled'> } }

export function flagsOf(site: FlagSource): FlagReader {
  return { settled: site.$settings.get().settled, isOn: (flag) => site.isOn(flag) }
}

export function createGate(
  { config, notifier, events, ports }: FeatureContext,
  session: Pick<Session, '$state' | 'logout' | 'rememberTarget'>,
  site: FlagSource,
): GateControl {
  const may: Gate['may'] = (ability) => judge(ruleFor(ability, config), session.$state.get(), flagsOf(site))

  const say = (message: Message) => notifier.info(message.key, message)

  const carryOut: GateControl['carryOut'] = (ruling, { replace = false, wanted, play } = {}) => {
    switch (ruling.outcome) {
      case 'redirect': {
        const path = wanted ?? ports.navigation.current()
        if (ruling.message !== undefined) say(ruling.message)
        events.emit('navigate', { to: ruling.to, replace })
        // After the navigation: opening the login directly forgets the return target.
        if (ruling.to === LOGIN) session.rememberTarget({ path, play })
        return
      }
      case 'message':
        say(ruling.message)
        return
      case 'popup':
        emitFreeReject(events, session)
        return
      case 'allow':
      case 'wait':
      case 'hidden':
    }
  }

  return {
    may,
    allows: (ability) => may(ability).outcome === 'allow',
    attempt(ability, options) {
      const ruling = may(ability)
      carryOut(ruling, options)
      return ruling.outcome === 'allow'
    },
    carryOut,
  }
}
