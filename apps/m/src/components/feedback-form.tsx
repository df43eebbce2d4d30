import { feedback } from '@foyer/core'
import { trimmedLength } from '@foyer/core/site'
import {
  errorText,
  fieldMessage,
  Link,
  SubmitButton,
  TextArea,
  useDisposable,
  useFeature,
  useFieldFocus,
  useFoyer,
  useSession,
  useText,
} from '@foyer/react'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { Card } from './card.tsx'

/** What players write to the merchant (FEEDBACK-01, FEEDBACK-02). */
export function FeedbackForm({ returnTo }: { readonly returnTo: string }) {
  const t = useText()
  const { min, max } = useFoyer().config.validation.feedback
  const feedbackApi = useFeature(feedback)
  const form = useDisposable(() => feedbackApi.form({ returnTo }), [feedbackApi, returnTo])
  const { values, errors, status, error } = useStore(form.$state)
  const [isSent, setSent] = useState(false)
  const isGuest = useSession().type === 'guest'
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const sending = status === 'submitting'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { ok } = await form.submit()
    if (ok) setSent(true)
  }
  return (
    <Card title={t('page.feedback.heading')}>
      <form ref={element} className="site-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="site-aside">{t('page.feedback.lead')}</p>
        <TextArea
          label={t('page.feedback.label')}
          name="content"
          value={values.content}
          readOnly={sending}
          error={fieldMessage(t, errors.content)}
          hint={t('valid.length', [min, max])}
          count={trimmedLength(values.content)}
          most={max}
          onValue={(value) => {
            setSent(false)
            form.set('content', value)
          }}
        />
        {error !== undefined && (status === 'failed' || status === 'unknown') ? (
          <p className="fy-form-failure" role="alert">
            {status === 'unknown' ? t('page.feedback.unknown') : errorText(t, error, 'page.feedback.notSent')}
          </p>
        ) : null}
        <p className={isSent ? undefined : 'fy-hidden-text'} role="status">
          {isSent ? (
            <>
              {t('page.feedback.sent')}{' '}
              <Link to={{ name: 'home' }} className="site-link">
                {t('page.toLobby')}
              </Link>
            </>
          ) : null}
        </p>
        <SubmitButton busy={sending} disabled={sending}>
          {t(sending ? 'page.feedback.sending' : isGuest ? 'page.feedback.signIn' : 'page.feedback.send')}
        </SubmitButton>
      </form>
    </Card>
  )
}
