import type { Access } from '../features/access/access.ts'
import { isMenuEntryShown } from '../features/access/evaluate-access.ts'
import type { RouteName, RouteTarget } from '../kernel/routes.ts'

/** One line of a menu. `labelKey` is a locale key. */
export interface MenuEntry {
  readonly id: string
  readonly labelKey: string
  readonly to: RouteTarget
}

export interface FooterEntry extends MenuEntry {
  /** Only for real accounts (FOOTMENU-03). */
  readonly checked: boolean
  /** Pages on which this entry is marked as current. */
  readonly pages: readonly RouteName[]
}

/** The rules of the current session, and the pages of this front end: `foyer.access`. A menu has no entry for a page that is left out. */
export type MenuContext = Pick<Access, 'check' | 'hasPage'>

/** The five entries of the footer menu (FOOTMENU-01, FOOTMENU-02). */
export function footerMenu({ check, hasPage }: MenuContext): readonly FooterEntry[] {
  const third: FooterEntry = isMenuEntryShown(check('team'))
    ? {
        id: 'agencyCenter',
        labelKey: 'footerMenu.agencyCenter',
        to: { name: 'agentHome' },
        checked: true,
        pages: ['agentHome'],
      }
    : {
        id: 'invite',
        labelKey: 'footerMenu.invite',
        to: { name: 'invite' },
        checked: true,
        pages: ['invite'],
      }
  const entries: readonly FooterEntry[] = [
    {
      id: 'memberCenter',
      labelKey: 'footerMenu.memberCenter',
      to: { name: 'memberHome' },
      checked: true,
      pages: ['memberHome'],
    },
    {
      id: 'promotions',
      labelKey: 'footerMenu.promotions',
      to: { name: 'promotions' },
      checked: false,
      pages: ['promotions', 'promotion'],
    },
    third,
    {
      id: 'deposit',
      labelKey: 'footerMenu.deposit',
      to: { name: 'deposit' },
      checked: true,
      pages: ['deposit'],
    },
    // The message center is the last way to customer service (CS-07).
    {
      id: 'service',
      labelKey: 'footerMenu.service',
      to: { name: 'messageCenter' },
      checked: false,
      pages: ['messageCenter'],
    },
  ]
  return entries.filter(({ to }) => hasPage(to))
}
