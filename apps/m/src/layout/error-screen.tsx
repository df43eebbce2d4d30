import { Button, ButtonLink, EmptyState, useOnline, useText } from '@foyer/react'
import { CloudAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Browsers say that the network is back a moment before it answers: for so long each failure is tried again, ms. */
const RETURNING_MS = 10_000
const RETRY_MS = 1000
let cameBackAt = Number.NEGATIVE_INFINITY

/** In place of a page that failed, or that cannot be loaded offline. Tries again by itself when the network is back. */
export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  const online = useOnline()
  const wasOnline = useRef(online)
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    if (online && !wasOnline.current) {
      cameBackAt = performance.now()
      retry.current()
    }
    wasOnline.current = online
    if (!online || performance.now() - cameBackAt > RETURNING_MS) return undefined
    const timer = setTimeout(() => retry.current(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [online])
  return (
    <EmptyState
      icon={<CloudAlert aria-hidden="true" className="fy-icon" />}
      title={t(online ? 'site.crash.title' : 'site.offline.title')}
      text={t(online ? 'site.crash.text' : 'site.offline.text')}
      action={
        <div className="site-buttons">
          <Button tone="primary" onClick={onRetry}>
            {t('site.crash.retry')}
          </Button>
          <ButtonLink to={{ name: 'home' }}>{t('site.crash.home')}</ButtonLink>
        </div>
      }
    />
  )
}
