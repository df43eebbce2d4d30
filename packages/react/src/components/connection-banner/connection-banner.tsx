import { useConnection } from '../../hooks/store-hooks.ts'
import { useRootAttribute } from '../../hooks/use-root-attribute.ts'
import { useText } from '../../text/use-text.ts'

/** Says that the connection is slow or missing, for as long as it is (PERR-10), and what has to wait for it. */
export function ConnectionBanner() {
  const t = useText()
  const state = useConnection()
  useRootAttribute('data-fy-offline', state !== 'online')
  return (
    <div role="status" className="fy-connection-banner" data-state={state}>
      {state === 'online' ? null : state === 'slow' ? (
        t('error.network.slow')
      ) : (
        <span>
          <strong>{t('error.network.offline')}</strong> {t('connection.offline.waits')}
        </span>
      )}
    </div>
  )
}
