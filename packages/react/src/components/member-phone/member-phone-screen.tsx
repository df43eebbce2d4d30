import { memberPhone, securityCenter } from '@foyer/core'
import { isPhoneTask } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useAccess } from '../../hooks/use-access.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { CodeFields } from '../account-fields/phone-code-fields.tsx'
import { Button } from '../button/button.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { DonePanel } from '../done-panel/done-panel.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { WaitingBlocks } from '../skeleton/waiting-blocks.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { useContactSupport } from '../support-links/use-contact-support.ts'

export interface MemberPhoneScreenProps {
  /** The name of the page that needs the number, as in the address. The member goes on there. Default: the security center. */
  readonly task?: string | undefined
}

/** The mobile number of the account: added and confirmed by a code, or shown with the way to change it (settlement 44). */
export function MemberPhoneScreen(props: MemberPhoneScreenProps) {
  return (
    <PageTexts>
      <Screen {...props} />
    </PageTexts>
  )
}

function Screen({ task }: MemberPhoneScreenProps) {
  const t = useText()
  const security = useFeature(securityCenter)
  const feature = useFeature(memberPhone)
  const facts = useResource(security.$facts, feature.load)
  const state = useStore(feature.$state)
  const hadForm = useRef(false)
  useEffect(() => {
    if (state === 'missing' || state === 'unconfirmed') hadForm.current = true
  }, [state])
  return (
    <ResourceView
      resource={facts}
      loading={<WaitingBlocks count={3} className="fy-member-phone" blockClassName="fy-member-phone-waiting" />}
      failedTitle={t('phone.failed')}
      onRetry={() => void feature.load()}
    >
      {({ mobileNum = '' }, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          {state === 'confirmed' ? (
            <Confirmed masked={mobileNum} task={task} hasArrived={hadForm.current} />
          ) : (
            <AddPhoneForm unconfirmed={state === 'unconfirmed' ? mobileNum : undefined} />
          )}
        </>
      )}
    </ResourceView>
  )
}

/** @param unconfirmed the number that the account has and that no code has proved */
function AddPhoneForm({ unconfirmed }: { readonly unconfirmed: string | undefined }) {
  const t = useText()
  const errorText = useErrorText()
  const feature = useFeature(memberPhone)
  const form = useDisposable(() => feature.form(), [feature])
  const { status, error, errors } = useStore(form.$state)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const isToldAtField = error?.code === 'phone.taken' && errors.mobileNum !== undefined
  return (
    <form ref={element} className="fy-member-phone" noValidate onSubmit={submit}>
      <p className="fy-member-phone-lead">
        {unconfirmed === undefined ? t('phone.lead') : t('phone.unconfirmed', [unconfirmed])}
      </p>
      <CodeFields form={form} />
      {(status === 'failed' || status === 'unknown') && error !== undefined && !isToldAtField ? (
        <p className="fy-form-failure" role="alert">
          {status === 'unknown' ? t('phone.unknown') : errorText(error)}
        </p>
      ) : null}
      <SubmitButton busy={status === 'submitting'}>{t('phone.add')}</SubmitButton>
    </form>
  )
}

interface ConfirmedProps extends MemberPhoneScreenProps {
  readonly masked: string
  /** The number was confirmed a moment ago: the form that had the focus has gone. */
  readonly hasArrived: boolean
}

function Confirmed({ masked, task, hasArrived }: ConfirmedProps) {
  const t = useText()
  const access = useAccess()
  const contact = useContactSupport()
  const number = <bdi className="fy-member-phone-number">{masked}</bdi>
  return (
    <DonePanel
      title={t('phone.confirmed')}
      text={
        <>
          {t('phone.confirmed.text')} {number}
        </>
      }
      takesFocus={hasArrived}
    >
      <Button tone="primary" wide onClick={() => access.leave({ name: isPhoneTask(task) ? task : 'securityCenter' })}>
        {t(isPhoneTask(task) ? 'phone.goOn' : 'phone.toSecurity')}
      </Button>
      {hasArrived ? null : (
        <Button tone="quiet" wide onClick={contact}>
          {t('phone.change')}
        </Button>
      )}
    </DonePanel>
  )
}
