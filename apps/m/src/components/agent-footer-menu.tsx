import { agentAnnouncements } from '@foyer/core'
import { agentFooterMenu } from '@foyer/core/site'
import { CountBadge, Link, useAccess, useFeature, useFoyer, useStore, useText } from '@foyer/react'
import { House, type LucideIcon, Megaphone, PiggyBank, UserPlus } from 'lucide-react'
import { useEffect } from 'react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  home: House,
  openAccount: UserPlus,
  dividend: PiggyBank,
  announcements: Megaphone,
}

/** The bar at the bottom of the agent home (AGENT-21 to AGENT-23). */
export function AgentFooterMenu() {
  const t = useText()
  const access = useAccess()
  const { platform, config } = useFoyer()
  const noticesApi = useFeature(agentAnnouncements)
  const unread = useStore(noticesApi.$unread)
  useEffect(() => void noticesApi.refresh(), [noticesApi])
  const entries = agentFooterMenu(access, platform, config)
  return (
    <div className="fy-footer-menu-room">
      <nav className="fy-footer-menu" aria-label={t('agent.footer.label')}>
        <ul className="fy-footer-menu-list" data-entries={entries.length}>
          {entries.map(({ id, labelKey, to }) => {
            const Icon = ICONS[id] ?? Megaphone
            return (
              <li key={id}>
                <Link to={to} className="fy-footer-menu-item">
                  <Icon aria-hidden className="fy-icon" />
                  <span className="fy-footer-menu-label">{t.any(labelKey)}</span>
                  {id === 'announcements' ? (
                    <CountBadge count={unread} label={t('unread.count', [unread])} className="fy-footer-menu-badge" />
                  ) : null}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
