import { floatingSupportEntries } from '@foyer/core/site'
import { Headset, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useScrollingDown } from '../../hooks/use-scrolling-down.ts'
import { useSupportEntries } from '../../hooks/use-support-entries.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { LazyUnreadBadge } from '../unread-badge/lazy-unread-badge.tsx'
import { SupportIcon, SupportLink, supportName } from './support-link.tsx'

/**
 * Customer service, floating over the lobby (CS-01, HOME-06). Hidden where the merchant has no
 * support, and while the person scrolls down; the focus brings it back.
 */
export function FloatingSupport() {
  const t = useText()
  const id = useId()
  const { config } = useFoyer()
  const found = useSupportEntries()
  const [open, setOpen] = useState(false)
  const aside = useScrollingDown() && !open
  const entries = found.status === 'ready' ? floatingSupportEntries(found.data, config) : []
  if (entries.length === 0) return null
  return (
    <nav className="fy-support" aria-label={t('service.label')} data-aside={aside || undefined}>
      {open ? (
        <ul className="fy-support-list" id={id}>
          {entries.map((entry) => (
            <li key={entry.csPosition}>
              <SupportLink entry={entry} className="fy-support-button">
                <SupportIcon network={entry.network} />
                <span className="fy-support-name">{supportName(t, entry, entries)}</span>
                {entry.kind === 'livechat' ? <LazyUnreadBadge of="chat" /> : null}
              </SupportLink>
            </li>
          ))}
        </ul>
      ) : null}
      <button
        type="button"
        className="fy-support-toggle"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden className="fy-icon" /> : <Headset aria-hidden className="fy-icon" />}
        <span className="fy-hidden-text">{t('service.label')}</span>{' '}
        {open || entries.every(({ kind }) => kind !== 'livechat') ? null : (
          <LazyUnreadBadge of="chat" className="fy-support-badge" />
        )}
      </button>
    </nav>
  )
}
