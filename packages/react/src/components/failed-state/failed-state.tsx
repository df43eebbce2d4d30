import { type FoyerError, problemKey } from '@foyer/core'
import { CloudOff, RotateCw } from 'lucide-react'
import { errorText } from '../../text/error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { joinClasses } from '../join-classes.ts'

export interface FailedStateProps {
  readonly error?: FoyerError | undefined
  readonly onRetry?: (() => void) | undefined
  readonly title?: string | undefined
  readonly className?: string | undefined
}

/** Says what happened and offers another try. */
export function FailedState({ error, onRetry, title, className }: FailedStateProps) {
  const t = useText()
  return (
    <div className={joinClasses('fy-state', className)} role="alert">
      <span className="fy-state-icon" data-tone="danger">
        <CloudOff aria-hidden className="fy-icon" />
      </span>
      <p className="fy-state-title">{title ?? t('state.failed')}</p>
      {error ? <p className="fy-state-text">{errorText(t, error, problemKey(error, 'read'))}</p> : null}
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          <RotateCw aria-hidden className="fy-icon" />
          {t('state.retry')}
        </Button>
      ) : null}
    </div>
  )
}
