import { type DepositMethods, deposits, type DepositForm as Form, type Money, money, type Resource } from '@foyer/core'
import { depositBounds, leastBeyondLimit, quickAmounts } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useFieldFocus, useFocusInView } from '../../hooks/use-field-focus.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { usePromotions } from '../../hooks/use-promotions.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { AmountField } from '../amount-field/amount-field.tsx'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { IncompleteRows } from '../incomplete-note/incomplete-note.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Row } from '../stack/row.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { useContactSupport } from '../support-links/use-contact-support.ts'
import { DepositAttempts } from './deposit-attempts.tsx'
import { useDepositWords } from './deposit-words.ts'
import { FirstLimit } from './first-limit.tsx'
import { MethodChoice } from './method-choice.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { OpenDeposits } from './open-deposits.tsx'

const IDLE = { status: 'idle' } as const
const ONCE = /^1(\.0+)?$/

/** The ways to pay, once all is known that the form is drawn with: what came later would move it. */
export function useMethodsWhenWhole(): Resource<DepositMethods> {
  const { methods } = useFeature(deposits)
  const { platform } = useFoyer()
  const state = useResource(methods.$state, () => methods.load())
  // Tiles or rows.
  const { settled } = useStore(platform.$settings)
  const offers = usePromotions().status
  const hasOffers = (state.data?.promotionIds ?? []).length > 0
  return settled && !(hasOffers && (offers === 'idle' || offers === 'loading')) ? state : IDLE
}

/** The first step: how, how much, and with which offer. */
export function DepositForm({ form, offer }: { readonly form: Form; readonly offer?: string | undefined }) {
  const t = useText()
  const { methods } = useFeature(deposits)
  const state = useMethodsWhenWhole()
  const contact = useContactSupport()
  return (
    <>
      <DepositAttempts />
      <OpenDeposits />
      <IncompleteRows rows={state.data?.list} />
      <ResourceView
        resource={state}
        failedTitle={t('deposit.failed')}
        onRetry={() => void methods.load()}
        isEmpty={({ list, paused }) => paused === undefined && list.every(({ closed }) => closed !== undefined)}
        empty={
          <NotPossible
            form={form}
            title={t('deposit.none.title')}
            text={t('deposit.none.text')}
            action={<Button onClick={contact}>{t('deposit.support')}</Button>}
          />
        }
        loading={<WaitingForm />}
      >
        {(data, { stale, at }) => (
          <>
            {stale ? <StaleMark at={at} /> : null}
            <Possible form={form} methods={data} offer={offer} />
          </>
        )}
      </ResourceView>
    </>
  )
}

function WaitingForm() {
  const t = useText()
  return (
    <div className="fy-deposit-form" role="status" aria-busy="true" aria-label={t('state.loading')}>
      <Skeleton className="fy-deposit-legend-waiting" />
      <Skeleton shape="block" className="fy-deposit-methods-waiting" />
    </div>
  )
}

interface FieldsProps {
  readonly form: Form
  readonly methods: DepositMethods
  /** Id of the promotion with which one came. */
  readonly offer: string | undefined
}

/** The fields, or why none of them could be used. */
function Possible(props: FieldsProps) {
  const { form, methods } = props
  const { paused, limit, list } = methods
  if (paused !== undefined) return <Paused form={form} until={paused.until} />
  const least = leastBeyondLimit(list, limit?.remaining)
  if (limit === undefined || least === undefined) return <Fields {...props} />
  return <LimitReached form={form} limit={limit} least={least} />
}

/** The member takes a break. Money out is always possible. */
function Paused({ form, until }: { readonly form: Form; readonly until: number | undefined }) {
  const t = useText()
  const words = useDepositWords()
  const contact = useContactSupport()
  return (
    <NotPossible
      form={form}
      title={t('deposit.paused.title')}
      text={until === undefined ? t('deposit.paused.text') : t('deposit.paused.until', { until: words.moment(until) })}
      action={
        <Row className="fy-deposit-ways">
          <ButtonLink to={{ name: 'withdraw' }}>{t('member.withdraw')}</ButtonLink>
          <Button onClick={contact}>{t('deposit.support')}</Button>
        </Row>
      }
    />
  )
}

interface LimitReachedProps {
  readonly form: Form
  readonly limit: NonNullable<DepositMethods['limit']>
  /** That a way to pay takes. */
  readonly least: Money
}

/** The member's own limit leaves less than any way to pay takes. */
function LimitReached({ form, limit, least }: LimitReachedProps) {
  const t = useText()
  const words = useDepositWords()
  const { remaining, freesAt } = limit
  const more = t('deposit.limit.more', { freesAt: words.moment(freesAt) })
  const isUsedUp = money.isZero(remaining)
  return (
    <NotPossible
      form={form}
      title={
        isUsedUp ? t('deposit.limit.reached') : t('valid.amount.beyondLimit', { remaining: words.amount(remaining) })
      }
      text={isUsedUp ? more : `${t('deposit.limit.smallest', { smallest: words.amount(least) })} ${more}`}
      action={<ButtonLink to={{ name: 'depositLimits' }}>{t('deposit.limits.own')}</ButtonLink>}
    />
  )
}

