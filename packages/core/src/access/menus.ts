import type { Gate } from './gate.ts'
import { isShown } from './judge.ts'

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

/** Asks about the person who is here: `foyer.access`. */
export type Asks = Pick<Gate, 'may'>

/** FOOTMENU-01, FOOTMENU-02 */
export function footerMenu({ may }: Asks): readonly FooterEntry[] {
  const third = isShown(may('team'))
    ? { id: 'agencyCenter', labelKey: 'footerMenu.agencyCenter', to: AGENT }
    : { id: 'invite', labelKey: 'footerMenu.invite', to: INVITE }
  return [
    { id: 'memberCenter', labelKey: 'footerMenu.memberCenter', to: '/m/member/home', checked: true },
    { id: 'promotions', labelKey: 'footerMenu.promotions', to: '/m/activity', checked: false },
    { ...third, checked: true },
    { id: 'deposit', labelKey: 'footerMenu.deposit', to: '/m/voucherCenter', checked: true },
    // CS-07: the message center stands in where customer service is not reached otherwise.
    { id: 'service', labelKey: 'footerMenu.service', to: '/m/message', checked: false },
  ]
}
