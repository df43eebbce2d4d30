import { Button, ButtonLink, EmptyState, useText } from '@foyer/react'
import { CloudAlert } from 'lucide-react'

/** In place of a page that failed. */
export function CrashScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <EmptyState
      icon={<CloudAlert aria-hidden="true" className="fy-icon" />}
      title={t('site.crash.title')}
      text={t('site.crash.text')}
      action={
        <div className="site-buttons">
          <Button tone="primary" onClick={onRetry}>
            {t('site.crash.retry')}
          </Button>
          <ButtonLink to="/m/home">{t('site.crash.home')}</ButtonLink>
        </div>
      }
    />
  )
}
