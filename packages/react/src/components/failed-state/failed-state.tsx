import { type FoyerError, problemKey } from '@foyer/core'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRetryWhenOnline } from '../../hooks/use-retry-when-online.ts'
import { errorText } from '../../text/error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { joinClasses } from '../join-classes.ts'

export interface FailedStateProps {
  readonly error?: FoyerError | undefined
  readonly onRetry?: (() => void) | undefined
  readonly title?: string | undefined
  /** In place of the words of the error. */
  readonly text?: string | undefined
  /** Another way on. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/**
 * Says what happened and offers another try. Without a network it says that, whatever has failed, and tries again by itself
 * when the network is back.
 */
export function FailedState({ error, onRetry, title, text, children, className }: FailedStateProps) {
  const t = useText()
  const isOffline = useRetryWhenOnline(onRetry)
  const words = isOffline
    ? t('state.offline.text')
    : (text ?? (error && errorText(t, error, problemKey(error, 'read'))))
  return (
    <div className={joinClasses('fy-state', className)} role={isOffline ? 'status' : 'alert'}>
      <span className="fy-state-icon" data-tone={isOffline ? undefined : 'danger'}>
        <CloudOff aria-hidden className="fy-icon" />
      </span>
      <p className="fy-state-title">{isOffline ? t('state.offline') : (title ?? t('state.failed'))}</p>
      {words ? <p className="fy-state-text">{words}</p> : null}
      {onRetry && !isOffline ? (
        <Button size="small" onClick={onRetry}>
          <RotateCw aria-hidden className="fy-icon" />
          {t('state.retry')}
        </Button>
      ) : null}
      {children}
    </div>
  )
}
