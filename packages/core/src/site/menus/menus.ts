import type { RouteName } from '../../features/app/access/access.ts'
import { isShown } from '../../features/app/access/authorize.ts'
import type { AccessGuard } from '../../features/app/access/guard.ts'

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
  /** Pages on which a person is inside this entry. */
  readonly pages: readonly RouteName[]
}

/** Asks about the person who is here: `foyer.access`. */
export type AccessChecker = Pick<AccessGuard, 'check'>

/** FOOTMENU-01, FOOTMENU-02 */
export function footerMenu({ check }: AccessChecker): readonly FooterEntry[] {
  const third: FooterEntry = isShown(check('team'))
    ? { id: 'agencyCenter', labelKey: 'footerMenu.agencyCenter', to: AGENT, checked: true, pages: ['agent'] }
    : { id: 'invite', labelKey: 'footerMenu.invite', to: INVITE, checked: true, pages: ['invite'] }
  return [
    {
      id: 'memberCenter',
      labelKey: 'footerMenu.memberCenter',
      to: '/m/member/home',
      checked: true,
      pages: ['memberHome'],
    },
    {
      id: 'promotions',
      labelKey: 'footerMenu.promotions',
      to: '/m/activity',
      checked: false,
      pages: ['activity', 'activityDetail'],
    },
    third,
    {
      id: 'deposit',
      labelKey: 'footerMenu.deposit',
      to: '/m/voucherCenter',
      checked: true,
      pages: ['voucherCenter'],
    },
    // CS-07: the message center stands in where customer service is not reached otherwise.
    { id: 'service', labelKey: 'footerMenu.service', to: '/m/message', checked: false, pages: ['message'] },
  ]
}
