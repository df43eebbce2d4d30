import { useFoyer, useText } from '@foyer/react'
import { MessageCircle } from 'lucide-react'
import { Card } from './card.tsx'
import { supportChannels } from './support-channels.ts'

interface ContactsProps {
  /** To write to the service is what the page is for: the first way is its main button. */
  readonly primary?: boolean
}

/** The ways to reach the service of this merchant. */
export function Contacts({ primary = false }: ContactsProps) {
  const t = useText()
  const channels = supportChannels(useFoyer().config)
  return (
    <Card title={t('page.contact.heading')}>
      <p>{t(channels.length === 0 ? 'page.contact.none' : 'page.contact.text')}</p>
      <div className="site-stack">
        {channels.map(({ name, url }, index) => (
          <a
            key={name}
            className={`fy-button fy-button-${primary && index === 0 ? 'primary' : 'neutral'} fy-button-medium`}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="fy-button-label">
              <MessageCircle aria-hidden="true" className="fy-icon" />
              {t('page.contact.open', [name])}
            </span>
          </a>
        ))}
      </div>
    </Card>
  )
}
