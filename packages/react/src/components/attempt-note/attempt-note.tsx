import { type Attempt, attempts } from '@foyer/core'
import type { ReactNode } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { useContactSupport } from '../support-links/use-contact-support.ts'

export interface AttemptNoteProps {
  readonly attempt: Attempt | undefined
  /** What is said, and where it leads, when it was made while no person waited. */
  readonly made: ReactNode
}

/**
 * What is known of an action on money while its end is not, and the end itself where no person was there to see it. Nothing
 * while it is sent as usual.
 */
export function AttemptNote({ attempt, made }: AttemptNoteProps) {
  const t = useText()
  const errorText = useErrorText()
  const attemptsApi = useFeature(attempts)
  const contact = useContactSupport()
  if (attempt === undefined || attempt.state.status === 'sending') return null
  const { key, reference, state } = attempt
  const seen = (
    <Button size="small" onClick={() => attemptsApi.dismiss(key)}>
      {t('attempt.seen')}
    </Button>
  )
  const support = (
    <Button size="small" tone="quiet" onClick={contact}>
      {t('attempt.support')}
    </Button>
  )
  switch (state.status) {
    case 'elsewhere':
      return (
        <p className="fy-attempt" role="status">
          {t('attempt.elsewhere')}
        </p>
      )
    case 'unknown':
      return (
        <div className="fy-attempt">
          <p role="status">{state.isChecking ? t('attempt.checking') : t('attempt.unknown', { reference })}</p>
          {state.isChecking ? null : (
            <div className="fy-attempt-actions">
              <Button size="small" onClick={() => attemptsApi.check(key)}>
                {t('attempt.check')}
              </Button>
              {support}
            </div>
          )}
        </div>
      )
    case 'made':
      return (
        <div className="fy-attempt">
          <div role="status">{made}</div>
          <div className="fy-attempt-actions">{seen}</div>
        </div>
      )
    case 'refused':
      return (
        <div className="fy-attempt" data-tone="danger">
          <p role="alert">{errorText(state.error)}</p>
          <div className="fy-attempt-actions">{seen}</div>
        </div>
      )
    case 'expired':
      return (
        <div className="fy-attempt" data-tone="danger">
          <p role="alert">{t('attempt.expired', { reference })}</p>
          <div className="fy-attempt-actions">
            {support}
            {seen}
          </div>
        </div>
      )
  }
}
