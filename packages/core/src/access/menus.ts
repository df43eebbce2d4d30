import type { FoyerConfig } from '../config/config.ts'
import { isAgent } from '../session/roles.ts'
import type { SessionState } from '../session/session.ts'

/** One line of a menu. `labelKey` is a locale key, `to` a path of the site. */
export interface MenuEntry {
  readonly id: string
  readonly labelKey: string
  readonly to: string
}

export const INVITE = '/m/invite'
export const AGENT = '/m/agent'

export interface FooterEntry extends MenuEntry {
  /** The free-check stands before it (FOOTMENU-03). */
  readonly checked: boolean
}

/** FOOTMENU-01, FOOTMENU-02 */
export function footerMenu(config: FoyerConfig, session: SessionState): readonly FooterEntry[] {
  const third = isAgentSession(session, config)
    ? { id: 'agencyCenter', labelKey: 'footerMenu.agencyCenter', to: AGENT }
    : { id: 'invite', labelKey: 'footerMenu.invite', to: INVITE }
  return [
    { id: 'memberCenter', labelKey: 'footerMenu.memberCenter', to: '/m/member/home', checked: true },
    { id: 'promotions', labelKey: 'footerMenu.promotions', to: '/m/activity', checked: false },
    { ...third, checked: true },
    { id: 'deposit', labelKey: 'footerMenu.deposit', to: '/m/voucherCenter', checked: true },
    // CS-07: the message center is where customer service is reached.
    { id: 'service', labelKey: 'footerMenu.service', to: '/m/message', checked: false },
  ]
}

/** FOOTMENU-03: types 41 and 42 are refused too, as the source says. */
export function footerCheck(config: FoyerConfig, session: SessionState): 'allow' | 'login' | 'free_reject' {
  const type = typeOf(session)
  if (type === undefined) return 'login'
  return config.roles.footerAllowed.includes(type) ? 'allow' : 'free_reject'
}

export function typeOf(session: SessionState): number | undefined {
  return session.type === 'trial' || session.type === 'member' ? session.info.type : undefined
}

export function isAgentSession(session: SessionState, config: FoyerConfig): boolean {
  const type = typeOf(session)
  return type !== undefined && isAgent(type, config)
}
