import { Button, ButtonLink, FailedState, Row, useConnection, useOnline, useText } from '@foyer/react'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Browsers say that the network is back a moment before it answers: for so long each failure is tried again, ms. */
const RETURNING_MS = 10_000
const RETRY_MS = 1000
let cameBackAt = Number.NEGATIVE_INFINITY
/** The return of the network after which this document was left: once for each, else it could be left for ever. */
let leftAfter: number | undefined

/** In place of a page that failed, or that cannot be loaded offline. Tries again by itself when the network is back. */
export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  const online = useOnline()
  const isOffline = useConnection() === 'offline'
  const wasOnline = useRef(online)
  const tryAgain = async (isTap: boolean) => {
    // A file that was missing stays so in this document (`entry/load-again.ts`).
    if (document.documentElement.dataset.filesMissing === undefined) return onRetry()
    const { href } = location
    // Nothing but the host answers this: the service worker has documents for those alone who open one.
    const isThere = await fetch('').then(
      ({ ok }) => ok,
      () => false,
    )
    // Someone has gone on to another page.
    if (location.href !== href) return
    if (!isThere) onRetry()
    else if (isTap || leftAfter !== cameBackAt) {
      leftAfter = cameBackAt
      location.reload()
    }
  }
  const retry = useEffectEvent(() => void tryAgain(false))
  useEffect(() => {
    if (online && !wasOnline.current) {
      cameBackAt = performance.now()
      retry()
    }
    wasOnline.current = online
    if (!online || performance.now() - cameBackAt > RETURNING_MS) return undefined
    const timer = setTimeout(() => retry(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [online])
  return (
    <FailedState title={t('site.crash.title')} text={t('site.crash.text')}>
      <Row className="site-buttons">
        {isOffline ? null : (
          <Button tone="primary" onClick={() => void tryAgain(true)}>
            {t('state.retry')}
          </Button>
        )}
        <ButtonLink to={{ name: 'home' }}>{t('site.crash.home')}</ButtonLink>
      </Row>
    </FailedState>
  )
}
