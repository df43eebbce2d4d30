import { Button, ButtonLink, FailedState, useConnection, useOnline, useText } from '@foyer/react'
import { useEffect, useRef } from 'react'

/** Browsers say that the network is back a moment before it answers: for so long each failure is tried again, ms. */
const RETURNING_MS = 10_000
const RETRY_MS = 1000
let cameBackAt = Number.NEGATIVE_INFINITY

/** In place of a page that failed, or that cannot be loaded offline. Tries again by itself when the network is back. */
export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  const online = useOnline()
  const isOffline = useConnection() === 'offline'
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
  // A file that was missing stays so in this document (`entry/load-again.ts`).
  const tryAgain = () => {
    if (online && document.documentElement.dataset.filesMissing !== undefined) location.reload()
    else onRetry()
  }
  return (
    <FailedState title={t('site.crash.title')} text={t('site.crash.text')}>
      <div className="site-buttons">
        {isOffline ? null : (
          <Button tone="primary" onClick={tryAgain}>
            {t('state.retry')}
          </Button>
        )}
        <ButtonLink to={{ name: 'home' }}>{t('site.crash.home')}</ButtonLink>
      </div>
    </FailedState>
  )
}
