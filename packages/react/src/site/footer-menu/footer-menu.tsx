import { footerMenu } from '@foyer/core/site'
import { CircleUserRound, Gift, Headset, type LucideIcon, UserPlus, Users, WalletMinimal } from 'lucide-react'
import { Link } from '../../components/link/link.tsx'
import { useContactSupport } from '../../components/support-links/use-contact-support.ts'
import { LazyUnreadBadge } from '../../components/unread-badge/lazy-unread-badge.tsx'
import { isPlainClick } from '../../hooks/is-plain-click.ts'
import { useAccess } from '../../hooks/use-access.ts'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { useText } from '../../text/use-text.ts'

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
  const contact = useContactSupport()
  const { route } = useCurrentPage().result
  const entries = footerMenu(access)
  return (
    // What scrolls under the bar can come out from under it.
    <div className="fy-footer-menu-room">
      <nav className="fy-footer-menu" aria-label={t('footerMenu.label')}>
        <ul className="fy-footer-menu-list" data-entries={entries.length}>
          {entries.map((entry) => {
            const Icon = ICONS[entry.id] ?? Gift
            const inside = entry.pages.includes(route.name)
            const content = (
              <>
                <Icon aria-hidden className="fy-icon" />
                <span className="fy-footer-menu-label">{t.any(entry.labelKey)}</span>
                {/* The member center has the entry of the messages; service begins with the chat (CS-07). */}
                {entry.id === 'memberCenter' ? <LazyUnreadBadge of="total" className="fy-footer-menu-badge" /> : null}
                {entry.id === 'service' ? <LazyUnreadBadge of="chat" className="fy-footer-menu-badge" /> : null}
              </>
            )
            const shared = {
              className: 'fy-footer-menu-item',
              'data-id': entry.id,
              'aria-current': inside ? (access.pathOf(entry.to) === route.path ? 'page' : 'true') : undefined,
            } as const
            return (
              <li key={entry.id}>
                {entry.id === 'service' ? (
                  // Where it leads is not known before the tap: to the chat, to a messenger, or to the message center (CS-07).
                  <button type="button" data-replay="" {...shared} onClick={contact}>
                    {content}
                  </button>
                ) : (
                  <Link
                    to={entry.to}
                    {...shared}
                    onClick={(event) => {
                      if (!isPlainClick(event)) return
                      event.preventDefault()
                      access.openFooter(entry)
                    }}
                  >
                    {content}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
