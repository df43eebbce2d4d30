import { WifiOff } from 'lucide-react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useText } from '../../text/use-text.ts'

export interface OfflineMarkProps {
  /** The content beside it is out of date, also with a network. */
  readonly stale?: boolean | undefined
}

/** A quiet mark: offline, or content from before a failed refresh. */
export function OfflineMark({ stale = false }: OfflineMarkProps) {
  const t = useText()
  const online = useOnline()
  const words = online ? (stale ? t('state.stale') : '') : t('state.offline')
  return (
    <div role="status" className="fy-offline" data-shown={words !== '' || undefined}>
      {words === '' ? null : (
        <>
          <WifiOff aria-hidden className="fy-icon" />
          {words}
        </>
      )}
    </div>
  )
}
