import { Construction, ShieldBan } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { buttonClass } from '../../components/button/button-class.ts'
import { usePlatformStatus } from '../../hooks/store-hooks.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'

export interface StatusScreenProps {
  /** Where to ask; the link is left out when there is nowhere (STATUS-04). */
  readonly contactUrl?: string | undefined
}

/** Stands in place of the whole site while it is closed (STATUS-04, STATUS-05). Nothing when the site is open. */
export function StatusScreen({ contactUrl }: StatusScreenProps) {
  const t = useText()
  const foyer = useFoyer()
  const status = usePlatformStatus()
  if (status.kind === 'normal') return null
  const restricted = status.kind === 'restricted'
  return (
    <main className="fy-status">
      <span className="fy-status-icon" data-kind={status.kind}>
        {restricted ? <ShieldBan aria-hidden className="fy-icon" /> : <Construction aria-hidden className="fy-icon" />}
      </span>
      <h1 className="fy-status-title">{t(restricted ? 'status.restricted.title' : 'status.maintenance.title')}</h1>
      <p className="fy-status-text">{t(restricted ? 'status.restricted.text' : 'status.maintenance.text')}</p>
      {status.info ? <p className="fy-status-text">{status.info}</p> : null}
      {restricted ? (
        <dl className="fy-status-ip">
          <dt>{t('status.restricted.ip')}</dt>
          <dd>{status.ip ?? '-'}</dd>
        </dl>
      ) : null}
      {restricted && contactUrl ? (
        <a className={buttonClass({ tone: 'primary' })} href={contactUrl} rel="noopener noreferrer">
          {t('status.restricted.contact')}
        </a>
      ) : null}
      <Button tone="neutral" onClick={() => void foyer.platform.refreshStatus()}>
        {t('status.retry')}
      </Button>
    </main>
  )
}
