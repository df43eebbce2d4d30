import { footerMenu } from '@foyer/core'
import { CircleUserRound, Gift, Headset, type LucideIcon, UserPlus, Users, WalletMinimal } from 'lucide-react'
import { useAccess } from '../../hooks/access.ts'
import { usePage } from '../../hooks/stores.ts'
import { useText } from '../../text/use-text.ts'
import { useContact } from '../service-links/use-contact.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  memberCenter: CircleUserRound,
  promotions: Gift,
  invite: UserPlus,
  agencyCenter: Users,
  deposit: WalletMinimal,
  service: Headset,
}

/** The bar at the bottom: five ways (FOOTMENU-01 to FOOTMENU-03). */
export function FooterMenu() {
  const t = useText()
  const access = useAccess()
  const contact = useContact()
  const { decision } = usePage()
  const here = decision.outcome === 'allow' ? decision.route.path : undefined
  return (
    <nav className="fy-footer-menu" aria-label={t('footerMenu.label')}>
      <ul className="fy-footer-menu-list">
        {footerMenu(access).map((entry) => {
          const Icon = ICONS[entry.id] ?? Gift
          return (
            <li key={entry.id}>
              <a
                href={entry.to}
                className="fy-footer-menu-item"
                data-id={entry.id}
                aria-current={entry.to === here ? 'page' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  event.preventDefault()
                  // CS-07
                  if (entry.id === 'service') contact()
                  else access.openFooter(entry)
                }}
              >
                <Icon aria-hidden className="fy-icon" />
                <span className="fy-footer-menu-label">{t.any(entry.labelKey)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
