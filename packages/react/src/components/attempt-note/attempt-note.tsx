import { type Attempt, attempts } from '@foyer/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Row } from '../stack/row.tsx'
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
      return <UnknownEnd key={key} attempt={attempt} isChecking={state.isChecking} support={support} />
    case 'made':
      return (
        <div className="fy-attempt">
          <div role="status">{made}</div>
          <Row>{seen}</Row>
        </div>
      )
    case 'refused':
      return (
        <div className="fy-attempt" data-tone="danger">
          <p role="alert">{errorText(state.error)}</p>
          <Row>{seen}</Row>
        </div>
      )
    case 'expired':
      return (
        <div className="fy-attempt" data-tone="danger">
          <p role="alert">{t('attempt.expired', { reference })}</p>
          <Row>
            {support}
            {seen}
          </Row>
        </div>
      )
  }
}

interface UnknownEndProps {
  readonly attempt: Attempt
  /** The platform is being asked, by itself or because the person wants it. */
  readonly isChecking: boolean
  readonly support: ReactNode
}

/**
 * The platform is asked every few seconds, which is neither shown nor announced. The words change when a check is over for the
 * first time, and with a check that the person asks for.
 */
function UnknownEnd({ attempt: { key, reference }, isChecking, support }: UnknownEndProps) {
  const t = useText()
  const attemptsApi = useFeature(attempts)
  const [wasChecked, setChecked] = useState(!isChecking)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isChecking) return
    setChecked(true)
    setAsked(false)
  }, [isChecking])
  const isBusy = isAsked && isChecking
  const check = () => {
    setAsked(true)
    attemptsApi.check(key)
  }
  return (
    <div className="fy-attempt">
      <p role="status">{wasChecked && !isBusy ? t('attempt.unknown', { reference }) : t('attempt.checking')}</p>
      {wasChecked ? (
        <Row>
          <Button size="small" busy={isBusy} onClick={check}>
            {t('attempt.check')}
          </Button>
          {support}
        </Row>
      ) : null}
    </div>
  )
}