interface NotPossibleProps extends Pick<EmptyStateProps, 'title' | 'text' | 'action'> {
  readonly form: Form
}

/** Where nothing can be paid in. After a payment that was refused the keyboard goes on here. */
function NotPossible({ form, ...state }: NotPossibleProps) {
  const t = useText()
  const { error, errors } = useStore(form.$state)
  const isRefused = error !== undefined || errors.methodCode !== undefined
  const element = useRef<HTMLDivElement>(null)
  useFocusWhenLost(element, isRefused)
  useFocusInView(element)
  return (
    <div ref={element} className="fy-deposit-told" tabIndex={isRefused ? -1 : undefined}>
      {error === undefined ? null : (
        <p className="fy-form-failure" role="alert">
          {t('deposit.notPaid')}
        </p>
      )}
      <EmptyState {...state} />
    </div>
  )
}

function Fields({ form, methods, offer }: FieldsProps) {
  const t = useText()
  const words = useDepositWords()
  const { access, config } = useFoyer()
  const online = useOnline()
  const errorText = useErrorText()
  const { values, errors, error } = useStore(form.$state)
  const typed = useStore(form.$amount)
  const method = useStore(form.$method)
  const element = useRef<HTMLFormElement>(null)
  const wrong = (['methodCode', 'amount', 'promotionId'] as const).find((field) => errors[field] !== undefined)
  // A review that is no longer possible leads back to what is wrong.
  const [wanted] = useState(wrong)
  useFieldFocus(element, wanted)
  // Beside what has the focus: the top of the form may be out of sight then.
  const failure =
    error === undefined ? null : (
      <p className="fy-form-failure" role="alert">
        {wrong === undefined ? errorText(error) : t('deposit.notPaid')}
      </p>
    )
  const { limit, identity, turnover, promotionIds } = methods
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate()) access.go({ name: 'deposit', params: { step: 'review' } })
  }
  return (
    <form ref={element} className="fy-deposit-form" tabIndex={-1} noValidate onSubmit={review}>
      <FirstLimit onLater={() => element.current?.focus()} />
      {limit === undefined ? null : (
        <Note className="fy-deposit-note">
          {t('deposit.limit', { remaining: words.amount(limit.remaining), freesAt: words.moment(limit.freesAt) })}
        </Note>
      )}
      {wrong === undefined || wrong === 'methodCode' ? failure : null}
      <MethodChoice
        methods={methods.list}
        value={values.methodCode}
        remaining={limit?.remaining}
        error={fieldMessage(t, errors.methodCode)}
        onChoose={(methodCode) => form.set('methodCode', methodCode)}
      />
      {wrong === 'amount' ? failure : null}
      <div className="fy-deposit-amount">
        <AmountField
          name="amount"
          value={values.amount}
          label={t('deposit.amount', { currency: config.currency.code })}
          reading={typed?.ok === true ? typed.money : undefined}
          readings={typed?.ok === false ? typed.readings : undefined}
          error={fieldMessage(t, errors.amount)}
          hint={method === undefined ? undefined : words.limits(depositBounds(method, limit?.remaining))}
          onValue={(amount) => form.set('amount', amount)}
          onPick={form.typeAmount}
          onBlur={() => values.amount.trim() !== '' && form.touch('amount')}
        />
        {method === undefined ? null : (
          <fieldset className="fy-deposit-quick" aria-label={t('deposit.quick')}>
            {quickAmounts(method, limit?.remaining).map((amount) => (
              <Button key={amount} size="small" onClick={() => form.typeAmount(amount)}>
                {words.short(amount)}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {wrong === 'promotionId' ? failure : null}
      <OfferChoice
        offers={promotionIds}
        value={values.promotionId}
        wanted={offer}
        error={fieldMessage(t, errors.promotionId)}
        onChoose={(promotionId) => {
          form.set('promotionId', promotionId)
          // A reload chooses nothing again.
          if (offer !== undefined) access.go({ name: 'deposit' }, { replace: true })
        }}
      />
      {turnover === undefined || money.isZero(turnover) ? null : (
        <Note className="fy-deposit-note">
          {ONCE.test(turnover) ? t('deposit.turnover.once') : t('deposit.turnover.times', { times: turnover })}
        </Note>
      )}
      {identity === 'none' || identity === 'rejected' ? (
        <Note className="fy-deposit-note">
          {t('deposit.identity')}{' '}
          <Link to={{ name: 'verification' }} className="fy-deposit-link">
            {t('deposit.identity.link')}
          </Link>
        </Note>
      ) : null}
      <Button type="submit" tone="primary" wide disabled={!online}>
        {t('deposit.review')}
      </Button>
      {online ? null : <Note className="fy-deposit-note">{t('error.network.offline')}</Note>}
      <Row as="p" gap={6} lineGap={0} justify="center">
        <Link to={{ name: 'help' }} className="fy-deposit-link">
          {t('deposit.help')}
        </Link>
      </Row>
    </form>
  )
}
