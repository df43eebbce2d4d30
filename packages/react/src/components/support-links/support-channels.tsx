import { sideMenuSupport } from '@foyer/core/site'
import { useSupportEntries } from '../../hooks/use-support-entries.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { LazyUnreadBadge } from '../unread-badge/lazy-unread-badge.tsx'
import { SupportIcon, SupportLink, supportName } from './support-link.tsx'

export interface SupportChannelsProps {
  readonly onLeave: () => void
}

/** Rows of the menu: live chat, Telegram, Facebook, then the contact icons (MENU-04, CS-02). */
export function SupportChannels({ onLeave }: SupportChannelsProps) {
  const t = useText()
  const { config } = useFoyer()
  const found = useSupportEntries()
  const { livechat, rows, icons } = sideMenuSupport(found.status === 'ready' ? found.data : [], config)
  const lines = livechat === undefined ? rows : [livechat, ...rows]
  return (
    <>
      {lines.map((entry) => (
        <li key={entry.csPosition}>
          <SupportLink entry={entry} className="fy-menu-item" onClick={onLeave}>
            <SupportIcon network={entry.network} />
            <span className="fy-menu-label">{supportName(t, entry, lines)}</span>
            {entry.kind === 'livechat' ? <LazyUnreadBadge of="chat" /> : null}
          </SupportLink>
        </li>
      ))}
      {icons.length > 0 ? (
        <li className="fy-support-icons">
          {icons.map((entry) => (
            <SupportLink
              key={entry.network}
              entry={entry}
              className="fy-icon-button"
              label={t(`service.${entry.network}`)}
              onClick={onLeave}
            >
              <SupportIcon network={entry.network} />
            </SupportLink>
          ))}
        </li>
      ) : null}
    </>
  )
}
